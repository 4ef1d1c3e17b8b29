"""What the build does with the C that mypyc generates, before it is compiled (hatch_build.py).

It mends one fault of mypyc, takes short ways for memory and lists, and tells gcc what runs once.
Loaded by the process that compiles, from the folder of the project.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

# --- what mypyc gets wrong ------------------------------------------------------------------------

# mypyc 2.4.1 ends every deallocator with CPython's "trashcan", which puts an object aside when more
# than 50 deallocations are nested, and frees it later. It keeps the objects in a list made of their
# garbage collector headers. Objects of classes with `acyclic=True` have no such header: the list is
# written over whatever lies before them. They need no trashcan, since none of them leads to a chain
# (tests/test_memory.py looks at that), so their deallocators are compiled without.
ACYCLIC = re.compile(r"^@mypyc_attr\(.*\bacyclic=True\b", re.M)
TEMPLATE = re.compile(r"^static PyTypeObject \w+_template_ = \{\n(.*?)^\};", re.M | re.S)
DEALLOC = re.compile(r"\.tp_dealloc = \(destructor\)(\w+),")
COLLECTED = "Py_TPFLAGS_HAVE_GC"
TRASHCAN = re.compile(
    r"^ *CPy_TRASHCAN_BEGIN\(self, (\w+)\)\n"
    r"( *\w+\(\(PyObject \*\)self\);\n *Py_TYPE\(self\)->tp_free\(\(PyObject \*\)self\);\n)"
    r" *CPy_TRASHCAN_END\(self\)\n",
    re.M,
)


def mended(c: str) -> tuple[str, int]:
    """Generated C without the trashcan where it does harm, and in how many deallocators it was."""
    freed: dict[str, bool] = {}  # by which deallocator; whether the collector knows the type
    for template in TEMPLATE.findall(c):
        for name in DEALLOC.findall(template):
            freed[name] = COLLECTED in template
    found = TRASHCAN.findall(c)
    if len(found) != c.count("TRASHCAN_BEGIN") or not freed.keys() >= {name for name, _ in found}:
        sys.exit("mypyc writes deallocators otherwise than generated_c.py expects: look at them")
    c = TRASHCAN.sub(lambda match: match[0] if freed[match[1]] else match[2], c)
    return c, sum(not freed[name] for name, _ in found)


# --- short ways -----------------------------------------------------------------------------------

# Included before everything else: `list.append` is no call while the list has room, and the first
# one makes room for twelve; `list.pop` moves what comes behind and gives no memory back, where
# CPython would for a stack that goes up and down; what only errors reach lies apart from the rest.
SHORTCUTS = """\
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#ifdef __GNUC__
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeErrorTraceback(
    const char *, const char *, int, PyObject *, const char *, PyObject *);
