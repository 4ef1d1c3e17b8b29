"""`Logbook`: what each ear was told of a game, line by line, and since when."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from tintero.events import Event, Kind
from tintero.game import Game
from tintero.table.line_list import LineList
from tintero.table.log_line import LogLine
from tintero.views import Handles, log
from tintero.vocab import Why

__all__ = ["QUIET", "Ear", "LineList", "LogLine", "Logbook"]

Ear = int | None  # a seat, `NOBODY` for who watches; None: somebody who may be told everything

# Only in the whole log; beside the table they get in the way.
QUIET = frozenset(
    (
        Kind.STEP, Kind.INK_TURNED, Kind.PAID, Kind.DRIED, Kind.READIED, Kind.RESOLVED,
        Kind.TURN_END, Kind.CHOSEN, Kind.CHALLENGE_OVER, Kind.BANISHED_IN_CHALLENGE,
    )
)  # fmt: skip


class Logbook:
    """The lines of every ear. A version is a number that goes up with every change."""

    def __init__(
        self, ears: Sequence[Ear], numbers: bool = False, first: int = 0, late: bool = False
    ) -> None:
        """`first`: the number of the first version. Who is told `numbers` is somewhere else, and
        has the lines: here those of long ago are packed. `late`: nobody listens yet; an ear is told
        things from when it begins, and what was before by whoever has the game."""
        self.first = first
        self.numbers = numbers
        self.late: set[Ear] = set(ears) if late else set()
        self.lines: dict[Ear, LineList] = {}
        # What each ear calls the cards, from beginning to end.
        self.handles: dict[Ear, Handles] = {}
        self._versions = 0
        self._long: dict[Ear, array[int]] = {}  # by version: how many lines there were
        for ear in ears if not late else ():
            self.begin(ear)

    def begin(self, ear: Ear) -> None:
        """An ear listens from now on."""
        self.late.discard(ear)
        self.lines[ear] = LineList(packs=self.numbers)
        self.handles[ear] = Handles(self.numbers)
        self._long[ear] = array("i", bytes(4 * self._versions))

    def begun(self, ear: Ear) -> None:
        """It has been told all there was."""
        self._long[ear][-1] = len(self.lines[ear])

    @property
    def version(self) -> int:
        """How often something has changed."""
        return self.first + self._versions - 1

    def commit(self) -> None:
        """A change is complete; with it everything that was told of it."""
        if self._versions:
            for ear, lines in self.lines.items():
                lines.pack(self._long[ear][-1])
        self._versions += 1
        for ear, lines in self.lines.items():
            self._long[ear].append(len(lines))

    def pack(self) -> None:
        """Lines of long ago in less memory."""
        for lines in self.lines.values():
            lines.pack(len(lines))

    def renew(self, lines: dict[Ear, list[LogLine]]) -> None:
        """Everything is told anew."""
        self.lines = {ear: LineList(told) for ear, told in lines.items()}
        self._long = {ear: array("i", bytes(4 * self._versions)) for ear in lines}
        self.commit()

    def tell(
        self,
        game: Game,
        events: list[Event],
        depth: int,
        turn: int,
        play: int,
        only: Sequence[Ear] | None = None,
    ) -> None:
        """Tell every ear what it may know, or `only` these. `turn`: which one it was before."""
        ears = list(self.lines) if only is None else only
        if not ears:
            return
        state = game.state
        # The log of the state begins with the turn: what lies before belongs to the turn before.
        now = {id(event) for event in events[max(0, len(events) - len(state.log)) :]}
        for ear in ears:
            handles = self.handles[ear]
            handles.mark(depth)
            self.lines[ear].extend(
                [
                    LogLine(
                        said,
                        e.clause,
                        depth,
                        e.kind in QUIET,
                        e.kind == Kind.TURN_START,
                        state.turn if id(e) in now else turn,
                        play,
                        in_signs(game, e),
                    )
                    for e, said in log.messages(state, events, ear, handles)
                ]
            )

    def back_to(self, depth: int) -> None:
        """What came of later pushes was taken back."""
        for ear, lines in self.lines.items():
            lines.cut(depth)
            self.handles[ear].back_to(depth)

    def since(self, ear: Ear, version: int, quiet: bool = True) -> tuple[int, list[LogLine]]:
        """What is new to somebody who had all lines of that version: from which line on, and the
        lines as they are sent. What they had behind that was taken back. Who wants no `quiet`
        lines has none of them counted."""
        kept, place = 0, version - self.first
        if 0 <= place < self._versions:
            kept = min(self._long[ear][place:])
        told = self.lines[ear]
        if quiet:
            before, lines = told.since(kept)
        else:
            kept -= sum([line.quiet for line in told[:kept]])
            loud = [line for line in told if not line.quiet]
            before, lines = loud[kept - 1].play if kept else 0, loud[kept:]
        sent: list[LogLine] = []
        for line in lines:
            play = line.play if line.play != before else 0
            before = line.play
            said, clause, short = line.said, line.clause, line.short
            sent.append(
                LogLine(said, clause, 0, line.quiet, line.begins, 0, play, short, line.indent)
            )
        return kept, sent

    def of_turns(self, ear: Ear, turn: int) -> tuple[list[LogLine], list[LogLine]]:
        """The lines of the turn before that one, and its own."""
        lines = self.lines[ear]
        return [x for x in lines if x.turn == turn - 1], [x for x in lines if x.turn == turn]


def in_signs(game: Game, e: Event) -> str:
    """Damage, banishing and the lore of a quest in the signs of the table. All lies open."""
    if e.kind == Kind.LORE_GAINED and e.why == Why.QUEST:
        return f"◆ +{e.amount}"
    if e.kind not in (Kind.DAMAGE_DEALT, Kind.BANISHED) or e.card < 0:
        return ""
    state = game.state
    name = state.programs[state.cards[e.card].index].full_name.partition(" - ")[0]
    return f"✗ {name}" if e.kind == Kind.BANISHED else f"●{e.amount} {name}"
