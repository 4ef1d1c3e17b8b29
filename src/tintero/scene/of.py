"""A running game → the position it is in."""

from __future__ import annotations

from itertools import groupby

from tintero.game import Game
from tintero.messages import Message
from tintero.rules.missions import bearer, missions
from tintero.rules.turn_actions.bag_move import in_bag
from tintero.rules.turn_actions.otherwise import done
from tintero.scene.build import is_base
from tintero.scene.errors import SceneError
from tintero.scene.find_cards import clear_name
from tintero.scene.lasting_effects import Inexpressible, read_off
from tintero.scene.model import (
    Lasting,
    Placed,
    Position,
    SceneCards,
    SceneDone,
    SceneInk,
    SceneSeat,
    SceneUnder,
)
from tintero.scene.rules_by import named_variant
from tintero.state.objects import Card, use_of
from tintero.state.ruleset import NEWEST
from tintero.state.state import L, S, State
from tintero.views.knowledge import may_know
from tintero.vocab import NONE, Act, Ask, CardType, Zone


def position_of(game: Game, title: str = "", seat: int | None = None) -> Position:
    """Everything a scene can say about where the game is; with a seat, what that seat may know of
    it: cards that are hidden from it are only counted."""
    s = game.state
    d = s.decision
    if d is None or d.ask != Ask.TURN_ACTION:
        raise _no(Message("scene-no-turn-action"))
    if any(p.out for p in s.players):
        raise _no(Message("scene-player-out"))
    try:
        lasting = list(read_off(s, lambda card: _clear(s, card, seat)))
    except Inexpressible as error:
        raise _no(Message("scene-unwritable", effect=error.message)) from None
    version = s.ruleset.version
    variant, changed = named_variant(s.ruleset)
    return Position(
        title,
        (),
        "" if version == NEWEST else version,
        s.active,
        "main",
        s.players[s.active].turns == 1,
        s.scalars[S.FIRST],
        None,
        tuple(
            _seat(s, p.id, tuple(x for who, x in lasting if who == p.id), seat) for p in s.players
        ),
        teams=s.ruleset.teams,
        team_turns=s.ruleset.team_turns,
        readings=tuple(s.ruleset.readings.split()),
        variant=variant,
        changed=changed,
        done=_done(s),
    )


def _done(s: State) -> SceneDone:
    """Only a variant's turn actions are counted all together."""
    if not s.ruleset.table:
        return SceneDone()
    return SceneDone(done(s, NONE), done(s, Act.PLAY), done(s, Act.USE))


def _no(problem: Message) -> SceneError:
    return SceneError(Message("scene-no-position", problem=problem), "", 0)


def _seat(s: State, player: int, lasting: tuple[Lasting, ...], seat: int | None) -> SceneSeat:
    p = s.players[player]
    hand = [s.cards[i] for i in s.zone(player, Zone.HAND)]
    ink = [s.cards[i] for i in s.zone(player, Zone.INKWELL)]
    return SceneSeat(
        p.lore,
        SceneInk(
            _heap(s, [c for c in ink if not c.exerted], seat),
            _heap(s, [c for c in ink if c.exerted], seat),
            p.drops,
        ),
        p.inked,
        _pile(s, hand, seat) if seat == player else _heap(s, hand, seat),
        _pile(s, [s.cards[i] for i in s.zone(player, Zone.DECK)[::-1]], seat),
        _pile(s, [s.cards[i] for i in s.zone(player, Zone.DISCARD)], seat),
        tuple(_placed(s, s.cards[i], seat) for i in s.in_play(player)),
        lasting,
        _pile(s, in_bag(s, player), seat),
        p.quested,
        p.challenged,
        p.moved,
    )


def _name(s: State, card: Card, seat: int | None) -> str:
    """Its full name; "" where the seat may not know it."""
    if seat is not None and not may_know(s, card, seat):
        return ""
    return s.programs[card.index].full_name


def _clear(s: State, card: Card, seat: int | None) -> str:
    """What is at work, or made it; "" where it lies among cards that the seat may not know: which
    copy it is would tell of them."""
    if seat is None or card.zone in (Zone.PLAY, Zone.DISCARD):
        return clear_name(s, card)
    mine = card.zone == Zone.HAND and card.owner == seat
    return clear_name(s, card) if mine else ""


def _pile(s: State, cards: list[Card], seat: int | None) -> tuple[SceneCards, ...]:
    names = [_name(s, c, seat) for c in cards]
    return tuple(SceneCards(name, len(list(same))) for name, same in groupby(names))


def _heap(s: State, cards: list[Card], seat: int | None) -> tuple[SceneCards, ...]:
    """The same where a seat can't see the order."""
    if seat is not None:
        cards = sorted(cards, key=lambda c: _name(s, c, seat))
    return _pile(s, cards, seat)


def _placed(s: State, card: Card, seat: int | None) -> Placed:
    program = s.programs[card.index]
    # An item is never drying, but Shift onto one asks since when it is in play (CR 8.10.4.1).
    fresh = program.type == CardType.ITEM and card.since == s.turn and card.owner == s.active
    return Placed(
        SceneCards(program.full_name),
        bool(card.exerted),
        card.damage,
        bool(card.drying) or fresh,
        clear_name(s, s.cards[card.at]) if card.at >= 0 else "",
        tuple(_under(s, card, s.cards[i], seat) for i in s.under(card.id)),
        _used(s, card),
        _pile(s, [m for m in missions(s) if bearer(s, m) is card], seat),
    )


def _under(s: State, top: Card, card: Card, seat: int | None) -> SceneUnder:
    faceup = bool(card.faceup)
    plain = faceup == is_base(s, top, card)
    return SceneUnder(SceneCards(_name(s, card, seat)), None if plain else faceup)


def _used(s: State, card: Card) -> tuple[str, ...]:
    """Its "once per turn" abilities that were used, by name."""
    found = []
    for i, program in enumerate(s.programs[card.index].abilities):
        if program.name and use_of(card.ref(), card.index, i) in s.extra(L.USES):
            found.append(program.name)
    return tuple(found)
