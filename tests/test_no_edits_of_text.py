"""Nobody edits made text: what the renderer says is said right at once (docs/rendering.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.pure_only

RENDER = Path(__file__).parents[1] / "src" / "tintero" / "ability" / "render"
CUTS = ("removeprefix", "removesuffix", "translate", "sub", "subn")
MADE = ("text", "sentence", "predicate")  # what made text is called
# Where a word is spelled, and where a table is read.
ALLOWED = {
    "realise/en/conditions.py verb_and_rest",  # a frame, before it is filled
    "realise/es/words.py spelled",  # "del", "al"; "y" and "o" before their own sound
    "realise/fr/words.py worded",  # a table, when it is read
    "realise/fr/words.py",  # the list of words: which are feminine
    "realise/fr/words.py spelled",  # "du", "aux", "l'objet", "qu'il"
    "realise/tongue.py capital",
}


def edits(node: ast.AST) -> bool:
    """A call or a slice that makes other text of text."""
    if isinstance(node, ast.Subscript):
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        name = node.value.attr if isinstance(node.value, ast.Attribute) else name
        return name in MADE and isinstance(node.slice, ast.Slice) and not first_letter(node.slice)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    called = node.func.attr
    # `dataclasses.replace` is called by its name alone.
    return called in CUTS or (called == "replace" and len(node.args) == 2)


def first_letter(cut: ast.Slice) -> bool:
    """Looked at, as before an apostrophe."""
    return cut.lower is None and isinstance(cut.upper, ast.Constant) and cut.upper.value == 1


def found(node: ast.AST, inside: str = "") -> Iterator[str]:
    """The functions that edit, by name; the module's own lines by none."""
    for child in ast.iter_child_nodes(node):
        if edits(child):
            yield inside
        named = isinstance(child, (ast.FunctionDef, ast.ClassDef))
        yield from found(child, child.name if named else inside)


def places(source: str, file: str) -> set[str]:
    return {f"{file} {name}".strip() for name in found(ast.parse(source))}


def test_made_text_is_not_edited() -> None:
    made: set[str] = set()
    for path in RENDER.rglob("*.py"):
        made |= places(path.read_text(encoding="utf-8"), path.relative_to(RENDER).as_posix())
    assert made <= ALLOWED, f"says it, and then edits what it said: {sorted(made - ALLOWED)}"
    assert made >= ALLOWED, f"edits no more: {sorted(ALLOWED - made)}"


@pytest.mark.parametrize(
    "line",
    [
        'out = text.replace("their turn", "their next turn")',
        'out = re.sub("otros", "demás", text)',
        'out = said.removeprefix("you ")',
        "out = text[4:]",
        "out = clause.predicate[1:]",
    ],
)
def test_an_edit_is_found(line: str) -> None:
    assert places(f"def f(text):\n    {line}\n", "x.py") == {"x.py f"}


def test_a_plan_may_be_changed() -> None:
    assert not places("out = replace(made, known=True), parts[1:]", "x.py")
