"""`Chosen`, `AtRandom` and `TopOfDeck`: cards that are picked, and how to refer back to them."""

from __future__ import annotations

from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo, HowMany, Result
from tintero.ability.render.en import filters, players, quantities
from tintero.ability.render.en.words import STATS, article
from tintero.ability.render.speaker import Phrase, Speaker, word
from tintero.ability.selectors import AtRandom, Chosen, Said, TopOfDeck, You
from tintero.vocab import Owner


def back(f: Filter, plural: bool) -> Phrase:
    """How to refer to such cards later: "that character"."""
    alone = len(f.types) == 1 or f.song == 1
    head = (
        filters.head(f, plural) if alone and filters.in_play(f) else "cards" if plural else "card"
    )
    return Phrase(
        f"{'those' if plural else 'that'} {head}",
        plural,
        head=filters.head(f) if alone and filters.in_play(f) else "card",
        mine=f.owner == Owner.YOURS,
    )


def is_single(node: Chosen) -> bool:
    return isinstance(node.count, int) and node.count == 1


def chosen(say: Speaker, node: Chosen, where: bool = True, pick: bool = True) -> Phrase:
    """`where` False leaves the zone out; `pick` False says "a character", not "chosen"."""
    f = node.filter
    plural = not is_single(node)
    tail = ""
    if node.source:
        text = among(say, node)
        say.taken.add(node.source)
    elif node.said == Said.A and is_single(node) and f.owner == Owner.THEIRS and filters.in_play(f):
        text = article(filters.owned(say, f))
    elif not isinstance(node.by, You) and f.owner == Owner.THEIRS and filters.in_play(f):
        text = how_many(say, node, "one") + f" of their {'other ' if f.other else ''}"
        text += filters.noun(say, f, True)
    elif filters.in_play(f) and pick and isinstance(node.by, You):
        text = picked(say, node)
    else:
        noun = filters.owned(say, f, plural) if filters.in_play(f) else filters.noun(say, f, plural)
        each = counted(say, node)
        if isinstance(node.count, DownTo):
            text = noun
            tail = f" until they have {node.count.n}"
        elif each:
            noun = filters.owned(say, f)
            text = article(noun)
            tail = f" {each}"
        elif plural:
            text = f"{how_many(say, node, '1')} {'other ' if f.other else ''}{noun}"
        else:
            up_to = "up to 1 " if node.up_to else ""
            if node.said == Said.A and not filters.in_play(f):
                noun = f"chosen {noun}"
                say.openly.add(node.label)
                text = f"another {noun}" if f.other else noun
            else:
                text = up_to + (noun if up_to else f"another {noun}" if f.other else article(noun))
    if node.same_name:
        text += " with the same name"
    if node.total_stat >= 0:
        text += f" with total {word(STATS, node.total_stat, 'stat')} {node.total} or less"
    if where and not node.source:
        text += filters.within(f) if node.same_name else filters.out_of(f)
    text += tail
    ref = back(f, plural)
    if node.source:
        ref = Phrase(ref.text, plural, head=ref.head, mine=say.labels_mine(node.source))
        if node.source in say.seen:
            say.seen.add(node.label)
    say.labels[node.label] = ref
    if len(f.types) == 1 and not filters.in_play(f):
        say.kinds[node.label] = filters.head(Filter(types=f.types))
    say.taken.discard(node.label)
    if filters.in_play(f) and pick and isinstance(node.by, You):
        say.picked.add(node.label)
    if f.owner == Owner.THEIRS:
        say.theirs.add(node.label)
    return Phrase(text, plural, head=ref.head, mine=ref.mine)


def counted(say: Speaker, node: Chosen) -> str:
    """ "for each card under it", when the count is such a quantity."""
    if isinstance(node.count, DownTo) or is_drawn(node):
        return ""
    if node.count is None or isinstance(node.count, (int, HowMany)) or node.up_to:
        return ""
    return quantities.for_each(say, node.count) if quantities.each_of(node.count) == 1 else ""


def is_drawn(node: Chosen) -> bool:
    """As many as were just drawn: "that many"."""
    return isinstance(node.count, Result) and node.count.label == "draw"


