"""`StaticEffect` nodes about paying for cards and playing them."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.conditions import Both, YourTurn
from tintero.ability.filters import Filter
from tintero.ability.quantities import Result
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU, while_
from tintero.ability.render.realise.es.verbs_table import TU, inflect
from tintero.ability.render.realise.es.words import base_form, of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.statics import PayLess, PlayFor, PlayFrom, PlayOnlyIf
from tintero.vocab import Pay, Zone


def pay_less(say: Speaker, node: PayLess) -> str:
    each = ""
    if isinstance(node.amount, int):
        ink = f"{abs(node.amount)} ⬡ {'menos' if node.amount >= 0 else 'más'}"
    else:
        each = bridge.for_each(say, node.amount) or bridge.damage_on(say, node.amount)
        if each:
            ink, each = f"{bridge.each_of(node.amount)} ⬡ menos", f" {each}"
        else:
            ink, each = "X ⬡ menos", f", donde X es {say.number(node.amount)}"
        if isinstance(node.amount, Result) and node.amount.label not in say.units:
            ink, each = "esa cantidad de ⬡ menos", ""
    pay = "‹poder› pagar" if node.once and not node.next else "‹pagar›"
    return f"{pay} {ink} {scope(say, node)}{each}"


def scope(say: Speaker, node: PayLess) -> str:
    """For what one pays less."""
    f = node.what
    if node.move and node.this:
        return f"para mover {say.name} a una ubicación"
    if node.onto_this:
        return f"para jugar con Shift un personaje sobre {say.name}"
    if node.move:
        who = bridge.group(say, f) if f is not None else "personajes"
        return f"para mover {who} {'aquí' if node.to_here else 'a una ubicación'}"
    if node.use:
        whose = f" {of(bridge.group(say, f))}" if f is not None else ""
        return f"para usar habilidades{whose}"
    how = {Pay.SHIFT: " con Shift", Pay.SING: " cantando"}.get(node.payment, "")
    if node.this:
        return f"para jugar{how} {say.name}"
    if node.next:
        f = f if f is not None else Filter(zone=Zone.ANYWHERE)
        article = "la próxima" if bridge.first_feminine(f) else "el próximo"
        name = " con ese nombre" if node.same_name_as is not None else ""
        turn = " este turno" if node.once else ""
        return f"por {article} {bridge.noun(say, played(f))}{name} que juegues{how}{turn}"
    noun = bridge.noun(say, played(f), True, "y") if f is not None else "cartas"
    where = not_hand(f) if f is not None else ""
    return f"para jugar {noun}{where}{how.replace('con', 'usando')}"  # not "those with Shift"


def playing(say: Speaker, node: PlayFor | PlayFrom | PlayOnlyIf) -> str:
    if isinstance(node, PlayOnlyIf):
        return f"no ‹poder› jugar {say.name} a menos que {while_(say, node.condition)}"
    if isinstance(node, PlayFrom):
        where = bridge.zone(node.what)
        where = "" if bridge.in_play(node.what) else f" desde {where}"
        if node.this:
            return f"‹poder› jugar esta carta{where}"
        noun = bridge.noun(say, played(node.what), True, "y")
        if node.under_this:
            where = f" desde debajo {of(say.name)}"
        return f"‹poder› jugar {noun}{where}{entered(node, noun)}"
    if node.what is None:
        what = say.name
    else:
        what = bridge.noun(say, played(node.what), True, "y") + not_hand(node.what)
    cost: list[SpokenClause] = []
    for part in node.costs:
        cost += say.clauses(part)
    if not cost:
        return f"‹poder› jugar gratis {what}"
    return f"‹poder› {base_form(cost, YOU)} para jugar gratis {what}"


FEMININES = ("cartas", "acciones", "ubicaciones", "canciones")


def entered(node: PlayFrom, noun: str) -> str:
    """How the cards played this way enter, and which then can't be played."""
    once = ""
    if node.name_once:
        the_ = "las" if noun.startswith(FEMININES) else "los"
        same = f"con el mismo nombre que {the_} {noun} que hayas jugado así"
        once = f" y no puedes jugar {noun} {same}"
        once += " este turno"
    if not node.exerted:
        return once
    feminine = noun.startswith(FEMININES)
    return f". Si lo haces, entran en juego {'agotadas' if feminine else 'agotados'}{once}"


def offer(say: Speaker, node: PlayFor) -> SpokenClause:
    """ "durante tu turno, puedes … si …"; "si …, puedes …"."""
    text = playing(say, node)
    if node.if_ is None:
        return SpokenClause(YOU, text)
    parts = list(node.if_.parts) if isinstance(node.if_, Both) else [node.if_]
    turn = YourTurn()
    said = " y ".join([say.condition(part) for part in parts if part != turn])
    text = inflect(text, TU)
    if turn in parts:
        return SpokenClause(Phrase("durante tu turno,"), text + (f" si {said}" if said else ""))
    return SpokenClause(Phrase(f"si {said},"), text)


def played(f: Filter) -> Filter:
    """One plays characters, not character cards."""
    return replace(f, zone=Zone.ANYWHERE)


def not_hand(f: Filter) -> str:
    return "" if f.zone == Zone.HAND else bridge.from_(f)
