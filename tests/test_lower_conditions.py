"""Conditions and numbers: what there is, what happened, what was done "this way"."""

from __future__ import annotations

from typing import Final

import pytest

from tintero.ability.abilities import Script, Static, Triggered
from tintero.ability.base import Condition, Effect
from tintero.ability.conditions import (
    AllAre,
    AnyPlayer,
    Both,
    Compare,
    Did,
    Either,
    EveryPlayer,
    FirstTurnNotFirstPlayer,
    HasDrops,
    Have,
    Is,
    Not,
    RemovedDrops,
    SameCard,
    SameName,
    UsedShift,
    WasNamed,
)
from tintero.ability.effects import (
    Draw,
    EachDoes,
    GainLore,
    GetDrops,
    If,
    InsteadIf,
    LoseLore,
    Seq,
)
from tintero.ability.filters import (
    CHARACTER,
    OPPOSING_CHARACTER,
    YOUR_CHARACTER,
    YOUR_HAND,
    YOUR_ITEM,
    Bound,
    Filter,
    Relation,
)
from tintero.ability.quantities import (
    Capped,
    Count,
    CountPlayers,
    Different,
    Happened,
    HowMany,
    LoreOf,
    OpponentCount,
    Result,
    StatOf,
    Times,
    Until_,
)
from tintero.ability.selectors import (
    All,
    Candidate,
    Chosen,
    ChosenOpponent,
    EachOpponent,
    EachPlayer,
    EachWho,
    EventCard,
    EventPlayer,
    MostCards,
    Singers,
    That,
    They,
    This,
    WasUnder,
    YouAndAnother,
)
from tintero.ability.statics import Modify
from tintero.events import Kind
from tintero.text.compiler import TextCompiler, TextError
from tintero.vocab import CardType, Owner, Stat, Zone

pytestmark = pytest.mark.pure_only

READER: Final = TextCompiler(
    ("Bao", "Vela", "Quill", "Bright Lamp"), ("Pirate", "Knight", "Dragon", "Robot")
)
THEIR_HAND: Final = Filter(owner=Owner.THEIRS, zone=Zone.HAND)
YOUR_PIRATE: Final = Filter((CardType.CHARACTER,), Owner.YOURS, classes=("Pirate",))


def script(text: str) -> Effect:
    (found,) = READER.lowered(text, CardType.ACTION).abilities
    assert isinstance(found, Script)
    return found.effect


def happened(
    kind: int, subject: Filter | None = None, by: int = Owner.ANY, **more: object
) -> Compare:
    return Compare(Happened(kind, subject, by, **more), Relation.AT_LEAST, 1)  # type: ignore[arg-type]


def anywhere(*types: int, **fields: object) -> Filter:
    return Filter(types, zone=Zone.ANYWHERE, **fields)  # type: ignore[arg-type]


C: Final = CardType.CHARACTER
T: Final = CardType.ITEM

