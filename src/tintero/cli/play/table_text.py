"""Draws what a seat may know: the table, the hand, the options. From a view only, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tintero.cards.pool import Pool
from tintero.messages import Message, PlayerNamed, say
from tintero.table.plan import PHASES, Plan, called, titles
from tintero.views.labels import around
from tintero.views.naming import keyword_text
from tintero.views.shapes import CardView, PlayerView, View
from tintero.vocab import Act, CardType, Ink

INK_STYLES = {
    Ink.AMBER: "yellow",
    Ink.AMETHYST: "magenta",
    Ink.EMERALD: "green",
    Ink.RUBY: "red",
    Ink.SAPPHIRE: "blue",
    Ink.STEEL: "bright_black",
}
# Characters first, then items, then locations; an action is there only while it resolves.
ORDER = {CardType.CHARACTER: 0, CardType.ITEM: 1, CardType.LOCATION: 2, CardType.ACTION: 3}
NUMBER_STYLE = "bold cyan"
WIDEST_NAME = 44
MOST_OPTIONS = 60  # of a kind; more (naming a card) are written, not listed


# The words before the options of a kind, and those of the numbers of a card.
HEADINGS = {
    Act.INK: "table-heading-ink",
    Act.PLAY: "table-heading-play",
    Act.USE: "table-heading-use",
    Act.QUEST: "table-heading-quest",
    Act.CHALLENGE: "table-heading-challenge",
    Act.MOVE: "table-heading-move",
    Act.RESOLVE: "table-heading-resolve",
    Act.CHOOSE: "table-heading-choose",
    Act.NAME: "table-heading-name",
}
COLUMNS = (
    "table-column-strength",
    "table-column-willpower",
    "table-column-damage",
    "table-column-lore",
)


class Artist:
    """Draws one seat's view of a game in one language."""

    def __init__(
        self,
        pool: Pool,
        lang: str,
        plan: Plan,
        rules: str,
        playing: bool = True,
    ) -> None:
        self.pool = pool
        self.lang = lang
        self.people = called(plan, lang)
        self.titles = titles(plan, lang, playing)
        self.rules = rules

    def say(self, message: Message) -> str:
        return say(message, self.lang, self.people)

    # --- the table ----------------------------------------------------------------------------

    def table(self, view: View, width: int, with_hand: bool = True) -> RenderableType:
        """Everybody's side, the seat's own last, then its hand."""
        seats = len(view.players)
        order = [(view.seat + n) % seats for n in range(1, seats)] + [view.seat]
        parts: list[RenderableType] = [self.header(view)]
        parts += [self.side(view, view.players[seat]) for seat in order]
        if with_hand:
            parts.append(self.hand(view, width))
        return Group(*parts)

    def header(self, view: View) -> RenderableType:
        phase = self.say(Message(PHASES[view.phase]))
        turn = self.say(Message("table-turn", turn=view.turn, player=PlayerNamed(view.active)))
        title = f"{turn} · {phase}" if view.turn else phase
        rules = self.say(Message("table-rules", version=self.rules))
        return Rule(f"{title} · {rules}", style="dim")

    def side(self, view: View, player: PlayerView) -> RenderableType:
        active = player.seat == view.active and not view.over
        title = Text(self.titles[player.seat], style="bold green" if active else "bold")
        if player.out:
            return Panel(
                Text(self.say(Message("table-out")), style="dim"),
                title=title,
                title_align="left",
                box=box.ROUNDED,
            )
        return Panel(
            self.board(view, player),
            title=title,
            title_align="left",
            subtitle=Text(self.counts(player)),
            subtitle_align="left",
            box=box.ROUNDED,
            border_style="green" if active else "dim",
            padding=(0, 1),
        )

    def counts(self, player: PlayerView) -> str:
        """Lore, ink and how many cards lie where."""
        ink = player.ink_ready + player.ink_exerted
        parts = [
            Message("table-lore", lore=player.lore, most=player.lore_to_win),
            Message("table-ink", ready=player.ink_ready, all=ink),
            Message("table-hand-count", count=player.hand),
            Message("table-deck-count", count=player.deck),
            Message("table-discard-count", count=len(player.discard)),
        ]
        if player.bag:
            names = ", ".join(card.face or "?" for card in player.bag)
            parts.append(Message("table-in-bag", cards=names))
        if player.drops:
            parts.insert(2, Message("table-drops", count=player.drops))
        return " · ".join(map(self.say, parts))

    def board(self, view: View, player: PlayerView) -> RenderableType:
        known = [card.face for card in player.known_hand if card.face]
        parts: list[RenderableType] = [self.grid(view, player)]
        if known and player.seat != view.seat:
            title = self.say(Message("table-known-hand"))
            parts.append(Text(f"{title}: {', '.join(known)}", style="dim"))
        return Group(*parts)

    def grid(self, view: View, player: PlayerView) -> RenderableType:
        if not player.play:
            return Text(self.say(Message("table-nothing")), style="dim")
        grid = Table(box=None, pad_edge=False, header_style="dim", expand=True)
        grid.add_column("", width=self.name_width(view), no_wrap=True)
        for column in COLUMNS:
            heading = self.say(Message(column))
            grid.add_column(heading, justify="right", width=max(3, len(heading)))
        grid.add_column("", ratio=1)
        cards = sorted(player.play, key=lambda card: ORDER[self.type_of(card)])
        for card in cards:
            self.add_row(grid, view, card)
        return grid

    def name_width(self, view: View) -> int:
        """The same for everybody, so that the numbers stand in one column."""
        names = [cell_len(card.face or "?") for player in view.players for card in player.play]
        return min(max(names, default=1), WIDEST_NAME)

    def add_row(self, grid: Table, view: View, card: CardView) -> None:
        style = "dim" if card.exerted else ""
        hurt = Text(str(card.damage), style="bold red") if card.damage else ""
        grid.add_row(
            self.name(card.face),
            number(card.strength),
            number(card.willpower),
            hurt,
            number(card.lore),
            self.notes(view, card),
            style=style,
        )

    def notes(self, view: View, card: CardView) -> str:
        """States, keywords, the location, cards under it, the cost to move here."""
        kind = self.type_of(card)
        parts: list[str] = []
        if card.exerted:
            parts.append(self.say(Message("table-exerted")))
        if card.drying:
            parts.append(self.say(Message("table-drying")))
        parts += [keyword_text(name, n) for name, n in card.keywords]
        if card.at is not None:
            places = {c.id: c.face for p in view.players for c in p.play}
            parts.append(self.say(Message("table-at", place=places.get(card.at) or "?")))
        if card.under:
            parts.append(self.say(Message("table-under-count", count=len(card.under))))
        if card.mission:
            parts.append(self.say(Message("table-mission", card=card.mission[0].face or "?")))
        if kind == CardType.LOCATION and card.move_cost is not None:
            parts.append(self.say(Message("table-move-cost", count=card.move_cost)))
        return ", ".join(parts)

    def hand(self, view: View, width: int) -> RenderableType:
        mine = view.players[view.seat]
        items: list[Text] = []
        faces = sorted(
            (self.pool[card.face] for card in mine.known_hand if card.face),
            key=lambda card: (card.cost, card.full_name),
        )
        for card, same in groupby(faces):
            n = len(list(same))
            mark = "◉" if card.inkable else "○"
            copies = Text(f" ×{n}" if n > 1 else "", style="bold")
            items.append(Text(f"{card.cost}{mark} ") + self.name(card.full_name) + copies)
        title = f"{self.say(Message('table-your-hand'))} ({mine.hand}): "
        return flow(Text(title, style="bold"), items, width)

    # --- cards ----------------------------------------------------------------------------------

    def type_of(self, card: CardView) -> int:
        return self.pool[card.face].type if card.face else CardType.ACTION

    def name(self, face: str | None) -> Text:
        """A card's name in the colours of its inks."""
        if face is None:
            return Text("?")
        inks = self.pool[face].inks
        text = Text(face)
        half = len(face) if len(inks) < 2 else len(face) // 2
        if inks:
            text.stylize(INK_STYLES[inks[0]], 0, half)
            text.stylize(INK_STYLES[inks[-1]], half)
        return text

    # --- the options ----------------------------------------------------------------------------

    def options(self, acts: Sequence[int], labels: Sequence[str], width: int) -> RenderableType:
        """Numbered from 1, each kind on lines of its own under one heading."""
        lines: list[RenderableType] = []
        numbered = list(enumerate(zip(acts, labels), 1))
        heads = {act: self.say(Message(HEADINGS[act])) for act in {*acts} if act in HEADINGS}
        space = max((cell_len(head) + 2 for head in heads.values()), default=0)
        for act, group in groupby(numbered, key=lambda pair: pair[1][0]):
            members = list(group)
            head = heads.get(act, "")
            items = [
                Text(str(n), style=NUMBER_STYLE)
                + Text(f" {short(act, label, self.lang) if head else label}")
                for n, (_, label) in members[:MOST_OPTIONS]
            ]
            if len(members) > MOST_OPTIONS:
                items.append(Text("…", style=NUMBER_STYLE))
            lines.append(flow(Text(f" {head:<{space}}", style="bold"), items, width))
        return Group(*lines)


def number(value: int | None) -> str:
    return "" if value is None else str(value)


def short(act: int, label: str, lang: str) -> str:
    """A label without the words that the heading already says.

    >>> from tintero.vocab import Act
    >>> short(Act.QUEST, "Quest with Stitch - Rock Star", "en")
    'Stitch - Rock Star'
    """
    before, after = around(act, lang)
    return label.removeprefix(before).removesuffix(after)


def flow(title: Text, items: Sequence[Text], width: int, gap: int = 3) -> Text:
    """Items one after the other, none broken in two, lines indented to the end of the title."""
    indent = cell_len(title.plain)
    result = title.copy()
    used = indent
    for i, item in enumerate(items):
        size = cell_len(item.plain)
        if i and used + gap + size > width:
            result.append("\n" + " " * indent)
            used = indent
        elif i:
            result.append(" " * gap)
            used += gap
        result.append_text(item)
        used += size
    return result
