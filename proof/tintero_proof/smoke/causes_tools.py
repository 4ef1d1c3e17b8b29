"""How to bring about events that no turn action causes: an action prop ("tool") does it."""

from __future__ import annotations

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability.abilities import Activated, Has
from tintero.ability.base import Effect
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import CardType, Keyword, Owner, Zone
from tintero_proof.smoke.causes import (
    Course,
    by_tool,
    causes,
    duel,
    named,
    partner,
    sing,
    subject,
)
from tintero_proof.smoke.props import Do, Want, want
from tintero_proof.smoke.stage import Stage
from tintero_proof.smoke.world import NotCovered


@causes(Kind.DREW)
def _drew(stage: Stage, when: When, actor: int) -> Course:
    stage.turn = actor
    tool = stage.tool(e.Draw(1), actor)
    return Course([Do("play", tool)], None, None, actor)


@causes(Kind.DISCARDED, Kind.DISCARDED_SOME)
def _discarded(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.HAND, actor)
    course = by_tool(stage, when, actor, spot, e.Discard(named(spot)))
    course.amount = 1
    return course


PLACES = {
    Kind.PUT_IN_INKWELL: e.Place.INKWELL,
    Kind.RETURNED_TO_HAND: e.Place.HAND,
    Kind.PUT_IN_DISCARD: e.Place.DISCARD,
    Kind.PUT_IN_DECK: e.Place.DECK_TOP,
}
USUAL = {Kind.PUT_IN_INKWELL: Zone.HAND, Kind.PUT_IN_DISCARD: Zone.DECK}


@causes(*PLACES)
def _put(stage: Stage, when: When, actor: int) -> Course:
    """`extra`: a bit for each zone it may have come from."""
    zones = [zone for zone in range(Zone.UNDER) if when.extra > 0 and when.extra >> zone & 1]
    zone = zones[0] if zones else USUAL.get(when.kind, Zone.PLAY)
    if zone != Zone.PLAY:
        stage.turn = actor
    spot = subject(stage, when, zone, actor)
    return by_tool(stage, when, spot.owner, spot, e.Put(named(spot), PLACES[when.kind]))


@causes(Kind.PUT_UNDER)
def _put_under(stage: Stage, when: When, actor: int) -> Course:
    """FIELDS: the card that went under, and the one it is under now."""
    top = stage.this if when.other_this else partner(stage, when, actor)
    stage.turn = top.owner
    tool = stage.tool(e.Put(sel.TopOfDeck(1), e.Place.UNDER, under=named(top)), top.owner)
    return Course([Do("play", tool)], None, top, top.owner)


@causes(Kind.DAMAGE_DEALT, Kind.DAMAGE_TAKEN)
def _damaged(stage: Stage, when: When, actor: int) -> Course:
    action = when.other is not None and CardType.ACTION in when.other.types
    if action:
        assert when.other is not None
        stage.turn = 1 if when.other.owner == Owner.OPPOSING else 0
    elif when.other_this or when.other is not None:
        one = stage.this if when.other_this else partner(stage, when, actor)
        two = subject(stage, when, Zone.PLAY, 1 - one.owner)
        course = duel(stage, one, two)
        course.card, course.other = two, one
        course.amount = one.facts.strength
        return course
    spot = subject(stage, when, Zone.PLAY, actor)
    if when.extra == 4:
        foe = stage.put(1 - spot.owner, Zone.PLAY, strength=1, willpower=30)
        course = duel(stage, spot, foe)
        course.card, course.other, course.amount = spot, foe, 1
        return course
    n = max(1, when.least)
    course = by_tool(stage, when, spot.owner, spot, e.Deal(n, named(spot)))
    course.amount = n
    return course


@causes(Kind.DAMAGE_REMOVED)
def _healed(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, actor)
    spot.damage = max(spot.damage, 2)
    n = min(2, spot.damage)
    if spot is stage.this and spot.facts.willpower <= n:
        n = spot.damage = 1
    course = by_tool(stage, when, actor, spot, e.RemoveDamage(n, named(spot), False))
    course.amount = n
    return course


@causes(Kind.EXERTED)
def _exerted(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, actor)
    spot.exerted = False
    return by_tool(stage, when, spot.owner, spot, e.Exert(named(spot)))


@causes(Kind.READIED)
def _readied(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, actor)
    spot.exerted = True
    return by_tool(stage, when, spot.owner, spot, e.Ready(named(spot)))


@causes(Kind.LORE_GAINED, Kind.LORE_LOST)
def _lore(stage: Stage, when: When, actor: int) -> Course:
    stage.turn = actor
    n = max(1, when.least)
    gains = when.kind == Kind.LORE_GAINED
    effect: Effect = e.GainLore(n) if gains else e.LoseLore(n)
    return Course([Do("play", stage.tool(effect, actor))], None, None, actor, n)


@causes(Kind.CHOSEN)
def _chosen(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.PLAY, 0)
    chooser = 1 if when.by == Owner.OPPOSING else 0
    stage.turn = chooser
    group = named(spot)
    assert isinstance(group, sel.All)
    if when.extra == 2:  # as Support chooses: by an ability that stands for it
        supports = Activated((), e.Pick(sel.Chosen(group.filter)), keyword=Keyword.SUPPORT)
        helper = stage.put(chooser, Zone.PLAY, abilities=(supports,))
        return Course([Do("use", helper)], spot, helper, chooser)
    tool = stage.tool(e.Pick(sel.Chosen(group.filter)), chooser)
    return Course([Do("play", tool)], spot, None, chooser)


@causes(Kind.DROPS_REMOVED)
def _drops(stage: Stage, when: When, actor: int) -> Course:
    stage.turn = actor
    stage.seats[actor].drops = 1
    return Course([Do("play", stage.tool(e.RemoveDrops(1), actor))], None, None, actor, 1)


@causes(Kind.LEFT_DISCARD)
def _left_discard(stage: Stage, when: When, actor: int) -> Course:
    spot = subject(stage, when, Zone.DISCARD, actor)
    return by_tool(stage, when, actor, spot, e.Put(named(spot), e.Place.HAND))


@causes(Kind.SUNG)
def _sung(stage: Stage, when: When, actor: int) -> Course:
    stage.turn = actor
    singer = stage.put(actor, Zone.PLAY, cost=9)
    song = stage.put(actor, Zone.HAND, type=CardType.ACTION, song=True, cost=1)
    course = sing(stage, song, singer)
    course.singer = singer
    return course


@causes(Kind.MILLED)
def _milled(stage: Stage, when: When, actor: int) -> Course:
    stage.turn = actor
    tool = stage.tool(e.Put(sel.TopOfDeck(1), e.Place.DISCARD), actor)
    return Course([Do("play", tool)], None, tool, actor, 1)


@causes(Kind.USED)
def _used(stage: Stage, when: When, actor: int) -> Course:
    """FIELDS: the amount is the keyword of the ability and one more."""
    if when.least != Keyword.BOOST + 1:
        raise NotCovered("using that ability can't be arranged")
    stage.turn = actor
    made = want(when.subject) if when.subject is not None else Want({})
    spot = stage.put(actor, Zone.PLAY, made, abilities=(Has(Keyword.BOOST, 1),))
    return Course([Do("use", spot)], spot, None, actor, when.least)
