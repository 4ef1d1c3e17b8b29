"""A bot in another process, over its standard input and output: one JSON object to a line.

We say, each with the `id` it must answer with:

    {"id": 1, "ask": "hello", "protocol": 2, "seat": 0, "seed": 7}
    {"id": 2, "ask": "choose", "decision": {…}, "options": ["quest Simba", …], "view": {…}}
    {"id": 9, "ask": "bye", "outcome": "won"}

It answers `{"id": 2, "choose": 3}`, the place of an option, or its words, which are its `id` in
`view.options`; to hello it answers
`{"id": 1, "name": "…"}`. `{"id": 2, "error": "invalid", …}` says that our request made no sense to
it, `"unavailable"` that it can't answer now. Lines on its standard error are for people.
`docs/bots.md` has all of it.
"""

from __future__ import annotations

import json
import os
import shlex
import threading
from collections.abc import Sequence
from time import monotonic
from typing import Any

from tintero.bots.line import BotLine, HungUp, NotStarted, Silent, TooMuch
from tintero.bots.seat import BotFailed, BotSeat
from tintero.bots.shuffles import hello_seed
from tintero.limits import BOT_BRACKETS
from tintero.messages import Arg, Message
from tintero.views import Handles

PROTOCOL = 2  # 2: handles in place of card numbers, options by name, nothing that is as usual
SECONDS = 30.0  # for an answer, from the question on, whatever else is said in between
LEAVING = 2.0  # seconds between goodbye and the end
LONGEST = 60  # characters of a line that are quoted
LONGEST_NAME = 40
INVALID, UNAVAILABLE = "invalid", "unavailable"

Answer = dict[str, Any]


