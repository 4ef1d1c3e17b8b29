"""`Effect` nodes of one verb each: what is done, by whom, to what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tintero.ability import effects
from tintero.ability.base import Effect
from tintero.ability.render.plan import plays, puts, verbs_cards, verbs_numbers
from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.speaker import Speaker, unknown

PLANS: Final[dict[type[Effect], Callable[..., Saying]]] = {
    **dict.fromkeys(verbs_cards.SIMPLE, verbs_cards.simple),
    **dict.fromkeys(verbs_numbers.OF_PLAYERS, verbs_numbers.of_player),
    **dict.fromkeys(verbs_numbers.DAMAGE, verbs_numbers.damage),
    effects.Discard: verbs_cards.discard,
    effects.PutUnderEach: verbs_cards.put_under_each,
    effects.Pick: verbs_cards.pick,
    effects.MoveTo: verbs_cards.move,
    effects.ReturnAlone: verbs_cards.return_alone,
    effects.Put: puts.put,
    effects.Play: plays.play,
    effects.Look: plays.look,
    effects.Reveal: plays.reveal,
    effects.RevealUntil: plays.reveal_until,
    effects.Draw: verbs_numbers.draw,
    effects.ExchangeHands: verbs_numbers.exchange_hands,
    effects.ReadyInk: verbs_numbers.ready_ink,
}


def verb(say: Speaker, node: Effect) -> Saying:
    make = PLANS.get(type(node))
    if make is None:
        raise unknown(node)
    return make(say, node)
