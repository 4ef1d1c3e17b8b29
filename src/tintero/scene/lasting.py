"""Lasting effects of a position: a small vocabulary, written onto cards in play and read off them.

An effect that lasts is plain data that points into the programs of the pool (so that it can be
saved), so each is borrowed from a card that makes such effects; only the number is the scene's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tintero.ability.abilities import Has
from tintero.ability.base import StaticEffect
from tintero.ability.statics import Cant, Gain, Modify
from tintero.cards.pool import key
from tintero.rules import actives
from tintero.scene.model import Lasting
from tintero.state.objects import Active, Card
from tintero.state.state import State
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
    # said otherwise
    "this turn": Until.END_OF_TURN,
    "your next turn": Until.YOUR_NEXT_TURN,
}
_KEYWORD = re.compile(r"^(.*?)\s*\+?(\d+)?$")


class NotInPool(ValueError):
    """No card of the pool hands out this effect, so a position cannot hold it."""


def keyword_of(text: str) -> tuple[int, int]:
    """`Resist +2` as the keyword and its number (0: none written)."""
    found = _KEYWORD.match(text.strip())
    name = key(found[1] if found else text)
    for keyword, printed in enumerate(KEYWORD_NAMES):
        if key(printed) == name:
            return (keyword, int(found[2] or 0) if found else 0)
    raise NotInPool(f"there is no keyword {text!r}")


def lay(s: State, entry: Lasting, player: int, find: Callable[[str], Card]) -> None:
    """Begin the effects of one entry, made by `player`."""
    targets = [find(name) for name in entry.to]
    source = find(entry.by) if entry.by else targets[0]
    until = UNTIL[entry.until]
    for effect, amount in _effects(s, entry):
        index, static = effect
        for card in targets:
            whose = card.owner if until == Until.THEIR_NEXT_TURN else player
            made = actives.make(
                s, s.programs[index].statics[static], index, static, source.id, source.inc,
                player, until, whose, (card.ref(),), True, amount, None,
            )  # fmt: skip
            _date(s, made, player)


def _date(s: State, made: Active, player: int) -> None:
    """What somebody else made was made in an earlier turn than this one."""
    if player == s.active or made.turn == 0:
        return
    for a in [a for a in s.actives if a.id == made.id or a.parent == made.id]:
        s.remove_active(a)
        s.add_active(
            Active(
                a.id,
                a.bucket,
                a.index,
                a.static,
                a.source,
                a.inc,
                a.player,
                a.until,
                a.whose,
                a.turn - 1,
                a.targets,
                a.frozen,
                a.granted,
                a.amount,
                a.parent,
                a.slots,
                a.event,
                a.effect,
                a.condition,
                a.group,
                a.ability,
                a.outer,
            )  # fmt: skip
        )


def _effects(s: State, entry: Lasting) -> Iterator[tuple[tuple[int, int], int]]:
    """Where in the programs each part of the entry is written, and its number."""
    for name, stat in STATS.items():
        amount = {"strength": entry.strength, "willpower": entry.willpower, "lore": entry.lore}
        if amount[name]:
            yield (_borrow(s, name, lambda e, stat=stat: _modifies(e, stat)), amount[name])
    for text in entry.gains:
        keyword, n = keyword_of(text)
        try:
            yield (_borrow(s, text, lambda e, k=keyword, n=n: _grants(e, k, n)), 1)
        except NotInPool:
            if keyword not in STACKING_KEYWORDS or n < 2:
                raise
            single = _borrow(s, text, lambda e, k=keyword: _grants(e, k, 1))
            for _ in range(n):
                yield (single, 1)
    for text in entry.cant:
        yield (_borrow(s, f"can't {text}", lambda e, t=text: _forbids(e, CANT[t])), NONE)


def _modifies(e: StaticEffect, stat: int) -> bool:
    return isinstance(e, Modify) and e.stat == stat


def _grants(e: StaticEffect, keyword: int, n: int) -> bool:
    if not isinstance(e, Gain) or not isinstance(e.ability, Has) or e.times != 1:
        return False
    return (e.ability.keyword, e.ability.n) == (keyword, n)


def _forbids(e: StaticEffect, deny: int) -> bool:
    return isinstance(e, Cant) and e.deny == deny and e.against is None and e.players == NONE


def _borrow(s: State, what: str, test: Callable[[StaticEffect], bool]) -> tuple[int, int]:
    """The first unconditional static effect of the pool that is of this kind."""
    for program in s.programs:
        granted = {child for static in program.statics for child in static.children}
        for place, static in enumerate(program.statics):
            if static.condition is None and place not in granted and test(static.effect):
                return (program.index, place)
    raise NotInPool(f"no card of the pool gives {what!r} for a while")


# --- and back -------------------------------------------------------------------------------------


class Inexpressible(ValueError):
    """A lasting effect that has no words in a scene."""


def read_off(s: State, name: Callable[[Card], str]) -> Iterator[tuple[int, Lasting]]:
    """The lasting effects of a state, each with the player who made it."""
    for a in s.actives:
        if a.until == NONE or a.parent != NONE:
            continue
        cards = [c for c in (s.card_of(ref) for ref in a.targets) if c is not None]
        if not a.frozen or a.condition is not None:
            raise Inexpressible(f"an effect of {s.programs[a.index].full_name} that goes on")
        if not cards:
            continue
        to = tuple(name(c) for c in cards)
        until = next(word for word, value in UNTIL.items() if value == a.until)
        source = s.cards[a.source]
        by = "" if source is cards[0] else name(source)
        yield (a.player, _said(s, a, to, until, by))


def _said(s: State, a: Active, to: tuple[str, ...], until: str, by: str) -> Lasting:
    effect = a.effect
    if isinstance(effect, Modify):
        for word, stat in STATS.items():
            if stat == effect.stat:
                numbers = tuple(a.amount if word == other else 0 for other in NUMBERS)
                return Lasting(to, *numbers, until=until, by=by)
    if isinstance(effect, Gain) and isinstance(effect.ability, Has):
        has = effect.ability
        n = has.n * max(1, a.amount)
        plus = "+" if has.keyword in STACKING_KEYWORDS else ""
        text = KEYWORD_NAMES[has.keyword] + (f" {plus}{n}" if n else "")
        return Lasting(to, gains=(text,), until=until, by=by)
    if isinstance(effect, Cant) and effect.against is None:
        for word, deny in CANT.items():
            if deny == effect.deny:
                return Lasting(to, cant=(word,), until=until, by=by)
    raise Inexpressible(f"an effect of {s.programs[a.index].full_name} on {', '.join(to)}")