IFS: Final[dict[str, Condition]] = {
    # --- having
    "you have another Pirate character in play": Have(
        Filter((C,), Owner.YOURS, other=True, classes=("Pirate",))
    ),
    "you have 4 or more items in play": Have(YOUR_ITEM, 4),
    "you have only 2 items in play": Have(YOUR_ITEM, 2, 2),
    "you have no cards in your hand": Not(Have(YOUR_HAND)),
    "you don't have an item in play": Not(Have(YOUR_ITEM)),
    "you have 3 or more opponents": Compare(OpponentCount(), Relation.AT_LEAST, 3),
    "you have characters named Bao and Vela in play": Both(
        (
            Have(Filter((C,), Owner.YOURS, names=("Bao",))),
            Have(Filter((C,), Owner.YOURS, names=("Vela",))),
        )
    ),
    "you have a character named Bao or Vela in play": Have(
        Filter((C,), Owner.YOURS, names=("Bao", "Vela"))
    ),
    "you have a Pirate character and a Robot character in play": Both(
        (Have(YOUR_PIRATE), Have(Filter((C,), Owner.YOURS, classes=("Robot",))))
    ),
    "you have any in play with 8 ¤ or more": Have(
        Filter((C,), Owner.YOURS, bounds=(Bound(Stat.STRENGTH, Relation.AT_LEAST, 8),))
    ),
    "an opponent has a damaged character in play": Have(Filter((C,), Owner.OPPOSING, damaged=1)),
    # Two characters of one opponent, not of all of them together.
    "an opponent has 2 or more items in play": AnyPlayer(
        EachOpponent(), Have(Filter((T,), Owner.THEIRS), 2)
    ),
    "one or more opponents have no cards in their hands": AnyPlayer(
        EachOpponent(), Not(Have(THEIR_HAND))
    ),
    "you have more cards in your hand than each opponent": EveryPlayer(
        EachOpponent(), Compare(Count(YOUR_HAND), Relation.MORE, Count(THEIR_HAND))
    ),
    "an opponent has more items in play than you": AnyPlayer(
        EachOpponent(),
        Compare(Count(Filter((T,), Owner.THEIRS)), Relation.MORE, Count(YOUR_ITEM)),
    ),
    "an opponent has more lore than you": AnyPlayer(
        EachOpponent(), Compare(LoreOf(They()), Relation.MORE, LoreOf())
    ),
    "you have more than 4 cards in your hand": Compare(Count(YOUR_HAND), Relation.MORE, 4),
    "you have fewer than 4 cards in your hand": Compare(Count(YOUR_HAND), Relation.LESS, 4),
    "an opponent has 7 or more lore": AnyPlayer(
        EachOpponent(), Compare(LoreOf(They()), Relation.AT_LEAST, 7)
    ),
    "an opponent has 2 lore": AnyPlayer(
        EachOpponent(), Compare(LoreOf(They()), Relation.EXACTLY, 2)
    ),
    "you have an ink drop": HasDrops(),
    "you got an ink drop this turn": happened(Kind.DROPS_GAINED, None, Owner.YOURS),
    "there are 3 or more characters with damage in play": Have(Filter((C,), damaged=1), 3),
    "there's an item card in your discard": Have(Filter((T,), Owner.YOURS, Zone.DISCARD)),
    # --- states of a kind of card
    "3 or more characters of yours are exerted": Have(Filter((C,), Owner.YOURS, exerted=1), 3),
    "all cards in your inkwell are exerted": AllAre(
        Filter(owner=Owner.YOURS, zone=Zone.INKWELL), anywhere(exerted=1)
    ),
    "a Pirate character is in play": Have(Filter((C,), classes=("Pirate",))),
    "another character in play has damage": Have(Filter((C,), other=True, damaged=1)),
    "an opposing character has no damage": Have(Filter((C,), Owner.OPPOSING, damaged=0)),
    # --- this turn
    "you played another character this turn": happened(
        Kind.PLAYED, anywhere(C, other=True), Owner.YOURS
    ),
    "you've played 4 or more cards this turn": Compare(
        Happened(Kind.PLAYED, None, Owner.YOURS), Relation.AT_LEAST, 4
    ),
    "you didn't play an item this turn": Not(happened(Kind.PLAYED, anywhere(T), Owner.YOURS)),
    "you discarded a card this turn": happened(Kind.DISCARDED, None, Owner.YOURS),
    "you didn't put any cards into your inkwell this turn": Not(
        Either(
            (
                happened(Kind.INKED, None, Owner.YOURS),
                happened(Kind.PUT_IN_INKWELL, None, Owner.YOURS),
            )
        )
    ),
    "you've put a card under one of your characters this turn": happened(
        Kind.PUT_UNDER, None, Owner.YOURS, other=All(YOUR_CHARACTER)
    ),
    "you removed damage from a character this turn": happened(
        Kind.DAMAGE_REMOVED, anywhere(C), Owner.YOURS
    ),
    "a character named Bao was banished this turn": happened(
        Kind.BANISHED, Filter((C,), names=("Bao",))
    ),
    "an opposing character was banished in a challenge this turn": happened(
        Kind.BANISHED, OPPOSING_CHARACTER, extra=1
    ),
    "none of your characters challenged this turn": Not(
        happened(Kind.CHALLENGED, None, Owner.YOURS)
    ),
    "a character quested this turn": happened(Kind.QUESTED),
    "no other character has quested this turn": Not(
        happened(Kind.QUESTED, anywhere(C, other=True))
    ),
    "one of your Pirate characters took damage this turn": happened(
        Kind.DAMAGE_TAKEN, anywhere(C, owner=Owner.YOURS, classes=("Pirate",))
    ),
    "3 or more cards were put into your discard this turn": Compare(
        Happened(Kind.PUT_IN_DISCARD, None, Owner.YOURS), Relation.AT_LEAST, 3
    ),
    "2 or more other cards were put into your discard this turn": Compare(
        Happened(Kind.PUT_IN_DISCARD, anywhere(other=True), Owner.YOURS), Relation.AT_LEAST, 2
    ),
    "a card left a player's discard this turn": happened(Kind.LEFT_DISCARD),
    "a card left your discard this turn": happened(Kind.LEFT_DISCARD, None, Owner.YOURS),
    "this is your first turn and you're not the first player": FirstTurnNotFirstPlayer(),
    "you removed an ink drop to play this action": RemovedDrops(),
    "2 or more characters sang this song": Compare(
        Count(CHARACTER, among=Singers()), Relation.AT_LEAST, 2
    ),
}


