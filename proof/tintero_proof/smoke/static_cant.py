"""Checks: what a card or a player can't do, and what they can beyond the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability import statics as s
from tintero.ability.abilities import Has
from tintero.ability.base import Effect, Who
from tintero.ability.filters import Filter
from tintero.ability.quantities import Happened
from tintero.events import Kind
from tintero.game import Game
from tintero.vocab import Allow, CardType, Deny, Keyword, Owner, Zone
from tintero_proof.smoke.causes import duel, named
from tintero_proof.smoke.known import walk
from tintero_proof.smoke.playing import option_of
from tintero_proof.smoke.props import Do, Spot, spoils, want
from tintero_proof.smoke.smoke_checks import (
    SmokeCheck,
    Test,
    after,
    field_is,
    lore_is,
    must,
    possible,
)
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.static_checks import Setting, static
from tintero_proof.smoke.world import NotCovered

Denial = Callable[[Setting, s.Cant], list[SmokeCheck]]


@static(s.Cant)
def _cant(setting: Setting, effect: s.Cant) -> list[SmokeCheck]:
    if effect.to is None or effect.players >= 0:
        return players_cant(setting, effect)
    if effect.if_ is not None:
        if effect.deny != Deny.BE_DEALT_DAMAGE:
            raise NotCovered("when it can't is not predicted")
        return unchallenged(setting, effect)
    maker = DENIALS.get(effect.deny)
    if maker is None:
        raise NotCovered(f"can't {effect.deny} is not predicted")
    return maker(setting, effect)


def foe_for(stage: Stage, spot: Spot, effect: s.Cant | s.Can, **said: Any) -> Spot:
    """The other side of a challenge: a card that `against` speaks of."""
    made = want(effect.against) if effect.against is not None else None
    if made is not None:
        made.facts |= said
        return stage.put(1 - spot.owner, Zone.PLAY, made)
    return stage.put(1 - spot.owner, Zone.PLAY, **said)


def no_step(setting: Setting, effect: s.Cant, what: str) -> list[SmokeCheck]:
    """A turn action of the card that is refused."""
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    against = effect.against
    if against is not None and against.owner == Owner.YOURS and spot is not stage.this:
        spot.owner = 1
    stage.turn = spot.owner
    other: Spot | None = None
    if what == "challenge":
        other = foe_for(stage, spot, effect)
        other.exerted = other.facts.type == CardType.CHARACTER
    elif what == "move":
        other = stage.put(spot.owner, Zone.PLAY, type=CardType.LOCATION, move_cost=1)
    elif what == "sing":
        song = stage.put(spot.owner, Zone.HAND, type=CardType.ACTION, song=True, cost=1)
        setting.need_condition(stage)
        return [SmokeCheck(stage, possible(Do("sing", song, spot), False), text="can't sing")]
    setting.need_condition(stage)
    found = [SmokeCheck(stage, possible(Do(what, spot, other), False), text=f"can't {what}")]
    if what == "challenge" and effect.against is not None and told_apart(effect):
        free = stage.put(1 - spot.owner, Zone.PLAY, want(effect.against, 0, spoiler(effect)))
        free.exerted = free.facts.type == CardType.CHARACTER
        found.append(SmokeCheck(stage, possible(Do(what, spot, free), True), True))
    return found


def told_apart(effect: s.Cant | s.Can) -> bool:
    """Whether some card of the other side is not spoken of."""
    assert effect.against is not None
    return any("types" not in x for x in spoils(effect.against))


def spoiler(effect: s.Cant | s.Can) -> str:
    assert effect.against is not None
    found = [x for x in spoils(effect.against) if "types" not in x]
    if not found:
        raise NotCovered("against whom it holds can't be told apart")
    return found[0]


def be_challenged(setting: Setting, effect: s.Cant) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    if spot.facts.type == CardType.CHARACTER:
        spot.exerted = True
    stage.turn = 1 - spot.owner
    attacker = foe_for(stage, spot, effect)
    attacker.exerted = False
    setting.need_condition(stage)
    found = [SmokeCheck(stage, possible(Do("challenge", attacker, spot), False), text="safe")]
    if effect.against is not None:
        free = stage.put(1 - spot.owner, Zone.PLAY, want(effect.against, 0, spoiler(effect)))
        free.exerted = False
        found.append(SmokeCheck(stage, possible(Do("challenge", free, spot), True), True))
    return found


def by_tool(setting: Setting, effect: s.Cant, make: Callable[[Spot], Effect], prepare: Callable[
    [Spot], None], field: str, value: object) -> list[SmokeCheck]:  # fmt: skip
    """An effect on the card that does nothing."""
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    prepare(spot)
    setting.need_condition(stage)
    tool = stage.tool(make(spot), stage.turn)
    if field == "damage" and value == 0 and spot.facts.willpower == 1:
        field, value = "zone", Zone.PLAY
    test = after([Do("play", tool)], field_is(field, spot.facts.full_name, value))
    return [SmokeCheck(stage, test, text=f"{field} stays")]


def exert_it(spot: Spot) -> None:
    spot.exerted = True


def hurt_it(spot: Spot) -> None:
    spot.damage = 1


def nothing(spot: Spot) -> None:
    pass


def at_start(setting: Setting, effect: s.Cant) -> list[SmokeCheck]:
    # CR 3.2.1.1: in the Ready step its player readies it, unless it can't.
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    spot.exerted = True
    stage.turn = 1 - spot.owner
    test = after([Do("end")], field_is("exerted", spot.facts.full_name, True))
    return [SmokeCheck(stage, test, text="stays exerted")]


def be_chosen(setting: Setting, effect: s.Cant) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    stage.turn = 1 - spot.owner
    tool = stage.tool(e.Pick(sel.Chosen(Filter((spot.facts.type,)))), 1 - spot.owner)
    for _ in range(2):
        stage.put(spot.owner, Zone.PLAY, type=spot.facts.type)

    def test(game: Game) -> None:
        option = option_of(game, Do("play", tool))
        assert option is not None
        game.push(option)
        chosen = ids_of(game)[spot.facts.full_name]
        must(chosen not in {o.a for o in game.options}, "it may be chosen")

    return [SmokeCheck(stage, test, text="can't be chosen")]


DENIALS: dict[int, Denial] = {
    Deny.QUEST: lambda g, x: no_step(g, x, "quest"),
    Deny.CHALLENGE: lambda g, x: no_step(g, x, "challenge"),
    Deny.SING: lambda g, x: no_step(g, x, "sing"),
    Deny.MOVE: lambda g, x: no_step(g, x, "move"),
    Deny.BE_CHALLENGED: be_challenged,
    Deny.READY_AT_START: at_start,
    Deny.READY: lambda g, x: by_tool(g, x, lambda t: e.Ready(named(t)), exert_it, "exerted", True),
    Deny.EXERT: lambda g, x: by_tool(g, x, lambda t: e.Exert(named(t)), nothing, "exerted", False),
    Deny.BE_DEALT_DAMAGE: lambda g, x: by_tool(
        g, x, lambda t: e.Deal(1, named(t)), nothing, "damage", 0
    ),
    Deny.REMOVE_DAMAGE: lambda g, x: by_tool(
        g, x, lambda t: e.RemoveDamage(1, named(t), False), hurt_it, "damage", 1
    ),
    Deny.BE_CHOSEN: be_chosen,
}


def unchallenged(setting: Setting, effect: s.Cant) -> list[SmokeCheck]:
    """It can't be dealt damage unless it is being challenged."""

    def fought(attacks: bool, taken: int) -> SmokeCheck:
        stage = setting.stage()
        spot = setting.target(stage, effect.to)
        foe = stage.put(1 - spot.owner, Zone.PLAY, strength=1, willpower=30)
        spot.exerted = stage.this.exerted if spot is stage.this else False
        steps = (duel(stage, spot, foe) if attacks else duel(stage, foe, spot)).steps
        setting.need_condition(stage)
        test = after(steps, field_is("damage", spot.facts.full_name, taken))
        return SmokeCheck(stage, test, taken > 0, "in a challenge")

    plain = by_tool(setting, effect, lambda t: e.Deal(1, named(t)), nothing, "damage", 0)
    return [*plain, fought(True, 0), fought(False, 1)]


