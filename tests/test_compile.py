"""Whole units → abilities, and errors that say which words were left over."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import pytest

from tintero.ability.abilities import Activated, Has, Script, Static, Triggered
from tintero.ability.codec import decode, encode
from tintero.ability.conditions import YourTurn
from tintero.ability.effects import Banish, Discard, Draw, Exert, GainLore, PayInk, RemoveDrops
from tintero.ability.filters import YOUR_CHARACTER, YOUR_HAND, YOUR_ITEM
from tintero.ability.render.speaker import RenderError
from tintero.ability.selectors import Chosen, Said, This
from tintero.ability.statics import Gain, Modify
from tintero.ability.triggers import When
from tintero.cards.facts import CardFacts
from tintero.events import Kind
from tintero.text import compiler as compile_
from tintero.text import grammar as g
from tintero.text.compiler import TextCompiler, TextError
from tintero.text.grammar import card_grammar, read_grammar
from tintero.text.pool_build import Unparsed, build_card
from tintero.text.records import ABILITY, EFFECT, KEYWORD, CardRecord, Unit
from tintero.text.references_check import problems
from tintero.vocab import CardType, Keyword, ShiftKind, Stat

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(("Ana", "Rex", "Blue Door"), ("Pirate", "Robot", "Cook", "Song"))


def record(type: int, *units: Unit) -> CardRecord:
    return CardRecord(CardFacts("Ana", "Test", type, 3, True, (0,)), units)


# --- paragraphs ---------------------------------------------------------------------------------


def test_a_cost_and_a_dash_make_an_activated_ability() -> None:
    (found,) = READER.text("⟳, 3 ⬡, Banish one of your items — Draw 4 cards.").abilities
    item = Chosen(YOUR_ITEM, said=Said.ONE_OF)
    costs = (Exert(This(), symbol=True), PayInk(3), Banish(item))
    assert found == Activated(costs, Draw(4))


def test_a_trigger_makes_a_triggered_ability() -> None:
    text = "During your turn, whenever you play this character, gain 5 lore."
    (found,) = READER.text(text, name="A STORY").abilities
    when = When(Kind.PLAYED, this=True)
    assert found == Triggered((when,), GainLore(5), "A STORY", YourTurn())


def test_standing_text_is_one_ability_for_each_sentence() -> None:
    found = READER.text("This character gets +7 ¤. Your Cook characters gain Alert.").abilities
    assert [type(one) for one in found] == [Static, Static]
    assert found[0] == Static((Modify(Stat.STRENGTH, 7),))


def test_on_an_action_the_same_words_are_carried_out() -> None:
    (found,) = READER.text("Draw 4 cards.", CardType.ACTION).abilities
    assert found == Script(Draw(4))
    with pytest.raises(TextError):
        READER.text("Draw 4 cards.", CardType.CHARACTER)


def test_a_quoted_ability_speaks_of_the_card_that_gains_it() -> None:
    text = "Your items gain “⟳, Banish this item — Draw 6 cards.”"
    (found,) = READER.text(text).abilities
    assert isinstance(found, Static)
    (gain,) = found.effects
    assert isinstance(gain, Gain)
    assert gain.ability == Activated((Exert(This(), symbol=True), Banish(This())), Draw(6))


def test_a_reading_keeps_text_and_tree() -> None:
    reading = READER.text("Draw 4 cards.", CardType.ACTION)
    assert reading.text == "Draw 4 cards."
    assert reading.tree is not None
    assert reading.tree.words == "draw 4 card ."


# --- keywords -----------------------------------------------------------------------------------

KEYWORDS: Final = {
    "Ward": Has(Keyword.WARD),
    "Challenger +7": Has(Keyword.CHALLENGER, 7),
    "Resist +4": Has(Keyword.RESIST, 4),
    "Singer 9": Has(Keyword.SINGER, 9),
    "Sing Together 12": Has(Keyword.SING_TOGETHER, 12),
    "Boost 3 ⬡": Has(Keyword.BOOST, 3),
    "Boost 3": Has(Keyword.BOOST, 3),
    "Shift 6": Has(Keyword.SHIFT, 6),
    "Shift 6 ⬡": Has(Keyword.SHIFT, 6),
    "Cook Shift 4": Has(Keyword.SHIFT, 4, kind=ShiftKind.CLASSIFICATION, of="Cook"),
    "Universal Shift 8": Has(Keyword.SHIFT, 8, kind=ShiftKind.UNIVERSAL),
    "Duo Shift 7": Has(Keyword.SHIFT, 7, kind=ShiftKind.DUO),
    "Temporary Shift 2": Has(Keyword.SHIFT, 2, temporary=True),
    "Temporary Robot Shift 2": Has(
        Keyword.SHIFT, 2, kind=ShiftKind.CLASSIFICATION, of="Robot", temporary=True
    ),
    "Shift: Discard 4 cards": Has(Keyword.SHIFT, costs=(Discard(Chosen(YOUR_HAND, 4)),)),
    "Shift: Banish one of your characters.": Has(
        Keyword.SHIFT, costs=(Banish(Chosen(YOUR_CHARACTER, said=Said.ONE_OF)),)
    ),
    "Shift: Remove 2 ink drops": Has(Keyword.SHIFT, costs=(RemoveDrops(2),)),
}


@pytest.mark.parametrize("text", KEYWORDS)
def test_keywords(text: str) -> None:
    assert READER.keyword(text).abilities == (KEYWORDS[text],)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Ward 2", "Ward with a number"),
        ("Challenger", "Challenger without a number"),
        ("Shift", "Shift without a number"),
        ("Frobnicate 3", "no keyword"),
        ("Dentist Shift 3", "Dentist is no kind of Shift"),
        ("Song Shift 3", "Song is no kind of Shift"),
        ("Universal Shift: Discard 4 cards", "a named kind of Shift with a cost that is not ink"),
        ("Shift: Juggle 4 cards", "these words do not fit"),
        ("Shift: Banish that item", "nothing was mentioned that this can mean"),
    ],
)
def test_what_is_no_keyword(text: str, problem: str) -> None:
    with pytest.raises(TextError) as caught:
        READER.keyword(text)
    assert caught.value.problem == problem


# --- errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem", "left"),
    [
        ("Draw 4 cards quickly.", "these words do not fit", "quickly."),
        ("Draw 4  juicy\ncards.", "these words do not fit", "juicy cards."),
        ("Juggle 4 cards.", "these words do not fit", "Juggle 4 cards."),
        ("Banish chosen", "the text ends too early", ""),
        ("Draw 4 cards (yes).", "no card text has this sign", "(yes)."),
        ("", "there is no text", ""),
        ("  ", "there is no text", ""),
    ],
)
def test_the_words_left_over(text: str, problem: str, left: str) -> None:
    with pytest.raises(TextError) as caught:
        READER.text(text, CardType.ACTION)
    assert (caught.value.problem, caught.value.left) == (problem, left)
    assert str(caught.value) == (f"{problem}: {left}" if left else problem)


def test_what_could_have_followed() -> None:
    with pytest.raises(TextError) as caught:
        READER.text("Gain 4 damage.", CardType.ACTION)
    assert caught.value.expected == ("lore",)
    with pytest.raises(TextError) as caught:
        READER.text("Banish chosen", CardType.ACTION)
    assert {"character", "item", "location", "other", "CLASS"} <= set(caught.value.expected)
    assert list(caught.value.expected) == sorted(caught.value.expected)


def test_a_meaning_that_is_missing_names_its_words() -> None:
    with pytest.raises(TextError) as caught:
        READER.text("Draw 4 cards. Banish that item.", CardType.ACTION)
    assert caught.value.left == "that item"


def test_two_readings_are_none() -> None:
    reader = TextCompiler((), ())
    reader.grammar = read_grammar('action: a | b\na: "draw" "."\nb: "draw" "."\n')
    with pytest.raises(TextError) as caught:
        reader.text("Draw.", CardType.ACTION)
    assert caught.value.problem == "2 readings"
    assert caught.value.left == "Draw."


def test_a_reference_to_nobody_is_refused() -> None:
    with pytest.raises(TextError) as caught:
        READER.text("Chosen opponent loses 4 lore. They draw 4 cards.", CardType.ACTION)
    assert caught.value.problem == "They(), but nobody was spoken of"


# --- what was read says the same again ----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "changed", "says"),
    [
        (
            "Each opponent chooses and discards 4 items.",
            "+ card",
            "Each opponent chooses and discards 4 item cards.",
        ),
        (
            "Put chosen item into your hand.",
            "put → return; into your → to it player",
            "Return chosen item to its player's hand.",
        ),
        (
            "Move chosen Cook character of yours to chosen location for free.",
            "+ of yours",
            "Move chosen Cook character of yours to chosen location of yours for free.",
        ),
    ],
)
def test_what_would_be_read_as_something_else_is_refused(
    text: str, changed: str, says: str
) -> None:
    with pytest.raises(TextError) as caught:
        READER.text(text, CardType.ACTION)
    assert caught.value.problem == "it would be read as something else"
    assert (caught.value.left, caught.value.says) == (changed, says)
    assert READER.text(says, CardType.ACTION)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Each opponent discards their deck.", "their deck"),
        ("Choose and discard 4 cards from your deck.", "from your deck"),
        ("Draw 4 items.", "4 item"),
        ("Draw 4 cards from your discard.", "4 card from your discard"),
        ("Shuffle chosen item into your inkwell.", "your inkwell"),
        (
            "Put chosen item on the bottom of its player's hand.",
            "on the bottom of its player's hand",
        ),
        (
            "Put chosen item into its player's discard facedown.",
            "into its player's discard facedown",
        ),
        ("Banish this item.", "this item"),
        ("Banish chosen exerted ready character.", "exerted ready character"),
        ("Banish chosen opposing opposing character.", "opposing opposing character"),
        ("Return a card card from your discard to your hand.", "card card"),
        (
            "Choose a character. The exerted character can't quest this turn.",
            "the exerted character",
        ),
        ("Whenever a chosen character quests this turn, gain 4 lore.", "a chosen character"),
    ],
)
def test_what_the_grammar_lets_through_and_no_card_can_mean(text: str, left: str) -> None:
    with pytest.raises(TextError) as caught:
        READER.lowered(text, CardType.ACTION)
    assert caught.value.left == left


def test_only_you_play_this_card() -> None:
    assert READER.lowered("When you play this character, draw 4 cards.")
    with pytest.raises(TextError, match="who plays this card") as caught:
        READER.lowered("When opponents play this character, draw 4 cards.")
    assert "quién juega esta carta" in caught.value.said("es")


def test_what_nobody_can_say_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*_: object) -> None:
        raise RenderError("no words")

    monkeypatch.setattr(compile_, "compare", silent)
    with pytest.raises(TextError, match="nothing can be said"):
        READER.text("Draw 4 cards.", CardType.ACTION)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Each opposing player loses 4 lore.", "Each opponent loses 4 lore."),
        ("This turn, your characters get +4 ¤.", "All your characters get +4 ¤ this turn."),
        ("Draw 4 cards. Then, you gain 4 lore.", "Draw 4 cards. Gain 4 lore."),
    ],
)
def test_words_that_mean_the_same_may_stand_for_each_other(one: str, other: str) -> None:
    first, second = (READER.text(text, CardType.ACTION).abilities for text in (one, other))
    assert first == second


def test_a_shift_that_costs_something_else_says_it_again() -> None:
    assert READER.keyword("Shift: Discard 4 cards").abilities
    with pytest.raises(TextError):
        READER.keyword("Shift: Discard 4 cards from your deck")


def test_a_deck_rule_may_call_its_own_card_by_name_only() -> None:
    unit = Unit(ABILITY, "", "You may have up to 12 copies of Ana in your deck.", "")
    for name, fits in (("Ana", True), ("Rex", False)):
        facts = CardFacts(name, "Friend", 0, 3, True, (0,))
        read = READER.unit(CardRecord(facts, (unit,)), unit)
        assert isinstance(read, Unparsed) != fits
    assert READER.text(unit.text).abilities


# --- units of cards -----------------------------------------------------------------------------


def test_a_unit_is_read_by_its_kind_and_its_card() -> None:
    action = record(CardType.ACTION, Unit(EFFECT, "", "Draw 4 cards.", ""))
    assert READER.unit(action, action.units[0]) == (Script(Draw(4)),)
    shift = Unit(KEYWORD, "", "Shift 3", "")
    assert READER.unit(record(CardType.CHARACTER, shift), shift) == (Has(Keyword.SHIFT, 3),)
    named = Unit(ABILITY, "A STORY", "⟳ — Draw 4 cards.", "")
    (found,) = READER.read_unit(record(CardType.ITEM, named), named).abilities
    assert isinstance(found, Activated)
    assert found.name == "A STORY"


def test_what_is_not_read_is_said_and_the_rest_stays() -> None:
    units = (
        Unit(KEYWORD, "", "Ward", ""),
        Unit(ABILITY, "A STORY", "When you play this character, juggle every card you own.", ""),
        Unit(ABILITY, "OTHER", "Banish chosen", ""),
    )
    card = record(CardType.CHARACTER, *units)
    assert READER.unit(card, units[1]) == Unparsed("juggle every card you own.")
    assert READER.unit(card, units[2]) == Unparsed("Banish chosen")
    made = build_card(card, READER.unit)
    assert made.abilities == (Has(Keyword.WARD),)
    assert made.unparsed == (("A STORY", "juggle every card you …"), ("OTHER", "Banish …"))


def test_a_compiler_knows_the_names_and_classes_of_its_cards() -> None:
    facts = CardFacts("Ana & Rex", "Friends", 0, 3, True, (0,), classes=("Baker", "Song"))
    reader = TextCompiler.of_records([CardRecord(facts, ())])
    assert reader.classes == {"Baker"}
    for name in ("Ana & Rex", "Ana & Rex - Friends", "Ana", "Rex"):
        assert reader.text(f"Banish chosen Baker character named {name}.", CardType.ACTION)
    with pytest.raises(TextError):
        reader.text("Banish chosen character named Pepe.", CardType.ACTION)


# --- any text the grammar knows -----------------------------------------------------------------


@cache
def depths() -> dict[str, int]:
    """How many rules deep the shortest text of each rule goes."""
    found = dict.fromkeys(card_grammar(), 99)
    before: dict[str, int] = {}
    while found != before:
        before = dict(found)
        for rule, alternatives in card_grammar().items():
            found[rule] = 1 + min(depth_of(one.item, found) for one in alternatives)
    return found


def depth_of(item: g.Item, known: dict[str, int] | None = None) -> int:
    known = depths() if known is None else known
    if isinstance(item, g.RuleRef):
        return known[item.rule]
    if isinstance(item, g.GrammarSeq):
        return max(depth_of(part, known) for part in item.parts)
    if isinstance(item, g.GrammarChoice):
        return min(depth_of(option, known) for option in item.options)
    return depth_of(item.item, known) if isinstance(item, g.Many) and item.least else 0


SIGNS: Final = {
    "NUM": ("1", "2", "4"),
    "SNUM": ("+1", "-2"),
    "STAT": ("¤", "⛉", "◊"),
    "INK": ("⬡",),
    "EXERT": ("⟳",),
    "INKABLE": ("◉",),
    "DASH": ("—",),
    "BUL": ("•",),
    "CLASS": ("Pirate", "Robot"),
    "KW": ("Rush", "Shift", "Resist"),
    "COLOR": ("Ruby", "Steel"),
    "NAME": ("Ana", "Rex"),
}


class Writer:
    """Writes texts by the grammar, most of them nonsense."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def rule(self, name: str, left: int) -> list[str]:
        items = [one.item for one in card_grammar()[name]]
        fits = [item for item in items if depth_of(item) <= left]
        return self.item(self.random.choice(fits or [min(items, key=depth_of)]), left)

    def item(self, item: g.Item, left: int) -> list[str]:
        if isinstance(item, g.Word):
            return [item.lemma]
        if isinstance(item, g.TokenKind):
            return [self.random.choice(SIGNS[item.kind])]
        if isinstance(item, g.RuleRef):
            return self.rule(item.rule, left - 1)
        if isinstance(item, g.GrammarSeq):
            return [word for part in item.parts for word in self.item(part, left)]
        if isinstance(item, g.GrammarChoice):
            fits = [option for option in item.options if depth_of(option) <= left]
            return self.item(self.random.choice(fits or [min(item.options, key=depth_of)]), left)
        times = item.least
        while (not item.most or times < item.most) and depth_of(item.item) <= left:
            if self.random.random() < 0.7:
                break
            times += 1
        return [word for _ in range(times) for word in self.item(item.item, left)]


@pytest.mark.slow
def test_any_text_is_read_whole_or_refused() -> None:
    """No other error, no node that cannot be stored, no reference to nothing."""
    writer = Writer(5)
    read = 0
    for i in range(700):
        start, type_ = ("ability", CardType.ITEM) if i % 2 else ("action", CardType.ACTION)
        text = " ".join(writer.rule(start, 6 + i % 5))
        try:
            found = READER.lowered(text, type_).abilities
        except TextError as error:
            assert error.problem
            continue
        read += 1
        for ability in found:
            assert repr(decode(encode(ability))) == repr(ability), text
            assert problems(ability) == [], text
    assert read > 10
