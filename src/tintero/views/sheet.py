"""What a ruling sheet says beside the log: the bag, damage step by step, expiries, verdicts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tintero.state.objects import REF, Active, Frame
from tintero.state.state import State
from tintero.views.names import (
    a_player,
    ability_name,
    by_ability,
    contract,
    language,
    listed,
    static_name,
)
from tintero.vocab import Until

_WORDS: Final = {
    "damage": (
        "Base {0} → modified {1} → taken {2}.",
        "Base {0} → modificado {1} → recibido {2}.",
    ),
    "resolves": (
        "{0} takes {1} of {2} from the bag and resolves it.",
        "{0} saca de la bolsa {1} de {2} y la resuelve.",
    ),
    "turn_ending": (
        "It is the end of {0}'s turn: what triggers at the end of a turn enters the bag.",
        "Es el final del turno de {0}: lo que se dispara al final de un turno va a la bolsa.",
    ),
    "nothing": ("Nothing comes of it.", "No hace nada."),
    "times": ("{0} (×{1})", "{0} (×{1})"),
    "whose": ("It is {0}'s to resolve.", "La resolverá {0}."),
    "ability": ("an ability", "una habilidad"),
    "ended": ("The effect of {0}{1}{2} ends.", "Termina el efecto de {0}{1}{2}."),
    "on": (" on {0}", " sobre {0}"),
    "would_deal": (
        "{0} would deal {1} damage to {2}, but none is left: no damage is dealt.",
        "{0} infligiría {1} de daño a {2}, pero no queda nada: no se inflige daño.",
    ),
    # headings
    "rules": ("rules {0}", "reglas {0}"),
    "verdict": ("Verdict", "Veredicto"),
    "sequence": ("What happens", "Qué ocurre"),
    "next": ("What may be done next", "Qué se puede hacer ahora"),
    "clauses": ("Clauses", "Cláusulas"),
    "cards": ("Cards", "Cartas"),
    "start": ("Before anybody is asked", "Antes de preguntar a nadie"),
    "refused": ("Refused", "No se puede"),
    "same": ("… {0} equal lines …", "… {0} líneas iguales …"),
    "no_difference": (
        "Nothing differs between {0} and {1}.",
        "No hay diferencias entre {0} y {1}.",
    ),
    # verdicts
    "yes": ("YES", "SÍ"),
    "no": ("NO", "NO"),
    "legal": ("It can be done.", "Se puede hacer."),
    "illegal": ("It can't be done: {0}", "No se puede hacer: {0}"),
    "held": ("All comes out as written ({0}).", "Todo sale como está escrito ({0})."),
    "refused_as_written": (
        "The refusal was expected; all comes out as written ({0}).",
        "Se esperaba la negativa; todo sale como está escrito ({0}).",
    ),
    "expectation": ("1 expectation", "1 expectativa"),
    "expectations": ("{0} expectations", "{0} expectativas"),
    "not_held": (
        "It does not come out as written: {0}",
        "No sale como está escrito: {0}",
    ),
    "at_line": ("line {0}: {1}", "línea {0}: {1}"),
    "not_refused": (
        "“{0}” can be done, though CR {1} was to forbid it",
        "«{0}» se puede hacer, aunque la CR {1} debía prohibirlo",
    ),
    "other_clause": (
        "refused by CR {0}, not by CR {1}: {2}",
        "lo prohíbe la CR {0} y no la CR {1}: {2}",
    ),
    "unread": ("“{0}” can't be read here: {1}", "«{0}» no se entiende aquí: {1}"),
    # rewinding (CR 1.7.6)
    "conceded": ("{0} conceded.", "{0} se rindió."),
    "learnt": (
        "A player saw a hidden card, or chance decided something.",
        "Un jugador vio una carta oculta o algo se decidió al azar.",
    ),
    "stays": ("It stays: {0} (CR {1})", "Se queda: {0} (CR {1})"),
    "before": (
        "It stays, because action {0} after it stays (CR 1.7.6.2).",
        "Se queda, porque la acción {0}, posterior, se queda (CR 1.7.6.2).",
    ),
    "others_stay": (
        "The other actions up to {0} stay, because {0} stays (CR 1.7.6.2).",
        "Las demás acciones hasta la {0} se quedan, porque la {0} se queda (CR 1.7.6.2).",
    ),
    "undone": ("It can be undone (CR 1.7.6).", "Se puede deshacer (CR 1.7.6)."),
    "rewound": (
        "{0} of {1} actions are done; {2} undone.",
        "Quedan hechas {0} de {1} acciones; deshechas {2}.",
    ),
    "short_of": (
        "It can't go back to {0}: action {1} can't be undone.",
        "No se puede volver a {0}: la acción {1} no se puede deshacer.",
    ),
    # what comes next
    "waits": (
        "{0} waits, and may only concede (CR 2.3.3.4).",
        "{0} espera, y solo puede rendirse (CR 2.3.3.4).",
    ),
    "over": ("The game is over.", "La partida ha terminado."),
    "more": ("… and {0} more", "… y {0} más"),
}

# CR 6.1.13: when something a resolved effect made stops, and the clause that says so.
ENDS: Final = {
    Until.END_OF_TURN: "3.4.1.2",
    Until.YOUR_NEXT_TURN: "3.2.1.3",
    Until.THEIR_NEXT_TURN: "3.4.1.2",
    Until.CHALLENGE: "4.6.7",
}


def say(lang: str, key: str, *values: object) -> str:
    """The words for `key`, filled in, beginning with a capital where they are a sentence.

    >>> say("es", "damage", 5, 3, 3)
    'Base 5 → modificado 3 → recibido 3.'
    """
    text = _WORDS[key][language(lang) == "es"].format(*values)
    return contract(text, lang)


def player(seat: int, lang: str) -> str:
    """A player at the beginning of a sentence."""
    text = a_player(seat, lang)
    return text[:1].upper() + text[1:]


def resolves(s: State, frame: Frame, lang: str) -> str:
    """Somebody takes an ability out of the bag (CR 7.7.4.2)."""
    name = ability_name(s, frame.index, frame.ability) or say(lang, "ability")
    card = s.programs[s.cards[frame.card].index].full_name
    return say(lang, "resolves", player(frame.player, lang), name, card)


def whose(seat: int, lang: str) -> str:
    """Whose an ability in the bag is (CR 7.7.3.1)."""
    return say(lang, "whose", a_player(seat, lang))


def turn_ending(seat: int, lang: str) -> str:
    """The end of a turn has come, its triggers before its end (CR 3.4.1.1)."""
    return say(lang, "turn_ending", a_player(seat, lang))


def ended(s: State, active: Active, lang: str) -> str:
    """A lasting effect stops."""
    source = s.programs[s.cards[active.source].index].full_name
    targets = [s.programs[s.cards[ref % REF].index].full_name for ref in active.targets]
    on = [name for name in dict.fromkeys(targets) if name != source]
    where = say(lang, "on", listed(on, lang)) if on else ""
    name = by_ability(static_name(s, active.index, active.static))
    return say(lang, "ended", source, name, where)


def expectations(n: int, lang: str) -> str:
    return say(lang, "expectation" if n == 1 else "expectations", n)


def problems(lines: Sequence[tuple[int, str]], lang: str) -> str:
    """Differences with their lines, in one sentence."""
    return "; ".join(say(lang, "at_line", line, text) for line, text in lines)
