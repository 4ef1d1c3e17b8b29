"""Cards somebody picks, or that chance picks: `Chosen` and `AtRandom`."""

from __future__ import annotations

from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo, HowMany, Result
from tintero.ability.render.es import filters, quantities
from tintero.ability.render.es.words import STATS, a, agree, equal_to, other, that
from tintero.ability.render.speaker import Phrase, Speaker, word
from tintero.ability.selectors import AtRandom, Chosen, Said, You
from tintero.vocab import Owner, Stat


def back(f: Filter, plural: bool) -> Phrase:
    """How to refer to such cards later: "ese personaje"."""
    alone = (len(f.types) == 1 or f.song == 1) and filters.in_play(f)
    fem = filters.feminine(f) if alone else True
    head = filters.head(f, plural) if alone else "cartas" if plural else "carta"
    one = filters.head(f) if alone else "carta"
    return Phrase(f"{that(fem, plural)} {head}", plural, fem, one, f.owner == Owner.YOURS)


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
        text = one_of(say, node, "sus")
    elif isinstance(node.count, DownTo):
        text, tail = filters.owned(say, f, True), f" hasta tener {node.count.n}"
    else:
        marked = filters.in_play(f) and pick and isinstance(node.by, You)
        each = counted(say, node)
        if each:
            plural = False
            tail = f" {each}"
        text = picked(say, node, plural, marked)
    if node.same_name:
        text += (filters.out_of(f) if where and not node.source else "") + " con el mismo nombre"
        where = False
    if node.total_stat >= 0:
        text += f" con {total(node)}"
    if where and not node.source:
        text += filters.out_of(f)
    text += tail
    ref = back(f, plural)
    if node.source:
        mine = say.labels_mine(node.source)
        ref = Phrase(ref.text, plural, ref.feminine, ref.head, mine)
        if node.source in say.seen:
            say.seen.add(node.label)
    say.labels[node.label] = ref
    if node.said == Said.A and is_single(node) and not filters.in_play(f) and not node.source:
        say.openly.add(node.label)
    say.taken.discard(node.label)
    if f.owner == Owner.THEIRS:
        say.theirs.add(node.label)
    return Phrase(text, plural, fem, ref.head, ref.mine)


def total(node: Chosen) -> str:
    name = word(STATS, node.total_stat, "stat")
    feminine = node.total_stat in (Stat.STRENGTH, Stat.WILLPOWER)
    return f"{'una' if feminine else 'un'} {name} total de {node.total} o menos"


def counted(say: Speaker, node: Chosen) -> str:
    """ "por cada carta debajo", when the count is such a quantity."""
    if node.count is None or isinstance(node.count, (int, HowMany)) or node.up_to:
        return ""
    if is_drawn(node):
        return ""
    return quantities.for_each(say, node.count) if quantities.each_of(node.count) == 1 else ""


def is_drawn(node: Chosen) -> bool:
    """As many as were just drawn: "esa cantidad"."""
    return isinstance(node.count, Result) and node.count.label == "draw"


def one_of(say: Speaker, node: Chosen, whose: str) -> str:
    """ "otro de tus personajes", "hasta 2 de tus demás personajes"."""
    f = node.filter
    fem = filters.first_feminine(f)
    if f.other and node.count == 1 and not node.up_to:
        return f"{other(fem)} de {whose} {filters.noun(say, f, True)}"
    others = other(fem, True) + " " if f.other else ""
    one = "1" if node.up_to else "una" if fem else "uno"
    count = how_many(say, node, one).removesuffix(" de")
    return f"{count} de {whose} {others}{filters.noun(say, f, True)}"