@pytest.mark.parametrize("said", IFS)
def test_if(said: str) -> None:
    assert script(f"If {said}, gain 4 lore.") == If(IFS[said], GainLore(4))


ITSELF: Final[dict[str, Condition]] = {
    "this character is exerted": Is(This(), Filter(exerted=1)),
    "this character has 4 ¤ or more": Is(
        This(), Filter(bounds=(Bound(Stat.STRENGTH, Relation.AT_LEAST, 4),))
    ),
    "this character has 2 or more damage": Is(
        This(), Filter(bounds=(Bound(Stat.DAMAGE, Relation.AT_LEAST, 2),))
    ),
    "there are no cards under this character": Is(This(), Filter(has_under=0)),
    "there's a card under this character": Is(This(), Filter(has_under=1)),
    "you used Shift to play her": UsedShift(),
    "this character is exerted and you have no cards in your hand": Both(
        (Is(This(), Filter(exerted=1)), Not(Have(YOUR_HAND)))
    ),
}


@pytest.mark.parametrize("said", ITSELF)
def test_if_about_itself(said: str) -> None:
    (found,) = READER.lowered(f"When you play this character, if {said}, gain 4 lore.").abilities
    assert isinstance(found, Triggered)
    assert found.effect == If(ITSELF[said], GainLore(4))


def test_used_shift_to_play_the_other_card() -> None:
    (found,) = READER.lowered(
        "Whenever you play a Pirate character, if you used Shift to play them, gain 4 lore."
    ).abilities
    assert isinstance(found, Triggered)
    assert found.effect == If(UsedShift(EventCard()), GainLore(4))


def test_they_is_the_player_whose_turn_it_is() -> None:
    (found,) = READER.lowered(
        "At the end of each opponent's turn, if they have more than 5 cards in their hand, they "
        "lose 1 lore."
    ).abilities
    assert isinstance(found, Triggered)
    assert found.effect == If(
        AnyPlayer(EventPlayer(), Compare(Count(THEIR_HAND), Relation.MORE, 5)),
        LoseLore(1, EventPlayer()),
    )


def test_a_chosen_opponent_is_chosen_once_for_the_sentence() -> None:
    assert script(
        "If chosen opponent has more cards in their hand than you, draw until you have the same "
        "number."
    ) == EachDoes(
        ChosenOpponent(),
        (
            If(
                Compare(Count(THEIR_HAND), Relation.MORE, Count(YOUR_HAND)),
                Draw(Until_(Count(THEIR_HAND))),
            ),
        ),
    )


# --- of a kind, names -----------------------------------------------------------------------------

SHOWN: Final[dict[str, Condition]] = {
    "it's an item card": Is(That("revealed"), anywhere(T)),
    "it's a Dragon character card": Is(That("revealed"), anywhere(C, classes=("Dragon",))),
    "it's a character card with cost 2 or less or named Vela": Is(
        That("revealed"),
        anywhere(
            C,
            any_of=(
                anywhere(bounds=(Bound(Stat.COST, Relation.AT_MOST, 2),)),
                anywhere(names=("Vela",)),
            ),
        ),
    ),
    "it's an action card or a character card named Bao": Is(
        That("revealed"),
        anywhere(any_of=(anywhere(CardType.ACTION), anywhere(C, names=("Bao",)))),
    ),
}


