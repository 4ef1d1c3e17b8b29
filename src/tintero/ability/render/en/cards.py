"""`Selector` nodes: which cards, and how to refer back to them."""

from __future__ import annotations

import re

from tintero.ability.base import Selector
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo, HowMany, Result
from tintero.ability.render.en import filters, numbers, players
from tintero.ability.render.en.words import STATS, article, listed
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
from tintero.ability.select import (
    All,
    AtRandom,
    Candidate,
    Chosen,
    EventCard,
    EventOther,
    LocationOf,
    Said,
    Singers,
    That,
    This,
    Together,
    TopOfDeck,
    Under,
    WasUnder,
    You,
)
from tintero.vocab import Owner, Zone


def cards(say: Speaker, node: Selector) -> Phrase:
    """The cards as the object of a verb."""
    if isinstance(node, This):
        return this(say)
    if isinstance(node, That):
        return that(say, node.label)
    if isinstance(node, EventCard):
        return say.event if say.event is not None else Phrase("that card", head="card")
    if isinstance(node, EventOther):
        return say.event_other if say.event_other is not None else Phrase("that card", head="card")
    if isinstance(node, Candidate):
        return say.candidate if say.candidate is not None else Phrase("it", head="card")
    if isinstance(node, LocationOf):
        return Phrase(f"the location {cards(say, node.of).text} is at", head="location")
    if isinstance(node, Under):
        pile = cards(say, node.of)
        return Phrase(f"all cards from under {pile.text}", True, head="card", mine=pile.mine)
    if isinstance(node, WasUnder):
        pile = cards(say, node.of)
        under = say.name if isinstance(node.of, This) else pile.text
        return Phrase(f"all cards that were under {under}", True, head="card", mine=pile.mine)
    if isinstance(node, Singers):
        return Phrase("those characters", True, head="character", mine=True)
    if isinstance(node, Together):
        return together(say, node)
    if isinstance(node, All) and node.among is not None:
        noun = filters.noun(say, node.filter, True)
        mine = labels_mine(say, node.among)
        if isinstance(node.among, That):
            say.taken.add(node.among.label)
        return Phrase(f"revealed {noun}", True, head="card", mine=mine)
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


def subject(say: Speaker, node: Selector) -> Phrase:
    """The cards as the subject of a rule: "your other characters" rather than "all …"."""
    if isinstance(node, All):
        f = node.filter
        mine = f.owner == Owner.YOURS
        side = challenge_side(f)
        if side:
            return Phrase(side, head="character")
        return Phrase(filters.group(say, f), True, head=filters.head(f), mine=mine)
    return cards(say, node)


def each(say: Speaker, node: Selector) -> Phrase:
    """One by one: "each opposing character"."""
    if isinstance(node, All) and node.among is not None:
        return cards(say, node)
    if isinstance(node, That):
        phrase = cards(say, node)
        if phrase.plural and phrase.text.startswith("those "):
            return Phrase(f"each of {phrase.text}", head=phrase.head, mine=phrase.mine)
        return phrase
    if not isinstance(node, All) or challenge_side(node.filter):
        return cards(say, node)
    f = node.filter
    other = "other " if f.other else ""
    if filters.in_play(f) and f.owner in (Owner.YOURS, Owner.THEIRS):
        whose = "your" if f.owner == Owner.YOURS else "their"
        text = f"each of {whose} {other}{filters.noun(say, f, True)}"
    else:
        where = "" if filters.in_play(f) else filters.within(f)
        text = f"each {other}{filters.owned(say, f, False, 'and')}{where}"
        opposing = "opposing " if f.owner == Owner.OPPOSING else ""
        text = text.replace(" and a ", f" and each {opposing}")
    return Phrase(text, head=filters.head(f), mine=f.owner == Owner.YOURS)


def labels_mine(say: Speaker, among: Selector) -> bool:
    return isinstance(among, That) and say.labels_mine(among.label)


def together(say: Speaker, node: Together) -> Phrase:
    """Several as one group: "this character and one of your other characters"."""
    parts = [cards(say, part) for part in node.parts]
    same = re.compile(r"(with the same name) as that [a-z]+$")
    parts = [Phrase(same.sub(r"\1", p.text), p.plural, head=p.head, mine=p.mine) for p in parts]
    mine = all(part.mine for part in parts)
    return Phrase(listed([part.text for part in parts]), True, head=parts[0].head, mine=mine)


def this(say: Speaker) -> Phrase:
    return Phrase("this card" if say.gone else say.name, mine=True)


def that(say: Speaker, label: str) -> Phrase:
    if label in say.taken:
        return Phrase("the rest", True, head="card")
    return say.labels.get(label, Phrase("that card", head="card"))


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


def every(say: Speaker, f: Filter) -> Phrase:
    side = challenge_side(f)
    if side:
        return Phrase(side, head="character")
    if f == Filter(owner=f.owner, zone=Zone.HAND):
        text = filters.zone(f)
    else:
        text = "all " + filters.group(say, f)
    return Phrase(text, True, head=filters.head(f), mine=f.owner == Owner.YOURS)


def challenge_side(f: Filter) -> str:
    """CR 4.6.2: "the challenged character", when the filter says just that."""
    if f == Filter(types=f.types, tests=f.tests) and len(f.tests) == 1:
        test = f.tests[0]
        if isinstance(test, InChallenge) and test == InChallenge(Candidate(), test.role):
            if test.role:
                return f"the {'challenging' if test.role == 1 else 'challenged'} {filters.head(f)}"
    return ""


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
    return numbers.for_each(say, node.count) if numbers.each_of(node.count) == 1 else ""


def is_drawn(node: Chosen) -> bool:
    """As many as were just drawn: "that many"."""
    return isinstance(node.count, Result) and node.count.label == "draw"


def picked(say: Speaker, node: Chosen) -> str:
    """ "another chosen opposing character", "up to 2 chosen characters"."""
    f = node.filter
    if node.said == Said.ONE_OF:
        count = "" if is_single(node) and not node.up_to else how_many(say, node, "one")
        return f"{count or 'one'} of your {'other ' if f.other else ''}{filters.noun(say, f, True)}"
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
        if node.up_to:
            return f"up to 1 {'other ' if f.other else ''}{text}"
        return f"another {text}" if f.other else text
    count = how_many(say, node, "1")
    return f"{count} {'other ' if f.other else ''}chosen {filters.owned(say, f, True)}"


def how_many(say: Speaker, node: Chosen, one: str) -> str:
    """ "up to 2", "any number of"; the caller's noun follows."""
    if node.count is None and node.ordered:
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
    if bare:
        return f"{count.removesuffix(' of')} of them" if node.count is None else count
    if is_single(node):
        noun = filters.noun(say, f)
        return "up to 1 " + noun if node.up_to else article(noun)
    return f"{how_many(say, node, '1')} {filters.noun(say, f, True)}"


def all_of_them(node: Chosen) -> bool:
    """The pick only sets an order: as many as there are."""
    if node.count is None:
        return node.ordered
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
