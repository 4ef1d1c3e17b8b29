"""The parts of the table that are not cards: bars, the bag, the selected card, options, log, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tintero.cli.words import say as say_game
from tintero.tui.choices import Choice, Group, cards_of
from tintero.tui.draw import CHOSEN, GLOW, HURT, PLAIN, QUIET, name_of
from tintero.tui.match import Line, Match
from tintero.tui.words import say
from tintero.views.shapes import PlayerView, View

MANY = 60  # options beyond which a list is searched, not read
MOST_SHOWN = 200

KEYS = (
    ("w", "why", "k_why"),
    ("h", "hint", "k_hint"),
    ("u", "undo(False)", "k_undo"),
    ("e", "end", "k_end"),
    ("i", "card", "k_card"),
    ("d", "piles", "k_piles"),
    ("l", "log", "k_log"),
    ("s", "save", "k_save"),
    ("c", "concede", "k_concede"),
    ("?", "help", "k_help"),
    ("q", "leave", "k_quit"),
)


def key_bar(lang: str) -> str:
    """Every command as a link, for the mouse."""
    parts = [
        f"[@click=screen.{action}][bold {GLOW}]{key}[/] {say(lang, word)}[/]"
        for key, action, word in KEYS
    ]
    return "  ".join(parts)


def heading(view: View, match: Match, rules: str) -> Text:
    lang = match.lang
    phase = say_game(lang, f"phase_{view.phase}")
    turn = say_game(lang, "turn", view.turn, view.active + 1)
    text = Text(" Tintero  ", style=f"bold {GLOW}")
    text.append(f"{turn} · {phase}" if view.turn else phase, style=f"bold {PLAIN}")
    text.append(f"  {say_game(lang, 'rules', rules)}", style=QUIET)
    return text


def bar(view: View, player: PlayerView, title: str, lang: str) -> Text:
    """One side in a line: who, lore, ink, and how many cards lie where."""
    active = player.seat == view.active and not view.over
    text = Text("▶ " if active else "  ", style=f"bold {GLOW}")
    text.append(title, style=f"bold {GLOW if active else PLAIN}")
    ready, all_ink = player.ink_ready, player.ink_ready + player.ink_exerted
    parts = [
        (f"◆ {player.lore}/{player.lore_to_win}", "bold #e8b04a"),
        (f"⬡ {ready}/{all_ink}", "#5f9fdc" if ready else QUIET),
        (say_game(lang, "hand", player.hand), QUIET),
        (say_game(lang, "deck", player.deck), QUIET if player.deck > 5 else HURT),
        (say_game(lang, "discard", len(player.discard)), QUIET),
    ]
    if player.drops:
        parts.insert(2, (say_game(lang, "drops", player.drops), "#58c4d8"))
    for words, style in parts:
        text.append("  ")
        text.append(words, style=style)
    return text


def middle(view: View, lang: str) -> Text:
    """The challenge and the bag while they last."""
    text = Text()
    faces = {i: card.face or "?" for i, card in cards_of(view).items()}
    if view.challenge is not None:
        one, two = view.challenge
        text.append(f"{say(lang, 'challenge')}: ", style=f"bold {HURT}")
        text.append(f"{faces.get(one, '?')} → {faces.get(two, '?')}  ", style=PLAIN)
    if view.bag:
        text.append(f"{say(lang, 'bag')} ({len(view.bag)}): ", style="bold #a986d8")
        parts = [
            f"{each.ability or each.card.face} ({say_game(lang, 'player', each.player + 1)})"
            for each in view.bag
        ]
        text.append(" · ".join(parts), style=PLAIN)
    return text


# --- lists ------------------------------------------------------------------------------------------


class EdgeList(OptionList):
    """A list from which the left arrow leads back to the cards."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left", "edge", show=False)]

    class Edge(Message):
        """The left edge was reached."""

    def action_edge(self) -> None:
        self.post_message(self.Edge())


class OptionPanel(Vertical):
    """What may be done, by card. A long list gets a field to search it."""

    def __init__(self, lang: str) -> None:
        super().__init__(id="options")
        self.lang = lang
        self.groups: list[Group] = []
        self.places: list[Choice | None] = []  # by line of the list

    def compose(self) -> ComposeResult:
        yield Input(placeholder=say(self.lang, "filter"), id="filter", compact=True)
        yield EdgeList(id="choices")

    @property
    def list(self) -> OptionList:
        return self.query_one("#choices", OptionList)

    def show(self, groups: Sequence[Group], match: Match) -> None:
        many = sum(len(group.choices) for group in groups) > MANY
        field = self.query_one("#filter", Input)
        field.display = many
        self.groups = list(groups)
        with self.prevent(Input.Changed):
            field.value = ""
        self._fill(match, "")
        if many and self.screen.focused is self.list:
            field.focus()

    def _fill(self, match: Match, wanted: str) -> None:
        rows: list[Option] = []
        self.places = []
        for group in self.groups:
            chosen = [c for c in group.choices if wanted in c.label.casefold()][:MOST_SHOWN]
            if group.card is not None and chosen:
                title = name_of(match.facts(group.card), group.card.face, self.lang)
                if group.copies > 1:
                    title.append(f" ×{group.copies}", style=QUIET)
                rows.append(Option(title, disabled=True))
                self.places.append(None)
            for choice in chosen:
                indent = "  " if group.card is not None else ""
                rows.append(Option(Text(indent + choice.text, style=PLAIN)))
                self.places.append(choice)
        widget = self.list
        widget.clear_options()
        widget.add_options(rows)
        first = next((i for i, each in enumerate(self.places) if each is not None), None)
        widget.highlighted = first

    def search(self, match: Match, wanted: str) -> None:
        self._fill(match, wanted.casefold().strip())

    def choice(self, line: int) -> Choice | None:
        return self.places[line] if 0 <= line < len(self.places) else None

    def go_to(self, card: int) -> bool:
        """Put the highlight on the first option of a card; False if it has none."""
        for exact in (True, False):
            for i, each in enumerate(self.places):
                if each is not None and (each.card == card or not exact and card in each.others):
                    self.list.highlighted = i
                    return True
        return False


def log_rows(lines: Sequence[Line]) -> list[Option]:
    """Lines of the log with their clauses."""
    return [Option(log_text(line)) for line in lines]


def log_text(line: Line) -> Text:
    style = f"bold {PLAIN} on {CHOSEN}" if line.turn else QUIET if line.quiet else PLAIN
    text = Text(line.text, style=style)
    if line.clause:
        text.append(f" {line.clause}", style="not bold #6f8fb0")
    return text


class LogPanel(EdgeList):
    """The log, newest last; each line opens the rule behind it."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.shown: list[Line] = []

    def show(self, lines: Sequence[Line]) -> None:
        wanted = [line for line in lines if not line.quiet]
        same = len(self.shown)
        if wanted[:same] == self.shown:
            self.add_options(log_rows(wanted[same:]))
        else:
            self.clear_options()
            self.add_options(log_rows(wanted))
        self.shown = wanted
        if not self.has_focus:
            self.highlighted = None
            self.call_after_refresh(self.scroll_end, animate=False)


class Words(Static):
    """A line or a panel of text."""

    def __init__(self, id: str) -> None:
        super().__init__("", id=id, markup=False)
