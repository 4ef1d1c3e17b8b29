"""Nobody waits longer than two seconds for a turn of a bot, at any table."""

from __future__ import annotations

import asyncio

import pytest

from tintero.bots.bot import names
from tintero.bots.ink_bot import InkBot
from tintero.cli.play.begin import seat_bots
from tintero.server.worker import BotQuestion
from tintero.server.workers import Workers
from tintero.table.plan import Plan

MOST = 2.0
pytestmark = pytest.mark.pure_only


def test_in_the_terminal() -> None:
    thinkers = [name for name in names() if name.startswith("ink")]
    assert len(thinkers) >= 5
    plan = Plan(("amber-steel",) * len(thinkers), dict(enumerate(thinkers)))
    for bot in seat_bots(plan, 1, "en").values():
        assert isinstance(bot, InkBot) and bot.seconds is not None and bot.seconds <= MOST


def test_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[BotQuestion] = []

    async def answer(self: Workers, question: BotQuestion) -> int | None:
        asked.append(question)
        return 1

    monkeypatch.setattr(Workers, "_answer", answer)

    async def ask() -> int:
        return await Workers(1).choose("ink-full", b"", 0, 3)

    assert asyncio.run(ask()) == 1
    assert [question.seconds <= MOST for question in asked] == [True]
