"""Calls about games that are over: the record, the replay, figures, the proof, playing on."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from msgspec.structs import replace
from starlette.responses import Response

from tintero.bots import names
from tintero.events import Event, Kind
from tintero.messages import Message, Problem
from tintero.records.sealed import told as told_text
from tintero.server.api_calls import HttpCall, answered, refused, unreadable
from tintero.server.api_games import Archive, FinishedGame
from tintero.server.api_shapes import (
    MOST_SEATS,
    ForkGiven,
    GameStats,
    PlannedSeat,
    PositionShown,
    ReplayLine,
    ReplayTold,
    ShuffleProof,
    TablePlan,
    TurnCounted,
)
from tintero.server.opening import made_table
from tintero.server.recover import past_games
from tintero.server.table_variant import called_in
from tintero.server.tokens import opens
from tintero.state.state import State
from tintero.table.logbook import Ear
from tintero.table.plan import called, checked_name
from tintero.views.knowledge import NOBODY, may_know
from tintero.vocab import Zone

MOST_GAMES: Final = 1_000
MOST_STEPS: Final = 1_000_000
ALL: Final = "all"
WATCHERS: Final = -1
TEXT: Final = "text/plain; charset=utf-8"


def game_asked(call: HttpCall) -> int:
    return call.number("game", 1, 1, MOST_GAMES)


async def ear_asked(call: HttpCall) -> Ear:
    """Whose eyes and ears: a seat's, `-1` who watched, `all` who may know everything. Who names
    none has those of the seat whose key they bring."""
    text = call.request.query_params.get("seat")
    if text is None:
        key = call.request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        seats = (await call.store.facts(call.table)).seats if key else ()
        return next((seat.seat for seat in seats if opens(key, seat.token_hash)), None)
    if text == ALL:
        return None
    seat = call.number("seat", None, WATCHERS, MOST_SEATS - 1)
    return NOBODY if seat == WATCHERS else seat


def asked_seat(ear: Ear) -> int | Literal["all"]:
    return "all" if ear is None else WATCHERS if ear == NOBODY else ear


def check_seat(game: FinishedGame, seat: int) -> None:
    seats = len(game.plan.seats)
    if seat >= seats:
        told = Message("api-parameter", name="seat", value=str(seat), least=0, most=seats - 1)
        raise unreadable(told)


# --- the record -----------------------------------------------------------------------------------


async def record(call: HttpCall, archive: Archive) -> Response:
    """The file of a game, for `tintero replay` and others."""
    table, number = call.table, game_asked(call)
    text = await archive.do(call.store, table, number, record_text)
    response = answered(text.encode(), kind=TEXT)
    name = f"{table}-{number}.tintero"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def record_text(game: FinishedGame) -> str:
    try:
        return game.record().text()
    except (Problem, ValueError):
        raise refused(Message("api-no-record")) from None


async def proof(call: HttpCall, archive: Archive) -> Response:
    return call.said(await archive.do(call.store, call.table, game_asked(call), proof_of))


def proof_of(game: FinishedGame) -> ShuffleProof:
    deal = game.deal
    if deal is None:
        raise refused(Message("api-no-shuffle"))
    text = told_text(deal.seed, deal.starting, deal.decks, deal.salt)
    return ShuffleProof(deal.commitment, deal.salt, str(deal.seed), deal.starting, deal.decks, text)


# --- the replay -----------------------------------------------------------------------------------


async def replay(call: HttpCall, archive: Archive) -> Response:
    table, number = call.table, game_asked(call)
    ear = await ear_asked(call)
    games = len(past_games((await call.store.load(table)).log))
    told = await archive.do(call.store, table, number, partial(told_to, ear, call.lang))
    people = told.seats
    return call.said(replace(told, games=games), people=people)


def told_to(ear: Ear, lang: str, game: FinishedGame) -> ReplayTold:
    if ear is not None and ear != NOBODY:
        check_seat(game, ear)
    lines = tuple(
        ReplayLine(
            line.depth + 1, line.said, line.clause, line.begins, line.turn, line.quiet, line.short
        )
        for line in game.told(ear).lines
    )
    people = called(game.called, lang)
    return ReplayTold(
        1, game.number, len(game), people, lines, asked_seat(ear), game.over, game.plan.rules,
        game.has_record(), *called_in(game.plan.variant, lang),
    )  # fmt: skip


async def position(call: HttpCall, archive: Archive) -> Response:
    ear = await ear_asked(call)
    at = call.number("at", None, 0, MOST_STEPS)
    shown, people = await archive.do(
        call.store, call.table, game_asked(call), partial(shown_to, ear, at, call.lang)
    )
    return call.said(shown, people=people)


def shown_to(
    ear: Ear, at: int, lang: str, game: FinishedGame
) -> tuple[PositionShown, tuple[str, ...]]:
    if ear is not None and ear != NOBODY:
        check_seat(game, ear)
    check_step(game, at)
    did = game.actions[at] if at < len(game) else ""
    return PositionShown(at, game.position(at, ear), did), called(game.called, lang)


def check_step(game: FinishedGame, at: int) -> None:
    if at > len(game):
        told = Message("api-parameter", name="at", value=str(at), least=0, most=len(game))
        raise unreadable(told)


# --- playing on -----------------------------------------------------------------------------------


async def fork(call: HttpCall, archive: Archive) -> Response:
    """A table of its own that begins in a position of this game."""
    table = call.table
    given = await call.body(ForkGiven)
    if given.against == "bot" and given.bot not in names():
        raise unreadable(Message("api-no-bot", bot=given.bot, count=len(names())))
    plan = await archive.do(call.store, table, given.game, partial(forked, given))
    made = await made_table(call.host, plan, [given.seat], given.visitor, False, call.address)
    return call.said(made, 201)


def forked(given: ForkGiven, game: FinishedGame) -> TablePlan:
    check_seat(game, given.seat)
    check_step(game, given.at)
    old = game.plan.seats
    own = PlannedSeat(name_of(given, old[given.seat].name), deck=old[given.seat].deck)
    if given.against == "bot":
        others = [PlannedSeat(bot=given.bot, deck=one.deck) for one in old]
    else:
        others = [PlannedSeat(deck=one.deck, free=True) for one in old]
    seats = [own if n == given.seat else one for n, one in enumerate(others)]
    return TablePlan(
        tuple(seats),
        rules=game.plan.rules,
        teams=game.plan.teams,
        variant=game.plan.variant,
        free_undo=given.against == "bot",
        save=game.saved(given.at, given.seat, given.as_ == "known"),
    )


def name_of(given: ForkGiven, before: str) -> str:
    return checked_name(given.name) if given.name.strip() else before


# --- figures --------------------------------------------------------------------------------------


async def stats(call: HttpCall, archive: Archive) -> Response:
    found, people = await archive.do(
        call.store, call.table, game_asked(call), partial(counted, call.lang)
    )
    return call.said(found, people=people)


def counted(lang: str, game: FinishedGame) -> tuple[GameStats, tuple[str, ...]]:
    people = called(game.called, lang)
    outcome = game.outcome
    found = GameStats(
        turns_of(game), people, len(game), game.over, outcome.winners, outcome.reason, outcome.rule
    )
    return found, people


def turns_of(game: FinishedGame) -> tuple[TurnCounted, ...]:
    """Each turn; what comes before the first one belongs to it."""
    game.to(0)
    state = game.game.state
    counts = TurnCounts(state)
    found: list[TurnCounted] = []
    now = (state.turn, state.active)
    for option, seat in game.pushes:
        before, after = split_turn(game.game.push(option, seat), state.turn != now[0])
        counts.happened(before)
        if state.turn != now[0]:
            if now[0] > 0:
                found.append(counts.turn(*now))
            now = (state.turn, state.active)
            counts.happened(after)
        counts.look(state)
    if now[0] > 0:
        found.append(counts.turn(*now))
    return tuple(found)


def split_turn(events: list[Event], ends: bool) -> tuple[list[Event], list[Event]]:
    """What happened in a turn that ends with it, and what since the next one began."""
    if not ends:
        return events, []
    start = next((n for n, e in enumerate(events) if e.kind == Kind.TURN_START), len(events))
    return events[:start], events[start:]


class TurnCounts:
    """What is counted in a turn; how much lore and ink there is, and which cards of their own
    everybody has seen so far."""

    def __init__(self, state: State) -> None:
        self.lore = [0 for _ in state.players]
        self.seen: list[set[int]] = [set() for _ in state.players]
        self.look(state)
        self._clear()

    def _clear(self) -> None:
        self.used = self.played = self.quests = self.challenges = 0

    def happened(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == Kind.PAID:
                self.used += event.amount
            elif event.kind == Kind.PLAYED:
                self.played += 1
            elif event.kind == Kind.QUESTED:
                self.quests += 1
            elif event.kind == Kind.CHALLENGED:
                self.challenges += 1
            elif event.kind == Kind.LORE_GAINED:
                self.lore[event.player] += event.amount
            elif event.kind == Kind.LORE_LOST:
                self.lore[event.player] -= event.amount

    def look(self, state: State) -> None:
        """How it stands after an action."""
        self.lore = [player.lore for player in state.players]
        self.ink = [len(state.zone(player.id, Zone.INKWELL)) for player in state.players]
        for card in state.cards:
            if may_know(state, card, card.owner):
                self.seen[card.owner].add(card.id)

    def turn(self, number: int, seat: int) -> TurnCounted:
        made = TurnCounted(
            number, seat, tuple(self.lore), tuple(self.ink), self.used,
            len(self.seen[seat]), self.played, self.quests, self.challenges,
        )  # fmt: skip
        self._clear()
        return made
