"""Tokens → trees: all derivations, and the furthest place when there is none."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.text.grammar import read_grammar
from tintero.text.lexer import Lexer
from tintero.text.parser import Parse, Tree, parse

pytestmark = pytest.mark.pure_only

LEXER: Final = Lexer((), ("Pirate",))
SMALL: Final = read_grammar(
    """
text: sentence "."
sentence: "draw" NUM "card"            -> draw
        | "banish" thing               -> banish
        | sentence2 ("and" sentence2)+ -> both
sentence2: "draw" NUM "card"           -> draw
         | "banish" thing              -> banish
thing: adj* ("character"|"item") post?
adj: "damaged" | CLASS
post: "with" NUM
"""
)


def read(text: str, grammar: object = SMALL, start: str = "text") -> Parse:
    return parse(grammar, LEXER.tokens(text), start)  # type: ignore[arg-type]


def tree(text: str) -> Tree:
    (found,) = read(text).trees
    return found


# --- trees ------------------------------------------------------------------------------------


def test_a_tree_has_labels_tokens_and_parts() -> None:
    found = tree("Draw 3 cards and banish damaged Pirate characters with 2.")
    assert found.label == "text"
    both = found.one("both")
    assert [kid.label for kid in both.trees] == ["draw", "banish"]
    assert both.has("and") and not both.has("banish")
    draw, banish = both.trees
    assert draw.num == 3
    assert both.first("draw") is draw
    assert both.first("nothing") is None
    assert both.all("draw", "banish") == [draw, banish]
    thing = banish.one("thing")
    assert [adj.words for adj in thing.all("adj")] == ["damaged", "Pirate"]
    assert thing.all("adj")[1].kind("CLASS") == ["Pirate"]
    assert thing.one("post").num == 2
    assert thing.words == "damaged Pirate character with 2"
    assert found.words == "draw 3 card and banish damaged Pirate character with 2 ."


def test_one_is_exactly_one() -> None:
    thing = tree("Banish damaged Pirate items.").one("banish").one("thing")
    with pytest.raises(ValueError):
        thing.one("adj")
    with pytest.raises(ValueError):
        thing.one("post")
    with pytest.raises(ValueError):
        _ = thing.num


def test_an_outline_shows_one_piece_to_a_line() -> None:
    outline = tree("Banish damaged item.").outline().splitlines()
    assert outline == [
        "text",
        "  banish",
        "    banish",
        "    thing",
        "      adj: damaged",
        "      item",
        "  .",
    ]


def test_trees_are_compared_by_what_they_say() -> None:
    one, other = tree("Draw 2 cards."), tree("Draw 3 cards.")
    assert one == tree("Draw 2 cards.")
    assert hash(one) == hash(tree("Draw 2 cards."))
    assert one != other
    assert one != "draw 2 card ."
    assert repr(other) == "<text: draw 3 card .>"


# --- all derivations ----------------------------------------------------------------------------


def test_every_reading_is_found() -> None:
    grammar = read_grammar('text: a+ -> one\n | a b -> two\na: "x"\nb: "x" "x"\n')
    found = read("x x x", grammar).trees
    assert [one.label for one in found] == ["one", "two"]


def test_attachment_that_is_not_clear_has_two_readings() -> None:
    grammar = read_grammar('text: np "here"?\nnp: "item" ("with" np)? "here"?\n')
    assert len(read("item with item here", grammar).trees) == 3
    assert len(read("item with item", grammar).trees) == 1


def test_two_ways_to_the_same_tree_are_one_reading() -> None:
    grammar = read_grammar('text: "x"? "x"?\n')
    assert len(read("x", grammar).trees) == 1


def test_choice_is_not_ordered() -> None:
    """A shorter option that comes first does not hide a longer one."""
    grammar = read_grammar('text: ("x" | "x" "y") "z"\n')
    assert len(read("x y z", grammar).trees) == 1
    assert len(read("x z", grammar).trees) == 1


def test_repetition_takes_as_many_as_lead_to_the_end() -> None:
    grammar = read_grammar('text: "x"* "x" "x"\n')
    assert read("x", grammar).trees == []
    for n in (2, 3, 5):
        assert len(read("x " * n, grammar).trees) == 1
    assert read("x y", read_grammar('text: "x"+ "y"\n')).trees
    assert not read("y", read_grammar('text: "x"+ "y"\n')).trees


def test_what_may_be_empty_and_repeated_comes_to_an_end() -> None:
    grammar = read_grammar('text: ("x"?)* "y"\n')
    assert len(read("x x y", grammar).trees) == 1


def test_a_word_is_not_a_name_and_a_name_not_a_word() -> None:
    assert read("Banish Pirate characters.").trees
    assert not read("Banish pirate characters.").trees


# --- when there is no reading -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "furthest", "expected"),
    [
        ("Draw cards.", 1, {"NUM"}),
        ("Draw 2 items.", 2, {"card"}),
        ("Banish damaged.", 2, {"damaged", "CLASS", "character", "item"}),
        ("Banish item with many.", 3, {"NUM"}),
        ("Draw 2 cards and gain.", 4, {"draw", "banish"}),
        ("Gain.", 0, {"draw", "banish"}),
        ("Draw 2 cards", 3, {".", "and"}),
    ],
)
def test_the_furthest_place_and_what_could_follow(
    text: str, furthest: int, expected: set[str]
) -> None:
    found = read(text)
    assert found.trees == []
    assert (found.furthest, set(found.expected)) == (furthest, expected)


def test_words_after_the_end_are_left_over() -> None:
    found = read("Draw 2 cards. Draw")
    assert (found.trees, found.furthest, found.expected) == ([], 4, frozenset())


def test_parsing_may_begin_at_any_rule() -> None:
    assert [one.label for one in read("damaged item", start="thing").trees] == ["thing"]
    assert read("damaged item.", start="thing").trees == []
