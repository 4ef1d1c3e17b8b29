"""What the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.lexicon import CLASSES, KEYWORDS
from tintero.ability.render.realise.fr.words import FRENCH, french
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase

YOU: Final = Phrase("vous", you=True)


def gets(t: Telling) -> str:
    return "‹subir›" if PLACES.amount(t)[0].startswith("-") else "‹gagner›"


def noun(t: Telling, joint: str, each: str) -> str:
    """With "de" or "des" before each alternative."""
    if t.s.things is None:
        return ""
    return f"{each} {FILTERS.noun(t.say, t.s.things, True, joint, each=each)}"


def some(t: Telling) -> str:
    return f"des {FILTERS.owned(t.say, t.s.things, True)}" if t.s.things is not None else ""


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
    LOST = ("ce nombre", "un nombre")
    OWN = {
        "keyword": lambda t: KEYWORDS[t.s.name],
        "class": lambda t: CLASSES.get(t.s.name, t.s.name),
        "gets": gets,
        "some": some,
        "no_sort": lambda t: noun(t, "ni", "de"),
        "sort": lambda t: noun(t, "et", "des"),
        "he": lambda t: FRENCH.he(t.who),
    }

    def as_often(self, number: str) -> str:
        return f"un nombre de fois {FRENCH.equal_to(number)}"


PLACES: Final = FrenchPlaces()
