"""`Ability` nodes: whole paragraphs, and keywords."""

from __future__ import annotations

import re
from dataclasses import replace

from tintero.ability.abilities import Activated, DeckRule, Has, Script, Static, Triggered
from tintero.ability.base import Ability, Condition, StaticEffect
from tintero.ability.conditions import (
    AnyPlayer,
    Both,
    Have,
    InChallenge,
    Is,
    Not,
    StillThere,
    Was,
    YourTurn,
)
from tintero.ability.effects import If, Seq
from tintero.ability.render.common import (
    being_challenged,
    first_played,
    lower,
    own_doing,
    the_only,
)
from tintero.ability.render.es import costs, filters, statics, triggers
from tintero.ability.render.es.conditions import while_, whose_turn
from tintero.ability.render.es.joints import may_drop
from tintero.ability.render.es.keywords import cost, deck_rule, keyword
from tintero.ability.render.es.players import YOU
from tintero.ability.render.es.verbs_table import TU, inflect
from tintero.ability.render.es.words import (
    agree,
    base_form,
    capital,
    full_clause,
    listed,
    paragraph,
)
from tintero.ability.render.speaker import Clause, Phrase, RenderError, Speaker, unknown, word
from tintero.ability.select import EventPlayer, This
from tintero.ability.statics import (
    Cant,
    DamageWith,
    EnterDamaged,
    EnterExerted,
    ExtraInk,
    Gain,
    PayLess,
    PlayFor,
    PlayFrom,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import KEYWORD_NAMES, NONE, Owner, Zone

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


# "during their turn": the turn of the player whose event it is.
THEIR_TURN = AnyPlayer(EventPlayer(), YourTurn(Owner.THEIRS))


def window(say: Speaker, node: Condition, of_this: bool = True) -> str:
    """ "durante tu turno", "mientras este personaje esté agotado"."""
    if isinstance(node, YourTurn):
        if node.whose == Owner.OPPOSING:
            return "durante los turnos de los oponentes"
        return f"durante {whose_turn(node)}"
    if isinstance(node, Both) and any(part == THEIR_TURN for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts if part != THEIR_TURN])
    if isinstance(node, Both) and any(isinstance(part, YourTurn) for part in node.parts):
        return ", ".join([window(say, part) for part in node.parts])
    if isinstance(node, InChallenge) and isinstance(node.what, This) and of_this:
        against = filters.some(say, node.against) if node.against is not None else ""
        if node.role == 1:
            return "mientras desafía" + (f" a {against}" if against else "")
        if node.role == 2:
            done = agree("desafiado", say.name.startswith("esta "), False)
            return f"mientras es {done}" + (f" por {against}" if against else "")
    return f"mientras {while_(say, node)}"


def limit(n: int, during: str) -> str:
    """CR 6.1.13.2: "una vez por turno"."""
    times = "una vez" if n == 1 else "dos veces" if n == 2 else f"hasta {n} veces"
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
    into = (Kind.PUT_IN_DISCARD, Kind.DISCARDED)
    if any(isinstance(w, When) and w.this and w.kind in into for w in node.when):
        lead = ""  # the event says where the card is
    if node.zone == Zone.DISCARD and isinstance(node.effect, If):
        if isinstance(node.effect.condition, StillThere):
            lead = ""
    during = ""
    theirs = node.window == THEIR_TURN
    if isinstance(node.window, Both):
        theirs = any(part == THEIR_TURN for part in node.window.parts)
    if node.window is not None and not isinstance(node.window, Was) and node.window != THEIR_TURN:
        during = window(say, node.window)
    if node.limit:
        during = limit(node.limit, during)
    if during:
        lead += during + ", "
    when = triggers.together(say, node.when)
    if theirs and during and not node.limit:
        # "Durante el turno de cada oponente, siempre que robe … mientras …"
        lead = "durante el turno de cada oponente, "
        when = f"{when.replace('siempre que un oponente ', 'siempre que ')} {during}"
    elif theirs:
        when += " durante su turno"
    in_challenge = " en un desafío"
    if during == "mientras desafía" and when.endswith(in_challenge) and " sea dest" in when:
        lead = lead.removesuffix("mientras desafía, ")
        when = when.replace(" sea dest", " desafíe y sea dest").removesuffix(in_challenge)
    if during == "durante tu turno":
        when = when.replace("vez cada turno que", "vez que").removesuffix(" en un turno")
    if isinstance(node.window, Was):
        when += f", si {say.condition(node.window)}"
    said = say.sentences(node.effect)
    if all(isinstance(w, When) and w.kind in (Kind.TURN_START, Kind.TURN_END) for w in node.when):
        # "Al final del turno de cada oponente, si tiene …"
        said = [re.sub("^si ese jugador ", "si ", text) for text in said]
    said[0] = said[0].replace("si esta carta todavía está en", "si esta carta está en")
    if happens_to_this(say, when):
        who = say.name + " "
        if said[0].startswith(f"si {who}"):
            said[0] = "si " + said[0].removeprefix(f"si {who}")
        said[0] = said[0].removeprefix(who) if may_drop(said[0], who) else said[0]
        if node.window is not None and is_of_this(node.window):
            when = when.replace(f"que {who}", "que ", 1).replace(f"cuando {who}", "cuando ", 1)
    return paragraph([f"{lead}{when}, {said[0]}", *said[1:]])


