"""`LabScreen`: a position being built and tried out on the full table, both hands open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from tintero.judge import board, page
from tintero.judge.edit import Change
from tintero.judge.errors import problem
from tintero.judge.place import Place
from tintero.judge.sheet import ask
from tintero.records import ENDING
from tintero.scene import SceneError
from tintero.tui import lab_menus, windows
from tintero.tui.draw import HURT, PLAIN, QUIET
from tintero.tui.lab_match import LabMatch
from tintero.tui.lab_table import table_menu
from tintero.tui.lab_windows import AskWindow, CardSearch, Command, Menu
from tintero.tui.lab_windows import page as page_window
from tintero.tui.modals import SaveWindow, Window, keys_window
from tintero.tui.panels import Keys
from tintero.tui.seat_screen import SeatScreen
from tintero.tui.thinking import Thinker
from tintero.tui.words import say as say_table
from tintero.tui.words_lab import HELP, WORDS, say
from tintero.views.shapes import CardView, View

SCENES = (".yaml", ".yml")
KEYS = (
    ("p", "put", "k_put"),
    ("m", "edit", "k_edit"),
    ("t", "table", "k_table"),
    ("b", "back", "k_back"),
    ("n", "next", "k_next"),
    ("w", "why", "k_why"),
    ("u", "undo(False)", "k_undo"),
    ("r", "sheet", "k_sheet"),
    ("o", "hands", "k_hands"),
    ("d", "piles", "k_piles"),
    ("l", "log", "k_log"),
    ("s", "save", "k_save"),
    ("?", "help", "k_help"),
    ("q", "leave", "k_quit"),
)


class LabScreen(SeatScreen):
    """The table of a laboratory. Everything of a game, and everything can be changed."""

    GRIDS: ClassVar[tuple[str, ...]] = ("hand-far", "far", "near", "hand")
    SPARE: ClassVar[str] = "dlour"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "put", show=False),
        Binding("m", "edit", show=False),
        Binding("t", "table", show=False),
        Binding("b", "back", show=False),
        Binding("n", "next", show=False),
        Binding("x", "exert", show=False),
        Binding("y", "dry", show=False),
        Binding("plus", "damage(1)", show=False),
        Binding("minus", "damage(-1)", show=False),
        Binding("delete,backspace", "remove", show=False),
        Binding("r", "sheet", show=False),
        Binding("o", "hands", show=False),
        Binding("v", "turn_table", show=False),
    ]
    match: LabMatch

    def __init__(self, match: LabMatch, name: str = "") -> None:
        super().__init__(match, Thinker(lambda question, answer: None), 0)
        self.match: LabMatch = match
        self.file = name or "lab.yaml"
        self.turned = 0  # the seat that lies near
        self.kept = self.mark()

    def mark(self) -> tuple[int, int]:
        """How far the work is, to know whether it has been saved."""
        return (len(self.match.lab.history), self.match.lab.cursor)

    # --- showing --------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.seat = self.match.decider
        self.show()

    def show(self) -> None:
        self.seat = self.match.decider
        super().show()

    def sides(self, view: View) -> tuple[int, int]:
        seats = len(view.players)
        return self.turned % seats, (self.turned + 1) % seats

    def zones(self, view: View, far: int, near: int) -> dict[str, list[CardView]]:
        return {
            "hand-far": self.held(view.players[far].known_hand),
            "far": self.sorted(view.players[far].play),
            "near": self.sorted(view.players[near].play),
            "hand": self.held(view.players[near].known_hand),
        }

    def heading(self, view: View) -> Text:
        text = super().heading(view)
        title = self.match.lab.now.position.title
        text.append(f"  {self.match.where}{f'  “{title}”' if title else ''}", style=QUIET)
        text.truncate(self.size.width, overflow="ellipsis")
        return text

    def keys(self) -> Keys:
        return [
            (key, action, (say if word in WORDS else say_table)(self.lang, word))
            for key, action, word in KEYS
        ]

    def show_prompt(self, more: str = "") -> None:
        """What is asked, and why the last change could not be made."""
        match = self.match
        asked = match.result() if match.asked is None else match.prompt(None)
        text = Text(asked, style=PLAIN)
        if match.refused:
            text = Text(f"✗ {match.refused}", style=f"bold {HURT}")
        self.put("prompt", text)

    # --- the desk: what menus ask of it -----------------------------------------------------------

    def change(self, change: Change) -> bool:
        """Change the position, or say why that can't be."""
        done = self.match.change(change)
        if done:
            self.go_on()
        else:
            self.refuse(self.match.refused)
        return done

    def refuse(self, words: str) -> None:
        """Nothing was changed; the line below the table says why until something is done."""
        self.match.refused = words
        self.show_prompt()

    def choose_from(self, title: str, commands: Sequence[Command], at: int = 0) -> None:
        def chosen(number: str | None) -> None:
            do = commands[int(number)].do if number is not None else None
            if do is not None:
                do()

        self.app.push_screen(Menu(self.lang, title, commands, at), chosen)

    def ask_number(self, title: str, value: int, change: Callable[[int], Change]) -> None:
        def then(text: str) -> None:
            if text.isdecimal():
                self.change(change(int(text)))
            else:
                self.refuse(say(self.lang, "no_number", text))

        self.ask_words(title, say(self.lang, "number_hint"), str(value), then)

    def ask_words(self, title: str, hint: str, value: str, then: Callable[[str], object]) -> None:
        def answered(text: str | None) -> None:
            if text is not None:
                then(text)

        self.app.push_screen(AskWindow(self.lang, title, hint, value), answered)

    def ask_card(self, title: str, then: Callable[[str], object]) -> None:
        def answered(name: str | None) -> None:
            if name is not None:
                then(name)

        self.app.push_screen(CardSearch(self.lang, title, self.match.game.pool), answered)

    def look_and_edit(self, card: CardView) -> None:
        self.look_at(card)
        title = say(self.lang, "edit", card.face)
        self.choose_from(title, lab_menus.card_menu(self, card))

    def expect(self, text: str) -> None:
        try:
            found = self.match.expect(text)
        except SceneError as error:
            self.refuse(problem(error, self.lang))
            return
        self.go_on()
        if found:
            self.refuse(say(self.lang, "not_met", "; ".join(found)))
        else:
            self.notify(say(self.lang, "met"))

    # --- changing ---------------------------------------------------------------------------------

    def action_put(self) -> None:
        def then(name: str) -> None:
            commands = lab_menus.put_menu(self, name, self.card)
            title = say(self.lang, "put_where", name)
            self.choose_from(title, commands, self.usual_place(commands))

        self.ask_card(say(self.lang, "put"), then)

    def usual_place(self, commands: Sequence[Command]) -> int:
        """The zone of the grid that was looked at last."""
        near, far = self.sides(self.view)
        seat = far if self.last_grid.endswith("far") else near
        wanted = say(self.lang, "z_hand" if self.last_grid.startswith("hand") else "z_play")
        player = say(self.lang, "player", seat + 1)
        heading = next((i for i, c in enumerate(commands) if c.text == player), 0)
        rows = [i for i, c in enumerate(commands) if i > heading and c.text == wanted]
        return rows[0] if rows else heading

    def action_edit(self) -> None:
        if self.card is None:
            self.refuse(say(self.lang, "no_card"))
        else:
            self.look_and_edit(self.card)

    def action_table(self) -> None:
        self.choose_from(say(self.lang, "table"), table_menu(self))

    def action_piles(self) -> None:
        self.choose_from(say(self.lang, "piles"), lab_menus.pile_menu(self))

    def on_selected(self, change: Callable[[CardView, Place], Change]) -> None:
        """A change of the selected card in play."""
        card = self.card
        if card is None or card.id is None:
            self.refuse(say(self.lang, "no_card"))
        elif card.zone != "play":
            self.refuse(say(self.lang, "not_in_play", card.face))
        else:
            self.change(change(card, lab_menus.place_in(self, card.id)))

    def action_exert(self) -> None:
        self.on_selected(lambda card, place: board.state(place, exerted=not card.exerted))

    def action_dry(self) -> None:
        self.on_selected(lambda card, place: board.state(place, drying=not card.drying))

    def action_damage(self, by: int) -> None:
        self.on_selected(lambda card, place: board.state(place, damage=max(0, card.damage + by)))

    def action_remove(self) -> None:
        card = self.card
        if card is None or card.id is None:
            self.refuse(say(self.lang, "no_card"))
        else:
            self.change(board.take(lab_menus.place_in(self, card.id)))

    # --- going back and forth, looking ------------------------------------------------------------

    def action_back(self) -> None:
        self.go(-1)

    def action_next(self) -> None:
        self.go(1)

    def go(self, n: int) -> None:
        """Through all that was done, a state at a time."""
        self.notify(self.match.go(n), timeout=2)
        self.go_on()

    def action_undo(self, far: bool) -> None:
        self.notify(self.match.undo(self.match.decider, far), timeout=2)
        self.go_on()

    def action_hands(self) -> None:
        self.match.open = not self.match.open
        self.show()

    def action_turn_table(self) -> None:
        """The next player's side comes near."""
        self.turned = (self.turned + 1) % len(self.view.players)
        self.show()

    def action_sheet(self) -> None:
        made = ask(self.match.lab.scene(), self.lang)
        lines = page.lines(made)
        self.app.push_screen(page_window(self.lang, say(self.lang, "sheet"), lines))

    def action_help(self) -> None:
        self.app.push_screen(keys_window(self.lang, HELP[self.lang]))

    def action_pause(self) -> None:
        """There is nobody to wait for."""

    # --- keeping ----------------------------------------------------------------------------------

    def action_save(self) -> None:
        hint = say(self.lang, "save_hint")
        window = SaveWindow(self.lang, self.file, say(self.lang, "save"), hint)
        self.app.push_screen(window, self.save_as)

    def save_as(self, name: str | None) -> None:
        if name is None:
            return
        path = Path(name).expanduser()
        try:
            if path.suffix == ENDING:
                text = self.match.lab.record().text()
            elif path.suffix in SCENES:
                text = self.match.lab.scene().text()
            else:
                self.refuse(say(self.lang, "ending", name))
                return
            path.write_text(text, encoding="utf-8")
        except SceneError as error:
            self.refuse(problem(error, self.lang))
        except OSError as error:
            self.refuse(windows.not_written(self.lang, name, error))
        else:
            self.file, self.kept = name, self.mark()
            self.notify(windows.written(self.lang, name), timeout=6)

    def show_end(self) -> None:
        """The end of the game is just another state here."""

    def action_leave(self) -> None:
        if self.mark() == self.kept:
            self.app.exit("")
            return
        buttons = tuple(
            (name, words)
            for name, words in (
                ("close", say_table(self.lang, "cancel")),
                ("save", say_table(self.lang, "save_yes")),
                ("yes", say(self.lang, "leave_yes")),
            )
        )
        window = Window(self.lang, say(self.lang, "leave"), Text(), buttons)
        self.app.push_screen(window, self.leave)

    def leave(self, button: str | None) -> None:
        if button == "yes":
            self.app.exit("")
        elif button == "save":
            self.action_save()
