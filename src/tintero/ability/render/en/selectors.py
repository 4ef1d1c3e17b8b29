"""`Selector` nodes: which cards, and how to refer back to them."""

from __future__ import annotations

import re

from tintero.ability.base import Selector
from tintero.ability.conditions import InChallenge
from tintero.ability.filters import Filter
from tintero.ability.render.en import bounds, filters, picks
from tintero.ability.render.en.words import listed
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
from tintero.events import Kind
from tintero.vocab import Owner, Zone


def cards(say: Speaker, node: Selector) -> Phrase:
    """The cards as the object of a verb."""
    if isinstance(node, This):
        return this(say)
    if isinstance(node, That):
        return that(say, node.label)
    if isinstance(node, EventCard):
        if say.event_kind == Kind.MOVED and say.picked and say.event is not None:
            # "That character" would be the one chosen since.
            return Phrase(f"the moved {say.event.head}", head=say.event.head, mine=say.event.mine)
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
        return Phrase("them", True, head="character", mine=True)
    if isinstance(node, Together):
        return together(say, node)
    if isinstance(node, All) and node.among is not None:
        if isinstance(node.among, WasUnder):
            head = filters.head(Filter(types=node.filter.types))
            return Phrase(f"those {head}s", True, head=head, mine=True)
        noun = filters.noun(say, node.filter, True)
        mine = labels_mine(say, node.among)
        if isinstance(node.among, That):
            if node.among.label in say.taken and node.filter == Filter(zone=node.filter.zone):
                return Phrase("the rest", True, head="card", mine=mine)
            say.taken.add(node.among.label)
        best = bounds.best(node.filter)
        if best:
            head = filters.head(node.filter)
            text = f"the {head} with the highest {best} revealed this way, or each {head} tied"
            return Phrase(f"{text} for highest {best},", False, head="card", mine=mine)
        return Phrase(f"revealed {noun}", True, head="card", mine=mine)
    if isinstance(node, All):
        phrase = every(say, node.filter)
        if node.label:
            say.labels[node.label] = picks.back(node.filter, True)
        return phrase
    if isinstance(node, Chosen):
        return picks.chosen(say, node)
    if isinstance(node, AtRandom):
        return picks.at_random(say, node)
    if isinstance(node, TopOfDeck):
        return picks.top(say, node)
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
            return Phrase("each of them", head=phrase.head, mine=phrase.mine)
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
    texts = [part.text.replace("items and locations", "items or locations") for part in parts]
    return Phrase(listed(texts), True, head=parts[0].head, mine=mine)


def this(say: Speaker) -> Phrase:
    return Phrase("this card" if say.gone else say.name, mine=True)


def that(say: Speaker, label: str) -> Phrase:
    if label in say.taken:
        return Phrase("the rest", True, head="card")
    return say.labels.get(label, Phrase("that card", head="card"))


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
