"""Targets and nouns → selectors and filters: how many, whose, which."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.ability.abilities import Activated, Script, Triggered
from tintero.ability.base import Effect
from tintero.ability.conditions import Compare
from tintero.ability.effects import Banish, Deal, Exert, Place, Put, Ready, Seq
from tintero.ability.filters import (
    CHARACTER,
    ITEM,
    YOUR_CHARACTER,
    YOUR_ITEM,
    YOUR_OTHER_CHARACTER,
    Bound,
    Filter,
    Relation,
)
from tintero.ability.quantities import Count, Happened, StatOf
from tintero.ability.selectors import All, Candidate, Chosen, Said, That, This, Together
from tintero.events import Kind
from tintero.text.compiler import TextCompiler, TextError
from tintero.vocab import CardType, Ink, Keyword, Owner, Stat, Zone

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(("Ana", "Rex", "Blue Door"), ("Pirate", "Robot", "Cook"))


def read(text: str) -> Effect:
    """What an action with this text does."""
    (found,) = READER.lowered(text, CardType.ACTION).abilities
    assert isinstance(found, Script)
    return found.effect


TARGETS: Final[dict[str, Effect]] = {
    "Banish chosen Cook character.": Banish(
        Chosen(Filter((CardType.CHARACTER,), classes=("Cook",)))
    ),
    "Banish another chosen character.": Banish(Chosen(Filter((CardType.CHARACTER,), other=True))),
    "Banish up to 4 chosen items.": Banish(Chosen(ITEM, 4, up_to=True)),
    "Banish up to 3 other chosen characters.": Banish(
        Chosen(Filter((CardType.CHARACTER,), other=True), 3, up_to=True)
    ),
    "Banish any number of your items.": Banish(
        Chosen(YOUR_ITEM, None, up_to=True, said=Said.ONE_OF)
    ),
    "Banish one of your characters.": Banish(Chosen(YOUR_CHARACTER, said=Said.ONE_OF)),
    "Banish one of your other characters.": Banish(Chosen(YOUR_OTHER_CHARACTER, said=Said.ONE_OF)),
    "Banish each damaged character.": Banish(
        All(Filter((CardType.CHARACTER,), damaged=1), label="they")
    ),
    "Banish all your other Robot characters.": Banish(
        All(
            Filter((CardType.CHARACTER,), owner=Owner.YOURS, other=True, classes=("Robot",)),
            label="they",
        )
    ),
    "Banish all opposing items.": Banish(
        All(Filter((CardType.ITEM,), owner=Owner.OPPOSING), label="they")
    ),
    "Banish chosen character of yours.": Banish(Chosen(YOUR_CHARACTER)),
    "Banish chosen opposing exerted character.": Banish(
        Chosen(Filter((CardType.CHARACTER,), owner=Owner.OPPOSING, exerted=1))
    ),
    "Banish chosen ready character.": Banish(Chosen(Filter((CardType.CHARACTER,), exerted=0))),
    "Banish chosen undamaged character.": Banish(Chosen(Filter((CardType.CHARACTER,), damaged=0))),
    "Banish chosen character or location.": Banish(
        Chosen(Filter((CardType.CHARACTER, CardType.LOCATION)))
    ),
    "Banish chosen Pirate, Cook, or Robot character.": Banish(
        Chosen(Filter((CardType.CHARACTER,), classes=("Pirate", "Cook", "Robot")))
    ),
    "Banish chosen Emerald character.": Banish(
        Chosen(Filter((CardType.CHARACTER,), inks=(Ink.EMERALD,)))
    ),
    "Banish chosen item named Blue Door.": Banish(
        Chosen(Filter((CardType.ITEM,), names=("Blue Door",)))
    ),
    "Banish chosen character named Ana or Rex.": Banish(
        Chosen(Filter((CardType.CHARACTER,), names=("Ana", "Rex")))
    ),
    "Banish chosen character not named Ana.": Banish(
        Chosen(Filter((CardType.CHARACTER,), not_names=("Ana",)))
    ),
    "Banish chosen character with Bodyguard.": Banish(
        Chosen(Filter((CardType.CHARACTER,), keyword=Keyword.BODYGUARD))
    ),
    "Banish chosen character without Evasive.": Banish(
        Chosen(Filter((CardType.CHARACTER,), no_keyword=Keyword.EVASIVE))
    ),
    "Banish chosen character with 4 ¤ or more.": Banish(
        Chosen(Filter((CardType.CHARACTER,), bounds=(Bound(Stat.STRENGTH, Relation.AT_LEAST, 4),)))
    ),
    "Banish chosen character with 2 ⛉ or less.": Banish(
        Chosen(Filter((CardType.CHARACTER,), bounds=(Bound(Stat.WILLPOWER, Relation.AT_MOST, 2),)))
    ),
    "Banish chosen character with 3 ◊.": Banish(
        Chosen(Filter((CardType.CHARACTER,), bounds=(Bound(Stat.LORE, Relation.EXACTLY, 3),)))
    ),
    "Banish chosen item with cost 5 or less.": Banish(
        Chosen(Filter((CardType.ITEM,), bounds=(Bound(Stat.COST, Relation.AT_MOST, 5),)))
    ),
    "Banish chosen character with no damage.": Banish(
        Chosen(Filter((CardType.CHARACTER,), damaged=0))
    ),
    "Banish chosen character with damage.": Banish(
        Chosen(Filter((CardType.CHARACTER,), damaged=1))
    ),
    "Banish chosen character with a card under them.": Banish(
        Chosen(Filter((CardType.CHARACTER,), has_under=1))
    ),
    "Banish chosen character at a location.": Banish(
        Chosen(Filter((CardType.CHARACTER,), at_location=1))
    ),
    "Banish chosen character with more ¤ than this card.": Banish(
        Chosen(
            Filter(
                (CardType.CHARACTER,),
                bounds=(Bound(Stat.STRENGTH, Relation.MORE, StatOf(This(), Stat.STRENGTH)),),
            )
        )
    ),
    (
        "Banish chosen character with ¤ equal to or less than the number of items you have in play."
    ): Banish(
        Chosen(
            Filter(
                (CardType.CHARACTER,),
                bounds=(Bound(Stat.STRENGTH, Relation.AT_MOST, Count(YOUR_ITEM)),),
            )
        )
    ),
    "Banish up to 3 chosen characters with total ¤ 6 or less.": Banish(
        Chosen(CHARACTER, 3, up_to=True, total=6, total_stat=Stat.STRENGTH)
    ),
    "Ready chosen Cook character who was challenged this turn.": Ready(
        Chosen(
            Filter(
                (CardType.CHARACTER,),
                classes=("Cook",),
                tests=(
                    Compare(Happened(Kind.CHALLENGED, other=Candidate()), Relation.AT_LEAST, 1),
                ),
            )
        )
    ),
    "Banish chosen Robot character with cost 4 or more or item.": Banish(
        Chosen(
            Filter(
                any_of=(
                    Filter(
                        (CardType.CHARACTER,),
                        classes=("Robot",),
                        bounds=(Bound(Stat.COST, Relation.AT_LEAST, 4),),
                    ),
                    ITEM,
                )
            )
        )
    ),
    "Return a location card from your discard to your hand.": Put(
        Chosen(Filter((CardType.LOCATION,), owner=Owner.YOURS, zone=Zone.DISCARD)), Place.HAND
    ),
    "Return 2 character cards from your discard to your hand.": Put(
        Chosen(Filter((CardType.CHARACTER,), owner=Owner.YOURS, zone=Zone.DISCARD), 2), Place.HAND
    ),
    "Return a card named Rex from your discard to your hand.": Put(
        Chosen(Filter(owner=Owner.YOURS, zone=Zone.DISCARD, names=("Rex",))), Place.HAND
    ),
    "Return a card with ◉ from your discard to your hand.": Put(
        Chosen(Filter(owner=Owner.YOURS, zone=Zone.DISCARD, inkable=1)), Place.HAND
    ),
    "Return an action card that isn't a song from your discard to your hand.": Put(
        Chosen(Filter((CardType.ACTION,), owner=Owner.YOURS, zone=Zone.DISCARD, song=0)), Place.HAND
    ),
    "Return a song card from your discard to your hand.": Put(
        Chosen(Filter(owner=Owner.YOURS, zone=Zone.DISCARD, song=1)), Place.HAND
    ),
    "Return a character or item card from your discard to your hand.": Put(
        Chosen(Filter((CardType.CHARACTER, CardType.ITEM), owner=Owner.YOURS, zone=Zone.DISCARD)),
        Place.HAND,
    ),
    "Banish this card.": Banish(This()),
    "Banish this card and one of your other characters.": Banish(
        Together((This(), Chosen(YOUR_OTHER_CHARACTER, said=Said.ONE_OF)))
    ),
}


@pytest.mark.parametrize("text", TARGETS)
def test_which_cards(text: str) -> None:
    assert read(text) == TARGETS[text]


def test_no_two_of_them_mean_the_same() -> None:
    """Except where two wordings do."""
    same = {"Banish chosen character with no damage.", "Banish chosen character with damage."}
    texts = [text for text in TARGETS if text not in same]
    found = {repr(read(text)) for text in texts if "damaged" not in text}
    assert len(found) == sum("damaged" not in text for text in texts)


@pytest.mark.parametrize(
    "text",
    [
        "Banish no items.",
        "Banish 2 or more items.",
        "Banish only 2 items.",
        "Banish none of your items.",
        "Banish chosen opponent.",
        "Banish any character.  Banish any in play.",
    ],
)
def test_how_many_must_make_sense(text: str) -> None:
    with pytest.raises(TextError):
        read(text)


# --- whom a pronoun means -----------------------------------------------------------------------


def test_that_is_what_was_mentioned_last() -> None:
    text = "Exert chosen character. Banish chosen item. Deal 2 damage to that character."
    first, second, third = parts(read(text))
    assert first == Exert(Chosen(CHARACTER))
    assert second == Banish(Chosen(ITEM, label="it2"))
    assert third == Deal(2, That("it"))


def test_it_is_a_thing_and_they_a_character() -> None:
    text = "Exert chosen character. Exert chosen item. Ready it. Ready them."
    assert parts(read(text))[2:] == (Ready(That("it2")), Ready(That("it")))


def test_he_and_she_are_the_card_itself_on_a_character() -> None:
    text = "When you play this character, exert chosen character. Deal 2 damage to {0}."
    for word, meant in (("her", This()), ("him", This()), ("them", That("it"))):
        (found,) = READER.lowered(text.format(word)).abilities
        assert isinstance(found, Triggered)
        assert parts(found.effect)[1] == Deal(2, meant)


def test_he_and_she_may_be_a_character_that_was_named() -> None:
    text = "When you play this character, exert chosen character named Ana. Deal 2 damage to her."
    (found,) = READER.lowered(text).abilities
    assert isinstance(found, Triggered)
    assert parts(found.effect)[1] == Deal(2, That("it"))


def test_those_are_several() -> None:
    text = "Exert up to 3 chosen characters. Deal 2 damage to each of them."
    assert parts(read(text))[1] == Deal(2, That("it"))


def test_those_cards_are_none_in_play() -> None:
    (_, second) = parts(read("Exert up to 3 chosen characters. Ready those characters."))
    assert second == Ready(That("it"))
    for text in (
        "Exert up to 3 chosen characters. Ready those cards.",
        "Put a card from the top of your deck facedown under each of your characters. Ready those "
        "cards.",
    ):
        with pytest.raises(TextError) as caught:
            read(text)
        assert caught.value.problem == "nothing was mentioned that this can mean"


def test_another_is_none_of_those_before() -> None:
    (_, second) = parts(read("Banish chosen item. Banish another chosen item."))
    assert second == Banish(Chosen(Filter((CardType.ITEM,), other=True), label="it2"))


def test_modes_do_not_know_each_other() -> None:
    with pytest.raises(TextError) as caught:
        read("Choose one: • Banish chosen item. • Ready that item.")
    assert caught.value.problem == "nothing was mentioned that this can mean"


# --- the banished one ---------------------------------------------------------------------------

BEFELL: Final = {
    # The second is picked after it, and is not the one that is meant.
    "Banish chosen item. Ready another chosen item. Exert the banished item.": "it",
    "Banish chosen item. Ready another chosen item. Exert the chosen item.": "it2",
    "Exert chosen item. Ready another chosen item. Banish the exerted item.": "it",
    "Move a character of yours to a location for free. Exert the moved character.": "it",
    "Choose and discard an item card. Banish chosen item. Exert the discarded item.": "it",
    # The latest of its kind.
    "Banish chosen item. Banish chosen character. Exert the banished item.": "it",
    "Banish chosen item. Banish chosen character. Exert the banished character.": "it2",
}


@pytest.mark.parametrize("text", BEFELL)
def test_the_banished_one_is_what_was_banished(text: str) -> None:
    last = parts(read(text))[-1]
    assert isinstance(last, (Exert, Banish))
    assert last.what == That(BEFELL[text])


def test_what_is_banished_as_a_cost_or_in_the_event_was_banished() -> None:
    cost = "⟳, Banish one of your other characters — Deal 2 damage to the banished character."
    (used,) = READER.lowered(cost).abilities
    assert isinstance(used, Activated) and used.effect == Deal(2, That("it"))
    named = (
        "Whenever one of your other characters is banished, if the {0} character is named Ana, "
        "draw a card."
    )
    (met,) = READER.lowered(named.format("banished")).abilities
    assert isinstance(met, Triggered)
    for other in ("chosen", "moved", "discarded"):
        with pytest.raises(TextError):
            READER.lowered(named.format(other))


@pytest.mark.parametrize(
    "text",
    [
        "Exert chosen character. Deal 2 damage to the banished character.",
        "Exert chosen character. Deal 2 damage to the moved character.",
        "Exert chosen character. Deal 2 damage to the discarded character.",
        "Exert chosen character. Banish the chosen item.",
        "Banish chosen character. Deal 2 damage to the moved character.",
        "Banish chosen character. Deal 2 damage to the exerted character.",
        "Banish chosen item. Deal 2 damage to the banished character.",
        "Deal 2 damage to each opposing character. Exert the chosen character.",
        "Chosen character gets +2 ¤ this turn. If the banished character is named Ana, they get "
        "+4 ¤ instead.",
        "You may exert chosen character. If you do, the banished character can't ready at the "
        "start of their next turn.",
    ],
)
def test_the_banished_one_is_nobody_where_none_was_banished(text: str) -> None:
    with pytest.raises(TextError) as caught:
        read(text)
    assert caught.value.problem == "nothing was mentioned that this can mean"


def parts(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, Seq)
    return effect.parts
