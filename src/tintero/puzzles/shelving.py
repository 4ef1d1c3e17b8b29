"""Putting mined puzzles on a shelf: grades, no two alike, as files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from tintero.cards.pool import Pool
from tintero.messages import FALLBACK, languages, say
from tintero.puzzles.miner import RIVAL, Mined
from tintero.puzzles.proof_of import SOLVER, WIN
from tintero.puzzles.puzzle import INDEX, PuzzleFacts
from tintero.puzzles.puzzle_words import CLAUSES, GOALS, title_of, word_of
from tintero.scene import Scene
from tintero.scene.model import SceneStep
from tintero.scene.yaml_values import scalar, table
from tintero.vocab import INK_NAMES, Act

RARE: Final = {"shift": 2, "sing": 2, "use": 1, "move": 1, "challenge": 1}
MOST_OF_A_KEY: Final = 5  # puzzles whose solution begins with the same card


def words_of(found: Mined, pool: Pool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the solution is made of, in its order, and with which cards."""
    s = Scene(found.position).game(pool).state
    words, cards = [], []
    for option in found.solution.acts:
        if option.act < Act.END:
            words.append(word_of(s, option))
            cards.append(s.programs[s.cards[option.a].index].full_name)
    return tuple(words), tuple(cards)


def grade_of(found: Mined, words: Sequence[str]) -> int:
    """From 1, plain, to 5: how many plays, how many kinds of them, how many wrong ways to begin,
    and whether a bot that looks one step ahead misses it."""
    points = found.solution.plays + len(set(words)) + min(found.solution.wrong, 10) / 2
    points += 0 if found.greedy else 3
    return 1 + sum(points >= step for step in (5.5, 8, 10, 12.5))


def chosen(found: Iterable[Mined], count: int, pool: Pool) -> list[tuple[Mined, PuzzleFacts]]:
    """The best of them, no two with the same cards in their solution, and few that begin alike."""
    ranked = []
    for one in found:
        words, cards = words_of(one, pool)
        ranked.append((value(one, words), one, words, cards))
    ranked.sort(key=lambda row: -row[0])
    seen: set[tuple[str, ...]] = set()
    keys: dict[str, int] = {}
    kept: list[tuple[Mined, PuzzleFacts]] = []
    for _, one, words, cards in ranked:
        alike = (one.kind, *sorted(cards))
        key = cards[0]
        if alike in seen or keys.get(key, 0) >= MOST_OF_A_KEY or len(kept) >= count:
            continue
        seen.add(alike)
        keys[key] = keys.get(key, 0) + 1
        kept.append((one, facts_of(one, words, cards, pool)))
    kept.sort(key=lambda pair: (pair[1].grade, pair[1].plays, pair[1].wrong, pair[1].face))
    return kept


def value(found: Mined, words: Sequence[str]) -> float:
    """How much it is worth to be shown."""
    rare = sum(RARE.get(word, 0) for word in set(words))
    return rare + len(set(words)) + 2 * (not found.greedy) + min(found.solution.wrong, 8) / 4


def facts_of(found: Mined, words: Sequence[str], cards: Sequence[str], pool: Pool) -> PuzzleFacts:
    seats = found.position.seats
    lore = 20 - seats[SOLVER].lore if found.kind == WIN else seats[RIVAL].lore
    inks = sorted({ink for card in cards for ink in pool[card].inks})
    face = max(seats[SOLVER].play, key=lambda placed: pool[placed.cards.name].lore).cards.name
    return PuzzleFacts(
        found.kind, grade_of(found, words), found.solution.plays, found.solution.wrong,
        found.greedy, lore, face, tuple(INK_NAMES[ink] for ink in inks),
        tuple(dict.fromkeys(words)),
    )  # fmt: skip


def scene_of(found: Mined, facts: PuzzleFacts) -> Scene:
    """The puzzle as a scene, with its solution."""
    wanted = ("winner", SOLVER + 1) if found.kind == WIN else ("turn", RIVAL + 1)
    expect = table([(wanted[0], scalar(wanted[1]))])
    steps = [SceneStep(0, who, text) for who, text in found.solution.lines]
    title = title_of(facts)
    position = replace(
        found.position,
        title=say(title, FALLBACK),
        titles=tuple((lang, say(title, lang)) for lang in languages() if lang != FALLBACK),
        card=facts.face,
        clauses=(*dict.fromkeys(CLAUSES[word] for word in facts.acts), GOALS[found.kind]),
    )
    return Scene(position, (*steps, SceneStep(0, expect=expect)))


def write_shelf(folder: Path, kept: Sequence[tuple[Mined, PuzzleFacts]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    index: dict[str, PuzzleFacts] = {}
    for number, (found, facts) in enumerate(kept, 1):
        id = f"{number:03}"
        (folder / f"{id}.yaml").write_text(scene_of(found, facts).text(), encoding="utf-8")
        index[id] = facts
    data = msgspec.json.format(msgspec.json.encode(index), indent=1)
    (folder / INDEX).write_bytes(data + b"\n")
