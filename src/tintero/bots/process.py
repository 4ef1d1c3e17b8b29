"""A bot in another process, over its standard input and output: one JSON object to a line.

We say, each with the `id` it must answer with:

    {"id": 1, "ask": "hello", "protocol": 1, "seat": 0, "seed": 7}
    {"id": 2, "ask": "choose", "decision": {…}, "options": ["quest Simba", …], "view": {…}}
    {"id": 9, "ask": "bye", "outcome": "won"}

It answers `{"id": 2, "choose": 3}`, the place of an option, or its words; to hello it answers
`{"id": 1, "name": "…"}`. `{"id": 2, "error": "invalid", …}` says that our request made no sense to
it, `"unavailable"` that it can't answer now. Lines on its standard error are for people.
"""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from tintero.bots.seat import Seat

PROTOCOL = 1
SECONDS = 30.0


class BotFailed(RuntimeError):
    """The other process crashed, did not answer in time, or answered nonsense. The game stands."""


class ProcessBot:
    """Speaks the line protocol with a command."""

    def __init__(self, command: Sequence[str], seed: int = 0, seconds: float = SECONDS) -> None:
        self.command = tuple(command)
        self.seed = seed
        self.seconds = seconds
        self.name = self.command[0]
        self._next = 0
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def __repr__(self) -> str:
        return f"ProcessBot({' '.join(self.command)})"

    # --- the bot ----------------------------------------------------------------------------------

    def choose(self, seat: Seat) -> int:
        if self._process is None:
            self._start(seat.seat)
        words = seat.labels
        answer = self._ask(
            {
                "ask": "choose",
                "decision": seat.view.plain()["decision"],
                "options": words,
                "view": seat.view.plain(),
            }
        )
        return place_of(answer.get("choose"), words, self.name)

    def close(self, outcome: str = "") -> None:
        """Say goodbye and end the process."""
        if self._process is None:
            return
        try:
            self._send({"ask": "bye", "outcome": outcome})
            self._process.wait(timeout=2)
        except (BotFailed, subprocess.TimeoutExpired):
            self._process.kill()
        self._process = None

    # --- the line -------------------------------------------------------------------------------

    def _start(self, seat: int) -> None:
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as error:
            raise BotFailed(f"{self.name} can't be started: {error.strerror}") from None
        threading.Thread(target=self._read, args=(self._process,), daemon=True).start()
        hello = {"ask": "hello", "protocol": PROTOCOL, "seat": seat, "seed": self.seed}
        self.name = str(self._ask(hello).get("name", self.name))

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _send(self, request: dict[str, Any]) -> int:
        assert self._process is not None and self._process.stdin is not None
        self._next += 1
        try:
            self._process.stdin.write(json.dumps({"id": self._next, **request}) + "\n")
            self._process.stdin.flush()
        except (BrokenPipeError, OSError, ValueError):
            raise BotFailed(f"{self.name} has ended") from None
        return self._next

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        wanted = self._send(request)
        while True:
            try:
                line = self._lines.get(timeout=self.seconds)
            except queue.Empty:
                raise BotFailed(f"{self.name} did not answer in {self.seconds:g} s") from None
            if line is None:
                raise BotFailed(f"{self.name} has ended")
            try:
                answer = json.loads(line)
            except json.JSONDecodeError:
                raise BotFailed(f"{self.name} answered no JSON: {line.strip()[:60]!r}") from None
            if not isinstance(answer, dict):
                raise BotFailed(f"{self.name} answered no object: {line.strip()[:60]!r}")
            if answer.get("id") != wanted:
                continue  # late for an earlier question
            if "error" in answer:
                raise BotFailed(f"{self.name}: {answer['error']}: {answer.get('message', '')}")
            return answer


def place_of(answer: object, options: Sequence[str], name: str) -> int:
    """A place or the words of an option."""
    if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(options):
        return answer
    if isinstance(answer, str) and answer in options:
        return options.index(answer)
    raise BotFailed(f"{name} chose {answer!r}, which is none of the {len(options)} options")
