"""The shape of the source tree: one direction of imports, small files, citations that exist."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sources import statements

SRC = Path(__file__).resolve().parent.parent / "src"
PROOF = SRC.parent / "proof"  # imports what it wants, and is not shipped
PACKAGE = "tintero"
PROOFS = "tintero_proof"
MAX_LINES = 600
MAX_FUNCTION = 60
LONG = "Long: "  # in the docstring of a function that is longer, with the reason

# From top to bottom: a layer imports itself and what stands above it. `tintero` is the package's
# own __init__.py, the public face. Names on one line may import each other.
LAYERS = [
    ["limits"],
    ["messages"],
    ["reading"],
    ["vocab"],
    ["events"],
    ["rulebook"],
    ["ability"],
    ["nodes"],
    ["cards"],
    ["text"],
    ["keywords"],
    ["program"],
    ["state"],
    ["variants"],
    ["limited"],
    ["rules"],
    ["notation"],
    ["views"],
    ["game"],
    ["series", "scene", "records"],
    [PACKAGE],
    ["bots", "sim", "envs", "judge"],
    ["train"],
    ["review"],
    ["asking"],
    ["table"],
    ["learn"],
    ["puzzles"],
    ["server"],
    ["assistant"],
    ["cli", "tui", "__main__"],
]
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
# How the package was built; text without what a terminal obeys; the user's folders. They import
# nothing.
FREE = {"_build", "folders", "plain"}

pytestmark = pytest.mark.pure_only


# --- imports ----------------------------------------------------------------------------------


def layer_of(module: str) -> str:
    """The layer of a module by its full name: `tintero.rules.legal` → `rules`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else PACKAGE


