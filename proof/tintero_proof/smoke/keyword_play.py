"""Checks of the keywords about playing, singing, supporting and boosting (CR 8)."""

from __future__ import annotations

from tintero.ability.abilities import Has
from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero.vocab import Act, Ask, CardType, Keyword, Pay, ShiftKind, Zone
from tintero_proof.smoke.keyword_checks import keyword
from tintero_proof.smoke.playing import answer, option_of, settle, take
from tintero_proof.smoke.props import Do, Spot
from tintero_proof.smoke.smoke_checks import SmokeCheck, must, possible
from tintero_proof.smoke.solve import prepare
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.world import Mismatch, NotCovered, world_of


@keyword(Keyword.BODYGUARD)
def _bodyguard(card: CardFacts, has: Has) -> list[SmokeCheck]:
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
        SmokeCheck(stage, possible(Do("challenge", attacker, friend), False), text="protects"),
        SmokeCheck(stage, possible(Do("challenge", attacker, stage.this), True), True),
        SmokeCheck(entering, exerted, text="enters exerted"),
    ]


@keyword(Keyword.SINGER)
def _singer(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.11.1: it counts as cost N to sing songs.
    checks = []
    for cost in (has.n, has.n + 1):
        stage = Stage(card)
        stage.seats[0].ink = 0
        song = stage.put(0, Zone.HAND, type=CardType.ACTION, song=True, cost=cost)
        fits = cost == has.n
        same = (card.cost >= cost) == fits
        checks.append(
            SmokeCheck(stage, possible(Do("sing", song, stage.this), fits), same, "sings")
        )
    return checks


@keyword(Keyword.SING_TOGETHER)
def _sing_together(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.12.1: characters with total cost N or more may be exerted to sing it.
    if card.cost <= 1:
        raise NotCovered("anybody can sing it alone")

    def sung(total: int) -> SmokeCheck:
        stage = Stage(card)
        stage.seats[0].ink = 0
        for cost in spread(card.cost, total):
            stage.put(0, Zone.PLAY, cost=cost)

        def test(game: Game) -> None:
            this = ids_of(game)[card.full_name]
            able = any(o.act == Act.PLAY and o.a == this for o in game.options)
            must(able == (total >= has.n), f"singing together with total cost {total}")

        return SmokeCheck(stage, test, total < has.n, "sung together")

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
def _support(card: CardFacts, has: Has) -> list[SmokeCheck]:
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

    return [SmokeCheck(stage, test, text="supports")]


@keyword(Keyword.BOOST)
def _boost(card: CardFacts, has: Has) -> list[SmokeCheck]:
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
        SmokeCheck(stage, test, text="boosted"),
        SmokeCheck(short, possible(Do("use", short.this), False), True),
    ]


@keyword(Keyword.SHIFT)
def _shift(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.10.1: pay N to play it on top of one of your characters with the same name.
    if has.kind in (ShiftKind.DUO, ShiftKind.COMBO):
        return shift_on_two(card, has)
    kinds = (ShiftKind.NAMED, ShiftKind.UNIVERSAL, ShiftKind.CLASSIFICATION, ShiftKind.ITEM_NAMED)
    if has.kind not in kinds:
        raise NotCovered("this kind of Shift is not predicted")
    if has.costs:
        return shift_for_costs(card, has)
    stage = Stage(card)
    stage.this.zone = Zone.HAND
    stage.seats[0].ink = has.n
    base = shift_base(stage, card, has)
    hurt = base.facts.type == CardType.CHARACTER
    base.exerted, base.damage = True, int(hurt)
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
        state = this.exerted and this.damage == int(hurt) and not this.drying
        must(state, "not in the other's state")

    checks = [SmokeCheck(stage, test, text="shifted")]
    if has.n > 0:
        checks.append(SmokeCheck(short, possible(Do("shift", short.this, poor), False), True))
    return checks


def shift_on_two(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.10.8.3, 8.10.8.4: onto two of your characters, one for each of this card's names.
    stage = Stage(card)
    stage.this.zone = Zone.HAND
    stage.seats[0].ink = has.n
    bases = [stage.put(0, Zone.PLAY, name=name) for name in card.names[1:]]
    stage.put(0, Zone.PLAY)

    def test(game: Game) -> None:
        ids = ids_of(game)
        pair = {ids[base.facts.full_name] for base in bases}
        onto = [
            o
            for o in game.options
            if o.act == Act.PLAY and o.a == ids[card.full_name] and o.b == Pay.SHIFT
        ]
        must(any(set(o.cards) == pair for o in onto), "it can't be shifted onto both")
        single = any(len(o.cards) == 1 for o in onto)
        must(single == (has.kind == ShiftKind.COMBO), "onto one of them alone")
        game.push(next(o for o in onto if set(o.cards) == pair))
        settle(game, [], False)
        world = world_of(game)
        must(set(world.beneath(ids[card.full_name])) == pair, "not on top of both")

    return [SmokeCheck(stage, test, text="shifted onto two")]


def shift_for_costs(card: CardFacts, has: Has) -> list[SmokeCheck]:
    """A Shift cost that is not ink: with the means for it, it can be shifted without ink."""
    stage = Stage(card)
    stage.this.zone = Zone.HAND
    stage.seats[0].ink = 0
    base = shift_base(stage, card, has)
    poor = Stage(card)
    poor.this.zone = Zone.HAND
    poor.seats[0].ink = 0
    only = shift_base(poor, card, has)
    prepare(stage, *has.costs)
    return [
        SmokeCheck(stage, possible(Do("shift", stage.this, base), True), text="shifted"),
        SmokeCheck(poor, possible(Do("shift", poor.this, only), False), True),
    ]


def shift_base(stage: Stage, card: CardFacts, has: Has) -> Spot:
    if has.kind == ShiftKind.CLASSIFICATION:
        return stage.put(0, Zone.PLAY, classes=(has.of,))
    if has.kind == ShiftKind.ITEM_NAMED:
        return stage.put(0, Zone.PLAY, type=CardType.ITEM, name=has.of)
    if has.kind == ShiftKind.UNIVERSAL:
        return stage.put(0, Zone.PLAY)
    return stage.put(0, Zone.PLAY, name=card.names[-1])
