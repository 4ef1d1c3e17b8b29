"""Windows of the laboratory: a menu, a card by its name, a number or words, a page to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from tintero.cards.facts import CardFacts
from tintero.cards.in_words import type_line
from tintero.cards.pool import Pool
from tintero.cards.search import Query, find
from tintero.messages import Message, say
from tintero.tui.draw import GLOW, PLAIN, QUIET, inks_of
from tintero.tui.modals import Window

MOST = 60  # cards of a search that are shown


@dataclass(frozen=True)
class MenuLine:
    """A line of a menu; without something to do it is a heading. `on`: it is so already."""

    text: str
    do: Callable[[], object] | None = None
    on: bool = False


class Menu(Window):
    """Commands; answers with the number of the one that is chosen."""

    def __init__(self, lang: str, title: str, commands: Sequence[MenuLine], at: int = 0) -> None:
        super().__init__(lang, title, Text())
        self.commands = list(commands)
        self.at = at  # the command that is highlighted first

    def inside(self) -> ComposeResult:
        rows = []
        for command in self.commands:
            if command.do is None:
                rows.append(Option(Text(command.text, style=f"bold {GLOW}"), disabled=True))
            else:
                tick = "✓ " if command.on else "  "
                rows.append(Option(Text.assemble((tick, GLOW), (command.text, PLAIN))))
        yield OptionList(*rows, id="rows")

    def begin(self) -> None:
        rows = self.query_one("#rows", OptionList)
        rows.focus()
        able = [i for i, command in enumerate(self.commands) if command.do is not None]
        rows.highlighted = next((i for i in able if i >= self.at), able[0] if able else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(str(event.option_index))


class SearchList(OptionList):
    """The cards found; the field above keeps the focus."""

    can_focus = False


class CardSearch(Window):
    """A card by part of its name, also mistyped; answers with the full name."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("pagedown", "move(8)", show=False, priority=True),
        Binding("pageup", "move(-8)", show=False, priority=True),
        Binding("escape", "close", show=False, priority=True),
    ]

    def __init__(self, lang: str, title: str, pool: Pool) -> None:
        super().__init__(lang, title, Text(), (("close", "table-cancel"),))
        self.pool = pool
        self.found: list[CardFacts] = []

    def inside(self) -> ComposeResult:
        yield Input(placeholder=say(Message("table-filter"), self.lang), id="name", compact=True)
        yield SearchList(id="found")

    def begin(self) -> None:
        self.query_one("#name", Input).focus()
        self.search("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.search(event.value)

    def search(self, words: str) -> None:
        cards = find(self.pool, Query(words=words)) if words.strip() else list(self.pool)
        self.found = cards[:MOST]
        rows = self.query_one("#found", SearchList)
        rows.clear_options()
        if self.found:
            rows.add_options([Option(self.line(card)) for card in self.found])
            rows.highlighted = 0
        else:
            rows.add_option(
                Option(Text(say(Message("lab-none-found"), self.lang), style=QUIET), disabled=True)
            )

    def line(self, card: CardFacts) -> Text:
        first, _ = inks_of(card)
        text = Text.assemble(("▌", first), (f"{card.cost:>2} ", first), (card.full_name, PLAIN))
        text.append(f"  {type_line(card, self.lang)}", style=QUIET)
        text.no_wrap, text.overflow = True, "ellipsis"
        return text

    def action_move(self, by: int) -> None:
        rows = self.query_one("#found", SearchList)
        if self.found:
            at = (rows.highlighted or 0) + by
            rows.highlighted = max(0, min(at, len(self.found) - 1))

    def on_input_submitted(self) -> None:
        at = self.query_one("#found", SearchList).highlighted
        if self.found and at is not None:
            self.dismiss(self.found[at].full_name)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.found:
            self.dismiss(self.found[event.option_index].full_name)


def page(lang: str, title: str, lines: Sequence[tuple[str, str]]) -> Window:
    """Lines with their styles, to be read."""
    text = Text("\n").join(Text(line, style=style) for line, style in lines)
    return Window(lang, title, text)
