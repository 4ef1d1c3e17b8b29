"""`Selector` nodes: which cards, and how to refer back to them."""

from __future__ import annotations

from tintero.ability.base import Selector
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.ability.render.es import bounds, filters, players
from tintero.ability.render.es.picks import all_of_them, at_random, back, chosen
from tintero.ability.render.es.words import agree, equal_to, listed, of, other, pronoun, the
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.ability.selectors import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    EventCard,
    EventOther,
    LocationOf,
    Singers,
    That,
    This,
    Together,
    TopOfDeck,
    Under,
    WasUnder,
)
from tintero.vocab import Owner, Zone


def cards(say: Speaker, node: Selector) -> Phrase:
    """The cards as the object of a verb. From now on they are what was mentioned last."""
    if isinstance(node, That) and node.label in say.focus:
        return named(say, node)
    phrase = named(say, node)
    if isinstance(node, (That, Chosen, AtRandom, All)) and node.label:
        say.focus = {} if phrase.text == "el resto" else {node.label: pronoun(phrase)}
    elif not isinstance(node, Candidate):
        say.focus = {}
    return phrase


def pronoun_for(say: Speaker, node: Selector) -> str:
    """ "lo", "las" for the cards that were mentioned last, else nothing."""
    if isinstance(node, That) and node.label not in say.taken and node.label in say.labels:
        return say.focus.get(node.label, "")
    if isinstance(node, Chosen) and all_of_them(node) and node.source not in say.taken:
        f = node.filter
        if f == Filter(owner=f.owner, zone=f.zone, other=f.other):
            return say.focus.get(node.source, "")
    return ""


def named(say: Speaker, node: Selector) -> Phrase:
    if isinstance(node, This):
        return this(say)
    if isinstance(node, That):
        return that_card(say, node.label)
    if isinstance(node, EventCard):
        return say.event if say.event is not None else card("esa carta")
    if isinstance(node, EventOther):
        return say.event_other if say.event_other is not None else card("esa carta")
    if isinstance(node, Candidate):
        return say.candidate if say.candidate is not None else card("esa carta")
    if isinstance(node, LocationOf):
        where = cards(say, node.of).text
        return Phrase(f"la ubicación en la que está {where}", feminine=True, head="ubicación")
    if isinstance(node, Under):
        pile = cards(say, node.of)
        return card(f"todas las cartas que haya debajo {of(pile.text)}", True, pile.mine)
    if isinstance(node, WasUnder):
        pile = cards(say, node.of)
        under = say.name if isinstance(node.of, This) else pile.text
        return card(f"todas las cartas que estaban debajo {of(under)}", True, pile.mine)
    if isinstance(node, Singers):
        return Phrase("esos personajes", True, head="personaje", mine=True)
    if isinstance(node, Together):
        return together(say, node)
    if isinstance(node, All) and node.among is not None:
        return revealed(say, node, node.among)
    if isinstance(node, All):
        phrase = every(say, node.filter)
        if node.label:
            say.labels[node.label] = back(node.filter, True)
        return phrase
    if isinstance(node, Chosen):
        return chosen(say, node)
    if isinstance(node, AtRandom):
        return at_random(say, node)
    if isinstance(node, TopOfDeck):
        return top(say, node)
    raise unknown(node)


def card(text: str, plural: bool = False, mine: bool = False) -> Phrase:
    return Phrase(text, plural, True, "carta", mine)


def subject(say: Speaker, node: Selector) -> Phrase:
    """The cards as the subject of a rule: "tus demás personajes" rather than "todos …"."""
    if isinstance(node, All) and node.among is None:
        f = node.filter
        mine = f.owner == Owner.YOURS
        side = challenge_side(f)
        if side:
            return Phrase(side, feminine=filters.feminine(f), head=filters.head(f))
        if node.label:
            say.labels[node.label] = back(f, True)
        return Phrase(filters.group(say, f), True, filters.feminine(f), filters.head(f), mine)
    return cards(say, node)