def picked(say: Speaker, node: Chosen, plural: bool, marked: bool) -> str:
    """ "otro personaje rival elegido", "hasta 2 personajes elegidos"."""
    f = node.filter
    fem = filters.feminine(f)
    if node.said == Said.ONE_OF and marked and f.owner == Owner.YOURS:
        return one_of(say, node, "tus")
    if node.said == Said.A:
        marked = not filters.in_play(f)
    mark = agree("elegido", fem, plural) if marked else ""
    if mark and (f.any_of or len(f.types) > 1):
        mark = filters.YOU_CHOOSE
    noun = filters.owned(say, f, plural, mark=mark)
    fem = filters.first_feminine(f)
    if not plural:
        if node.up_to:
            return f"hasta 1 {other(fem) + ' ' if f.other else ''}{noun}"
        return f"{other(fem) if f.other else a(fem)} {noun}"
    others = other(fem, True) + " " if f.other else ""
    count = how_many(say, node, "1")
    if count.startswith("hasta "):
        return f"hasta {others}{count.removeprefix('hasta ')} {noun}"
    if count.endswith(" de"):
        return f"{count} {others}{noun}"
    return f"{others}{count} {noun}"


def how_many(say: Speaker, node: Chosen, one: str) -> str:
    """ "hasta 2", "cualquier número de"; the caller's noun follows."""
    if node.count is None and all_of_them(node):
        fem = filters.feminine(node.filter)
        return "todas" if one != "1" else "todas las" if fem else "todos los"
    if node.count is None:
        return "cualquier número" if one != "1" else "cualquier número de"
    if isinstance(node.count, int):
        count = one if node.count == 1 else str(node.count)
        return f"hasta {count}" if node.up_to else count
    if isinstance(node.count, HowMany) or is_drawn(node):
        return "hasta esa cantidad de" if node.up_to else "esa cantidad de"
    count = say.number(node.count)
    return f"un número (hasta {count}) de" if node.up_to else f"un número ({equal_to(count)}) de"


def among(say: Speaker, node: Chosen) -> str:
    """Out of cards already named: "una de ellas", "una carta de personaje de entre ellas"."""
    f = node.filter
    fem = filters.feminine(f)
    bare = f == Filter(owner=f.owner, zone=f.zone, other=f.other)
    source = say.labels.get(node.source)
    girls = source is None or source.feminine
    them = "ellas" if girls else "ellos"
    if all_of_them(node):
        # As many as there are: all that qualify.
        if bare:
            return "el resto" if node.source in say.taken else "esas cartas"
        article = "todas las" if fem else "todos los"
        return f"{article} {filters.noun(say, f, True)} de entre {them}"
    if bare and f.other and is_single(node):
        if node.source in say.pairs:
            return "la otra" if girls else "el otro"
        return f"{other(girls)} de {them}"
    if bare and is_single(node) and node.source in say.taken and not node.up_to:
        return other(girls)  # "pon una de ellas …, otra … y otra …"
    if bare:
        one = "una" if girls else "uno"
        return f"{how_many(say, node, one).removesuffix(' de')} de {them}"
    others = other(fem, not is_single(node)) + " " if f.other else ""
    if is_single(node):
        noun = filters.noun(say, f)
        one = f"hasta 1 {others}".strip() if node.up_to else others.strip() or a(fem)
        return f"{one} {noun} de entre {them}"
    return f"{others}{how_many(say, node, '1')} {filters.noun(say, f, True)} de entre {them}"


def all_of_them(node: Chosen) -> bool:
    """The pick only sets an order: as many as there are."""
    if node.count is None:
        return node.ordered and not node.up_to
    return isinstance(node.count, HowMany) and node.count.label == node.source


def at_random(say: Speaker, node: AtRandom, where: bool = True) -> Phrase:
    f = node.filter
    fem = filters.feminine(f)
    plural = node.count != 1
    until = ""
    if not plural:
        text = f"{a(fem)} {filters.owned(say, f)}"
    elif isinstance(node.count, int):
        text = f"{node.count} {filters.owned(say, f, True)}"
    elif isinstance(node.count, DownTo):
        text, until = filters.owned(say, f, True), f" hasta que queden {node.count.n}"
    else:
        count = equal_to(say.number(node.count))
        text = f"un número ({count}) de {filters.owned(say, f, True)}"
    ref = back(f, plural)
    say.labels[node.label] = ref
    text += " al azar" + (filters.out_of(f) if where else "") + until
    return Phrase(text, plural, ref.feminine, ref.head, ref.mine)
