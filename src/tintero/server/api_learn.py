"""Lessons and the coach over HTTP.

Nothing of a lesson is kept here: who learns sends all that was done so far and one message of the
table's protocol, and gets what the table would say. So the page draws a lesson with the same pieces
as a table.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from tintero.cards.pool import default_pool
from tintero.game import AmbiguousAction, IllegalAction, InvalidAction, TakebackRefused
from tintero.learn import LESSONS, LessonTable, advice, lesson_named
from tintero.learn.coach import needs_bot
from tintero.learn.lesson import LEARNER, WORDS, Lesson
from tintero.learn.lesson_table import MOST, RIVAL
from tintero.messages import Message
from tintero.server import protocol as p
from tintero.server import room_ask
from tintero.server.api_calls import HttpCall, refused
from tintero.server.room_state import left
from tintero.server.tokens import opens
from tintero.table.ahead import back_reason, tried, unpicked
from tintero.table.port import Seat
from tintero.views.shapes import Shape

TEXT: Final = 300  # letters of an action

DoneLine = Annotated[str, msgspec.Meta(max_length=TEXT)]
LearnSays = (
    p.Hello | p.Do | p.Back | p.Unpick | p.Why | p.Look | p.Preview | p.Hint | p.Resync | p.Speak
)


class LearnGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/lessons/{lesson}`: what was done so far, and what is said now."""

    say: LearnSays
    done: Annotated[list[DoneLine], msgspec.Meta(max_length=MOST)] = []


class LearnTold(Shape, frozen=True, omit_defaults=True, gc=False):
    """What the table answers, and what was done so far with it; `reached`: the goal is."""

    told: tuple[p.Sent, ...]
    done: tuple[str, ...] = ()
    reached: bool = False


class LessonSaid(Shape, frozen=True, gc=False):
    """A lesson in words; `card` is the one that stands for it, by its number."""

    id: str
    card: int
    title: Message
    told: Message
    goal: Message
    hint: Message
    after: Message
    clauses: tuple[str, ...]


class LessonsSaid(Shape, frozen=True, gc=False):
    """All lessons, in their order."""

    lessons: tuple[LessonSaid, ...]


class CoachSaid(Shape, frozen=True, omit_defaults=True, gc=False):
    """What the coach says: which option it is about, and by which clause."""

    said: Message
    rule: str = ""
    line: str = ""
    card: str = ""


# --- lessons --------------------------------------------------------------------------------------


async def lessons(call: HttpCall) -> Response:
    return call.said(LessonsSaid(tuple(in_words(lesson_named(name)) for name in LESSONS)))


def in_words(one: Lesson) -> LessonSaid:
    title, told, goal, hint, after = map(one.words, WORDS)
    card = default_pool().index(one.scene.position.card)
    return LessonSaid(one.id, card, title, told, goal, hint, after, one.clauses)


async def learn(call: HttpCall) -> Response:
    found = lesson_named(str(call.request.path_params["lesson"]))
    given = await call.body(LearnGiven)
    table = LessonTable(found, call.lang, given.done, numbers=True)
    told = heard(table, given.say)
    return call.said(LearnTold(told, table.done, table.reached), people=table.people)


def heard(table: LessonTable, said: LearnSays) -> tuple[p.Sent, ...]:
    """What a table answers to a message; what it shows comes first."""
    match, re = table.match, said.id
    before = match.version
    if isinstance(said, p.Hello):
        table.let_rival()
        welcome = p.Welcome(re=re, seat=LEARNER, seats=(LEARNER,), pool=match.game.pool.hash)
        return welcome, p.TableSaid(table=table_info(table)), shown(table, -1)
    if isinstance(said, (p.Resync, p.Speak)):
        return p.TableSaid(table=table_info(table)), shown(table, -1)
    try:
        if isinstance(said, p.Why):
            return (replace(room_ask.why(match, LEARNER, said.line), re=re),)
        if isinstance(said, p.Look):
            return (replace(room_ask.look(match, LEARNER, said.card), re=re),)
        if isinstance(said, p.Preview):
            now = replace(said, v=match.version)
            return (replace(room_ask.preview(match, LEARNER, now), re=re, v=said.v),)  # type: ignore[return-value]
        if isinstance(said, p.Hint):
            return (p.Hinted(re=re, said=table.lesson.words("hint")),)
        if match.asked is None:
            return (p.Refused(re=re, code="no", said=match.result()),)
        if isinstance(said, p.Back):
            match.back(match.game.undoable(LEARNER, free=True))
        else:
            step = (
                unpicked(match, said.card, LEARNER)
                if isinstance(said, p.Unpick)
                else tried(match, said.line, LEARNER)
            )
            if step is None:
                return (p.Refused(re=re, code="no", said=Message("server-no-step")),)
            if step.back:
                match.back(step.back)
            for option in step.options:
                match.do(option, LEARNER)
            table.let_rival()
    except TakebackRefused as error:
        why = match.kept_because(error, LEARNER)
        return (p.Refused(re=re, code="no", rule=error.rule, said=why),)
    except IllegalAction as error:
        return (p.Refused(re=re, code="illegal", rule=error.rule, said=error.message),)
    except (InvalidAction, AmbiguousAction) as error:
        return (p.Refused(re=re, code="unreadable", said=error.message),)
    return shown(table, before), p.Done(re=re, v=match.version)


def table_info(table: LessonTable) -> p.TableInfo:
    seats = (p.SeatPlan(here=True), p.SeatPlan(name=table.people[RIVAL], here=True))
    rules = str(table.match.game.state.ruleset.version)
    return p.TableInfo(f"learn-{table.lesson.id}", "playing", seats, rules, free_undo=True)


def shown(table: LessonTable, since: int) -> p.StateSaid:
    """How it stands, with the lines that came since that version."""
    match = table.match
    state = Seat(match, LEARNER).state(since)
    how, why = back_reason(match, LEARNER)
    return p.StateSaid(
        v=match.version,
        state=state,
        back=p.BackView(how, why),
        unpick=match.game.steps_back(LEARNER) > 0,
        left=left(state.options),
    )


# --- the coach ------------------------------------------------------------------------------------


async def coach(call: HttpCall) -> Response:
    """What the coach says to a seat, which shows its key; not where people play each other."""
    room = await call.host.room(call.table)
    key = call.request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    seats = [n for n, row in sorted(room.seats.items()) if opens(key, row.token_hash)]
    match = room.match
    if not seats:
        raise refused(Message("api-seat-not-yours"))
    if match is None or len(room.people) > 1:
        raise refused(Message("server-no-hints"))
    seat, version, place = seats[0], match.version, None
    if match.asked == seat and needs_bot(match):
        game = match.game
        place = await room.around.workers.hint(game.save(), seat, len(game.options))
        if room.match is not match or match.version != version:
            place = None
    said = advice(match, seat, place)
    state = match.game.state
    card = (
        match.handles_of(seat).now(state, state.cards[said.card], seat) if said.card >= 0 else None
    )
    return call.said(
        CoachSaid(said.said, said.rule, said.line, card or ""), people=room.called(call.lang)
    )
