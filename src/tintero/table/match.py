"""`Match`: one game with people and bots at its seats: what is done, told and kept.

Nothing here draws. Whoever shows a match asks it for a view, never for the state.
"""

from __future__ import annotations

import zlib
from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as remade
from mypy_extensions import mypyc_attr

from tintero import notation
from tintero.bots import Bot
from tintero.bots.bot import place_of
from tintero.cards.facts import CardFacts
from tintero.game import Game, TakebackRefused, begins_play
from tintero.messages import ClauseNamed, Message, Problem, say, tell
from tintero.records import GameRecord
from tintero.state.objects import Option
from tintero.table import saved
from tintero.table.ending import ended
from tintero.table.kept import Keeper, kept_games
from tintero.table.logbook import Ear, LineList, Logbook
from tintero.table.plan import Plan, called, titles
from tintero.table.recorder import Recorder
from tintero.views import Handles, View, labels, log, prompts, view_of
from tintero.views.knowledge import NOBODY
from tintero.views.shapes import CardView, located
from tintero.vocab import NONE, Act


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played. `lang` is the language of the screen it is played at; whoever has a
    language for each seat says its messages himself."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        bots: dict[int, Bot],
        lang: str = "en",
        keeper: Keeper | None = None,
        numbers: bool = False,
        first: int = 0,
        late: bool = False,
    ) -> None:
        """`numbers`: seats are told faces by their number in the pool (`Handles`). `first`: what
        number the first version has. `late`: a seat is told things when it first asks, and whoever
        has the game keeps its record."""
        self.game = game
        self.plan = plan
        self.bots = bots
        self.lang = lang
        self.people = plan.people
        self.called = called(plan, lang)
        self.titles = titles(plan, lang)
        self.keeping = True  # whether a game that is left is kept for `--resume`
        self.keeper = keeper or Keeper()
        self.let_undo(plan.free)
        # Who is told what: each person what their seat may know, others what everybody may. Who
        # watches bots is told all.
        ears: list[Ear] = [*self.people, NOBODY] if self.people else [None, NOBODY]
        self.log = Logbook(ears, numbers, first, late)
        self.recorder = Recorder(game, plan, keeps=not late)
        self._turns: list[int] = []  # at which depths turns began
        self._play = 0  # how many plays were told of
        self._begun = zlib.compress(game.save(), 1) if late else b""
        # What was done since, by whom, in which play; if somebody may listen late.
        self._done: list[tuple[Option, int, int]] = []
        self._tell_all()
        self.log.commit()

    # --- reading --------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        return None if self.game.decision is None else self.game.decision.player

    @property
    def waits_for_bot(self) -> bool:
        return self.asked is not None and self.asked in self.bots

    @property
    def version(self) -> int:
        """Goes up with every change, also when something is taken back."""
        return self.log.version

    @property
    def lines(self) -> dict[Ear, LineList]:
        return self.log.lines

    def say(self, message: Message) -> str:
        """In the language of the screen, with the names of those who play."""
        return say(message, self.lang, self.called)

    def tell(self, message: Message) -> str:
        """The same as a sentence."""
        return tell(message, self.lang, self.called)

    def view(self, seat: int | None) -> View:
        """What a seat may know; who watches bots sees what each of them may know of its own."""
        if seat is not None:
            return located(self.game.view(seat, self.handles_of(seat), self.version))
        shared = self.handles_of(None)
        views = [self.game.view(n, shared, self.version) for n in range(len(self.plan.decks))]
        players = tuple(view.players[view.seat] for view in views)
        return located(remade(views[0], players=players))

    def board(self, seat: int) -> View:
        """The same without what may be done and what happened."""
        s, handles = self.game.state, self.handles_of(seat)
        return located(view_of(s, seat, handles, self.version, log=False, options=False))

    def number(self, handle: str, seat: int) -> int:
        """The card that a seat calls so, as options name it; NONE if there is none any more."""
        found = self.handles_of(seat).card(self.game.state, handle, seat)
        return NONE if found is None else found.id

    def handles_of(self, seat: int | None) -> Handles:
        """What a person calls the cards; who watches bots has one name for each."""
        if seat in self.log.late:
            self.listen(seat)
        handles = self.log.handles
        return handles.get(seat) or handles.get(None) or Handles()

    def facts(self, card: CardView) -> CardFacts | None:
        if card.n is not None:
            return self.game.pool.at(card.n)
        return self.game.pool[card.face] if card.face else None

    def prompt(self, seat: int | None) -> Message:
        return prompts.message(self.game.state, seat)

    def label(self, option: Option, seat: int) -> Message:
        return labels.message(self.game.state, option, seat)

    def result(self) -> Message:
        """How the game ended, in a sentence."""
        return ended(self.game)

    # --- doing ----------------------------------------------------------------------------------

    def do(self, option: Option, seat: int, text: str = "") -> None:
        """Carry out an option, tell of it, keep the game. `text`: its line, if somebody has it."""
        text = text or notation.write_for(self.game.state, seat, option)
        depth, turn = self.game.depth, self.game.state.turn
        self._count(option)
        events = self.game.push(option, seat)
        if self._begun:
            self._done.append((option, seat, self._play))
        self.recorder.did(text)
        self.recorder.mark(self.game, turn, depth + 1)
        if self.game.state.turn != turn:
            self._turns.append(depth + 1)
        self.log.tell(self.game, events, depth, turn, self._play)
        self.log.commit()
        self.keep()

    def write(self, line: str, seat: int) -> None:
        """Carry out a line of the notation, all of its answers or none; the errors are those of
        `Game.push`."""
        depth = self.game.depth
        self.game.push(line, seat)
        done: list[Option] = []
        while self.game.depth > depth:
            done.append(self.game.pop())
        for option in reversed(done):
            self.do(option, seat)

    def answer(self, place: int) -> None:
        """Carry out the option at a place of the list, for whoever is asked."""
        options = self.game.options
        asked = self.asked
        if asked is None or not 0 <= place < len(options):
            raise IndexError(f"option {place} of {len(options)}")
        self.do(options[place], asked)

    def let_answer(self) -> None:
        """The bot that is asked decides now; its errors are those of `Bot.choose`."""
        asked = self.asked
        assert asked is not None
        self.answer(place_of(self.bots[asked], self.game, asked))

    def concede(self, seat: int) -> None:
        """CR 2.3.3.4: at any time."""
        self.do(Option(Act.CONCEDE), seat)

    def undo(self, seat: int, far: bool = False) -> Message:
        """Take back the last whole play of a seat; what there is to say about it. The version
        tells whether something was."""
        try:
            undone = self.game.undoable(seat, as_far_as_possible=far, free=self.plan.free)
        except TakebackRefused as refused:
            return self.kept_because(refused, seat)
        if not undone:
            return Message("table-undo-none")
        self.back(undone)
        return Message("table-undone-far" if far else "table-undone")

    def back(self, count: int) -> None:
        """Take back the last answers, so many of them, whoever gave them."""
        for _ in range(count):
            self.game.pop()
        self.recorder.back_to(self.game.depth)
        self.log.back_to(self.game.depth)
        del self._done[self.game.depth :]
        self._turns = [depth for depth in self._turns if depth <= self.game.depth]
        self.log.commit()
        self.keep()

    def settle(self) -> None:
        """Let go of what nobody can take back any more, not even by consent: everybody's last turn
        can be. Where everything may be taken back, nothing goes."""
        keeps = len(self.plan.decks) + 1
        if not self.plan.free and len(self._turns) >= keeps:
            self.game.forget(self._turns[-keeps])

    def let_undo(self, free: bool) -> Message:
        """From now on everything may be taken back, which only a person alone with bots may; or
        what CR 1.7.6.2 lets one. What there is to say about it."""
        if free and not self.may_be_free:
            raise Problem(Message("table-free-people"))
        self.plan = replace(self.plan, free=free)
        return Message("table-free" if free else "table-free-no")

    @property
    def may_be_free(self) -> bool:
        """Whether nobody else is at the table whose play would be taken back with it."""
        return len(self.people) < 2

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

    def kept_because(self, refused: TakebackRefused, seat: int) -> Message:
        """In the game's own words; of what was seen since it is told what it was."""
        rule = ClauseNamed(refused.rule)
        if refused.event is not None:
            what = log.message(self.game.state, refused.event, seat)
            return Message("table-undo-seen", rule=rule, what=what or refused.reason)
        if refused.reason.id == "game-nothing-to-undo":
            return Message("table-undo-none")
        return Message("table-undo-refused", reason=refused.reason, rule=rule)

    # --- telling --------------------------------------------------------------------------------

    def listen(self, ear: Ear) -> None:
        """An ear that has not listened is told the whole game, by playing it a second time."""
        self.log.begin(ear)
        game = Game.load(zlib.decompress(self._begun), self.game.pool)
        self.log.tell(game, game.state.log, -1, game.state.turn, 0, (ear,))
        for option, seat, play in self._done:
            depth, turn = game.depth, game.state.turn
            self.log.tell(game, game.push(option, seat), depth, turn, play, (ear,))
        self.log.begun(ear)

    def _tell_all(self) -> None:
        """Tell the whole game so far: it is taken back to its beginning and done again."""
        done: list[tuple[Option, int]] = []
        game = self.game
        while game.depth:
            option = game.pop()
            done.append((option, game.decision.player if game.decision is not None else 0))
        self.log.tell(game, game.state.log, -1, game.state.turn, self._play)
        for option, seat in reversed(done):
            depth, turn = game.depth, game.state.turn
            self._count(option)
            self.log.tell(game, game.push(option, seat), depth, turn, self._play)
            self.recorder.mark(game, turn, depth + 1)

    def _count(self, option: Option) -> None:
        """Whatever comes of a play is told with it."""
        asked = self.game.decision
        if asked is not None and begins_play(asked.ask, option.act):
            self._play += 1

    # --- keeping --------------------------------------------------------------------------------

    def record(self) -> GameRecord | None:
        """The game so far, as a file has it."""
        return self.recorder.record(self.game)

    def save(self, path: Path) -> None:
        """Raises `OSError` where that can't be done."""
        record = self.record()
        if record is None:
            raise OSError("this game did not start from decks")
        saved.write(path, self.plan, record)

    def keep(self) -> Path | None:
        """The game as it stands, so that nothing is lost whatever happens next."""
        if self.asked is None:
            return self.leave()
        so_far = self.recorder.so_far() if self.keeping else None
        return None if so_far is None else self.keeper.keep(so_far.text())

    def leave(self) -> Path | None:
        """The same with its end; a game that is over lies among those that are."""
        record = self.record() if self.keeping else None
        if record is None:
            return None
        if self.asked is None:
            return self.keeper.finish(record.text())
        return self.keeper.keep(record.text())

    def begin(self) -> list[Message]:
        """What there is to say of the keeping before anything is done."""
        if not self.keeping or self.recorder.base is None:
            return []
        said = [Message("table-set-aside")] if not self.game.depth and kept_games() else []
        self.keeper.begin()
        return said
