"""The windows of a match: why not, hints, a card, the piles, the log, the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from tintero import rulebook
from tintero.ability.abilities import Has
from tintero.bots import make_bot
from tintero.bots.seat import why_failed
from tintero.cards.facts import CardFacts
from tintero.cli.shell.words import reason
from tintero.cli.shell.words import say as say_game
from tintero.state.objects import Option
from tintero.tui import choices
from tintero.tui.choices import Choice
from tintero.tui.draw import FADED, GLOW, HURT, LINK, PLAIN, QUIET, name_of, whole
from tintero.tui.match import Match
from tintero.tui.modals import ListRow, ListWindow, Window
from tintero.tui.panels import log_text
from tintero.tui.thinker import Answer, Thinker
from tintero.tui.words import say
from tintero.views.shapes import CardView, View
from tintero.vocab import KEYWORD_NAMES, Act


def version_of(match: Match) -> str:
    return match.game.state.ruleset.version


def why(match: Match, view: View, shown: CardView, seat: int) -> Window:
    """What a card may and may not do now, each with its reason; a line opens its rule."""
    lang = match.lang
    rows: list[ListRow] = []
    for thought in choices.reasons(match, view, shown, seat):
        why = thought.why
        if why is None:
            head = Text(f"✓ {thought.text}", style=GLOW)
            body = Text(say(lang, "may"), style=QUIET)
        else:
            head = Text.assemble(("✗ ", HURT), (thought.text, PLAIN))
            body = Text.assemble((why.sentence(lang), QUIET), (f" {why.rule}", LINK))
        text = Group(head, Padding(body, (0, 0, 0, 2)))
        rows.append(ListRow(text, why.rule if why is not None else ""))
    title = f"{say(lang, 'why')} {shown.face or ''}".strip()
    if not rows:
        return Window(lang, title, Text(say(lang, "why_none")))
    return ListWindow(lang, title, rows, version_of(match))


def why_not_end(match: Match, seat: int) -> str:
    why = match.game.why_not(Option(Act.END), seat)
    return "" if why is None else f"{why.sentence(match.lang)} (CR {why.rule})"


def hint(match: Match, view: View, found: list[Choice]) -> Window:
    """What the seat can do, kind by kind, and what a bot would do that knows no more than it."""
    lang = match.lang
    text = Text.assemble((match.prompt(view.seat), f"bold {PLAIN}"))
    lines = choices.hints(match, view, found) if found else [say(lang, "hint_wait")]
    for line in lines:
        text.append(f"\n• {line}", style=PLAIN)
    title = say(lang, "hints")
    if len(found) < 2:
        return Window(lang, title, text)
    return IdeaWindow(lang, title, text, match, {c.place: c.label for c in found})


class IdeaWindow(Window):
    """Hints, and below them the idea of a bot as soon as it has one."""

    class Idea(Message):
        """The bot has thought."""

        def __init__(self, answer: Answer) -> None:
            super().__init__()
            self.answer = answer

    def __init__(
        self, lang: str, title: str, body: Text, match: Match, labels: dict[int, str]
    ) -> None:
        super().__init__(lang, title, self.with_idea(body, say(lang, "hint_thinks")))
        self.plain_body = body
        self.match = match
        self.labels = labels

    @staticmethod
    def with_idea(body: Text, words: str) -> Text:
        return Text.assemble(body, (f"\n\n{words}", f"italic {GLOW}"))

    def begin(self) -> None:
        super().begin()
        thinker = Thinker(lambda _, answer: self.hear(answer))
        thinker.ask(make_bot("greedy", self.match.game.depth), self.match.game)

    def hear(self, answer: Answer) -> None:
        """Called in the thread of the bot."""
        if self.is_running:
            self.post_message(self.Idea(answer))

    def on_idea_window_idea(self, event: Idea) -> None:
        words = ""
        if isinstance(event.answer, int) and event.answer in self.labels:
            words = say(self.lang, "hint_idea", self.labels[event.answer])
        self.query_one("#text", Static).update(self.with_idea(self.plain_body, words))


def card(match: Match, view: View, shown: CardView) -> Window:
    """The card in full, and what its keywords mean."""
    facts = match.facts(shown)
    text = whole(shown, facts, view, match.lang)
    for word, number in keywords_of(shown, facts):
        meaning = rulebook.clause(number).statement(match.lang, version_of(match))
        text.append(f"\n\n{word} ({number}): ", style="bold #b9a7d9")
        text.append(meaning, style=QUIET)
    return Window(match.lang, say(match.lang, "card"), text)


def keywords_of(shown: CardView, facts: CardFacts | None) -> list[tuple[str, str]]:
    """The keywords a card has or is printed with, and the clauses that explain them."""
    has = {word for word, _ in shown.keywords}
    if facts is not None:
        has |= {KEYWORD_NAMES[a.keyword] for a in facts.abilities if isinstance(a, Has)}
    known = keyword_clauses()
    return sorted((word, known[word]) for word in has if word in known)


@cache
def keyword_clauses() -> dict[str, str]:
    """Section 8 by the name of the keyword."""
    return {clause.title("en"): clause.number for clause in rulebook.children("8")}


def piles(match: Match, view: View) -> Window:
    """Every card that lies open, or that the seat knows where it lies hidden."""
    lang = match.lang
    rows: list[ListRow] = []
    order = [view.seat, *(p.seat for p in view.players if p.seat != view.seat)]
    for seat in order:
        player = view.players[seat]
        zones = [("discard_of", tuple(reversed(player.discard)), True)]
        zones.append(("deck_known", player.known_deck, False))
        if seat != view.seat:
            zones.append(("hand_known", player.known_hand, False))
        for key, cards, always in zones:
            if not cards and not always:
                continue
            rows.append(
                ListRow(Text(f"{say(lang, key, seat + 1)} ({len(cards)})", style=f"bold {GLOW}"))
            )
            for each in cards:
                facts = match.facts(each)
                name = name_of(facts, each.face, lang)
                name.stylize("not bold")
                line = Text("  ") + name
                more = whole(each, facts, view, lang)
                rows.append(ListRow(line, title=say(lang, "card"), more=more))
            if not cards:
                rows.append(ListRow(Text(f"  {say(lang, 'empty')}", style=FADED)))
    return ListWindow(lang, say(lang, "piles"), rows, version_of(match))


def log(match: Match, seat: int | None) -> Window:
    rows = [ListRow(log_text(line), line.clause) for line in match.lines[seat]]
    return ListWindow(match.lang, say(match.lang, "whole_log"), rows, version_of(match), end=True)


class EndWindow(Window):
    """Asks before a turn ends in which something is left; the key that ends it says yes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("e", "yes", show=False)]

    def action_yes(self) -> None:
        self.pressed("yes")