def module_of(path: Path, src: Path) -> str:
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, src: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything of this package that a file imports, wherever it does."""
    module = module_of(path, src)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in statements(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - (node.level - 1)]
                base = ".".join([*above, base] if base else above)
            # `from tintero import state` names a layer, `from tintero import Game` the face.
            names = [
                f"{base}.{alias.name}" if base == PACKAGE and is_module(alias.name, src) else base
                for alias in node.names
            ]
        else:
            continue
        for name in dict.fromkeys(names):
            if name.split(".")[0] == PACKAGE:
                yield node.lineno, name


def is_module(name: str, src: Path) -> bool:
    at = src / PACKAGE / name
    return name in RANK or name in FREE or at.is_dir() or at.with_suffix(".py").is_file()


def violations(src: Path) -> list[str]:
    """Every import against the direction, as `file:line: what is wrong`."""
    found = []
    for path in sorted((src / PACKAGE).rglob("*.py")):
        layer = layer_of(module_of(path, src))
        where = path.relative_to(src.parent).as_posix()
        if layer in FREE:
            continue
        if layer not in RANK:
            found.append(f"{where}:1: `{layer}` is in no layer; add it to LAYERS")
            continue
        for line, name in imports(path, src):
            other = layer_of(name)
            if other in FREE:
                continue
            if other not in RANK:
                found.append(f"{where}:{line}: imports {name}, and `{other}` is in no layer")
            elif RANK[other] > RANK[layer]:
                found.append(
                    f"{where}:{line}: imports {name}: `{layer}` may not import `{other}`, "
                    "which is a lower layer"
                )
    return found


def test_a_layer_imports_only_the_layers_above_it() -> None:
    found = violations(SRC)
    assert not found, "\n" + "\n".join(found)


# --- front ends ---------------------------------------------------------------------------------

# The commands that begin on the full screen start it when they are called, and not before.
STARTING = {"cli/judge/lab.py", "cli/play/begin.py"}


def crossings(src: Path) -> list[str]:
    """Every import of one front end by another; both are clients of the table."""
    found = []
    for layer, other in (("cli", "tui"), ("tui", "cli")):
        for path in sorted((src / PACKAGE / layer).rglob("*.py")):
            where = path.relative_to(src / PACKAGE).as_posix()
            body = ast.parse(path.read_text(encoding="utf-8"), str(path)).body
            at_start = {node.lineno for node in at_once(body)}
            for line, name in imports(path, src):
                starts = where in STARTING and line not in at_start
                if layer_of(name) == other and not starts:
                    found.append(f"{where}:{line}: `{layer}` may not import `{other}`")
    return found


def test_front_ends_do_not_import_each_other() -> None:
    assert crossings(SRC) == []


def test_the_check_of_front_ends_sees(tmp_path: Path) -> None:
    late = "def command():\n    from tintero.tui.app import TableApp\n"
    early = "from tintero.tui.app import TableApp\n"
    files = {
        "cli/play/begin.py": late + early,
        "cli/play/session.py": late,
        "tui/app.py": "def f():\n    from tintero.cli.shell.words import say\n",
    }
    assert [line.rpartition(": ")[0] for line in crossings(tree(tmp_path, files))] == [
        "cli/play/begin.py:3",
        "cli/play/session.py:2",
        "tui/app.py:2",
    ]


# --- what proves is not shipped ---------------------------------------------------------------

# The commands of a development install. They import it when they are called, and not before.
PROVING = {"cli/cards/coverage.py", "cli/fuzz/command.py"}


def at_once(nodes: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from at_once(node.orelse)
            continue
        yield node
        for name in ("body", "orelse", "finalbody"):
            yield from at_once(getattr(node, name, []))
        for handler in getattr(node, "handlers", []):
            yield from at_once(handler.body)


def names_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def proving(src: Path) -> list[str]:
    """Every import of the proofs that is not made by a command when it is called."""
    found = []
    for path in sorted((src / PACKAGE).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if PROOFS not in text:
            continue
        body = ast.parse(text, str(path))
        where = path.relative_to(src / PACKAGE).as_posix()
        nodes = at_once(body.body) if where in PROVING else ast.walk(body)
        for node in nodes:
            if any(name.split(".")[0] == PROOFS for name in names_of(node)):
                found.append(f"{where}:{node.lineno}: {PROOFS} is not shipped")
    return found


def test_nothing_that_is_shipped_needs_the_proofs() -> None:
    assert proving(SRC) == []


def test_the_check_of_the_proofs_sees(tmp_path: Path) -> None:
    late = "def command():\n    import tintero_proof.fuzz\n"
    early = "try:\n    from tintero_proof import x\nexcept OSError:\n    pass\n"
    files = {
        "game.py": late,
        "cli/fuzz/command.py": late + early,
        "cli/cards/coverage.py": f"if TYPE_CHECKING:\n    import tintero_proof.fuzz\n{late}",
    }
    assert [line.partition(": ")[0] for line in proving(tree(tmp_path, files))] == [
        "cli/fuzz/command.py:4",
        "game.py:2",
    ]


def tree(tmp_path: Path, files: dict[str, str]) -> Path:
    src = tmp_path / "src"
    for name, text in {"__init__.py": "", **files}.items():
        path = src / PACKAGE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return src


@pytest.mark.parametrize(
    ("file", "text", "line", "offending"),
    [
        ("vocab.py", "import tintero.game\n", 1, "tintero.game"),
        ("vocab.py", "from tintero.rulebook import Clause\n", 1, "tintero.rulebook"),
        ("vocab.py", "\nfrom tintero import events\n", 2, "tintero.events"),
        ("events.py", "import os, tintero.state.codec\n", 1, "tintero.state.codec"),
        ("state/zones.py", "from ..rules.legal import options\n", 1, "tintero.rules.legal"),
        ("state/zones.py", "from .. import views\n", 1, "tintero.views"),
        ("state/__init__.py", "from ..rules import legal\n", 1, "tintero.rules"),
        ("rules/turn.py", "def f():\n    from tintero.scene import Scene\n", 2, "tintero.scene"),
        (
            "ability/nodes.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from tintero import state\n",
            3,
            "tintero.state",
        ),
        ("views/log.py", "from tintero import Game\n", 1, "tintero"),
        ("__init__.py", "from .bots import Bot\n", 1, "tintero.bots"),
        (
            "bots/greedy.py",
            "from tintero.cli.shell.main import main\n",
            1,
            "tintero.cli.shell.main",
        ),
        ("game.py", "import tintero.surprise\n", 1, "tintero.surprise"),
        ("surprise.py", "", 1, "surprise"),
    ],
)
def test_the_checker_sees(tmp_path: Path, file: str, text: str, line: int, offending: str) -> None:
    (found,) = violations(tree(tmp_path, {file: text}))
    assert found.startswith(f"src/tintero/{file}:{line}: ")
    assert offending in found


def test_the_checker_allows(tmp_path: Path) -> None:
    files = {
        "__init__.py": "from tintero.game import Game\nfrom .scene import Scene\n",
        "_build.py": "import tintero.rules\n",
        "state/zones.py": "from . import rng\nfrom .rng import seed\nfrom ..vocab import Zone\n",
        "rules/turn.py": "import random\nfrom tintero import state, _build\n",
        "rules/bag.py": "from tintero.rules.turn import x\nfrom tintero.rulebook import y\n",
        "sim/run.py": "from tintero import Game\nfrom tintero.bots import Bot\n",
        "cli/shell/main.py": "import tintero.server, tintero.judge\nfrom ... import Game, _build\n",
        "__main__.py": "from tintero.cli.shell.main import main\n",
    }
    assert violations(tree(tmp_path, files)) == []


# --- size -------------------------------------------------------------------------------------


def test_no_file_is_longer_than_it_should_be() -> None:
    long = []
    for path in sorted([*(SRC / PACKAGE).rglob("*.py"), *PROOF.rglob("*.py")]):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > MAX_LINES:
            long.append(f"{path.relative_to(SRC.parent)}: {lines} lines, at most {MAX_LINES}")
    assert not long, "\n" + "\n".join(long)


def too_long(path: Path) -> Iterator[str]:
    """Functions that are long and do not say why."""
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            lines = node.end_lineno - node.lineno + 1
            if lines > MAX_FUNCTION and LONG not in (ast.get_docstring(node) or ""):
                yield f"{node.name}: {lines} lines, at most {MAX_FUNCTION}"


def test_no_function_is_long_without_a_reason() -> None:
    found = {
        path.relative_to(SRC / PACKAGE).as_posix(): long
        for path in sorted((SRC / PACKAGE).rglob("*.py"))
        if (long := list(too_long(path)))
    }
    assert not found, found


def test_a_long_function_is_found_unless_it_says_why(tmp_path: Path) -> None:
    path = tmp_path / "one.py"
    for doc, found in (("Says.", ["f: 63 lines, at most 60"]), ("Long: a list.", [])):
        path.write_text(f'def f():\n    """{doc}"""\n' + "    pass\n" * 61, encoding="utf-8")
        assert list(too_long(path)) == found


# --- citations --------------------------------------------------------------------------------

NUMBER = r"\d+(?:\.\d+)*"
CITATION = re.compile(rf"\bCR ({NUMBER}(?:(?:, | and | or |/)\d+(?:\.\d+)+)*)")


def citations(text: str) -> Iterator[tuple[int, str]]:
    """Line and number of each clause cited as `CR 1.2.3`, or `CR 1.2.3, 1.2.4 and 1.2.5`."""
    for line, content in enumerate(text.splitlines(), 1):
        for match in CITATION.finditer(content):
            for number in re.findall(NUMBER, match[1]):
                yield line, number


def clause_numbers(tables: dict[str, Any]) -> set[str]:
    """The numbers of a clause file: its table names, and the earlier numbers under `was`."""
    numbers = set()
    for number, clause in tables.items():
        if not re.fullmatch(NUMBER, number) or not isinstance(clause, dict):
            continue
        was = clause.get("was", [])
        was = list(was.values()) if isinstance(was, dict) else was
        numbers |= {number, *([was] if isinstance(was, str) else was)}
    return numbers


def unknown_citations(src: Path, known: set[str]) -> list[str]:
    return [
        f"{path.relative_to(src.parent).as_posix()}:{line}: CR {number} is no clause of the rules"
        for path in sorted(src.rglob("*.py"))
        for line, number in citations(path.read_text(encoding="utf-8"))
        if number not in known
    ]


def test_every_cited_clause_exists() -> None:
    data = sorted((SRC / PACKAGE / "rulebook" / "data").glob("clauses-*.toml"))
    assert data, "the rulebook has no clause file"
    known: set[str] = set()
    for path in data:
        known |= clause_numbers(tomllib.loads(path.read_text(encoding="utf-8")))
    found = unknown_citations(SRC, known) + unknown_citations(PROOF, known)
    assert not found, "\n" + "\n".join(found)


def test_the_citation_check_sees(tmp_path: Path) -> None:
    known = clause_numbers(
        tomllib.loads('["1.7.6"]\nen = "x"\nwas = "1.6.4"\n["1.8"]\nwas = ["1.7.9", "1.5"]\n')
    )
    assert known == {"1.7.6", "1.6.4", "1.8", "1.7.9", "1.5"}
    text = '"""CR 1.7.6 and 1.8."""\n# CR 1.6.4: fine. CR 9.9.9: not.\nx = "CR 1.8, 7.7/1.7.9"\n'
    found = unknown_citations(tree(tmp_path, {"rules/turn.py": text}), known)
    assert found == [
        "src/tintero/rules/turn.py:2: CR 9.9.9 is no clause of the rules",
        "src/tintero/rules/turn.py:3: CR 7.7 is no clause of the rules",
    ]


# --- who looks inside ---------------------------------------------------------------------------

INSIDE = ("rules", "state")  # may look into frames and tell clauses apart
CLAUSE = re.compile(r"\d+(\.\d+)+\.?")


def is_clause(node: ast.expr, named: set[str]) -> bool:
    """Whether an expression is a clause number, several, or a name that stands for such."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and bool(CLAUSE.fullmatch(node.value))
    if isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return any(is_clause(part, named) for part in node.elts)
    return isinstance(node, ast.Name) and node.id in named


