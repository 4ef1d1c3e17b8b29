"""The words of a message as Fluent has parsed them, made ready to be filled in many times.

`fluent.runtime` fills in a sentence in a tenth of a millisecond and gives one string. A game has
thousands of sentences, and a page wants to know which piece is a card: so the syntax comes from
Fluent, and what catalogues use of it is carried out here. Functions and attributes are not used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, final

from tintero.messages.message import Arg

FALLBACK: Final = "en"


@final
@dataclass(frozen=True, slots=True)
class PatternArg:
    """`{ $name }`"""

    name: str


@final
@dataclass(frozen=True, slots=True)
class PatternEntry:
    """`{ message }` or `{ -term(key: "value") }`; a term knows only what it is given here."""

    id: str
    args: Mapping[str, Arg] | None


@final
@dataclass(frozen=True, slots=True)
class PatternChoice:
    """`{ $name -> [key] … *[other] … }`: by a word, a number or its plural category."""

    name: str
    variants: Mapping[str | float, Pattern]
    default: Pattern


Pattern = tuple["str | PatternArg | PatternEntry | PatternChoice", ...]


class NotUsed(Exception):
    """Something of Fluent that the catalogues do without."""


def read(pattern: Any) -> Pattern:
    """A pattern of `fluent.syntax`."""
    return tuple(_element(part) for part in pattern.elements)


def _element(part: Any) -> str | PatternArg | PatternEntry | PatternChoice:
    kind = type(part).__name__
    if kind == "TextElement":
        return str(part.value)
    if kind == "Placeable":
        return _element(part.expression)
    if kind in ("StringLiteral", "NumberLiteral"):
        return str(part.parse()["value"]) if kind == "StringLiteral" else str(part.value)
    if kind == "VariableReference":
        return PatternArg(part.id.name)
    if kind == "MessageReference" and part.attribute is None:
        return PatternEntry(part.id.name, None)
    if kind == "TermReference" and part.attribute is None:
        named = part.arguments.named if part.arguments is not None else []
        return PatternEntry(
            f"-{part.id.name}", {arg.name.name: _literal(arg.value) for arg in named}
        )
    if kind == "SelectExpression" and type(part.selector).__name__ == "VariableReference":
        variants: dict[str | float, Pattern] = {}
        default: Pattern = ()
        for variant in part.variants:
            words = read(variant.value)
            variants[_key(variant.key)] = words
            if variant.default:
                default = words
        return PatternChoice(part.selector.id.name, variants, default)
    raise NotUsed(kind)


def _literal(value: Any) -> Arg:
    parsed = value.parse()["value"]
    return parsed if isinstance(parsed, (str, int, float)) else str(parsed)


def _key(key: Any) -> str | float:
    return str(key.name) if type(key).__name__ == "Identifier" else float(key.value)


def chosen(choice: PatternChoice, value: Arg, lang: str) -> Pattern:
    """The variant for what was given; a number's own before the one of its category."""
    variants = choice.variants
    if isinstance(value, str):
        return variants.get(value, choice.default)
    if isinstance(value, (int, float)):
        if value in variants:
            return variants[value]
        return variants.get(_plural(lang)(value), choice.default)
    return choice.default


@cache
def _plural(lang: str) -> Any:
    return _locale(lang).plural_form


@cache
def _locale(lang: str) -> Any:
    """What is known of the numbers of a language; of one that nobody knows, as in English."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(lang.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK)


def number(value: int | float, lang: str) -> str:
    """A number as a language writes it.

    >>> number(1200, "es"), number(0.25, "es")
    ('1200', '0,25')
    """
    if isinstance(value, int):
        return str(value)
    from babel.numbers import format_decimal

    return str(format_decimal(value, locale=_locale(lang), group_separator=False))


def decimal(value: float, lang: str, digits: int = 1) -> str:
    """A number with that many digits behind the point, as a language writes it.

    >>> decimal(17.84, "en"), decimal(17.84, "es"), decimal(2.0, "es", 0)
    ('17.8', '17,8', '2')
    """
    text = f"{value:.{digits}f}"
    if not digits:
        return text
    from babel.numbers import get_decimal_symbol

    return text.replace(".", str(get_decimal_symbol(_locale(lang))))
