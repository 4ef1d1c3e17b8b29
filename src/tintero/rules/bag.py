"""Settling: the game state check, deferred actions, and the bag (CR 1.8.3, 6.7.8.1, 7.7).

A `SETTLE` frame runs until everything is quiet. At the end of the Ready step the bag
stays shut (CR 3.2.1.4).
"""

from __future__ import annotations

from typing import Final, final

import tintero.rules.check as check
import tintero.rules.resolve as resolve
from tintero.ability.abilities import Triggered
from tintero.events import Event, Kind
from tintero.program.model import MAX_PLAYERS
from tintero.rules.alike import alike
from tintero.rules.frames import EFFECT, InSettle, K, process
from tintero.rules.hands import spot_of
from tintero.rules.process import Process
from tintero.rules.resolve import Resolving
from tintero.rules.triggers import happen
from tintero.state.objects import FELL_SHORT, BagEntry, Decision, Frame, Option, use_of
from tintero.state.state import L, S, State
from tintero.vocab import NONE, Act, Question, Why, Zone

# Frames never change, so all games share those that say only who is active and whether the bag is
# open.
SETTLINGS: Final[list[Frame]] = [
    process(K.SETTLE, player, None, (bag_open,))
    for player in range(NONE, MAX_PLAYERS)
    for bag_open in (0, 1)
]


def settle(s: State, bag_open: bool = True) -> None:
    """Put a settling on the stack: it runs before whatever is below it goes on."""
    s.push_frame(SETTLINGS[2 * (s.active + 1) + (1 if bag_open else 0)])


def resolver(s: State) -> int:
    """CR 7.7.4: the last resolver while they have more; else the next in turn order."""
    last = s.scalars.resolver
    start = last if last != NONE else s.active
    n = len(s.players)
    for k in range(n):
        for p in mates(s, (start + k) % n):
            if any(e.player == p for e in s.bag):
                return p
    raise AssertionError("an empty bag has no resolver")


def mates(s: State, player: int) -> list[int]:
    """CR 9.3.2: with team turns, triggers belong to the team jointly."""
    return s.team(player) if s.ruleset.team_turns else [player]


def jointly(s: State, player: int, other: int) -> bool:
    return player == other or (s.ruleset.team_turns and s.side_of[player] == s.side_of[other])


def picks(s: State, who: int) -> list[BagEntry]:
    """The entries this player may resolve next, one of each kind; CR 9.3.2: the team chooses the
    order of all its own."""
    found: list[BagEntry] = []
    for entry in s.bag:
        if jointly(s, entry.player, who) and not any(alike(s, entry, other) for other in found):
            found.append(entry)
    return found


def take(s: State, entry: BagEntry) -> None:
    """CR 7.7.4.2: take one ability out of the bag and resolve it."""
    for i, other in enumerate(s.bag):
        if other is entry:
            s.take_from_bag(i)
            break
    program = s.programs[entry.index].abilities[entry.ability]
    node = program.node
    assert isinstance(node, Triggered)
    if node.limit:
        # CR 6.1.13.2: "once" is checked on resolution; a copy that has fully resolved does nothing.
        key = use_of(entry.ref(), entry.index, entry.ability)
        if sum(1 for k in s.extra(L.USES) if k == key) >= node.limit:
            s.add_to_log(
                Event(
                    Kind.FIZZLED,
                    entry.player,
                    entry.card,
                    NONE,
                    0,
                    entry.card,
                    entry.ability,
                    entry.index,
                    entry.inc,
                    0,
                    "6.1.13.2",
                    Why.USED_UP,
                    spot_of(s, entry.card, entry.inc),
                    NONE,
                    entry.inc,
                )
            )
            return
    pushed = Frame(
        K.TRIGGER, 0, entry.player, entry.card, entry.inc, entry.index, entry.ability, NONE, 1,
        entry.slots, EFFECT, entry.event,
    )  # fmt: skip
    s.push_frame(pushed)


def forget_uses(s: State) -> None:
    """A new turn: every "once per turn" may be used again."""
    if s.extra(L.USES):
        s.replace_list(s.extra_id(L.USES), [])


@final
class Settling(Process):
    """Game state check, deferred actions and the bag, until everything is quiet."""

    def options(self, s: State, frame: Frame) -> list[Option]:
        return [Option(Act.RESOLVE, e.id) for e in picks(s, s.scalars.resolver)]

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        for entry in s.bag:
            if entry.id == option.a:
                take(s, entry)
                return

    def step(self, s: State, frame: Frame) -> None:
        # CR 1.8.3: the check repeats until nothing is found; then the bag is resolved.
        if frame.step == 1:
            s.set_frame(frame.at(0))  # the first check comes after the first trigger (CR 3.2.2.3)
        elif check.check(s) or s.over:
            return
        if frame.data[InSettle.BAG_OPEN] == 0:
            s.pop_frame()
            return
        deferred = s.extra(L.DEFERRED)
        if deferred:
            # CR 6.7.8.1: an action played by an effect resolves before any bag trigger.
            card = s.cards[s.delete(s.extra_id(L.DEFERRED), 0)]
            flags = s.delete(s.extra_id(L.DEFERRED), 0)
            if card.zone == Zone.PLAY:
                s.push_frame(process(K.ACTION, card.owner, card, (flags,)))
            return
        if not s.bag:
            if s.scalars.resolver != NONE:
                s.put_scalar(S.RESOLVER, NONE)
            s.pop_frame()
            return
        who = resolver(s)
        if who != s.scalars.resolver:
            if s.scalars.resolver != NONE and not jointly(s, who, s.scalars.resolver):
                happen(s, Kind.BAG_PASSED, who)
            s.put_scalar(S.RESOLVER, who)
        found = picks(s, who)
        if len(found) == 1:
            take(s, found[0])
            return
        s.set_decision(Decision(who, Question.BAG, NONE, NONE, NONE, 1, 1, ()))


@final
class Triggering(Resolving):
    """An entry of the bag (CR 7.7.4)."""

    def step(self, s: State, frame: Frame) -> None:
        """Run a triggered ability; note whether it has fully resolved (CR 6.1.1)."""
        if not resolve.run_on(s, frame):
            return
        frame = s.pop_frame()
        program = s.programs[frame.index].abilities[frame.ability]
        node = program.node
        assert isinstance(node, Triggered)
        if node.limit and not frame.did & FELL_SHORT:
            s.append(s.extra_id(L.USES), use_of(frame.ref(), frame.index, frame.ability))
        s.add_to_log(
            Event(
                Kind.RESOLVED,
                frame.player,
                frame.card,
                NONE,
                0,
                frame.card,
                frame.ability,
                frame.index,
                frame.inc,
                0,
                "",
                Why.PLAIN,
                spot_of(s, frame.card, frame.inc),
                NONE,
                frame.inc,
            )
        )