def is_called(node: ast.expr, *names: str) -> bool:
    """Whether an expression is a name or an attribute of one of these names."""
    if isinstance(node, ast.Attribute):
        return node.attr in names
    return isinstance(node, ast.Name) and node.id in names


def looks_inside(path: Path) -> Iterator[tuple[int, str]]:
    """Where a file looks into frames, or takes a clause for more than something to read."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    named = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and is_clause(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            of = f"{node.module or ''}." if isinstance(node, ast.ImportFrom) else ""
            names = [of, *(of + alias.name for alias in node.names)]
            if any(name.rstrip(".").endswith("rules.frames") for name in names):
                yield node.lineno, "imports rules.frames: ask rules.open or rules.observe"
        elif isinstance(node, ast.Attribute) and node.attr == "stack":
            yield node.lineno, "looks at the stack: ask rules.open or rules.observe"
        elif isinstance(node, ast.Subscript) and is_called(node.value, "data", "stack"):
            if isinstance(node.value, ast.Attribute) or node.value.id == "stack":
                yield node.lineno, "reads a frame by index: ask rules.open or rules.observe"
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(is_called(side, "clause") for side in sides):
                if any(is_clause(side, named) for side in sides):
                    yield node.lineno, "compares a clause: events say `why`"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "startswith" and is_called(node.func.value, "clause"):
                yield node.lineno, "compares a clause: events say `why`"


def insiders(src: Path) -> list[str]:
    found = []
    for path in sorted((src / PACKAGE).rglob("*.py")):
        if layer_of(module_of(path, src)) not in INSIDE:
            where = path.relative_to(src.parent).as_posix()
            found += [f"{where}:{line}: {what}" for line, what in looks_inside(path)]
    return found


def test_only_the_rules_look_into_frames_and_tell_clauses_apart() -> None:
    found = insiders(SRC)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "import tintero.rules.frames as frames\n",
        "from tintero.rules.frames import K\n",
        "from tintero.rules import apply, frames\n",
        "from ..rules.frames import K\n",
        "top = s.stack\n",
        "n = frame.data[0]\n",
        "n = stack[-2]\n",
        "x = e.clause == '4.5.1.4'\n",
        "x = '4.5.1.4' != clause\n",
        "x = e.clause in ('1.2.2', '8.8.2')\n",
        "BOTH = ('1.2.2', '8.8.2')\ndef f(e):\n    return e.clause in BOTH\n",
        "x = e.clause.startswith('6.2.7')\n",
    ],
)
def test_who_looks_inside_is_seen(tmp_path: Path, text: str) -> None:
    src = tree(tmp_path, {"views/log.py": text, "rules/turn.py": text, "state/state.py": text})
    found = insiders(src)
    assert found and all(line.startswith("src/tintero/views/log.py:") for line in found)


def test_a_clause_may_be_read(tmp_path: Path) -> None:
    text = "text = f'{e.clause}' if e.clause else ''\nx = e.clause == other.clause\ny = data[0]\n"
    assert insiders(tree(tmp_path, {"views/log.py": text})) == []
