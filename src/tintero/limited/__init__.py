"""Limited: boosters are opened, drafted from and built decks of (CR 1.10.1.2, 10.2.1).

>>> from tintero.limited import Sealed, build_deck
>>> sealed = Sealed(set=9, seed=3)
>>> len(sealed.boosters), len(sealed.pool)
(6, 72)
>>> len(build_deck(sealed.pool, 40).cards)
40
"""

from tintero.limited.boosters import Booster, UnknownSet, booster_sets, open_booster, open_boosters
from tintero.limited.building import DeckBuilt, build_deck
from tintero.limited.drafting import Draft, DraftProblem
from tintero.limited.opened import MOST_SEED, PackRush, Sealed

__all__ = [
    "MOST_SEED",
    "Booster",
    "DeckBuilt",
    "Draft",
    "DraftProblem",
    "PackRush",
    "Sealed",
    "UnknownSet",
    "booster_sets",
    "build_deck",
    "open_booster",
    "open_boosters",
]
