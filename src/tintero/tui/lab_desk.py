"""`LabDesk`: how a laboratory is shown, and what its menus ask of the screen they open on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.widgets import OptionList

from tintero import limits
from tintero.judge.edit import Change
from tintero.judge.lab import Snapshot
from tintero.judge.place import card_at, place_of
from tintero.messages import Message, say
from tintero.scene import Scene
from tintero.table.lab import LabMatch
from tintero.table.thinker import Thinker
from tintero.tui import keys, lab_menus
from tintero.tui.draw import HURT, PLAIN, QUIET
from tintero.tui.lab_windows import CardSearch, Menu, MenuLine
from tintero.tui.modals import AskWindow
from tintero.tui.seat_screen import SeatScreen
from tintero.views.shapes import CardView, View


class LabDesk(SeatScreen):
    """The table of a laboratory: both hands open, whoever is asked is played for."""

    GRIDS: ClassVar[tuple[str, ...]] = ("hand-far", "far", "near", "hand")
    SPARE: ClassVar[str] = "dlour"
    match: LabMatch

    def __init__(self, match: LabMatch, name: str = "") -> None:
        super().__init__(match, Thinker(lambda question, answer: None), 0)
        self.match: LabMatch = match
        self.file = name or "lab.yaml"
        self.turned = 0  # the seat that lies near
        self.kept = self.mark()

    def mark(self) -> tuple[int, Snapshot]:
        """What there is, to know whether it has been saved; looking back and forth adds nothing."""
        history = self.match.lab.history
        return (len(history), history[-1])

    # --- showing --------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.tell_kept()
        self.seat = self.match.decider
        self.show()

    def show(self) -> None:
        self.seat = self.match.decider
        # The selected card stays selected, wherever the list of options begins anew.
        with self.prevent(OptionList.OptionHighlighted):
            super().show()
            if self.looked is not None:
                self.options.go_to(self.twins.get(self.looked, self.looked))
        line = self.options.list.highlighted
        choice = self.options.choice(line) if line is not None else None
        if self.looked is None and choice is not None:
            self.look_at(self.card_of(choice))

    def look_at(self, card: CardView | None) -> None:
        super().look_at(card)
        if card is None:
            self.put("card", Text(say(Message("lab-begin"), self.lang), style=QUIET))

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
        title = Scene(self.match.lab.now.position).called(self.lang)
        where = self.match.say(self.match.where)
        text.append(f"  {where}{f'  “{title}”' if title else ''}", style=QUIET)
        text.truncate(self.size.width, overflow="ellipsis")
        return text

    def keys(self) -> keys.Keys:
        return keys.worded(keys.LAB, self.lang)

    def is_end(self, place: int) -> bool:
        """A turn ends without a question here: what was done can be gone back to."""
        return False

    def show_prompt(self, more: str = "") -> None:
        """What is asked, and why the last change could not be made."""
        match = self.match
        asked = match.result() if match.asked is None else match.prompt(None)
        text = Text(match.say(asked), style=PLAIN)
        if match.refused is not None:
            text = Text(f"✗ {match.say(match.refused)}", style=f"bold {HURT}")
        self.put("prompt", text)

    # --- the desk: what menus ask of it -----------------------------------------------------------

    def change(self, change: Change) -> bool:
        """Change the position, or say why that can't be."""
        game, looked = self.match.game, self.looked
        filler = self.match.lab.filler
        place = place_of(game, int(looked), filler) if looked is not None else None
        done = self.match.change(change)
        if done:
            # The position was set up anew, so its cards have other numbers.
            again = card_at(self.match.game, place) if place is not None else None
            self.looked = None if again is None else str(again)
            self.go_on()
        else:
            self.show_prompt()
        return done

    def refuse(self, why: Message) -> None:
        """Nothing was changed; the line below the table says why until something is done."""
        self.match.refused = why
        self.show_prompt()

    def choose_from(self, title: str, commands: Sequence[MenuLine], at: int = 0) -> None:
        def chosen(number: str | None) -> None:
            do = commands[int(number)].do if number is not None else None
            if do is not None:
                do()

        self.app.push_screen(Menu(self.lang, title, commands, at), chosen)

    def ask_number(self, title: str, value: int, change: Callable[[int], Change]) -> None:
        def then(text: str) -> None:
            if text.isdecimal():
                self.change(change(limits.number(text)))
            else:
                self.refuse(Message("lab-no-number", text=text))

        self.ask_words(title, say(Message("lab-number-hint"), self.lang), str(value), then)

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
        title = say(Message("lab-edit", card=card.face or "?"), self.lang)
        self.choose_from(title, lab_menus.card_menu(self, card))

    def expect(self, text: str) -> None:
        met = self.match.expect(text)
        self.go_on()
        if met:
            self.notify(say(Message("lab-met"), self.lang))
