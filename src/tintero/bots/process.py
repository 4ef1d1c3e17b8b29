"""A bot in another process, over its standard input and output: one JSON object to a line.

We say, each with the `id` it must answer with:

    {"id": 1, "ask": "hello", "protocol": 1, "seat": 0, "seed": 7}
    {"id": 2, "ask": "choose", "decision": {…}, "options": ["quest Simba", …], "view": {…}}
    {"id": 9, "ask": "bye", "outcome": "won"}

It answers `{"id": 2, "choose": 3}`, the place of an option, or its words; to hello it answers
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
from tintero.rulebook.sources import Text

PROTOCOL = 1
SECONDS = 30.0  # for an answer, from the question on, whatever else is said in between
LEAVING = 2.0  # seconds between goodbye and the end
LONGEST = 60  # characters of a line that are quoted
LONGEST_NAME = 40
INVALID, UNAVAILABLE = "invalid", "unavailable"

FAILURES = {
    "no_start": Text("{0} can't be started: {1}", "{0} no se puede arrancar: {1}"),
    "silent": Text("{0} did not answer in {1:g} s", "{0} no respondió en {1:g} s"),
    "hung_up": Text("{0} has closed the line", "{0} ha cortado la comunicación"),
    "ended_with": Text(
        "{0} has ended with exit code {1}", "{0} se ha cerrado con el código de salida {1}"
    ),
    "too_much": Text(
        "{0} said more than {1} bytes instead of an answer",
        "{0} dijo más de {1} bytes en vez de responder",
    ),
    "too_deep": Text(
        "{0} answered with more than {1} brackets", "{0} respondió con más de {1} paréntesis"
    ),
    "deaf": Text(
        "{0} answered, but did not read the question in {1:g} s",
        "{0} respondió, pero no leyó la pregunta en {1:g} s",
    ),
    "protocol": Text("{0} speaks protocol {1}, not {2}", "{0} habla el protocolo {1}, no el {2}"),
    "no_system": Text(
        "{0}: bots in other processes need Linux, macOS or another Unix",
        "{0}: los bots en otros procesos necesitan Linux, macOS u otro Unix",
    ),
    "no_json": Text("{0} answered no JSON: {1}", "{0} no respondió en JSON: {1}"),
    "no_object": Text("{0} answered no object: {1}", "{0} no respondió con un objeto: {1}"),
    INVALID: Text(
        "{0} could make no sense of the question: {1}", "{0} no ha entendido la pregunta: {1}"
    ),
    UNAVAILABLE: Text("{0} can't answer now: {1}", "{0} no puede responder ahora: {1}"),
    "error": Text("{0}: {1}: {2}", "{0}: {1}: {2}"),
    "no_option": Text(
        "{0} chose {1}, which is none of the {2} options",
        "{0} eligió {1}, que no es ninguna de las {2} opciones",
    ),
}

Answer = dict[str, Any]


def failed(key: str, *values: object, code: str = "failed") -> BotFailed:
    text = FAILURES[key]
    return BotFailed(text.en.format(*values), code, text.es.format(*values))


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
        self._talking = threading.Lock()

    def __repr__(self) -> str:
        return f"ProcessBot({shlex.join(self.command)})"

    def __del__(self) -> None:
        if getattr(self, "_line", None) is not None:
            self._end()

    # --- the bot ----------------------------------------------------------------------------------

    def choose(self, seat: BotSeat) -> int:
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
            raise failed("no_system", self.name)
        try:
            self._line = BotLine(self.command, self.quiet)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise failed("no_start", self.name, why) from None
        hello = {"ask": "hello", "protocol": PROTOCOL, "seat": seat, "seed": self.seed}
        answer = self._ask(self._line, hello)
        spoken = answer.get("protocol", PROTOCOL)
        if type(spoken) is not int or spoken != PROTOCOL:
            raise failed("protocol", self.name, quoted(json.dumps(spoken)), PROTOCOL)
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
            key = "deaf" if answer else "silent"
            raise failed(key, self.name, self.seconds) from None
        except TooMuch as error:
            raise failed("too_much", self.name, error) from None
        except NotStarted as error:
            raise failed("no_start", self.name, error) from None
        except HungUp as error:
            key = "hung_up" if error.code is None else "ended_with"
            raise failed(key, self.name, error.code) from None
        return checked(answer, self.name)


def answers(answer: Answer, wanted: int) -> bool:
    """Whether it is the answer to the question of that id."""
    found = answer.get("id")
    return type(found) is int and found == wanted


def read_answer(line: bytes, name: str) -> Answer:
    if line.count(b"[") + line.count(b"{") > BOT_BRACKETS:
        raise failed("too_deep", name, BOT_BRACKETS)
    try:
        answer = json.loads(line.decode("utf-8"))
    except ValueError:
        raise failed("no_json", name, quoted(line.decode("utf-8", "replace"))) from None
    if not isinstance(answer, dict):
        raise failed("no_object", name, quoted(line.decode("utf-8")))
    return answer


def checked(answer: Answer, name: str) -> Answer:
    """The answer, unless it says that there is none."""
    error = answer.get("error")
    if error is None:
        return answer
    message = tidy(str(answer.get("message", "")), 2 * LONGEST) or "no reason given"
    if error in (INVALID, UNAVAILABLE):
        raise failed(error, name, message, code=error)
    raise failed("error", name, tidy(str(error), LONGEST), message)


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
    raise failed("no_option", name, shown, len(options))
