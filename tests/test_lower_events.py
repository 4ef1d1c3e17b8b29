"""Events → triggers: whose they are, what they are about, and what is "they" after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from tintero.ability.abilities import Script, Triggered
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    EventNth,
    Have,
    InChallenge,
    Is,
    Not,
    SameCard,
    StillThere,
    Was,
    YourTurn,
)
from tintero.ability.effects import (
    Apply,
    Banish,
    Deal,
    Draw,
    GainLore,
    If,
    Later,
    LoseLore,
    May,
    Ready,
    Seq,
)
from tintero.ability.filters import CHARACTER, YOUR_CHARACTER, Bound, Filter, Relation
from tintero.ability.quantities import EventAmount, StatOf, Times
from tintero.ability.selectors import (
    All,
    Candidate,
    Chosen,
    EventCard,
    EventOther,
    EventPlayer,
    LocationOf,
    OwnerOf,
    Singers,
    This,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.compiler import TextCompiler, TextError
from tintero.vocab import CardType, Ink, Keyword, Owner, Stat, Zone

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(
    ("Elsa", "Tinker Bell", "Olaf"), ("Pirate", "Floodborn", "Knight", "Dragon", "Super")
)
THEIR_OWN_TURN: Final = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))


def read(text: str, type: int = CardType.CHARACTER) -> Triggered:
    (found,) = READER.lowered(text, type).abilities
    assert isinstance(found, Triggered)
    return found


def played(**fields: object) -> Filter:
    return Filter(zone=Zone.ANYWHERE, **fields)  # type: ignore[arg-type]


OTHER: Final = replace(CHARACTER, other=True)
OTHER_CHARACTERS: Final = Filter((CardType.CHARACTER,), Owner.YOURS, other=True)

EVENTS: Final[dict[str, tuple[When, ...]]] = {
    # --- play
    "When you play this character": (When(Kind.PLAYED, this=True),),
    "Whenever you play another Pirate character": (
        When(
            Kind.PLAYED,
            subject=played(types=(CardType.CHARACTER,), classes=("Pirate",), other=True),
            by=Owner.YOURS,
        ),
    ),
    "Whenever an opponent plays a song": (
        When(Kind.PLAYED, subject=played(song=1), by=Owner.OPPOSING),
    ),
    "Whenever you play a card": (When(Kind.PLAYED, by=Owner.YOURS),),
    "Whenever you play a third item": (
        When(Kind.PLAYED, subject=played(types=(CardType.ITEM,)), by=Owner.YOURS, nth=3),
    ),
    "Whenever you play a second action in a turn": (
        When(Kind.PLAYED, subject=played(types=(CardType.ACTION,)), by=Owner.YOURS, nth=2),
    ),
    "Whenever you play this or another Knight character": (
        When(Kind.PLAYED, this=True),
        When(
            Kind.PLAYED,
            subject=played(types=(CardType.CHARACTER,), classes=("Knight",), other=True),
            by=Owner.YOURS,
        ),
    ),
    "Whenever another item is played": (
        When(Kind.PLAYED, subject=played(types=(CardType.ITEM,), other=True)),
    ),
    "Whenever you pay 3 ⬡ or less to play a character": (
        When(Kind.PLAYED, subject=played(types=(CardType.CHARACTER,)), by=Owner.YOURS, most=3),
    ),
    "When you play a Floodborn character on this card": (
        When(
            Kind.SHIFTED,
            subject=Filter((CardType.CHARACTER,), classes=("Floodborn",)),
            other_this=True,
            by=Owner.YOURS,
        ),
    ),
    "When you shift a character on top of this character": (
        When(Kind.SHIFTED, other_this=True, by=Owner.YOURS),
    ),
    "When you shift this character": (When(Kind.SHIFTED, this=True),),
    "Whenever you use the Boost ability of a character": (
        When(
            Kind.USED,
            subject=CHARACTER,
            by=Owner.YOURS,
            least=Keyword.BOOST + 1,
            most=Keyword.BOOST + 1,
        ),
    ),
    # --- what characters do
    "Whenever one of your other Ruby characters quests": (
        When(
            Kind.QUESTED,
            subject=Filter((CardType.CHARACTER,), Owner.YOURS, other=True, inks=(Ink.RUBY,)),
        ),
    ),
    "Whenever this character quests or challenges": (
        When(Kind.QUESTED, this=True),
        When(Kind.CHALLENGED, this=True),
    ),
    "When you play this character and whenever she quests": (
        When(Kind.PLAYED, this=True),
        When(Kind.QUESTED, this=True),
    ),
    "Whenever this character or one of your characters named Olaf challenges another character": (
        When(Kind.CHALLENGED, this=True, other=OTHER),
        When(
            Kind.CHALLENGED,
            subject=Filter((CardType.CHARACTER,), Owner.YOURS, names=("Olaf",)),
            other=CHARACTER,
        ),
    ),
    "Whenever this character challenges a damaged character": (
        When(Kind.CHALLENGED, this=True, other=Filter((CardType.CHARACTER,), damaged=1)),
    ),
    "Whenever this character is challenged": (When(Kind.CHALLENGED, other_this=True),),
    "Whenever one of your Pirate characters is challenged": (
        When(
            Kind.CHALLENGED,
            other=Filter((CardType.CHARACTER,), Owner.YOURS, classes=("Pirate",)),
        ),
    ),
    "Whenever one of your other characters is banished in a challenge": (
        When(Kind.BANISHED, subject=OTHER_CHARACTERS, extra=1),
    ),
    "When this character is challenged and banished": (When(Kind.BANISHED, this=True, extra=2),),
    "When this character challenges and is banished": (When(Kind.BANISHED, this=True, extra=4),),
    # A location banished in a challenge is no character.
    "Whenever this character banishes another character in a challenge": (
        When(Kind.BANISHED_IN_CHALLENGE, this=True, other=OTHER, extra=1),
    ),
    "Whenever this character banishes a character in a challenge": (
        When(Kind.BANISHED_IN_CHALLENGE, this=True, other=CHARACTER, extra=1),
    ),
    "When this character leaves play": (When(Kind.LEFT_PLAY, this=True),),
    "Whenever this character exerts": (When(Kind.EXERTED, this=True),),
    "Whenever an opposing character becomes exerted": (
        When(Kind.EXERTED, subject=Filter((CardType.CHARACTER,), Owner.OPPOSING)),
    ),
    "Whenever this character takes damage": (When(Kind.DAMAGE_TAKEN, this=True),),
    "Whenever this character deals damage to another character in a challenge": (
        When(Kind.DAMAGE_DEALT, subject=CHARACTER, other_this=True, extra=4),
    ),
    "Whenever one of your actions deals damage to an opposing character": (
        When(
            Kind.DAMAGE_DEALT,
            subject=Filter((CardType.CHARACTER,), Owner.OPPOSING),
            other=played(types=(CardType.ACTION,), owner=Owner.YOURS),
        ),
    ),
    "Whenever this character sings a song": (When(Kind.SANG, this=True),),
    "Whenever one or more of your characters sings a song": (When(Kind.SUNG, by=Owner.YOURS),),
    "Whenever this character moves to a location": (When(Kind.MOVED, this=True),),
    "Whenever another character of yours enters play exerted": (
        When(Kind.ENTERED_PLAY, subject=OTHER_CHARACTERS, extra=1),
    ),
    # --- zones
    "Whenever a card is put into your inkwell": (
        When(Kind.INKED, by=Owner.YOURS),
        When(Kind.PUT_IN_INKWELL, by=Owner.YOURS),
    ),
    "Whenever you put 1 or more cards into your discard from your deck": (
        When(Kind.MILLED, by=Owner.YOURS),
    ),
    "Whenever you put a card under one of your other characters": (
        When(Kind.PUT_UNDER, other=OTHER_CHARACTERS, by=Owner.YOURS),
    ),
    "Whenever an opponent draws a card": (When(Kind.DREW, by=Owner.OPPOSING),),
    "Whenever you discard an item card": (
        When(Kind.DISCARDED, subject=played(types=(CardType.ITEM,)), by=Owner.YOURS),
    ),
    "Whenever your opponent discards 1 or more cards": (
        When(Kind.DISCARDED_SOME, by=Owner.OPPOSING, least=1),
    ),
    "Whenever a card leaves your discard": (When(Kind.LEFT_DISCARD, by=Owner.YOURS),),
    "Whenever one of your other characters is returned to your hand from play": (
        When(
            Kind.RETURNED_TO_HAND,
            subject=Filter((CardType.CHARACTER,), Owner.YOURS, Zone.HAND, other=True),
            extra=1 << Zone.PLAY,
        ),
    ),
    "Whenever you return a Dragon character card from your discard to your hand": (
        When(
            Kind.RETURNED_TO_HAND,
            subject=Filter((CardType.CHARACTER,), Owner.YOURS, Zone.HAND, classes=("Dragon",)),
            extra=1 << Zone.DISCARD,
        ),
    ),
    # --- what players do to cards in play
    "Whenever you ready this character": (When(Kind.READIED, this=True, by=Owner.YOURS),),
    "Whenever you remove 2 or more damage from a character": (
        When(Kind.DAMAGE_REMOVED, subject=CHARACTER, by=Owner.YOURS, least=2),
    ),
    "Whenever you remove an ink drop": (When(Kind.DROPS_REMOVED, by=Owner.YOURS),),
    "Whenever one of your characters is chosen for Support": (
        When(Kind.CHOSEN, subject=YOUR_CHARACTER, extra=2),
    ),
    "Whenever this character is chosen for an action or an item's ability": (
        When(Kind.CHOSEN, this=True, other=played(types=(CardType.ACTION, CardType.ITEM))),
    ),
    "Whenever an opponent chooses this character for an action or ability": (
        When(Kind.CHOSEN, this=True, by=Owner.OPPOSING),
    ),
    # --- phases
    "At the start of your turn": (When(Kind.TURN_START, by=Owner.YOURS),),
    "At the end of each opponent's turn": (When(Kind.TURN_END, by=Owner.OPPOSING),),
    "At the end of each player's turn": (When(Kind.TURN_END),),
}


@pytest.mark.parametrize("said", EVENTS)
def test_event(said: str) -> None:
    found = read(f"{said}, gain 4 lore.")
    assert found == Triggered(EVENTS[said], GainLore(4))


AT_LOCATIONS: Final[dict[str, When]] = {
    "Whenever a Super character quests while here": When(
        Kind.QUESTED, subject=Filter((CardType.CHARACTER,), classes=("Super",)), here=True
    ),
    "Whenever a character quests while here": When(Kind.QUESTED, here=True),
    # The challenged character is the second card of its event.
    "Whenever a character is challenged while here": When(
        Kind.CHALLENGED, other=Filter((CardType.CHARACTER,), here=True)
    ),
    "Whenever a character moves here": When(Kind.MOVED, other_this=True),
    "Whenever you move a character with 6 ¤ or more here": When(
        Kind.MOVED,
        subject=Filter((CardType.CHARACTER,), bounds=(Bound(Stat.STRENGTH, Relation.AT_LEAST, 6),)),
        other_this=True,
        by=Owner.YOURS,
    ),
    "When you move a character here from a location": When(
        Kind.MOVED, other_this=True, by=Owner.YOURS, least=1
    ),
    "The first time a Knight character moves here each turn": When(
        Kind.MOVED,
        subject=Filter((CardType.CHARACTER,), classes=("Knight",)),
        other_this=True,
        nth=1,
    ),
}


@pytest.mark.parametrize("said", AT_LOCATIONS)
def test_event_at_a_location(said: str) -> None:
    found = read(f"{said}, gain 4 lore.", CardType.LOCATION)
    assert found == Triggered((AT_LOCATIONS[said],), GainLore(4))


# --- windows, limits, zones -----------------------------------------------------------------------


def test_windows_and_limits() -> None:
    found = read("Twice during your turn, whenever you draw a card, gain 2 lore.")
    assert found == Triggered(
        (When(Kind.DREW, by=Owner.YOURS),), GainLore(2), window=YourTurn(), limit=2
    )
    found = read("Once per turn, when this character moves to a location, gain 5 lore.")
    assert (found.limit, found.window) == (1, None)
    found = read("While this character is exerted, whenever you play an item, gain 2 lore.")
    assert found.window == Is(This(), Filter(exerted=1))
    found = read("During an opponent's turn, whenever this character quests, gain 2 lore.")
    assert found.window == YourTurn(Owner.OPPOSING)


def test_their_own_turn_is_not_just_any_opponents_turn() -> None:
    assert read("Whenever an opponent draws a card during their turn, gain 2 lore.").window == (
        THEIR_OWN_TURN
    )
    found = read(
        "During each opponent's turn, whenever they draw a card while this character is "
        "exerted, gain 2 lore."
    )
    assert found.when == (When(Kind.DREW, by=Owner.OPPOSING),)
    assert found.window == Both((THEIR_OWN_TURN, Is(This(), Filter(exerted=1))))


def test_a_secondary_if_is_no_window() -> None:
    found = read("Whenever this character quests, if this character is exerted, gain 2 lore.")
    assert found.window is None
    assert found.effect == If(Is(This(), Filter(exerted=1)), GainLore(2))
    found = read(
        "When this location is banished, if there was a damaged character here, gain 2 lore.",
        CardType.LOCATION,
    )
    assert found.window == Was(Have(Filter((CardType.CHARACTER,), damaged=1, here=True)))
    assert found.effect == GainLore(2)


def test_a_window_of_one_of_two_triggers_is_its_own() -> None:
    """CR 6.1.13.6: it says nothing of when the character is played."""
    found = read(
        "When you play this character and whenever he banishes another character in a challenge "
        "during your turn, gain 3 lore."
    )
    banishes = When(Kind.BANISHED_IN_CHALLENGE, this=True, other=OTHER, extra=1, window=YourTurn())
    assert found == Triggered((When(Kind.PLAYED, this=True), banishes), GainLore(3))


def test_abilities_that_work_in_the_discard() -> None:
    found = read("When you discard this card, gain 2 lore.")
    assert (found.when, found.zone) == ((When(Kind.DISCARDED, this=True),), Zone.DISCARD)
    found = read("When this card is put into your discard from your deck, gain 2 lore.")
    assert found.when == (When(Kind.PUT_IN_DISCARD, this=True, extra=1 << Zone.DECK),)
    assert found.zone == Zone.DISCARD
    found = read("At the end of your turn, if this card is in your discard, gain 2 lore.")
    assert found.zone == Zone.DISCARD
    assert found.effect == If(StillThere(This(), Zone.DISCARD), GainLore(2))
    # Another card's discard is watched from play.
    assert read("Whenever you discard a card, gain 2 lore.").zone == Zone.PLAY


# --- referents ------------------------------------------------------------------------------------


def test_what_the_cards_of_a_challenge_are_called() -> None:
    found = read("Whenever this character is challenged, banish the challenging character.")
    assert found.effect == Banish(EventCard())
    found = read("Whenever this character challenges another character, banish that character.")
    assert found.effect == Banish(EventOther())
    found = read("Whenever an opposing character challenges, banish the challenging character.")
    assert found.effect == Banish(EventCard())
    found = read("When this character is challenged and banished, ready the challenging character.")
    side = Filter((CardType.CHARACTER,), tests=(InChallenge(Candidate(), 1),))
    assert found.effect == Ready(All(side))


def test_the_players_of_an_event() -> None:
    found = read("Whenever an opponent plays a song, they lose 2 lore.")
    assert found.effect == LoseLore(2, EventPlayer())
    found = read("Whenever this character is challenged, the challenging player loses 1 lore.")
    assert found.effect == LoseLore(1, OwnerOf(EventCard()))


def test_the_place_and_the_singers() -> None:
    found = read(
        "Whenever this character quests while at a location, draw cards equal to that location's ⛉."
    )
    assert found.window == Is(This(), Filter(at_location=1))
    assert found.effect == Draw(StatOf(LocationOf(This()), Stat.WILLPOWER))
    found = read("When this character moves to a location, gain lore equal to that location's ⛉.")
    assert found.effect == GainLore(StatOf(EventOther(), Stat.WILLPOWER))
    found = read("Whenever one or more of your characters sings a song, ready those characters.")
    assert found.effect == Ready(Singers(EventCard()))


def test_the_number_of_the_event() -> None:
    found = read(
        "Whenever your opponent discards 1 or more cards, gain 2 lore for each card discarded."
    )
    assert found.effect == GainLore(Times(EventAmount(), 2))


def test_another_is_other_than_the_damaged_one_too() -> None:
    found = read(
        "Whenever this character deals damage to another character in a challenge, deal 1 damage "
        "to another chosen character."
    )
    other = Filter(
        (CardType.CHARACTER,),
        other=True,
        tests=(Not(SameCard(Candidate(), EventCard())),),
    )
    assert found.effect == Deal(1, Chosen(other))


def test_they_is_the_card_spoken_of_last() -> None:
    found = read(
        "Whenever you play a Pirate character, ready this character. They can't quest this turn."
    )
    assert isinstance(found.effect, Seq)
    ready, then = found.effect.parts
    assert ready == Ready(This())
    assert isinstance(then, Apply) and then.to == This()
    found = read("Whenever you play a Pirate character, ready them.")
    assert found.effect == Ready(EventCard())


def test_floating_triggers_remember_their_character() -> None:
    (script,) = READER.lowered(
        "Ready chosen character. Whenever they challenge another character this turn, draw a card.",
        CardType.ACTION,
    ).abilities
    assert isinstance(script, Script) and isinstance(script.effect, Seq)
    later = script.effect.parts[1]
    assert isinstance(later, Later) and isinstance(later.ability, Triggered)
    assert later.ability.when == (When(Kind.CHALLENGED, that="it", other=CHARACTER),)
    assert not later.once


def test_ordinals_of_the_event() -> None:
    found = read(
        "Whenever you draw a card, if it's the second card you've drawn this turn, you may "
        "draw a card."
    )
    assert found.effect == If(EventNth(2), May(Draw()))


# --- what has no meaning --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Whenever you put a card into your hand, gain 1 lore.", "you put a card into your hand"),
        ("Whenever a card leaves your hand, gain 1 lore.", "a card leave your hand"),
        ("Whenever you draw an item card, gain 1 lore.", "you draw a item card"),
        ("Whenever this character quests each turn, gain 1 lore.", "each turn"),
        (
            "Whenever one or more of your Pirate characters sings a song, gain 1 lore.",
            "one or more of your Pirate character",
        ),
        (
            "Whenever one of your characters is chosen for Boost, gain 1 lore.",
            "Boost",
        ),
        (
            "Whenever one of your items deals damage to a character, gain 1 lore.",
            "one of your item",
        ),
    ],
)
def test_events_without_a_meaning(text: str, left: str) -> None:
    with pytest.raises(TextError) as error:
        READER.lowered(text)
    assert error.value.left == left
