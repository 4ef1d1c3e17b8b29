"""What the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.es.filters import FILTERS
from tintero.ability.render.realise.es.words import SPANISH
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.speaker import Phrase

YOU: Final = Phrase("tú", you=True)


@final
class SpanishPlaces(RomancePlaces):
    words = SPANISH
    YOU = YOU
    UNTIL = {
        "": "",
        "turn": "este turno",
        "rest-of-turn": "durante el resto de este turno",
        "your-next-turn": "hasta el inicio de tu próximo turno",
        "their-next-turn": "durante su próximo turno",
        "challenge": "durante ese desafío",
        "in-play": "mientras {this} esté en juego",
    }
    ACTS = {"challenge": "desafiar", "quest": "ir de aventura"}
    TIMES = " {} veces"
    WHERE_X = ", donde X es {}"
    LOST = ("esa cantidad", "una cantidad")
    OWN = {
        "some": lambda t: FILTERS.owned(t.say, t.s.things, True) if t.s.things is not None else "",
    }

    def as_often(self, number: str) -> str:
        return f"tantas veces como {number}"


PLACES: Final = SpanishPlaces()
