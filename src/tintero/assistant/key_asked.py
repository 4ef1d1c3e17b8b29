"""A key before the tools: over HTTP only who has it is heard (`Authorization: Bearer KEY`)."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tintero.messages import Message, Problem, say

SHORTEST: Final = 16  # letters: a key is made by a program, not thought of
SCHEME: Final = "bearer "


class BadKey(Problem, ValueError):
    """A key that is no key."""


def checked_key(key: str) -> str:
    if len(key) < SHORTEST or not key.isascii() or not key.isprintable() or " " in key:
        raise BadKey(Message("mcp-bad-key", least=SHORTEST))
    return key


class KeyAsked:
    """Everything but the server's own start and end waits for the key. Hashes of one length are
    compared, in a time that does not tell how much of it was right."""

    def __init__(self, app: ASGIApp, key: str, lang: str = "en") -> None:
        self.app = app
        self.lang = lang
        self._key = sha256(checked_key(key).encode()).digest()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.opens(given_key(scope)):
            await self.app(scope, receive, send)
            return
        refusal = JSONResponse(
            {"error": say(Message("mcp-key"), self.lang)},
            status_code=401,
            headers={"WWW-Authenticate": 'Bearer realm="tintero"'},
        )
        await refusal(scope, receive, send)

    def opens(self, given: bytes) -> bool:
        return compare_digest(sha256(given).digest(), self._key)


def given_key(scope: Scope) -> bytes:
    """What stands behind `Bearer`, b"" where nothing does."""
    for name, value in scope.get("headers", ()):
        if name == b"authorization" and value[: len(SCHEME)].lower() == SCHEME.encode():
            return bytes(value[len(SCHEME) :].strip())
    return b""
