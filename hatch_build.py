"""Build hook: compile the engine layers with mypyc, out of the source tree.

As a hatchling hook it obeys the environment variable TINTERO_BUILD:

    auto      (default) compile; where that fails, build a pure-Python wheel and say why
    compiled  compile; fail if that fails (use it for releases)
    pure      do not compile

As a program, `python hatch_build.py DEST [OPT]` writes a copy of `src/` with the compiled
modules beside their sources to DEST, for tests and for `make play`. DEST is either complete or
absent. C files and objects are kept in `native/` beside DEST, so that a second build after a
change outside the compiled layers takes seconds.

Two more environment variables (docs/building.md): TINTERO_PROFILE=1 lets the compiler see some
games before it decides what to make fast (gcc, twice the time); TINTERO_SHORTCUTS=0 leaves out the
short ways for memory and lists.

Nothing is ever written to `src/`: a compiled module beside its source would silently hide later
edits of that source.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

# The version of mypy generates the C code that is shipped. Change it here and in
# requirements-build.in, as a change of its own.
BUILD_REQUIRES = ["mypy==2.4.1", "setuptools", "types-PyYAML"]

# What is compiled: files and folders below src/. Every __init__.py stays interpreted. Beside the
# engine that is what makes a state for a seat, and its words: a server does that for each action.
COMPILED = [
    "tintero/vocab.py",
    "tintero/events.py",
    "tintero/ability",
    "tintero/keywords.py",
    "tintero/program",
    "tintero/state",
    "tintero/rules",
    "tintero/messages/message.py",
    "tintero/messages/pattern.py",
    "tintero/messages/catalogue.py",
    "tintero/messages/speech.py",
    "tintero/messages/plainly.py",
    "tintero/notation/givers.py",
    "tintero/notation/entries.py",
    "tintero/notation/names.py",
    "tintero/notation/write.py",
    "tintero/views/knowledge.py",
    "tintero/views/handles.py",
    "tintero/views/naming.py",
    "tintero/views/event_view.py",
    "tintero/views/option_view.py",
    "tintero/views/labels.py",
    "tintero/views/prompts.py",
    "tintero/views/log.py",
    "tintero/views/log_fields.py",
    "tintero/views/log_words.py",
    "tintero/views/observation.py",
    "tintero/views/view.py",
    "tintero/views/worlds.py",
    "tintero/game.py",
    "tintero/table/line_pack.py",
    "tintero/table/match.py",
    "tintero/table/logbook.py",
    "tintero/table/recorder.py",
    "tintero/table/ahead.py",
    "tintero/table/seat_shown.py",
    "tintero/bots/features.py",
    "tintero/bots/value_net.py",
    "tintero/bots/turn_search.py",
]

# Below COMPILED but not in the hot path, so not worth compiling.
INTERPRETED = ("tintero/ability/render/",)

# Nobody replaces single functions of the library from outside, so they may call each other
# directly: about 10 % faster (docs/speed.md).
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]

# One module may be inlined in another: 6 % fewer instructions. Used where the compiler can do it.
ACROSS_MODULES = ["-flto=auto"]

# Games that the compiler sees (gcc only). What they never reach is compiled as without them. Both
# passes need the same level of optimisation.
LEARNING = ["-fprofile-generate", "-fprofile-update=single"]
LEARNT = [
    *("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"),
    *("-Wno-error", "-Wno-error=coverage-mismatch"),  # more is inlined, so more is warned of
]
LEARNS = re.compile(
    r"___(events|keywords|program|rules|state)\b|___(program|rules|state)___|_ops\.c$"
)
LESSON = "from tintero.sim.bench import run; run(60)"

# Where what is made lies: what counts is never taken for what is to be used.
LIB = {"plain": "lib", "learning": "counting", "learnt": "lib"}

MODES = ("auto", "compiled", "pure")
GROUP = "tintero"  # the shared library is called tintero__mypyc
COMPLETE = ".complete"  # stands in a finished DEST, with what it was made of
# What decides how the sources are compiled.
RECIPE = ("hatch_build.py", "pyproject.toml", "requirements-build.txt")


class BuildFailed(Exception):
    """The engine could not be compiled; the message says why."""


def modules(src: Path) -> list[str]:
    """The files to compile, relative to `src`, sorted; those of COMPILED that exist."""
    found: list[Path] = []
    for name in COMPILED:
        path = src / name
        found += [path] if path.is_file() else path.rglob("*.py")
    names = sorted(p.relative_to(src).as_posix() for p in found if p.name != "__init__.py")
    return [name for name in names if not name.startswith(INTERPRETED)]


def packages(src: Path) -> list[Path]:
    return [path for path in src.iterdir() if (path / "__init__.py").is_file()]


def compile_engine(root: Path, work: Path, opt: str = "3") -> dict[str, Path]:
    """Compile the engine of the project at `root` in the folder `work`.

    Returns the compiled files: path below src/ → where it is now.
    """
    files = modules(root / "src")
    if not files:
        raise BuildFailed("there is no engine module to compile")
    work.mkdir(parents=True, exist_ok=True)
    for package in packages(root / "src"):
        shutil.rmtree(work / package.name, ignore_errors=True)
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.pyc")
        shutil.copytree(package, work / package.name, ignore=ignore)
    if os.environ.get("TINTERO_PROFILE") == "1" and opt != "0":
        learn(root, work, opt, files)
        return compiled(root, work, opt, files, "learnt")
    return compiled(root, work, opt, files, "plain")


def compiled(root: Path, work: Path, opt: str, files: list[str], how: str) -> dict[str, Path]:
    """Compile once: `plain`, `learning` or `learnt`."""
    child([str(root / "hatch_build.py"), "--native", str(root), opt, how, *files], work)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = [GROUP + "__mypyc" + suffix] + [f.removesuffix(".py") + suffix for f in files]
    lib = work / LIB[how]
    missing = [name for name in names if not (lib / name).is_file()]
    if missing:
        raise BuildFailed(f"mypyc did not produce {', '.join(missing)}")
    return {name: lib / name for name in names}


def child(command: list[str], cwd: Path, **env: str) -> None:
    """Run a Python of its own; what it said last, if it fails."""
    run = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env=os.environ | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    said = run.stdout.strip().splitlines()
    if run.returncode:
        raise BuildFailed("\n".join(said[-25:]))
    print("\n".join(line for line in said if line.startswith(NOTE)), end="")


def learn(root: Path, work: Path, opt: str, files: list[str]) -> None:
    """Compile so that running counts what runs, and play: the counts lie beside the objects."""
    for count in (work / "obj").rglob("*.gcda"):
        count.unlink()
    built = compiled(root, work, opt, files, "learning")
    with tempfile.TemporaryDirectory(prefix="tintero-learning-") as folder:
        tree = Path(folder)
        for package in packages(root / "src"):
            shutil.copytree(work / package.name, tree / package.name)
        for name, path in built.items():
            shutil.copy2(path, tree / name)
        child(["-c", LESSON], tree, PYTHONPATH=str(tree))


def native(root: Path, opt: str, how: str, files: list[str]) -> None:
    """Generate the C of `files` and compile it: a process of its own, in the work folder."""
    from setuptools import setup  # isort: skip  (it provides distutils where Python has none)
    from distutils import ccompiler
    from distutils.sysconfig import customize_compiler

    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    # Before the long part: is there a compiler at all, and does it find Python's headers?
    probe = Path("probe.c")
    probe.write_text("#include <Python.h>\n")
    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    try:
        compiler.compile([str(probe)], output_dir="obj", include_dirs=[python_headers()])
    except Exception as exc:
        sys.exit(f"no C compiler that works and finds Python.h ({exc})")

    extensions = mypycify(
        # What is not compiled is not checked here: the order in which modules are met is another.
        ["--config-file", str(root / "pyproject.toml"), "--follow-imports=silent", *files],
        opt_level=opt,
        debug_level="0",  # else the temporary path differs from build to build
        multi_file=True,  # half the time and a quarter of the memory, same speed
        group_name=GROUP,
    )
    unix = compiler.compiler_type == "unix"
    shortcuts = unix and opt != "0" and os.environ.get("TINTERO_SHORTCUTS") != "0"
    without_trashcan(extensions, files, shortcuts)
    learned: list[str] = []
    rest = ["-O0"] if how == "learning" else []  # nobody counts there, and nobody waits for it
    if how != "plain":
        if not unix or not is_gcc(compiler):
            sys.exit("TINTERO_PROFILE=1 needs gcc")
        learned = LEARNING if how == "learning" else LEARNT
    if unix:
        across = ACROSS_MODULES if opt != "0" and can_link(compiler, probe, ACROSS_MODULES) else []
        if how == "learning":
            across = []  # which would only cost time
        once = Path("once.h")
        once.write_text(run_once(Path("build").glob("__native_internal_*.h")), encoding="utf-8")
        given = extensions[0].extra_compile_args  # the same for all
        within = read_once(compiler, "shortcuts.h", SHORTCUTS if shortcuts else PYTHON,
                           [*given, *DIRECT_CALLS, *across])  # fmt: skip
        shared = [*across, *within, *(("-include", str(once)) if opt != "0" else ())]
        alone = read_once(compiler, "python.h", PYTHON, [*given, *DIRECT_CALLS])
        for extension in extensions:
            # What one imports only leads to the shared library: there is nothing to make faster.
            group = extension.name.endswith("__mypyc")
            flags, links = (shared, [*across, *learned]) if group else (alone, learned)
            # Not `+=`: mypyc gives all of them the same list.
            extension.extra_compile_args = [*given, *DIRECT_CALLS, *flags]
            extension.extra_link_args = [*extension.extra_link_args, f"-O{opt}", *links]

    class Build(build_ext):
        """Compiles as many files at a time as there are processors; those that count get more
        options."""

        def build_extensions(self) -> None:
            compile_one, link = self.compiler._compile, self.compiler.link_shared_object
            pool = ThreadPoolExecutor(os.cpu_count())
            begun: list[Future[None]] = []

            def compile_later(
                obj: str, src: str, ext: str, args: Any, extra: list[str], pp: Any
            ) -> None:
                more = learned if LEARNS.search(src) else rest
                begun.append(pool.submit(compile_one, obj, src, ext, args, extra + more, pp))

            def link_then(*args: Any, **named: Any) -> None:
                while begun:
                    begun.pop().result()
                link(*args, **named)

            self.compiler._compile = compile_later
            self.compiler.link_shared_object = link_then
            with pool:
                super().build_extensions()

    setup(
        name="native",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Build},
        script_args=[
            *("build_ext", "--build-lib", LIB[how], "--build-temp", "obj"),
            *(["--force"] if how != "plain" else []),
        ],
    )


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
        sys.exit("mypyc writes deallocators otherwise than hatch_build.py expects: look at them")
    c = TRASHCAN.sub(lambda match: match[0] if freed[match[1]] else match[2], c)
    return c, sum(not freed[name] for name, _ in found)


# --- short ways -----------------------------------------------------------------------------------

NOTE = "Note: "  # what a build says though it succeeds

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


def read_once(compiler: Any, name: str, text: str, flags: list[str]) -> list[str]:
    """Options that let each file begin with this header. gcc keeps what it has read of it, Python's
    own headers with it, and takes that for every file with these flags: they are hundreds, and
    half of what a small one costs."""
    header = Path(name)
    if not header.is_file() or header.read_text(encoding="utf-8") != text:
        header.write_text(text, encoding="utf-8")
    kept = Path(f"{name}.gch")
    kept.unlink(missing_ok=True)
    if is_gcc(compiler):
        command = [*compiler.compiler_so, *flags, f"-I{python_headers()}"]
        try:
            compiler.spawn([*command, "-x", "c-header", str(header), "-o", str(kept)])
        except Exception:  # then it is read each time
            kept.unlink(missing_ok=True)
    return ["-include", str(header)]


# What a module does when it is imported runs once and is one huge function, a quarter of all C: gcc
# takes it as it is. That spares it much time, and nothing that plays is slower.
TOP_LEVEL = re.compile(r"^extern char (CPyDef_\w+_____top_level__)\(void\);$", re.M)


def run_once(headers: Iterable[Path]) -> str:
    """A header that says so of every module in these generated ones."""
    names = [n for h in headers for n in TOP_LEVEL.findall(h.read_text(encoding="utf-8"))]
    lines = [f'char {name}(void) __attribute__((optimize("O0")));' for name in sorted(names)]
    return "\n".join(["#if defined(__GNUC__) && !defined(__clang__)", *lines, "#endif", ""])


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


def without_trashcan(extensions: list[Any], files: list[str], pools: bool = False) -> None:
    """Let `extensions` be compiled from mended copies of the generated files that need mending.

    They are copies because mypyc generates everything anew when a file is not as it left it.
    """
    total = 0
    for extension in extensions:
        for at, name in enumerate(extension.sources):
            source = Path(name)
            text, count = mended(source.read_text(encoding="utf-8"))
            if count:
                total += count
                odd: list[str] = []
                if pools:
                    text, odd = with_pools(text)
                if odd:
                    print(
                        f"{NOTE}mypyc writes {', '.join(odd)} otherwise than hatch_build.py expects"
                    )
                copy = source.with_suffix(".mended.c")
                if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
                    copy.write_text(text, encoding="utf-8")
                extension.sources[at] = str(copy)
    expected = sum(len(ACYCLIC.findall(Path(f).read_text(encoding="utf-8"))) for f in files)
    if total != expected:
        sys.exit(
            f"{expected} classes are acyclic, and {total} of them had a trashcan to be removed: if "
            "mypyc knows by now that they need none, remove this step of hatch_build.py"
        )


def can_link(compiler: Any, probe: Path, flags: list[str]) -> bool:
    """Whether a shared library can be made with these flags for compiler and linker."""
    try:
        objects = compiler.compile(
            [str(probe)], output_dir="probe", include_dirs=[python_headers()], extra_postargs=flags
        )
        compiler.link_shared_object(objects, "probe/probe.so", extra_postargs=flags)
    except Exception:
        return False
    return True


def is_gcc(compiler: Any) -> bool:
    probe = Path("gcc.c")
    probe.write_text("#if !defined(__GNUC__) || defined(__clang__)\n#error\n#endif\n")
    try:
        compiler.compile([str(probe)], output_dir="probe")
    except Exception:
        return False
    return True


def python_headers() -> str:
    return sysconfig.get_paths()["include"]


def compiled_tree(root: Path, dest: Path, opt: str = "3") -> int:
    """Write `src/` with the compiled modules to `dest`; returns how many modules are compiled."""
    if dest.exists():
        if not (dest / COMPLETE).is_file():
            raise BuildFailed(f"{dest} exists and is not an earlier build: remove it first")
        shutil.rmtree(dest)
    work = dest.parent / "native"
    built = compile_engine(root, work, opt)
    # From the work folder: these are the sources that were compiled, whatever was edited since.
    for package in packages(root / "src"):
        shutil.copytree(work / package.name, dest / package.name)
    for name, path in built.items():
        shutil.copy2(path, dest / name)
    (dest / COMPLETE).write_text("".join(made_of(root, work)), encoding="utf-8")
    return len(built) - 1  # without the shared library


def made_of(root: Path, work: Path) -> Iterator[str]:
    """Sum, size, date and name of each file that DEST is made of: `tintero` compares them with the
    files in `src/` when it starts (tintero/cli/shell/start.py)."""
    files = {name: root / name for name in RECIPE if (root / name).is_file()}
    for package in packages(root / "src"):
        for path in sorted((work / package.name).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                files[f"src/{path.relative_to(work).as_posix()}"] = path
    for name, path in files.items():
        at = path.stat()
        yield f"{crc32(path.read_bytes())} {at.st_size} {at.st_mtime_ns} {name}\n"


if TYPE_CHECKING:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # as a program, hatchling is not needed
        BuildHookInterface = object


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The name hatchling looks for."""

    _tmp: Path | None = None

    @property
    def mode(self) -> str:
        mode = os.environ.get("TINTERO_BUILD", "auto")
        if mode not in MODES:
            raise ValueError(f"TINTERO_BUILD={mode}: expected one of {', '.join(MODES)}")
        return mode

    def dependencies(self) -> list[str]:
        # mypy follows the imports of the compiled modules, so it must see what they import.
        if self.target_name != "wheel" or self.mode == "pure":
            return []
        return [*BUILD_REQUIRES, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = self.mode
        if self.target_name != "wheel" or version == "editable" or mode == "pure":
            return
        self._tmp = Path(tempfile.mkdtemp(prefix="tintero-"))
        try:
            built = compile_engine(Path(self.root), self._tmp)
        except Exception as exc:
            self._clean()
            if mode == "compiled":
                raise
            self.app.display_warning(
                "Tintero: the engine runs UNCOMPILED (same results, about ten times slower), "
                f"because compiling it failed:\n{exc}"
            )
            return
        self.app.display_info(f"Tintero: {len(built) - 1} engine modules compiled.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for name, path in built.items():
            build_data["force_include"][str(path)] = name

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._clean()

    def _clean(self) -> None:
        if self._tmp is not None:
            shutil.rmtree(self._tmp, ignore_errors=True)


def main(args: list[str]) -> None:
    if args and args[0] == "--native":
        native(Path(args[1]), args[2], args[3], args[4:])
    elif len(args) not in (1, 2):
        sys.exit("usage: python hatch_build.py DEST [OPT]")
    else:
        root = Path(__file__).resolve().parent
        try:
            count = compiled_tree(root, Path(args[0]).resolve(), *args[1:])
        except BuildFailed as exc:
            sys.exit(f"The engine could not be compiled:\n{exc}")
        print(f"{count} engine modules compiled in {args[0]}")


if __name__ == "__main__":
    main(sys.argv[1:])