def end_turn(lang: str, left: dict[int, list[str]], view: View) -> Window:
    ready = view.players[view.seat].ink_ready
    lines = [
        say(lang, key, ", ".join(left[act]) if key != "left_play" else f"{ready}")
        for act, key in (
            (Act.QUEST, "left_quest"),
            (Act.CHALLENGE, "left_challenge"),
            (Act.PLAY, "left_play"),
            (Act.INK, "left_ink"),
        )
        if act in left
    ]
    body = Text("\n".join(f"• {line}" for line in lines), style=PLAIN)
    buttons = (("close", say(lang, "end_no")), ("yes", say(lang, "end_yes")))
    return EndWindow(lang, say(lang, "end_sure"), body, buttons)


def concede(lang: str) -> Window:
    buttons = (("close", say(lang, "cancel")), ("yes", say(lang, "concede_yes")))
    return Window(lang, say(lang, "concede_sure"), Text(), buttons)


def replace(lang: str, name: str) -> Window:
    buttons = (("close", say(lang, "cancel")), ("yes", say(lang, "replace_yes")))
    return Window(lang, say(lang, "replace", name), Text(), buttons)


def failed(lang: str, who: str, error: Exception) -> Window:
    reason = why_failed(error, lang)
    buttons = tuple((name, say(lang, name)) for name in ("again", "by_lot", "quit"))
    body = Text(say(lang, "failed_why", who, reason), style=PLAIN)
    return Window(lang, say(lang, "failed"), body, buttons)


def over(match: Match) -> Window:
    lang = match.lang
    text = Text(match.result(), style=f"bold {GLOW}")
    record = match.record()
    if record is not None and not record.scene:
        text.append(f"\n{say_game(lang, 'seed', record.seed)}", style=QUIET)
    if match.keeper.finished is not None:
        text.append(f"\n\n{say(lang, 'kept_over', match.keeper.finished)}", style=QUIET)
    names = [("close", "look"), ("save", "save_over"), ("quit", "quit")]
    if record is None:
        del names[1]
    buttons = tuple((name, say(lang, words)) for name, words in names)
    return Window(lang, say(lang, "over"), text, buttons)


def not_written(lang: str, name: str, error: OSError) -> str:
    return say_game(lang, "no_write", name, reason(lang, error))


def written(lang: str, name: str) -> str:
    return say_game(lang, "saved", name)
