"""Windows over the table. Each answers with the name of the button pressed, or with nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from tintero import rulebook
from tintero.messages import Message, say
from tintero.tui.draw import GLOW, PLAIN, QUIET
from tintero.tui.keys import Help, explained

Buttons = Sequence[tuple[str, str]]  # name, message


class Window(ModalScreen[str | None]):
    """Text and buttons; Escape closes it, and so does a click beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, lang: str, title: str, body: RenderableType, buttons: Buttons = ()) -> None:
        super().__init__()
        self.lang = lang
        self.heading = title
        self.body = body
        self.buttons = buttons or (("close", "table-close"),)

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = Content(self.heading)
            yield from self.inside()
            with Horizontal(classes="buttons"):
                for name, id in self.buttons:
                    yield Button(say(Message(id), self.lang), id=name)

    def inside(self) -> ComposeResult:
        with VerticalScroll(classes="body", can_focus=False):
            yield Static(self.body, id="text", markup=False)

    # Textual calls a handler of every class in the line; what a kind of window does otherwise is
    # in methods of its own.

    def on_mount(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.query_one(f"#{self.buttons[0][0]}", Button).focus()

    def action_close(self) -> None:
        self.dismiss(None)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.pressed(event.button.id)

    def pressed(self, button: str | None) -> None:
        self.dismiss(None if button == "close" else button)

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.action_close()

    def key_up(self) -> None:
        for body in self.query(".body"):
            body.scroll_up(animate=False)

    def key_down(self) -> None:
        for body in self.query(".body"):
            body.scroll_down(animate=False)


@dataclass(frozen=True)
class ListRow:
    """A line of a list; choosing it opens the clause or the text behind it."""

    text: RenderableType
    clause: str = ""
    title: str = ""
    more: Text | None = None


class ListWindow(Window):
    """Lines, each of which opens the rule or the card behind it."""

    def __init__(
        self, lang: str, title: str, rows: Sequence[ListRow], version: str, end: bool = False
    ) -> None:
        super().__init__(lang, title, Text())
        self.rows = rows
        self.version = version
        self.end = end  # begin at the newest line

    def inside(self) -> ComposeResult:
        rows = [Option(row.text, disabled=not (row.clause or row.more)) for row in self.rows]
        yield OptionList(*rows, id="rows")

    def begin(self) -> None:
        rows = self.query_one("#rows", OptionList)
        open_rows = [i for i, row in enumerate(self.rows) if row.clause or row.more]
        if open_rows:
            rows.focus()
            rows.highlighted = open_rows[-1 if self.end else 0]
        else:
            super().begin()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        row = self.rows[event.option_index]
        if row.more is not None:
            self.app.push_screen(Window(self.lang, row.title, row.more))
        elif row.clause:
            self.app.push_screen(rule_window(self.lang, row.clause, self.version))


class AskWindow(Window):
    """A number, or some words; below the field, how they are written. `yes`: the button for it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False, priority=True)]

    def __init__(
        self, lang: str, title: str, hint: str, value: str = "", yes: str = "table-ok"
    ) -> None:
        buttons = (("ok", yes), ("close", "table-cancel"))
        super().__init__(lang, title, Text(hint, style=QUIET), buttons)
        self.value = value

    def inside(self) -> ComposeResult:
        yield Input(value=self.value, id="value", compact=True)
        yield Static(self.body, id="text", markup=False)

    def begin(self) -> None:
        self.query_one("#value", Input).focus()

    def on_input_submitted(self) -> None:
        self.pressed("ok")

    def pressed(self, button: str | None) -> None:
        value = self.query_one("#value", Input).value.strip()
        self.dismiss(value if button == "ok" and value else None)


class CurtainScreen(Window):
    """Two people, one screen: nobody sees the other's hand by accident."""

    def __init__(self, lang: str, words: str) -> None:
        """`words`: who may look now."""
        body = Text(say(Message("table-curtain-key"), lang), style=PLAIN)
        super().__init__(lang, words, body, (("ready", "table-ok"),))

    def action_close(self) -> None:
        """Only its button opens it."""


# --- what they say -------------------------------------------------------------------------------


def rule_text(lang: str, number: str, version: str) -> Text:
    """A clause with the headings above it."""
    try:
        clause = rulebook.clause(number)
    except rulebook.UnknownClause:
        return Text(say(Message("table-no-rule", number=number), lang))
    text = Text()
    for above in rulebook.parents(clause.number):
        text.append(f"{above.number} {above.title(lang)}\n", style=QUIET)
    text.append(f"{clause.number} {clause.title(lang)}\n\n", style=f"bold {GLOW}")
    text.append(clause.statement(lang, version), style=PLAIN)
    return text


def rule_window(lang: str, number: str, version: str) -> Window:
    title = say(Message("table-rule", number=number), lang)
    return Window(lang, title, rule_text(lang, number, version))


def save_window(lang: str, name: str, title: str = "table-save", hint: str = "") -> AskWindow:
    """Asks for the name of a file; title and hint are messages."""
    heading, how = (say(Message(id), lang) for id in (title, hint or "table-save-hint"))
    return AskWindow(lang, heading, how, name, "table-save-yes")


def keys_window(lang: str, rows: Help) -> Window:
    """Keys and what they do."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for keys, meaning in explained(rows, lang):
        table.add_row(Text(keys, style=f"bold {GLOW}", no_wrap=True), Text(meaning, style=PLAIN))
    return Window(lang, say(Message("keys-title"), lang), table)
