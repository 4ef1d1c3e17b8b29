"""`Selector` nodes: which cards, and how to refer back to them."""

from __future__ import annotations

from tintero.ability.base import Selector
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.ability.quantities import HowMany
from tintero.ability.render.es import filters, numbers, players
from tintero.ability.render.es.words import STATS, a, agree, equal_to, of, other, that, the
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
from tintero.ability.select import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    EventCard,
    EventOther,
    LocationOf,
    That,
    This,
    TopOfDeck,
    Under,
    You,
)
from tintero.vocab import Owner, Zone


def cards(say: Speaker, node: Selector) -> Phrase:
    """The cards as the object of a verb."""
    if isinstance(node, This):
        return this(say)
    if isinstance(node, That):
        return that_card(say, node.label)
    if isinstance(node, EventCard):
        return say.event if say.event is not None else card("esa carta")
    if isinstance(node, EventOther):
        return say.event_other if say.event_other is not None else card("esa carta")
    if isinstance(node, Candidate):
        return card("esa carta")
    if isinstance(node, LocationOf):
        where = cards(say, node.of).text
        return Phrase(f"la ubicación en la que está {where}", feminine=True, head="ubicación")
    if isinstance(node, Under):
        pile = cards(say, node.of)
        return card(f"las cartas debajo {of(pile.text)}", True, pile.mine)
    if isinstance(node, All):
        return every(say, node.filter)
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
    """The cards as the subject of a rule: "tus otros personajes" rather than "todos …"."""
    if isinstance(node, All):
        f = node.filter
        mine = f.owner == Owner.YOURS
        return Phrase(filters.group(say, f), True, filters.feminine(f), filters.head(f), mine)
    return cards(say, node)


def each(say: Speaker, node: Selector) -> Phrase:
    """One by one: "cada personaje rival"."""
    if not isinstance(node, All) or challenge_side(node.filter):
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
        text = f"cada {others}{filters.owned(say, f)}{where}"
    return Phrase(text, False, fem, filters.head(f), f.owner == Owner.YOURS)


def this(say: Speaker) -> Phrase:
    if say.gone:
        return card("esta carta", mine=True)
    return Phrase(say.name, feminine=say.name.startswith("esta "), mine=True)


def that_card(say: Speaker, label: str) -> Phrase:
    if label in say.taken:
        return card("el resto")
    return say.labels.get(label, card("esa carta"))


def back(f: Filter, plural: bool) -> Phrase:
    """How to refer to such cards later: "ese personaje"."""
    alone = (len(f.types) == 1 or f.song == 1) and filters.in_play(f)
    fem = filters.feminine(f) if alone else True
    head = filters.head(f, plural) if alone else "cartas" if plural else "carta"
    one = filters.head(f) if alone else "carta"
    return Phrase(f"{that(fem, plural)} {head}", plural, fem, one, f.owner == Owner.YOURS)


def every(say: Speaker, f: Filter) -> Phrase:
    fem = filters.feminine(f)
    side = challenge_side(f)
    if side:
        return Phrase(side, feminine=fem, head=filters.head(f))
    if f == Filter(owner=f.owner, zone=Zone.HAND):
        text = filters.zone(f)
    else:
        text = f"{'todas' if fem else 'todos'} {filters.group(say, f)}"
    return Phrase(text, True, fem, filters.head(f), f.owner == Owner.YOURS)


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


def is_single(node: Chosen) -> bool:
    return isinstance(node.count, int) and node.count == 1


def chosen(say: Speaker, node: Chosen, where: bool = True, pick: bool = True) -> Phrase:
    """`where` False leaves the zone out; `pick` False says "un personaje", not "elegido"."""
    f = node.filter
    fem = filters.feminine(f)
    plural = not is_single(node)
    tail = ""
    if node.source:
        text = among(say, node)
        say.taken.add(node.source)
    elif not isinstance(node.by, You) and f.owner == Owner.THEIRS and filters.in_play(f):
        fem = filters.first_feminine(f)
        others = other(fem, True) + " " if f.other else ""
        one = "una" if fem else "uno"
        text = f"{how_many(say, node, one)} de sus {others}{filters.noun(say, f, True)}"
    else:
        marked = filters.in_play(f) and pick and isinstance(node.by, You)
        each_ = numbers_each(say, node)
        if each_:
            plural = False
            tail = f" {each_}"
        text = picked(say, node, plural, marked)
    if node.total_stat >= 0:
        text += f" con {word(STATS, node.total_stat, 'stat')} total de {node.total} o menos"
    if where and not node.source:
        text += filters.out_of(f)
    text += tail
    ref = back(f, plural)
    say.labels[node.label] = ref
    return Phrase(text, plural, fem, ref.head, ref.mine)


