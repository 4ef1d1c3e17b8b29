"""The compiled engine frees what it made, once, however deep in other things it lies.

What goes wrong in memory seldom shows where it goes wrong. `PYTHONMALLOC=debug` fills what is freed
and looks around what is allocated, so that a process with a fault is aborted; hence everything
here runs in processes of its own. `make test-memory` runs the whole suite like that.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import tintero
import tintero_proof

ROOT = Path(__file__).resolve().parent.parent
PLACES = [package.__path__[0].rpartition(os.sep)[0] for package in (tintero, tintero_proof)]
COMPILED = os.environ.get("TINTERO_EXPECT") == "compiled"
compiled_only = pytest.mark.skipif(not COMPILED, reason="about the compiled engine")


def hook(name: str = "generated_c") -> ModuleType:
    """A file of the build."""
    spec = spec_from_file_location(f"tintero_{name}", ROOT / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sound(*command: str, seconds: int = 600, **env: str) -> str:
    """What a process prints whose every allocation is watched; it must end well."""
    run = subprocess.run(
        [sys.executable, "-X", "faulthandler", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(PLACES), "PYTHONMALLOC": "debug", **env},
        capture_output=True,
        text=True,
        errors="replace",
        timeout=seconds,
    )
    assert run.returncode == 0, run.stdout[-2000:] + run.stderr[-3000:]
    return run.stdout


# --- objects that the garbage collector does not know ---------------------------------------------

# One of each class with `acyclic=True`, in the words of `DEEP`; `n` is how deep it lies.
MADE = {
    "Known": "Known(1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, (n, 1), ('a',), ('b',))",
    "Card": "Card(n, 0, 0, programs[0])",
    "Player": "Player(n)",
    "Frame": "Frame(n, 1, 2, 3, 4, 5, 6, 7, 0, ((n, 1),), (n, 2), Event(1, n))",
    "BagEntry": "BagEntry(n, 1, 2, 3, 4, 5, Event(1, n), ((n, 1),))",
    "Active": (
        "Active(n, 1, 2, 3, 4, 5, 0, 7, 8, 9, (n, 1), False, False, 0, 0, ((n, 1),), Event(1, n),"
        " PayLess(n), None, None, 0, None, None, 0)"
    ),
    "Decision": "Decision(n, 1, 2, 3, 4, 5, 6, (n, 1))",
    "Option": "Option(1, 2, n)",
    "Numbers": "Numbers()",
    "Entry": "Entry()",
    "Event": "Event(1, n)",
    "Context": "Context(n, 1, 2, None, None, Event(1, n), 0, ((n, 1),))",
    "CardChoice": (
        "CardChoice(Chosen(Filter()), Context(n, 1, 2, None, None, Event(1, n), 0, ((n, 1),)),"
        " (n, 1), False)"
    ),
    "Refusal": "Refusal(n, 1)",
    "CardNamed": "CardNamed(f'card {n}', f'c{n}')",
    "PlayerNamed": "PlayerNamed(n)",
    "ClauseNamed": "ClauseNamed(f'{n}.1')",
    "Lots": "Lots(n)",
    "CardSpot": "CardSpot(Card(n, 0, 0, programs[0]))",
}

DEEP = """
from tintero.ability.statics import PayLess
from tintero.cards.pool import default_pool
from tintero.events import Event
from tintero.messages import CardNamed, ClauseNamed, PlayerNamed
from tintero.program.library import Programs
from tintero.ability.filters import Filter
from tintero.ability.selectors import Chosen
from tintero.rules.context import Context
from tintero.rules.effects.verb import CardChoice
from tintero.rules.refusal import Refusal
from tintero.state.journal import Entry
from tintero.state.numbers import Numbers
from tintero.state.objects import *
from tintero.state.rng import Lots
from tintero.views.worlds import CardSpot

programs = Programs(list(default_pool())[:1])

def try_NAME():
    def deep(n):
        mine = [MADE]
        if n == 0:
            raise ValueError
        deep(n - 1)

    for _ in range(50):
        try:
            deep(120)
        except ValueError:
            pass

    # The same at the far end of a long chain, and many side by side.
    n = 1
    chain = None
    for _ in range(20_000):
        chain = [chain, MADE]
    del chain
    del n

