"""Checks: static effects that change a rule, a step, damage or a choice."""

from __future__ import annotations

from tintero.ability import conditions as c
from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability import statics as s
from tintero.ability.abilities import Activated, Has
from tintero.ability.filters import Filter
from tintero.game import Game
from tintero.vocab import CardType, Keyword, Owner, Stat, Step, Zone
from tintero_proof.smoke.causes import duel, named
from tintero_proof.smoke.playing import option_of, take
from tintero_proof.smoke.props import Do
from tintero_proof.smoke.smoke_checks import SmokeCheck, after, field_is, must, possible
from tintero_proof.smoke.solve import prepare
from tintero_proof.smoke.stage import ids_of
from tintero_proof.smoke.static_checks import Setting, static
from tintero_proof.smoke.static_more import drops_instead
from tintero_proof.smoke.world import NotCovered, world_of
from tintero_proof.smoke.world_reading import number


@static(s.MustChoose)
def _must_choose(setting: Setting, effect: s.MustChoose) -> list[SmokeCheck]:
    # CR 6.7.3.2: an opponent who could choose it must.
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    stage.turn = 1 - spot.owner
    for _ in range(2):
        stage.put(spot.owner, Zone.PLAY)
    tool = stage.tool(e.Banish(sel.Chosen(Filter((CardType.CHARACTER,)))), 1 - spot.owner)
    others = [x for x in stage.spots if x.zone == Zone.PLAY and x is not spot]

    def alone(game: Game) -> None:
        option = option_of(game, Do("play", tool))
        assert option is not None
        game.push(option)
        ids = ids_of(game)
        offered = {o.a for o in game.options}
        must(not offered & {ids[x.facts.full_name] for x in others}, "others may be chosen")

    return [SmokeCheck(stage, alone, text="must be chosen")]


@static(s.ReduceDamage)
def _reduce(setting: Setting, effect: s.ReduceDamage) -> list[SmokeCheck]:
    stage = setting.stage()
    prepare(stage, effect.amount)
    spot = setting.target(stage, effect.to)
    tool = stage.tool(e.Deal(number(effect.amount, setting.scope(stage)), named(spot)), stage.turn)
    test = after([Do("play", tool)], field_is("damage", spot.facts.full_name, 0))
    return [SmokeCheck(stage, test, text="less damage")]


@static(s.WinAt)
def _win_at(setting: Setting, effect: s.WinAt) -> list[SmokeCheck]:
    stage = setting.stage()
    seat = 1 if effect.players == Owner.OPPOSING else 0
    stage.turn = seat
    usual = 20
    low, high = min(usual, effect.lore), max(usual, effect.lore)
    stage.seats[seat].lore = low - 1
    tool = stage.tool(e.GainLore(1), seat)
    more = stage.tool(e.GainLore(high - low), seat)

    def test(game: Game) -> None:
        take(game, Do("play", tool))
        over = effect.lore == low
        must(game.state.over == over, f"the game is{'' if game.state.over else ' not'} over")
        if not over:
            take(game, Do("play", more))
            must(game.state.over, "the game is not over")

    return [SmokeCheck(stage, test, text="lore to win")]


@static(s.Skip)
def _skip(setting: Setting, effect: s.Skip) -> list[SmokeCheck]:
    stage = setting.stage()
    seat = 1 if effect.players == Owner.OPPOSING else 0
    if effect.step != Step.DRAW:
        raise NotCovered("skipping that step is not predicted")
    stage.turn = 1 - seat

    def test(game: Game) -> None:
        had = len(world_of(game).cards(seat, Zone.HAND))
        take(game, Do("end"))
        must(len(world_of(game).cards(seat, Zone.HAND)) == had, "a card was drawn")

    return [SmokeCheck(stage, test, text="no draw")]


@static(s.DamageWith)
def _damage_with(setting: Setting, effect: s.DamageWith) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    foe = stage.put(1 - spot.owner, Zone.PLAY, strength=0, willpower=30)
    course = duel(stage, spot, foe)
    facts = spot.facts
    n = {Stat.WILLPOWER: facts.willpower, Stat.LORE: facts.lore}.get(effect.stat)
    if n is None:
        raise NotCovered("damage by that number is not predicted")
    test = after(course.steps, field_is("damage", foe.facts.full_name, n))
    return [SmokeCheck(stage, test, text="damage by another number")]


@static(s.ReadyLimit)
def _ready_limit(setting: Setting, effect: s.ReadyLimit) -> list[SmokeCheck]:
    stage = setting.stage()
    seat = 1 if effect.players == Owner.OPPOSING else 0
    spots = [stage.put(seat, Zone.PLAY) for _ in range(effect.count + 2)]
    for spot in spots:
        spot.exerted = True
    stage.turn = 1 - seat

    def test(game: Game) -> None:
        ids = ids_of(game)
        take(game, Do("end"))
        world = world_of(game)
        ready = [x for x in spots if not world.things[ids[x.facts.full_name]].exerted]
        must(len(ready) == effect.count, f"{len(ready)} readied, {effect.count} predicted")

    return [SmokeCheck(stage, test, text="few ready")]


