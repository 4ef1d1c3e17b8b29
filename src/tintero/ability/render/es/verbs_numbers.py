"""`Effect` nodes about numbers (cards drawn, lore, damage, ink) and lasting ones (`Apply`)."""

from __future__ import annotations

from typing import Final

from tintero.ability.base import Effect, Quantity, Selector, Who
from tintero.ability.effects import (
    Apply,
    Deal,
    Draw,
    GainLore,
    GetDrops,
    LoseLore,
    MoveDamage,
    NameCard,
    PayInk,
    PutDamage,
    ReadyInk,
    RemoveDamage,
    RemoveDrops,
    Shuffle,
)
from tintero.ability.quantities import Capped, HowMany, Result, Until_
from tintero.ability.render.plan import quantities as plan
from tintero.ability.render.plan.parts_of_speech import CARD, Measure
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.bridge import YOU, chooser
from tintero.ability.render.realise.es.words import equal_to, of, times, to, until
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause, unknown
from tintero.ability.selectors import Chosen, EachOpponent, You
from tintero.ability.statics import Cant
from tintero.vocab import Deny, Until

KINDS: Final = (
    Draw,
    GainLore,
    LoseLore,
    Deal,
    PutDamage,
    RemoveDamage,
    MoveDamage,
    GetDrops,
    RemoveDrops,
    PayInk,
    Shuffle,
    NameCard,
    ReadyInk,
)


def amount_verb(say: Speaker, node: Effect) -> SpokenClause:
    if isinstance(node, Draw):
        return draw(say, node)
    if isinstance(node, GainLore):
        unit = plan.LORE_GAINED
        return lore(say, node.who, node.label, unit, "ganar", node.count)
    if isinstance(node, LoseLore):
        unit = plan.LORE_LOST
        return lore(say, node.who, node.label, unit, "perder", node.count)
    if isinstance(node, (Deal, PutDamage, RemoveDamage, MoveDamage)):
        return damage(say, node)
    if isinstance(node, GetDrops):
        one, many = "gota de tinta", "gotas de tinta"
        text, tail = bridge.amount(say, node.count, one, many, feminine=True)
        text = f"1 {one}" if text == f"una {one}" else text
        return SpokenClause(say.player(node.who), f"‹obtener› {text}{tail}{apiece(say, node.who)}")
    if isinstance(node, RemoveDrops):
        drops = times(node.count, "gota de tinta", "gotas de tinta", True)
        return SpokenClause(say.player(node.who), f"‹retirar› {drops}")
    if isinstance(node, PayInk):
        return SpokenClause(say.player(node.who), f"‹pagar› {ink(say, node.count)}")
    if isinstance(node, Shuffle):
        who = say.player(node.who)
        return SpokenClause(who, f"‹barajar› {'tu' if who.you else 'su'} mazo")
    if isinstance(node, NameCard):
        return SpokenClause(say.player(node.who), "‹nombrar› una carta")
    if isinstance(node, ReadyInk):
        return ready_ink(say, node)
    raise unknown(node)


def apiece(say: Speaker, who: Who) -> str:
    """ "cada uno", for several players named together."""
    phrase = say.player(who)
    together = phrase.plural and phrase.text.startswith(("tú y ", "cualquier número de"))
    return " cada uno" if together else ""


def ink(say: Speaker, count: Quantity | int) -> str:
    if isinstance(count, int):
        return f"{count} ⬡"
    each = bridge.for_each(say, count)
    if each:
        return f"{bridge.each_of(count)} ⬡ {each}"
    return f"una cantidad de ⬡ {equal_to(say.number(count))}"


def lore(
    say: Speaker, who: Who, label: str, unit: Measure, verb: str, count: Quantity | int
) -> SpokenClause:
    text, tail = bridge.amount(say, count, "de leyenda", "de leyenda", "leyenda")
    say.units[label] = say.unit(unit)
    each = " cada uno" if isinstance(count, Capped) and isinstance(who, EachOpponent) else ""
    return SpokenClause(say.player(who), f"‹{verb}› {text}{tail}{each}")


def draw(say: Speaker, node: Draw) -> SpokenClause:
    who = say.player(node.who)
    if isinstance(node.count, Until_):
        whose = "tu" if who.you else "su"
        text = f"cartas hasta tener {node.count.n} en {whose} mano"
        if not isinstance(node.count.n, int):
            text = "cartas hasta tener el mismo número"
    elif isinstance(node.count, (Result, HowMany)) and node.count.label == "discard":
        text = "esa cantidad de cartas"
    else:
        text, tail = bridge.amount(say, node.count, "carta", "cartas", feminine=True)
        text += tail
    if node.bottom:
        text += f" del fondo de {'tu' if who.you else 'su'} mazo"
    text += apiece(say, node.who)
    one = isinstance(node.count, int) and node.count == 1
    drawn = "la carta robada" if one else "las cartas robadas"
    unit = say.unit(plan.done(CARD, "drawn"))
    say.remember(node.label, bridge.card(drawn, not one, who.you), unit)
    return SpokenClause(who, f"‹robar› {text}")


def ready_ink(say: Speaker, node: ReadyInk) -> SpokenClause:
    well = bridge.whose(say, say.player(node.who), "pozo de tinta")
    verb = "agotar" if node.exert else "preparar"
    if node.count is None:
        return SpokenClause(YOU, f"‹{verb}› todas las cartas {of(well)}")
    text, tail = bridge.amount(say, node.count, "carta", "cartas", feminine=True)
    return SpokenClause(YOU, f"‹{verb}› {text} {of(well)}{tail}")