def picked(say: Speaker, node: Chosen) -> str:
    """ "another chosen opposing character", "up to 2 chosen characters"."""
    f = node.filter
    if node.said == Said.ONE_OF:
        count = "" if is_single(node) and not node.up_to else how_many(say, node, "1")
        count = count.removesuffix(" of")
        whose = {Owner.YOURS: "your", Owner.THEIRS: "their"}.get(f.owner, "opponents'")
        noun = f"{'other ' if f.other else ''}{filters.noun(say, f, True)}"
        return f"{count or 'one'} of {whose} {noun}"
    if node.said == Said.A and is_single(node):
        noun = filters.owned(say, f)
        if node.up_to:
            return f"up to 1 {'other ' if f.other else ''}{noun}"
        return f"another {noun}" if f.other else article(noun)
    if node.said == Said.A:
        other = "other " if f.other else ""
        return f"{how_many(say, node, '1')} {other}{filters.owned(say, f, True)}"
    if is_single(node):
        text = "chosen " + filters.owned(say, f)
        text = text.replace(" or a ", " or ").replace(" or an ", " or ")
        if node.said == Said.CARD:
            text += " card"
        if node.up_to:
            return f"up to 1 {'other ' if f.other else ''}{text}"
        return f"another {text}" if f.other else text
    count = how_many(say, node, "1")
    if f.other and isinstance(node.count, int) and not node.up_to:
        return f"another {count} chosen {filters.owned(say, f, True)}"
    return f"{count} {'other ' if f.other else ''}chosen {filters.owned(say, f, True)}"


def how_many(say: Speaker, node: Chosen, one: str) -> str:
    """ "up to 2", "any number of"; the caller's noun follows."""
    if node.count is None and node.ordered and node.source and not node.up_to:
        return "all" if one == "one" else "all the"
    if node.count is None:
        return "any number" if one == "one" else "any number of"
    if isinstance(node.count, int):
        count = one if node.count == 1 else str(node.count)
        return f"up to {count}" if node.up_to else count
    if isinstance(node.count, HowMany) or is_drawn(node):
        return "up to that many" if node.up_to else "that many"
    count = say.number(node.count)
    return f"a number (up to {count}) of" if node.up_to else f"a number (equal to {count}) of"


def among(say: Speaker, node: Chosen) -> str:
    """Out of cards already named: "one", "a character card"."""
    f = node.filter
    bare = f == Filter(owner=f.owner, zone=f.zone, other=f.other)
    if all_of_them(node):
        # As many as there are: all that qualify.
        if bare:
            return "the rest" if node.source in say.taken else "them"
        return f"all {filters.noun(say, f, True)}"
    if bare and f.other and is_single(node):
        return "the other" if node.source in say.pairs else "another"
    count = how_many(say, node, "one")
    if bare and is_single(node) and node.said == Said.A:
        return "one of those cards"
    if bare:
        return f"{count.removesuffix(' of')} of them" if node.count is None else count
    if is_single(node):
        noun = filters.noun(say, f)
        return "up to 1 " + noun if node.up_to else article(noun)
    return f"{how_many(say, node, '1')} {filters.noun(say, f, True)}"


def all_of_them(node: Chosen) -> bool:
    """The pick only sets an order: as many as there are."""
    if node.count is None:
        return node.ordered and not node.up_to
    return isinstance(node.count, HowMany) and node.count.label == node.source


def at_random(say: Speaker, node: AtRandom, where: bool = True) -> Phrase:
    f = node.filter
    plural = node.count != 1
    if not plural:
        text = article(filters.owned(say, f))
    elif isinstance(node.count, DownTo):
        text = filters.owned(say, f, True)
    elif isinstance(node.count, int):
        text = f"{node.count} {filters.owned(say, f, True)}"
    else:
        count = say.number(node.count)
        text = f"a number (equal to {count}) of {filters.owned(say, f, True)}"
    ref = back(f, plural)
    say.labels[node.label] = ref
    text += " at random" + (filters.out_of(f) if where else "")
    return Phrase(text, plural, head=ref.head, mine=ref.mine)


def top(say: Speaker, node: TopOfDeck) -> Phrase:
    side = "bottom" if node.bottom else "top"
    who = say.player(node.whose)
    deck = f"of {players.whose(who)} deck"
    if isinstance(node.count, int):
        if node.count == 1:
            return Phrase(f"the {side} card {deck}", head="card", mine=who.you)
        return Phrase(f"the {side} {node.count} cards {deck}", True, head="card", mine=who.you)
    count = say.number(node.count)
    return Phrase(
        f"a number of cards from the {side} {deck} equal to {count}",
        True,
        head="card",
        mine=who.you,
    )
