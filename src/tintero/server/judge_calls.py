"""The calls of the judge's desk: they go to its process, and what comes back is passed on."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from tintero.messages import heard
from tintero.server.api_calls import CallRefused, HttpCall, answered
from tintero.server.api_judge import JudgeDesk, SceneQuestion
from tintero.server.api_shapes import DeckFault
from tintero.server.judge_shapes import CompareGiven, DeskGiven, ExportGiven


async def position(call: HttpCall, desk: JudgeDesk) -> Response:
    return await passed_on(call, desk, "position", await call.body(DeskGiven))


async def compare(call: HttpCall, desk: JudgeDesk) -> Response:
    return await passed_on(call, desk, "compare", await call.body(CompareGiven))


async def export(call: HttpCall, desk: JudgeDesk) -> Response:
    return await passed_on(call, desk, "export", await call.body(ExportGiven))


async def passed_on(
    call: HttpCall, desk: JudgeDesk, what: str, given: DeskGiven | CompareGiven | ExportGiven
) -> Response:
    """What is wrong with a scene is said with the line it is in."""
    question = SceneQuestion("", "", call.lang, "", what, msgspec.msgpack.encode(given))
    reply = await desk.reply(question)
    if reply.wrong is not None:
        said = heard(reply.wrong)
        faults = [DeckFault(said, reply.line)] if reply.line else []
        raise CallRefused(400, "unreadable", said, faults=faults)
    return answered(reply.said)
