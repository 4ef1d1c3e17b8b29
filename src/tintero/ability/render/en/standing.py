"""`Static`: standing text, with its condition."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Static
from tintero.ability.base import Condition
from tintero.ability.conditions import (
    Both,
    Have,
    InChallenge,
    Not,
    YourTurn,
)
from tintero.ability.filters import Filter
from tintero.ability.render.both_languages import (
    being_challenged,
    first_played,
    is_offer,
    own_doing,
    the_only,
)
from tintero.ability.render.en import costs, statics
from tintero.ability.render.realise.en import bridge
from tintero.ability.render.realise.en.bridge import from_zone, window
from tintero.ability.render.realise.en.words import (
    full_clause,
    inflect,
    listed,
    paragraph,
)
from tintero.ability.render.speaker import Phrase, RenderError, Speaker
from tintero.ability.selectors import All, This
from tintero.ability.statics import (
    Cant,
    DamageWith,
    EnterExerted,
    ExtraInk,
    Gain,
    PayLess,
    PlayFrom,
)
from tintero.vocab import NONE, Owner, Zone


def anyones(node: Both) -> bool:
    """During your turn, while somebody has such a card."""
    first, *rest = node.parts
    if not isinstance(first, YourTurn) or len(rest) != 1 or not isinstance(rest[0], Have):
        return False
    return rest[0].filter.owner == Owner.ANY


def at_locations(node: Static) -> Filter | None:
    """Which of your characters the effects are about, if they are about those at a location."""
    groups = [e.to for e in node.effects if isinstance(e, Gain)]
    if not groups or len(groups) < len(node.effects) or not isinstance(groups[0], All):
        return None
    f = groups[0].filter
    if f.at_location != 1 or f.owner != Owner.YOURS or any(to != All(f) for to in groups):
        return None
    return f


def first_each_turn(say: Speaker, less: PayLess) -> str:
    """ "you pay 1 less for the first action you play each turn"."""
    assert less.what is not None
    each = f"for the first {bridge.head(costs.played(less.what))} you play each turn"
    lead, text = costs.pay_less(say, less)
    lead += ", " if lead else ""
    return f"{lead}you {inflect(text, 0)}".replace(costs.scope(say, less), each)


def is_not_turn(condition: Condition) -> bool:
    return isinstance(condition, Not) and not isinstance(condition.of, YourTurn)


def players_cant(node: Static) -> bool:
    """What players may not do: said with "while" in front."""
    return any(isinstance(effect, Cant) and effect.players != NONE for effect in node.effects)


def barred_from(node: Static) -> bool:
    """ "characters with cost 4 or less can't challenge this character"."""
    return any(isinstance(effect, Cant) and effect.against is not None for effect in node.effects)


def static(say: Speaker, node: Static) -> str:
    lead = from_zone(say, node.zone)
    if node.zone == Zone.ANYWHERE and all(isinstance(e, Gain) for e in node.effects):
        say.gone = True  # wherever it is, it is a card
    tail = ""
    challenged = [being_challenged(effect) for effect in node.effects]
    if all(effect is not None for effect in challenged):
        node = replace(node, effects=tuple(e for e in challenged if e is not None))
        lead += "while being challenged, "
    condition = node.condition
    they = Phrase("they", True, head="character") if the_only(node) else None
    anywhere = at_locations(node)
    if anywhere is not None:
        lead += f"while {bridge.some(say, replace(anywhere, at_location=NONE))} is at a location, "
        they = Phrase("that character", head="character")
    said = [full_clause(clause) for clause in statics.statics(say, node.effects, they)]
    first = first_played(node)
    if first is not None:
        return paragraph([first_each_turn(say, first)])
    if condition is not None:
        barred = (Cant, EnterExerted)
        only_cant = all(isinstance(effect, barred) for effect in node.effects)
        in_hand = isinstance(condition, Not) and isinstance(condition.of, Have)
        in_hand = in_hand and (players_cant(node) or barred_from(node))
        damage = any(isinstance(effect, DamageWith) for effect in node.effects)
        if damage and isinstance(condition, InChallenge):
            lead += "during challenges, "
        elif is_not_turn(condition) and only_cant and not in_hand:
            assert isinstance(condition, Not)
            tail = f" unless {say.condition(condition.of)}"
        elif own_doing(condition):
            lead += f"if {say.condition(condition)}, "
            tail = "" if all(is_offer(e) for e in node.effects) else " this turn"
        elif isinstance(condition, Both) and anyones(condition):
            lead += f"{window(say, condition.parts[0])}, "
            tail = f" while {say.condition(condition.parts[1])}"
        elif isinstance(condition, YourTurn) or not all(is_offer(e) for e in node.effects):
            own = all(isinstance(getattr(effect, "to", None), This) for effect in node.effects)
            lead += window(say, condition, own) + ", "
        elif isinstance(condition, Both) and isinstance(condition.parts[0], YourTurn):
            rest = listed([say.condition(part) for part in condition.parts[1:]])
            lead += f"{window(say, condition.parts[0])}, if {rest}, "
        else:
            long = any(isinstance(effect, PlayFrom) for effect in node.effects)
            lead += f"{'while' if long else 'if'} {say.condition(condition)}, "
    elif any(isinstance(effect, ExtraInk) for effect in node.effects):
        lead += "during your turn, "
    elif any(isinstance(effect, DamageWith) for effect in node.effects):
        lead += "during challenges, "
    elif any(isinstance(effect, PayLess) and effect.once for effect in node.effects):
        lead += "once during your turn, "
    if not said:
        raise RenderError("a static ability without effects")
    if lead or tail:
        return paragraph([f"{lead}{listed(said)}{tail}"])
    made = statics.statics(say, node.effects)
    if len(made) == 2 and made[0].subject.text == made[1].subject.text == say.name:
        return paragraph([f"{said[0]} and {said[1].removeprefix(say.name + ' ')}"])
    return paragraph(said)
