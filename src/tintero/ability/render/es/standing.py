"""`Static`: standing text, with its condition."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.abilities import Static
from tintero.ability.base import Condition
from tintero.ability.conditions import (
    Both,
    Have,
    InChallenge,
    Is,
    Not,
    YourTurn,
)
from tintero.ability.render.both_languages import (
    being_challenged,
    first_played,
    is_offer,
    own_doing,
    the_only,
)
from tintero.ability.render.es import costs, statics
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import from_zone, while_, window
from tintero.ability.render.realise.es.verbs_table import TU, inflect
from tintero.ability.render.realise.es.words import (
    full_clause,
    listed,
    paragraph,
)
from tintero.ability.render.speaker import Phrase, RenderError, Speaker
from tintero.ability.selectors import This
from tintero.ability.statics import (
    Cant,
    DamageWith,
    EnterExerted,
    ExtraInk,
    Gain,
    PayLess,
    PlayFrom,
)
from tintero.vocab import NONE, Zone


def players_cant(node: Static) -> bool:
    """What players may not do: said with "mientras" in front."""
    return any(isinstance(effect, Cant) and effect.players != NONE for effect in node.effects)


def barred_from(node: Static) -> bool:
    """ "no puede ser desafiado por personajes de coste 4 o menos"."""
    return any(isinstance(effect, Cant) and effect.against is not None for effect in node.effects)


def is_of_this(node: Condition) -> bool:
    """The condition's subject is this card, which then is not named again."""
    return isinstance(node, (Is, InChallenge)) and isinstance(node.what, This)


def static(say: Speaker, node: Static) -> str:
    lead = from_zone(say, node.zone)
    if node.zone == Zone.ANYWHERE and all(isinstance(e, Gain) for e in node.effects):
        say.gone = True  # wherever it is, it is a card
    tail = ""
    challenged = [being_challenged(effect) for effect in node.effects]
    if node.effects and all(effect is not None for effect in challenged):
        node = replace(node, effects=tuple([e for e in challenged if e is not None]))
        lead += "mientras son desafiados, "
    they = Phrase("ese personaje", head="personaje") if the_only(node) else None
    said = [full_clause(clause) for clause in statics.statics(say, node.effects, they)]
    condition = node.condition
    less = first_played(node)
    if less is not None and less.what is not None:
        f = costs.played(less.what)
        which = "la primera" if bridge.first_feminine(f) else "el primer"
        each = f"por {which} {bridge.head(f)} que juegues cada turno"
        text = inflect(costs.pay_less(say, less), TU)
        text = text.replace(costs.scope(say, less), each)
        paid, for_each, counted = text.partition(" por cada ")
        return paragraph([f"por cada {counted}, {paid}" if for_each else paid])
    if condition is not None:
        only_cant = all(isinstance(effect, (Cant, EnterExerted)) for effect in node.effects)
        in_hand = isinstance(condition, Not) and isinstance(condition.of, Have)
        in_hand = in_hand and (players_cant(node) or barred_from(node))
        not_turn = isinstance(condition, Not) and not isinstance(condition.of, YourTurn)
        if isinstance(condition, InChallenge) and any_damage(node):
            lead += "durante los desafíos, "
        elif isinstance(condition, Not) and not_turn and only_cant and not in_hand:
            unless = while_(say, condition.of)
            if is_of_this(condition.of):
                unless = unless.removeprefix(say.name + " ")
            tail = f" a menos que {unless}"
        elif own_doing(condition):
            lead += f"si {say.condition(condition)}, "
            tail = "" if all(is_offer(e) for e in node.effects) else " este turno"
        elif isinstance(condition, YourTurn) or not all(is_offer(e) for e in node.effects):
            own = all(isinstance(getattr(effect, "to", None), This) for effect in node.effects)
            lead += window(say, condition, own) + ", "
            if lead.startswith(f"mientras {say.name} ") and is_of_this(condition):
                said = [said[0].removeprefix(say.name + " "), *said[1:]]
        elif isinstance(condition, Both) and isinstance(condition.parts[0], YourTurn):
            rest = listed([say.condition(part) for part in condition.parts[1:]])
            lead += f"{window(say, condition.parts[0])}, si {rest}, "
        elif any(isinstance(effect, PlayFrom) for effect in node.effects):
            lead += f"mientras {while_(say, condition)}, "
        else:
            lead += f"si {say.condition(condition)}, "
    elif any(isinstance(effect, ExtraInk) for effect in node.effects):
        lead += "durante tu turno, "
    elif any_damage(node):
        lead += "durante los desafíos, "
    elif any(isinstance(effect, PayLess) and effect.once for effect in node.effects):
        lead += "una vez durante tu turno, "
    if not said:
        raise RenderError("a static ability without effects")
    if lead or tail:
        return paragraph([f"{lead}{listed(said)}{tail}"])
    if len(said) == 2 and all(text.startswith(say.name + " ") for text in said):
        return paragraph([f"{said[0]} y {said[1].removeprefix(say.name + ' ')}"])
    return paragraph(said)


def any_damage(node: Static) -> bool:
    return any(isinstance(effect, DamageWith) for effect in node.effects)
