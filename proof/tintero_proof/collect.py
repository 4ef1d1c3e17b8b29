"""Which tests name which clauses.

Tests name official clauses ("4.5.1.3") and rows of the documents ("002:A-7") in two ways:
with the mark ``@pytest.mark.clause("4.5.1.3", "002:A-7")`` on a function, a class or (as
``pytestmark``) a module; and with the key ``clauses:`` of a scene in ``tests/scenes`` or in a
ruling of the case book. Test files are read, never imported. What a scene with ``variant:`` shows
holds in that variant: it stands in the index under ``000:4.5-b@borrador``, or ``@`` alone where the
scene changes single rules; clauses of chapter 10, which is about variants, stand as they are.

``python -m tintero_proof.collect`` rewrites the index that the ledger (``tintero.rulebook.ledger``)
is shipped with; ``--check`` only compares.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tintero.reading import Unreadable, yaml_plain
from tintero.rulebook import ledger
from tintero.rulebook.clauses import UnknownClause, book, clause
from tintero.rulebook.documents import row
from tintero.rulebook.sources import number_key

_DOCUMENT = re.compile(r"^---.*$", re.MULTILINE)
_IN_RULING = re.compile(r"^  (?:- |  )(title|clauses): (.*)$")
RULINGS = "src/tintero/judge/rulings"  # beside the folder of the tests


class CollectError(ValueError):
    """A test file or scene whose clauses cannot be read; the message names file and line."""


def collect(tests_dir: Path | str) -> dict[str, list[str]]:
    """Test ids by clause number or document row, both sorted.

    Ids are pytest's: ``tests/test_bag.py::TestPassing::test_new_triggers_wait``; a scene is
    ``tests/scenes/bag.yaml::its title``, one of a ruling likewise.
    """
    root = Path(tests_dir).resolve()
    if not root.is_dir():
        raise CollectError(f"no folder {root}")
    found: dict[str, set[str]] = {}
    python = sorted({*root.rglob("test_*.py"), *root.rglob("*_test.py")})
    scenes = sorted((root / "scenes").rglob("*.yaml"))
    rulings = sorted((root.parent / RULINGS).glob("*.yaml"))
    for path, read in [
        *((p, _marks) for p in python),
        *((p, _scenes) for p in scenes),
        *((p, _ruling) for p in rulings),
    ]:
        for test, clauses in read(path, path.relative_to(root.parent).as_posix()):
            for number in clauses:
                found.setdefault(number, set()).add(test)
    return {number: sorted(found[number]) for number in sorted(found)}


# --- test files -------------------------------------------------------------------------------


def _marks(path: Path, where: str) -> Iterator[tuple[str, list[str]]]:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"), where)
    except SyntaxError as error:
        raise CollectError(f"{where}:{error.lineno}: {error.msg}") from None
    yield from _tests(module.body, where, where, [], _aliases(module))


def _aliases(module: ast.Module) -> set[str]:
    """Names that the module gives to the mark, as in ``clause = pytest.mark.clause``."""
    return {
        target.id
        for node in module.body
        if isinstance(node, ast.Assign) and _is_mark(node.value, set())
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _tests(
    body: list[ast.stmt], prefix: str, where: str, inherited: list[str], aliases: set[str]
) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module or class body, each with its own and its inherited clauses."""
    shared = inherited + _named(
        (
            node.value
            for node in body
            if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign)
            if node.value is not None and _is_pytestmark(node)
        ),
        where,
        aliases,
    )
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test") and not _is_fixture(node):
                own = _named(node.decorator_list, where, aliases)
                yield f"{prefix}::{node.name}", shared + own
        elif isinstance(node, ast.ClassDef) and _is_test_class(node):
            own = _named(node.decorator_list, where, aliases)
            yield from _tests(node.body, f"{prefix}::{node.name}", where, shared + own, aliases)
        elif isinstance(node, ast.If):
            yield from _tests(node.body + node.orelse, prefix, where, shared, aliases)


