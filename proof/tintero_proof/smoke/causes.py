"""How to bring about each kind of event: cards on the stage and steps to take.

One function per kind. Where no turn action causes the event, an action prop does ("tool").
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability.abilities import Has, Static
from tintero.ability.base import Condition, Effect, Selector
from tintero.ability.filters import Filter
from tintero.ability.statics import ExtraInk
from tintero.ability.triggers import When
from tintero.events import KIND_NAMES, Kind
from tintero.vocab import CardType, Keyword, Owner, Stat, Step, Zone
from tintero_proof.smoke.props import Do, Spot, Want, costing, want, with_abilities
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.world import NotCovered

EXTRAS = (Kind.PLAYED, Kind.ENTERED_PLAY, Kind.BANISHED, Kind.BANISHED_IN_CHALLENGE, Kind.STEP,
          Kind.CHOSEN, Kind.PUT_IN_DISCARD, Kind.RETURNED_TO_HAND, Kind.PUT_IN_INKWELL,
          Kind.PUT_IN_DECK)  # fmt: skip
ANY_CHARACTER = Filter(types=(CardType.CHARACTER,))


@dataclass
class Course:
    """The steps to take, and the event that the last of them must cause."""

    steps: list[Do] = field(default_factory=list)
    card: Spot | None = None
    other: Spot | None = None
    player: int = 0
    amount: int = 0
    challenge: tuple[Spot, Spot] | None = None
    shifted: bool = False
    kind: int = -1
    windows: list[Condition] = field(default_factory=list)
    singer: Spot | None = None
    drawing: int = -1  # whose draw of the turn comes after the event
    first: bool = False  # the event comes before the damage of the challenge


Cause = Callable[[Stage, When, int], Course]
CAUSES: dict[int, Cause] = {}


def causes(*kinds: int) -> Callable[[Cause], Cause]:
    def register(function: Cause) -> Cause:
        for kind in kinds:
            CAUSES[kind] = function
        return function

    return register


def cause(stage: Stage, when: When) -> Course:
    """Steps that make the trigger condition come true."""
    function = CAUSES.get(when.kind)
    if function is None:
        raise NotCovered(f"no way to bring about {KIND_NAMES[when.kind]!r}")
    if when.source is not None:
        raise NotCovered("whose effect it was can't be arranged")
    fought = when.kind == Kind.DAMAGE_DEALT and when.extra == 4
    if when.extra > 0 and when.kind not in EXTRAS and not fought:
        raise NotCovered(f"that extra of {KIND_NAMES[when.kind]!r} can't be arranged")
    actor = 1 if when.by == Owner.OPPOSING else 0
    if when.kind not in (Kind.TURN_START, Kind.TURN_END, Kind.STEP) and when.by != Owner.ANY:
        stage.turn = actor
    course = function(stage, when, actor)
    for _ in range(1, when.nth):
        earlier = function(stage, when, actor)
        course.steps = earlier.steps + course.steps
    return course


def subject(
    stage: Stage, when: When, zone: int, owner: int, kind: int = CardType.CHARACTER
) -> Spot:
    """The event's card: this one, or one that fits."""
    if when.this:
        stage.this.zone = zone if zone != Zone.PLAY else stage.this.zone
        return stage.this
    f = when.subject
    if f is None:
        made = Want({"type": kind})
    else:
        made = want(f)
        owner = {Owner.YOURS: 0, Owner.OPPOSING: 1}.get(f.owner, owner)
    if when.here:
        made.at = "here"
    return stage.put(owner, zone, made)


def partner(stage: Stage, when: When, owner: int, **said: object) -> Spot:
    """The event's second card: this one, or one that fits `other`."""
    if when.other_this:
        return stage.this
    made = want(when.other) if when.other is not None else Want({})
    made.facts |= said
    if when.other is not None:
        owner = {Owner.YOURS: 0, Owner.OPPOSING: 1}.get(when.other.owner, owner)
    return stage.put(owner, Zone.PLAY, made)


