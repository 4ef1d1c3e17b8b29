"""`Ability` nodes: whole paragraphs, and keywords."""

from __future__ import annotations

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Condition, Effect, StaticEffect
from tintero.ability.conditions import Both, InChallenge, Not, YourTurn
from tintero.ability.effects import Exert, PayInk
from tintero.ability.render.es import amounts, effects, filters, statics, triggers
from tintero.ability.render.es.conditions import while_, whose_turn
from tintero.ability.render.es.words import agree, capital, full_clause, listed, paragraph
from tintero.ability.render.speaker import RenderError, Speaker, unknown, word
from tintero.ability.select import This
from tintero.ability.statics import (
    Cant,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    PayLess,
    PlayFor,
    PlayFrom,
)
from tintero.vocab import KEYWORD_NAMES, NONE, Keyword, Owner, ShiftKind, Zone

ZONES = ("mazo", "mano", "zona de juego", "pozo de tinta", "descarte")


def ability(say: Speaker, node: Ability) -> str:
    if isinstance(node, Has):
        return titled(node.name, NONE, keyword(say, node))
    if isinstance(node, Triggered):
        return titled(node.name, node.keyword, triggered(say, node))
    if isinstance(node, Activated):
        return titled(node.name, node.keyword, activated(say, node))
    if isinstance(node, Static):
        return titled(node.name, node.keyword, static(say, node))
    if isinstance(node, Script):
        return titled(node.name, NONE, paragraph(say.sentences(node.effect)))
    if isinstance(node, DeckRule):
        return titled(node.name, NONE, deck_rule(say, node))
    raise unknown(node)


def titled(name: str, key: int, text: str) -> str:
    """The story name in capitals; a keyword's expansion in brackets, as on cards."""
    if key != NONE:
        return f"{word(KEYWORD_NAMES, key, 'keyword')} ({text})"
    return f"{name.upper()}  {text}" if name else text


# --- windows and limits -----------------------------------------------------------------------


def window(say: Speaker, node: Condition) -> str:
    """ "durante tu turno", "mientras este personaje esté agotado"."""
    if isinstance(node, YourTurn):
        if node.whose == Owner.OPPOSING:
            return "durante los turnos de los oponentes"
        return f"durante {whose_turn(node)}"
    if isinstance(node, Both) and any(isinstance(part, YourTurn) for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts])
    if isinstance(node, InChallenge) and isinstance(node.what, This):
        against = filters.some(say, node.against) if node.against is not None else ""
        if node.role == 1:
            return "mientras desafía" + (f" a {against}" if against else "")
        if node.role == 2:
            done = agree("desafiado", say.name.startswith("esta "), False)
            return f"mientras es {done}" + (f" por {against}" if against else "")
    return f"mientras {while_(say, node)}"


def limit(n: int, during: str) -> str:
    """CR 6.1.13.2: "una vez por turno"."""
    times = "una vez" if n == 1 else f"hasta {n} veces"
    if during == "durante tu turno":
        return f"{times} durante tu turno"
    return f"{times} por turno" + (f", {during}" if during else "")


def from_zone(say: Speaker, zone: int) -> str:
    """Where the card must be, when it is not in play."""
    if zone in (Zone.PLAY, Zone.ANYWHERE):
        return ""
    say.gone = True
    if zone == Zone.UNDER:
        return "mientras esta carta esté debajo de otra, "
    if zone == Zone.OUT:
        return "mientras esta carta esté fuera de la partida, "
    return f"mientras esta carta esté en tu {word(ZONES, zone, 'zone')}, "


def triggered(say: Speaker, node: Triggered) -> str:
    lead = from_zone(say, node.zone)
    during = window(say, node.window) if node.window is not None else ""
    if node.limit:
        during = limit(node.limit, during)
    if during:
        lead += during + ", "
    when = triggers.together(say, node.when)
    in_challenge = " en un desafío"
    if during == "mientras desafía" and when.endswith(in_challenge) and " sea dest" in when:
        lead = lead.removesuffix("mientras desafía, ")
        when = when.replace(" sea dest", " desafíe y sea dest").removesuffix(in_challenge)
    said = say.sentences(node.effect)
    return paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def cost(say: Speaker, node: Effect) -> str:
    if isinstance(node, Exert) and node.symbol and isinstance(node.what, This):
        return "⟳"
    if isinstance(node, PayInk):
        return amounts.ink(say, node.count)
    return capital(effects.standing(say, node))


