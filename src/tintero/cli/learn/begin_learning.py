"""Which lesson comes, what is done already, and the game with a coach."""

from __future__ import annotations

import sys

from tintero.bots import Bot
from tintero.cards.deck import Deck
from tintero.cli.learn.lesson_session import CoachSession, LessonSession, one_after_the_other
from tintero.cli.play.begin import play, seat_bots
from tintero.cli.shell.output import echo
from tintero.cli.shell.terminal import table_console
from tintero.learn import LESSONS, LessonTable, lesson_named
from tintero.learn.done_list import LEARNT
from tintero.messages import Message, say
from tintero.table.plan import Plan
from tintero.table.sitting import Sitting, Start

GAME = "game"
DECKS, BOT = ("amber-steel", "ruby-amethyst"), "random"


def contents(lang: str) -> None:
    done = LEARNT.names()
    echo(say(Message("learn-list-head", done=len(done), count=len(LESSONS)), lang))
    for number, name in enumerate(LESSONS, 1):
        mark = "✓" if name in done else "·"
        title = lesson_named(name).words("title")
        row = Message("learn-list-row", mark=mark, number=f"{number:2}", title=title)
        echo(f"  {say(row, lang)} ({name})")
    echo(say(Message("learn-how", next=next_of(done)), lang))


def next_of(done: frozenset[str]) -> str:
    """The first lesson that is not done; the game after the last."""
    return next((name for name in LESSONS if name not in done), GAME)


def teach(name: str | None, lang: str) -> None:
    """One lesson after the other, from that one on, until somebody has had enough."""
    live = sys.stdin.isatty()
    start = name or next_of(LEARNT.names() if live else frozenset())
    if start == GAME:
        first_game(None, lang)
        return
    first = lesson_named(start)
    console = table_console()
    sessions = (
        LessonSession(LessonTable(lesson_named(each), lang), console)
        for each in LESSONS[first.number - 1 :]
    )
    if one_after_the_other(sessions, LEARNT):
        echo(say(Message("learn-all-done"), lang))


def first_game(seed: int | None, lang: str) -> None:
    plan = Plan(DECKS, {1: BOT}, free=True)
    start = Start.of([Deck.load(name) for name in DECKS], seed, "2.3", plan)

    def bots_of(plan: Plan) -> dict[int, Bot]:
        return seat_bots(plan, seed, lang)

    play(Sitting(start, plan, bots_of, lang), CoachSession)
