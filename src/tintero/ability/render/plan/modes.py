"""`OneOf` and `Cases`: one of several things is done."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.effects import Cases, OneOf
from tintero.ability.filters import Filter
from tintero.ability.render.plan import (
    conditions,
    filters,
    joints,
    players,
    puts,
    selectors,
    sentences,
)
from tintero.ability.render.plan.parts_of_speech import YOU, Noun, Number, Saying, Things
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import You


def one_of(say: Speaker, node: OneOf) -> list[Saying]:
    """CR 6.1.5.2: bullets; an "or" when another player picks what they do."""
    if not isinstance(node.who, You) or node.inline:
        return branches(say, node)
    place = puts.either_place(say, node)
    return [replace(place, subject=YOU) if place is not None else choice(say, node, YOU)]


def branches(say: Speaker, node: OneOf) -> list[Saying]:
    """In the middle of a sentence."""
    who = players.player(say, node.who)
    place = puts.either_place(say, node)
    if place is not None:
        return [replace(place, subject=who)]
    made: list[list[Saying]] = []
    for mode in node.modes:
        with say.for_now(focus=dict(say.focus)):  # the modes do not know of each other
            made.append(sentences.clauses(say, mode))
    if node.count == 1 and all(len(m) == 1 and m[0].subject == who for m in made):
        parts = tuple([m[0] for m in made])
        once = joints.either_discard(parts)
        return [Saying("either", who, parts=parts) if once is None else replace(once, subject=who)]
    return [choice(say, node, who)]


def choice(say: Speaker, node: OneOf, who: Noun) -> Saying:
    """So many of the modes; if `when`, all of them."""
    how, all_if = "named" if node.words else "", None
    if node.all_if is not None and not node.words:
        how = "both" if len(node.modes) == 2 and node.count == 1 else "all"
        all_if = conditions.condition(say, node.all_if)
    yours = isinstance(node.who, You)
    they, inside = (say.they, say.inside) if yours else (players.THAT_ONE, True)
    made: list[Saying] = []
    for i, mode in enumerate(node.modes):
        with say.for_now(focus=dict(say.focus), they=they, inside=inside):
            then = sentences.sentences(say, mode)
        name = node.words[i] if i < len(node.words) else ""
        said = tuple([one if yours else addressed(one) for one in then])
        made.append(Saying("mode", tail=said, name=name))
    verb, number = "choose-one" if node.count == 1 else "choose-some", Number(n=node.count)
    return Saying(verb, who, how=how, number=number, when=all_if, tail=tuple(made))


def addressed(made: Saying) -> Saying:
    """When another player chooses, what you do is said with "you"."""
    yours = [s.subject is not None and s.subject.you for s in made.parts]
    return replace(made, verb="you") if made.verb == "plain" and all(yours) else made


def cases(say: Speaker, node: Cases) -> Saying:
    """ "If its card type is: • character, … • location, …"."""
    selectors.cards(say, node.what)
    made: list[Saying] = []
    for f, effect in zip(node.filters, node.effects, strict=True):
        head = filters.head(Filter(types=f.types, song=f.song))
        then = sentences.joined(say, effect)
        made.append(Saying("case", things=Things(head), tail=then))
    return Saying("cases", tail=tuple(made))
