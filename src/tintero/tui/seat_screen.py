"""`SeatScreen`: a seat at the table. Keys and clicks become plays; bots answer in between."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Click
from textual.notifications import SeverityLevel
from textual.timer import Timer
from textual.widgets import Input, OptionList

from tintero.bots import RandomBot
from tintero.messages import Message, PlayerNamed, Problem, say
from tintero.messages.system import system_reason
from tintero.records import ENDING
from tintero.table.choices import cards_of, left_to_do
from tintero.table.match import Match
from tintero.table.port import CannotDo, Seat
from tintero.table.sitting import Sitting
from tintero.table.thinker import Answer, Thinker
from tintero.tui import match_windows
from tintero.tui.grid import CardGrid
from tintero.tui.keys import TABLE_HELP
from tintero.tui.modals import CurtainScreen, keys_window, rule_window, save_window
from tintero.tui.panels import LogPanel
from tintero.tui.table_screen import TableScreen
from tintero.views.shapes import CardView
from tintero.vocab import ASK_NAMES, Act, Ask

PATIENCE = 20.0  # seconds after which a bot that thinks is spoken of


class SeatScreen(TableScreen):
    """The table while it is played at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w", "why", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo(False)", show=False),
        Binding("U", "undo(True)", show=False),
        Binding("f", "free", show=False),
        Binding("e", "end", show=False),
        Binding("i", "card", show=False),
        Binding("d", "piles", show=False),
        Binding("l", "log", show=False),
        Binding("s", "save", show=False),
        Binding("c", "concede", show=False),
        Binding("r", "rematch", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("b", "by_lot", show=False),
        Binding("space", "pause", show=False),
        Binding("n", "step", show=False),
    ]

    def __init__(
        self, match: Match, thinker: Thinker, pace: float, sitting: Sitting | None = None
    ) -> None:
        super().__init__(match)
        self.sitting = sitting
        self.thinker = thinker
        self.pace = pace
        self.paused = False
        self.thinking = 0  # the question a bot thinks about; 0: none
        self.told_end = False
        self.asked_end = -1  # the turn whose end was asked about
        self.written: set[Path] = set()  # files that were saved here
        self._patience: Timer | None = None

    # --- the loop -------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Something has changed, or the match begins: show it, and let who is asked decide."""
        match = self.match
        self.tell_kept()
        if match.asked is None:
            self.show()
            self.show_end()
        elif match.waits_for_bot:
            self.show()
            if not self.paused:
                self.ask_bot()
        elif self.seat != match.asked:
            words = match.say(Message("table-curtain", player=PlayerNamed(match.asked)))
            self.app.push_screen(CurtainScreen(self.lang, words), self.hand_over)
        else:
            self.show()

    def hand_over(self, _: str | None) -> None:
        """Two people, one screen: now the other one looks."""
        self.seat = self.match.asked
        self.looked = None
        self.show()

    def choose(self, place: int) -> None:
        """Take an option of the list."""
        if not self.match.waits_for_bot and self.match.asked == self.seat:
            left = left_to_do(self.found, self.view) if self.is_end(place) else {}
            if left and self.asked_end != self.match.game.state.turn:
                self.asked_end = self.match.game.state.turn
                window = match_windows.end_turn(self.lang, left, self.view)
                self.app.push_screen(window, lambda b: self.choose(place) if b == "yes" else None)
                return
            self.decided = self.match.game.depth
            self.act(place)

    @property
    def hand(self) -> Seat:
        """The seat of who looks, at the door of the table."""
        return Seat(self.match, self.seat or 0)

    def act(self, place: int) -> None:
        """Hand over an answer to what is shown; what can't be done is said."""
        options = self.hand.options()
        try:
            if place < len(options):
                self.hand.act(options[place].id, self.version)
        except CannotDo as error:
            self.notify(self.match.tell(error.message), severity="warning")
        self.go_on()

    def is_end(self, place: int) -> bool:
        return any(c.place == place and c.act == Act.END for c in self.found)

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        for said in self.match.begin():
            self.notify(self.match.say(said), timeout=8)

    def tell_kept(self) -> None:
        """That the game can't be kept is said as soon as it is known; it goes on all the same."""
        said = self.match.keeper.tell()
        if said is not None:
            severe = self.match.keeper.problem is not None
            severity: SeverityLevel = "error" if severe else "information"
            self.notify(self.match.say(said), severity=severity, timeout=12)

    # --- bots -----------------------------------------------------------------------------------

    def ask_bot(self) -> None:
        asked = self.match.asked
        assert asked is not None
        self.thinking = self.thinker.ask(self.match.bots[asked], self.match.game)
        self.stop_patience()
        self._patience = self.set_timer(PATIENCE, self.lose_patience)

    def bot_answered(self, question: int, answer: Answer) -> None:
        """What a bot says counts only while its question is open."""
        if question != self.thinking:
            return
        self.thinking = 0
        self.stop_patience()
        if isinstance(answer, Exception):
            self.bot_failed(answer)
            return
        self.match.answer(answer)
        if self.pace and self.match.waits_for_bot:
            self.show()
            self.set_timer(self.pace, self.go_on)
        else:
            self.go_on()

    def bot_failed(self, error: Exception) -> None:
        asked = self.match.asked
        assert asked is not None
        self.match.keep()
        window = match_windows.failed(self.lang, self.match.titles[asked], error)
        self.app.push_screen(window, self.after_failure)

    def after_failure(self, button: str | None) -> None:
        if button == "by_lot":
            self.action_by_lot()
        elif button == "quit":
            self.action_leave()
        else:
            self.ask_bot()

    def action_by_lot(self) -> None:
        """Do not wait for a bot any longer."""
        if self.match.waits_for_bot:
            self.thinking = self.thinker.ask(RandomBot(Random().getrandbits(32)), self.match.game)

    def lose_patience(self) -> None:
        if self.thinking:
            self.show_prompt(say(Message("table-slow", count=int(PATIENCE)), self.lang))

    def stop_patience(self) -> None:
        if self._patience is not None:
            self._patience.stop()
            self._patience = None

    def action_pause(self) -> None:
        """Who watches bots may stop them."""
        if self.match.people:
            return
        self.paused = not self.paused
        if self.paused:
            self.thinker.forget()
            self.thinking = 0
            self.show_prompt(say(Message("table-paused"), self.lang))
        else:
            self.go_on()

    def action_step(self) -> None:
        if self.paused and self.match.waits_for_bot and not self.thinking:
            self.ask_bot()

    # --- choosing -------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "log":
            self.open_rule(self.query_one(LogPanel).shown[event.option_index][0].clause)
            return
        choice = self.options.choice(event.option_index)
        if choice is not None:
            self.choose(choice.place)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = self.options.list.highlighted
        choice = self.options.choice(line) if line is not None else None
        if choice is not None:
            self.choose(choice.place)

    def on_card_grid_picked(self, event: CardGrid.Picked) -> None:
        """One thing to do: do it. Several: the list, at that card. None: why not."""
        card = event.card.id
        able = self.able(card) if card is not None else []
        if card is not None and card in self.replaced:
            self.match.unpick(card, self.match.asked or 0)
            self.go_on()
        elif len(able) == 1:
            self.choose(able[0].place)
        elif able and card is not None:
            self.options.list.focus()
            self.options.go_to(self.twins.get(card, card))
        else:
            self.action_why()

    def on_click(self, event: Click) -> None:
        """The parts that no key leads to: a bar opens the piles, the card panel the card."""
        name = event.widget.id if event.widget is not None else None
        if name in ("bar-far", "bar-near"):
            self.action_piles()
        elif name in ("card", "card-scroll"):
            self.action_card()

    @property
    def replaced(self) -> tuple[str, ...]:
        """The cards picked so far to be replaced in set-up; another choice keeps them."""
        asked = self.view.decision
        if asked is None or asked.kind != ASK_NAMES[Ask.ALTER_HAND] or asked.player != self.seat:
            return ()
        return tuple(face.id for face in asked.picked if face.id is not None)

    @property
    def card(self) -> CardView | None:
        """The selected card."""
        return cards_of(self.view).get(self.looked) if self.looked is not None else None

    # --- commands -------------------------------------------------------------------------------

    def open_rule(self, clause: str) -> None:
        if clause:
            version = self.match.game.state.ruleset.version
            self.app.push_screen(rule_window(self.lang, clause, version))

    def action_why(self) -> None:
        if self.card is None or self.seat is None:
            self.notify(say(Message("table-no-card"), self.lang))
        else:
            self.app.push_screen(match_windows.why(self.match, self.view, self.card, self.seat))

    def action_hint(self) -> None:
        self.app.push_screen(match_windows.hint(self.match, self.view, self.found))

    def action_card(self) -> None:
        if self.card is not None:
            self.app.push_screen(match_windows.card(self.match, self.view, self.card))

    def action_piles(self) -> None:
        self.app.push_screen(match_windows.piles(self.match, self.view))

    def action_log(self) -> None:
        self.app.push_screen(match_windows.log(self.match, self.seat))

    def action_help(self) -> None:
        self.app.push_screen(keys_window(self.lang, TABLE_HELP))

    def action_undo(self, far: bool) -> None:
        if self.seat is None:
            return
        self.thinker.forget()
        waiting, self.thinking = self.thinking, 0
        before = self.match.version
        self.notify(self.match.tell(self.hand.undo(far=far)), timeout=4)
        if waiting or self.match.version != before:
            self.told_end = False
            self.go_on()

    def action_free(self) -> None:
        """Everything may be taken back from now on, or what the rules let one."""
        if self.seat is None:
            return
        try:
            self.notify(self.match.say(self.hand.let_undo()), timeout=4)
        except CannotDo as error:
            self.notify(self.match.tell(error.message), severity="warning")

    def action_end(self) -> None:
        place = next((c.place for c in self.found if c.act == Act.END), None)
        if place is not None:
            self.choose(place)
        elif self.seat is not None and self.match.asked is not None:
            self.notify(match_windows.why_not_end(self.match, self.seat), timeout=6)

    def action_save(self) -> None:
        self.app.push_screen(save_window(self.lang, f"game{ENDING}"), self.save_as)

    def save_as(self, name: str | None) -> None:
        """What is there already and was not written here is replaced only when that is wanted."""
        if name is None:
            return
        path = Path(name).expanduser()
        if path.is_file() and path not in self.written:
            window = match_windows.replace(self.lang, name)
            self.app.push_screen(window, lambda b: self.write_to(path) if b == "yes" else None)
        else:
            self.write_to(path)

    def write_to(self, path: Path) -> None:
        try:
            self.match.save(path)
        except OSError as error:
            self.notify(match_windows.not_written(self.lang, str(path), error), severity="error")
        else:
            self.written.add(path)
            self.notify(match_windows.written(self.lang, str(path)), timeout=6)

    def action_concede(self) -> None:
        if self.seat is not None and self.match.asked is not None:
            self.app.push_screen(match_windows.concede(self.lang), self.concede)

    def concede(self, button: str | None) -> None:
        if button == "yes" and self.seat is not None and self.match.asked is not None:
            self.thinker.forget()
            self.thinking = 0
            self.hand.concede()
            self.go_on()

    def show_end(self) -> None:
        if self.told_end:
            return
        self.told_end = True
        if self.sitting is not None:
            self.sitting.finish()
        self.app.push_screen(match_windows.over(self.match, self.sitting), self.after_end)

    def after_end(self, button: str | None) -> None:
        if button == "quit":
            self.action_leave()
        elif button == "save":
            self.action_save()
        elif button == "more":
            self.action_rematch()

    def action_rematch(self) -> None:
        """After a game: the next one of the series, or another with the same decks."""
        sitting = self.sitting
        if sitting is None or self.match.asked is not None:
            return
        if not sitting.goes_on:
            try:
                self.sit_down(sitting.rematch())
            except Problem as error:
                self.notify(self.match.say(error.message), severity="warning")
        elif sitting.chooser is not None:
            self.app.push_screen(match_windows.begins(self.match, sitting.chooser), self.next_game)
        else:
            self.next_game("yes")

    def next_game(self, button: str | None) -> None:
        """CR 2.1.3.2: the loser has decided who begins."""
        if button is not None and self.sitting is not None:
            self.sit_down(self.sitting.next_game(button == "yes"))

    def sit_down(self, match: Match) -> None:
        """Another game at this table."""
        self.thinker.forget()
        self.match = match
        self.seat = match.people[0] if match.people else None
        self.thinking, self.told_end = 0, False
        self.asked_end = self.decided = -1
        self.looked = None
        self.options.spots.clear()
        self.begin()
        self.go_on()

    def action_leave(self) -> None:
        """The game is kept; going on with it is one command."""
        self.thinker.forget()
        path = self.match.leave()
        over = self.match.asked is None
        words = [self.match.result()] if over else []
        problem = self.match.keeper.problem
        if path is not None:
            kept = Message("table-kept-over", file=str(path)) if over else Message("table-kept")
            words.append(kept)
        elif problem is not None:
            words.append(Message("table-lost", why=system_reason(problem)))
        self.app.exit("\n".join(map(self.match.say, words)))