@static(s.TopFaceup)
def _top_faceup(setting: Setting, effect: s.TopFaceup) -> list[SmokeCheck]:
    stage = setting.stage()
    seat = 1 if effect.players == Owner.OPPOSING else 0
    top = stage.put(seat, Zone.DECK)

    def test(game: Game) -> None:
        for viewer in (0, 1):
            known = [x.face for x in game.view(viewer).players[seat].known_deck]
            must(known == [top.facts.full_name], f"seat {viewer + 1} does not see the top card")

    return [SmokeCheck(stage, test, text="the top card is seen")]


@static(s.SingAs)
def _sing_as(setting: Setting, effect: s.SingAs) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    song = stage.put(spot.owner, Zone.HAND, type=CardType.ACTION, song=True, cost=effect.cost)
    stage.seats[spot.owner].ink = 0
    return [SmokeCheck(stage, possible(Do("sing", song, spot), True), text="sings")]


@static(s.Gain)
def _gain(setting: Setting, effect: s.Gain) -> list[SmokeCheck]:
    """An activated ability that is handed out can be used by those who have it; Shift, where a
    card has it outside play, is a way to play it."""
    if isinstance(effect.ability, Has) and effect.ability.keyword == Keyword.SHIFT:
        stage = setting.stage()
        stage.this.zone = Zone.HAND
        stage.seats[0].ink = effect.ability.n
        base = stage.put(0, Zone.PLAY, name=stage.this.facts.name)
        setting.need_condition(stage)
        return [SmokeCheck(stage, possible(Do("shift", stage.this, base), True), text="shifted")]
    if not isinstance(effect.ability, Activated):
        raise NotCovered("an ability handed out that is not activated is not predicted")
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    prepare(stage, effect.ability.effect, *effect.ability.costs)
    spot.exerted, stage.turn = False, spot.owner
    setting.need_condition(stage)
    return [SmokeCheck(stage, possible(Do("use", spot), True), text="uses what it gained")]


@static(s.Floor)
def _floor(setting: Setting, effect: s.Floor) -> list[SmokeCheck]:
    # CR 6.6.4: it can't be reduced below what is printed.
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    names = {Stat.STRENGTH: "strength", Stat.WILLPOWER: "willpower", Stat.LORE: "lore"}
    if effect.stat not in names:
        raise NotCovered("a floor of that number is not predicted")
    field = names[effect.stat]
    least = effect.least if effect.least >= 0 else getattr(spot.facts, field)
    down = e.Apply((s.Modify(effect.stat, -getattr(spot.facts, field)),), named(spot))
    tool = stage.tool(down, stage.turn)
    setting.need_condition(stage)
    test = after([Do("play", tool)], field_is(field, spot.facts.full_name, least))
    return [SmokeCheck(stage, test, text="not reduced")]


@static(s.ChallengeCost)
def _challenge_cost(setting: Setting, effect: s.ChallengeCost) -> list[SmokeCheck]:
    """Without the means to pay it is refused."""
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    pays = [c for c in effect.costs if isinstance(c, e.PayInk)]
    if len(pays) != len(effect.costs):
        raise NotCovered("a cost that is not ink is not predicted")
    stage.turn = spot.owner
    setting.need_condition(stage)
    due = sum(number(c.count, setting.scope(stage)) for c in pays)
    stage.seats[spot.owner].ink = due - 1
    foe = stage.put(1 - spot.owner, Zone.PLAY)
    foe.exerted = True
    step = Do("quest", spot) if effect.quest else Do("challenge", spot, foe)
    return [SmokeCheck(stage, possible(step, False), text="costs ink")]


@static(s.Instead)
def _instead(setting: Setting, effect: s.Instead) -> list[SmokeCheck]:
    """Damage or banishing that does not come about."""
    if effect.would == s.Would.GET_DROPS:
        return drops_instead(setting, effect)
    stage = setting.stage()
    if effect.would == s.Would.BE_DISCARDED:
        hand = stage.put(0, Zone.HAND)
        setting.need_condition(stage)
        tool = stage.tool(e.Discard(named(hand)), stage.turn)
        kept = after([Do("play", tool)], field_is("zone", hand.facts.full_name, Zone.HAND))
        return [SmokeCheck(stage, kept, text="not discarded")]
    spot = setting.target(stage, effect.to)
    setting.need_condition(stage)
    if effect.first and effect.effect is not None:
        raise NotCovered("what happens the first time instead is not predicted")
    if effect.would == s.Would.BE_BANISHED:
        tool = stage.tool(e.Banish(named(spot)), stage.turn)

        def gone(game: Game) -> None:
            this = ids_of(game)[spot.facts.full_name]
            take(game, Do("play", tool))
            must(world_of(game).things[this].zone != Zone.DISCARD, "it was banished")

        return [SmokeCheck(stage, gone, text="not banished")]
    if effect.would not in (s.Would.BE_DEALT_DAMAGE, s.Would.TAKE_DAMAGE):
        raise NotCovered("what would happen there is not predicted")
    if effect.in_challenge or isinstance(effect.if_, c.InChallenge):
        foe = stage.put(1 - spot.owner, Zone.PLAY, strength=1, willpower=30)
        steps = duel(stage, spot, foe).steps
    else:
        steps = [Do("play", stage.tool(e.Deal(1, named(spot)), stage.turn))]
    test = after(steps, field_is("damage", spot.facts.full_name, 0))
    return [SmokeCheck(stage, test, text="no damage")]