# --- damage -----------------------------------------------------------------------------------


def damage(say: Speaker, node: Deal | PutDamage | RemoveDamage | MoveDamage) -> SpokenClause:
    if isinstance(node, Deal):
        return deal(say, node)
    if isinstance(node, PutDamage):
        text, tail = bridge.amount(say, node.count, "contador de daño", "contadores de daño")
        text = text.replace("un contador", "1 contador") if text.startswith("un contador") else text
        it = him(say, node.on)
        on = bridge.each(say, node.on)
        say.units[node.label] = say.unit(plan.COUNTERS_PUT)
        return chosen_by(say, node.on, f"‹poner{it}› {text}", "sobre", on, tail)
    text, tail = some_damage(say, node.count, node.up_to)
    it = him(say, node.from_)
    from_ = bridge.each(say, node.from_)
    if isinstance(node, RemoveDamage):
        if node.total:
            text += " en total"
        removed = "cada personaje del que hayas retirado daño así"
        say.labels[node.label] = Phrase(removed, head="personaje")
        say.units[node.label] = say.unit(plan.DAMAGE_REMOVED)
        link = "de"
        if several(node.from_) and isinstance(node.count, int):
            link = "de cada uno de"
        return chosen_by(say, node.from_, f"‹retirar{it}› {text}", link, from_, tail)
    target = bridge.each(say, node.to)
    say.units[node.label] = say.unit(plan.COUNTERS_MOVED)
    end = f" {to(target.text)}{tail}"
    return chosen_by(say, node.from_, f"‹mover› {text}", "de", from_, end)


def several(what: Selector) -> bool:
    """So many chosen cards, more than one."""
    return isinstance(what, Chosen) and isinstance(what.count, int) and what.count > 1


def chosen_by(
    say: Speaker, what: Selector, verb: str, link: str, phrase: Phrase, tail: str
) -> SpokenClause:
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        le = "les" if phrase.plural else "le"
        if verb.startswith("‹mover›"):
            text = (
                f"‹elegir› {phrase.text} y {verb} {linked(link, say.cards_called(what.label).text)}"
            )
        else:
            text = f"‹elegir› {phrase.text} y {verb.replace('›', f'+{le}›', 1)}"
        return SpokenClause(say.player(what.by), f"{text}{tail}")
    if "+" in verb.partition("›")[0]:
        return SpokenClause(YOU, f"{verb}{tail}")
    return SpokenClause(YOU, f"{verb} {linked(link, phrase.text)}{tail}")


def him(say: Speaker, what: Selector) -> str:
    """ "+le", when the cards were mentioned last: "inflígele"."""
    it = bridge.pronoun_for(say, what)
    return "+le" if it and not it.endswith("s") else ""


def linked(link: str, text: str) -> str:
    if link == "de":
        return of(text)
    return to(text) if link == "a" else f"{link} {text}"


def some_damage(say: Speaker, count: Quantity | int | None, up_to: bool) -> tuple[str, str]:
    if count is None:
        return ("cualquier cantidad de daño" if up_to else "todo el daño"), ""
    text, tail = bridge.amount(say, count, "de daño", "de daño", "daño")
    if not up_to:
        return text, tail
    if text == "una cantidad de daño":
        return "daño", f" hasta {say.number(count)}"
    return f"hasta {text}", tail


def deal(say: Speaker, node: Deal) -> SpokenClause:
    text, tail = bridge.amount(say, node.count, "de daño", "de daño", "daño")
    by = say.cards(node.by) if node.by is not None else None
    it = "" if by is not None else him(say, node.to)
    target = bridge.each(say, node.to)
    apart = ". Este daño no puede reducirse con Resist" if node.unreduced else ""
    say.units[node.label] = say.unit(plan.DAMAGE_DEALT)
    who = by if by is not None else YOU
    if tail and not it and (by is not None or chooser(say, node.to) is None):
        # "A un personaje elegido por cada …" would be chosen by each of them.
        return SpokenClause(who, f"‹infligir› {to(target.text)} {text}{tail}{apart}")
    if by is not None:
        return SpokenClause(by, f"‹infligir› {text} {to(target.text)}{apart}")
    return chosen_by(say, node.to, f"‹infligir{it}› {text}", "a", target, tail + apart)


# --- lasting ----------------------------------------------------------------------------------


def apply(say: Speaker, node: Apply) -> list[SpokenClause]:
    out: list[SpokenClause] = []
    target = bridge.subject(say, node.to)
    if isinstance(node.to, Chosen):
        if not isinstance(node.to.by, You):
            out.append(SpokenClause(say.player(node.to.by), f"‹elegir› {target.text}"))
            target = say.cards_called(node.to.label)
    their = node.until == Until.THEIR_NEXT_TURN
    long = until(node.until, say.name)
    ready = [isinstance(e, Cant) and e.deny == Deny.READY_AT_START for e in node.effects]
    if their and ready and all(ready):
        long = ""
    elif node.until == Until.END_OF_TURN and all(isinstance(e, Cant) for e in node.effects):
        long = " durante el resto de este turno"
    return out + bridge.statics(say, node.effects, target, long, their)
