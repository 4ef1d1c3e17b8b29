"""What environments are asked that can't be, and how they say so."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from operator import index
from typing import Any

from tintero import limits
from tintero.messages import COMMA, Listed, Message, Problem
from tintero.views.observation import SLOTS


class IllegalPlace(Problem, ValueError):
    """An action that is not open. The environment stands as it stood."""


class WrongSetting(Problem, ValueError):
    """No environment, or no game of one, can be made with that."""


class NotBegun(Problem, AttributeError):
    """There is no game yet: `reset` begins one."""


class NoHistory(Problem, RuntimeError):
    """A bot wants to think at an environment that can't take anything back."""


def shown(given: object) -> str:
    """Something that was given, as it is quoted."""
    return limits.clipped(str(given))


def is_whole(given: object) -> bool:
    """Whether it is a whole number, of Python or of numpy."""
    try:
        index(given)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def as_place(given: object) -> int:
    """An action as a number; -1, which is never open, for what can't be one."""
    try:
        place = index(given)  # type: ignore[arg-type]
    except TypeError:
        return -1
    return place if 0 <= place < SLOTS else -1


def check_players(count: Any) -> None:
    if not is_whole(count) or not 2 <= count <= 6:
        raise WrongSetting(Message("env-seats", count=shown(count)))


def check_max_cycles(count: Any) -> None:
    if not is_whole(count) or count < 1:
        raise WrongSetting(Message("env-cycles", count=shown(count)))


def check_shaped(part: Any) -> None:
    if isinstance(part, str) or not isfinite(part):
        raise WrongSetting(Message("env-shaped", part=shown(part)))


def check_seat(seat: Any, players: int) -> None:
    """A seat, or None: any."""
    if seat is not None and not (is_whole(seat) and 0 <= seat < players):
        raise WrongSetting(Message("env-seat", seat=shown(seat), most=players - 1))


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    if mode is not None and mode not in modes:
        raise WrongSetting(Message("env-render", mode=shown(mode), modes=Listed(modes, COMMA)))


def check_count(name: str, count: Any) -> None:
    """So many games, so many processes."""
    if not is_whole(count) or count < 1:
        raise WrongSetting(Message("env-count", name=name, count=shown(count)))


def check_deck(deck: Any) -> None:
    """A deck is the cards, not the name of it."""
    if isinstance(deck, str):
        raise WrongSetting(Message("env-deck-text", text=shown(repr(deck))))
