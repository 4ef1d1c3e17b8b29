"""Checks: how cards are paid for, from where they are played, how they enter play."""

from __future__ import annotations

from tintero.ability import statics as s
from tintero.ability.abilities import Has
from tintero.ability.conditions import Not
from tintero.ability.quantities import Count, Happened
from tintero.game import Game
from tintero.vocab import NONE, Act, Ask, CardType, Keyword, Owner, Pay, ShiftKind, Zone
from tintero_proof.smoke.known import walk
from tintero_proof.smoke.playing import option_of, settle
from tintero_proof.smoke.props import Do, Spot, want
from tintero_proof.smoke.smoke_checks import SmokeCheck, after, field_is, must, possible
from tintero_proof.smoke.solve import prepare, satisfy
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.static_checks import Setting, static
from tintero_proof.smoke.world import NotCovered, world_of
from tintero_proof.smoke.world_reading import holds, number


@static(s.PayLess)
def _pay_less(setting: Setting, effect: s.PayLess) -> list[SmokeCheck]:
    """With exactly the reduced cost in ready ink it can be played; with one less it can't."""
    if any(isinstance(n, Count) and n.filter.zone == Zone.INKWELL for n in walk(effect.amount)):
        return by_inkwell(setting, effect)
    if (effect.next and not effect.once) or effect.use or effect.payment not in (NONE, Pay.SHIFT):
        raise NotCovered("this way of paying less is not predicted")
    found: list[SmokeCheck] = []
    for short in (0, 1):
        stage = setting.stage()
        prepare(stage, effect.amount)
        stage.earlier += [n for n in walk(effect.amount) if isinstance(n, Happened)]
        way = shifting if effect.payment == Pay.SHIFT else moving if effect.move else playing
        step, cost = way(setting, stage, effect)
        setting.need_condition(stage)
        x = setting.scope(stage)
        due = max(0, cost - number(effect.amount, x))
        if due == cost:
            raise NotCovered("it makes nothing cheaper here")
        owner = step.a.owner if step.a is not None else 0
        dearer = due > cost
        stage.seats[owner].ink = due - short if not dearer else cost - 1 + (1 - short)
        if dearer:
            stage.seats[owner].ink = due - 1 if short else due
        if stage.seats[owner].ink < 0:
            continue
        stage.turn = owner
        can = short == 0
        # Paying less shows when it can be played; paying more when it can't.
        found.append(SmokeCheck(stage, possible(step, can), can == dearer, f"for {due} ink"))
        if effect.next and can:
            found.append(only_once(stage, step))
    return found


def only_once(stage: Stage, step: Do) -> SmokeCheck:
    """The next one costs what it costs."""
    assert step.a is not None
    second = stage.put(step.a.owner, Zone.HAND, type=step.a.facts.type, cost=1)
    return SmokeCheck(stage, possible(Do("play", second), False, [step]), text="only the next one")


