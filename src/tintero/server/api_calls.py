"""One call over HTTP: what is asked is read within limits, what is wrong is said.

Whatever comes in, the answer is JSON with a fitting status, and what is wrong is a `ProblemSaid`
in the language asked for: by `?lang=`, by the body's `lang`, else by `Accept-Language`.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tintero import limits
from tintero.learn import NoLesson
from tintero.messages import FALLBACK, Message, Problem, languages
from tintero.puzzles import NoPuzzle
from tintero.rulebook import UnknownClause
from tintero.server.api_shapes import DeckFault, ProblemSaid
from tintero.server.database import Down, NoTable, StoreProblem, Unfit
from tintero.server.host import Host
from tintero.server.opening import SeatTaken, TooManyTables, Unfitting
from tintero.server.quotas import Quota, TokenBucket, network_of
from tintero.server.store import Store
from tintero.server.tokens import shard_of
from tintero.views.shapes import Shape

BODY_BYTES: Final = 64 * 1024
BODY_SECONDS: Final = 10.0
JSON: Final = "application/json; charset=utf-8"
FOREVER: Final = "public, max-age=31536000, immutable"
# Calls from one address, and of them those that make the engine work: replays, decks, the judge.
CALLS: Final = Quota(300, 30_000)
HEAVY_CALLS: Final = Quota(60, 30_000)
KNOWN_ADDRESSES: Final = 2_000  # then those at rest are forgotten

Given = TypeVar("Given")


class CallRefused(Problem):
    """An answer that is none: a status, and what is wrong."""

    def __init__(
        self, status: int, code: str, message: Message, rule: str = "",
        faults: Sequence[DeckFault] = (),
    ) -> None:  # fmt: skip
        super().__init__(message)
        self.status = status
        self.code = code
        self.rule = rule
        self.faults = tuple(faults)


def unreadable(message: Message) -> CallRefused:
    return CallRefused(400, "unreadable", message)


def not_found(message: Message) -> CallRefused:
    return CallRefused(404, "not found", message)


def refused(message: Message, rule: str = "", faults: Sequence[DeckFault] = ()) -> CallRefused:
    return CallRefused(409, "refused", message, rule, faults)


def too_much(message: Message) -> CallRefused:
    return CallRefused(429, "limit", message)


def of_problem(error: Problem) -> CallRefused:
    """What an error of ours is over HTTP."""
    if isinstance(error, CallRefused):
        return error
    if isinstance(error, (NoTable, NoLesson, NoPuzzle, UnknownClause)):
        return not_found(error.message)
    if isinstance(error, Unfit):
        return unreadable(error.message)
    if isinstance(error, Unfitting):
        return CallRefused(400, "refused", error.message, faults=error.faults)
    if isinstance(error, SeatTaken):
        return refused(error.message)
    if isinstance(error, TooManyTables):
        return too_much(error.message)
    if isinstance(error, Down):  # why is for whoever runs it
        return CallRefused(503, "later", Message("api-later"))
    if isinstance(error, StoreProblem):
        return CallRefused(503, "later", error.message)
    return unreadable(error.message)


class CallLimits:
    """How often each address may call."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[TokenBucket, TokenBucket]] = {}

    def take(self, address: str, heavy: bool, now_ms: int) -> bool:
        key = network_of(address)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KNOWN_ADDRESSES:
                self._forget(now_ms)
            found = TokenBucket(CALLS, now_ms), TokenBucket(HEAVY_CALLS, now_ms)
            self._known[key] = found
        return found[0].take(now_ms) and (not heavy or found[1].take(now_ms))

    def _forget(self, now_ms: int) -> None:
        kept = {k: b for k, b in self._known.items() if not all(x.full(now_ms) for x in b)}
        # If all are busy, whoever came first starts anew: memory is bounded either way.
        self._known = kept if len(kept) < KNOWN_ADDRESSES else {}


