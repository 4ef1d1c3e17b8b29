"""What a ruling sheet says beside the log: the bag, damage step by step, expiries, verdicts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tintero.ability.statics import Gain, Modify
from tintero.events import Event, Kind
from tintero.rules.observe import PassedOver
from tintero.state.objects import REF, Active, BagEntry
from tintero.state.state import State
from tintero.views.log_words import STEPS
from tintero.views.naming import (
    a_player,
    ability_name,
    by_ability,
    contract,
    is_written,
    language,
    listed,
    static_name,
)
from tintero.views.prompt_words import QUOTES
from tintero.views.words import ability_text, in_words, of_card
from tintero.vocab import KEYWORD_NAMES, NONE, Step, Until, Why

_WORDS: Final = {
    "damage": (
        "Base {0} → modified {1} → taken {2}.",
        "Base {0} → modificado {1} → recibido {2}.",
    ),
    "resolves": (
        "{0} takes {1} of {2} from the bag and resolves it.",
        "{0} saca de la bolsa {1} de {2} y la resuelve.",
    ),
    "turn_begins": ("{0}'s turn begins: {1}.", "Empieza el turno de {0}: {1}."),
    "step": ("{0}: {1}.", "{0}: {1}."),
    "turn_start": (
        "It is the start of {0}'s turn: what triggers then goes into the bag and waits there.",
        "Es el inicio del turno de {0}: lo que se dispara entonces va a la bolsa y espera.",
    ),
    "turn_ending": (
        "It is the end of {0}'s turn: what triggers at the end of a turn goes into the bag.",
        "Es el final del turno de {0}: lo que se dispara al final de un turno va a la bolsa.",
    ),
    "checked": ("The game state is checked.", "Se comprueba el estado de la partida."),
    "nothing_found": (
        "The game state is checked: nothing to do.",
        "Se comprueba el estado de la partida: no hay nada que hacer.",
    ),
    "credited": (
        "{0} is credited with the banish of {1}{2}.",
        "El destierro de {1}{2} se atribuye a {0}.",
    ),
    "bottom": ("{0} (on the bottom).", "{0} (al fondo)."),
    "top": ("{0} (on top).", "{0} (arriba)."),
    "in_challenge": (" in a challenge", " en un desafío"),
    "nothing": ("Nothing comes of it.", "No hace nada."),
    "times": ("{0} (×{1})", "{0} (×{1})"),
    "whose": ("It is {0}'s to resolve.", "La resolverá {0}."),
    "ability": ("an ability", "una habilidad"),
    "ended": ("The effect of {0}{1}{2} ends.", "Termina el efecto de {0}{1}{2}."),
    "on": (" on {0}", " sobre {0}"),
    "hurt": ("{0} with {1} damage.", "{0} con {1} de daño."),
    "not_met": ("Its condition is not met: {0}.", "No se cumple su condición: {0}."),
    "not_met_all": ("Its condition is not met.", "No se cumple su condición."),
    "not_possible": ("It can't be carried out: {0}.", "No se puede llevar a cabo: {0}."),
    "not_possible_all": ("It can't be carried out.", "No se puede llevar a cabo."),
    "stays_exerted": (
        "{0} doesn't ready, because of {1}{2}.",
        "{0} no se prepara, a causa de {1}{2}.",
    ),
    "loses": (
        "{0} loses {1} of {2}{3}: it has the keyword for longer.",
        "{0} pierde {1} de {2}{3}: tiene la palabra clave durante más tiempo.",
    ),
    "has_already": (
        "It has what this gives already, so it gains nothing (CR 8.1.2).",
        "Ya tiene lo que esto da, así que no gana nada (CR 8.1.2).",
    ),
    "added_up": (
        "{0} The damage on them is added up: {1} = {2}.",
        "{0} El daño que tenían se suma: {1} = {2}.",
    ),
    "onto": ("{0} shifts {1} onto {2}.", "{0} pone {1} sobre {2} con Shift."),
    "once": ("{0} (once)", "{0} (una vez)"),
    # headings
    "rules": ("rules {0}", "reglas {0}"),
    "verdict": ("Verdict", "Veredicto"),
    "sequence": ("What happens", "Qué ocurre"),
    "next": ("What may be done next", "Qué se puede hacer ahora"),
    "clauses": ("Clauses", "Cláusulas"),
    "cards": ("Cards", "Cartas"),
    "start": ("Before anybody is asked", "Antes de preguntar a nadie"),
    "refused": ("Refused", "No se puede"),
    "question": ("Question", "Pregunta"),
    "note": ("Note", "Nota"),
    "readings": ("Readings", "Lecturas"),
    "played": ("{0} (the game is played so)", "{0} (así se juega aquí)"),
    "not_played": ("{0} (--reading {1} plays it so)", "{0} (--reading {1} lo juega así)"),
    "reading": ("reading {0}", "lectura {0}"),
    "scene_of": ("Scene {0} of {1}: {2}", "Escena {0} de {1}: {2}"),
    "same": ("… {0} equal lines …", "… {0} líneas iguales …"),
    "no_difference": (
        "Nothing differs between {0} and {1}.",
        "No hay diferencias entre {0} y {1}.",
    ),
    # verdicts
    "yes": ("YES", "SÍ"),
    "no": ("NO", "NO"),
    "as_written": ("as written", "como está escrito"),
    "otherwise": ("OTHERWISE", "DE OTRO MODO"),
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
    "nothing_tried": ("Nothing has been tried.", "No se ha intentado nada."),
    "not_to_be_done": (
        "“{0}” can be done, and was not to",
        "«{0}» se puede hacer, y no debía poderse",
    ),
    "other_clause": (
        "refused by CR {0}, not by CR {1}: {2}",
        "lo prohíbe la CR {0} y no la CR {1}: {2}",
    ),
    "unread": ("“{0}” can't be read here: {1}", "«{0}» no se puede leer aquí: {1}"),
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

# "this character" at the beginning of what an effect does to a card that has been named.
_SUBJECT: Final = re.compile(r"^(this|este|esta) \w+ ")
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


def resolves(s: State, entry: BagEntry, lang: str) -> str:
    """Somebody takes an ability out of the bag (CR 7.7.4.2)."""
    name = ability_name(s, entry.index, entry.ability) or say(lang, "ability")
    card = s.programs[s.cards[entry.card].index].full_name
    return say(lang, "resolves", player(entry.player, lang), name, card)


def whose(seat: int, lang: str) -> str:
    """Whose an ability in the bag is (CR 7.7.3.1)."""
    return say(lang, "whose", a_player(seat, lang))


def of_turn(key: str, e: Event, lang: str) -> str:
    """A step of a turn; its first one says that the turn begins."""
    if e.kind != Kind.STEP:
        return say(lang, key, a_player(e.player, lang))
    step = STEPS[language(lang)][e.extra]
    if e.extra == Step.READY:
        return say(lang, key, a_player(e.player, lang), step)
    return say(lang, "step", player(e.player, lang), step)


def credited(s: State, card: int, other: int, fight: bool, lang: str) -> str:
    """Who is credited with a banish (CR 1.8.1.4)."""
    names = [s.programs[s.cards[i].index].full_name for i in (card, other)]
    return say(lang, "credited", *names, say(lang, "in_challenge") if fight else "")


def placed(text: str, place: str, lang: str) -> str:
    """The sentence of a card put into a deck, and where there."""
    return say(lang, place, text.rstrip(".")) if place else text


def hurt(text: str, damage: int, lang: str) -> str:
    """The sentence of a card that enters play with damage (CR 6.7.9)."""
    return say(lang, "hurt", text.rstrip("."), damage)


def shifted(s: State, e: Event, lang: str) -> str:
    """A Shift onto two characters (CR 8.10.8)."""
    below = [s.programs[s.cards[i].index].full_name for i in s.under(e.card)[-e.amount :]]
    card = s.programs[s.cards[e.card].index].full_name
    return say(lang, "onto", player(e.player, lang), card, listed(below, lang))


def added_up(text: str, damages: Sequence[int], lang: str) -> str:
    """The sentence of a Shift onto two damaged characters, and their damage (CR 8.10.6)."""
    if sum(damages) == 0:
        return text
    return say(lang, "added_up", text, " + ".join(map(str, damages)), sum(damages))


def because(s: State, key: str, what: PassedOver, lang: str) -> str:
    """Why an instruction is passed over: the condition or the instruction itself in words."""
    within = s.programs[what.index].abilities[what.ability].node
    words = of_card(s, what.index, what.node, lang, within).strip(" .")
    if not words:
        return say(lang, f"{key}_all")
    start, end = QUOTES[language(lang)]
    return say(lang, key, f"{start}{words}{end}")


def stays_exerted(s: State, card: int, active: Active, lang: str) -> str:
    """A card that does not ready at the start of its player's turn."""
    source = s.programs[s.cards[active.source].index].full_name
    name = by_ability(static_name(s, active.index, active.static))
    return say(lang, "stays_exerted", s.programs[s.cards[card].index].full_name, source, name)