def by_inkwell(setting: Setting, effect: s.PayLess) -> list[SmokeCheck]:
    """As much less as there are cards in the inkwell, two of which are exerted."""
    if not effect.this or not isinstance(effect.amount, Count):
        raise NotCovered("this way of paying less is not predicted")
    enough = max(0, -(-(setting.card.cost - 2) // 2))
    found: list[SmokeCheck] = []
    for ink in (enough, enough - 1):
        stage = setting.stage()
        stage.this.zone = Zone.HAND
        stage.seats[0].ink = ink
        can = ink == enough
        found.append(
            SmokeCheck(stage, possible(Do("play", stage.this), can), not can, f"{ink} ink")
        )
    return found


def shifting(setting: Setting, stage: Stage, effect: s.PayLess) -> tuple[Do, int]:
    """Paying less for Shift: this card, cards of a kind, or any card onto this one."""
    cost = 4
    shift = (Has(Keyword.SHIFT, cost),)
    if effect.onto_this:
        top = stage.put(0, Zone.HAND, name=stage.this.facts.name, abilities=shift)
        return Do("shift", top, stage.this), cost
    if effect.this:
        top = stage.this
        top.zone = Zone.HAND
        own = [a for a in top.facts.abilities if isinstance(a, Has)]
        cost = own[0].n
    else:
        top = stage.put(0, Zone.HAND, want(effect.what) if effect.what else None, abilities=shift)
    base = stage.put(0, Zone.PLAY, name=top.facts.name)
    return Do("shift", top, base), cost


def playing(setting: Setting, stage: Stage, effect: s.PayLess) -> tuple[Do, int]:
    if effect.this:
        stage.this.zone = Zone.HAND
        stage.this.exerted, stage.this.damage, stage.this.at = False, 0, None
        stage.this.under = []
        return Do("play", stage.this), stage.this.facts.cost
    assert effect.what is not None
    owner = 1 if Owner.OPPOSING in (effect.what.owner, effect.players) else 0
    made = want(effect.what)
    if "cost" not in made.facts or made.facts["cost"] == 3:
        made.facts["cost"] = 6
    spot = stage.put(owner, Zone.HAND, made)
    return Do("play", spot), spot.facts.cost


def moving(setting: Setting, stage: Stage, effect: s.PayLess) -> tuple[Do, int]:
    made = want(effect.what) if effect.what is not None else None
    spot = stage.this if effect.this else stage.put(0, Zone.PLAY, made)
    if effect.to_here:
        return Do("move", spot, stage.this), stage.this.facts.move_cost
    place = stage.put(0, Zone.PLAY, type=CardType.LOCATION, move_cost=4)
    return Do("move", spot, place), 4


@static(s.PlayFor)
def _play_for(setting: Setting, effect: s.PlayFor) -> list[SmokeCheck]:
    """Without any ink it can be played, by the offer."""
    stage = setting.stage()
    stage.seats[0].ink = 0
    spot = offered(stage, effect)
    if effect.if_ is not None:
        satisfy(stage, effect.if_)
        if not holds(effect.if_, setting.scope(stage)):
            raise NotCovered("its condition could not be arranged")
    prepare(stage, *effect.costs)
    setting.need_condition(stage)
    found = [SmokeCheck(stage, possible(Do("play", spot), True), text="played by the offer")]
    if effect.if_ is not None:
        without = setting.stage()
        without.seats[0].ink = 0
        spot = offered(without, effect)
        satisfy(without, effect.if_, False)
        if not holds(effect.if_, setting.scope(without)):
            found.append(SmokeCheck(without, possible(Do("play", spot), False), True))
    return found


def offered(stage: Stage, effect: s.PlayFor) -> Spot:
    if effect.what is None:
        stage.this.zone = Zone.HAND
        return stage.this
    return stage.put(0, Zone.HAND, want(effect.what))


@static(s.PlayFrom)
def _play_from(setting: Setting, effect: s.PlayFrom) -> list[SmokeCheck]:
    stage = setting.stage()
    if effect.this:
        stage.this.zone = effect.what.zone
        spot = stage.this
    elif effect.what.zone in (Zone.DISCARD, Zone.DECK):
        spot = stage.put(0, effect.what.zone, want(effect.what))
    else:
        raise NotCovered("playing from there is not predicted")
    if spot.facts.cost > stage.seats[0].ink:
        raise NotCovered("too dear")
    setting.need_condition(stage)
    found = [SmokeCheck(stage, possible(Do("play", spot), True), text="played from elsewhere")]
    if effect.exerted:
        test = after([Do("play", spot)], field_is("exerted", spot.facts.full_name, True))
        found.append(SmokeCheck(stage, test, text="enters exerted"))
    return found


@static(s.PlayOnlyIf)
def _play_only_if(setting: Setting, effect: s.PlayOnlyIf) -> list[SmokeCheck]:
    found: list[SmokeCheck] = []
    for truth in (False, True):
        stage = setting.stage()
        stage.this.zone = Zone.HAND
        satisfy(stage, effect.condition if truth else Not(effect.condition))
        prepare(stage)
        if holds(effect.condition, setting.scope(stage)) != truth:
            raise NotCovered("its condition could not be arranged")
        found.append(SmokeCheck(stage, possible(Do("play", stage.this), truth), truth, "playable"))
    return found


# --- entering play ------------------------------------------------------------------------------


@static(s.EnterExerted)
def _enter_exerted(setting: Setting, effect: s.EnterExerted) -> list[SmokeCheck]:
    stage = setting.stage()
    if effect.then is not None:
        raise NotCovered("what follows entering exerted is not predicted")
    if effect.what is None:
        stage.this.zone = Zone.HAND
        spot = stage.this
    else:
        owner = 1 if effect.what.owner == Owner.OPPOSING else 0
        spot = stage.put(owner, Zone.HAND, want(effect.what))
    stage.turn = spot.owner
    setting.need_condition(stage)
    if not effect.may:
        test = after([Do("play", spot)], field_is("exerted", spot.facts.full_name, True))
        return [SmokeCheck(stage, test, text="enters exerted")]

    def asked(game: Game) -> None:
        option = option_of(game, Do("play", spot))
        assert option is not None
        game.push(option)
        is_asked = game.decision is not None and game.decision.ask == Ask.MAY
        must(is_asked, "nobody is asked whether it enters exerted")
        game.push(next(o for o in game.options if o.act == Act.YES))
        settle(game, [], False)
        thing = world_of(game).things[ids_of(game)[spot.facts.full_name]]
        must(thing.exerted, "it did not enter exerted")

    return [SmokeCheck(stage, asked, text="may enter exerted")]


@static(s.EnterDamaged)
def _enter_damaged(setting: Setting, effect: s.EnterDamaged) -> list[SmokeCheck]:
    stage = setting.stage()
    spot = stage.this
    if effect.what is None:
        spot.zone = Zone.HAND
    else:
        owner = 1 if effect.what.owner == Owner.OPPOSING else 0
        spot = stage.put(owner, Zone.HAND, want(effect.what))
        stage.turn = owner
    prepare(stage, effect.amount)
    n = number(effect.amount, setting.scope(stage))
    test = after([Do("play", spot)], field_is("damage", spot.facts.full_name, n))
    return [SmokeCheck(stage, test, text="enters with damage")]


@static(s.CountsInkable, s.InkFrom)
def _inkable(setting: Setting, effect: s.CountsInkable | s.InkFrom) -> list[SmokeCheck]:
    stage = setting.stage()
    made = want(effect.what)
    zone = effect.what.zone if isinstance(effect, s.InkFrom) else Zone.HAND
    made.facts["inkable"] = isinstance(effect, s.InkFrom)
    spot = stage.put(0, zone, made)
    setting.need_condition(stage)
    return [SmokeCheck(stage, possible(Do("ink", spot), True), text="inked")]


@static(s.InkExerted)
def _ink_exerted(setting: Setting, effect: s.InkExerted) -> list[SmokeCheck]:
    stage = setting.stage()
    seat = 1 if effect.players == Owner.OPPOSING else 0
    stage.turn = seat
    spot = stage.put(seat, Zone.HAND)
    test = after([Do("ink", spot)], field_is("exerted", spot.facts.full_name, True))
    return [SmokeCheck(stage, test, text="inked exerted")]


@static(s.ExtraInk)
def _extra_ink(setting: Setting, effect: s.ExtraInk) -> list[SmokeCheck]:
    stage = setting.stage()
    cards = [stage.put(0, Zone.HAND) for _ in range(effect.count + 2)]
    steps = [Do("ink", spot) for spot in cards]
    more = effect.count + 1
    return [
        SmokeCheck(stage, possible(steps[more - 1], True, steps[: more - 1]), text="inks more"),
        SmokeCheck(stage, possible(steps[more], False, steps[:more]), text="not without end"),
    ]


@static(s.ShiftBase)
def _shift_base(setting: Setting, effect: s.ShiftBase) -> list[SmokeCheck]:
    stage = setting.stage()
    top = stage.put(0, Zone.HAND, abilities=(Has(Keyword.SHIFT, 1),))
    base = setting.target(stage, effect.to)
    found = [SmokeCheck(stage, possible(Do("shift", top, base), True), text="shifted onto")]
    if effect.by_name:  # and not by a Shift that asks for a classification
        kind = Has(Keyword.SHIFT, 1, kind=ShiftKind.CLASSIFICATION, of="Nobody")
        other = stage.put(0, Zone.HAND, abilities=(kind,))
        found.append(SmokeCheck(stage, possible(Do("shift", other, base), False), True))
    return found


@static(s.AlsoNamed)
def _also_named(setting: Setting, effect: s.AlsoNamed) -> list[SmokeCheck]:
    stage = setting.stage()
    top = stage.put(0, Zone.HAND, name=effect.name, abilities=(Has(Keyword.SHIFT, 1),))
    base = setting.target(stage, effect.to)
    return [SmokeCheck(stage, possible(Do("shift", top, base), True), text="shifted onto by name")]