class ProcessBot:
    """Speaks the line protocol with a command, which is started when it is first asked.

    After a failure it is started anew for the next question, so the game can go on.
    """

    def __init__(self, command: Sequence[str], seed: int = 0, seconds: float = SECONDS) -> None:
        self.command = tuple(command)
        self.seed = hello_seed(seed)
        self.seconds = seconds
        self.name = tidy(self.command[0], LONGEST_NAME)
        self.quiet = False  # on a full screen there is no place for its standard error
        self._next = 0
        self._line: BotLine | None = None
        self._handles = Handles()
        self._talking = threading.Lock()

    def __repr__(self) -> str:
        return f"ProcessBot({shlex.join(self.command)})"

    def __del__(self) -> None:
        if getattr(self, "_line", None) is not None:
            self._end()

    # --- the bot ----------------------------------------------------------------------------------

    def choose(self, seat: BotSeat) -> int:
        seat.follow(self._handles)
        view, words = seat.view.plain(), seat.labels
        question = {"ask": "choose", "decision": view["decision"], "options": words, "view": view}
        with self._talking:
            try:
                line = self._line or self._start(seat.seat)
                return place_of(self._ask(line, question).get("choose"), words, self.name)
            except BaseException:  # Ctrl-C too: what it would answer now nobody waits for
                self._end()
                raise

    def close(self, outcome: str = "") -> None:
        """Say goodbye and end the process: `won`, `lost`, `drawn`, or nothing if it broke off."""
        line = self._line
        self._handles = Handles()
        if line is None:
            return
        if not self._talking.acquire(blocking=False):  # a thread waits for its answer, and ends it
            line.hang_up()
            return
        try:
            line.leave(self._request({"ask": "bye", "outcome": outcome}), LEAVING)
            self._line = None
        finally:
            self._talking.release()

    # --- the line -------------------------------------------------------------------------------

    def _start(self, seat: int) -> BotLine:
        if os.name != "posix":
            raise BotFailed(Message("bot-no-system", bot=self.name))
        try:
            self._line = BotLine(self.command, self.quiet)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BotFailed(Message("bot-no-start", bot=self.name, why=why)) from None
        hello = {"ask": "hello", "protocol": PROTOCOL, "seat": seat, "seed": self.seed}
        answer = self._ask(self._line, hello)
        spoken = answer.get("protocol", PROTOCOL)
        if type(spoken) is not int or spoken != PROTOCOL:
            theirs = quoted(json.dumps(spoken))
            raise BotFailed(Message("bot-protocol", bot=self.name, spoken=theirs, ours=PROTOCOL))
        name = answer.get("name")
        if isinstance(name, str) and name.strip():
            self.name = tidy(name.strip(), LONGEST_NAME)
        return self._line

    def _end(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.end()

    def _request(self, request: dict[str, Any]) -> bytes:
        self._next += 1
        return json.dumps({"id": self._next, **request}).encode() + b"\n"

    def _ask(self, line: BotLine, request: dict[str, Any]) -> Answer:
        """One question, one deadline."""
        until = monotonic() + self.seconds
        line.say(self._request(request))
        answer: Answer = {}
        try:
            while not answers(answer, self._next):  # one with another id is late
                answer = {}
                answer = read_answer(line.hear(until), self.name)
            line.send(until)
        except Silent:
            id = "bot-deaf" if answer else "bot-silent"
            raise BotFailed(Message(id, bot=self.name, seconds=f"{self.seconds:g}")) from None
        except TooMuch as error:
            problem = Message("bot-too-much", bot=self.name, bytes=str(error))
            raise BotFailed(problem) from None
        except NotStarted as error:
            problem = Message("bot-no-start", bot=self.name, why=str(error))
            raise BotFailed(problem) from None
        except HungUp as error:
            problem = Message("bot-hung-up", bot=self.name)
            if error.code is not None:
                problem = Message("bot-ended-with", bot=self.name, code=error.code)
            raise BotFailed(problem) from None
        return checked(answer, self.name)


def answers(answer: Answer, wanted: int) -> bool:
    """Whether it is the answer to the question of that id."""
    found = answer.get("id")
    return type(found) is int and found == wanted


def read_answer(line: bytes, name: str) -> Answer:
    if line.count(b"[") + line.count(b"{") > BOT_BRACKETS:
        raise BotFailed(Message("bot-too-deep", bot=name, most=BOT_BRACKETS))
    try:
        answer = json.loads(line.decode("utf-8"))
    except ValueError:
        said = quoted(line.decode("utf-8", "replace"))
        raise BotFailed(Message("bot-no-json", bot=name, line=said)) from None
    if not isinstance(answer, dict):
        said = quoted(line.decode("utf-8"))
        raise BotFailed(Message("bot-no-object", bot=name, line=said))
    return answer


def checked(answer: Answer, name: str) -> Answer:
    """The answer, unless it says that there is none."""
    error = answer.get("error")
    if error is None:
        return answer
    why: Arg = tidy(str(answer.get("message", "")), 2 * LONGEST) or Message("bot-no-reason")
    if error == INVALID:
        raise BotFailed(Message("bot-invalid", bot=name, why=why), INVALID)
    if error == UNAVAILABLE:
        raise BotFailed(Message("bot-unavailable", bot=name, why=why), UNAVAILABLE)
    raise BotFailed(Message("bot-error", bot=name, error=tidy(str(error), LONGEST), why=why))


def quoted(line: str) -> str:
    return repr(tidy(line.strip(), LONGEST))


def tidy(words: str, longest: int) -> str:
    """What a bot says, on one line and without signs that a terminal would obey."""
    shown = words if len(words) <= longest else words[: longest - 1] + "…"
    return "".join(sign if sign.isprintable() else "�" for sign in shown)


def place_of(answer: object, options: Sequence[str], name: str) -> int:
    """A place or the words of an option."""
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(options):
        return answer
    if isinstance(answer, str) and answer in options:
        return options.index(answer)
    shown = quoted(json.dumps(answer, ensure_ascii=False))
    raise BotFailed(Message("bot-no-option", bot=name, answer=shown, count=len(options)))
