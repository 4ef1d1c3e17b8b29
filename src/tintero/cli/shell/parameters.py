"""The words behind options and arguments as values, and what is said of those that are none.

Typer hands them to Pydantic, which takes a tenth of a second to be imported and answers in English.
Commands have texts, whole numbers, shares of 1, paths, choices, and lists of them, no more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_origin

import typer

from tintero import limits
from tintero.messages import Message, say

SHARE = re.compile(r"(?=.)[0-9]?(\.[0-9]{1,9})?")


class BadValue(typer.BadParameter):
    """A value that can't be used, with what would be right."""

    def __init__(self, problem: Message, ctx: Any, param: Any) -> None:
        super().__init__(say(problem), ctx=ctx, param=param)
        self.problem = problem


class Reader:
    """What Typer asks for the value of a parameter."""

    def __init__(self, name: str) -> None:
        self.name = name

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        several = param.multiple or param.nargs == -1
        if value is None:
            return () if several else None
        kind = param.type_descriptor.annotation
        if get_origin(kind) is list:
            return [self.one(word, get_args(kind)[0], param, ctx) for word in value]
        return self.one(value, kind, param, ctx)

    def one(self, value: Any, kind: Any, param: Any, ctx: Any) -> Any:
        if isinstance(value, kind):
            return value
        if kind is Path:
            return Path(value)
        if kind is int:
            return self.number(value, param, ctx)
        if kind is float:
            return self.share(value, param, ctx)
        assert issubclass(kind, Enum), kind
        for choice in kind:
            if value == choice.value:
                return choice
        known = ", ".join(str(choice.value) for choice in kind)
        problem = Message("typer-no-choice", name=self.name, value=value, known=known)
        raise BadValue(problem, ctx, param)

    def number(self, value: str, param: Any, ctx: Any) -> int:
        told = {"name": self.name, "value": value}
        least, most = param.min, param.max
        if least is None:
            problem = Message("typer-no-number", **told)
        elif most is None:
            problem = Message("typer-no-number-from", **told, least=least)
        else:
            problem = Message("typer-no-number-between", **told, least=least, most=most)
        digits = value.strip().removeprefix("-").removeprefix("+")
        if not digits.isdecimal() or len(digits) > limits.SEED_DIGITS:
            raise BadValue(problem, ctx, param)
        found = int(value)
        if (least is not None and found < least) or (most is not None and found > most):
            raise BadValue(problem, ctx, param)
        return found

    def share(self, value: str, param: Any, ctx: Any) -> float:
        """A share of 1, as 0.25."""
        if SHARE.fullmatch(value) is None or not 0 <= float(value) <= 1:
            raise BadValue(Message("typer-no-share", name=self.name, value=value), ctx, param)
        return float(value)


def known_texts(ctx: typer.Context, param: typer.CallbackParam, value: str | None) -> str | None:
    """The languages that cards can be read in: more than those of the program."""
    from tintero.ability.render.speakers import SPEAKERS

    return one_of(SPEAKERS, "--texts", value, ctx, param)


def one_of(
    known: Iterable[str],
    name: str,
    value: str | None,
    ctx: typer.Context,
    param: typer.CallbackParam,
) -> str | None:
    if value is None or value in (choices := list(known)):
        return value
    said = Message("typer-no-choice", name=name, value=value, known=", ".join(choices))
    raise BadValue(said, ctx, param)
