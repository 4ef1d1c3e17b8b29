"""Opening a scene for a ruling: what a test may leave open, a ruling may not.

Beyond what the reader of scenes refuses, every clause that is named must exist, also under the
version of the rules that is asked for, and the position must be one that a game can wait in.
Errors are `SceneError`, with file and line.
"""

from __future__ import annotations

from pathlib import Path

from tintero import rulebook
from tintero.game import Game
from tintero.judge.errors import JudgeError
from tintero.rulebook import UnknownClause
from tintero.rules import check, derive
from tintero.scene import Scene
from tintero.scene.model import Placed
from tintero.scene.values import Value, documents, text_of
from tintero.state.objects import Card
from tintero.vocab import Ask, CardType, Zone


def scenes(path: Path | str) -> list[Scene]:
    """Every scene of a file, held against the rulebook."""
    text = text_of(path)
    return scenes_of(text, str(path))


def scenes_of(text: str, file: str = "") -> list[Scene]:
    for document in documents(text, file):
        check_clauses(document)
    found = Scene.parse_all(text, file)
    if not found:
        raise JudgeError("no_scene", file=file, line=1)
    for scene in found:
        check_position(scene)
    return found


# --- clauses --------------------------------------------------------------------------------------


def check_clauses(document: Value) -> None:
    """That what `clauses` and `illegal` name is there."""
    for key, value in document.pairs or ():
        if key.text == "clauses":
            for item in value.listed("clauses"):
                check_clause(item)
        elif key.text == "steps":
            for step in value.items or ():
                for name, inner in step.pairs or ():
                    if name.text == "illegal":
                        check_clause(inner)


def check_clause(value: Value) -> None:
    number = value.string("a clause")
    try:
        if ":" in number:
            rulebook.row(number)
        else:
            rulebook.clause(number)
    except UnknownClause as error:
        raise JudgeError(
            "no_clause", number, file=value.file, line=value.line, near=error.near
        ) from None


# --- positions ------------------------------------------------------------------------------------


def check_position(scene: Scene) -> None:
    """That a game can wait here for a turn action (CR 1.8.1: a check would have come before)."""
    game = scene.game()
    s, d = game.state, game.decision
    if scene.position.setup is not None or scene.position.step != "main":
        return
    if d is None or d.ask != Ask.TURN_ACTION:
        return
    for player, seat in enumerate(scene.position.seats):
        cards = iter([s.cards[i] for i in s.zone(player, Zone.PLAY)])
        for entry in seat.play:
            for _ in range(entry.cards.count):
                check_card(scene, game, next(cards), entry)
        need = check.lore_needed(s, player)
        if seat.lore >= need:
            line = seat_line(scene, player)
            raise JudgeError("lore", player + 1, seat.lore, need, file=scene.file, line=line)


def check_card(scene: Scene, game: Game, card: Card, entry: Placed) -> None:
    s = game.state
    name = s.programs[card.index].full_name
    kind = s.programs[card.index].type
    if card.damage and kind == CardType.ITEM:
        raise JudgeError("item", name, file=scene.file, line=entry.line)
    if card.at >= 0:
        if kind != CardType.CHARACTER:
            raise JudgeError("not_at", name, file=scene.file, line=entry.line)
        if s.cards[card.at].owner != card.owner:
            where = s.programs[s.cards[card.at].index].full_name
            raise JudgeError("their_location", name, where, file=scene.file, line=entry.line)
    if check.is_lethal(s, card):
        willpower = derive.willpower(s, card)
        raise JudgeError("lethal", name, card.damage, willpower, file=scene.file, line=entry.line)


def seat_line(scene: Scene, player: int) -> int:
    """A line of that seat's side: where its cards are written, else the first."""
    seat = scene.position.seats[player]
    lines = [entry.line for entry in seat.play] + [cards.line for cards in seat.hand]
    return min((line for line in lines if line), default=1)
