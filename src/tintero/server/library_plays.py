"""Every scene of the case book played to its end, under each version of the rules: what happens
line by line with its clauses, how it stands after every action, and a question to be asked of it.

All of it takes seconds: `library_making` does it, in a process of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from tintero.game import Game
from tintero.judge.book import Ruling
from tintero.judge.diff import Comparison, align, told
from tintero.judge.run import under
from tintero.judge.sequence import PlayedScene, SequencePart, play
from tintero.judge.sheet import Sheet, SheetBlock, sheet_of
from tintero.messages import languages
from tintero.scene import Scene
from tintero.server.library_shapes import (
    BoardShown,
    PlayBlock,
    PlayRow,
    QuizChoice,
    ScenePlay,
    SeatShown,
    VersionPlay,
)
from tintero.state.ruleset import NEWEST, VERSIONS
from tintero.views.handles import Handles
from tintero.views.labels import label
from tintero.views.shapes import CardView
from tintero.views.view import view_of
from tintero.vocab import Act

LEAST, MOST = 2, 3  # what may be done, in a question for the one thing that may not
EARLIER: Final = tuple(version for version in VERSIONS if version != NEWEST)


@dataclass(frozen=True)
class RefusedTry:
    """Something that was tried in vain before the block `at`, and what could have been done."""

    at: int
    part: SequencePart
    may: dict[str, list[str]]


@dataclass(frozen=True)
class WatchedPlay:
    """A scene that was played while somebody looked on."""

    played: PlayedScene
    boards: tuple[BoardShown, ...]
    refused: RefusedTry | None = None


@dataclass(frozen=True)
class PlayedCase:
    """The scenes of a case: each as it is played, and under earlier versions of the rules."""

    id: str
    scenes: tuple[tuple[WatchedPlay, dict[str, WatchedPlay]], ...]

    def changed(self) -> tuple[str, ...]:
        """The versions under which a scene comes out otherwise than written."""
        return tuple(
            version
            for version in EARLIER
            if any(version in other and other[version].played.problems for _, other in self.scenes)
        )

    def told(self, lang: str) -> tuple[ScenePlay, ...]:
        return tuple(scene_told(one, others, lang) for one, others in self.scenes)


def play_case(case: Ruling) -> PlayedCase:
    found = []
    for scene in case.scenes:
        others: dict[str, WatchedPlay] = {}
        if not scene.position.rules:
            others = {version: watched(under(scene, version)) for version in EARLIER}
        found.append((watched(scene), others))
    return PlayedCase(case.id, tuple(found))


# --- looking on -----------------------------------------------------------------------------------


def watched(scene: Scene) -> WatchedPlay:
    handles = Handles(numbers=True)
    seats: list[list[SeatShown]] = []
    turns: list[tuple[int, int]] = []
    refused: list[RefusedTry] = []

    def look(game: Game, filler: int, part: SequencePart | None) -> None:
        seats.append(seats_shown(game, handles, filler))
        turns.append((game.state.turn, game.state.active))
        if part is not None and part.why is not None and part.forbidden:
            may = choices(game, part)
            if may:
                refused.append(RefusedTry(len(seats) - 1, part, may))

    played = play(scene, "", look)
    boards = []
    for n, now in enumerate(seats):
        before: list[SeatShown | None] = [*seats[n - 1]] if n else [None] * len(now)
        changed = tuple(None if one == was else one for one, was in zip(now, before, strict=True))
        boards.append(BoardShown(*turns[n], changed))
    return WatchedPlay(played, tuple(boards), refused[-1] if refused else None)


def seats_shown(game: Game, handles: Handles, filler: int) -> list[SeatShown]:
    """Each player with their own eyes."""
    s = game.state
    found: list[SeatShown] = []
    for seat in range(len(s.players)):
        one = view_of(s, seat, handles, log=False, options=False).players[seat]
        hand = tuple(face_of(card, filler) for card in one.known_hand)
        found.append(
            SeatShown(
                one.lore,
                one.ink_ready + one.ink_exerted,
                one.ink_exerted,
                one.deck,
                hand + (-1,) * (one.hand - len(hand)),
                tuple(face_of(card, filler) for card in one.discard),
                tuple(bare(card, filler) for card in one.play),
            )
        )
    return found


def face_of(card: CardView, filler: int) -> int:
    return -1 if card.n is None or card.n == filler else card.n


def bare(card: CardView, filler: int) -> CardView:
    """A card in play; of those under it only what they are."""
    below = tuple(CardView(n=None if one.n == filler else one.n) for one in card.under)
    return replace(card, under=below) if below else card


def choices(game: Game, part: SequencePart) -> dict[str, list[str]]:
    """What the player who tried something in vain could have done, in every language."""
    decision = game.decision
    if decision is None or decision.player != part.seat:
        return {}
    options = [one for one in game.options if one.act != Act.CONCEDE]
    found: dict[str, list[str]] = {}
    for lang in languages():
        said = dict.fromkeys(label(game.state, one, lang, part.seat) for one in options)
        found[lang] = [words for words in said if words != part.labels.get(lang)]
    return found if all(len(said) >= LEAST for said in found.values()) else {}


# --- in words -------------------------------------------------------------------------------------


def scene_told(one: WatchedPlay, others: dict[str, WatchedPlay], lang: str) -> ScenePlay:
    sheet = sheet_of(one.played, lang)
    asked = sheet.next[0] if sheet.next else None
    versions = [version_told(sheet, sheet_of(o.played, lang), o) for o in others.values()]
    return ScenePlay(
        sheet.title,
        sheet.rules,
        one.played.scene.text(),
        one.boards,
        tuple(block_told(block) for block in sheet.blocks),
        asked.text if asked is not None else "",
        asked.options if asked is not None else (),
        sheet.readings,
        tuple(version for version in versions if version is not None),
        quiz_told(one.refused, lang) if one.refused is not None else None,
    )


def version_told(newest: Sheet, sheet: Sheet, one: WatchedPlay) -> VersionPlay | None:
    """The other way it goes; nothing where it goes the same way."""
    compared = Comparison(sheet, newest, tuple(align(told(sheet), told(newest))))
    if compared.equal and sheet.held == newest.held:
        return None
    return VersionPlay(
        sheet.rules,
        one.boards,
        tuple(block_told(block) for block in sheet.blocks),
        tuple(compared.reasons()),
        "" if sheet.held else "; ".join(sheet.problems),
    )


def block_told(block: SheetBlock) -> PlayBlock:
    rows = tuple(
        PlayRow(row.text, row.clause, row.depth, row.sort == "check") for row in block.rows
    )
    return PlayBlock(block.heading, block.asked, block.declared, block.why, block.clause, rows)


def quiz_told(refused: RefusedTry, lang: str) -> QuizChoice:
    part, why = refused.part, refused.part.why
    assert why is not None
    may = refused.may[lang]
    step = max(1, len(may) // MOST)  # not only the first ones, which are alike
    return QuizChoice(
        refused.at,
        part.seat,
        tuple(may[::step][:MOST]),
        part.labels[lang],
        why.sentence(lang),
        why.rule,
    )
