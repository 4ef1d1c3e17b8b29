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
    effects.Banish: verbs_cards.simple,
    effects.Ready: verbs_cards.simple,
    effects.Exert: verbs_cards.simple,
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
    effects.GainLore: verbs_numbers.lore,
    effects.LoseLore: verbs_numbers.lore,
    effects.GetDrops: verbs_numbers.get_drops,
    effects.RemoveDrops: verbs_numbers.remove_drops,
    effects.PayInk: verbs_numbers.pay_ink,
    effects.Shuffle: verbs_numbers.shuffle,
    effects.NameCard: verbs_numbers.name_card,
    effects.ReadyInk: verbs_numbers.ready_ink,
    effects.Deal: verbs_numbers.deal,
    effects.PutDamage: verbs_numbers.put_damage,
    effects.RemoveDamage: verbs_numbers.take_damage,
    effects.MoveDamage: verbs_numbers.take_damage,
}


def verb(say: Speaker, node: Effect) -> Saying:
    make = PLANS.get(type(node))
    if make is None:
        raise unknown(node)
    return make(say, node)
