"""What things are called in a sentence: cards, players, abilities, lists. English and Spanish."""

from __future__ import annotations

from tintero.ability.abilities import Activated, Triggered
from tintero.ability.effects import Apply, Rule
from tintero.program.model import StaticProgram
from tintero.state.objects import Active
from tintero.state.state import State
from tintero.vocab import KEYWORD_NAMES, NONE, STACKING_KEYWORDS

LANGUAGES = ("en", "es")
HIDDEN = {"en": "a card", "es": "una carta"}
ASK = {
    "en": (
        "which cards of the starting hand to replace",
        "which turn action to take",
        "what to choose",
        "whether to do something optional",
        "which of several effects happens",
        "a number",
        "which card to name",
        "an order",
        "which ability of the bag resolves next",
        "which replacement effect applies",
        "which player is meant",
        "how to pay",
    ),
    "es": (
        "qué cartas de la mano inicial cambia",
        "qué acción de turno hace",
        "qué elige",
        "si hace algo opcional",
        "cuál de varios efectos ocurre",
        "un número",
        "qué carta nombra",
        "un orden",
        "qué habilidad de la bolsa se resuelve ahora",
        "qué efecto de reemplazo se aplica",
        "de qué jugador se trata",
        "cómo paga",
    ),
}


def language(lang: str) -> str:
    """The language asked for, or an error that names the ones there are."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


def a_player(p: int, lang: str) -> str:
    """A player in the middle of a sentence. Seats are counted from 1 for people."""
    return f"Player {p + 1}" if lang == "en" else f"el jugador {p + 1}"


def contract(text: str, lang: str) -> str:
    """ "de el" and "a el" become "del" and "al" before "jugador"."""
    if lang == "es":
        text = text.replace(" de el jugador", " del jugador").replace(
            " a el jugador", " al jugador"
        )
    return text


def listed(parts: list[str], lang: str) -> str:
    """A, B and C."""
    if len(parts) < 2:
        return "".join(parts)
    last = parts[-1]
    joint = "and"
    if lang == "es":
        # "y" becomes "e" before the sound of an i.
        joint = "e" if last[:1].lower() in "ií" or last[:2].lower() in ("hi", "hí") else "y"
    return f"{', '.join(parts[:-1])} {joint} {last}"


def plural(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


def keyword_text(word: str, n: int) -> str:
    """A keyword as the rulebook writes it: those that add up with a plus (CR 8.1.2).

    >>> keyword_text("Resist", 3), keyword_text("Singer", 5), keyword_text("Ward", 0)
    ('Resist +3', 'Singer 5', 'Ward')
    """
    if not n:
        return word
    plus = "+" if KEYWORD_NAMES.index(word) in STACKING_KEYWORDS else ""
    return f"{word} {plus}{n}"


def ability_name(s: State, index: int, ability: int) -> str:
    """The story name of an ability, or "" if it has none."""
    if not (0 <= index < len(s.programs)) or not (0 <= ability < len(s.programs[index].abilities)):
        return ""
    return s.programs[index].abilities[ability].name


def static_name(s: State, index: int, static: int) -> str:
    """The story name of the ability a static effect is part of, or that makes it."""
    statics = s.programs[index].statics
    if not 0 <= static < len(statics):
        return ""
    if statics[static].name:
        return statics[static].name
    for giver in statics:
        if static in giver.children and giver.name:
            return giver.name
    return _maker(s, index, statics[static])


def _maker(s: State, index: int, static: StaticProgram) -> str:
    """The triggered or activated ability whose effect lays this static effect down."""
    statics = s.programs[index].statics
    number = next(i for i, other in enumerate(statics) if other is static)
    family = {number} | {i for i, other in enumerate(statics) if number in other.children}
    for program in s.programs[index].abilities:
        if isinstance(program.node, (Triggered, Activated)) and any(
            isinstance(op.node, (Apply, Rule)) and family.intersection(op.places)
            for op in program.code
        ):
            return program.name
    return ""


def is_written(s: State, a: Active) -> bool:
    """Whether an effect is that of its source or, gained, of another card in play. One that a
    written position holds is made like that of some card of the pool, which is not there."""
    if a.until == NONE or s.cards[a.source].index == a.index:
        return True
    return any(s.cards[i].index == a.index for p in s.players for i in s.in_play(p.id))


def by_ability(name: str) -> str:
    """` (NAME)` when there is a name."""
    return f" ({name})" if name else ""