class HttpCall:
    """A request that is being answered."""

    def __init__(self, request: Request, host: Host) -> None:
        self.request = request
        self.host = host
        self.lang = language_of(
            request.query_params.get("lang", ""), request.headers.get("accept-language", "")
        )

    @property
    def store(self) -> Store:
        return self.host.store

    @property
    def address(self) -> str:
        client = self.request.client
        return client.host if client is not None else ""

    # --- reading ----------------------------------------------------------------------------------

    async def body(self, type: type[Given]) -> Given:
        """What was sent, as that."""
        data = await self._bytes()
        try:
            found = msgspec.json.decode(data, type=type)
        except msgspec.ValidationError as error:
            raise unreadable(invalid(str(error))) from None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise unreadable(Message("api-no-json")) from None
        said = getattr(found, "lang", "")
        if said in languages() and "lang" not in self.request.query_params:
            self.lang = said
        return found

    async def _bytes(self) -> bytes:
        declared = self.request.headers.get("content-length", "")
        if declared.isdecimal() and limits.number(declared) > BODY_BYTES:
            raise self._too_long()
        data = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                async for chunk in self.request.stream():
                    data += chunk
                    if len(data) > BODY_BYTES:
                        raise self._too_long()
        except TimeoutError:
            raise CallRefused(408, "limit", Message("api-slow")) from None
        except ClientDisconnect:
            raise unreadable(Message("api-no-json")) from None
        return bytes(data)

    def _too_long(self) -> CallRefused:
        return CallRefused(413, "limit", Message("api-long", most=BODY_BYTES))

    @property
    def table(self) -> str:
        """The table that the path names; 404 if that can be no name."""
        found: str = self.request.path_params["id"]
        if shard_of(found) is None:
            raise not_found(Message("store-no-table", table=limits.clipped(found, 40)))
        return found

    def number(self, name: str, usual: int | None, least: int, most: int) -> int:
        """A number of the path or the query."""
        text = self.request.path_params.get(name, self.request.query_params.get(name))
        if text is None and usual is not None:
            return usual
        text = text or ""
        if not re.fullmatch(r"-?[0-9]{1,9}", text) or not least <= int(text) <= most:
            quoted = limits.clipped(text, 40)
            told = Message("api-parameter", name=name, value=quoted, least=least, most=most)
            raise unreadable(told)
        return int(text)

    # --- answering --------------------------------------------------------------------------------

    def said(self, shape: Shape, status: int = 200, people: Sequence[str] = ()) -> Response:
        return answered(shape.bytes(self.lang, people), status)

    def file(self, packed: bytes, mark: str, forever: bool = True) -> Response:
        """A gzipped file of JSON, which whoever has the same need not be sent; `forever`: its
        address never means another."""
        headers = {
            "ETag": f'"{mark}"',
            "Cache-Control": FOREVER if forever else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if self.request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        if "gzip" in self.request.headers.get("accept-encoding", ""):
            return Response(packed, 200, headers | {"Content-Encoding": "gzip"}, JSON)
        return Response(gzip.decompress(packed), 200, headers, JSON)

    def problem(self, error: CallRefused) -> Response:
        return problem_said(error, self.lang)


def answered(data: bytes, status: int = 200, kind: str = JSON) -> Response:
    """Nothing here is to be kept by who passes it on."""
    return Response(data, status, {"Cache-Control": "no-store"}, kind)


def problem_said(error: CallRefused, lang: str) -> Response:
    said = ProblemSaid(error.code, error.message, error.rule, error.faults)
    response = answered(said.bytes(lang), error.status)
    if error.status == 429:
        response.headers["Retry-After"] = "10"
    return response


# --- languages ------------------------------------------------------------------------------------


def language_of(asked: str, accepted: str) -> str:
    """The language that is asked for, else the first accepted one that there is.

    >>> language_of("", "de;q=0.9, es-MX;q=0.8, en;q=0.7"), language_of("en", "es")
    ('es', 'en')
    """
    known = languages()
    if asked in known:
        return asked
    wanted: list[tuple[float, str]] = []
    for part in accepted[: limits.NAME].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wanted.append((-weight, name.partition("-")[0].strip().lower()))
    wanted.sort(key=lambda one: one[0])
    return next((name for _, name in wanted if name in known), FALLBACK)


# --- what can't be read ---------------------------------------------------------------------------

_WHERE: Final = re.compile(r"^(.*?)(?: - at `(.*)`)?$", re.DOTALL)
_TOLD: Final = (
    (re.compile(r"^Object contains unknown field `(.*)`$"), "api-unknown-field"),
    (re.compile(r"^Object missing required field `(.*)`$"), "api-missing-field"),
    (re.compile(r"^Invalid enum value (.*)$"), "api-not-among"),
    (re.compile(r"^Expected `(.*)`, got `.*`$"), "api-expected"),
    (re.compile(r"^Expected (.*)$"), "api-expected"),
)


def invalid(text: str) -> Message:
    """What is wrong with a body, by what the reader of JSON says of it.

    >>> invalid("Object contains unknown field `x` - at `$.seats[0]`")
    Message('api-unknown-field', what='x', where='$.seats[0]')
    """
    found = _WHERE.match(text)
    told, where = (found[1], found[2] or "$") if found else (text, "$")
    for pattern, id in _TOLD:
        what = pattern.match(told)
        if what is not None:
            what_said = limits.clipped(what[1].replace("`", ""))
            return Message(id, what=what_said, where=limits.clipped(where))
    return Message("api-odd", what=limits.clipped(told), where=limits.clipped(where))