print("NAME", flush=True)
try_NAME()
"""


def acyclic_classes() -> dict[str, ast.ClassDef]:
    """Every class of the compiled layers that tells mypyc that it is never part of a cycle."""
    found = {}
    for name in hook("hatch_build").modules(ROOT / "src"):
        for node in ast.walk(ast.parse((ROOT / "src" / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                if any("acyclic=True" in ast.unparse(d) for d in node.decorator_list):
                    found[node.name] = node
    return found


def test_each_acyclic_class_is_tried() -> None:
    assert acyclic_classes().keys() == MADE.keys()


@compiled_only
def test_objects_may_be_freed_deep_inside_others() -> None:
    """A search that an exception ends frees its frames one inside the other: 120 deep here, and
    beyond 50 CPython puts aside what it may and frees it later. One process tries all classes; if
    it dies, the last one it has named is where."""
    imports, each = DEEP.split("\ndef try_NAME", 1)
    each = "\ndef try_NAME" + each
    tried = [each.replace("MADE", made).replace("NAME", name) for name, made in MADE.items()]
    assert sound("-c", imports + "".join(tried)).split() == list(MADE)


# Attributes without a type to follow, and what is in them.
OPEN = {
    ("Entry", "ref"): ["Frame", "BagEntry", "Active", "Known", "Decision", "Event"],
    ("Active", "view"): ["Context"],
}


def test_no_acyclic_class_leads_back_to_itself() -> None:
    """They are freed one inside the other without CPython's help, so there must be no way to a
    long chain of them; and to say `acyclic` of a class that can reach itself would be a leak."""
    classes = acyclic_classes()
    leads: dict[str, set[str]] = {}
    for name, node in classes.items():
        leads[name] = set()
        for at in ast.walk(node):
            if isinstance(at, ast.AnnAssign) and isinstance(at.target, ast.Attribute):
                words = {n.id for n in ast.walk(at.annotation) if isinstance(n, ast.Name)}
                assert "Any" not in words and "list" not in words, (name, at.target.attr)
                if "object" in words:
                    words.update(OPEN[name, at.target.attr])
                leads[name] |= words & classes.keys()
    while leads:
        ends = [name for name, further in leads.items() if not further & leads.keys()]
        assert ends, f"a circle among {sorted(leads)}"
        for name in ends:
            del leads[name]


# --- the step of the build ------------------------------------------------------------------------

GENERATED = """
static void
a_dealloc(aObject *self)
{
    CPy_TRASHCAN_BEGIN(self, a_dealloc)
    a_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

static PyTypeObject CPyType_a_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_dealloc = (destructor)a_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE,
};
"""


def test_the_trashcan_stays_where_the_collector_knows_the_type() -> None:
    mended, count = hook().mended(GENERATED)
    assert count == 1 and "TRASHCAN" not in mended and "a_clear(" in mended
    collected = GENERATED.replace("_HEAPTYPE", "_HEAPTYPE | Py_TPFLAGS_HAVE_GC")
    assert hook().mended(collected) == (collected, 0)
    both = GENERATED + collected.replace("a_", "b_")
    mended, count = hook().mended(both)
    assert count == 1 and mended.count("TRASHCAN") == 2


@pytest.mark.parametrize(
    "old, new",
    [
        ("CPy_TRASHCAN_END(self)", "CPy_TRASHCAN_END(self);"),
        ("CPy_TRASHCAN_BEGIN(self, a_dealloc)", "Py_TRASHCAN_BEGIN(self, a_dealloc)"),
        ("(destructor)a_dealloc", "(destructor)other_dealloc"),
        ("    a_clear(", "    something_else();\n    a_clear("),
    ],
)
def test_what_mypyc_writes_otherwise_fails_the_build(old: str, new: str) -> None:
    with pytest.raises(SystemExit, match="otherwise than"):
        hook().mended(GENERATED.replace(old, new))


def test_a_class_whose_trashcan_is_not_found_fails_the_build(tmp_path: Path) -> None:
    class Extension:
        sources = [str(tmp_path / "a.c")]

    module = tmp_path / "a.py"
    (tmp_path / "a.c").write_text(GENERATED)
    module.write_text("@final\n@mypyc_attr(acyclic=True)\nclass A: ...\n")
    hook().without_trashcan([Extension], [str(module)])
    (source,) = Extension.sources
    assert "TRASHCAN" not in Path(source).read_text()
    assert "TRASHCAN" in (tmp_path / "a.c").read_text()

    Extension.sources = [str(tmp_path / "a.c")]
    module.write_text(module.read_text() * 2)
    with pytest.raises(SystemExit, match="2 classes are acyclic, and 1 of them"):
        hook().without_trashcan([Extension], [str(module)])


# --- memory that is kept for the next object ------------------------------------------------------

POOLED = """
static void
objects___Option_dealloc(tintero___state___objects___OptionObject *self)
{
    CPyDef_objects___Option_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    done: ;
}

