"""The words people type at a table, in a replay and in the laboratory, beside the notation.

One table for all of them: the words of each command are a message (several, with commas between
them; the first stands in the help), so a language brings its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tintero.messages import Message, languages, say
from tintero.notation import in_notation
from tintero.rulebook.sources import fold

PLAY, REPLAY, LAB = "play", "replay", "lab"


@dataclass(frozen=True)
class TableCommand:
    """`help` by the place where the command is known; `takes`: what is written behind it there."""

    words: str
    help: Mapping[str, str]
    takes: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.words.removeprefix("command-")


# In the order in which the help shows them.
COMMANDS: Final = (
    # going through a record
    TableCommand("command-next", {REPLAY: "command-next-help"}, {REPLAY: "command-a-number"}),
    TableCommand(
        "command-back",
        {REPLAY: "command-back-help", LAB: "command-lab-back-help"},
        {REPLAY: "command-a-number", LAB: "command-a-number"},
    ),
    TableCommand("command-forward", {LAB: "command-forward-help"}, {LAB: "command-a-number"}),
    TableCommand("command-start", {REPLAY: "command-start-help"}),
    TableCommand("command-last", {REPLAY: "command-last-help"}),
    # building a position
    TableCommand("command-put", {LAB: "command-put-help"}, {LAB: "command-put-takes"}),
    TableCommand("command-remove", {LAB: "command-remove-help"}, {LAB: "command-remove-takes"}),
    TableCommand("command-damage", {LAB: "command-damage-help"}, {LAB: "command-damage-takes"}),
    TableCommand("command-exert", {LAB: "command-exert-help"}, {LAB: "command-a-name"}),
    TableCommand("command-ready", {LAB: "command-ready-help"}, {LAB: "command-a-name"}),
    TableCommand("command-drying", {LAB: "command-drying-help"}, {LAB: "command-a-name"}),
    TableCommand("command-dry", {LAB: "command-dry-help"}, {LAB: "command-a-name"}),
    TableCommand("command-lore", {LAB: "command-lore-help"}, {LAB: "command-lore-takes"}),
    TableCommand("command-ink", {LAB: "command-ink-help"}, {LAB: "command-ink-takes"}),
    TableCommand("command-drops", {LAB: "command-drops-help"}, {LAB: "command-drops-takes"}),
    TableCommand(
        "command-turn",
        {REPLAY: "command-turn-help", LAB: "command-lab-turn-help"},
        {REPLAY: "command-turn-takes", LAB: "command-lab-turn-takes"},
    ),
    TableCommand("command-step", {LAB: "command-step-help"}, {LAB: "command-step-takes"}),
    TableCommand("command-first", {LAB: "command-first-help"}, {LAB: "command-first-takes"}),
    TableCommand("command-rules", {LAB: "command-rules-help"}, {LAB: "command-rules-takes"}),
    TableCommand("command-title", {LAB: "command-title-help"}, {LAB: "command-title-takes"}),
    TableCommand("command-top", {LAB: "command-top-help"}, {LAB: "command-top-takes"}),
    TableCommand("command-expect", {LAB: "command-expect-help"}, {LAB: "command-expect-takes"}),
    # looking
    TableCommand("command-list", {REPLAY: "command-list-help"}),
    TableCommand("command-show", {REPLAY: "command-show-help"}),
    TableCommand("command-seat", {REPLAY: "command-seat-help"}, {REPLAY: "command-seat-takes"}),
    TableCommand("command-board", {LAB: "command-board-help"}),
    TableCommand("command-deck", {LAB: "command-deck-help"}, {LAB: "command-deck-takes"}),
    TableCommand("command-hands", {LAB: "command-hands-help"}, {LAB: "command-hands-takes"}),
    TableCommand(
        "command-options", {REPLAY: "command-options-help", LAB: "command-lab-options-help"}
    ),
    TableCommand("command-sheet", {LAB: "command-sheet-help"}),
    TableCommand(
        "command-why",
        {PLAY: "command-why-help", REPLAY: "command-why-help", LAB: "command-why-help"},
        {PLAY: "command-action", REPLAY: "command-action", LAB: "command-action"},
    ),
    TableCommand("command-hint", {PLAY: "command-hint-help"}),
    TableCommand("command-card", {PLAY: "command-card-help"}, {PLAY: "command-a-name"}),
    TableCommand("command-log", {PLAY: "command-log-help"}),
    TableCommand("command-rule", {PLAY: "command-rule-help"}, {PLAY: "command-rule-takes"}),
    # playing on
    TableCommand("command-fork", {REPLAY: "command-fork-help"}),
    TableCommand("command-main", {REPLAY: "command-main-help"}),
    TableCommand("command-undo", {PLAY: "command-undo-help", LAB: "command-lab-undo-help"}),
    TableCommand("command-free", {PLAY: "command-free-help"}),
    TableCommand("command-concede", {PLAY: "command-concede-help"}),
    TableCommand("command-rematch", {PLAY: "command-rematch-help"}),
    TableCommand(
        "command-save",
        {
            PLAY: "command-save-help",
            REPLAY: "command-replay-save-help",
            LAB: "command-lab-save-help",
        },
        {PLAY: "command-file", REPLAY: "command-file", LAB: "command-lab-file"},
    ),
    TableCommand(
        "command-help",
        {PLAY: "command-help-help", REPLAY: "command-help-help", LAB: "command-help-help"},
    ),
    TableCommand(
        "command-quit",
        {PLAY: "command-quit-help", REPLAY: "command-quit-help", LAB: "command-quit-help"},
    ),
)
# What the help says of the notation, before the commands.
NOTATION: Final = {
    PLAY: (
        ("command-number", "command-number-help"),
        ("command-write", "command-write-help"),
        ("command-answer", "command-answer-help"),
    ),
    REPLAY: (),
    LAB: (("command-lab-write", "command-lab-write-help"),),
}


def at(place: str) -> Iterator[TableCommand]:
    """The commands that are known there."""
    return (command for command in COMMANDS if place in command.help)


def words_of(id: str, lang: str) -> list[str]:
    """
    >>> words_of("command-undo", "en")
    ['undo', 'u']
    """
    return [word.strip() for word in say(Message(id), lang).split(",")]


def understood(line: str, lang: str, place: str) -> tuple[str, str]:
    """The name of the command a line begins with and what follows it; no name and a line of the
    notation if it begins with none. The words of the screen's language go before all others.

    >>> understood("Deshacer todo", "es", PLAY), understood("por qué quest simba", "en", PLAY)
    (('undo', 'todo'), ('why', 'quest simba'))
    >>> understood("aventura simba", "es", PLAY)
    ('', 'quest simba')
    """
    written = line.split()
    for spoken_in in dict.fromkeys((lang, *languages())):
        found = [
            (len(word.split()), command.name)
            for command in at(place)
            for word in words_of(command.words, spoken_in)
            if fold(" ".join(written[: len(word.split())])) == fold(word)
        ]
        if found:
            long, name = max(found)
            rest = line.strip().split(None, long)[long:]
            return name, rest[0] if rest else ""
    return "", in_notation(line.strip(), lang)


def is_word(text: str, id: str, lang: str) -> bool:
    """Whether a text is one of the words of a message, in this language or another."""
    return any(
        fold(text) == fold(word) for one in (lang, *languages()) for word in words_of(id, one)
    )


def help_rows(place: str, lang: str) -> list[tuple[str, str]]:
    """What may be written there, and what it does."""
    rows = [(say(Message(how), lang), say(Message(help), lang)) for how, help in NOTATION[place]]
    for command in at(place):
        how = words_of(command.words, lang)[0]
        if place in command.takes:
            how = f"{how} {say(Message(command.takes[place]), lang)}"
        rows.append((how, say(Message(command.help[place]), lang)))
    return rows
