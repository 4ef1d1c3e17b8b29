"""`Selector`: which cards, and how to speak of them again."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability import selectors as nodes
from tintero.ability.base import Selector
from tintero.ability.filters import Filter
from tintero.ability.quantities import DownTo, HowMany, Result
from tintero.ability.render.plan import filters as sorts
from tintero.ability.render.plan import players, quantities
from tintero.ability.render.plan.parts_of_speech import (
    CHARACTER,
    LOCATION,
    THAT_CARD,
    Measure,
    Noun,
    Picking,
    Things,
)
from tintero.ability.render.speaker import Speaker, unknown
from tintero.events import Kind
from tintero.vocab import NONE, Owner

CHALLENGING: Final = Noun("side", Things(head=CHARACTER), CHARACTER, index=1)


def cards(say: Speaker, node: Selector) -> Noun:
    """The cards as the object of a verb. From now on they are what was mentioned last."""
    known = isinstance(node, nodes.That) and node.label in say.focus
    noun = named(say, node)
    if not known:
        mention(say, node, noun)
    return noun


def mention(say: Speaker, node: Selector, noun: Noun) -> None:
    if isinstance(node, (nodes.That, nodes.Chosen, nodes.AtRandom, nodes.All)) and node.label:
        say.focus = {} if noun.how == "rest" else {node.label: noun}
    elif not isinstance(node, nodes.Candidate):
        say.focus = {}


def in_focus(say: Speaker, node: Selector) -> bool:
    """The cards are those that were mentioned last."""
    return mentioned(say, node) is not None


def mentioned(say: Speaker, node: Selector) -> Noun | None:
    """As what the cards were mentioned last, if they were."""
    if isinstance(node, nodes.That) and node.label not in say.taken and node.label in say.labels:
        return say.focus.get(node.label)
    if isinstance(node, nodes.Chosen) and all_of_them(node) and node.source not in say.taken:
        f = node.filter
        if f == Filter(owner=f.owner, zone=f.zone, other=f.other):
            return say.focus.get(node.source)
    return None


def named(say: Speaker, node: Selector) -> Noun:
    match node:
        case nodes.This():
            return Noun("this-card" if say.gone else "this", mine=True)
        case nodes.That(label=label):
            rest = Noun("rest", plural=True, mine=say.labels_mine(label))
            return rest if label in say.taken else say.labels.get(label) or THAT_CARD
        case nodes.EventCard() if say.event and say.event_kind == Kind.MOVED and say.picked:
            # "That character" would be the one chosen since.
            event = say.event
            return Noun("the-moved", head=event.head, mine=event.mine, parts=(event,))
        case nodes.EventCard():
            return say.event or THAT_CARD
        case nodes.EventOther():
            return say.event_other or THAT_CARD
        case nodes.Candidate():
            return say.candidate or Noun("it")
        case nodes.LocationOf():
            return Noun("location-of", head=LOCATION, parts=(cards(say, node.of),))
        case nodes.Under():
            of = cards(say, node.of)
            return Noun("under", plural=True, mine=of.mine, parts=(of,))
        case nodes.WasUnder():
            mine, pile = cards(say, node.of).mine, quantities.pile(say, node.of)
            return Noun("was-under", plural=True, mine=mine, parts=(pile,))
        case nodes.Singers():
            return Noun("singers", head=CHARACTER, plural=True, mine=True)
        case nodes.Together():
            return together([cards(say, part) for part in node.parts])
        case nodes.All():
            return every(say, node)
        case nodes.Chosen():
            return chosen(say, node)
        case nodes.AtRandom():
            return at_random(say, node)
        case nodes.TopOfDeck():
            return top(say, node)
        case _:
            raise unknown(node)


def refer(say: Speaker, label: str, noun: Noun) -> None:
    say.labels[label] = noun


def back(f: Filter, plural: bool) -> Noun:
    """How to speak of such cards later: "that character"."""
    return Noun("that", head=sorts.back_head(f), plural=plural, mine=f.owner == Owner.YOURS)


def did(say: Speaker, label: str, what: Noun, deed: str) -> None:
    """Remember what was done: "that character", "character banished this way"."""
    called = what.head
    ref = Noun("that", head=called, plural=what.plural, mine=what.mine)
    say.remember(label, ref, quantities.done(called, deed))
    say.focus[label] = ref


def together(parts: list[Noun]) -> Noun:
    """Several as one group: "this character and one of your other characters"."""
    from_them = all(part.pick is not None and part.pick.source is not None for part in parts)
    said: list[Noun] = []
    for i, part in enumerate(parts):
        if part.things is not None:
            part = replace(part, things=of_that_name(part.things))
        if from_them and i < len(parts) - 1 and part.pick is not None:
            part = replace(part, pick=replace(part.pick, source_said=False))
        said.append(part)
    mine = all(part.mine for part in parts)
    return Noun("together", head=parts[0].head, plural=True, mine=mine, parts=tuple(said))


def of_that_name(sort: Things) -> Things:
    """With the same name as each other: that of the first is not spoken of again."""
    traits = [
        replace(t, noun=None) if t.kind == "same-name" and t.noun and t.noun.how == "that" else t
        for t in sort.traits
    ]
    return replace(sort, traits=tuple(traits))


# --- forms ------------------------------------------------------------------------------------


def of_sort(say: Speaker, how: str, f: Filter, plural: bool = False) -> Noun:
    sort = sorts.things(say, f)
    return Noun(how, sort, sort.head, plural, f.owner == Owner.YOURS)


def every(say: Speaker, node: nodes.All, how: str = "every") -> Noun:
    """All of them, as an object. `how`, as the subject of a rule: "your other characters"."""
    if node.among is not None:
        return revealed(say, node, node.among)
    role = sorts.challenge_side(node.filter)
    if node.label and not (role and how == "group"):
        refer(say, node.label, back(node.filter, True))
    noun = of_sort(say, how, node.filter, plural=True)
    if role:
        return Noun("side", noun.things, noun.head, index=role)
    hand = how == "every" and noun.things is not None and noun.things.whole_hand
    return replace(noun, how="hand") if hand else noun


def subject(say: Speaker, node: Selector) -> Noun:
    """As the subject of a rule: "your other characters" rather than "all …"."""
    if isinstance(node, nodes.All) and node.among is None:
        return every(say, node, "group")
    return cards(say, node)


def each(say: Speaker, node: Selector) -> Noun:
    """One by one: "each opposing character"."""
    if isinstance(node, nodes.All) and node.among is None:
        if not sorts.challenge_side(node.filter):
            say.focus = {}
            return of_sort(say, "each", node.filter)
    noun = cards(say, node)
    if isinstance(node, nodes.That) and noun.plural and noun.how == "that":
        return Noun("each-of-them", head=noun.head, mine=noun.mine, parts=(noun,))
    return noun


def some(say: Speaker, f: Filter) -> Noun:
    """One such card, nobody choosing: "one of your other characters"."""
    return of_sort(say, "some", f)


def maybe_some(say: Speaker, f: Filter | None) -> Noun | None:
    """The same, if a filter says which."""
    return None if f is None else some(say, f)


def revealed(say: Speaker, node: nodes.All, among: Selector) -> Noun:
    f = node.filter
    if isinstance(among, nodes.WasUnder):
        return Noun("those", sorts.things(say, f), plural=True, mine=True)
    label = among.label if isinstance(among, nodes.That) else ""
    mine = say.labels_mine(label)
    if label in say.taken and f == Filter(zone=f.zone):
        return Noun("rest", plural=True, mine=mine)
    if label:
        say.taken.add(label)
    stat = sorts.best(f)
    if stat != NONE:
        sort = sorts.things(say, Filter(types=f.types, zone=f.zone))
        return Noun("best-revealed", sort, mine=mine, index=stat)
    return Noun("revealed", sorts.things(say, f), plural=True, mine=mine)


# --- picks ------------------------------------------------------------------------------------


def is_single(node: nodes.Chosen) -> bool:
    return isinstance(node.count, int) and node.count == 1


def is_drawn(node: nodes.Chosen) -> bool:
    """As many as were just drawn: "that many"."""
    return isinstance(node.count, Result) and node.count.label == "draw"


def all_of_them(node: nodes.Chosen) -> bool:
    """The pick only sets an order: as many as there are."""
    if node.count is None:
        return node.ordered and not node.up_to
    return isinstance(node.count, HowMany) and node.count.label == node.source


def chosen(say: Speaker, node: nodes.Chosen, where: bool = True, pick: bool = True) -> Noun:
    """`where` False leaves the zone out; `pick` False says "a character", not "chosen"."""
    f = node.filter
    sort = sorts.things(say, f)
    how = picking(say, node, pick)
    plural = not how.single
    ref = back(f, plural)
    if node.source:
        say.taken.add(node.source)
        ref = replace(ref, mine=say.labels_mine(node.source))
        if node.source in say.seen:
            say.seen.add(node.label)
    refer(say, node.label, ref)
    if len(f.types) == 1 and not sorts.in_play(f):
        say.kinds[node.label] = sorts.head(Filter(types=f.types))
    say.taken.discard(node.label)
    if how.chosen:
        say.picked.add(node.label)
    if node.said == nodes.Said.A and is_single(node) and not sorts.in_play(f) and not node.source:
        say.openly.add(node.label)
    if f.owner == Owner.THEIRS:
        say.theirs.add(node.label)
    name = "pick"
    if node.source and how.everything and sort.bare:
        name = "rest" if how.rest else "them"
    return Noun(name, sort, ref.head, plural, ref.mine, pick=how, place="from" if where else "")


def counted(say: Speaker, node: nodes.Chosen) -> Measure | None:
    """One "for each card under it", when the count is such a quantity."""
    if node.count is None or isinstance(node.count, (int, HowMany, DownTo)) or is_drawn(node):
        return None
    if node.up_to or node.source or quantities.each_of(node.count) != 1:
        return None
    return quantities.measure(say, node.count)


def picking(say: Speaker, node: nodes.Chosen, pick: bool) -> Picking:
    f = node.filter
    source = say.labels.get(node.source) or Noun("that", plural=True)
    yours = isinstance(node.by, nodes.You)
    return Picking(
        count=None if node.count is None else quantities.number(say, node.count),
        single=is_single(node),
        up_to=node.up_to,
        everything=all_of_them(node),
        that_many=isinstance(node.count, HowMany) or is_drawn(node),
        chosen=sorts.in_play(f) and pick and yours,
        wording=node.said,
        source=source if node.source else None,
        rest=node.source in say.taken,
        pair=node.source in say.pairs,
        by_them=not yours and f.owner == Owner.THEIRS and sorts.in_play(f),
        each=counted(say, node),
        same_name=node.same_name,
        total=node.total,
        total_stat=node.total_stat,
    )


def at_random(say: Speaker, node: nodes.AtRandom, where: bool = True) -> Noun:
    f = node.filter
    plural = node.count != 1
    ref = back(f, plural)
    count = quantities.number(say, node.count)
    noun = Noun("random", sorts.things(say, f), ref.head, plural, ref.mine, number=count)
    refer(say, node.label, ref)
    return noun if where else replace(noun, place="")


def top(say: Speaker, node: nodes.TopOfDeck) -> Noun:
    who = players.player(say, node.whose)
    count, many = quantities.number(say, node.count), node.count != 1
    how = "bottom" if node.bottom else "top"
    return Noun(how, plural=many, mine=who.you, parts=(who,), number=count)