PyObject *CPyDef_objects_____mypyc__Option_setup(PyObject *cpy_r_type)
{
    self = (tintero___state___objects___OptionObject *)type->tp_alloc(type, 0);
}
"""


def test_a_pool_is_where_memory_is_taken_and_given() -> None:
    text, odd = hook().with_pools(POOLED)
    assert odd == []
    assert "TINTERO_GIVE(state___objects___Option, self);" in text
    assert "self = TINTERO_TAKE(state___objects___Option, tintero___state" in text
    assert text.count("static tintero_pool state___objects___Option_pool;") == 1
    assert "Py_TYPE(self)->tp_free((PyObject *)self);" not in text


@pytest.mark.parametrize(
    "old, new",
    [
        ("->tp_alloc(type, 0)", "->tp_alloc(type, 1)"),
        ("    done: ;", "    more();\n    done: ;"),
        ("    CPyDef_objects___Option_clear(", "    more();\n    CPyDef_objects___Option_clear("),
        ("OptionObject *self)\n", "OptionObject *it)\n"),
    ],
)
def test_what_mypyc_writes_otherwise_gets_no_pool(old: str, new: str) -> None:
    other = POOLED.replace(old, new)
    assert other != POOLED
    assert hook().with_pools(other) == (other, ["state___objects___Option"])


def test_only_classes_that_the_collector_does_not_know_have_a_pool() -> None:
    names = {full.rpartition("___")[2] for full in hook().POOLED}
    assert names <= acyclic_classes().keys()


KEPT = """
import sys
from tintero.events import Event
from tintero.state.objects import Frame, Option

def made():
    return [Option(n % 7, n, n + 1, n + 2, (n, n)) for n in range(1000)]

def frames(event):
    return [Frame(n, 1, 2, 3, 4, 5, 6, 7, 0, ((n, 1),), (n, 2), event) for n in range(1000)]

first = [o.key() for o in made()]
for turn in range(20):
    if turn == 3:  # Python keeps some tuples of its own
        blocks = sys.getallocatedblocks()
    assert [o.key() for o in made()] == first
    assert {f.event for f in frames(None)} == {None}
    frames(Event(1, 5))
print(sys.getallocatedblocks() - blocks)
"""


@compiled_only
@pytest.mark.parametrize("pools", ["0", "1"])
def test_objects_are_whole_whose_memory_another_one_had(pools: str) -> None:
    """And what is kept does not grow: 20,000 objects of each kind come and go."""
    assert int(sound("-c", KEPT, TINTERO_POOLS=pools)) < 300


# --- the engine at work ---------------------------------------------------------------------------

TINTERO = "from tintero.cli.shell.start import main; main()"

SCENES = """
from pathlib import Path
from tintero.scene import Scene

count = 0
for path in sorted(Path("tests/scenes").rglob("*.yaml"))[::6]:
    for scene in Scene.load_all(path):
        scene.run()
        count += 1
print(count)
"""


@compiled_only
def test_fuzzed_games_leave_memory_sound() -> None:
    fuzz = ("-c", TINTERO, "fuzz", "--games", "12", "--seed", "11", "--json")
    report = json.loads(sound(*fuzz, TINTERO_POOLS="1"))
    assert report["decisions"] > 1000 and not report["failures"]


@compiled_only
def test_scenes_leave_memory_sound() -> None:
    assert int(sound("-c", SCENES)) > 100
