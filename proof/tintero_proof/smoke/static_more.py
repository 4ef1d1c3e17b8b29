"""Checks: static effects that few cards have."""

from __future__ import annotations

from tintero.ability import effects as e
from tintero.ability import statics as s
from tintero.ability.abilities import Has, Static
from tintero.game import Game
from tintero.vocab import Act, Ask, CardType, Deny, Owner, Stat, Zone
from tintero_proof.smoke.causes import named
from tintero_proof.smoke.playing import option_of, take
from tintero_proof.smoke.props import Do, with_abilities
from tintero_proof.smoke.smoke_checks import SmokeCheck, must, possible
from tintero_proof.smoke.stage import ids_of
from tintero_proof.smoke.static_checks import Setting, static
from tintero_proof.smoke.world import NotCovered, world_of


@static(s.Modify)
def _sing_cost(setting: Setting, effect: s.Modify) -> list[SmokeCheck]:
    """CR 8.11: more cost to sing songs with; other numbers show at rest."""
    if effect.stat != Stat.SING_COST or not isinstance(effect.amount, int):
        raise NotCovered("that number is not predicted")
    found: list[SmokeCheck] = []
    for more in (0, 1):
        stage = setting.stage()
        spot = setting.target(stage, effect.to)
        cost = spot.facts.cost + effect.amount + more
        song = stage.put(spot.owner, Zone.HAND, type=CardType.ACTION, song=True, cost=cost)
        stage.seats[spot.owner].ink = 0
        setting.need_condition(stage)
        can = more == 0
        found.append(SmokeCheck(stage, possible(Do("sing", song, spot), can), not can, "sings"))
    return found


@static(s.CantGain)
def _cant_gain(setting: Setting, effect: s.CantGain) -> list[SmokeCheck]:
    # CR 1.2.2: what hands the keyword out does nothing.
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    tool = stage.tool(e.Apply((s.Gain(Has(effect.keyword, 1)),), named(spot)), stage.turn)
    setting.need_condition(stage)

    def test(game: Game) -> None:
        take(game, Do("play", tool))
        thing = world_of(game).things[ids_of(game)[spot.facts.full_name]]
        must(effect.keyword not in thing.keywords, "it gained the keyword")

    return [SmokeCheck(stage, test, text="gains nothing")]


@static(s.LoseAbility)
def _lose_ability(setting: Setting, effect: s.LoseAbility) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    forbids = Static((s.Cant(Deny.QUEST),), name=effect.name)
    spot.facts = with_abilities(spot.facts, (forbids,))
    other = stage.put(0, Zone.PLAY, abilities=(Static((s.Cant(Deny.QUEST),), name="Other"),))
    stage.turn = spot.owner
    setting.need_condition(stage)
    return [
        SmokeCheck(stage, possible(Do("quest", spot), True), text="the ability is lost"),
        SmokeCheck(stage, possible(Do("quest", other), False), True),
    ]


@static(s.ActLimit)
def _act_limit(setting: Setting, effect: s.ActLimit) -> list[SmokeCheck]:
    if effect.act != Act.CHALLENGE:
        raise NotCovered("a limit of that is not predicted")
    found: list[SmokeCheck] = []
    for seat in (0, 1):
        stage = setting.stage()
        stage.turn = seat
        ones = [stage.put(seat, Zone.PLAY) for _ in range(effect.count + 1)]
        target = stage.put(1 - seat, Zone.PLAY, strength=0, willpower=30)
        target.exerted = True
        steps = [Do("challenge", one, target) for one in ones]
        found.append(SmokeCheck(stage, possible(steps[-1], False, steps[:-1]), text="only so many"))
        found.append(SmokeCheck(stage, possible(steps[-2], True, steps[:-2]), True))
    return found


@static(s.UseForFree)
def _use_for_free(setting: Setting, effect: s.UseForFree) -> list[SmokeCheck]:
    # CR 6.1.7.1: without any ink its other ability can be used.
    stage = setting.stage()
    stage.seats[0].ink = 0
    stage.put(0, Zone.PLAY)
    setting.need_condition(stage)
    return [SmokeCheck(stage, possible(Do("use", stage.this), True), text="used for free")]


def drops_instead(setting: Setting, effect: s.Instead) -> list[SmokeCheck]:
    """Instead of getting an ink drop a player may put the top card of their deck into their
    inkwell."""
    put = effect.effect
    inks = isinstance(put, e.Put) and put.place == e.Place.INKWELL and put.exerted
    if effect.players != Owner.YOURS or not effect.may or not inks:
        raise NotCovered("what happens instead of a drop is not predicted")
    stage = setting.stage()
    tool = stage.tool(e.GetDrops(1), 0)

    def whole(answer: int, drops: int) -> SmokeCheck:
        def test(game: Game) -> None:
            option = option_of(game, Do("play", tool))
            assert option is not None
            before = world_of(game).cards(0, Zone.INKWELL)
            game.push(option)
            d = game.decision
            must(d is not None and d.ask == Ask.MAY, "nobody is asked")
            game.push(next(o for o in game.options if o.act == answer))
            world = world_of(game)
            must(world.sides[0].drops == drops, f"{world.sides[0].drops} drops, not {drops}")
            more = len(world.cards(0, Zone.INKWELL)) - len(before)
            must(more == 1 - drops, f"{more} cards came into the inkwell")

        return SmokeCheck(stage, test, text="instead of a drop")

    return [whole(Act.YES, 0), whole(Act.NO, 1)]
