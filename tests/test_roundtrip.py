"""Text → AST → English at the level of lemmas: what is folded, what never is, what is found."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from card_texts import compiler, file
from tintero.ability.abilities import DeckRule, Script, Triggered
from tintero.ability.effects import Apply, Draw, GainLore, LoseLore, Ready, Sentence, Seq
from tintero.ability.filters import CHARACTER, YOUR_CHARACTER, Filter
from tintero.ability.render.speaker import RenderError
from tintero.ability.selectors import All, Chosen, EachOpponent, That, This
from tintero.ability.statics import Cant, Modify
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.audit import pairs_of
from tintero.text.compiler import TextCompiler, TextError
from tintero.text.lemmas import lemma_of, lemmas
from tintero.text.roundtrip import (
    SameWording,
    TextPair,
    calling_itself,
    compare,
    fold_one,
    folded,
    folding,
    in_english,
    report,
    wordings,
)
from tintero.text.variants import by_rule, tried, variants
from tintero.vocab import CardType, Deny, Owner, Stat
from tintero_proof.smoke.mutate import mutants

pytestmark = pytest.mark.pure_only

ACTION = CardType.ACTION

# --- lemmas -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        ("characters", "character"),
        ("banishes", "banish"),
        ("abilities", "ability"),
        ("has", "have"),
        ("are", "be"),
        ("an", "a"),
        ("¤", "strength"),
        ("this", "this"),
        ("less", "less"),
        ("unless", "unless"),
        ("challenging", "challenging"),
        ("challenged", "challenged"),
    ],
)
def test_a_word_has_one_lemma(word: str, lemma: str) -> None:
    assert lemma_of(word) == lemma


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Chosen character gets +2 ¤.", "chosen characters get +2 strength"),
        ("Draw a card. (That is one card.)", "Draw a card."),
        ("It can't quest.", "It cannot quest."),
        ("She's at a location.", "She is at a location."),
        (
            "Ready this character. He can't quest.",
            "Ready this character. This character can't quest.",
        ),
        ("Banish chosen character. They lose.", "Banish chosen character. That character loses."),
        (
            "Until the start of your next turn, they gain Ward.",
            "They gain Ward until the start of your next turn.",
        ),
        ("For each item, gain 1 lore.", "Gain 1 lore for each item."),
        (
            "While it is exerted, whenever you draw, gain 1 lore.",
            "Whenever you draw while it is exerted, gain 1 lore.",
        ),
        ("Gain lore equal to the number of items.", "Gain 1 lore for each item."),
    ],
)
def test_what_carries_no_meaning_is_taken_away(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Banish another character.", "Banish a character."),
        ("Your other characters gain Ward.", "Your characters gain Ward."),
        ("This character can't quest.", "This character can quest."),
        ("You may draw a card.", "Draw a card."),
        ("Remove up to 2 damage.", "Remove 2 damage."),
        ("Gain 1 lore.", "Gain 2 lore."),
        ("Chosen character gets +1 ¤.", "Chosen character gets -1 ¤."),
        ("Banish chosen item.", "Banish chosen location."),
        ("Draw a card instead.", "Draw a card."),
        ("Draw a card. Gain 1 lore.", "Draw a card and gain 1 lore."),
        ("Banish the challenging character.", "Banish the challenged character."),
        (
            "Each opponent loses 1 lore and you gain 1 lore.",
            "Each opponent loses 1 lore and gains 1 lore.",
        ),
        ("Chosen character gains Ward this turn.", "Chosen character gains Ward."),
        ("Once during your turn, draw a card.", "During your turn, draw a card."),
        (
            "Return chosen character to your hand.",
            "Return chosen character to their player's hand.",
        ),
        ("Opposing characters gain Rush.", "Your characters gain Rush."),
        (
            "Banish chosen character. They can't quest.",
            "Banish chosen character. This character can't quest.",
        ),
        (
            "Whenever you play a character, ready her.",
            "Whenever you play a character, ready that character.",
        ),
        (
            "Look at the top card of your deck. Put it into your hand.",
            "Look at the top card of your deck. Put this character into your hand.",
        ),
    ],
)
def test_what_carries_meaning_stays(one: str, other: str) -> None:
    assert folded(one) != folded(other)


# --- the listed wordings ----------------------------------------------------------------------

# Each entry: words that may stand for each other, but never go away.
KEPT = (
    ("other", "another"),
    ("not", "no", "undamaged"),
    ("instead",),
    ("unless",),
    ("may", "can"),
    ("up to",),
    ("only",),
    ("until",),
    ("once",),
    ("this turn",),
    ("#",),
    ("*",),
    ("opponent", "opposing", "they", "your", "yours", "you"),
)


def times(words: tuple[str, ...], text: tuple[str, ...]) -> int:
    said = f" {' '.join(text)} "
    return sum(said.count(f" {word} ") for word in words)


@pytest.mark.parametrize("wording", wordings(), ids=[" ".join(w.say) for w in wordings()])
def test_a_wording_keeps_every_word_that_matters(wording: SameWording) -> None:
    assert wording.why
    assert len(wording.say) <= 10 and wording.say != wording.for_
    if wording.why.endswith("what the keyword says"):
        return  # a keyword and what section 8 says it is
    for words in KEPT[:-1]:
        if words[0] == "may" and not times(("may",), (*wording.say, *wording.for_)):
            continue
        assert times(words, wording.say) == times(words, wording.for_), words
    if times(KEPT[-1], wording.for_) == 0:
        # An owner goes away only where another word of the sentence has said whose it is.
        assert times(KEPT[-1], wording.say) <= 1


def test_the_lists_are_short_and_say_nothing_twice() -> None:
    said = [wording.say for wording in wordings()]
    assert len(set(said)) == len(said)
    kinds = [wording.kind for wording in wordings()]
    assert kinds.count("wording") <= 50
    assert kinds.count("once") <= 100


# --- comparing --------------------------------------------------------------------------------

TWO_LORE = Script(Sentence((GainLore(2), LoseLore(2, EachOpponent()))))


def test_equal_texts_have_no_difference() -> None:
    assert compare("You gain 2 lore and each opponent loses 2 lore.", (TWO_LORE,), ACTION) is None


def test_a_difference_says_where_it_begins() -> None:
    found = compare("You gain 3 lore and each opponent loses 2 lore.", (TWO_LORE,), ACTION)
    assert found is not None
    assert found.at == 1
    assert found.printed[found.at] == "3"
    assert found.rendered[found.at] == "2"
    assert str(found) == "gain 3 lore and each ≠ gain 2 lore and each".replace(" and each", " and")


def test_a_lost_word_is_found() -> None:
    all_yours = Script(Apply((Modify(Stat.STRENGTH, 1),), All(YOUR_CHARACTER)))
    assert compare("Your characters get +1 ¤ this turn.", (all_yours,), ACTION) is None
    assert compare("Your other characters get +1 ¤ this turn.", (all_yours,), ACTION) is not None


def test_a_wrong_referent_is_found() -> None:
    on_play = When(Kind.PLAYED, subject=Filter(types=(0,)), by=Owner.YOURS)
    rest = Apply((Cant(Deny.QUEST),), This())
    right = Triggered((on_play,), Seq((Ready(This()), rest)))
    wrong = Triggered((on_play,), Seq((Ready(This()), Apply((Cant(Deny.QUEST),), That()))))
    text = "Whenever you play a character, ready this character. He can't quest this turn."
    assert compare(text, (right,)) is None
    assert compare(text, (wrong,)) is not None


def test_a_story_name_is_no_part_of_the_text() -> None:
    assert compare("Draw a card.", (Script(Draw(), "A STORY"),), ACTION) is None


def test_a_report_counts_and_groups() -> None:
    chosen = Script(Ready(Chosen(CHARACTER)))
    pairs = [
        TextPair("One", "Draw 2 cards.", (Script(Draw(2)),), ACTION),
        TextPair("Two", "Draw 3 cards.", (Script(Draw(2)),), ACTION),
        TextPair("Three", "Draw 3 cards.", (Script(Draw(2)),), ACTION),
        TextPair("Four", "Ready chosen item.", (chosen,), ACTION),
    ]
    made = report(pairs)
    assert (made.total, made.equal) == (4, 1)
    lines = made.lines()
    assert lines[0] == "1 of 4 equal"
    assert lines[1].startswith("2 × draw 3 card")
    assert [line.strip() for line in lines[2:4]] == ["Two", "Three"]


def test_commas_are_kept_for_the_wordings_only() -> None:
    assert "," in lemmas("When you play it, draw.")
    assert "," not in folded("When you play it, draw.")


# --- every card -------------------------------------------------------------------------------

TEXTS = 2178  # different texts of the snapshot, by the type of their card


@cache
def every_text() -> tuple[TextPair, ...]:
    return tuple(pairs_of(file(), compiler()))


@cache
def every_rendering() -> tuple[str, ...]:
    return tuple(in_english(pair.abilities, pair.type) for pair in every_text())


def test_every_text_says_the_same_again() -> None:
    """Text → AST → English is exact for all of them; no text is excepted."""
    made = report(every_text())
    assert made.total == TEXTS
    assert made.differences == (), "\n".join(made.lines())


def test_no_wording_hides_a_difference() -> None:
    """Texts that are folded into one have one ability, wherever they are printed."""
    alike: dict[tuple[tuple[str, ...], int], list[TextPair]] = {}
    for pair in every_text():
        alike.setdefault((folded(pair.text), pair.type), []).append(pair)
    for pairs in alike.values():
        made = {pair.abilities for pair in pairs}
        assert len(made) == 1, [pair.card for pair in pairs]


def both_texts(pair: TextPair, rendered: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The lemmas of what is printed and of what is rendered."""
    printed = calling_itself(pair.text, pair.type, pair.card)
    return (".", *lemmas(printed)), (".", *lemmas(rendered))