# --- players ------------------------------------------------------------------------------------


def players_cant(setting: Setting, effect: s.Cant) -> list[SmokeCheck]:
    seat = 1 if effect.players == Owner.OPPOSING else 0
    stage = setting.stage()
    stage.turn = seat
    test: Test
    if effect.deny in (Deny.PLAY, Deny.INK):
        made = want(effect.what) if effect.what is not None else None
        spot = stage.put(seat, Zone.HAND, made)
        what = "play" if effect.deny == Deny.PLAY else "ink"
        setting.need_condition(stage)
        return [SmokeCheck(stage, possible(Do(what, spot), False), text=f"can't {what}")]
    turn = setting.stage().turn
    whose: Who = sel.You() if turn == seat else sel.EachOpponent()
    if effect.deny in (Deny.GAIN_LORE, Deny.LOSE_LORE):
        stage.turn = turn
    if effect.deny == Deny.GAIN_LORE:
        tool = stage.tool(e.GainLore(2, whose), turn)
        test = after([Do("play", tool)], lore_is(seat, stage.seats[seat].lore))
    elif effect.deny == Deny.LOSE_LORE:
        tool = stage.tool(e.LoseLore(2, whose), turn)
        test = after([Do("play", tool)], lore_is(seat, stage.seats[seat].lore))
    elif effect.deny == Deny.CHALLENGE:
        attacker = stage.put(seat, Zone.PLAY)
        target = stage.put(1 - seat, Zone.PLAY)
        target.exerted = True
        test = possible(Do("challenge", attacker, target), False)
    else:
        raise NotCovered(f"that players can't {effect.deny} is not predicted")
    setting.need_condition(stage)
    found = [SmokeCheck(stage, test, text="can't")]
    return found if effect.if_ is None else [*found, challenged_first(setting, effect, seat)]


