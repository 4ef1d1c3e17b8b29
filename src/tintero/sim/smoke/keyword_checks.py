"""Checks of the keywords (CR 8), each on a card that has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tintero.ability import effects as e
from tintero.ability import select as sel
from tintero.ability.abilities import Has
from tintero.ability.filters import Filter
from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero.sim.smoke.checks import Check, after, field_is, must, possible
from tintero.sim.smoke.props import Do, Spot
from tintero.sim.smoke.stage import Stage, ids_of
from tintero.sim.smoke.table import answer, option_of, settle, take
from tintero.sim.smoke.world import Mismatch, NotCovered, world_of
from tintero.vocab import Act, Ask, CardType, Keyword, ShiftKind, Zone

MAKERS: dict[int, Callable[[CardFacts, Has], list[Check]]] = {}


def keyword(number: int) -> Callable[[Callable[[CardFacts, Has], list[Check]]], object]:
    def register(function: Callable[[CardFacts, Has], list[Check]]) -> object:
        MAKERS[number] = function
        return function

    return register


def checks_of(card: CardFacts, has: Has) -> list[Check]:
    maker = MAKERS.get(has.keyword)
    if maker is None:
        raise NotCovered("no check for this keyword")
    return maker(card, has)


def foe(stage: Stage, **said: Any) -> Spot:
    """An opposing character, exerted, sturdy and weak."""
    spot = stage.put(1, Zone.PLAY, **({"strength": 0, "willpower": 30} | said))
    spot.exerted = True
    return spot


@keyword(Keyword.EVASIVE)
def _evasive(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.6.1: it can be challenged only by a character with Evasive.
    stage = Stage(card)
    stage.turn, stage.this.exerted = 1, True
    plain = stage.put(1, Zone.PLAY)
    flying = stage.put(1, Zone.PLAY, abilities=(Has(Keyword.EVASIVE),))
    return [
        Check(stage, possible(Do("challenge", plain, stage.this), False), text="no challenge"),
        Check(stage, possible(Do("challenge", flying, stage.this), True), True),
    ]


@keyword(Keyword.ALERT)
def _alert(card: CardFacts, has: Has) -> list[Check]:
    stage = Stage(card)
    target = foe(stage, abilities=(Has(Keyword.EVASIVE),))
    return [Check(stage, possible(Do("challenge", stage.this, target), True), text="Evasive")]


@keyword(Keyword.RUSH)
def _rush(card: CardFacts, has: Has) -> list[Check]:
    stage = Stage(card)
    target = foe(stage)
    stage.this.drying = True
    return [Check(stage, possible(Do("challenge", stage.this, target), True), text="at once")]


@keyword(Keyword.RECKLESS)
def _reckless(card: CardFacts, has: Has) -> list[Check]:
    stage = Stage(card)
    foe(stage)
    return [
        Check(stage, possible(Do("quest", stage.this), False), text="no quest"),
        Check(stage, possible(Do("end"), False), text="no end of turn"),
    ]


@keyword(Keyword.ADVENTUROUS)
def _adventurous(card: CardFacts, has: Has) -> list[Check]:
    stage = Stage(card)
    target = foe(stage)
    return [
        Check(stage, possible(Do("challenge", stage.this, target), False), text="no challenge"),
        Check(stage, possible(Do("end"), False), text="no end of turn"),
    ]


@keyword(Keyword.CHALLENGER)
def _challenger(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.5.1: +N strength while challenging; CR 8.5.2: not while being challenged.
    stage = Stage(card)
    target = foe(stage)
    hit = field_is("damage", target.facts.full_name, card.strength + has.n)
    other = Stage(card)
    other.turn, other.this.exerted = 1, True
    attacker = other.put(1, Zone.PLAY, strength=0, willpower=30)
    back = field_is("damage", attacker.facts.full_name, card.strength)
    return [
        Check(stage, after([Do("challenge", stage.this, target)], hit), text="more strength"),
        Check(other, after([Do("challenge", attacker, other.this)], back), True),
    ]


@keyword(Keyword.RESIST)
def _resist(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.8.1: damage dealt to it is reduced by N.
    stage = Stage(card)
    group = sel.All(Filter((card.type,), names=(card.name,)))
    tool = stage.tool(e.Deal(has.n + 1 if card.willpower > 1 else has.n, group), 0)
    left = 1 if card.willpower > 1 else 0
    test = field_is("damage", card.full_name, left)
    other = Stage(card)
    strong = other.tool(e.Deal(card.willpower + has.n, group), 0)
    gone = field_is("zone", card.full_name, Zone.DISCARD)
    return [
        Check(stage, after([Do("play", tool)], test), text="less damage"),
        Check(other, after([Do("play", strong)], gone), True),
    ]


@keyword(Keyword.WARD)
def _ward(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.15.1: while an opponent resolves an effect, it is not a legal choice for them.
    stage = Stage(card)
    stage.turn = 1
    kinds = (CardType.CHARACTER, card.type)
    tool = stage.tool(e.Banish(sel.Chosen(Filter(types=kinds))), 1)
    stage.put(0, Zone.PLAY)
    stage.put(0, Zone.PLAY)

    def offered(game: Game) -> None:
        option = option_of(game, Do("play", tool))
        assert option is not None
        game.push(option)
        this = ids_of(game)[card.full_name]
        must(this not in {o.a for o in game.options}, "an opponent may choose it")

    mine = Stage(card)
    own = mine.tool(e.Banish(sel.Chosen(Filter(types=kinds))), 0)
    mine.put(0, Zone.PLAY)

    def free(game: Game) -> None:
        option = option_of(game, Do("play", own))
        assert option is not None
        game.push(option)
        this = ids_of(game)[card.full_name]
        must(this in {o.a for o in game.options}, "its own player may not choose it")

    return [Check(stage, offered, text="not chosen"), Check(mine, free, True)]


@keyword(Keyword.VANISH)
def _vanish(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.14.1: when an opponent chooses it for an action's effect, banish it.
    stage = Stage(card)
    stage.turn = 1
    group = Filter((card.type,), names=(card.name,))
    tool = stage.tool(e.Pick(sel.Chosen(group)), 1)
    gone = field_is("zone", card.full_name, Zone.DISCARD)
    mine = Stage(card)
    own = mine.tool(e.Pick(sel.Chosen(group)), 0)
    stays = field_is("zone", card.full_name, Zone.PLAY)
    return [
        Check(stage, after([Do("play", tool)], gone), text="banished"),
        Check(mine, after([Do("play", own)], stays), True),
    ]


@keyword(Keyword.BODYGUARD)
def _bodyguard(card: CardFacts, has: Has) -> list[Check]:
    stage = Stage(card)
    stage.turn, stage.this.exerted = 1, True
    friend = stage.put(0, Zone.PLAY)
    friend.exerted = True
    attacker = stage.put(1, Zone.PLAY)
    entering = Stage(card)
    entering.this.zone = Zone.HAND

    def exerted(game: Game) -> None:
        option = option_of(game, Do("play", entering.this))
        assert option is not None
        game.push(option)
        asked = game.decision is not None and game.decision.ask == Ask.MAY
        must(asked, "nobody is asked whether it enters exerted")
        game.push(next(o for o in game.options if o.act == Act.YES))
        settle(game, [], False)
        world = world_of(game)
        must(world.things[ids_of(game)[card.full_name]].exerted, "it did not enter exerted")

    return [
        Check(stage, possible(Do("challenge", attacker, friend), False), text="protects"),
        Check(stage, possible(Do("challenge", attacker, stage.this), True), True),
        Check(entering, exerted, text="enters exerted"),
    ]


@keyword(Keyword.SINGER)
def _singer(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.11.1: it counts as cost N to sing songs.
    checks = []
    for cost in (has.n, has.n + 1):
        stage = Stage(card)
        stage.seats[0].ink = 0
        song = stage.put(0, Zone.HAND, type=CardType.ACTION, song=True, cost=cost)
        fits = cost == has.n
        same = (card.cost >= cost) == fits
        checks.append(Check(stage, possible(Do("sing", song, stage.this), fits), same, "sings"))
    return checks


@keyword(Keyword.SING_TOGETHER)
def _sing_together(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.12.1: characters with total cost N or more may be exerted to sing it.
    if card.cost <= 1:
        raise NotCovered("anybody can sing it alone")

    def sung(total: int) -> Check:
        stage = Stage(card)
        stage.seats[0].ink = 0
        for cost in spread(card.cost, total):
            stage.put(0, Zone.PLAY, cost=cost)

        def test(game: Game) -> None:
            this = ids_of(game)[card.full_name]
            able = any(o.act == Act.PLAY and o.a == this for o in game.options)
            must(able == (total >= has.n), f"singing together with total cost {total}")

        return Check(stage, test, total < has.n, "sung together")

    return [sung(has.n), sung(has.n - 1)]


def spread(cost: int, total: int) -> list[int]:
    """Costs of singers, none able to sing it alone, that add up to the total."""
    each = max(1, cost - 1)
    found = []
    while total > 0:
        found.append(min(each, total))
        total -= each
    return found


@keyword(Keyword.SUPPORT)
def _support(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.13.1: on questing, its strength may be added to another chosen character's this turn.
    stage = Stage(card)
    friend = stage.put(0, Zone.PLAY)
    stage.put(0, Zone.PLAY)
    if card.strength == 0:
        raise NotCovered("it has no strength to give")

    def test(game: Game) -> None:
        option = option_of(game, Do("quest", stage.this))
        assert option is not None
        game.push(option)
        other = ids_of(game)[friend.facts.full_name]
        for _ in range(10):
            if game.decision is None or game.decision.ask == Ask.TURN_ACTION:
                break
            wanted = [o for o in game.options if o.act == Act.YES or o.a == other]
            game.push(wanted[0] if wanted else answer(game, [], False))
        found = world_of(game).things[other].strength
        said = friend.facts.strength + card.strength
        must(found == said, f"strength of the supported: {said} predicted, {found} found")

    return [Check(stage, test, text="supports")]


@keyword(Keyword.BOOST)
def _boost(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.4.1: once during your turn, pay N to put the top card of your deck under it.
    stage = Stage(card)
    stage.seats[0].ink = has.n
    short = Stage(card)
    short.seats[0].ink = has.n - 1

    def test(game: Game) -> None:
        step = Do("use", stage.this)
        if option_of(game, step) is None:
            raise Mismatch("it can't be boosted")
        top = world_of(game).sides[0].zones[Zone.DECK][-1]
        take(game, step)
        world = world_of(game)
        this = ids_of(game)[card.full_name]
        must(world.beneath(this) == [top], "the top card of the deck is not under it")
        ready = [i for i in world.sides[0].zones[Zone.INKWELL] if not world.things[i].exerted]
        must(not ready, f"{len(ready)} ink left of {has.n}")
        must(option_of(game, step) is None, "it can be boosted twice")

    return [
        Check(stage, test, text="boosted"),
        Check(short, possible(Do("use", short.this), False), True),
    ]


@keyword(Keyword.SHIFT)
def _shift(card: CardFacts, has: Has) -> list[Check]:
    # CR 8.10.1: pay N to play it on top of one of your characters with the same name.
    if has.costs or has.kind not in (ShiftKind.NAMED, ShiftKind.UNIVERSAL,
                                     ShiftKind.CLASSIFICATION):  # fmt: skip
        raise NotCovered("this kind of Shift is not predicted")
    stage = Stage(card)
    stage.this.zone = Zone.HAND
    stage.seats[0].ink = has.n
    base = shift_base(stage, card, has)
    base.exerted, base.damage = True, 1
    short = Stage(card)
    short.this.zone = Zone.HAND
    short.seats[0].ink = max(0, has.n - 1)
    poor = shift_base(short, card, has)
    wrong = stage.put(0, Zone.PLAY)

    def test(game: Game) -> None:
        step = Do("shift", stage.this, base)
        if option_of(game, step) is None:
            raise Mismatch("it can't be shifted")
        if has.kind != ShiftKind.UNIVERSAL:
            must(option_of(game, Do("shift", stage.this, wrong)) is None, "onto anybody")
        ids = ids_of(game)
        take(game, step)
        world = world_of(game)
        this = world.things[ids[card.full_name]]
        must(world.beneath(this.id) == [ids[base.facts.full_name]], "not on top of the other")
        # CR 8.10.4: it enters in the state of the character it was put on.
        must(this.exerted and this.damage == 1 and not this.drying, "not in the other's state")

    checks = [Check(stage, test, text="shifted")]
    if has.n > 0:
        checks.append(Check(short, possible(Do("shift", short.this, poor), False), True))
    return checks


def shift_base(stage: Stage, card: CardFacts, has: Has) -> Spot:
    if has.kind == ShiftKind.CLASSIFICATION:
        return stage.put(0, Zone.PLAY, classes=(has.of,))
    if has.kind == ShiftKind.UNIVERSAL:
        return stage.put(0, Zone.PLAY)
    return stage.put(0, Zone.PLAY, name=card.names[-1])