def numbers_each(say: Speaker, node: Chosen) -> str:
    """ "por cada carta debajo", when the count is such a quantity."""
    if node.count is None or isinstance(node.count, (int, HowMany)) or node.up_to:
        return ""
    return numbers.for_each(say, node.count) if numbers.each_of(node.count) == 1 else ""


def picked(say: Speaker, node: Chosen, plural: bool, marked: bool) -> str:
    """ "otro personaje rival elegido", "hasta 2 personajes elegidos"."""
    f = node.filter
    fem = filters.feminine(f)
    mark = agree("elegido", fem, plural) if marked else ""
    noun = filters.owned(say, f, plural, mark=mark)
    fem = filters.first_feminine(f)
    if not plural:
        if node.up_to:
            return f"hasta 1 {noun}"
        return f"{other(fem) if f.other else a(fem)} {noun}"
    others = other(fem, True) + " " if f.other else ""
    count = how_many(say, node, "1")
    if count.startswith("hasta "):
        return f"hasta {others}{count.removeprefix('hasta ')} {noun}"
    return f"{others}{count} {noun}"


def how_many(say: Speaker, node: Chosen, one: str) -> str:
    """ "hasta 2", "cualquier número de"; the caller's noun follows."""
    if node.count is None and node.ordered:
        fem = filters.feminine(node.filter)
        return "todas" if one != "1" else "todas las" if fem else "todos los"
    if node.count is None:
        return "cualquier número" if one != "1" else "cualquier número de"
    if isinstance(node.count, int):
        count = one if node.count == 1 else str(node.count)
        return f"hasta {count}" if node.up_to else count
    if isinstance(node.count, HowMany):
        return "hasta esa cantidad de" if node.up_to else "esa cantidad de"
    count = say.number(node.count)
    return f"un número (hasta {count}) de" if node.up_to else f"un número ({equal_to(count)}) de"


def among(say: Speaker, node: Chosen) -> str:
    """Out of cards already named: "una de ellas", "una carta de personaje de entre ellas"."""
    f = node.filter
    fem = filters.feminine(f)
    bare = f == Filter(owner=f.owner, zone=f.zone, other=f.other)
    if all_of_them(node):
        # As many as there are: all that qualify.
        if bare:
            return "el resto" if node.source in say.taken else "esas cartas"
        article = "todas las" if fem else "todos los"
        return f"{article} {filters.noun(say, f, True)} de entre ellas"
    if bare and f.other and is_single(node):
        return "la otra" if node.source in say.pairs else "otra de ellas"
    if bare:
        return f"{how_many(say, node, 'una').removesuffix(' de')} de ellas"
    them = "ellas" if fem else "ellos"
    if is_single(node):
        noun = filters.noun(say, f)
        return f"{'hasta 1' if node.up_to else a(fem)} {noun} de entre {them}"
    return f"{how_many(say, node, '1')} {filters.noun(say, f, True)} de entre {them}"


def all_of_them(node: Chosen) -> bool:
    """The pick only sets an order: as many as there are."""
    if node.count is None:
        return node.ordered
    return isinstance(node.count, HowMany) and node.count.label == node.source


def at_random(say: Speaker, node: AtRandom, where: bool = True) -> Phrase:
    f = node.filter
    fem = filters.feminine(f)
    plural = node.count != 1
    if not plural:
        text = f"{a(fem)} {filters.owned(say, f)}"
    elif isinstance(node.count, int):
        text = f"{node.count} {filters.owned(say, f, True)}"
    else:
        count = equal_to(say.number(node.count))
        text = f"un número ({count}) de {filters.owned(say, f, True)}"
    ref = back(f, plural)
    say.labels[node.label] = ref
    text += " al azar" + (filters.out_of(f) if where else "")
    return Phrase(text, plural, ref.feminine, ref.head, ref.mine)


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
