"""Text → tokens: lemmas, signs, proper names, and what no card text has."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.text.lexer import Lexer, LexError, Token, lemma_of, plain, plural

pytestmark = pytest.mark.pure_only

LEXER: Final = Lexer(
    ("Ana", "Ana Maria", "Juan & Ana", "Tick-Tock", "Be King", "He", "Doctor"),
    ("Pirate", "Fairy", "Seven Dwarfs", "Puppy"),
)


def pairs(text: str) -> list[tuple[str, str]]:
    return [(token.kind, token.value) for token in LEXER.tokens(text)]


def words(text: str) -> str:
    return " ".join(token.value for token in LEXER.tokens(text))


# --- lemmas -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "lemmas"),
    [
        ("Characters quest", "character quest"),
        ("an item", "a item"),
        ("each opponent has cards", "each opponent have card"),
        ("he banishes copies", "they banish copy"),
        ("this is less", "this is less"),
        ("unless it was across", "unless it was across"),
        ("cards of yours", "card of yours"),
        ("your character's", "your character's"),
        ("your characters'", "your character's"),
        ("your opponents' hands", "your opponent's hand"),
        ("she's here", "they're here"),
        ("can't", "can't"),
        ("doesn't", "doesn't"),
        ("and/or", "and/or"),
        ("non-character cards", "non-character card"),
        ("It goes there", "it go there"),
        ("a Puppy and two puppies", "a Puppy and two puppy"),
    ],
)
def test_words_become_lemmas(text: str, lemmas: str) -> None:
    assert words(text) == lemmas


@pytest.mark.parametrize("word", ["this", "unless", "less", "is", "as", "plus", "yours", "its"])
def test_a_final_s_may_belong_to_the_word(word: str) -> None:
    assert lemma_of(word) == word


@pytest.mark.parametrize(
    ("text", "lemma"),
    [
        ("ready her", "them"),
        ("her this turn", "them"),
        ("her ¤", "their"),
        ("her player's hand", "their"),
        ("her deck", "their"),
        ("her next turn", "their"),
        ("her other cards", "their"),
    ],
)
def test_her_is_them_or_their(text: str, lemma: str) -> None:
    (found,) = [token for token in LEXER.tokens(text) if token.gendered]
    assert found.value == lemma


def test_gendered_pronouns_are_marked_and_no_others() -> None:
    found = LEXER.tokens("He and she and they: his, him, them, their, its")
    assert [text.value for text in found if text.gendered] == ["they", "they", "their", "them"]
    assert not LEXER.tokens("they")[0].gendered
    assert LEXER.tokens("she's")[0].gendered


def test_a_token_knows_where_it_stands() -> None:
    text = "Draw  2\ncards."
    assert LEXER.tokens(text) == (
        Token("", "draw", 0, 4),
        Token("NUM", "2", 5, 6),
        Token("", "card", 7, 12),
        Token("", ".", 12, 13),
    )
    assert plain(text) == "Draw 2 cards."
    assert str(LEXER.tokens(text)[1]) == "2"


# --- signs ------------------------------------------------------------------------------------


def test_signs_have_kinds() -> None:
    assert pairs("⟳, 3 ⬡ — +12 ¤ -1 ⛉ 4 ◊ ◉ • “Yes!” 7: no") == [
        ("EXERT", "⟳"),
        ("", ","),
        ("NUM", "3"),
        ("INK", "⬡"),
        ("DASH", "—"),
        ("SNUM", "+12"),
        ("STAT", "¤"),
        ("SNUM", "-1"),
        ("STAT", "⛉"),
        ("NUM", "4"),
        ("STAT", "◊"),
        ("INKABLE", "◉"),
        ("BUL", "•"),
        ("", "“"),
        ("", "yes"),
        ("", "!"),
        ("", "”"),
        ("NUM", "7"),
        ("", ":"),
        ("", "no"),
    ]


def test_a_plus_without_a_number_is_a_sign_of_its_own() -> None:
    assert pairs("+ ¤") == [("", "+"), ("STAT", "¤")]


def test_curly_apostrophes_are_straight_ones() -> None:
    assert words("This character can’t") == "this character can't"


@pytest.mark.parametrize("text", ["Draw (2)", "100% of", "Draw; discard", "a – b", "ready?"])
def test_what_no_card_text_has_is_an_error_that_says_where(text: str) -> None:
    with pytest.raises(LexError) as caught:
        LEXER.tokens(text)
    sign = text[caught.value.at]
    assert sign in "(%;–?"
    assert f"character {caught.value.at + 1}" in str(caught.value)


def test_no_text_has_no_tokens() -> None:
    assert LEXER.tokens(" \n ") == ()


# --- proper names -----------------------------------------------------------------------------


def test_classifications_keywords_and_inks_are_found_by_their_capital() -> None:
    assert pairs("Pirates with Evasive or Ruby") == [
        ("CLASS", "Pirate"),
        ("", "with"),
        ("KW", "Evasive"),
        ("", "or"),
        ("COLOR", "Ruby"),
    ]
    assert pairs("pirate ward") == [("", "pirate"), ("", "ward")]
    assert pairs("Fairies Seven Dwarfs Sing Together") == [
        ("CLASS", "Fairy"),
        ("CLASS", "Seven Dwarfs"),
        ("KW", "Sing Together"),
    ]


def test_a_proper_name_is_a_whole_word() -> None:
    assert pairs("Wardrobe") == [("", "wardrobe")]
    assert pairs("Pirate's") == [("", "pirate's")]


@pytest.mark.parametrize(("name", "other"), [("Fairy", "Fairies"), ("Pirate", "Pirates")])
def test_the_plural_of_a_classification(name: str, other: str) -> None:
    assert plural(name) == other


def test_a_name_is_read_where_one_may_stand() -> None:
    assert ("NAME", "Ana") in pairs("a character named Ana")
    assert pairs("copies of Tick-Tock")[-1] == ("NAME", "Tick-Tock")
    assert pairs("named Ana or Doctor and He")[1:] == [
        ("NAME", "Ana"),
        ("", "or"),
        ("NAME", "Doctor"),
        ("", "and"),
        ("NAME", "He"),
    ]
    assert pairs("named both Ana and He")[2:] == [("NAME", "Ana"), ("", "and"), ("NAME", "He")]


def test_elsewhere_a_name_is_words() -> None:
    assert [kind for kind, _ in pairs("Ana or the Doctor of He")] == [""] * 6
    assert pairs("He")[0] == ("", "they")


def test_the_longest_name_counts() -> None:
    assert pairs("named Ana Maria gains")[1] == ("NAME", "Ana Maria")
    assert pairs("named Juan & Ana.")[1] == ("NAME", "Juan & Ana")


def test_a_name_does_not_end_inside_a_word() -> None:
    assert pairs("named Anabel")[1] == ("", "anabel")
    assert pairs("named Be Kings")[1][0] == ""
