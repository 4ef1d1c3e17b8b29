"""The ruling sheet: verdict, explanation, numbered sequence with clauses, what may be done next."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from tintero import rulebook
from tintero.cards.pool import default_pool
from tintero.game import Game, because
from tintero.judge.answer import without_it
from tintero.judge.begins import SheetSide, effects_of, sides_of, turn_of
from tintero.judge.sequence import PlayedScene, SequencePart, play
from tintero.judge.watch import SequenceLine
from tintero.messages import Message, PlayerNamed, say
from tintero.rulebook import UnknownClause
from tintero.scene import Scene
from tintero.variants import Variant, shipped_variant
from tintero.views.labels import label
from tintero.views.prompts import prompt

MOST_OPTIONS = 40
CITED = re.compile(r"CR (\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*)")


@dataclass(frozen=True)
class SheetRow:
    """One numbered line of the sheet."""

    number: int
    text: str
    clause: str
    sort: str
    depth: int
    damage: tuple[int, int, int] | None = None


@dataclass(frozen=True)
class SheetBlock:
    """An action (none: what happened before anybody was asked) and its rows."""

    heading: str
    rows: tuple[SheetRow, ...]
    why: str = ""
    clause: str = ""
    asked: str = ""
    declared: str = ""  # the clause by which a turn action is declared


@dataclass(frozen=True)
class Next:
    """What one player may do now: the question and its answers, or that they wait."""

    seat: int
    text: str
    options: tuple[str, ...] = ()
    left_out: int = 0


@dataclass(frozen=True)
class SheetReading:
    """A reading of a disputed case: what it says, and the switch by which it is played; without
    one, the game is played so."""

    text: str
    switch: str = ""


@dataclass(frozen=True)
class Case:
    """The case of the book that a scene shows, in one language.

    `yes`: what its answer begins with, None where that takes more words. `place`: which of its
    scenes it is; `first`: the first that is shown, which says all this.
    """

    title: str
    question: str
    answer: str
    yes: bool | None
    note: str = ""
    readings: tuple[SheetReading, ...] = ()
    place: tuple[int, int] = (1, 1)
    first: bool = True

    @property
    def words(self) -> str:
        """The answer without the yes or no that the verdict says."""
        return self.answer if self.yes is None else without_it(self.answer)

    def plain(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "question": self.question,
            "answer": self.answer,
            "note": self.note,
            "readings": [
                {"text": one.text, "played": not one.switch, "switch": one.switch or None}
                for one in self.readings
            ],
            "scene": self.place[0],
            "scenes": self.place[1],
        }


@dataclass(frozen=True)
class Sheet:
    """A ruling in one language.

    `held`: it comes out as written; `verdict`: the answer, None where it is neither yes nor no;
    `outcome`: how it came out, where `explanation` is that of a case.
    """

    title: str
    lang: str
    rules: str
    verdict: bool | None
    held: bool
    explanation: str
    blocks: tuple[SheetBlock, ...]
    next: tuple[Next, ...]
    clauses: tuple[tuple[str, str, str], ...]  # number, title, statement
    cards: tuple[str, ...]
    outcome: str = ""
    case: Case | None = None
    readings: tuple[str, ...] = ()  # of unsettled rules, taken in place of the usual ones
    variant: str = ""  # what it is called, where it is not the official game
    problems: tuple[str, ...] = ()
    turn: str = ""  # in which turn it begins, and where each side stands then
    sides: tuple[SheetSide, ...] = ()
    effects: tuple[str, ...] = ()  # that last already
    source: str = field(default="", compare=False)

    @property
    def answer(self) -> str:
        """YES or NO; OTHERWISE if a case does not come out as it is written; else nothing."""
        if self.case is not None and not self.held:
            return say(Message("judge-otherwise"), self.lang)
        if self.verdict is None:
            return ""
        return say(Message("judge-yes" if self.verdict else "judge-no"), self.lang)

    @property
    def ruling(self) -> str:
        """The verdict in a sentence or two."""
        return f"{self.answer}. {self.explanation}" if self.answer else self.explanation

    def rows(self) -> list[SheetRow]:
        return [row for block in self.blocks for row in block.rows]

    def plain(self) -> dict[str, Any]:
        """All of it as data."""
        return {
            "title": self.title,
            "lang": self.lang,
            "rules": self.rules,
            "variant": self.variant or None,
            "verdict": None if self.verdict is None else "yes" if self.verdict else "no",
            "readings": list(self.readings),
            "as_written": self.held,
            "explanation": self.explanation,
            "outcome": self.outcome,
            "case": self.case.plain() if self.case is not None else None,
            "problems": list(self.problems),
            "sequence": [_plain_block(block) for block in self.blocks],
            "next": [
                {"seat": n.seat + 1, "text": n.text, "options": list(n.options),
                 "left_out": n.left_out}
                for n in self.next
            ],
            "clauses": [
                {"number": number, "title": title, "statement": statement}
                for number, title, statement in self.clauses
            ],
            "cards": list(self.cards),
        }  # fmt: skip


def _plain_block(block: SheetBlock) -> dict[str, Any]:
    rows = [
        {"number": row.number, "text": row.text, "clause": row.clause, "sort": row.sort,
         "depth": row.depth, "damage": list(row.damage) if row.damage else None}
        for row in block.rows
    ]  # fmt: skip
    plain: dict[str, Any] = {
        "asked": block.asked,
        "action": block.heading,
        "declared": block.declared,
        "steps": rows,
    }
    if block.why:
        plain |= {"refused": block.why, "clause": block.clause}
    return plain


def ask(scene: Scene, lang: str = "en", version: str = "", case: Case | None = None) -> Sheet:
    """Play a scene and write its ruling. `case`: what it belongs to, with question and answer."""
    return sheet_of(play(scene, version), lang, case)


def sheet_of(played: PlayedScene, lang: str = "en", case: Case | None = None) -> Sheet:
    verdict, held, explanation = judge(played, lang)
    answer: bool | None = verdict
    outcome = ""
    if case is not None and held:
        answer, explanation, outcome = case.yes, case.words, outcome_of(played, lang)
    elif case is not None:
        answer = None
    blocks = blocks_of(played.parts, lang)
    cited = dict.fromkeys(c for c in played.scene.clauses if ":" not in c)
    cited |= dict.fromkeys(row.clause for block in blocks for row in block.rows if row.clause)
    cited |= dict.fromkeys(block.clause for block in blocks if block.clause)
    cited |= dict.fromkeys(block.declared for block in blocks if block.declared)
    after = tuple(what_next(played.game, lang))
    variant = variant_of(played)
    said = [explanation, *(n.text for n in after)]
    if case is not None:
        said += [case.answer, case.note, *(one.text for one in case.readings)]
    for text in said:
        cited |= dict.fromkeys(n for found in CITED.findall(text) for n in found.split(", "))
    return Sheet(
        played.scene.called(lang),
        lang,
        played.version,
        answer,
        held,
        explanation,
        blocks,
        after,
        clauses_of(list(cited), lang, played.version, variant),
        cards_of(played.game),
        outcome,
        case,
        played.scene.position.readings,
        variant.title.get(lang) if variant is not None else "",
        tuple(say(each, lang) for each in problems_of(played)),
        turn_of(played.scene.position, lang),
        sides_of(played.scene.position, default_pool(), lang),
        effects_of(played.scene.position, default_pool(), lang),
        played.scene.file,
    )


def judge(played: PlayedScene, lang: str) -> tuple[bool | None, bool, str]:
    """The verdict, whether all came out as written, and why in a sentence or two.

    The question of a scene is whether its last action may be done when that action is one that is
    refused, or when nothing is expected; else whether all that is expected comes about. Where
    nothing was tried nor expected there is no question.
    """
    held = not played.problems
    last = played.asked()
    if not held:
        if last is not None and last.why is not None and not last.forbidden:
            return False, False, say(Message("judge-illegal", why=because(last.why)), lang)
        texts = "; ".join(say(each, lang) for each in problems_of(played))
        return False, False, say(Message("judge-not-held", problems=texts), lang)
    if last is not None and last.why is not None:
        illegal = say(Message("judge-illegal", why=because(last.why)), lang)
        expected = say(Message("judge-refused-as-written", count=played.expectations), lang)
        return False, True, f"{illegal} {expected}"
    if not played.expectations and last is None:
        return None, True, say(Message("judge-nothing-tried"), lang)
    if not played.expectations:
        return True, True, say(Message("judge-legal"), lang)
    return True, True, outcome_of(played, lang)


def problems_of(played: PlayedScene) -> list[Message]:
    """How it comes out otherwise, each with its line."""
    return [Message("judge-at-line", line=line, problem=each) for line, each in played.problems]


def outcome_of(played: PlayedScene, lang: str) -> str:
    """How many things were expected of a scene that comes out as written."""
    return say(Message("judge-held", count=played.expectations), lang)


def blocks_of(parts: list[SequencePart], lang: str) -> tuple[SheetBlock, ...]:
    found: list[SheetBlock] = []
    number = 1
    for part in parts:
        rows: list[SheetRow] = []
        for line in part.lines:
            rows.append(row_of(line, number, lang))
            number += 1
        if not part.action and not rows:
            continue
        heading = ""
        if part.action:
            who, action = PlayerNamed(part.seat), part.labels[lang]
            heading = say(Message("judge-heading", player=who, action=action), lang)
        why = part.why.sentence(lang) if part.why is not None else ""
        clause = part.why.rule if part.why is not None else ""
        asked = part.asked.get(lang, "")
        found.append(SheetBlock(heading, tuple(rows), why, clause, asked, part.declared))
    return tuple(found)


def row_of(line: SequenceLine, number: int, lang: str) -> SheetRow:
    return SheetRow(number, line.text(lang), line.clause, line.sort, line.depth, line.damage)


def what_next(game: Game, lang: str) -> list[Next]:
    """Every player: what they are asked and may answer, or that they wait."""
    d = game.decision
    if d is None:
        return [Next(p.id, say(Message("judge-over"), lang)) for p in game.state.players[:1]]
    found = []
    for p in game.state.players:
        if p.out:
            continue
        if p.id != d.player:
            waits = Message("judge-waits", player=PlayerNamed(p.id))
            found.append(Next(p.id, say(waits, lang)))
            continue
        options = game.options
        labels = [label(game.state, o, lang, p.id) for o in options[:MOST_OPTIONS]]
        left = len(options) - len(labels)
        found.append(Next(p.id, prompt(game.state, lang, p.id), tuple(labels), left))
    return sorted(found, key=lambda n: n.seat != d.player)


def variant_of(played: PlayedScene) -> Variant | None:
    """The shipped variant that a scene names."""
    name = played.scene.position.variant
    return shipped_variant(name) if name else None


def clauses_of(
    numbers: list[str], lang: str, version: str, variant: Variant | None = None
) -> tuple[tuple[str, str, str], ...]:
    """CR 10.1.2: what a variant says in place of a clause holds."""
    found = []
    for number in numbers:
        try:
            clause = rulebook.clause(number)
        except UnknownClause:
            continue
        other = variant.clause(clause.number) if variant is not None else None
        said = clause.statement(lang, version) if other is None else other.get(lang)
        found.append((clause.number, clause.title(lang), said))
    return tuple(found)


def cards_of(game: Game) -> tuple[str, ...]:
    """Every card of the game that a player can see or has named, longest names first."""
    s = game.state
    names = {s.programs[card.index].full_name for card in s.cards}
    return tuple(sorted(names, key=lambda name: (-len(name), name)))
