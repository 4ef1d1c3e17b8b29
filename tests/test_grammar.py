"""The reader of grammar files: what a rule becomes, and errors that name their line."""

from __future__ import annotations

import pytest

from tintero.text.grammar import (
    Alternative,
    GrammarChoice,
    GrammarError,
    GrammarSeq,
    Many,
    RuleRef,
    TokenKind,
    Word,
    card_grammar,
    read_grammar,
    refs_of,
)

pytestmark = pytest.mark.pure_only


def only(source: str) -> Alternative:
    (found,) = read_grammar(source)["a"]
    return found


@pytest.mark.parametrize(
    ("body", "item"),
    [
        ('"draw"', Word("draw")),
        ("NUM", TokenKind("NUM")),
        ("a", RuleRef("a")),
        ('"draw" NUM', GrammarSeq((Word("draw"), TokenKind("NUM")))),
        ('("a"|"b" NUM)', GrammarChoice((Word("a"), GrammarSeq((Word("b"), TokenKind("NUM")))))),
        ('"a"?', Many(Word("a"), 0, 1)),
        ('"a"*', Many(Word("a"), 0, 0)),
        ('"a"+', Many(Word("a"), 1, 0)),
        ('("a" "b")*', Many(GrammarSeq((Word("a"), Word("b"))), 0, 0)),
        ('"?"', Word("?")),
    ],
)
def test_what_a_body_means(body: str, item: object) -> None:
    assert only(f"a: {body}") == Alternative("a", item)  # type: ignore[arg-type]


def test_alternatives_have_labels_of_their_own_or_the_rules_name() -> None:
    found = read_grammar('a: "x" -> first\n | "y"\n   "z" -> second\n | "w"  // no label\n')["a"]
    assert [one.label for one in found] == ["first", "second", "a"]
    assert found[1].item == GrammarSeq((Word("y"), Word("z")))


def test_comments_and_empty_lines_are_nothing() -> None:
    assert read_grammar('// one\n\na: "x" // two\n//three\n') == {
        "a": (Alternative("a", Word("x")),)
    }


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ('a: "x"\n\na: "y"\n', "line 3: a is there twice"),
        ('a: "x" b\n', "a: no rule is called b"),
        ('a: ("x" | c?)\n', "a: no rule is called c"),
        ('a: ("x"\nb: "y"\n', "line 1, a: a bracket is not closed"),
        ('\na: "x" |\n', "line 2, a: an empty alternative"),
        ("a:\n", "line 1, a: an empty alternative"),
        ('a: "x"\nAll: "y"\n', "line 2: neither a rule nor its continuation"),
        ('  "x"\n', "line 1: neither a rule"),
        ('a: "x" ]\n', "line 1, a: cannot read"),
        ('a: "x\n', "line 1, a: cannot read"),
        ('a: "x" )\n', "line 1, a: unexpected ')'"),
        ("a: * b\nb: a\n", "line 1, a: unexpected '*'"),
        ('a: "x" -> l "y"\n', "line 1, a: unexpected"),
        ('a: "x" ->\n', "line 1, a: a label is missing"),
        ('a: "x" -> "y"\n', "line 1, a: a label is missing"),
    ],
)
def test_errors_say_where(source: str, message: str) -> None:
    with pytest.raises(GrammarError) as caught:
        read_grammar(source)
    assert message in str(caught.value)


def test_references_are_found_at_any_depth() -> None:
    found = read_grammar('a: b? ("x" | (b "y" c)+)\nb: "z"\nc: NUM\n')
    assert refs_of(found["a"][0].item) == ["b", "b", "c"]


# --- the grammar of card texts ------------------------------------------------------------------


def test_every_rule_can_be_reached() -> None:
    grammar = card_grammar()
    seen = {"text", "costs"}
    while True:
        more = {ref for name in seen for one in grammar[name] for ref in refs_of(one.item)} - seen
        if not more:
            break
        seen |= more
    assert set(grammar) - seen == set()


def test_no_rule_begins_with_itself() -> None:
    """The parser goes down without an end otherwise."""
    grammar = card_grammar()
    first: dict[str, set[str]] = {
        name: {ref for one in alternatives for ref in leftmost(one.item)}
        for name, alternatives in grammar.items()
    }
    for name in grammar:
        seen: set[str] = set()
        todo = set(first[name])
        while todo:
            ref = todo.pop()
            assert ref != name, f"{name} begins with itself"
            if ref not in seen:
                seen.add(ref)
                todo |= first[ref]


def leftmost(item: object) -> list[str]:
    """The rules that may stand at the beginning."""
    if isinstance(item, RuleRef):
        return [item.rule]
    if isinstance(item, GrammarChoice):
        return [ref for option in item.options for ref in leftmost(option)]
    if isinstance(item, Many):
        return leftmost(item.item)
    if isinstance(item, GrammarSeq):
        found: list[str] = []
        for part in item.parts:
            found += leftmost(part)
            if not (isinstance(part, Many) and part.least == 0):
                break
        return found
    return []


def test_words_are_lemmas() -> None:
    """A word no lexer makes could never be read."""
    from tintero.text.lexer import Lexer

    lexer = Lexer((), ())
    for name, alternatives in card_grammar().items():
        for one in alternatives:
            for word in words_of(one.item):
                (token,) = lexer.tokens(word)
                assert (token.kind, token.value) == ("", word), f"{name}: {word}"


def words_of(item: object) -> list[str]:
    if isinstance(item, Word):
        return [item.lemma]
    if isinstance(item, (GrammarChoice, GrammarSeq)):
        parts = item.options if isinstance(item, GrammarChoice) else item.parts
        return [word for part in parts for word in words_of(part)]
    return words_of(item.item) if isinstance(item, Many) else []