def without(
    words: tuple[str, ...], left: SameWording | None = None
) -> tuple[tuple[str, ...], set[int]]:
    """The words as they are compared when a wording is left out, and which were of use."""
    used: set[int] = set()
    there = frozenset(words)
    for i, (wording, needed) in enumerate(folding()):
        if wording == left or not needed <= there:
            continue
        before = words
        words = fold_one(words, wording)
        if words != before:
            used.add(i)
            there = frozenset(words)
    return tuple(word for word in words[1:] if word != ","), used


def test_every_wording_is_needed() -> None:
    """Without it some text would differ; one that is listed for one card serves few."""
    needing: Counter[int] = Counter()
    for pair, said in zip(every_text(), every_rendering(), strict=True):
        printed, rendered = both_texts(pair, said)
        for i in without(printed)[1] | without(rendered)[1]:
            left = wordings()[i]
            needing[i] += without(printed, left)[0] != without(rendered, left)[0]
    for i, wording in enumerate(wordings()):
        assert needing[i], f"{' '.join(wording.say)} is needed by no card"
        if wording.kind == "once":
            assert needing[i] <= 3, f"{' '.join(wording.say)} is no wording of one card"


# Changes of a field that says nothing where it stands.
SILENT = (
    "When.other_this", "When.here", "When.this", "Can.here", "Filter.here", "Filter.owner",
    "PayInk.who", "HowMany.each", "OneOf.count", "Chosen.by", "Chosen.up_to", "Instead.may",
    "Happened.this",
)  # fmt: skip