def each(say: Speaker, node: Selector) -> Phrase:
    """One by one: "cada personaje rival"."""
    if isinstance(node, That):
        phrase = cards(say, node)
        if phrase.plural and phrase.text.startswith(("esos ", "esas ")):
            one = "una" if phrase.feminine else "uno"
            text = f"cada {one} de {phrase.text}"
            return Phrase(text, False, phrase.feminine, phrase.head, phrase.mine)
        return phrase
    if not isinstance(node, All) or node.among is not None or challenge_side(node.filter):
        return cards(say, node)
    f = node.filter
    fem = filters.first_feminine(f)
    if filters.in_play(f) and f.owner in (Owner.YOURS, Owner.THEIRS):
        whose = "tus" if f.owner == Owner.YOURS else "sus"
        others = other(fem, True) + " " if f.other else ""
        text = f"cada {'una' if fem else 'uno'} de {whose} {others}{filters.noun(say, f, True)}"
    else:
        where = "" if filters.in_play(f) else filters.within(f)
        others = other(fem) + " " if f.other else ""
        text = f"cada {others}{filters.owned(say, f, joint='y')}{where}"
        text = text.replace(" y un ", " y cada ").replace(" y una ", " y cada ")
    say.focus = {}
    return Phrase(text, False, fem, filters.head(f), f.owner == Owner.YOURS)


def revealed(say: Speaker, node: All, among: Selector) -> Phrase:
    """ "las cartas de personaje reveladas"; those that were under a card are just "esas"."""
    f = node.filter
    mine = isinstance(among, That) and say.labels_mine(among.label)
    if isinstance(among, WasUnder):
        return card(f"esas {filters.noun(say, f, True)}{filters.out_of(f)}", True, True)
    if isinstance(among, That) and among.label in say.taken and f == Filter(zone=f.zone):
        return card("el resto", mine=mine)
    if isinstance(among, That):
        say.taken.add(among.label)
    best = bounds.best(f)
    if best:
        one = f"la {filters.noun(say, Filter(types=f.types, zone=f.zone), mark='revelada')}"
        text = f"{one} con el mayor {best}, o cada carta empatada con el mayor {best},"
        return card(text, mine=mine)
    noun = filters.noun(say, f, True, mark="reveladas")
    return card(f"las {noun}", True, mine)


def together(say: Speaker, node: Together) -> Phrase:
    """Several as one group: "este personaje y otro de tus personajes"."""
    parts = [cards(say, part) for part in node.parts]
    said: list[str] = []
    for part in parts:
        text, same, _ = part.text.partition(" con el mismo nombre que es")
        said.append(f"{text} con el mismo nombre" if same else text)
    among = " de entre ellas"
    if all(text.endswith(among) for text in said):
        said = [*[text.removesuffix(among) for text in said[:-1]], said[-1]]
    mine = all(part.mine for part in parts)
    feminine = all(part.feminine for part in parts)
    return Phrase(listed(said), True, feminine, parts[0].head, mine)


def this(say: Speaker) -> Phrase:
    if say.gone:
        return card("esta carta", mine=True)
    return Phrase(say.name, feminine=say.name.startswith("esta "), mine=True)


def that_card(say: Speaker, label: str) -> Phrase:
    if label in say.taken:
        return card("el resto")
    return say.labels.get(label, card("esa carta"))


def every(say: Speaker, f: Filter) -> Phrase:
    fem = filters.first_feminine(f)
    side = challenge_side(f)
    if side:
        return Phrase(side, feminine=fem, head=filters.head(f))
    if f == Filter(owner=f.owner, zone=Zone.HAND):
        text = filters.zone(f)
    else:
        text = f"{'todas' if fem else 'todos'} {filters.group(say, f)}"
    return Phrase(text, True, filters.feminine(f), filters.head(f), f.owner == Owner.YOURS)


def challenge_side(f: Filter) -> str:
    """CR 4.6.2: "el personaje desafiado", when the filter says just that."""
    if f == Filter(types=f.types, tests=f.tests) and len(f.tests) == 1:
        test = f.tests[0]
        if isinstance(test, InChallenge) and test == InChallenge(Candidate(), test.role):
            fem = filters.feminine(f)
            if test.role:
                side = "desafiante" if test.role == 1 else agree("desafiado", fem, False)
                return f"{the(fem)} {filters.head(f)} {side}"
    return ""


def top(say: Speaker, node: TopOfDeck) -> Phrase:
    who = say.player(node.whose)
    deck = players.whose(who, "mazo")
    if isinstance(node.count, int):
        if node.count == 1:
            side = "inferior" if node.bottom else "superior"
            return card(f"la carta {side} {of(deck)}", mine=who.you)
        side = "últimas" if node.bottom else "primeras"
        return card(f"las {node.count} {side} cartas {of(deck)}", True, who.you)
    side = "del fondo" if node.bottom else "de la parte superior"
    count = equal_to(say.number(node.count))
    return card(f"un número de cartas {side} {of(deck)} {count}", True, who.you)
