"""Lasting effects of a position: a small vocabulary, written onto cards in play and read off them.

An effect that lasts is plain data that points into the programs of the pool (so that it can be
saved), so each is borrowed from a card that makes such effects; only the number is the scene's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from tintero import limits
from tintero.ability.abilities import Has
from tintero.ability.base import StaticEffect
from tintero.ability.statics import Cant, Gain, Modify
from tintero.cards.pool import key
from tintero.messages import CardNamed, Message, Problem
from tintero.rules import actives
from tintero.scene.model import Lasting
from tintero.state.objects import Active, Card
from tintero.state.state import S, State
from tintero.views.naming import keyword_text
from tintero.vocab import KEYWORD_NAMES, NONE, STACKING_KEYWORDS, Deny, Stat, Until

NUMBERS = ("strength", "willpower", "lore")
STATS = {"strength": Stat.STRENGTH, "willpower": Stat.WILLPOWER, "lore": Stat.LORE}
CANT = {
    "quest": Deny.QUEST,
    "challenge": Deny.CHALLENGE,
    "be challenged": Deny.BE_CHALLENGED,
    "ready": Deny.READY_AT_START,
    "be chosen": Deny.BE_CHOSEN,
    "sing": Deny.SING,
}
UNTIL = {
    "end of turn": Until.END_OF_TURN,
    "start of your next turn": Until.YOUR_NEXT_TURN,
    "their next turn": Until.THEIR_NEXT_TURN,
    "forever": Until.FOREVER,
    "while in play": Until.WHILE_IN_PLAY,
    # said otherwise
    "this turn": Until.END_OF_TURN,
    "your next turn": Until.YOUR_NEXT_TURN,
}
MADE = THIS_TURN, EARLIER = "this turn", "earlier"
_KEYWORD = re.compile(r"^(.*?)\s*\+?(\d+)?$")


class NotInPool(Problem, ValueError):
    """No card of the pool hands out this effect, so a position cannot hold it."""


def keyword_of(text: str) -> tuple[int, int]:
    """`Resist +2` as the keyword and its number (0: none written)."""
    found = _KEYWORD.match(text.strip()[: limits.NAME])
    name = key(found[1] if found else text)
    for keyword, printed in enumerate(KEYWORD_NAMES):
        if key(printed) == name:
            return (keyword, limits.number(found[2] or "0") if found else 0)
    raise NotInPool(Message("scene-no-keyword", text=repr(text)))


def lay(s: State, entry: Lasting, player: int, find: Callable[[str], Card]) -> None:
    """Begin the effects of one entry, made by `player`. Only while a position is set up."""
    targets = [find(name) for name in entry.to]
    source = find(entry.by) if entry.by else targets[0]
    until = UNTIL[entry.until]
    now = s.scalars[S.TURN]
    if (entry.made or usually_made(s, player)) == EARLIER:
        s.scalars[S.TURN] = max(0, now - 1)
    groups: dict[int, list[int]] = {}
    for card in targets:
        whose = card.owner if until == Until.THEIR_NEXT_TURN else player
        groups.setdefault(whose, []).append(card.ref())
    for (index, static), amount in _effects(s, entry):
        for whose, refs in groups.items():
            actives.make(
                s, s.programs[index].statics[static], index, static, source.id, source.inc,
                player, until, whose, tuple(refs), True, amount, None, NONE,
            )  # fmt: skip
    s.scalars[S.TURN] = now


def usually_made(s: State, player: int) -> str:
    """What somebody else made was made in an earlier turn than this one."""
    return THIS_TURN if player == s.active else EARLIER


def _effects(s: State, entry: Lasting) -> Iterator[tuple[tuple[int, int], int]]:
    """Where in the programs each part of the entry is written, and its number."""
    amounts = {"strength": entry.strength, "willpower": entry.willpower, "lore": entry.lore}
    for name, amount in amounts.items():
        if amount:
            yield (_borrow(s, name, partial(_modifies, STATS[name])), amount)
    for text in entry.gains:
        keyword, n = keyword_of(text)
        try:
            yield (_borrow(s, text, partial(_grants, keyword, n)), 1)
        except NotInPool:
            if keyword not in STACKING_KEYWORDS or n < 2:
                raise
            single = _borrow(s, text, partial(_grants, keyword, 1))
            for _ in range(min(n, limits.CARDS)):
                yield (single, 1)
    for text in entry.cant:
        yield (_borrow(s, f"can't {text}", partial(_forbids, CANT[text])), NONE)


def _modifies(stat: int, e: StaticEffect) -> bool:
    return isinstance(e, Modify) and e.stat == stat


def _grants(keyword: int, n: int, e: StaticEffect) -> bool:
    if not isinstance(e, Gain) or not isinstance(e.ability, Has) or e.times != 1:
        return False
    return (e.ability.keyword, e.ability.n) == (keyword, n)


def _forbids(deny: int, e: StaticEffect) -> bool:
    return isinstance(e, Cant) and e.deny == deny and e.against is None and e.players == NONE


def _borrow(s: State, what: str, test: Callable[[StaticEffect], bool]) -> tuple[int, int]:
    """The first unconditional static effect of the pool that is of this kind."""
    for program in s.programs:
        granted = {child for static in program.statics for child in static.children}
        for place, static in enumerate(program.statics):
            if static.condition is None and place not in granted and test(static.effect):
                return (program.index, place)
    raise NotInPool(Message("scene-not-given", what=repr(what)))


# --- and back -------------------------------------------------------------------------------------


class Inexpressible(Problem, ValueError):
    """A lasting effect that has no words in a scene."""


def read_off(s: State, name: Callable[[Card], str]) -> Iterator[tuple[int, Lasting]]:
    """The lasting effects of a state, each with the player who made it."""
    for a in s.actives:
        if a.until == NONE or a.parent != NONE:
            continue
        cards = [c for c in (s.card_of(ref) for ref in a.targets) if c is not None]
        if not a.frozen or a.condition is not None:
            card = CardNamed(s.programs[a.index].full_name)
            raise Inexpressible(Message("scene-goes-on", card=card))
        if not cards:
            continue
        to = tuple(name(c) for c in cards)
        until = next(word for word, value in UNTIL.items() if value == a.until)
        source = s.cards[a.source]
        by = "" if source is cards[0] else name(source)
        entry = _said(s, a, to, until, by)
        made = THIS_TURN if a.turn == s.turn else EARLIER
        if a.until == Until.THEIR_NEXT_TURN and made != usually_made(s, a.player):
            entry = replace(entry, made=made)
        yield (a.player, entry)


def _said(s: State, a: Active, to: tuple[str, ...], until: str, by: str) -> Lasting:
    effect = a.effect
    if isinstance(effect, Modify):
        if effect.stat in STATS.values():
            n = {effect.stat: a.amount}
            return Lasting(
                to, n.get(Stat.STRENGTH, 0), n.get(Stat.WILLPOWER, 0), n.get(Stat.LORE, 0),
                until=until, by=by,
            )  # fmt: skip
    if isinstance(effect, Gain) and isinstance(effect.ability, Has):
        has = effect.ability
        each = has.n * max(1, a.amount)
        text = keyword_text(KEYWORD_NAMES[has.keyword], each)
        return Lasting(to, gains=(text,), until=until, by=by)
    if isinstance(effect, Cant) and effect.against is None:
        for word, deny in CANT.items():
            if deny == effect.deny:
                return Lasting(to, cant=(word,), until=until, by=by)
    card, whom = CardNamed(s.programs[a.index].full_name), ", ".join(to)
    raise Inexpressible(Message("scene-effect-on", card=card, cards=whom))
