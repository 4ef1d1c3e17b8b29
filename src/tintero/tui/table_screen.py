"""`TableScreen`: shows a match. It draws what the seat that looks may know and nothing else."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from tintero.messages import Message, PlayerNamed, say
from tintero.table.choices import (
    VERBS,
    Choice,
    cards_of,
    choices,
    groups,
    of_card,
    twins,
    verb,
)
from tintero.table.match import Match
from tintero.tui import keys, panels
from tintero.tui.draw import GLOW, PLAIN, QUIET, SHORT, whole
from tintero.tui.grid import CardGrid
from tintero.tui.panels import LogPanel, OptionPanel, Words
from tintero.views.shapes import CardView, View
from tintero.vocab import ASK_NAMES, Act, Ask, CardType

# Characters first, then items, then locations; an action is there only while it resolves.
ORDER = {CardType.CHARACTER: 0, CardType.ITEM: 1, CardType.LOCATION: 2, CardType.ACTION: 3}
LEAST = (80, 24)
WIDE, TALL = 130, 38
NARROW, LOW = 96, 28


def too_small(columns: int, lines: int) -> Message:
    return Message("table-small", columns=columns, lines=lines, wide=LEAST[0], tall=LEAST[1])


class TableScreen(Screen[None]):
    """The table as one seat sees it (`seat`; None: somebody who watches bots)."""

    AUTO_FOCUS = "#choices"
    GRIDS: ClassVar[tuple[str, ...]] = ("far", "near", "hand")  # from the top to the bottom
    SPARE: ClassVar[str] = panels.SPARE  # keys that give way in the lowest line

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.lang = match.lang
        self.seat: int | None = match.people[0] if match.people else None
        self.view: View = match.view(self.seat)
        self.version = match.version  # of what is shown
        self.found: list[Choice] = []
        self.twins: dict[str, str] = {}
        self.looked: str | None = None  # the id of the selected card
        self.last_grid = "hand"
        self.decided = -1  # how many pushes there were when a person here decided last

    # --- the parts ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        lang, facts = self.lang, self.match.facts
        yield Words("too-small")
        yield Words("heading")
        with Horizontal(id="middle-row"):
            with Vertical(id="left"):
                yield Words("bar-far")
                if "hand-far" in self.GRIDS:
                    yield CardGrid(facts, lang, True, say(Message("table-empty"), lang), "hand-far")
                yield CardGrid(facts, lang, False, say(Message("table-nothing"), lang), "far")
                yield Words("strip")
                yield CardGrid(facts, lang, False, say(Message("table-nothing"), lang), "near")
                yield Words("bar-near")
                yield CardGrid(facts, lang, True, say(Message("table-empty"), lang), "hand")
                yield Words("prompt")
            with Vertical(id="right"):
                with VerticalScroll(id="card-scroll", can_focus=False):
                    yield Words("card")
                yield OptionPanel(lang)
                yield LogPanel()
        yield Static("", id="keys")

    def on_mount(self) -> None:
        self.query_one("#options").border_title = say(Message("table-options"), self.lang)
        self.query_one("#log").border_title = say(Message("table-log"), self.lang)
        self.call_after_refresh(self.go_on)

    def go_on(self) -> None:
        """What follows when something has changed; here it is only shown."""
        self.show()

    @property
    def options(self) -> OptionPanel:
        return self.query_one(OptionPanel)

    def grid(self, name: str) -> CardGrid:
        return self.query_one(f"#{name}", CardGrid)

    def put(self, name: str, text: object) -> None:
        self.query_one(f"#{name}", Words).update(text)  # type: ignore[arg-type]

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.set_class(event.size.width < NARROW, "narrow")
        self.set_class(event.size.height < LOW, "low")
        bar = panels.key_bar(self.keys(), event.size.width - 2, self.SPARE)
        self.query_one("#keys", Static).update(bar)
        self.call_after_refresh(self.show)
        small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        self.set_class(small, "small")  # then nothing else is shown
        words = say(too_small(event.size.width, event.size.height), self.lang)
        now = say(Message("table-small-now"), self.lang)
        self.put("too-small", f"{words}\n\n{now}" if small else "")

    def keys(self) -> keys.Keys:
        """What the lowest line offers."""
        return keys.worded(keys.TABLE, self.lang)

    # --- showing --------------------------------------------------------------------------------

    def show(self) -> None:
        """Everything anew, from the view of the seat that looks."""
        match, lang = self.match, self.lang
        view = self.view = match.view(self.seat)
        self.version = match.version
        self.found = choices(match, view) if self.seat is not None else []
        cards = cards_of(view)
        asked = view.decision
        if self.found and asked is not None and asked.source is not None:
            self.looked = asked.source.id  # the card that asks
        if self.looked not in cards:
            self.looked = None
        near, far = self.sides(view)
        self.put("heading", self.heading(view))
        width = self.query_one("#left").size.width
        for name, seat in (("bar-far", far), ("bar-near", near)):
            self.put(name, panels.bar(view, view.players[seat], match.titles[seat], lang, width))
        strip = panels.middle(view, match)
        self.put("strip", strip)
        self.query_one("#strip").set_class(bool(strip.plain), "open")
        self.twins = twins(self.found, view)
        live = {c.card for c in self.found if c.card is not None} | set(self.twins)
        aims = {i for c in self.found for i in c.others if c.act > 6}
        picked = {face.id for face in asked.picked if face.id is not None} if asked else set()
        for name, shown in self.zones(view, far, near).items():
            self.grid(name).show(shown, live | aims, picked, self.looked)
        self.fit_hands()
        self.options.show(groups(self.found, view), match, self.question(view))
        self.query_one(LogPanel).show(match.lines[self.seat], self.decided, match)
        self.show_prompt()
        here = self.focused
        if self.looked is not None:
            self.look_at(cards[self.looked])
        else:
            self.look_at(here.card if isinstance(here, CardGrid) else None)

    def question(self, view: View) -> object:
        """What is asked, whatever was answered already: the same while a turn or a choice lasts."""
        asked = view.decision
        return asked and (view.turn, asked.player, asked.kind, asked.source, asked.ability)

    @property
    def holder(self) -> int:
        """Whose hand is shown: one's own; who watches bots sees that of the active player."""
        return self.view.seat if self.seat is not None else max(self.view.active, 0)

    def sides(self, view: View) -> tuple[int, int]:
        """Whose side lies near and whose far."""
        return view.seat, (view.seat + 1) % len(view.players)

    def heading(self, view: View) -> Text:
        return panels.heading(view, self.match, self.match.game.state.ruleset.version)

    def zones(self, view: View, far: int, near: int) -> dict[str, list[CardView]]:
        """The cards of each grid."""
        return {
            "far": self.sorted(view.players[far].play),
            "near": self.sorted(view.players[near].play),
            "hand": self.held(view.players[self.holder].known_hand),
        }

    def fit_hands(self) -> None:
        """A hand is as tall as its cards need, up to two rows, three in a tall window."""
        most = 3 if self.has_class("tall") else 2
        for name in self.GRIDS:
            grid = self.grid(name)
            if grid.hand:
                rows = -(-len(grid.cards) // grid.columns)
                grid.styles.height = SHORT * max(1, min(rows, most))

    def sorted(self, cards: tuple[CardView, ...]) -> list[CardView]:
        """Characters, items, locations; who is at a location lies behind it."""
        homes = [card.id for card in cards if self.type_of(card) == CardType.LOCATION]

        def key(card: CardView) -> tuple[int, int, int]:
            if card.at in homes:
                return (ORDER[CardType.LOCATION], homes.index(card.at), 1)
            at = homes.index(card.id) if card.id in homes else 0
            return (ORDER[self.type_of(card)], at, 0)

        return sorted(cards, key=key)

    def held(self, cards: tuple[CardView, ...]) -> list[CardView]:
        def key(card: CardView) -> tuple[int, str]:
            facts = self.match.facts(card)
            return (facts.cost if facts else 0, card.face or "")

        return sorted(cards, key=key)

    def type_of(self, card: CardView) -> int:
        facts = self.match.facts(card)
        return facts.type if facts is not None else CardType.ACTION

    def show_prompt(self, more: str = "") -> None:
        """What is asked now, or who is waited for."""
        match = self.match
        if match.asked is None:
            text = match.result()
        elif match.waits_for_bot:
            text = Message("table-thinks", player=PlayerNamed(match.asked))
        else:
            text = match.prompt(self.seat)
        if self.seat is None and not more and match.asked is not None:
            more = match.say(Message("table-watching", player=PlayerNamed(self.holder)))
        self.put("prompt", f"{match.say(text)} {more}".strip())

    def look_at(self, card: CardView | None) -> None:
        """Show a card in full, with what can be done with it now."""
        self.looked = card.id if card is not None else None
        for name in self.GRIDS:
            self.grid(name).mark(self.looked)
        if card is None:
            self.put("card", "")
            return
        text = whole(card, self.match.facts(card), self.view, self.lang)
        able = self.able(card.id) if card.id is not None else []
        asked = self.view.decision
        acting = asked is not None and asked.kind == ASK_NAMES[Ask.TURN_ACTION]
        if self.found and (able or acting):
            text.append(f"\n{say(Message('table-now'), self.lang)}: ", style=f"bold {GLOW}")
            if able:
                text.append(" · ".join(self.in_short(able, card)), style=PLAIN)
            else:
                text.append(say(Message("table-now-none"), self.lang), style=QUIET)
        self.put("card", text)
        self.query_one("#card-scroll").scroll_home(animate=False)

    def able(self, card: str) -> list[Choice]:
        """What may be done with a card, or with the equal card it stands for."""
        return of_card(self.found, self.twins.get(card, card))

    def in_short(self, able: list[Choice], card: CardView) -> list[str]:
        """What the card itself may do, equal kinds counted; then what may be done to it."""
        own = card.id is not None and self.twins.get(card.id, card.id)
        kinds: dict[int, list[str]] = {}
        for choice in able:
            if choice.card == own and choice.act in VERBS:
                kinds.setdefault(choice.act, []).append(choice.text)
        parts = [
            words[0] if len(words) == 1 else f"{verb(self.match, act)} ×{len(words)}"
            for act, words in kinds.items()
        ]
        return parts + [
            say(Message("table-may-choose"), self.lang)
            if c.act == Act.CHOOSE and c.label == card.face
            else c.label
            for c in able
            if c.card != own or c.act not in VERBS
        ]

    # --- moving between the parts -----------------------------------------------------------------

    def on_card_grid_looked(self, event: CardGrid.Looked) -> None:
        self.last_grid = event.grid.id or "hand"
        self.look_at(event.card)
        if event.card.id is not None:
            with self.prevent(OptionList.OptionHighlighted):
                self.options.go_to(self.twins.get(event.card.id, event.card.id))

    def on_card_grid_left(self, event: CardGrid.Left) -> None:
        if event.x > 0:
            self.options.list.focus()
        elif event.y:
            at = self.GRIDS.index(event.grid.id or "hand") + event.y
            while 0 <= at < len(self.GRIDS) and not self.grid(self.GRIDS[at]).cards:
                at += event.y
            if 0 <= at < len(self.GRIDS):
                self.grid(self.GRIDS[at]).focus()

    def on_edge_list_edge(self) -> None:
        names = [self.last_grid, *reversed(self.GRIDS)]
        name = next((n for n in names if self.grid(n).cards), None)
        if name is not None:
            self.grid(name).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        choice = self.options.choice(event.option_index)
        if (
            event.option_list.id != "choices"
            or choice is None
            or isinstance(self.focused, CardGrid)
        ):
            return
        card = self.card_of(choice)
        if card is not None:
            self.look_at(card)

    def card_of(self, choice: Choice) -> CardView | None:
        """The card an option is about; one that is searched for lies nowhere on the table."""
        if choice.card is None:
            return None
        found = cards_of(self.view).get(choice.card)
        if found is None and choice.label in self.match.game.pool:
            found = CardView(choice.card, choice.label, self.view.seat, "deck")
        return found

    def on_input_changed(self, event: Input.Changed) -> None:
        self.options.search(self.match, event.value)
