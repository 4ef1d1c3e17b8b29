"""The windows of a match: why not, hints, a card, the piles, the log, the end."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message as Posted
from textual.widgets import Static

from tintero import rulebook
from tintero.ability.abilities import Has
from tintero.bots.seat import why_failed
from tintero.cards.facts import CardFacts
from tintero.game import because
from tintero.messages import Message, PlayerNamed, say
from tintero.messages.system import system_reason
from tintero.state.objects import Option
from tintero.table import choices
from tintero.table.choices import Choice
from tintero.table.match import Match
from tintero.table.port import Seat
from tintero.table.sitting import Sitting
from tintero.table.thinker import Answer, Thinker, adviser
from tintero.tui.draw import FADED, GLOW, HURT, LINK, PLAIN, QUIET, name_of, whole
from tintero.tui.modals import Buttons, ListRow, ListWindow, Window
from tintero.tui.panels import log_text
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
            body = Text(say(Message("table-may"), lang), style=QUIET)
        else:
            head = Text.assemble(("✗ ", HURT), (thought.text, PLAIN))
            reason = match.tell(why.message)
            body = Text.assemble((reason, QUIET), (f" {why.rule}", LINK))
        text = Group(head, Padding(body, (0, 0, 0, 2)))
        rows.append(ListRow(text, why.rule if why is not None else ""))
    title = match.say(Message("table-why"))
    if shown.face:
        title = match.say(Message("table-why-card", card=shown.face))
    if not rows:
        return Window(lang, title, Text(say(Message("table-why-none"), lang)))
    return ListWindow(lang, title, rows, version_of(match))


def why_not_end(match: Match, seat: int) -> str:
    why = match.game.why_not(Option(Act.END), seat)
    return "" if why is None else match.tell(because(why))


def hint(match: Match, view: View, found: list[Choice]) -> Window:
    """What the seat can do, kind by kind, and what a bot would do that knows no more than it."""
    lang = match.lang
    text = Text.assemble((match.say(match.prompt(view.seat)), f"bold {PLAIN}"))
    lines = choices.hints(match, view, found) if found else [Message("table-hint-wait")]
    for line in lines:
        text.append(f"\n• {match.tell(line)}", style=PLAIN)
    title = say(Message("table-hints"), lang)
    if len(found) < 2:
        return Window(lang, title, text)
    return IdeaWindow(lang, title, text, match, {c.place: c.label for c in found})


class IdeaWindow(Window):
    """Hints, and below them the idea of a bot as soon as it has one."""

    class Idea(Posted):
        """The bot has thought."""

        def __init__(self, answer: Answer) -> None:
            super().__init__()
            self.answer = answer

    def __init__(
        self, lang: str, title: str, body: Text, match: Match, labels: dict[int, str]
    ) -> None:
        thinks = say(Message("table-hint-thinks"), lang)
        super().__init__(lang, title, self.with_idea(body, thinks))
        self.plain_body = body
        self.match = match
        self.labels = labels

    @staticmethod
    def with_idea(body: Text, words: str) -> Text:
        return Text.assemble(body, (f"\n\n{words}", f"italic {GLOW}"))

    def begin(self) -> None:
        super().begin()
        thinker = Thinker(lambda _, answer: self.hear(answer))
        thinker.ask(adviser(), self.match.game)

    def hear(self, answer: Answer) -> None:
        """Called in the thread of the bot."""
        if self.is_running:
            self.post_message(self.Idea(answer))

    def on_idea_window_idea(self, event: Idea) -> None:
        words = ""
        asked = self.match.asked
        if isinstance(event.answer, int) and event.answer in self.labels and asked is not None:
            why = Seat(self.match, asked).reason_for(event.answer)
            words = say(Message("table-hint-idea", option=why), self.lang, self.match.called)
        self.query_one("#text", Static).update(self.with_idea(self.plain_body, words))


def card(match: Match, view: View, shown: CardView) -> Window:
    """The card in full, and what its keywords mean."""
    facts = match.facts(shown)
    text = whole(shown, facts, view, match.lang)
    for word, number in keywords_of(shown, facts):
        meaning = rulebook.clause(number).statement(match.lang, version_of(match))
        text.append(f"\n\n{word} ({number}): ", style="bold #b9a7d9")
        text.append(meaning, style=QUIET)
    return Window(match.lang, say(Message("table-card"), match.lang), text)


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
        zones = [("table-discard-of", tuple(reversed(player.discard)), True)]
        zones.append(("table-bag-of", player.bag, False))
        zones.append(("table-deck-known", player.known_deck, False))
        if seat != view.seat:
            zones.append(("table-hand-known", player.known_hand, False))
        for id, cards, always in zones:
            if not cards and not always:
                continue
            heading = match.say(Message(id, player=PlayerNamed(seat), count=len(cards)))
            rows.append(ListRow(Text(heading, style=f"bold {GLOW}")))
            for each in cards:
                facts = match.facts(each)
                name = name_of(facts, each.face, lang)
                name.stylize("not bold")
                line = Text("  ") + name
                more = whole(each, facts, view, lang)
                rows.append(ListRow(line, title=say(Message("table-card"), lang), more=more))
            if not cards:
                rows.append(ListRow(Text(f"  {say(Message('table-empty'), lang)}", style=FADED)))
    return ListWindow(lang, say(Message("table-piles"), lang), rows, version_of(match))


def log(match: Match, seat: int | None) -> Window:
    rows = [ListRow(log_text(line, match), line.clause) for line in match.lines[seat]]
    title = match.say(Message("table-whole-log"))
    return ListWindow(match.lang, title, rows, version_of(match), end=True)


class EndWindow(Window):
    """Asks before a turn ends in which something is left; the key that ends it says yes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("e", "yes", show=False)]

    def action_yes(self) -> None:
        self.pressed("yes")