def happens_to_this(say: Speaker, when: str) -> bool:
    """The event's subject is this card, which then is not named again."""
    alone = when.count("siempre que ") + when.count("cuando ") == 1
    return alone and when.startswith((f"siempre que {say.name} ", f"cuando {say.name} "))


def activated(say: Speaker, node: Activated) -> str:
    if node.sequential and node.costs:
        text = may_use(say, node)
    else:
        costs = ", ".join([cost(say, item) for item in node.costs])
        text = paragraph(say.sentences(node.effect))
        text = f"{costs} — {text}" if costs else text
    lead = ""
    if node.limit:
        lead = limit(node.limit, "durante tu turno" if node.sequential else "")
    if node.condition is not None:
        when = window(say, node.condition)
        if is_of_this(node.condition) and node.limit:
            when = f"si {say.condition(node.condition)}"
        if not lead.endswith(when):
            lead = f"{lead}, {when}" if lead else when
    return f"{capital(lead)}, {lower(text)}" if lead else capital(text)


def may_use(say: Speaker, node: Activated) -> str:
    """CR 6.3.1: used like an activated ability, worded "puedes [coste] para [efecto]"."""
    paid: list[Clause] = []
    for item in node.costs:
        paid += say.clauses(item)
    if node.in_two:
        said = [f"puedes {base_form(paid, YOU)}"]
        then_ = say.sentences(node.effect)
        return lower(paragraph([*said, f"si lo haces, {then_[0]}", *then_[1:]]))
    first = node.effect.parts[0] if isinstance(node.effect, Seq) else node.effect
    then = base_form(say.clauses(first), YOU, purpose=True)
    said = [f"puedes {base_form(paid, YOU)} para {then}"]
    if isinstance(node.effect, Seq):
        for part in node.effect.parts[1:]:
            said += say.sentences(part)
    return lower(paragraph(said))


# --- static -----------------------------------------------------------------------------------


def is_offer(effect: StaticEffect) -> bool:
    """What is read at one moment, so that "si" fits better than "mientras"."""
    return isinstance(effect, (PayLess, PlayFor, PlayFrom, EnterExerted, EnterDamaged))


def players_cant(node: Static) -> bool:
    """What players may not do: said with "mientras" in front."""
    return any(isinstance(effect, Cant) and effect.players != NONE for effect in node.effects)


def barred_from(node: Static) -> bool:
    """ "no puede ser desafiado por personajes con coste 4 o menos"."""
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
        lead += "mientras sean desafiados, "
    they = Phrase("ese personaje", head="personaje") if the_only(node) else None
    said = [full_clause(clause) for clause in statics.statics(say, node.effects, they)]
    condition = node.condition
    less = first_played(node)
    if less is not None and less.what is not None:
        f = costs.played(less.what)
        which = "la primera" if filters.first_feminine(f) else "el primer"
        each = f"por {which} {filters.head(f)} que juegues cada turno"
        text = inflect(costs.pay_less(say, less), TU)
        return paragraph([text.replace(costs.scope(say, less), each)])
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
