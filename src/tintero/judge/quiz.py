"""Questions from the case book: which ones, in which order, and whether an answer is right.

A case whose answer begins with yes or no can be marked; of any other the one who answers says
whether they had it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tintero.judge.answer import begins_with, read_answer
from tintero.judge.book import Ruling
from tintero.judge.sheet import Case, SheetReading
from tintero.messages import Message, languages, say
from tintero.messages.pattern import FALLBACK
from tintero.rulebook.sources import fold

__all__ = ["Item", "case_of", "draw", "is_about", "read_answer", "topics", "yes_or_no"]


@dataclass(frozen=True)
class Item:
    """A question. `answer`: yes or no, or None when it takes more words."""

    ruling: Ruling
    answer: bool | None


# What the topics of the book are called; a topic of one's own has the name it has.
TOPICS = {
    "activated": "judge-topic-activated",
    "adventurous": "judge-topic-adventurous",
    "bag": "judge-topic-bag",
    "bodyguard": "judge-topic-bodyguard",
    "boost": "judge-topic-boost",
    "challenge": "judge-topic-challenge",
    "choices": "judge-topic-choices",
    "costs": "judge-topic-costs",
    "created triggers": "judge-topic-created-triggers",
    "damage": "judge-topic-damage",
    "deck": "judge-topic-deck",
    "deferred action": "judge-topic-deferred-action",
    "draw": "judge-topic-draw",
    "drying": "judge-topic-drying",
    "end-of-turn": "judge-topic-end-of-turn",
    "endgame": "judge-topic-endgame",
    "enters": "judge-topic-enters",
    "gsc": "judge-topic-gsc",
    "history": "judge-topic-history",
    "illegal action": "judge-topic-illegal-action",
    "ink": "judge-topic-ink",
    "last known value": "judge-topic-last-known-value",
    "leaving play": "judge-topic-leaving-play",
    "loop": "judge-topic-loop",
    "may": "judge-topic-may",
    "modifier": "judge-topic-modifier",
    "move": "judge-topic-move",
    "move damage": "judge-topic-move-damage",
    "multi-player effect": "judge-topic-multi-player-effect",
    "multiplayer": "judge-topic-multiplayer",
    "must choose": "judge-topic-must-choose",
    "names": "judge-topic-names",
    "official release notes": "judge-topic-official-release-notes",
    "partial": "judge-topic-partial",
    "permission": "judge-topic-permission",
    "policy": "judge-topic-policy",
    "prohibition": "judge-topic-prohibition",
    "quest": "judge-topic-quest",
    "reading": "judge-topic-reading",
    "reckless": "judge-topic-reckless",
    "release notes": "judge-topic-release-notes",
    "replacement": "judge-topic-replacement",
    "restriction": "judge-topic-restriction",
    "sequential": "judge-topic-sequential",
    "shift": "judge-topic-shift",
    "singer": "judge-topic-singer",
    "stack": "judge-topic-stack",
    "start-of-turn": "judge-topic-start-of-turn",
    "static": "judge-topic-static",
    "support": "judge-topic-support",
    "then": "judge-topic-then",
    "vanish": "judge-topic-vanish",
    "zones": "judge-topic-zones",
}


def topic_name(topic: str, lang: str) -> str:
    return say(Message(TOPICS[topic]), lang) if topic in TOPICS else topic


def topics(rulings: Sequence[Ruling], lang: str = FALLBACK) -> list[str]:
    """What the cases are about, by the names that are used in this language."""
    return sorted({topic_name(ruling.topic, lang) for ruling in rulings})


def is_about(ruling: Ruling, topic: str) -> bool:
    """Whether a case is about this, called as in any language."""
    names = (ruling.topic, *(topic_name(ruling.topic, lang) for lang in languages()))
    return fold(topic) in map(fold, names)


def draw(rulings: Sequence[Ruling], topic: str | None, count: int, seed: int | None) -> list[Item]:
    """So many cases about that, in an order that the seed decides. A dispute is no question."""
    found = [
        ruling
        for ruling in rulings
        if ruling.status != "disputed" and (topic is None or is_about(ruling, topic))
    ]
    random.Random(seed).shuffle(found)
    return [Item(ruling, yes_or_no(ruling)) for ruling in found[:count]]


def yes_or_no(ruling: Ruling) -> bool | None:
    """What the answer begins with ("No." or "Sí, …") in any language; never both."""
    said = {begins_with(text) for text in ruling.answer.words.values()} - {None}
    return said.pop() if len(said) == 1 else None


def case_of(ruling: Ruling, lang: str, scene: int = 1) -> Case:
    """What a sheet says of the case that its scene shows."""
    return Case(
        f"{ruling.id}: {ruling.title.get(lang)}",
        ruling.question.get(lang),
        ruling.answer.get(lang),
        yes_or_no(ruling),
        ruling.note.get(lang) if ruling.note is not None else "",
        tuple(SheetReading(reading.text.get(lang), reading.switch) for reading in ruling.readings),
        (scene, len(ruling.scenes)),
        scene == 1,
    )
