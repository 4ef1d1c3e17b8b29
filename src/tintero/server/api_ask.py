"""Asking in words over HTTP: `GET /api/ask?q=…`."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from tintero.asking.reply import answer
from tintero.server.api_calls import HttpCall
from tintero.server.api_decks import rules_asked


async def ask_in_words(call: HttpCall) -> Response:
    """The first question makes the index, so all are answered beside the event loop."""
    rules = rules_asked(call)
    question = call.request.query_params.get("q", "")
    return call.said(await asyncio.to_thread(answer, question, call.lang, rules))
