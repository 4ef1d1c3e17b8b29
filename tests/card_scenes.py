"""The scenes of single cards, and whether they would notice that a card had lost an ability.

`python tests/card_scenes.py FILE …` runs the scenes of files of `tests/scenes/cards` and names
what fails, the cards' abilities that no scene would miss, and the cards of the set that have none.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from tintero.ability.abilities import DeckRule, Has
from tintero.ability.base import Ability
from tintero.cards.facts import CardFacts
from tintero.cards.pool import Pool, default_pool
from tintero.game import IllegalAction
from tintero.notation import AmbiguousAction, InvalidAction
from tintero.scene import Scene, SceneError, SceneFailed
from tintero.vocab import INK_NAMES
from tintero_proof.smoke.props import with_abilities

ROOT = Path(__file__).parent / "scenes" / "cards"
NOTICED = (SceneFailed, SceneError, IllegalAction, InvalidAction, AmbiguousAction)


def by_card(scenes: Iterable[Scene]) -> dict[str, list[Scene]]:
    """The scenes of each card, by its full name."""
    found: dict[str, list[Scene]] = defaultdict(list)
    for scene in scenes:
        found[scene.position.card].append(scene)
    return dict(found)


def without(card: CardFacts, place: int) -> Pool:
    """The pool, but this card has lost one of its abilities."""
    left = card.abilities[:place] + card.abilities[place + 1 :]
    return default_pool().replaced(with_abilities(card, left))


def notices(scenes: Iterable[Scene], pool: Pool) -> bool:
    """Whether one of the scenes comes out otherwise with this pool."""
    for scene in scenes:
        try:
            scene.run(pool)
        except NOTICED:
            return True
    return False


def unnoticed(card: CardFacts, scenes: list[Scene]) -> Iterator[Ability]:
    """The abilities that the card could lose without a scene of its own failing.

    What a card says about building a deck is no part of a game.
    """
    for place, ability in enumerate(card.abilities):
        if not isinstance(ability, DeckRule) and not notices(scenes, without(card, place)):
            yield ability


def misfiled(file: str, scenes: dict[str, list[Scene]]) -> Iterator[str]:
    """The cards whose scenes do not belong in this file: they go by set and ink."""
    for name in scenes:
        card = default_pool()[name]
        ink = min(INK_NAMES[ink] for ink in card.inks).lower() if card.inks else "inkless"
        alone = all(isinstance(ability, Has) for ability in card.abilities)
        place = f"set-{card.set:02}/{'keywords' if alone else ink}.yaml"
        if file != place:
            yield f"{name} belongs in {place}"


def wrong_with(file: str, scenes: Iterable[Scene]) -> list[str]:
    """Of a whole file below `ROOT`: cards that belong elsewhere, abilities nobody would miss."""
    found = by_card(scenes)
    lost = [
        f"{name} could lose {ability.name or ability}"
        for name, its in found.items()
        for ability in unnoticed(default_pool()[name], its)
    ]
    return [*misfiled(file, found), *lost]


def main(paths: list[str]) -> int:
    pool, bad = default_pool(), 0
    for path in paths:
        scenes = Scene.load_all(path)
        for scene in scenes:
            try:
                scene.run()
            except NOTICED as error:
                bad += 1
                print(f"FAILS {error}\n")
        found = by_card(scenes)
        for name, its in found.items():
            if name not in pool:
                bad += 1
                print(f"{path}: `card: {name}` is no full name of a card")
                continue
            for ability in unnoticed(pool[name], its):
                bad += 1
                print(f"UNNOTICED {name}: {ability.name or ability}")
        print(f"{path}: {len(scenes)} scenes of {len(found)} cards")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