def loses(s: State, card: int, keyword: int, active: Active, lang: str) -> str:
    """A keyword that ceases to exist beside one that lasts longer (CR 8.1.2)."""
    source = s.programs[s.cards[active.source].index].full_name
    name = by_ability(static_name(s, active.index, active.static))
    bearer = s.programs[s.cards[card].index].full_name
    return say(lang, "loses", bearer, KEYWORD_NAMES[keyword], source, name)


def begun(s: State, e: Event, text: str, actives: Sequence[Active], lang: str) -> str:
    """The sentence of an effect that begins, and what it does: to the card, else to all."""
    card, found = e.card, list[str]()
    keywords = {a.id for a in actives if isinstance(a.effect, Gain)}
    for a in actives:
        later = a.static == NONE  # CR 6.2.7: a trigger for later
        if a.parent in keywords or later != (e.why == Why.LATER):
            continue
        if card >= 0 and card not in [ref % REF for ref in a.targets]:
            continue
        type = s.programs[s.cards[card].index].type if card >= 0 else s.programs[a.index].type
        if later:
            said = ability_text(s, a.index, a.ability, lang).rstrip(".")
            if said and a.frozen:  # a delayed one waits for one moment (CR 6.2.7.2)
                said = say(lang, "once", said)
        elif isinstance(a.effect, Modify) and a.amount != NONE:
            said = in_words(replace(a.effect, amount=a.amount), type, lang)  # CR 6.1.8: counted
        else:
            said = in_words(a.effect, type, lang)
        found.append(_SUBJECT.sub("", said) if card >= 0 else said)
    said = "; ".join(dict.fromkeys(one.strip(" .") for one in found if one))
    start, end = QUOTES[language(lang)]
    return f"{text.rstrip('.')}: {start}{said}{end}." if said else text


def ended(s: State, active: Active, lang: str) -> str:
    """A lasting effect stops."""
    source = s.programs[s.cards[active.source].index].full_name
    targets = [s.programs[s.cards[ref % REF].index].full_name for ref in active.targets]
    on = [name for name in dict.fromkeys(targets) if name != source]
    where = say(lang, "on", listed(on, lang)) if on else ""
    name = by_ability(static_name(s, active.index, active.static)) * is_written(s, active)
    return say(lang, "ended", source, name, where)


def expectations(n: int, lang: str) -> str:
    return say(lang, "expectation" if n == 1 else "expectations", n)


def problems(lines: Sequence[tuple[int, str]], lang: str) -> str:
    """Differences with their lines, in one sentence."""
    return "; ".join(say(lang, "at_line", line, text) for line, text in lines)