def closing(no: str, yes: str) -> Buttons:
    """Two buttons: leave it, or do it."""
    return (("close", no), ("yes", yes))


def end_turn(lang: str, left: dict[int, list[str]], view: View) -> Window:
    ready = view.players[view.seat].ink_ready
    could = {
        Act.QUEST: Message("table-left-quest", cards=", ".join(left.get(Act.QUEST, ()))),
        Act.CHALLENGE: Message(
            "table-left-challenge", cards=", ".join(left.get(Act.CHALLENGE, ()))
        ),
        Act.PLAY: Message("table-left-play", count=ready),
        Act.INK: Message("table-left-ink"),
    }
    lines = [say(message, lang) for act, message in could.items() if act in left]
    body = Text("\n".join(f"• {line}" for line in lines), style=PLAIN)
    buttons = closing("table-end-no", "table-end-yes")
    return EndWindow(lang, say(Message("table-end-sure"), lang), body, buttons)


def concede(lang: str) -> Window:
    buttons = closing("table-cancel", "table-concede-yes")
    return Window(lang, say(Message("table-concede-sure"), lang), Text(), buttons)


def replace(lang: str, name: str) -> Window:
    buttons = closing("table-cancel", "table-replace-yes")
    return Window(lang, say(Message("table-replace", file=name), lang), Text(), buttons)


def failed(lang: str, who: str, error: Exception) -> Window:
    why = why_failed(error, lang)
    buttons = (("again", "table-again"), ("by_lot", "table-by-lot"), ("quit", "table-quit"))
    body = Text(say(Message("table-failed-why", player=who, why=why), lang), style=PLAIN)
    return Window(lang, say(Message("table-failed"), lang), body, buttons)


def begins(match: Match, loser: int) -> Window:
    """CR 2.1.3.2: the loser decides who begins the next game."""
    title = match.say(Message("table-begin", player=PlayerNamed(loser)))
    buttons = (("yes", "table-begin-yes"), ("no", "table-begin-no"))
    return Window(match.lang, title, Text(), buttons)


def over(match: Match, sitting: Sitting | None = None) -> Window:
    """How it ended, how the series stands, and what can be done now."""
    lang = match.lang
    text = Text(match.say(match.result()), style=f"bold {GLOW}")
    score = sitting.score() if sitting is not None else None
    if score is not None:
        text.append(f"\n{match.say(score)}", style=f"bold {PLAIN}")
    record = match.record()
    if record is not None and not record.scene:
        seed = say(Message("table-seed", seed=str(record.seed)), lang)
        text.append(f"\n{seed}", style=QUIET)
    if match.keeper.finished is not None:
        kept = say(Message("table-kept-over", file=str(match.keeper.finished)), lang)
        text.append(f"\n\n{kept}", style=QUIET)
    buttons = [("close", "table-look")]
    if sitting is not None and sitting.goes_on:
        buttons = [("more", "table-next-game")]
    elif sitting is not None and match.people:
        buttons.append(("more", "table-rematch"))
    if record is not None:
        buttons.append(("save", "table-save-over"))
    buttons.append(("quit", "table-quit"))
    return Window(lang, say(Message("table-over"), lang), text, buttons)


def not_written(lang: str, name: str, error: OSError) -> str:
    return say(Message("play-no-write", file=name, why=system_reason(error)), lang)


def written(lang: str, name: str) -> str:
    return say(Message("table-saved", file=name), lang)
