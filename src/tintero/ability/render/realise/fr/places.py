"""What the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.words import FRENCH, french
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase

YOU: Final = Phrase("vous", you=True)


def gets(t: Telling) -> str:
    return "‹subir›" if PLACES.amount(t)[0].startswith("-") else "‹gagner›"


@final
@french
class FrenchPlaces(RomancePlaces):
    words = FRENCH
    YOU = YOU
    UNTIL = {
        "": "",
        "turn": "pour le reste de ce <turn>",
        "rest-of-turn": "pour le reste de ce <turn>",
        "your-next-turn": "jusqu'au début de votre prochain <turn>",
        "their-next-turn": "durant {his} prochain <turn>",
        "challenge": "durant ce <challenge>",
        "in-play": "tant que {this} est en jeu",
    }
    HIS = ("son", "leur")
    ACTS = {"challenge": "défier", "quest": "être {envoyé} à l'aventure"}
    TIMES = " {} fois"
    WHERE_X = ", X étant {}"
    AS_OFTEN = "un nombre de fois égal à {}"
    NO_SOME = "de"
    OWN = {"gets": gets}


PLACES: Final = FrenchPlaces()
