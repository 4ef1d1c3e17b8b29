"""Swallowed words: each word that changes what a text means must show in its abilities.

`audit(text, abilities)` counts words such as "other", "may" and "until" in a text and the nodes
that say them in its abilities. It knows nothing of the grammar, so that a rule which reads a word
and forgets it is found. Where a text says a word in another way, `signs.toml` lists the phrase
with its reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tintero.ability import conditions as c
from tintero.ability import effects as e
from tintero.ability import quantities as q
from tintero.ability import selectors as s
from tintero.ability import statics as t
from tintero.ability.abilities import Activated, DeckRule, Has, Static, Triggered
from tintero.ability.base import Ability, Node
from tintero.ability.filters import Filter, Relation
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, CardType, Keyword, Owner, Until

NON_CHARACTER: Final = (CardType.ACTION, CardType.ITEM, CardType.LOCATION)


# --- what says which word -----------------------------------------------------------------------


def other(node: Node) -> bool:
    if isinstance(node, c.Not):
        return isinstance(node.of, c.SameCard)
    return isinstance(node, s.YouAndAnother) or (isinstance(node, Filter) and node.other)


def negative(node: Node) -> int:
    """ "not", "no", "none", "without", and the words that end in "n't"."""
    if isinstance(node, Filter):
        return sum(
            (
                node.not_names != (),
                node.no_keyword != NONE,
                node.damaged == 0,
                node.song == 0,
                node.types == NON_CHARACTER,
            )
        )
    if isinstance(node, c.Have):
        return node.most == 0
    if isinstance(node, c.Compare):
        return node.op == Relation.EXACTLY and node.right == 0
    if isinstance(node, c.Not):
        return not isinstance(node.of, c.SameCard)
    if isinstance(node, e.IfYouDo):
        return node.otherwise is not None
    if isinstance(node, t.Instead):
        return node.effect is None
    if isinstance(node, e.Deal):
        return node.unreduced
    if isinstance(node, t.PlayFrom):
        return node.name_once
    if isinstance(node, Has):
        return node.keyword == Keyword.ADVENTUROUS
    return isinstance(node, NEGATIVE)


NEGATIVE: Final = (
    c.FirstTurnNotFirstPlayer,
    t.Cant,
    t.CantGain,
    t.ReadyLimit,
    t.Floor,
    t.PlayOnlyIf,
    t.ChallengeCost,
)


def instead(node: Node) -> bool:
    if isinstance(node, e.OneOf):
        return node.all_if is not None
    if isinstance(node, e.Play):
        return node.then_bottom
    return isinstance(node, (e.InsteadIf, t.Instead, t.DamageWith))


def unless(node: Node) -> bool:
    if isinstance(node, (t.Cant, Static)):
        test = node.if_ if isinstance(node, t.Cant) else node.condition
        parts = test.parts if isinstance(test, c.Both) else (test,)
        return any(isinstance(part, c.Not) for part in parts)
    if isinstance(node, e.If):
        return isinstance(node.condition, c.Not)
    return isinstance(node, (e.UnlessPays, t.PlayOnlyIf, t.ChallengeCost))


def may(node: Node) -> bool:
    """What somebody may do, and what is allowed."""
    if isinstance(node, (e.InsteadIf, t.Instead, t.EnterExerted)):
        return node.may
    if isinstance(node, t.PayLess):
        return node.once
    if isinstance(node, Activated):
        return node.sequential
    if isinstance(node, Has):
        return node.costs != ()
    return isinstance(node, ALLOWED)


ALLOWED: Final = (
    e.May,
    t.Can,
    t.PlayFor,
    t.PlayFrom,
    t.InkFrom,
    t.ExtraInk,
    t.UseForFree,
    t.ShiftBase,
    t.ActLimit,
    DeckRule,
)


def up_to(node: Node) -> bool:
    """ "up to", "any number": fewer are allowed."""
    if isinstance(node, DeckRule):
        return node.copies != NONE
    if isinstance(node, s.AnyPlayers):
        return True
    if isinstance(node, q.Sum):
        return any(isinstance(part, int) for part in node.parts)
    return isinstance(node, (s.Chosen, e.RemoveDamage, e.MoveDamage)) and node.up_to


def each(node: Node) -> bool:
    """ "each", "for each": a group, or a number that is counted."""
    if isinstance(node, When):
        return node.nth == 1 or node.kind in (Kind.TURN_START, Kind.TURN_END)
    if isinstance(node, c.YourTurn):
        return node.whose != Owner.YOURS
    if isinstance(node, (t.PayLess, t.TopFaceup)):
        return node.players != Owner.YOURS
    return isinstance(node, GROUPS)


GROUPS: Final = (
    s.EachOpponent,
    s.EachPlayer,
    s.YouAndAnother,
    s.All,
    c.AllAre,
    c.EveryPlayer,
    e.Repeat,
    e.PutUnderEach,
    t.ActLimit,
    q.Count,
    q.CountPlayers,
    q.Different,
    q.EventAmount,
    q.Greatest,
    q.Happened,
    q.HowMany,
    q.OpponentCount,
    q.Result,
    q.StatOf,
)


def only(node: Node) -> bool:
    if isinstance(node, c.Have):
        return node.least == node.most
    return isinstance(node, (DeckRule, t.ActLimit))


LASTING: Final = (e.Apply, e.Rule, e.Later, t.NextPlayed)


def this_turn(node: Node) -> bool:
    if isinstance(node, LASTING):
        return node.until == Until.END_OF_TURN
    if isinstance(node, t.PayLess):
        return node.next
    return isinstance(node, (q.Happened, c.EventNth, c.HasDrops, t.NextPlayed))


def until(node: Node) -> bool:
    if isinstance(node, LASTING):
        return node.until == Until.YOUR_NEXT_TURN
    return isinstance(node, (q.Until_, q.DownTo, e.RevealUntil))


def once(node: Node) -> bool:
    if isinstance(node, (Triggered, Activated)):
        return node.limit > 0
    return isinstance(node, t.PayLess) and node.once


def their_next_turn(node: Node) -> bool:
    return isinstance(node, LASTING) and node.until == Until.THEIR_NEXT_TURN


def ordinal(node: Node) -> int:
    """ "the first time", "a second action"."""
    if isinstance(node, c.FirstTurnNotFirstPlayer):
        return 2
    if isinstance(node, When):
        return node.nth > 0
    if isinstance(node, t.Instead):
        return node.first
    return isinstance(node, c.EventNth)


def at_random(node: Node) -> bool:
    return isinstance(node, s.AtRandom) or (isinstance(node, e.Put) and node.random)


def total(node: Node) -> bool:
    if isinstance(node, s.Chosen):
        return node.total > 0
    return isinstance(node, e.RemoveDamage) and node.total


class Sign(NamedTuple):
    """A word, how it is found in a text, and how often a node says it."""

    word: str
    form: re.Pattern[str]
    shows: Callable[[Node], int]


SIGNS: Final = (
    Sign("other", re.compile(r"\b(?:an)?other\b"), other),
    Sign("not", re.compile(r"\bnot?\b|\bnone\b|\bwithout\b|n't\b|\bnon-"), negative),
    Sign("instead", re.compile(r"\binstead\b"), instead),
    Sign("unless", re.compile(r"\bunless\b"), unless),
    Sign("may", re.compile(r"\bmay\b|\bcan\b(?!')"), may),
    Sign("up to", re.compile(r"\bup to\b|\bany number\b"), up_to),
    Sign("each", re.compile(r"\beach\b"), each),
    Sign("only", re.compile(r"\bonly\b"), only),
    Sign("this turn", re.compile(r"\bthis turn\b"), this_turn),
    Sign("until", re.compile(r"\buntil\b"), until),
    Sign("once", re.compile(r"\bonce\b|\btwice\b"), once),
    Sign("their next turn", re.compile(r"\b(?:their|its) next turn\b"), their_next_turn),
    Sign("first", re.compile(r"\b(?:first|second|third)\b"), ordinal),
    Sign("random", re.compile(r"\brandom\b"), at_random),
    Sign("total", re.compile(r"\btotal\b"), total),
)


# --- the audit ------------------------------------------------------------------------------------


class Excuse(NamedTuple):
    """A phrase in which a word need not show, and why."""

    word: str
    form: re.Pattern[str]
    why: str


@cache
def excuses() -> tuple[Excuse, ...]:
    listed = tomllib.loads(files("tintero.text").joinpath("signs.toml").read_text("utf-8"))
    return tuple(
        Excuse(one["word"], re.compile(one["phrase"]), one["why"]) for one in listed["excuse"]
    )


def audit(text: str, abilities: tuple[Ability, ...]) -> list[str]:
    """The words of the text that its abilities do not say, in words; nothing when all is well."""
    plain = " ".join(text.replace("’", "'").lower().split())
    parts = [node for ability in abilities for node in ability.walk()]
    found: list[str] = []
    for sign in SIGNS:
        said = len(sign.form.findall(plain))
        if not said:
            continue
        said -= sum(len(one.form.findall(plain)) for one in excuses() if one.word == sign.word)
        shown = sum(int(sign.shows(node)) for node in parts)
        if shown < said:
            found.append(f"“{sign.word}” is said {said} times and shows {shown} times")
    return found
