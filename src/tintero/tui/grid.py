"""`CardGrid`: cards side by side, gone over with the arrow keys or the mouse."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tintero.cards.facts import CardFacts
from tintero.tui.draw import LIVE, PICKED, QUIET, SHORT, TALL, hand_tile, tile
from tintero.views.shapes import CardView

ROOMY = 80  # from here on a card in hand may be as wide as one in play
Facts = Callable[[CardView], CardFacts | None]


class CardGrid(ScrollView, can_focus=True):
    """One zone. It says which card is looked at, and which is chosen by Enter or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter", "pick", show=False),
    ]

    class Looked(Message):
        """The cursor came to a card."""

        def __init__(self, grid: CardGrid, card: CardView) -> None:
            super().__init__()
            self.grid = grid
            self.card = card

    class Picked(Looked):
        """A card was chosen."""

    class Left(Message):
        """The cursor went over the edge."""

        def __init__(self, grid: CardGrid, x: int, y: int) -> None:
            super().__init__()
            self.grid = grid
            self.x = x
            self.y = y

    def __init__(self, facts: Facts, lang: str, hand: bool, empty: str, id: str) -> None:
        super().__init__(id=id)
        self.facts = facts
        self.lang = lang
        self.draw = hand_tile if hand else tile
        self.lines = SHORT if hand else TALL
        self.tall = self.lines if hand else TALL + 1  # with the gap below
        self.hand = hand
        self.empty = empty
        self.cards: Sequence[CardView] = ()
        self.live: Collection[int] = ()  # the ids of the cards that may do something
        self.picked: Collection[int] = ()  # and of those that were chosen already
        self.marked: int | None = None  # the id of the card looked at, wherever the focus is
        self.place = 0
        self._lines: list[Text] = []

    def show(
        self,
        cards: Sequence[CardView],
        live: Collection[int],
        picked: Collection[int],
        marked: int | None,
    ) -> None:
        """The cards now, which may do something, which were chosen, which is looked at."""
        self.cards, self.live, self.picked, self.marked = cards, live, picked, marked
        self.place = min(self.place, max(len(cards) - 1, 0))
        self._place_of(marked)
        self._render_all()

    def mark(self, card: int | None) -> None:
        """Another card is looked at, here or elsewhere."""
        if card != self.marked:
            self.marked = card
            self._place_of(card)
            self._render_all()

    def _place_of(self, card: int | None) -> None:
        for i, each in enumerate(self.cards):
            if card is not None and each.id == card:
                self.place = i

    # --- drawing --------------------------------------------------------------------------------

    @property
    def room(self) -> int:
        """How wide the cards may be together; a column is left for the scroll bar."""
        return max(self.outer_size.width - 1, 8)

    @property
    def columns(self) -> int:
        narrowest = 15 if self.hand and self.room < ROOMY else 20
        return max(1, self.room // narrowest)

    @property
    def width(self) -> int:
        """Of one tile, the gap behind it included."""
        return max(self.room // self.columns, 8)

    def _render_all(self) -> None:
        self._lines = []
        columns, width = self.columns, self.width
        for start in range(0, len(self.cards), columns):
            row = [Text() for _ in range(self.lines)]
            for card in self.cards[start : start + columns]:
                mark = PICKED if card.id in self.picked else LIVE if card.id in self.live else ""
                looked = card.id is not None and card.id == self.marked
                lines = self.draw(card, self.facts(card), width - 1, self.lang, looked, mark)
                for line, part in zip(row, lines, strict=True):
                    line.append_text(part)
            self._lines += [*row, *(Text() for _ in range(self.tall - self.lines))]
        if not self.cards:
            self._lines = [Text(f" {self.empty}", style=QUIET)]
        self.virtual_size = Size(self.room, len(self._lines))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        if at >= len(self._lines):
            return Strip.blank(self.size.width, self.rich_style)
        segments = self._lines[at].render(self.app.console)
        strip = Strip(segments).adjust_cell_length(self.size.width)
        return strip.apply_style(self.rich_style)

    def on_resize(self, event: Resize) -> None:
        self._render_all()

    # --- moving ---------------------------------------------------------------------------------

    @property
    def card(self) -> CardView | None:
        return self.cards[self.place] if self.place < len(self.cards) else None

    def look(self, place: int) -> None:
        """Put the cursor on a card."""
        if not self.cards:
            return
        self.place = min(max(place, 0), len(self.cards) - 1)
        row = self.place // self.columns
        self.scroll_to_region(
            Region(0, row * self.tall, self.size.width, self.lines), animate=False
        )
        self.post_message(self.Looked(self, self.cards[self.place]))

    def on_focus(self) -> None:
        self.look(self.place)

    def action_go(self, x: int, y: int) -> None:
        columns, count = self.columns, len(self.cards)
        column = self.place % columns
        to = self.place + x + y * columns
        if not count or to < 0 or not 0 <= column + x < columns:
            self.post_message(self.Left(self, x, y))
        elif to < count:
            self.look(to)
        elif y and self.place // columns < (count - 1) // columns:
            self.look(count - 1)  # the last row is shorter
        else:
            self.post_message(self.Left(self, x, y))

    def action_pick(self) -> None:
        card = self.card
        if card is not None:
            self.post_message(self.Picked(self, card))

    def on_click(self, event: Click) -> None:
        place = self.place_at(event.x, event.y)
        if place is None:
            return
        again = self.cards[place].id is not None and self.cards[place].id == self.marked
        self.look(place)
        if again:
            self.action_pick()

    def place_at(self, x: int, y: int) -> int | None:
        """Which card lies there on the screen."""
        column = x // self.width
        row, line = divmod(y + self.scroll_offset.y, self.tall)
        place = row * self.columns + column
        hit = column < self.columns and line < self.lines and place < len(self.cards)
        return place if hit else None
