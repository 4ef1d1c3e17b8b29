"""`LabScreen`: a position being built and tried out on the full table, both hands open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from tintero.judge import board, page
from tintero.judge.edit import Change
from tintero.judge.place import CardPlace
from tintero.judge.sheet import ask
from tintero.messages import Message, say
from tintero.tui import lab_menus, match_windows
from tintero.tui.draw import PLAIN
from tintero.tui.keys import LAB_HELP
from tintero.tui.lab_desk import LabDesk
from tintero.tui.lab_table import table_menu
from tintero.tui.lab_windows import MenuLine
from tintero.tui.lab_windows import page as page_window
from tintero.tui.modals import Window, keys_window, save_window
from tintero.views.shapes import CardView


class LabScreen(LabDesk):
    """The table of a laboratory. Everything of a game, and everything can be changed."""

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

    # --- changing ---------------------------------------------------------------------------------

    def action_put(self) -> None:
        def then(name: str) -> None:
            commands = lab_menus.put_menu(self, name, self.card)
            title = say(Message("lab-put-where", card=name), self.lang)
            self.choose_from(title, commands, self.usual_place(commands))

        self.ask_card(say(Message("lab-put"), self.lang), then)

    def usual_place(self, commands: Sequence[MenuLine]) -> int:
        """The zone of the grid that was looked at last."""
        near, far = self.sides(self.view)
        seat = far if self.last_grid.endswith("far") else near
        in_hand = self.last_grid.startswith("hand")
        wanted = say(Message("lab-zone-hand" if in_hand else "lab-zone-play"), self.lang)
        player = lab_menus.player_of(self, seat)
        heading = next((i for i, c in enumerate(commands) if c.text == player), 0)
        rows = [i for i, c in enumerate(commands) if i > heading and c.text == wanted]
        return rows[0] if rows else heading

    def action_edit(self) -> None:
        if self.card is None:
            self.refuse(Message("lab-no-card"))
        else:
            self.look_and_edit(self.card)

    def action_table(self) -> None:
        self.choose_from(say(Message("lab-table"), self.lang), table_menu(self))

    def action_piles(self) -> None:
        self.choose_from(say(Message("lab-piles"), self.lang), lab_menus.pile_menu(self))

    def on_selected(self, change: Callable[[CardView, CardPlace], Change]) -> None:
        """A change of the selected card in play."""
        card = self.card
        if card is None or card.id is None:
            self.refuse(Message("lab-no-card"))
        elif card.zone != "play":
            self.refuse(Message("lab-not-in-play", card=card.face or "?"))
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
            self.refuse(Message("lab-no-card"))
        else:
            self.change(board.take(lab_menus.place_in(self, card.id)))

    # --- going back and forth, looking ------------------------------------------------------------

    def action_back(self) -> None:
        self.go(-1)

    def action_next(self) -> None:
        self.go(1)

    def go(self, n: int) -> None:
        """Through all that was done, a state at a time."""
        self.notify(self.match.say(self.match.go(n)), timeout=2)
        self.go_on()

    def action_undo(self, far: bool) -> None:
        said = self.match.undo(self.match.decider, far)
        self.notify(self.match.say(said), timeout=2)
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
        self.app.push_screen(page_window(self.lang, say(Message("lab-sheet"), self.lang), lines))

    def action_help(self) -> None:
        self.app.push_screen(keys_window(self.lang, LAB_HELP))

    def action_free(self) -> None:
        """Everything can be gone back to here."""

    def action_pause(self) -> None:
        """There is nobody to wait for."""

    # --- keeping ----------------------------------------------------------------------------------

    def action_save(self) -> None:
        window = save_window(self.lang, self.file, "lab-save", "lab-save-hint")
        self.app.push_screen(window, self.save_as)

    def write_to(self, path: Path) -> None:
        if not self.match.save_as(path):
            self.show_prompt()
            return
        self.written.add(path)
        self.file, self.kept = str(path), self.mark()
        self.match.keeper.forget()
        self.notify(match_windows.written(self.lang, str(path)), timeout=6)

    def show_end(self) -> None:
        """The end of the game is just another state here."""

    def action_leave(self) -> None:
        if self.mark() == self.kept:
            self.app.exit("")
            return
        buttons = (("close", "table-cancel"), ("save", "table-save-yes"), ("yes", "lab-leave-yes"))
        why = Text(say(Message("lab-leave-why"), self.lang), style=PLAIN)
        window = Window(self.lang, say(Message("lab-leave"), self.lang), why, buttons)
        self.app.push_screen(window, self.leave)

    def leave(self, button: str | None) -> None:
        if button == "yes":
            path = self.match.keep()
            self.app.exit("" if path is None else self.match.say(self.match.kept(path)))
        elif button == "save":
            self.action_save()
