"""The parts of the table that are not cards: bars, the bag, options, log, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace
from rich.cells import cell_len
from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message as Posted
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tintero.messages import Message, PlayerNamed, say
from tintero.table.choices import CardChoices, Choice, cards_of
from tintero.table.logbook import LogLine
from tintero.table.match import Match
from tintero.table.plan import PHASES
from tintero.tui.draw import CHOSEN, GLOW, HURT, LINK, PLAIN, QUIET, cut, name_of
from tintero.tui.keys import Keys
from tintero.views.shapes import PlayerView, View
from tintero.vocab import Act

MANY = 60  # options beyond which a list is searched, not read
MOST_SHOWN = 200

SPARE = "idlc"  # a click on a card, on a bar or on the log does the first three


Spot = tuple[Choice, int]  # an option, and its line
ENDS = (Act.END, Act.DONE)


def key_bar(keys: Keys, width: int, spare: str = SPARE) -> str:
    """The commands as links, for the mouse. Those that a click elsewhere does give way first."""
    shown = list(keys)
    while shown and bar_width(shown) > width:
        gives = [each for key in spare for each in shown if each[0] == key]
        shown.remove(gives[0] if gives else shown[-1])
    parts = [
        f"[@click=screen.{action}][bold {GLOW}]{key}[/] {words}[/]" for key, action, words in shown
    ]
    return "  ".join(parts)


def bar_width(keys: Keys) -> int:
    return sum(cell_len(f"{key} {words}  ") for key, _, words in keys) - 2


def heading(view: View, match: Match, rules: str) -> Text:
    phase = match.say(Message(PHASES[view.phase]))
    turn = match.say(Message("table-turn", turn=view.turn, player=PlayerNamed(view.active)))
    text = Text(" Tintero  ", style=f"bold {GLOW}")
    text.append(f"{turn} · {phase}" if view.turn else phase, style=f"bold {PLAIN}")
    text.append(f"  {match.say(Message('table-rules', version=rules))}", style=QUIET)
    return text


def bar(view: View, player: PlayerView, title: str, lang: str, width: int) -> Text:
    """One side in a line: who, lore, ink, and how many cards lie where."""
    active = player.seat == view.active and not view.over
    ready, all_ink = player.ink_ready, player.ink_ready + player.ink_exerted
    parts = [
        (f"◆ {player.lore}/{player.lore_to_win}", "bold #e8b04a"),
        (f"⬡ {ready}/{all_ink}", "#5f9fdc" if ready else QUIET),
        (say(Message("table-hand-count", count=player.hand), lang), QUIET),
        (
            say(Message("table-deck-count", count=player.deck), lang),
            QUIET if player.deck > 5 else HURT,
        ),
        (say(Message("table-discard-count", count=len(player.discard)), lang), QUIET),
    ]
    if player.drops:
        parts.insert(2, (say(Message("table-drops", count=player.drops), lang), "#58c4d8"))
    name = title.partition(" · ")[0]  # the name of the deck gives way, then who plays it
    for gap, words in (("  ", title), ("  ", name), (" ", name), (" ", name.partition(" (")[0])):
        counts = Text(gap).join(Text(each, style=style) for each, style in parts)
        title, room = words, width - counts.cell_len - 4
        if room >= cell_len(title):
            break
    text = Text("▶ " if active else "  ", style=f"bold {GLOW}")
    text.append(cut(title, max(room, 0)), style=f"bold {GLOW if active else PLAIN}")
    return Text.assemble(text, "  ", counts)


def middle(view: View, match: Match) -> Text:
    """The challenge and the bag while they last."""
    text = Text()
    faces = {i: card.face or "?" for i, card in cards_of(view).items()}
    if view.challenge is not None:
        one, two = view.challenge
        text.append(f"{match.say(Message('table-challenge'))}: ", style=f"bold {HURT}")
        text.append(f"{faces.get(one, '?')} → {faces.get(two, '?')}  ", style=PLAIN)
    if view.bag:
        text.append(f"{match.say(Message('table-bag'))} ({len(view.bag)}): ", style="bold #a986d8")
        parts = [
            Message(
                "table-waiting",
                ability=each.ability or each.card.face or "?",
                player=PlayerNamed(each.player),
            )
            for each in view.bag
        ]
        text.append(" · ".join(map(match.say, parts)), style=PLAIN)
    return text


# --- lists ---------------------------------------------------------------------------------------


class EdgeList(OptionList):
    """A list that ends at its ends, and from which the left arrow leads back to the cards.

    Going up from the first line must not lead to the last one, which ends the turn.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("left", "edge", show=False)]

    class Edge(Posted):
        """The left edge was reached."""

    def action_edge(self) -> None:
        self.post_message(self.Edge())

    def action_cursor_up(self) -> None:
        if self.highlighted is None or self._choosable(range(self.highlighted)):
            super().action_cursor_up()

    def action_cursor_down(self) -> None:
        if self.highlighted is None or self._choosable(
            range(self.highlighted + 1, self.option_count)
        ):
            super().action_cursor_down()

    def _choosable(self, lines: range) -> bool:
        return any(not self.get_option_at_index(i).disabled for i in lines)