def challenged_first(setting: Setting, effect: s.Cant, seat: int) -> SmokeCheck:
    """ "Unless they challenged this turn": after a challenge they can."""
    past = [n for n in walk(effect.if_) if isinstance(n, Happened)]
    if effect.deny != Deny.GAIN_LORE or [n.kind for n in past] != [Kind.CHALLENGED]:
        raise NotCovered("when they can't is not predicted")
    stage = setting.stage()
    attacker, target = stage.put(seat, Zone.PLAY), stage.put(1 - seat, Zone.PLAY)
    steps = duel(stage, attacker, target).steps
    steps.append(Do("play", stage.tool(e.GainLore(2), seat)))
    return SmokeCheck(
        stage, after(steps, lore_is(seat, stage.seats[seat].lore + 2)), True, "they can"
    )


# --- permissions --------------------------------------------------------------------------------


@static(s.Can)
def _can(setting: Setting, effect: s.Can) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = setting.target(stage, effect.to)
    stage.turn = spot.owner
    if effect.here and effect.allow != Allow.MOVE_FREE:
        raise NotCovered("a permission about this very card is not predicted")
    if effect.allow == Allow.QUEST_WHILE_DRYING:
        spot.drying = True
        setting.need_condition(stage)
        return [SmokeCheck(stage, possible(Do("quest", spot), True), text="quests at once")]
    if effect.allow == Allow.MOVE_FREE:
        place = stage.put(spot.owner, Zone.PLAY, type=CardType.LOCATION, move_cost=1)
        if effect.against is not None:
            raise NotCovered("moving for free to some places is not predicted")
        if effect.here:
            place = stage.this
        stage.seats[spot.owner].ink = 0
        return [SmokeCheck(stage, possible(Do("move", spot, place), True), text="moves for free")]
    if effect.allow not in (Allow.CHALLENGE_READY, Allow.CHALLENGE_WHILE_DRYING,
                            Allow.IGNORE_EVASIVE):  # fmt: skip
        raise NotCovered(f"permission {effect.allow} is not predicted")
    other = foe_for(stage, spot, effect)
    other.exerted = effect.allow != Allow.CHALLENGE_READY
    if effect.allow == Allow.CHALLENGE_WHILE_DRYING:
        spot.drying = True
    if effect.allow == Allow.IGNORE_EVASIVE:
        other.facts = stage.facts(abilities=(Has(Keyword.EVASIVE),))
    setting.need_condition(stage)
    found = [SmokeCheck(stage, possible(Do("challenge", spot, other), True), text="challenges")]
    if effect.against is not None:
        free = stage.put(1 - spot.owner, Zone.PLAY, want(effect.against, 0, spoiler(effect)))
        free.exerted = other.exerted
        found.append(SmokeCheck(stage, possible(Do("challenge", spot, free), False), True))
    return found
