"""A review in words: lines for people, Markdown, and plain data."""

from __future__ import annotations

from math import ceil
from typing import Any

from tintero.messages import Listed, Message, PlayerNamed
from tintero.review.judging import Judged
from tintero.review.reviewing import Review


def percent(chance: float) -> int:
    return round(100 * chance)


def head(found: Review) -> Message:
    result = "open" if found.won is None else "won" if found.won else "lost"
    start, end = (found.curve[0][2], found.curve[-1][2]) if found.curve else (0.5, 0.5)
    return Message(
        "review-head",
        player=PlayerNamed(found.seat),
        decisions=found.decisions,
        start=percent(start),
        end=percent(end),
        result=result,
    )


def parts(found: Review) -> list[Message]:
    """What play, luck and the others were worth, in points of a hundred."""
    return [
        Message("review-play", points=signed(found.play)),
        Message("review-luck", points=signed(found.luck)),
        Message("review-rival", points=signed(found.rival)),
    ]


def signed(points: float) -> str:
    """
    >>> signed(0.123), signed(-0.051), signed(0.001)
    ('+12', '−5', '0')
    """
    whole = round(100 * points)
    return "0" if not whole else f"+{whole}" if whole > 0 else f"−{-whole}"


def loss(judged: Judged, number: int) -> Message:
    return Message(
        "review-loss",
        number=number,
        turn=judged.turn,
        at=judged.at,
        grade=judged.grade,
        done=judged.done_said,
        better=Listed(judged.line_said, "semicolon"),
        error=ceil(100 * judged.error),
        before=percent(judged.before),
        after=percent(judged.after),
    )


def lines(found: Review) -> list[Message]:
    worst = found.worst
    told = [loss(one, number) for number, one in enumerate(worst, 1)]
    return [head(found), *parts(found), *(told or [Message("review-no-loss")])]


def plain(found: Review) -> dict[str, Any]:
    return {
        "seat": found.seat + 1,
        "won": found.won,
        "decisions": found.decisions,
        "play": round(found.play, 4),
        "luck": round(found.luck, 4),
        "rival": round(found.rival, 4),
        "curve": [{"at": at, "turn": turn, "chance": round(c, 4)} for at, turn, c in found.curve],
        "losses": [
            {
                "at": one.at,
                "turn": one.turn,
                "grade": one.grade,
                "done": one.done,
                "better": one.better,
                "line": list(one.line),
                "loss": round(one.loss, 4),
                "error": round(one.error, 4),
                "before": round(one.before, 4),
                "after": round(one.after, 4),
            }
            for one in found.losses
        ],
    }
