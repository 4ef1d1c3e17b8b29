"""What the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

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
    AS_OFTEN = "tantas veces como {}"
    OWN = {}


PLACES: Final = SpanishPlaces()