def _is_fixture(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("fixture" in ast.unparse(decorator) for decorator in node.decorator_list)


def _is_test_class(node: ast.ClassDef) -> bool:
    """What pytest collects: classes named Test…, and unittest's."""
    return node.name.startswith("Test") or any(
        ast.unparse(base).endswith("TestCase") for base in node.bases
    )


def _is_pytestmark(node: ast.Assign | ast.AnnAssign | ast.AugAssign) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _is_mark(node: ast.expr, aliases: set[str]) -> bool:
    """``pytest.mark.clause``, ``mark.clause`` or an alias."""
    if isinstance(node, ast.Name):
        return node.id in aliases
    if not (isinstance(node, ast.Attribute) and node.attr == "clause"):
        return False
    owner = node.value
    return (isinstance(owner, ast.Name) and owner.id == "mark") or (
        isinstance(owner, ast.Attribute) and owner.attr == "mark"
    )


def _named(nodes: Iterable[ast.expr], where: str, aliases: set[str]) -> list[str]:
    """The clauses named by marks anywhere in these expressions."""
    numbers: list[str] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _is_mark(call.func, aliases):
                for argument in call.args:
                    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                        raise CollectError(
                            f"{where}:{argument.lineno}: write the clause out as a string"
                        )
                    numbers.append(argument.value)
    return numbers


# --- scenes -----------------------------------------------------------------------------------


def _scenes(path: Path, where: str) -> Iterator[tuple[str, list[str]]]:
    """The scenes of a file. Scalars are kept as written: 8.10 is a clause, not the number 8.1."""
    try:
        loaded = [
            yaml_plain(_heading(document))
            for document in _DOCUMENT.split(path.read_text(encoding="utf-8"))
        ]
    except Unreadable as error:
        raise CollectError(f"{where}: {error}") from None
    for position, scene in enumerate(loaded, 1):
        if isinstance(scene, dict):
            title = str(scene.get("title") or f"scene {position}")
            clauses = _scene_clauses(scene.get("clauses", []), where, title)
            if "variant" in scene:
                name = scene["variant"] if isinstance(scene["variant"], str) else ""
                # Chapter 10 is about variants: what it says is shown in one.
                clauses = [
                    number if number.startswith("10.") else ledger.in_variant(number, name)
                    for number in clauses
                ]
            yield f"{where}::{title}", clauses


def _ruling(path: Path, where: str) -> Iterator[tuple[str, list[str]]]:
    """The scenes of a ruling: title and clauses of each, a line for each of them."""
    title = ""
    for line in path.read_text(encoding="utf-8").split("\n"):
        said = _IN_RULING.match(line)
        if said is None:
            continue
        try:
            value = yaml_plain(said[2])
        except Unreadable as error:
            raise CollectError(f"{where}: {error}") from None
        if said[1] == "title":
            title = str(value)
        else:
            yield f"{where}::{title}", _scene_clauses(value, where, title)


def _heading(document: str) -> str:
    """The title and the clauses of a scene: the rest may hold notation that is not plain YAML."""
    kept: list[str] = []
    wanted = False
    for line in document.split("\n"):
        if line[:1] not in ("", " ", "-", "#"):
            wanted = line.startswith(("title:", "clauses:", "variant:"))
        if wanted:
            kept.append(line)
    return "\n".join(kept)


def _scene_clauses(value: Any, where: str, title: str) -> list[str]:
    listed = [value] if isinstance(value, str) else value
    if not isinstance(listed, list) or not all(isinstance(entry, str) for entry in listed):
        raise CollectError(f"{where}::{title}: `clauses` must be a list of clause numbers")
    return [entry for entry in listed if entry]


# --- the index ----------------------------------------------------------------------------------


def unknown(index: Mapping[str, Sequence[str]]) -> list[str]:
    """What tests name that is neither a clause nor a row, a line each with the near matches."""
    problems = []
    for key, tests in ((key.partition("@")[0], tests) for key, tests in index.items()):
        try:
            found = row(key).id if ":" in key else clause(key).number
            if found != key:
                raise UnknownClause(key, (found,))
        except UnknownClause as error:
            problems.append(f"{error} (named by {', '.join(tests)})")
    return problems


def _order(key: str) -> tuple[int, tuple[int, ...], str]:
    """Clauses first, in the order of the rulebook, then rows."""
    number = key.partition("@")[0]
    return (0, number_key(number), key) if number in book() else (1, (), key)


def index_text(index: Mapping[str, Sequence[str]]) -> str:
    """The index as it is stored."""
    ordered = {key: sorted(index[key]) for key in sorted(index, key=_order)}
    return json.dumps(ordered, ensure_ascii=False, indent=1) + "\n"


def write_index(tests_dir: Path | str, path: Path | str | None = None) -> dict[str, list[str]]:
    """Collect the tests of a folder and store the index (in the package by default); returns it.

    A name that is neither a clause nor a row is an error, and nothing is written.
    """
    index = _collect_known(tests_dir)
    Path(path or ledger.INDEX).write_text(index_text(index), encoding="utf-8")
    return index


def _collect_known(tests_dir: Path | str) -> dict[str, list[str]]:
    index = collect(tests_dir)
    if problems := unknown(index):
        raise CollectError("\n".join(problems))
    return index


def main(argv: Sequence[str] | None = None) -> int:
    """Rewrite the shipped index from a folder of tests, or compare it."""
    parser = argparse.ArgumentParser(prog="python -m tintero_proof.collect")
    parser.add_argument("tests", nargs="?", default="tests", help="folder of tests (./tests)")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    arguments = parser.parse_args(argv)
    try:
        if arguments.check:
            index = _collect_known(arguments.tests)
            if ledger.load_index() != index:
                print(
                    f"{ledger.INDEX} is out of date: python -m tintero_proof.collect",
                    file=sys.stderr,
                )
                return 1
        else:
            index = write_index(arguments.tests)
    except CollectError as error:
        print(error, file=sys.stderr)
        return 2
    state = ledger.ledger(index)
    print(
        f"{len(state.entries)} clauses: {state.tested} tested, {state.with_reason} with a reason, "
        f"{len(state.without_test)} with neither; {state.in_variants} shown in a variant"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
