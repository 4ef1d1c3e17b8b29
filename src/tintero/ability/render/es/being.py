"""What a card is: `Is` and `InChallenge`, their verbs marked with person."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Condition
from tintero.ability.conditions import InChallenge, Is, Not
from tintero.ability.filters import Filter
from tintero.ability.render.es import conditions
from tintero.ability.render.realise.es import bridge
from tintero.ability.render.realise.es.words import a, agree, is_feminine, listed, of, person_of
from tintero.ability.render.speaker import Phrase, RenderError, Speaker
from tintero.ability.selectors import That, This, WasUnder
from tintero.vocab import KEYWORD_NAMES, NONE, Owner, Zone


def no_(no: bool) -> str:
    return "no " if no else ""


def be(what: Phrase) -> str:
    return f"‹estar/{person_of(what)}›"


def is_(say: Speaker, node: Is, no: bool) -> str:
    """A card that was just mentioned is not named again: "si es una carta de personaje"."""
    known = bool(bridge.pronoun_for(say, node.what))
    what = say.cards(node.what)
    f = node.filter
    if not known and isinstance(node.what, That) and node.what.label in say.discarded:
        shown = say.spoken(say.discarded[node.what.label])
        what = Phrase(shown.text, False, what.feminine, what.head, what.mine)
    under_ = f == Filter(zone=f.zone, has_under=f.has_under)
    if under_ and isinstance(node.what, That) and node.what.label in say.banished:
        some = (f.has_under == 1) != no
        who = "" if known else f"{what.text} "
        return f"{who}{no_(not some)}tenía {'una carta' if some else 'cartas'} debajo"
    if under_ and say.gone:
        some = (f.has_under == 1) != no
        under = say.name if isinstance(node.what, This) else what.text
        return f"{no_(not some)}había {'una carta' if some else 'cartas'} debajo {of(under)}"
    if what.plural and not no and isinstance(node.what, (That, WasUnder)):
        # One of several is enough.
        cards_ = what.text.removeprefix("todas ")
        some_ = f"{'alguna' if what.feminine else 'alguno'} de {cards_}"
        return traits(say, f, Phrase(some_, False, what.feminine, what.head, what.mine), no, True)
    text = traits(say, f, what, no, known)
    return text.removeprefix(what.text + " ") if known else text


def traits(say: Speaker, f: Filter, what: Phrase, no: bool, known: bool = False) -> str:
    """What is said of the cards: "esa carta es una carta de personaje"."""
    person = person_of(what)
    if f.types or f.song == 1 or f.any_of:
        # Outside play it is a "carta de personaje", wherever it may be.
        card = replace(f, zone=Zone.DECK) if f.zone == Zone.ANYWHERE else f
        noun = bridge.owned(say, card, what.plural)
        text = noun if what.plural else f"{a(bridge.first_feminine(card))} {noun}"
        where = "" if bridge.in_play(f) or f.zone == Zone.DECK else bridge.within(f)
        return f"{what.text} {no_(no)}‹ser/{person}› {text}{where}"
    parts = states(f, what, no)
    if f.classes:
        names = listed(list(f.classes), "o")
        head = what.head if what.head and " " not in what.head else "carta"
        noun = "cartas " if what.plural else f"{a(is_feminine(head))} {head} "
        parts.append(f"{no_(no)}‹ser/{person}› {noun}{names}")
    if f.inks:
        parts.append(f"{no_(no)}‹ser/{person}› " + bridge.adjectives(Filter(inks=f.inks))[0])
    if f.names:
        parts.append(f"{no_(no)}se ‹llamar/{person}› {listed(list(f.names), 'o')}")
    if f.not_names:
        parts.append(f"{no_(not no)}se ‹llamar/{person}› {listed(list(f.not_names), 'o')}")
    if f.song == 0:
        parts.append(f"{no_(not no)}‹ser/{person}› una canción")
    parts += has(say, f, what, no)
    if f.owner != Owner.ANY:
        whose = ("", "tuyo", "rival", "suyo")[f.owner]
        parts.append(f"{no_(no)}‹ser/{person}› {agree(whose, what.feminine, what.plural)}")
    for test in f.tests:
        text = bridge.tested(say, test, what.feminine, what.plural)
        parts.append(f"{no_(no)}{be(what)} {text}")
    if not parts:
        where = bridge.within(f).strip() or "en la partida"
        parts.append(f"{no_(no)}{be(what)} {where}")
    return f"{what.text} {listed(parts, 'o' if no else 'y')}"


def states(f: Filter, what: Phrase, no: bool) -> list[str]:
    """ "está agotado", "está dañado", "está en una ubicación"."""
    parts: list[str] = []
    fem, plural = what.feminine, what.plural
    verb = f"{no_(no)}{be(what)}"
    if f.exerted != NONE:
        parts.append(f"{verb} {agree('agotado' if f.exerted else 'preparado', fem, plural)}")
    if f.damaged == 1:
        parts.append(f"{verb} {agree('dañado', fem, plural)}")
    if f.damaged == 0:
        parts.append(f"{no_(not no)}‹tener/{person_of(what)}› daño")
    if f.drying != NONE:
        parts.append(f"{verb} {'secándose' if f.drying else agree('seco', fem, plural)}")
    if f.facedown != NONE:
        parts.append(f"{verb} boca {'abajo' if f.facedown else 'arriba'}")
    if f.at_location != NONE:
        away = no == (f.at_location == 1)
        parts.append(f"{no_(away)}{be(what)} en una ubicación")
    if f.here:
        parts.append(f"{verb} aquí")
    return parts


def has(say: Speaker, f: Filter, what: Phrase, no: bool) -> list[str]:
    parts: list[str] = []
    verb = f"{no_(no)}‹tener/{person_of(what)}›"
    opposite = f"{no_(not no)}‹tener/{person_of(what)}›"
    for item in f.bounds:
        parts.append(f"{verb} {bridge.bound(say, item)}")
    if f.keyword != NONE:
        parts.append(f"{verb} {KEYWORD_NAMES[f.keyword]}")
    if f.no_keyword != NONE:
        parts.append(f"{opposite} {KEYWORD_NAMES[f.no_keyword]}")
    if f.inkable != NONE:
        parts.append(f"{verb if f.inkable else opposite} el símbolo de pozo de tinta")
    if f.has_under != NONE:
        positive = (f.has_under == 1) != no
        under = "una carta debajo" if positive else "cartas debajo"
        parts.append(f"{no_(not positive)}‹tener/{person_of(what)}› {under}")
    return parts


def each_if(say: Speaker, if_: Condition | None, subject: Phrase) -> str:
    """A condition read for each card: " mientras desafíen a una ubicación", " a menos que …"."""
    if if_ is None:
        return ""
    inner = if_.of if isinstance(if_, Not) else if_
    before = say.candidate
    say.candidate = Phrase("‖", subject.plural, subject.feminine)
    plain = not isinstance(if_, Not) and not isinstance(inner, InChallenge)
    say_if = conditions.condition if plain else conditions.while_
    text = say_if(say, inner).replace("‖ ", "")
    say.candidate = before
    return f" {'si' if plain else 'a menos que' if isinstance(if_, Not) else 'mientras'} {text}"


def challenge(say: Speaker, node: InChallenge, no: bool) -> str:
    what = say.cards(node.what)
    verb = f"{what.text} {no_(no)}{be(what)}"
    against = bridge.some(say, node.against) if node.against is not None else ""
    if node.role == 1:
        return f"{verb} desafiando" + (f" a {against}" if against else "")
    if node.role == 2:
        done = agree("desafiado", what.feminine, what.plural)
        return f"{verb} siendo {done}" + (f" por {against}" if against else "")
    if node.role == 0:
        return f"{verb} en un desafío" + (f" con {against}" if against else "")
    raise RenderError(f"no role in a challenge has the number {node.role}")
