"""The judge's desk over HTTP: a scene is played in a process of its own, so that no table waits.

`python -m tintero.server.api_judge` is that process (`side_process`): a `SceneQuestion` comes in, a
`SceneReply` goes out.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

import msgspec
from starlette.responses import Response

from tintero import limits
from tintero.judge import html
from tintero.judge.read import scenes_of
from tintero.judge.sheet import Sheet, ask
from tintero.messages import Message, heard, message_of, plain
from tintero.scene import Scene, SceneError
from tintero.scene.model import SceneStep
from tintero.server.api_calls import CallRefused, HttpCall, unreadable
from tintero.server.api_shapes import JudgeGiven, JudgeSaid
from tintero.server.judge_compare import compared
from tintero.server.judge_export import exported
from tintero.server.judge_position import position
from tintero.server.judge_shapes import CompareGiven, DeskGiven, ExportGiven
from tintero.server.side_process import NoAnswer, SideProcess, answer_all

LATER: Final = 5  # how much less than others it may have of the processor
_SEATED: Final = re.compile(r"^\s*([1-6])\s*:\s*(.*)$", re.DOTALL)


class SceneQuestion(msgspec.Struct, array_like=True):
    """A scene, what is tried, in which language, by which rules."""

    scene: str
    attempt: str
    lang: str
    rules: str
    what: str = ""  # another thing to be asked of the desk (`answer_to`), and the body of that
    body: bytes = b""


class SceneReply(msgspec.Struct, array_like=True):
    """The answer as JSON, or what is wrong as plain data of a message, and in which line."""

    said: bytes = b""
    wrong: dict[str, object] | None = None
    failed: str = ""
    line: int = 0


# --- in the process -------------------------------------------------------------------------------


def rule_on(question: SceneQuestion) -> JudgeSaid:
    """The ruling on the first scene of a text; the errors are `Problem`s."""
    scene = scenes_of(question.scene)[0]
    if question.attempt.strip():
        scene = replace(scene, steps=(*scene.steps, tried(scene, question)))
    sheet = ask(scene, question.lang, question.rules)
    verdict = "" if sheet.verdict is None else "yes" if sheet.verdict else "no"
    return JudgeSaid(fragment(sheet), verdict, sheet.ruling, scene.text(), sheet.title, sheet.rules)


def tried(scene: Scene, question: SceneQuestion) -> SceneStep:
    """A line as one more step: by whoever it names (`2: quest …`), else by whose turn it is."""
    line = len(question.scene.splitlines()) + 1
    found = _SEATED.match(question.attempt)
    if found is None:
        return SceneStep(line, scene.position.turn, question.attempt.strip())
    return SceneStep(line, limits.number(found[1]) - 1, found[2].strip())


def fragment(sheet: Sheet) -> str:
    """The sheet without a page around it; all that comes from outside is escaped there."""
    return "\n".join([*html.head(sheet), *html.sequence(sheet), *html.clauses([sheet])])


def answer_to(question: SceneQuestion) -> bytes:
    """Of the desk's other calls, said in the language asked for."""
    lang = question.lang
    if question.what == "position":
        return position(msgspec.msgpack.decode(question.body, type=DeskGiven), lang).bytes(lang)
    if question.what == "compare":
        return compared(msgspec.msgpack.decode(question.body, type=CompareGiven), lang).bytes(lang)
    return exported(msgspec.msgpack.decode(question.body, type=ExportGiven), lang).bytes(lang)


def reply_to(question: SceneQuestion) -> SceneReply:
    """Whatever goes wrong is an answer too."""
    try:
        if question.what:
            return SceneReply(answer_to(question))
        return SceneReply(rule_on(question).bytes())
    except SceneError as error:
        return SceneReply(wrong=plain(error.message), line=error.line)
    except (ValueError, LookupError, AssertionError) as error:
        return SceneReply(wrong=plain(message_of(error)))
    except Exception as error:
        return SceneReply(failed=f"{type(error).__name__}: {error}")


def main() -> None:
    answer_all(SceneQuestion, reply_to, SceneReply(), LATER)


# --- in the server --------------------------------------------------------------------------------


class JudgeDesk(SideProcess[SceneQuestion, SceneReply]):
    """Scenes are played there."""

    module = "tintero.server.api_judge"
    answers = SceneReply
    seconds = 5.0  # a scene within the limits takes a tenth of that
    most = 20

    async def reply(self, question: SceneQuestion) -> SceneReply:
        """What it says, be it that something is wrong; a refusal where it says nothing."""
        try:
            reply = await self.ask(question)
        except NoAnswer:
            raise CallRefused(503, "later", Message("api-judge-later")) from None
        if reply.wrong is None and not reply.said:
            raise CallRefused(503, "later", Message("api-judge-failed"))
        return reply


async def judge(call: HttpCall, desk: JudgeDesk) -> Response:
    given = await call.body(JudgeGiven)
    reply = await desk.reply(SceneQuestion(given.scene, given.try_, call.lang, given.rules))
    if reply.wrong is not None:
        raise unreadable(heard(reply.wrong))
    return call.said(JudgeSaid.read(reply.said))


if __name__ == "__main__":
    main()
