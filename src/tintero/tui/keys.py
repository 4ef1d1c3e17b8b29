"""The keys of the table and of the laboratory: the lowest line, and what the help says of them."""

from __future__ import annotations

from collections.abc import Sequence

from tintero.messages import Message, say

Keys = Sequence[tuple[str, str, str]]  # key, action, words
Help = Sequence[tuple[str | Message, str]]  # keys, and the message that says what they do

TABLE: Keys = (
    ("w", "why", "keys-why"),
    ("h", "hint", "keys-hint"),
    ("u", "undo(False)", "keys-undo"),
    ("e", "end", "keys-end"),
    ("i", "card", "keys-card"),
    ("d", "piles", "keys-piles"),
    ("l", "log", "keys-log"),
    ("s", "save", "keys-save"),
    ("c", "concede", "keys-concede"),
    ("?", "help", "keys-help"),
    ("q", "leave", "keys-quit"),
)
LAB: Keys = (
    ("p", "put", "keys-put"),
    ("m", "edit", "keys-edit"),
    ("t", "table", "keys-table"),
    ("b", "back", "keys-back"),
    ("n", "next", "keys-next"),
    ("w", "why", "keys-why"),
    ("u", "undo(False)", "keys-undo"),
    ("r", "sheet", "keys-sheet"),
    ("o", "hands", "keys-hands"),
    ("d", "piles", "keys-piles"),
    ("l", "log", "keys-log"),
    ("s", "save", "keys-save"),
    ("?", "help", "keys-help"),
    ("q", "leave", "keys-quit"),
)
TABLE_HELP: Help = (
    (Message("keys-arrows"), "keys-about-arrows"),
    ("Tab", "keys-about-tab"),
    (Message("keys-enter"), "keys-about-enter"),
    ("w", "keys-about-why"),
    ("h", "keys-about-hint"),
    ("u   U", "keys-about-undo"),
    ("e", "keys-about-end"),
    ("i", "keys-about-card"),
    ("d", "keys-about-piles"),
    ("l", "keys-about-log"),
    ("s", "keys-about-save"),
    ("c", "keys-about-concede"),
    ("r", "keys-about-rematch"),
    ("q", "keys-about-quit"),
    (Message("keys-space"), "keys-about-watching"),
    ("¤ ♥ ◆ ⇄", "keys-about-numbers"),
    ("⟳ ≈ ●", "keys-about-states"),
    ("◉ ○", "keys-about-inkable"),
    ("Ev Wd Rs2", "keys-about-keywords"),
)
LAB_HELP: Help = (
    ("p", "keys-lab-put"),
    ("m", "keys-lab-edit"),
    ("x  y  + −", "keys-lab-state"),
    (Message("keys-delete"), "keys-lab-remove"),
    ("t", "keys-lab-table"),
    ("d", "keys-lab-piles"),
    (Message("keys-enter"), "keys-lab-enter"),
    ("w  h  i  l", "keys-lab-questions"),
    ("b  n", "keys-lab-steps"),
    ("u  U", "keys-lab-undo"),
    ("r", "keys-lab-sheet"),
    ("o  v", "keys-lab-hands"),
    ("e  c", "keys-lab-end"),
    ("s", "keys-lab-save"),
    ("q", "keys-lab-quit"),
)


def worded(keys: Keys, lang: str) -> Keys:
    """Keys with what stands beside them, in a language."""
    return [(key, action, say(Message(id), lang)) for key, action, id in keys]


def explained(rows: Help, lang: str) -> list[tuple[str, str]]:
    """Keys and what they do, in a language."""
    return [
        (say(keys, lang) if isinstance(keys, Message) else keys, say(Message(id), lang))
        for keys, id in rows
    ]
