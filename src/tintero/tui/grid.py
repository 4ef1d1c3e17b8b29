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
from tintero.tui.draw import LIVE, PAPER, PICKED, QUIET, SHADE, SHORT, TALL, hand_tile, tile
from tintero.views.shapes import CardView

ROOMY = 80  # from here on a card in hand may be as wide as one in play
# How tiles in play may be drawn, the roomiest first: lines, gap below, least width.
PLAY = ((TALL, 1, 20), (TALL, 0, 20), (3, 0, 20), (2, 0, 15))
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
        self.hand = hand
        self.shapes = ((SHORT, 0, 15),) if hand else PLAY
        self.shape = self.shapes[0]
        self.empty = empty
        self.cards: Sequence[CardView] = ()
        self.live: Collection[str] = ()  # the ids of the cards that may do something
        self.picked: Collection[str] = ()  # and of those that were chosen already
        self.marked: str | None = None  # the id of the card looked at, wherever the focus is
        self.place = 0
        self._rows: list[Text] = []

    def show(
        self,
        cards: Sequence[CardView],
        live: Collection[str],
        picked: Collection[str],
        marked: str | None,
    ) -> None:
        """The cards now, which may do something, which were chosen, which is looked at."""
        self.cards, self.live, self.picked, self.marked = cards, live, picked, marked
        self.place = min(self.place, max(len(cards) - 1, 0))
        self._place_of(marked)
        self._render_all()

    def mark(self, card: str | None) -> None:
        """Another card is looked at, here or elsewhere."""
        if card != self.marked:
            self.marked = card
            self._place_of(card)
            self._render_all()

    def _place_of(self, card: str | None) -> None:
        for i, each in enumerate(self.cards):
            if card is not None and each.id == card:
                self.place = i

    # --- drawing --------------------------------------------------------------------------------

    @property
    def room(self) -> int:
        """How wide the cards may be together; a column is left for the scroll bar."""
        return max(self.outer_size.width - 1, 8)

    @property
    def lines(self) -> int:
        """Of one tile."""
        return self.shape[0]

    @property
    def tall(self) -> int:
        """Of one tile, with the gap below."""
        return self.shape[0] + self.shape[1]

    @property
    def columns(self) -> int:
        narrowest = 20 if self.hand and self.room >= ROOMY else self.shape[2]
        return max(1, self.room // narrowest)

    def _fit(self) -> None:
        """The roomiest shape in which all cards can be seen at once, else the closest one."""
        for shape in self.shapes:
            self.shape = shape
            rows = -(-len(self.cards) // self.columns)
            if rows * self.tall - self.shape[1] <= max(self.size.height, TALL):
                return

    @property
    def width(self) -> int:
        """Of one tile, the gap behind it included."""
        return max(self.room // self.columns, 8)

    def _render_all(self) -> None:
        self._fit()
        self._rows = []
        for number, start in enumerate(range(0, len(self.cards), self.columns)):
            # Where tiles touch, every other row is shaded.
            paper = SHADE if number % 2 and not self.shape[1] else PAPER
            row = [Text() for _ in range(self.lines)]
            for card in self.cards[start : start + self.columns]:
                for line, part in zip(row, self._tile(card, paper), strict=True):
                    line.append_text(part)
            self._rows += [*(Text() for _ in range(self.shape[1] if number else 0)), *row]
        if not self.cards:
            self._rows = [Text.assemble((f" {self.empty}", QUIET))]
        self.virtual_size = Size(self.room, len(self._rows))
        self.refresh()

    def _tile(self, card: CardView, paper: str) -> list[Text]:
        mark = PICKED if card.id in self.picked else LIVE if card.id in self.live else ""
        looked = card.id is not None and card.id == self.marked
        facts, width = self.facts(card), self.width
        if self.hand:
            return hand_tile(card, facts, width, self.lang, looked, mark, paper)
        home = next((c.face for c in self.cards if card.at is not None and c.id == card.at), "")
        return tile(card, facts, width, self.lang, looked, mark, self.lines, paper, home or "")

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        if at >= len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        segments = self._rows[at].render(self.app.console)
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
        at = event.get_content_offset(self)
        place = self.place_at(at.x, at.y) if at is not None else None
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
