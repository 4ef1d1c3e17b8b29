"""`Effect` nodes inside others, where what was said before is not said again."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Effect
from tintero.ability.effects import Deal, Play, Put, RemoveDamage
from tintero.ability.render.plan import verbs
from tintero.ability.render.plan.parts_of_speech import Noun, Saying
from tintero.ability.render.speaker import Speaker
from tintero.ability.selectors import EventCard, That


def instead(say: Speaker, node: Effect) -> Saying | None:
    """CR 6.5.6: what is done instead, if it is said otherwise than alone.

    "Unsaid": the cards are those of before. "Instead": how cards enter play is said after it.
    """
    if isinstance(node, (Deal, RemoveDamage)):
        target = node.to if isinstance(node, Deal) else node.from_
        if isinstance(target, (That, EventCard)):
            return adding(verbs.verb(say, node), "unsaid")
    if isinstance(node, Play) and node.exerted:
        return adding(verbs.verb(say, node), "instead")
    return None


def adding(s: Saying, way: str) -> Saying:
    return replace(s, ways=(*s.ways, way))


def left_over(say: Speaker, node: Effect) -> Saying | None:
    """What happens to the cards of those who did not: "put the revealed cards …"."""
    if not isinstance(node, Put) or not isinstance(node.what, That):
        return None
    made = verbs.verb(say, node)
    assert made.goal is not None
    goal = made.goal
    if goal.whose == "theirs":
        goal = replace(goal, whose="owners")
    return replace(made, object=Noun("all-revealed", plural=True), it=None, goal=goal)


def own(s: Saying) -> Saying:
    """The player whose card it is does it: "their hand", not "their player's"."""
    if s.goal is None or s.goal.whose not in ("owner", "owner-of-several"):
        return s
    return replace(s, goal=replace(s.goal, whose="theirs"))


def either_discard(made: list[Saying | None]) -> Saying | None:
    """Several sorts of cards to choose and discard: the verb of all is said once."""
    said = [s for s in made if s is not None and s.verb == "discard" and "picked" in s.ways]
    cards = [s.object for s in said if s.object is not None]
    if not cards or len(cards) < len(made):
        return None
    picks = [noun.pick for noun in cards if noun.pick is not None]
    if any(how.count is not None and how.count.plain and how.count.n > 1 for how in picks):
        cards = [
            noun if noun.pick is None else replace(noun, pick=replace(noun.pick, digit=True))
            for noun in cards
        ]
    return replace(said[0], object=Noun("either", parts=tuple(cards)), it=None)