def test_another_ability_says_something_else() -> None:
    """The check can fail: it fails for nearly every ability with one thing changed."""
    made: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for pair in every_text()[::7]:
        (first, *rest) = pair.abilities
        for mutant in mutants(first):
            try:
                found = compare(pair.text, (mutant.ability, *rest), pair.type, pair.card)
            except RenderError:
                continue  # nobody can say it
            made[mutant.what] += 1
            missed[mutant.what] += found is None
    assert sum(made.values()) > 3000
    assert sum(missed.values()) < sum(made.values()) * 0.08, missed
    told = {what: n for what, n in missed.items() if n and not what.startswith(SILENT)}
    assert sum(told.values()) < sum(made.values()) * 0.005, told


def test_every_rendering_is_read_as_the_same_abilities() -> None:
    """English → AST: what is rendered of a card can be read again, and means the same.

    A card's name stands in its deck rules alone, so there it is given.
    """
    other: list[str] = []
    for pair, rendered in zip(every_text(), every_rendering(), strict=True):
        named = pair.card if isinstance(pair.abilities[0], DeckRule) else ""
        said = in_english(pair.abilities, pair.type, named) if named else rendered
        name = getattr(pair.abilities[0], "name", "")
        if said == pair.text and not named:
            continue  # that is what it was read from
        try:
            again = compiler().text(said, pair.type, name, pair.card).abilities
            same = repr(again) == repr(pair.abilities)
        except TextError as error:
            other.append(f"{pair.card}: {said}: {error}")
        else:
            other += [] if same else [f"{pair.card}: {said}"]
    assert other == []


# --- one word changed -------------------------------------------------------------------------


def test_a_variant_has_one_other_word() -> None:
    made = {one.text for one in variants("Draw 2 cards from your deck.", compiler())}
    assert {
        "banish 2 cards from your deck.",
        "Draw 3 cards from your deck.",
        "Draw 2 item from your deck.",
        "Draw 2 cards from their deck.",
        "Draw 2 cards from your hand.",
    } <= made
    assert "Draw 2 cards from your deck." not in made


def test_no_word_is_left_unread() -> None:
    """A text with one word changed is refused or means something else, and says so.

    Every 211th of some 89,000 variants; `python -m tintero.text.variants FILE` tries them all.
    """
    found = tried(every_text(), compiler(), 211)
    assert [(pair.card, variant.change) for pair, variant in found.same] == []
    assert found.refused > 200
    assert found.other > 50
    # The comparison is the net below the lowering: what it must catch shall become less.
    assert found.otherwise.total() < 100


def test_one_that_was_chosen_to_be_banished_is_both() -> None:
    """ "the banished item" may be called the chosen one, or a card: by rule, not overlooked."""
    text = "Banish chosen item of yours. If the banished item is named Lantern, draw a card."
    read = compiler().text(text, ACTION).abilities
    changes = {one.change: one.text for one in variants(text, compiler())}
    for change in ("the banished → the chosen", "the banished item → the banished card"):
        assert compiler().lowered(changes[change], ACTION).abilities == read and by_rule(change)
    with pytest.raises(TextError):
        compiler().lowered(changes["the banished → the exerted"], ACTION)
    assert tried([TextPair("One", text, read, ACTION)], compiler()).same == ()


def test_a_word_that_nobody_reads_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = TextPair("One", "Draw 2 cards.", (Script(Draw(2)),), ACTION)
    reading = compiler().text(pair.text, ACTION)
    monkeypatch.setattr(TextCompiler, "lowered", lambda *_: reading)
    monkeypatch.setattr("tintero.text.variants.said_again", lambda *_: None)
    changes = [variant.change for _, variant in tried([pair], compiler()).same]
    assert "2 → 3" in changes and "draw → banish" in changes
