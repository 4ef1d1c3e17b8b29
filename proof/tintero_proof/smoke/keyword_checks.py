"""Checks of the keywords (CR 8), each on a card that has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tintero.ability import effects as e
from tintero.ability import selectors as sel
from tintero.ability.abilities import Has
from tintero.ability.filters import Filter
from tintero.cards.facts import CardFacts
from tintero.game import Game
from tintero.vocab import CardType, Keyword, Zone
from tintero_proof.smoke.playing import option_of
from tintero_proof.smoke.props import Do, Spot
from tintero_proof.smoke.smoke_checks import SmokeCheck, after, field_is, must, possible
from tintero_proof.smoke.stage import Stage, ids_of
from tintero_proof.smoke.world import NotCovered

MAKERS: dict[int, Callable[[CardFacts, Has], list[SmokeCheck]]] = {}


def keyword(number: int) -> Callable[[Callable[[CardFacts, Has], list[SmokeCheck]]], object]:
    def register(function: Callable[[CardFacts, Has], list[SmokeCheck]]) -> object:
        MAKERS[number] = function
        return function

    return register


def checks_of(card: CardFacts, has: Has) -> list[SmokeCheck]:
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
def _evasive(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.6.1: it can be challenged only by a character with Evasive.
    stage = Stage(card)
    stage.turn, stage.this.exerted = 1, True
    plain = stage.put(1, Zone.PLAY)
    flying = stage.put(1, Zone.PLAY, abilities=(Has(Keyword.EVASIVE),))
    return [
        SmokeCheck(stage, possible(Do("challenge", plain, stage.this), False), text="no challenge"),
        SmokeCheck(stage, possible(Do("challenge", flying, stage.this), True), True),
    ]


@keyword(Keyword.ALERT)
def _alert(card: CardFacts, has: Has) -> list[SmokeCheck]:
    stage = Stage(card)
    target = foe(stage, abilities=(Has(Keyword.EVASIVE),))
    return [SmokeCheck(stage, possible(Do("challenge", stage.this, target), True), text="Evasive")]


@keyword(Keyword.RUSH)
def _rush(card: CardFacts, has: Has) -> list[SmokeCheck]:
    stage = Stage(card)
    target = foe(stage)
    stage.this.drying = True
    return [SmokeCheck(stage, possible(Do("challenge", stage.this, target), True), text="at once")]


@keyword(Keyword.RECKLESS)
def _reckless(card: CardFacts, has: Has) -> list[SmokeCheck]:
    stage = Stage(card)
    foe(stage)
    return [
        SmokeCheck(stage, possible(Do("quest", stage.this), False), text="no quest"),
        SmokeCheck(stage, possible(Do("end"), False), text="no end of turn"),
    ]


@keyword(Keyword.ADVENTUROUS)
def _adventurous(card: CardFacts, has: Has) -> list[SmokeCheck]:
    stage = Stage(card)
    target = foe(stage)
    return [
        SmokeCheck(
            stage, possible(Do("challenge", stage.this, target), False), text="no challenge"
        ),
        SmokeCheck(stage, possible(Do("end"), False), text="no end of turn"),
    ]


@keyword(Keyword.CHALLENGER)
def _challenger(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.5.1: +N strength while challenging; CR 8.5.2: not while being challenged.
    stage = Stage(card)
    target = foe(stage)
    hit = field_is("damage", target.facts.full_name, card.strength + has.n)
    other = Stage(card)
    other.turn, other.this.exerted = 1, True
    attacker = other.put(1, Zone.PLAY, strength=0, willpower=30)
    back = field_is("damage", attacker.facts.full_name, card.strength)
    return [
        SmokeCheck(stage, after([Do("challenge", stage.this, target)], hit), text="more strength"),
        SmokeCheck(other, after([Do("challenge", attacker, other.this)], back), True),
    ]


@keyword(Keyword.RESIST)
def _resist(card: CardFacts, has: Has) -> list[SmokeCheck]:
    # CR 8.8.1: damage dealt to it is reduced by N.
    stage = Stage(card)
    group = sel.All(Filter((card.type,), names=(card.name,)))
    tool = stage.tool(e.Deal(has.n + 1 if card.willpower > 1 else has.n, group), 0)
    # With one willpower it stays in play at all.
    test = field_is("damage", card.full_name, 1)
    if card.willpower <= 1:
        test = field_is("zone", card.full_name, Zone.PLAY)
    other = Stage(card)
    strong = other.tool(e.Deal(card.willpower + has.n, group), 0)
    gone = field_is("zone", card.full_name, Zone.DISCARD)
    return [
        SmokeCheck(stage, after([Do("play", tool)], test), text="less damage"),
        SmokeCheck(other, after([Do("play", strong)], gone), True),
    ]


@keyword(Keyword.WARD)
def _ward(card: CardFacts, has: Has) -> list[SmokeCheck]:
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

    return [SmokeCheck(stage, offered, text="not chosen"), SmokeCheck(mine, free, True)]


@keyword(Keyword.VANISH)
def _vanish(card: CardFacts, has: Has) -> list[SmokeCheck]:
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
        SmokeCheck(stage, after([Do("play", tool)], gone), text="banished"),
        SmokeCheck(mine, after([Do("play", own)], stays), True),
    ]
