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
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from tintero.bots.seat import BotFailed, Seat
from tintero.rulebook.sources import Text

PROTOCOL = 1
SECONDS = 30.0
LONGEST = 60  # characters of a line that are quoted
INVALID, UNAVAILABLE = "invalid", "unavailable"

FAILURES = {
    "no_start": Text("{0} can't be started: {1}", "{0} no se puede arrancar: {1}"),
    "silent": Text("{0} did not answer in {1:g} s", "{0} no respondió en {1:g} s"),
    "ended": Text("{0} has ended", "{0} se ha cerrado"),
    "ended_with": Text(
        "{0} has ended with exit code {1}", "{0} se ha cerrado con el código de salida {1}"
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
        self.seed = seed
        self.seconds = seconds
        self.name = self.command[0]
        self._next = 0
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def __repr__(self) -> str:
        return f"ProcessBot({shlex.join(self.command)})"

    def __del__(self) -> None:
        self._end()

    # --- the bot ----------------------------------------------------------------------------------

    def choose(self, seat: Seat) -> int:
        view, words = seat.view.plain(), seat.labels
        question = {"ask": "choose", "decision": view["decision"], "options": words, "view": view}
        try:
            if self._process is None:
                self._start(seat.seat)
            return place_of(self._ask(question).get("choose"), words, self.name)
        except BotFailed:
            self._end()
            raise

    def close(self, outcome: str = "") -> None:
        """Say goodbye and end the process: `won`, `lost`, `drawn`, or nothing if it broke off."""
        if self._process is None:
            return
        try:
            self._send({"ask": "bye", "outcome": outcome})
            self._process.wait(timeout=2)
        except (BotFailed, subprocess.TimeoutExpired):
            pass
        self._end()

    # --- the line -------------------------------------------------------------------------------

    def _start(self, seat: int) -> None:
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise failed("no_start", self.name, why) from None
        self._lines = queue.Queue()
        reader = threading.Thread(target=read_lines, args=(self._process, self._lines), daemon=True)
        reader.start()
        hello = {"ask": "hello", "protocol": PROTOCOL, "seat": seat, "seed": self.seed}
        self.name = str(self._ask(hello).get("name", self.name))

    def _end(self) -> None:
        process = getattr(self, "_process", None)
        if process is None:
            return
        self._process = None
        if process.poll() is None:
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):  # what it was to be told can't be told any more
                    stream.close()

    def _send(self, request: dict[str, Any]) -> int:
        assert self._process is not None and self._process.stdin is not None
        self._next += 1
        try:
            self._process.stdin.write(json.dumps({"id": self._next, **request}) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None
        return self._next

    def _ask(self, request: dict[str, Any]) -> Answer:
        wanted = self._send(request)
        while True:
            try:
                line = self._lines.get(timeout=self.seconds)
            except queue.Empty:
                raise failed("silent", self.name, self.seconds) from None
            if line is None:
                raise self._ended()
            answer = read_answer(line, self.name)
            if answer.get("id") == wanted:  # else it is late, for an earlier question
                return checked(answer, self.name)

    def _ended(self) -> BotFailed:
        try:
            code = self._process.wait(timeout=1) if self._process is not None else None
        except subprocess.TimeoutExpired:
            code = None
        return failed("ended" if code is None else "ended_with", self.name, code)


def read_lines(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    """What the process says, line by line; None once it says no more."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.put(line)
    except ValueError:
        pass  # closed while reading
    lines.put(None)


def read_answer(line: str, name: str) -> Answer:
    try:
        answer = json.loads(line)
    except ValueError:
        raise failed("no_json", name, quoted(line)) from None
    if not isinstance(answer, dict):
        raise failed("no_object", name, quoted(line))
    return answer


def checked(answer: Answer, name: str) -> Answer:
    """The answer, unless it says that there is none."""
    error = answer.get("error")
    if error is None:
        return answer
    message = str(answer.get("message", "")) or "no reason given"
    if error in (INVALID, UNAVAILABLE):
        raise failed(error, name, message, code=error)
    raise failed("error", name, error, message)


def quoted(line: str) -> str:
    line = line.strip()
    return repr(line if len(line) <= LONGEST else line[: LONGEST - 1] + "…")


def place_of(answer: object, options: Sequence[str], name: str) -> int:
    """A place or the words of an option."""
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(options):
        return answer
    if isinstance(answer, str) and answer in options:
        return options.index(answer)
    shown = quoted(json.dumps(answer, ensure_ascii=False))
    raise failed("no_option", name, shown, len(options))