def activated(say: Speaker, node: Activated) -> str:
    costs = ", ".join([cost(say, item) for item in node.costs])
    text = paragraph(say.sentences(node.effect))
    text = f"{costs} — {text}" if costs else text
    lead = ""
    if node.limit:
        lead = limit(node.limit, "durante tu turno" if node.sequential else "")
    if node.condition is not None:
        when = window(say, node.condition)
        if not lead.endswith(when):
            lead = f"{lead}, {when}" if lead else when
    return f"{capital(lead)}, {text}" if lead else text


# --- static -----------------------------------------------------------------------------------


def is_offer(effect: StaticEffect) -> bool:
    """What is read at one moment, so that "si" fits better than "mientras"."""
    return isinstance(effect, (PayLess, PlayFor, PlayFrom, EnterExerted, EnterDamaged))


def static(say: Speaker, node: Static) -> str:
    lead = from_zone(say, node.zone)
    tail = ""
    said = [full_clause(clause) for clause in statics.statics(say, node.effects)]
    condition = node.condition
    if condition is not None:
        only_cant = all(isinstance(effect, Cant) for effect in node.effects)
        if isinstance(condition, Not) and only_cant and not isinstance(condition.of, YourTurn):
            tail = f" a menos que {while_(say, condition.of)}"
        elif isinstance(condition, YourTurn) or not all(is_offer(e) for e in node.effects):
            lead += window(say, condition) + ", "
        else:
            lead += f"si {say.condition(condition)}, "
    elif any(isinstance(effect, ExtraInk) for effect in node.effects):
        lead += "durante tu turno, "
    if not said:
        raise RenderError("a static ability without effects")
    if lead or tail:
        return paragraph([f"{lead}{listed(said)}{tail}"])
    return paragraph(said)


def deck_rule(say: Speaker, node: DeckRule) -> str:
    said: list[str] = []
    if node.copies == 0:
        said.append(f"tu mazo puede tener cualquier número de copias de {say.name}")
    elif node.copies == 1:
        said.append(f"tu mazo solo puede tener 1 copia de {say.name}")
    elif node.copies != NONE:
        said.append(f"tu mazo puede tener hasta {node.copies} copias de {say.name}")
    if node.classification:
        ink = "cualquier tipo de tinta"
        said.append(f"tu mazo puede tener personajes {node.classification} de {ink}")
    return paragraph(said if said else ["esto no cambia nada de tu mazo"])


# --- keywords ---------------------------------------------------------------------------------


def keyword(say: Speaker, node: Has) -> str:
    """ "Resist +2", "Shift 5", "Shift: descarta una carta de canción"."""
    name = word(KEYWORD_NAMES, node.keyword, "keyword")
    if node.keyword == Keyword.SHIFT:
        name = shift(node)
    if node.costs:
        costs = ", ".join([lower(cost(say, item)) for item in node.costs])
        return f"{name}: {costs.replace('elige y descarta', 'descarta')}"
    if node.keyword in (Keyword.CHALLENGER, Keyword.RESIST):
        return f"{name} +{node.n}"
    return f"{name} {node.n}" if node.n else name


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def shift(node: Has) -> str:
    """CR 8.10.8: the kinds of Shift; keyword names stay English."""
    name = {
        ShiftKind.NAMED: "Shift",
        ShiftKind.CLASSIFICATION: f"{node.of} Shift",
        ShiftKind.UNIVERSAL: "Universal Shift",
        ShiftKind.DUO: "Duo Shift",
        ShiftKind.COMBO: "Combo Shift",
        ShiftKind.ITEM_NAMED: f"{node.of} Shift",
    }.get(node.kind)
    if name is None:
        raise RenderError(f"no kind of Shift has the number {node.kind}")
    return f"Temporary {name}" if node.temporary else name