@pytest.mark.parametrize("said", SHOWN)
def test_if_it_is(said: str) -> None:
    found = script(f"Reveal the top card of your deck. If {said}, gain 4 lore.")
    assert isinstance(found, Seq)
    assert found.parts[1] == If(SHOWN[said], GainLore(4))


def test_the_named_card() -> None:
    found = script(
        "Name a card, then reveal the top card of your deck. If it's the named card, gain 6 lore."
    )
    assert isinstance(found, Seq)
    assert found.parts[1] == If(WasNamed(That("revealed")), GainLore(6))


def test_what_was_chosen() -> None:
    found = script("Exert chosen Knight character. If a Robot character is chosen, gain 2 lore.")
    assert isinstance(found, Seq)
    assert found.parts[1] == If(Is(That(), Filter(classes=("Robot",))), GainLore(2))
    found = script(
        "Exert chosen Knight character. If the chosen character is named Bao, draw 4 cards."
    )
    assert isinstance(found, Seq)
    assert found.parts[1] == If(Is(That(), anywhere(names=("Bao",))), Draw(4))


def test_a_different_name_than_each_other() -> None:
    (found,) = READER.lowered(
        "Whenever you play an item, if the item you played has a different name than each other "
        "item you have in play, gain 3 lore."
    ).abilities
    assert isinstance(found, Triggered)
    namesake = Filter(
        (T,),
        Owner.YOURS,
        tests=(
            SameName(Candidate(), EventCard()),
            Not(SameCard(Candidate(), EventCard())),
        ),
    )
    assert found.effect == If(Not(Have(namesake)), GainLore(3))


def test_cards_that_were_under_it() -> None:
    (found,) = READER.lowered(
        "When this character is banished, if any of the cards that were under them are item cards, "
        "gain 2 lore."
    ).abilities
    assert isinstance(found, Triggered)
    assert found.effect == If(Is(WasUnder(This()), anywhere(T)), GainLore(2))


# --- this way -------------------------------------------------------------------------------------


def test_what_was_done_this_way() -> None:
    found = script(
        "Choose and discard a card. If you discarded an item card this way, gain 2 lore."
    )
    assert isinstance(found, Seq)
    assert found.parts[1] == If(Is(That("discard"), anywhere(T)), GainLore(2))
    found = script(
        "Remove up to 3 damage from chosen Knight character. If you removed damage this way, "
        "gain 2 lore."
    )
    assert isinstance(found, Seq)
    assert found.parts[1] == If(Compare(Result("removed"), Relation.AT_LEAST, 1), GainLore(2))
    found = script(
        "Return chosen Knight character to their player's hand. If you returned a Robot character "
        "this way, gain 2 lore."
    )
    assert isinstance(found, Seq)
    assert found.parts[1] == If(Is(That("put"), anywhere(classes=("Robot",))), GainLore(2))


def test_instead_reads_the_condition_of_this_turn() -> None:
    assert script("Draw a card. If you discarded a card this turn, draw 4 cards instead.") == (
        InsteadIf(Draw(), happened(Kind.DISCARDED, None, Owner.YOURS), Draw(4))
    )


# --- numbers --------------------------------------------------------------------------------------

LORE: Final[dict[str, object]] = {
    "Gain 3 lore for each other Pirate character you have in play": Count(
        Filter((C,), Owner.YOURS, other=True, classes=("Pirate",)), 3
    ),
    "Gain 1 lore for each of your items in play": Count(YOUR_ITEM),
    "Gain 2 lore for each character that sang this song": Count(CHARACTER, 2, Singers()),
    "Gain 2 lore for each opposing character banished in a challenge this turn": Times(
        Happened(Kind.BANISHED, OPPOSING_CHARACTER, extra=1), 2
    ),
    "Gain 2 lore for each different ink type of characters you have in play": Different(
        YOUR_CHARACTER, inks=True, each=2
    ),
    "Gain 1 lore for each 1 damage on opposing characters": StatOf(
        All(OPPOSING_CHARACTER), Stat.DAMAGE
    ),
    "Gain 1 lore for each opposing player": OpponentCount(),
    "Gain lore equal to the number of items you have in play": Count(YOUR_ITEM),
    "Gain lore equal to the damage on chosen character, to a maximum of 5 lore": Capped(
        StatOf(Chosen(CHARACTER), Stat.DAMAGE), 5
    ),
    "Gain lore equal to the cost of chosen item": StatOf(Chosen(Filter((T,))), Stat.COST),
    "Gain lore equal to another chosen exerted character's ◊": StatOf(
        Chosen(Filter((C,), other=True, exerted=1)), Stat.LORE
    ),
}