def named(spot: Spot) -> Selector:
    """Exactly this card, for a tool."""
    return sel.All(Filter((spot.facts.type,), names=(spot.facts.name,), zone=spot.zone))


def by_tool(stage: Stage, when: When, actor: int, spot: Spot, effect: Effect) -> Course:
    doer = stage.turn
    tool = stage.tool(effect, doer)
    return Course([Do("play", tool)], spot, tool, actor)


# --- turn actions -------------------------------------------------------------------------------


@causes(Kind.PLAYED, Kind.ENTERED_PLAY)
def _played(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.HAND, actor)
    stage.turn = spot.owner
    extra = when.extra if when.extra > 0 else 0
    if extra & 1 and when.kind == Kind.ENTERED_PLAY:
        tool = stage.tool(e.Play(named(spot), exerted=True), spot.owner)
        return Course([Do("play", tool)], spot, None, spot.owner)
    if extra & 1:
        return shift(stage, spot)
    if extra & 2:
        return sing(stage, spot, stage.put(spot.owner, Zone.PLAY, cost=9))
    if extra & 4:
        tool = stage.tool(e.Play(named(spot)), spot.owner)
        return Course([Do("play", tool)], spot, None, spot.owner)
    if stage.arranging and spot is not stage.this and not costs_matter(when):
        spot.facts = costing(spot.facts, 0)
    if when.most >= 0 and spot is not stage.this:
        made = want(when.subject if when.subject is not None else ANY_CHARACTER)
        made.facts["cost"] = when.most
        spot.facts = stage.facts(**made.facts)
    return Course([Do("play", spot)], spot, None, spot.owner, spot.facts.cost)


def costs_matter(when: When) -> bool:
    return when.subject is not None and any(b.stat == Stat.COST for b in when.subject.bounds)


def shift(stage: Stage, spot: Spot) -> Course:
    base = stage.put(spot.owner, Zone.PLAY, name=spot.facts.name)
    base.damage = spot.damage
    if not any(isinstance(a, Has) and a.keyword == Keyword.SHIFT for a in spot.facts.abilities):
        if spot is stage.this:
            raise NotCovered("it has no Shift to be played by")
        spot.facts = with_abilities(spot.facts, (*spot.facts.abilities, Has(Keyword.SHIFT, 1)))
    return Course([Do("shift", spot, base)], spot, base, spot.owner, 1, shifted=True)


def sing(stage: Stage, song: Spot, singer: Spot) -> Course:
    return Course([Do("sing", song, singer)], song, singer, singer.owner)


@causes(Kind.SHIFTED)
def _shifted(stage: Stage, when: When, actor: int) -> Course:
    if when.other_this:
        f = when.subject if when.subject is not None else ANY_CHARACTER
        made = want(f)
        made.facts |= {"name": stage.this.facts.name, "abilities": (Has(Keyword.SHIFT, 1),)}
        top = stage.put(0, Zone.HAND, made)
        return Course([Do("shift", top, stage.this)], top, stage.this, 0, 1, shifted=True)
    return shift(stage, subject(stage, when, Zone.HAND, actor))


@causes(Kind.SANG)
def _sang(stage: Stage, when: When, actor: int) -> Course:
    singer = subject(stage, when, Zone.PLAY, actor)
    stage.turn = singer.owner
    made = want(when.other) if when.other is not None else Want({})
    made.facts |= {"type": CardType.ACTION, "song": True, "cost": 1}
    song = stage.put(singer.owner, Zone.HAND, made)
    course = sing(stage, song, singer)
    course.card, course.other = singer, song
    return course


@causes(Kind.QUESTED)
def _quested(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, actor)
    stage.turn = spot.owner
    spot.exerted = False
    return Course([Do("quest", spot)], spot, None, spot.owner)