#endif
#ifndef Py_GIL_DISABLED
static inline int tintero_append(PyObject *list, PyObject *item) {
    PyListObject *held = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(held);
    if (held->ob_item == NULL) {
        held->ob_item = PyMem_New(PyObject *, 12);
        if (held->ob_item == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        held->allocated = 12;
    }
    if (size < held->allocated) {
        Py_INCREF(item);
        held->ob_item[size] = item;
        Py_SET_SIZE(held, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}
#define PyList_Append tintero_append
#if PY_VERSION_HEX < 0x030C0000  /* later ones need more headers for it */
#include "pythonsupport.h"
static inline PyObject *tintero_pop(PyListObject *list, Py_ssize_t index) {
    Py_ssize_t size = Py_SIZE(list);
    if (index < 0) index += size;
    if (index < 0 || index >= size) {
        PyErr_SetString(PyExc_IndexError, size ? "pop index out of range" : "pop from empty list");
        return NULL;
    }
    PyObject *item = list->ob_item[index];
    for (Py_ssize_t i = index + 1; i < size; i++) list->ob_item[i - 1] = list->ob_item[i];
    Py_SET_SIZE(list, size - 1);
    return item;
}
#define list_pop_impl tintero_pop
#endif
#endif
"""

PYTHON = "#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n"


# What a module does when it is imported runs once and is one huge function, a quarter of all C: gcc
# takes it as it is. That spares it much time, and nothing that plays is slower.
TOP_LEVEL = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\));$", re.M)

# What Python calls only reads the arguments and goes on. In a quick build gcc takes that as it is,
# too: a seventh of what is not run once, and no place to put a copy of each function.
WRAPPER = re.compile(r"^extern (PyObject \*CPyPy_\w+\(.*\));$", re.M)


def as_it_is(headers: Iterable[Path], quick: bool) -> str:
    """Says so of the functions in these generated headers."""
    text = "".join(header.read_text(encoding="utf-8") for header in headers)
    found = TOP_LEVEL.findall(text) + (WRAPPER.findall(text) if quick else [])
    lines = [f'{function} __attribute__((optimize("O0")));' for function in sorted(found)]
    return "\n".join(["#if defined(__GNUC__) && !defined(__clang__)", *lines, "#endif", ""])


def own(folder: Path, optimised: bool, quick: bool = False) -> str:
    """The generated headers of the library, with which nearly every file of it begins."""
    headers = sorted(folder.glob("__native_*.h"), key=lambda path: "internal" in path.name)
    included = "".join(f'#include "{path.name}"\n' for path in headers)
    internal = [path for path in headers if "internal" in path.name]
    return included + (as_it_is(internal, quick) if optimised else "")


# Classes of which many objects come and go: the memory of some that went is kept for the next ones.
# They are `acyclic`, so the collector knows nothing of them. Where every allocation is watched
# (PYTHONMALLOC) nothing is kept, unless TINTERO_POOLS=1; and nowhere with TINTERO_POOLS=0.
POOLED = (
    "events___Event", "state___journal___Entry", "state___objects___Active",
    "state___objects___BagEntry", "state___objects___Card", "state___objects___Decision",
    "state___objects___Frame", "state___objects___Known", "state___objects___Option",
)  # fmt: skip
POOLS = """\
#include <Python.h>
#include <stdlib.h>
#include <string.h>
#if defined(Py_GIL_DISABLED) || defined(Py_DEBUG) || defined(Py_TRACE_REFS)
#define TINTERO_TAKE(name, kind, type) ((kind *)(type)->tp_alloc(type, 0))
#define TINTERO_GIVE(name, self) Py_TYPE(self)->tp_free((PyObject *)(self))
#else
#define TINTERO_KEPT 256
typedef struct { Py_ssize_t count; PyObject *kept[TINTERO_KEPT]; } tintero_pool;
static Py_ssize_t tintero_kept = 0;
__attribute__((constructor)) static void tintero_begin(void) {
    const char *said = getenv("TINTERO_POOLS");
    if (said ? strcmp(said, "0") : !getenv("PYTHONMALLOC")) tintero_kept = TINTERO_KEPT;
}
static inline PyObject *tintero_take(tintero_pool *pool, PyTypeObject *type, size_t size) {
    if (pool->count == 0) return type->tp_alloc(type, 0);
    PyObject *self = pool->kept[--pool->count];
    memset((char *)self + sizeof(PyObject), 0, size - sizeof(PyObject));
    Py_SET_REFCNT(self, 1);
    return self;
}
static inline void tintero_give(tintero_pool *pool, PyObject *self) {
    if (pool->count < tintero_kept) pool->kept[pool->count++] = self;
    else Py_TYPE(self)->tp_free(self);
}
#define TINTERO_TAKE(name, kind, type) ((kind *)tintero_take(&name##_pool, type, sizeof(kind)))
#define TINTERO_GIVE(name, self) tintero_give(&name##_pool, (PyObject *)(self))
#endif
"""
POOL = """\
#ifdef TINTERO_KEPT
static tintero_pool {name}_pool;
#endif
"""


def with_pools(c: str) -> tuple[str, list[str]]:
    """Mended C whose `POOLED` classes keep memory; and those that are written otherwise than
    expected, which stay as they are."""
    odd: list[str] = []
    pools = ""
    for full in POOLED:
        *_, module, cls = full.split("___")
        if f"{module}___{cls}_dealloc(" not in c:
            continue
        kind = f"tintero___{full}Object"
        made = f"    self = ({kind} *)type->tp_alloc(type, 0);\n"
        gone = (
            f"\nstatic void\n{module}___{cls}_dealloc({kind} *self)\n{{\n"
            f"    CPyDef_{module}___{cls}_clear((PyObject *)self);\n"
            "    Py_TYPE(self)->tp_free((PyObject *)self);\n    done: ;\n}\n"
        )
        if c.count(made) != 1 or c.count(gone) != 1:
            odd.append(full)
            continue
        give = gone.replace(
            "Py_TYPE(self)->tp_free((PyObject *)self)", f"TINTERO_GIVE({full}, self)"
        )
        c = c.replace(gone, give)
        c = c.replace(made, f"    self = TINTERO_TAKE({full}, {kind}, type);\n")
        pools += POOL.format(name=full)
    if pools:
        c = POOLS + pools + c
    return c, odd


def without_trashcan(extensions: list[Any], files: list[str], pools: bool = False) -> list[str]:
    """Let `extensions` be compiled from mended copies of the generated files that need mending;
    those of `POOLED` that are written otherwise than expected.

    They are copies because mypyc generates everything anew when a file is not as it left it.
    """
    total, strange = 0, []
    for extension in extensions:
        for at, name in enumerate(extension.sources):
            source = Path(name)
            text, count = mended(source.read_text(encoding="utf-8"))
            if count:
                total += count
                if pools:
                    text, odd = with_pools(text)
                    strange += odd
                copy = source.with_suffix(".mended.c")
                if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
                    copy.write_text(text, encoding="utf-8")
                extension.sources[at] = str(copy)
    expected = sum(len(ACYCLIC.findall(Path(f).read_text(encoding="utf-8"))) for f in files)
    if total != expected:
        sys.exit(
            f"{expected} classes are acyclic, and {total} of them had a trashcan to be removed: if "
            "mypyc knows by now that they need none, remove this step of generated_c.py"
        )
    return strange
