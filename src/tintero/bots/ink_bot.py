"""`InkBot`: searches its whole turn with a learned value, in worlds drawn from its view.

A beam over its own turn in one world finds lines, each valued as it stands once the turn is ended.
The best of them, the best without each action and with other ink are then compared in several
worlds, the same for all: a line is carried out, the others and the bot itself play on greedily by
the value, and the half of the lines that stands worse is left out (sequential halving). Lines that
differ from the one that is left by one action, or by what is done first, are compared with it in
the same way. What is planned is followed while the table stands as foreseen; questions are answered
in the same way, too.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import monotonic

from tintero.bots import opening_hand
from tintero.bots.first_value import novice_net
from tintero.bots.ink_levels import Level, level_of
from tintero.bots.inking import well_inked
from tintero.bots.line_variants import Actions, candidates, near
from tintero.bots.pairings import net_for
from tintero.bots.seat import BotSeat, Worlds
from tintero.bots.turn_beam import overlooking
from tintero.bots.turn_search import TurnSearch
from tintero.bots.value_file import ValueFile, shipped_net
from tintero.bots.value_net import ValueNet
from tintero.cards.pool import default_pool
from tintero.rules import apply
from tintero.state.objects import Option
from tintero.vocab import ASK_NAMES, Act, Ask

MANY = 40  # lines that are looked at before some are compared
NEAR = 100  # lines next to the best one that are looked at
STEPS = 3  # from the best line to one next to it that is better
LEAST = 200  # options taken in comparing, however many there were before in the turn


class InkBot:
    """Thinks for a whole turn; bounded by work, so that the same seed plays the same game anywhere.
    `seconds` bounds a turn by time as well."""

    def __init__(
        self,
        seed: int,
        level: Level | str = "standard",
        seconds: float | None = None,
        net: ValueNet | None = None,
        guess: bool = True,
        hands: bool = True,
        inks: bool = False,
    ) -> None:
        # Guesses about the decks of others; opening hands and ink as they were learned. Learned ink
        # helps who plays greedily and not a search (docs/measurements.md), so it is off.
        self.seed, self.guess = seed, guess
        self.level = level if isinstance(level, Level) else level_of(level)
        self.hands, self.inks = hands and not self.level.novice, inks and not self.level.novice
        self.seconds = seconds
        self.net = net or (novice_net() if self.level.novice else shipped_net())
        self._practises = net is None and self.hands  # knows its list as far as it was practised
        self._random = Random(f"ink/{seed}")
        self._turn: tuple[int, int] | None = None
        self._left = seconds  # of this turn
        self._work = self.level.work  # for comparing, of this turn
        self._ahead = self.level.turns  # turns that are played on
        self._lines = self.level.lines  # that are compared
        self._worlds, self._again = self.level.worlds, self.level.again
        self._plan: Actions = []
        self._foreseen: list[str] = []  # how the table stands before each action of the plan
        self._until: float | None = None

    def __repr__(self) -> str:
        return f"InkBot({self.seed}, {self.level.name})"

    def choose(self, seat: BotSeat) -> int:
        if len(seat.acts) == 1:
            return 0
        if seat.decision.kind == ASK_NAMES[Ask.ALTER_HAND]:
            if self.level.keeps:
                return seat.acts.index(Act.DONE)
            return opening_hand.alter_learned(seat) if self.hands else opening_hand.alter(seat)
        if seat.turn != self._turn:
            self.begin_turn(seat)
        start = monotonic()
        self._until = None if self._left is None else start + self._left / 2
        acting = seat.decision.kind == ASK_NAMES[Ask.TURN_ACTION]
        place = self._act(seat) if acting else self._answer(seat)
        if self._left is not None:
            self._left -= monotonic() - start
        return place

    def begin_turn(self, seat: BotSeat) -> None:
        self._turn, self._left = seat.turn, self.seconds
        # Until one's own next turn is over: against more players that takes longer, so that fewer
        # lines can be compared, in fewer worlds.
        self._ahead = self.level.turns * seat.players // 2
        self._lines = max(2, self.level.lines * 2 // seat.players)
        self._worlds = max(1, self.level.worlds * 2 // seat.players)
        self._again = self.level.again * 2 // seat.players
        self._work = self.level.work * 2 // seat.players
        self._plan, self._foreseen = [], []
        if self._practises:
            self.net = net_for(seat.own_list, seat.likely_list if self.guess else None)

    # --- a turn action ----------------------------------------------------------------------------

    def _act(self, seat: BotSeat) -> int:
        place = self._planned(seat)
        if place is not None:
            return place
        level, rng = self.level, self._random
        seeds = [rng.getrandbits(62) for _ in range(self._worlds)]
        with seat.worlds(guess=self.guess) as worlds:
            first = worlds.draw(seeds[0])
            mind = TurnSearch(first.state, seat.seat, self.net, seeds[0], level.pushes, level.broad)
            options = apply.options(first.state)
            self._overlook(mind, options)
            best = self.best_line(mind, options, worlds, seeds)
            if self.inks:
                now = worlds.draw(seeds[0])
                best = well_inked(best, options, now.state, seat.seat, now.pool)
            if not best:
                return ending(options)
            place = place_in(options, best[0])
            self._keep(best, worlds.draw(seeds[0]).state, mind, seat)
        return place

    def best_line(
        self, mind: TurnSearch, options: list[Option], worlds: Worlds, seeds: list[int]
    ) -> Actions:
        """What to do this turn, begun in the world of the first seed."""
        level = self.level
        lines = mind.lines(level.width, level.depth)
        if not level.turns:
            return lines[0].actions
        some = candidates(lines, options, min(MANY, 4 * level.lines))
        values = self._worth_comparing(some, mind)
        best = self._halved(list(values.values()), list(values), worlds, mind, seeds)[0]
        return self._bettered(best, list(values.values()), options, worlds, mind, seeds[0])

    def _worth_comparing(self, found: list[Actions], mind: TurnSearch) -> dict[float, Actions]:
        """The lines that come near the best as the value sees it right after them, those that come
        to the same once, the best first."""
        values: dict[float, Actions] = {}
        for line in found:
            values.setdefault(mind.outcome(line, 0), line)
        best = max(values)
        close = sorted((v for v in values if v >= best - self.level.near), reverse=True)
        return {v: values[v] for v in close[: self._lines]}

    def _bettered(
        self,
        best: Actions,
        known: list[Actions],
        options: list[Option],
        worlds: Worlds,
        mind: TurnSearch,
        seed: int,
    ) -> Actions:
        """The line, or what comes of it by changing one action at a time while that is better, each
        time in other worlds."""
        for _ in range(STEPS if self.level.again else 0):
            worlds.draw(seed)
            some = [line for line in near(best, options, NEAR) if line == best or line not in known]
            known = known + some
            values = self._worth_comparing(some, mind)
            if best not in values.values():
                values[mind.outcome(best, 0)] = best
            more = [self._random.getrandbits(62) for _ in range(self._again)]
            before = best
            best = self._halved(list(values.values()), list(values), worlds, mind, more)[0]
            if best == before:
                break
        return best

    def _overlook(self, mind: TurnSearch, options: list[Option]) -> None:
        """What a person would not have seen this turn."""
        level = self.level
        chances = {
            Act.CHALLENGE: level.challenges, Act.USE: level.abilities, Act.PLAY: level.plays,
        }  # fmt: skip
        if level.challenges == 0:
            return
        # The same all turn long, also for a bot that was made anew for this question.
        for card in {o.a for o in options if o.act < Act.END}:
            for act, chance in chances.items():
                if Random(f"overlook/{self._turn}/{act}/{card}").random() < chance:
                    mind.overlooked.add(overlooking(Option(act, card)))
        if Random(f"overlook/{self._turn}").random() < level.inks:
            mind.overlooked.update(overlooking(o) for o in options if o.act == Act.INK)

    def _keep(self, line: Actions, s: object, mind: TurnSearch, seat: BotSeat) -> None:
        """Note how the table will stand before each of the actions, in the world looked at."""
        self._plan, self._foreseen = line[1:], []
        for option in line[:-1]:
            if not mind.carry_out([option]):
                break
            self._foreseen.append(seat.standing())
        # after the last action the turn is ended
        if len(self._foreseen) == len(line) - 1 and mind.carry_out([line[-1]]):
            self._foreseen.append(seat.standing())

    def _planned(self, seat: BotSeat) -> int | None:
        """The next action of the plan, if everything stands as it was foreseen."""
        if not self._foreseen:
            return None
        foreseen = self._foreseen.pop(0)
        if seat.standing() != foreseen:
            self._plan, self._foreseen = [], []
            return None
        options = seat.legal()
        if not self._plan:
            return ending(options)
        option = self._plan.pop(0)
        if option not in options:
            self._plan, self._foreseen = [], []
            return None
        return options.index(option)

    # --- comparing --------------------------------------------------------------------------------

    def _halved(
        self,
        found: list[Actions],
        said: list[float],
        worlds: Worlds,
        mind: TurnSearch,
        seeds: list[int],
    ) -> list[Actions]:
        """Sequential halving: all in a few worlds, the better half in as many more, and so on. What
        the value says right after a line counts for some worlds, so that luck in a few of them does
        not decide."""
        totals = [self.level.prior * value for value in said]
        left = list(range(len(found)))
        share = max(1, len(seeds) // rounds_of(len(found)))
        at, mind.work = 0, max(self._work // 2, LEAST)
        given = mind.work
        while len(left) > 1 and at < len(seeds):
            last = len(left) <= 2
            some = seeds[at:] if last else seeds[at : at + share]
            for seed in some:
                values: list[float] = []
                for n in left:
                    if mind.work <= 0 or (self._until is not None and monotonic() > self._until):
                        # A world that not all of them were played in says nothing.
                        self._work -= given - mind.work
                        return [found[n] for n in ranked(left, totals)]
                    worlds.draw(seed)
                    values.append(mind.outcome(found[n], self._ahead))
                for n, value in zip(left, values, strict=True):
                    totals[n] += value
            at += len(some)
            left = ranked(left, totals)
            if not last:
                left = left[: (len(left) + 1) // 2]
            else:
                break
        self._work -= given - mind.work
        return [found[n] for n in ranked(left, totals)]

    # --- a question -------------------------------------------------------------------------------

    def _answer(self, seat: BotSeat) -> int:
        level, rng = self.level, self._random
        seeds = [rng.getrandbits(62) for _ in range(max(self._worlds, self._again))]
        with seat.worlds(guess=self.guess) as worlds:
            s = worlds.draw(seeds[0]).state
            mind = TurnSearch(s, seat.seat, self.net, seeds[0], level.pushes, level.broad)
            options = apply.options(s)
            if not level.turns:
                return place_in(options, mind.best_answer())
            found = [[o, *self._plan] for o in mind.answers()[: level.answers]]
            said = [mind.outcome(line, 0) for line in found]
            return place_in(options, self._halved(found, said, worlds, mind, seeds)[0][0])


def with_weights(file: str, seed: int, seconds: float | None = None) -> InkBot:
    """`ink` with weights of one's own; they must be for this version and this pool."""
    net = ValueFile.load(Path(file), default_pool().hash).net()
    return InkBot(seed, "standard", seconds, net)


def ranked(left: list[int], totals: list[float]) -> list[int]:
    return sorted(left, key=lambda n: (-totals[n], n))


def rounds_of(count: int) -> int:
    """How often a list can be halved until two are left."""
    n = 1
    while count > 2:
        count = (count + 1) // 2
        n += 1
    return n


def ending(options: list[Option]) -> int:
    return next((n for n, o in enumerate(options) if o.act == Act.END), 0)


def place_in(options: list[Option], wanted: Option) -> int:
    return next(n for n, o in enumerate(options) if o.same(wanted))
