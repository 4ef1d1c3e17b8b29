"""One game with people and bots at its seats: what is done, what is told of it, what is kept.

Nothing here draws. Whoever shows a match asks it for a view, never for the state.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from dataclasses import replace as changed
from pathlib import Path

from msgspec.structs import replace

from tintero import notation
from tintero.bots import Bot
from tintero.cards.facts import CardFacts
from tintero.cli.shell.words import say
from tintero.events import Event, Kind
from tintero.game import Game, TakebackRefused, begins_play
from tintero.records import GameRecord, TurnCheck
from tintero.records.replay import SHORT, result_text
from tintero.state.objects import Option
from tintero.tui import saved
from tintero.tui.kept import Keeper, kept_games
from tintero.tui.saved import Plan
from tintero.tui.words import say as say_table
from tintero.views import Handles, View
from tintero.views.log import sentence, told
from tintero.views.prompts import label, prompt
from tintero.views.shapes import CardView
from tintero.vocab import NONE, Act, Why

# Only in the whole log; beside the table they get in the way.
QUIET = frozenset(
    (
        Kind.STEP, Kind.INK_TURNED, Kind.PAID, Kind.DRIED, Kind.READIED, Kind.RESOLVED,
        Kind.TURN_END, Kind.CHOSEN, Kind.CHALLENGE_OVER, Kind.BANISHED_IN_CHALLENGE,
    )
)  # fmt: skip


@dataclass(frozen=True)
class LogLine:
    """One line of the log: a sentence, the clause behind it, and after how many pushes it came."""

    text: str
    clause: str
    depth: int
    quiet: bool = False
    turn: bool = False  # begins a turn
    play: int = 0  # which play it belongs to
    short: str = ""  # the same in signs, where it comes of something else


class Match:
    """A game being played at one screen."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        bots: dict[int, Bot],
        lang: str,
        keeper: Keeper | None = None,
    ) -> None:
        self.game = game
        self.plan = plan
        self.bots = bots
        self.lang = lang
        self.people = plan.people
        self.titles = saved.titles(plan, lang)
        self.keeping = True  # whether a game that is left is kept for `--resume`
        self.keeper = keeper or Keeper()
        self.free = False  # whether everything may be taken back
        # Who is told what: each person what their seat may know. Who watches bots is told all.
        self.ears: list[int | None] = [*self.people] or [None]
        self.lines: dict[int | None, list[LogLine]] = {ear: [] for ear in self.ears}
        # A game that began in the middle, nobody knows how, has no record and can't be kept.
        self._base = saved.game_record(game, plan)
        self._actions: list[str] = list(game.actions()) if self._base is not None else []
        self._checks: list[TurnCheck] = []
        self._play = 0  # how many plays were told of
        # What each seat calls the cards it sees, and who watches them all.
        self.handles: defaultdict[int | None, Handles] = defaultdict(Handles)
        self._tell_all()

    # --- reading --------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.game.decision is None else self.game.decision.player

    @property
    def waits_for_bot(self) -> bool:
        return self.asked is not None and self.asked in self.bots

    def view(self, seat: int | None) -> View:
        """What a seat may know; who watches bots sees what each of them may know of its own."""
        if seat is not None:
            return self.game.view(seat, self.handles_of(seat))
        shared = self.handles_of(None)
        views = [self.game.view(n, shared) for n in range(len(self.plan.decks))]
        return replace(views[0], players=tuple(view.players[view.seat] for view in views))

    def number(self, handle: str, seat: int) -> int:
        """The card that a seat calls so, as options name it; NONE if there is none any more."""
        found = self.handles_of(seat).card(self.game.state, handle, seat)
        return NONE if found is None else found.id

    def handles_of(self, seat: int | None) -> Handles:
        """What a person calls the cards; who watches bots has one name for each."""
        return self.handles[seat if seat in self.people else None]

    def facts(self, card: CardView) -> CardFacts | None:
        return self.game.pool[card.face] if card.face else None

    def prompt(self, seat: int | None) -> str:
        return prompt(self.game.state, self.lang, seat)

    def label(self, option: Option, seat: int) -> str:
        return label(self.game.state, option, self.lang, seat)

    def result(self) -> str:
        """How the game ended, in a sentence."""
        outcome = self.game.outcome
        assert outcome is not None
        won = outcome.winner
        lore = self.game.view(0).players[won].lore if won is not None else 0
        reason = say(self.lang, f"reason_{outcome.reason}", lore)
        if won is None:
            return say(self.lang, "nobody", reason, outcome.rule)
        return say(self.lang, "won", won + 1, reason, outcome.rule)

    # --- doing ----------------------------------------------------------------------------------

    def do(self, option: Option, seat: int) -> None:
        """Carry out an option, tell of it, keep the game."""
        text = notation.write_for(self.game.state, seat, option)
        depth = self.game.depth
        turn = self.game.state.turn
        self._count(option)
        events = self.game.push(option, seat)
        self._actions.append(text)
        self._mark(turn, depth + 1)
        self._tell(events, depth)
        self.keep()

    def answer(self, place: int) -> None:
        """Carry out the option at a place of the list, for whoever is asked."""
        options = self.game.options
        asked = self.asked
        if asked is None or not 0 <= place < len(options):
            raise IndexError(f"option {place} of {len(options)}")
        self.do(options[place], asked)

    def concede(self, seat: int) -> None:
        """CR 2.3.3.4: at any time."""
        self.do(Option(Act.CONCEDE), seat)

    def undo(self, seat: int, far: bool = False) -> str:
        """Take back the last whole play of a seat; what there is to say about it."""
        try:
            undone = self.game.takeback(seat, as_far_as_possible=far, free=self.free)
        except TakebackRefused as refused:
            return self._refused(refused, seat)
        if not undone:
            return say(self.lang, "undo_none")
        depth = self.game.depth
        if self._base is not None:
            del self._actions[depth:]
            self._checks = [check for check in self._checks if check.index <= depth]
        for ear in self.ears:
            self.lines[ear] = [line for line in self.lines[ear] if line.depth < depth]
        self.keep()
        return say(self.lang, "undone_far" if far else "undone")

    def unpick(self, handle: str, seat: int) -> None:
        """A card picked to be replaced is kept after all; those picked after it stay picked."""
        card = self.number(handle, seat)
        decision = self.game.decision
        picked = list(decision.picked) if decision is not None else []
        if card in picked:
            again = picked[picked.index(card) + 1 :]
            for _ in range(len(again) + 1):
                self.undo(seat)
            for other in again:
                self.do(Option(Act.CHOOSE, other), seat)

    def _refused(self, refused: TakebackRefused, seat: int) -> str:
        if refused.event is not None:
            what = sentence(self.game.state, refused.event, self.lang, seat)
            return say(self.lang, "undo_seen", refused.rule, what)
        if refused.rule == "1.7.6":
            return say(self.lang, "undo_none")
        return say(self.lang, "undo_other", refused.said(self.lang))

    def _tell_all(self) -> None:
        """Tell the whole game so far: it is taken back to its beginning and done again."""
        done: list[tuple[Option, int]] = []
        game = self.game
        while game.depth:
            option = game.pop()
            done.append((option, game.decision.player if game.decision is not None else 0))
        self._tell(game.state.log, -1)
        for option, seat in reversed(done):
            depth, turn = game.depth, game.state.turn
            self._count(option)
            self._tell(game.push(option, seat), depth)
            self._mark(turn, depth + 1)

    def _count(self, option: Option) -> None:
        """Whatever comes of a play is told with it."""
        asked = self.game.decision
        if asked is not None and begins_play(asked.ask, option.act):
            self._play += 1

    def _mark(self, turn: int, index: int) -> None:
        """A record marks where a turn begins, and how it stood then."""
        state = self.game.state
        if self._base is not None and state.turn != turn and not state.over:
            self._checks.append(
                TurnCheck(index, state.turn, state.active, self.game.hash()[:SHORT])
            )

    def _tell(self, events: list[Event], depth: int) -> None:
        for ear in self.ears:
            self.lines[ear] += [
                LogLine(
                    text,
                    e.clause,
                    depth,
                    e.kind in QUIET,
                    e.kind == Kind.TURN_START,
                    self._play,
                    self._short(e),
                )
                for e, text in told(self.game.state, events, self.lang, ear)
            ]

    def _short(self, e: Event) -> str:
        """Damage, banishing and the lore of a quest in the signs of the table. All lies open."""
        if e.kind == Kind.LORE_GAINED and e.why == Why.QUEST:
            return f"◆ +{e.amount}"
        if e.kind not in (Kind.DAMAGE_DEALT, Kind.BANISHED) or e.card < 0:
            return ""
        state = self.game.state
        name = state.programs[state.cards[e.card].index].full_name.partition(" - ")[0]
        return f"✗ {name}" if e.kind == Kind.BANISHED else f"●{e.amount} {name}"

    # --- keeping --------------------------------------------------------------------------------

    def record(self) -> GameRecord | None:
        """The game so far, as a file has it."""
        if self._base is None:
            return None
        return changed(
            self._base,
            actions=tuple(self._actions),
            checks=tuple(self._checks),
            result=result_text(self.game.outcome),
            hash=self.game.hash(),
        )

    def save(self, path: Path) -> None:
        """Raises `OSError` where that can't be done."""
        record = self.record()
        if record is None:
            raise OSError("this game did not start from decks")
        saved.write(path, self.plan.plain(), record)

    def keep(self) -> Path | None:
        """The game as it stands, so that nothing is lost whatever happens next."""
        record = self.record()
        if not self.keeping or record is None:
            return None
        if self.asked is None:
            return self.keeper.finish(record.text())
        return self.keeper.keep(record.text())

    def begin(self) -> list[str]:
        """What there is to say of the keeping before anything is done."""
        if not self.keeping or self._base is None:
            return []
        said = [say_table(self.lang, "set_aside")] if not self.game.depth and kept_games() else []
        self.keeper.begin()
        return said
