"""What the frames of standing text are filled with."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr import filters
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.lexicon import CLASSES, KEYWORDS
from tintero.ability.render.realise.fr.lexicon import STEPS as STEP_WORDS
from tintero.ability.render.realise.romance.places import RomancePlaces
from tintero.ability.render.realise.word_frames import Telling
from tintero.ability.render.speaker import Phrase

YOU: Final = Phrase("vous", you=True)
TURN: Final = fr.TURN
STEPS: Final = ("", *STEP_WORDS.values())


def gets(t: Telling) -> str:
    return "‹subir›" if PLACES.amount(t)[0].startswith("-") else "‹gagner›"


def noun(t: Telling, joint: str, each: str) -> str:
    """With "de" or "des" before each alternative."""
    if t.s.things is None:
        return ""
    return filters.noun(t.say, t.s.things, True, joint, each=each)


def some(t: Telling) -> str:
    return f"des {filters.owned(t.say, t.s.things, True)}" if t.s.things is not None else ""


def able(t: Telling) -> str:
    return fr.if_(f"{fr.he(t.who)} le {'peuvent' if t.who.plural else 'peut'}")


@final
class FrenchPlaces(RomancePlaces):
    YOU = YOU
    UNTIL = {
        "": "",
        "turn": f"pour le reste de ce {TURN}",
        "rest-of-turn": f"pour le reste de ce {TURN}",
        "your-next-turn": f"jusqu'au début de votre prochain {TURN}",
        "their-next-turn": f"durant {{his}} prochain {TURN}",
        "challenge": f"durant ce {fr.WORDS['challenge']}",
        "in-play": "tant que {this} est en jeu",
    }
    HIS = ("son", "leur")
    ACTS = {"challenge": "défier", "quest": "être {envoyé} à l'aventure"}
    PARTICIPLES = ("défié", "choisi", "épuisé", "joué", "placé", "envoyé")
    NUMBERED = {
        "entre": ("entre", "entrent"),
        "avait": ("avait", "avaient"),
        "est": ("est", "sont"),
        "its": ("sa", "leur"),
        "his": HIS,
    }
    TIMES = " {} fois"
    WHERE_X = ", X étant {}"
    LOST = ("ce nombre", "un nombre")
    OWN = {
        "keyword": lambda t: KEYWORDS[t.s.name],
        "class": lambda t: CLASSES.get(t.s.name, t.s.name),
        "gets": gets,
        "some": some,
        "no_sort": lambda t: fr.of(noun(t, "ni", "de")),
        "sort": lambda t: f"des {noun(t, 'et', 'des')}" if t.s.things is not None else "",
        "he": lambda t: fr.he(t.who),
        "if_he": lambda t: fr.if_(fr.he(t.who) + " ").rstrip(),
        "able": able,
        "do": lambda t: fr.base_form(t.steps, YOU) if t.s.steps else "",
    }

    def as_often(self, number: str) -> str:
        return f"un nombre de fois {fr.equal_to(number)}"


PLACES: Final = FrenchPlaces()
during = PLACES.during