class OptionPanel(Vertical):
    """What may be done, by card. A long list gets a field to search it."""

    def __init__(self, lang: str) -> None:
        super().__init__(id="options")
        self.lang = lang
        self.groups: list[CardChoices] = []
        self.places: list[Choice | None] = []  # by line of the list
        self.question: object = None  # what is asked
        self.spots: dict[object, Spot] = {}  # where the cursor was, by question

    def compose(self) -> ComposeResult:
        yield Input(placeholder=say(Message("table-filter"), self.lang), id="filter", compact=True)
        yield EdgeList(id="choices")

    @property
    def list(self) -> OptionList:
        return self.query_one("#choices", OptionList)

    def show(self, groups: Sequence[CardChoices], match: Match, question: object = None) -> None:
        """`question`: what is asked. Asked again, the cursor stays where it was."""
        self._leave()
        self.question = question
        # Turn actions lie by their cards, and keys are commands then; answers may be many alike.
        acting = any(choice.act <= Act.END for group in groups for choice in group.choices)
        many = not acting and sum(len(group.choices) for group in groups) > MANY
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
                text = Text(choice.text, style=PLAIN)
                indent = 2 if group.card is not None else 0
                rows.append(Option(Padding(text, (0, 0, 0, indent), expand=False)))
                self.places.append(choice)
        widget = self.list
        widget.clear_options()
        widget.add_options(rows)
        widget.highlighted = self._stay(None if wanted else self.spots.get(self.question))

    def _leave(self) -> None:
        """Note where the cursor is among the answers to the question."""
        line = self.list.highlighted
        choice = self.choice(line) if line is not None else None
        if line is not None and choice is not None:
            self.spots[self.question] = (choice, line)

    def _stay(self, spot: Spot | None) -> int | None:
        """Where the cursor is now: on the same option, else on one of the same card, else where it
        was. It never comes by itself to what ends the turn or a choice while there is more."""
        able = {i: each for i, each in enumerate(self.places) if each is not None}
        if spot is None:
            return min(able, default=None)
        was, line = spot
        same = {
            i for i, c in able.items() if (c.text, c.act, c.card) == (was.text, was.act, was.card)
        }
        card = {i for i, c in able.items() if c.card is not None and c.card == was.card}
        more = {i for i, c in able.items() if c.act not in ENDS}
        found = same or card or more or able
        return min(found, key=lambda i: (abs(i - line), -i), default=None)

    def search(self, match: Match, wanted: str) -> None:
        self._fill(match, wanted.casefold().strip())

    def choice(self, line: int) -> Choice | None:
        return self.places[line] if 0 <= line < len(self.places) else None

    def go_to(self, card: str) -> bool:
        """Put the highlight on the first option of a card; False if it has none."""
        for exact in (True, False):
            for i, each in enumerate(self.places):
                if each is not None and (each.card == card or (not exact and card in each.others)):
                    self.list.highlighted = i
                    return True
        return False


def plays(lines: Sequence[LogLine]) -> list[list[LogLine]]:
    """The lines that are told beside the table, those of one play together."""
    found: list[list[LogLine]] = []
    for line in lines:
        if line.quiet:
            continue
        if found and line.play and found[-1][0].play == line.play and not line.begins:
            found[-1].append(line)
        else:
            found.append([line])
    return found


def play_text(lines: Sequence[LogLine], match: Match) -> Text:
    """A play in one line: what was done, and behind it what came of it."""
    text = log_text(replace(lines[0], clause=""), match)
    for line in lines[1:]:
        text.append(" " if line.short else " · ", style="not bold")
        text.append(line.short or match.tell(line.said), style=f"not bold {QUIET}")
    if lines[0].clause:
        text.append(f" {lines[0].clause}", style=f"not bold {LINK}")
    return text


def log_text(line: LogLine, match: Match) -> Text:
    style = f"bold {PLAIN} on {CHOSEN}" if line.begins else QUIET if line.quiet else PLAIN
    text = Text("  " * line.indent + match.tell(line.said), style=style)
    if line.clause:
        text.append(f" {line.clause}", style=f"not bold {LINK}")
    return text


class LogPanel(EdgeList):
    """The log, newest last; each line opens the rule behind it."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.shown: list[list[LogLine]] = []

    def show(self, lines: Sequence[LogLine], since: int, match: Match) -> None:
        """`since`: how many pushes there were when the one who looks decided last. A turn that
        began later is shown from its beginning, else what is newest."""
        wanted = plays(lines)
        same = 0
        while same < min(len(wanted), len(self.shown)) and wanted[same] == self.shown[same]:
            same += 1
        for _ in range(len(self.shown) - same):
            self.remove_option_at_index(same)
        self.add_options([Option(play_text(each, match)) for each in wanted[same:]])
        self.shown = wanted
        if not self.has_focus:
            self.highlighted = None
            turns = [i for i, p in enumerate(wanted) if p[0].begins and p[0].depth >= since >= 0]
            self.call_after_refresh(self.go_to_line, turns[0] if turns else None)

    def go_to_line(self, line: int | None) -> None:
        """Put a line at the top, or the last one at the bottom."""
        if line is None or line >= self.option_count:
            self.scroll_end(animate=False)
        else:
            self.highlighted = line
            self.scroll_to_highlight(top=True)
            self.highlighted = None


class Words(Static):
    """A line or a panel of text."""

    def __init__(self, id: str) -> None:
        super().__init__("", id=id, markup=False)