@pytest.mark.parametrize("text", LORE)
def test_number(text: str) -> None:
    assert script(text + ".") == GainLore(LORE[text])  # type: ignore[arg-type]


AFTER: Final[dict[str, object]] = {
    "Choose and discard 2 cards. Gain 3 lore for each item card discarded this way": Count(
        anywhere(T), 3, That("discard")
    ),
    "Banish all items. Gain 3 lore for each card banished this way": HowMany("banish", 3),
    "Remove up to 4 damage from chosen character. Gain 2 lore for each 1 damage removed this way": (
        Result("removed", 2)
    ),
    "Each opponent loses 4 lore. Gain lore equal to the lore lost this way": Result("lost"),
}


@pytest.mark.parametrize("text", AFTER)
def test_number_of_what_was_done(text: str) -> None:
    found = script(text + ".")
    assert isinstance(found, Seq)
    assert found.parts[1] == GainLore(AFTER[text])  # type: ignore[arg-type]


def test_opponents_who_do_not() -> None:
    found = script(
        "Each opponent may choose and discard a card. For each opponent who doesn't, gain 3 lore."
    )
    assert isinstance(found, Seq)
    assert found.parts[1] == GainLore(CountPlayers(EachOpponent(), Not(Did("discard")), 3))


def test_damage_on_itself_is_read_continuously() -> None:
    (found,) = READER.lowered("This character gets +2 ¤ for each 1 damage on them.").abilities
    assert found == Static((Modify(Stat.STRENGTH, Times(StatOf(This(), Stat.DAMAGE), 2)),))


# --- players --------------------------------------------------------------------------------------

PLAYERS: Final[dict[str, object]] = {
    "Each opponent with more lore than you": EachWho(
        EachOpponent(), Compare(LoreOf(They()), Relation.MORE, LoreOf())
    ),
    "Each player with fewer than 4 cards in their hand": EachWho(
        EachPlayer(), Compare(Count(THEIR_HAND), Relation.LESS, 4)
    ),
    "The player or players with the most cards in their hands": MostCards(Zone.HAND),
    "You and another chosen player each": YouAndAnother(),
    "Chosen opponent": ChosenOpponent(),
}


@pytest.mark.parametrize("said", PLAYERS)
def test_players(said: str) -> None:
    assert script(f"{said} gets 2 ink drops.") == GetDrops(2, PLAYERS[said])  # type: ignore[arg-type]


# --- what has no meaning --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Gain 1 lore for each card discarded.", "card discarded"),
        ("Gain 5 lore for each 1 damage removed this way.", "1 damage removed this way"),
        ("Gain 1 lore for each item banished this way.", "banished this way"),
        (
            "If you discarded an item card this way, gain 1 lore.",
            "you discarded a item card this way",
        ),
        ("If they have the same name, gain 1 lore.", "they have the same name"),
        ("If you removed damage this way, gain 1 lore.", "you removed damage this way"),
        ("If a Robot character is chosen, gain 1 lore.", "a Robot character is chosen"),
        ("Gain lore equal to that number.", "that number"),
        (
            "If you used Boost to play this action, gain 1 lore.",
            "you used Boost to play this action",
        ),
        ("If you have any in play, gain 1 lore.", "any in play"),
        (
            "Each player who reveals an item card draws a card.",
            "each player who reveal a item card",
        ),
    ],
)
def test_conditions_without_a_meaning(text: str, left: str) -> None:
    with pytest.raises(TextError) as error:
        READER.lowered(text, CardType.ACTION)
    assert error.value.left == left
