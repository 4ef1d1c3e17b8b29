"""The words of standing text where an effect hands them out for a while."""

from __future__ import annotations

from typing import Final

import pytest

from standing_words import (
    CHAR,
    read,
    whole,
)
from tintero.ability.abilities import Has, Script, Triggered
from tintero.ability.effects import (
    Apply,
    Deal,
    EachDoes,
    May,
    MoveTo,
    Rule,
    Seq,
)
from tintero.ability.filters import (
    CHARACTER,
    LOCATION,
    Filter,
)
from tintero.ability.quantities import Result, StatOf, Times
from tintero.ability.selectors import Chosen, EachOpponent, EventCard, That, This
from tintero.ability.statics import (
    Cant,
    Gain,
    Instead,
    Modify,
    NextPlayed,
    PayLess,
    PlayFrom,
    ReadyLimit,
    Would,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.text.compiler import TextError
from tintero.vocab import (
    CardType,
    Deny,
    Keyword,
    Owner,
    Stat,
    Until,
    Zone,
)

pytestmark = pytest.mark.pure_only

QUESTS: Final = (When(Kind.QUESTED, this=True),)
RESOLVED: Final = {
    "opponents can't play items until the start of your next turn": Rule(
        (
            Cant(
                Deny.PLAY,
                None,
                players=Owner.OPPOSING,
                what=Filter((CardType.ITEM,), zone=Zone.ANYWHERE),
            ),
        ),
        Until.YOUR_NEXT_TURN,
    ),
    "each opponent can't ready more than 2 of their characters at the start of their next turn": (
        EachDoes(EachOpponent(), (Rule((ReadyLimit(2, Owner.THEIRS),), Until.THEIR_NEXT_TURN),))
    ),
    "this turn, you may play Pirate characters from your discard": Rule(
        (PlayFrom(Filter(CHAR, Owner.YOURS, Zone.DISCARD, classes=("Pirate",))),)
    ),
    "this character takes no damage from challenges this turn": Apply(
        (Instead(Would.TAKE_DAMAGE, None, in_challenge=True),), This()
    ),
    "chosen character loses ¤ equal to this character's ◊ this turn": Apply(
        (Modify(Stat.STRENGTH, Times(StatOf(This(), Stat.LORE), -1)),), Chosen(CHARACTER)
    ),
    "deal 8 damage to chosen location. This damage can't be reduced by Resist": Deal(
        8, Chosen(LOCATION), unreduced=True
    ),
    "the next Knight character you play this turn enters play exerted and gains Rush this turn": (
        Rule(
            (
                NextPlayed(
                    Filter(CHAR, classes=("Knight",)),
                    (Gain(Has(Keyword.RUSH)),),
                    Until.END_OF_TURN,
                    exerted=True,
                ),
            )
        )
    ),
    "choose a character of yours. The next time they would be dealt damage they take no damage "
    "instead": None,
}


@pytest.mark.parametrize("text", RESOLVED)
def test_as_an_effect(text: str) -> None:
    found = whole(f"Whenever this character quests, {text}.")
    assert isinstance(found, Triggered)
    assert found.when == QUESTS
    wanted = RESOLVED[text]
    if wanted is not None:
        assert found.effect == wanted
        return
    assert isinstance(found.effect, Seq)
    shield = Apply((Instead(Would.BE_DEALT_DAMAGE, None, once=True),), That("it"))
    assert found.effect.parts[1] == shield


def test_a_challenge_and_challenges() -> None:
    one = whole("Whenever this character challenges, he takes no damage from the challenge.")
    assert isinstance(one, Triggered)
    shield = Instead(Would.TAKE_DAMAGE, None, in_challenge=True)
    assert one.effect == Apply((shield,), This(), Until.CHALLENGE)
    with pytest.raises(TextError):
        read("This character takes no damage from the challenge.")


def test_moving_there_is_done_at_once() -> None:
    found = whole("Whenever an opponent plays a location, this character may move there for free.")
    assert isinstance(found, Triggered)
    assert found.effect == May(MoveTo(This(), EventCard()))


def test_as_much_as_was_counted() -> None:
    text = (
        "Count the number of items you have in play. You pay that amount of ⬡ less for the next "
        "item you play this turn."
    )
    found = whole(text, CardType.ACTION)
    assert isinstance(found, Script)
    assert isinstance(found.effect, Seq)
    items = Filter((CardType.ITEM,), Owner.YOURS, Zone.ANYWHERE)
    assert found.effect.parts[1] == Rule((PayLess(Result("count"), items, next=True),))