@causes(Kind.CHALLENGED, Kind.CHALLENGE_OVER)
def _challenged(stage: Stage, when: When, actor: int) -> Course:
    if when.other_this:
        two = stage.this
        one = subject(stage, when, Zone.PLAY, 1 - two.owner)
    else:
        if when.other is not None and (when.other.owner == Owner.YOURS or when.other.here):
            actor = 1
        one = subject(stage, when, Zone.PLAY, actor)
        two = partner(stage, when, 1 - one.owner)
    course = duel(stage, one, two)
    course.first = when.kind == Kind.CHALLENGED
    return course


def duel(stage: Stage, one: Spot, two: Spot) -> Course:
    one.exerted = False
    if two.facts.type == CardType.CHARACTER:
        two.exerted = True
    stage.turn = one.owner
    return Course([Do("challenge", one, two)], one, two, one.owner, challenge=(one, two))


@causes(Kind.BANISHED, Kind.LEFT_PLAY)
def _banished(stage: Stage, when: When, actor: int) -> Course:
    extra = when.extra if when.extra > 0 else 0
    if not extra:
        spot = subject(stage, when, Zone.PLAY, actor)
        return by_tool(stage, when, spot.owner, spot, e.Banish(named(spot)))
    spot = subject(stage, when, Zone.PLAY, actor)
    foe = stage.put(1 - spot.owner, Zone.PLAY, strength=30, willpower=30)
    if when.other is not None or when.other_this:
        raise NotCovered("by whom it is banished can't be arranged")
    attacks = extra & 4 or (not extra & 2 and stage.turn == spot.owner)
    course = duel(stage, spot, foe) if attacks else duel(stage, foe, spot)
    course.card, course.other, course.player = spot, foe, spot.owner
    return course


@causes(Kind.BANISHED_IN_CHALLENGE)
def _banished_another(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, actor)
    prey = partner(stage, when, 1 - spot.owner, strength=0, willpower=1)
    if spot.facts.strength < 1:
        raise NotCovered("it has no strength to banish anything with")
    if stage.turn != spot.owner:  # in the other player's turn: by being challenged
        course = duel(stage, prey, spot)
        course.card, course.other, course.player = spot, prey, spot.owner
        return course
    return duel(stage, spot, prey)


@causes(Kind.MOVED)
def _moved(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, actor)
    stage.turn = spot.owner
    if when.least:  # from another location
        spot.at = stage.put(spot.owner, Zone.PLAY, type=CardType.LOCATION, move_cost=1)
    if when.other_this:
        place = stage.this
    else:
        made = want(when.other) if when.other is not None else Want({})
        made.facts |= {"type": CardType.LOCATION, "strength": 0, "move_cost": 1}
        place = stage.put(spot.owner, Zone.PLAY, made)
    return Course([Do("move", spot, place)], spot, place, spot.owner)


@causes(Kind.INKED)
def _inked(stage: Stage, when: When, actor: int) -> Course:
    stage.turn = actor
    if when.nth > 1:
        more = Static((ExtraInk(when.nth - 1),))
        stage.put(actor, Zone.PLAY, type=CardType.ITEM, abilities=(more,))
    spot = subject(stage, when, Zone.HAND, actor)
    return Course([Do("ink", spot)], spot, None, actor)


@causes(Kind.TURN_START, Kind.STEP)
def _turn_start(stage: Stage, when: When, actor: int) -> Course:
    if when.kind == Kind.STEP and when.extra in (Step.END, Step.MAIN):
        raise NotCovered("that step can't be arranged")
    stage.turn = 1 - actor
    late = when.kind == Kind.STEP and when.extra == Step.DRAW
    return Course([Do("end")], None, None, actor, drawing=-1 if late else actor)


@causes(Kind.TURN_END)
def _turn_end(stage: Stage, when: When, actor: int) -> Course:
    if when.by == Owner.ANY:
        actor = stage.turn
    stage.turn = actor
    return Course([Do("end")], None, None, actor, drawing=1 - actor)
