"""What has been done this turn: "canción que hayas jugado este turno", "has jugado 2 o más
canciones este turno"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tintero.ability.render.plan.parts_of_speech import Measure, Saying
from tintero.ability.render.realise.es import conditions, filters, selectors
from tintero.ability.render.realise.es.words import agree, of, the
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker

# Who; with a "not"; whose zone, in place of its article, and after it.
DOERS: Final = {
    "you": ("", "no ", "tu", "tu", ""),
    "an-opponent": ("un oponente ", "ningún oponente ", "el", "la", " de un oponente"),
    "that-player": ("ese jugador ", "ese jugador no ", "su", "su", ""),
    "a-player": ("un jugador ", "ningún jugador ", "el", "la", " de un jugador"),
}
# What a player has done: participle, what follows it.
PLAYERS: Final = {
    "played": ("jugado", "[ {what}]"),
    "drew": ("robado", "[ {what}]"),
    "discarded": ("descartado", "[ {what}]"),
    "inked": ("entintado", "[ {what}]"),
    "put in inkwell": ("puesto", "[ {what}] en {own} pozo de tinta"),
    "revealed": ("revelado", "[ {what}]"),
    "used": ("usado", " una habilidad[ {of_what}]"),
    "damage removed": ("retirado", " daño[ {of_what}]"),
    "put under": ("puesto", "[ {what}] debajo de una carta"),
    "card put under": ("puesto", " una carta debajo {of_what}"),
    "shifted": ("jugado", " con Shift[ {what}]"),
    "chosen": ("elegido", "[ {what}]"),
    "lore gained": ("ganado", " leyenda"),
    "lore lost": ("perdido", " leyenda"),
    "drops gained": ("obtenido", " una gota de tinta"),
    "drops removed": ("retirado", " una gota de tinta"),
    "named": ("nombrado", " una carta"),
    "shuffled": ("barajado", ""),
}
# What a card has done, and what has been done to it (with "sido" and agreement).
ACTIVE: Final = {
    "quested": "ido de aventura",
    "challenged": "desafiado",
    "sang": "cantado una canción",
    "moved": "movido a una ubicación",
    "entered play": "entrado en juego",
    "left play": "dejado la zona de juego",
    "left discard": "salido del descarte de un jugador",
    "left under": "salido de debajo de una carta",
    "damage taken": "recibido daño",
    "damage dealt": "recibido daño infligido",
    "banished another": "desterrado a otro personaje en un desafío",
}
PASSIVE: Final = {
    "banished": ("desterrado", "[ en {fight}]"),
    "readied": ("preparado", ""),
    "exerted": ("agotado", ""),
    "returned to hand": ("devuelto", " a {la} mano{de}"),
    "put in deck": ("puesto", " en {el} mazo{de}"),
    "put in discard": ("puesto", " en {el} descarte{de}"),
    "was challenged": ("desafiado", ""),
}
OF_CARDS: Final = ("used", "damage removed")  # "de los que hayas retirado daño"
MOVES: Final = ("returned to hand", "put in deck", "put in discard")  # "se ha puesto"
NOBODY: Final = Phrase("")


def said(say: Speaker, s: Saying, mood: int) -> str:
    """The clause."""
    has = conditions.verb("haber", NOBODY, mood)
    if s.verb == "so-often":
        assert s.number is not None
        return f"{said(say, s.parts[0], mood)} {filters.compared(say, s.op, s.number)} veces"
    if s.verb == "somebody-did":
        return player_did(say, s, mood)
    no = conditions.no_(s.no)
    if s.subject is None or s.verb == "it-happened":
        return f"{no}{has} ocurrido «{s.deed}» este turno"
    who = selectors.phrase(say, s.subject)
    has = conditions.verb("haber", who, mood)
    if s.verb == "was-done":
        participle, rest = PLAYERS[s.deed]
        done = f"{agree(participle, who.feminine, who.plural)}{place(rest, s)}"
        return f"{who.text} {no}{has} sido {done} este turno"
    if s.deed in MOVES and s.subject.how in ("one-such", "so-many"):
        participle, where = PASSIVE[s.deed]
        return f"se {has} {participle} {who.text}{place(where, s)} este turno"
    return f"{who.text} {no}{has} {card_did(s, who)} este turno"


def place(frame: str, s: Saying, what: str = "") -> str:
    assert s.whose is not None
    _, _, el, la, de = DOERS[s.whose.how]
    own = "tu" if s.whose.you else "su"
    fight = "un desafío" if s.index else ""
    of_what = of(what) if what else ""
    return fill(frame, what=what, of_what=of_what, own=own, el=el, la=la, de=de, fight=fight)


def player_did(say: Speaker, s: Saying, mood: int) -> str:
    assert s.whose is not None
    what = s.object
    if what is not None and what.how == "one-such" and s.no:
        if s.whose.how in ("you", "that-player"):
            what = replace(what, how="none-of")
    text = selectors.text(say, what) if what is not None else ""
    who = DOERS[s.whose.how][s.no]
    has = conditions.verb("haber", Phrase("", you=s.whose.you), mood)
    participle, rest = PLAYERS[s.deed]
    return f"{who}{has} {participle}{place(rest, s, text)} este turno"


def card_did(s: Saying, who: Phrase) -> str:
    """After "haber": "ido de aventura"."""
    if s.deed not in PASSIVE:
        return ACTIVE[s.deed]
    participle, rest = PASSIVE[s.deed]
    return f"sido {agree(participle, who.feminine, who.plural)}{place(rest, s)}"


def forms(say: Speaker, m: Measure) -> tuple[str, str]:
    """What is counted, one and many."""
    (done,) = m.who
    if m.things is None:
        time = said(say, done, conditions.SI)
        return f"vez que {time}", f"veces que {time}"
    made: list[str] = []
    fem = filters.feminine(m.things)
    for plural, has in ((False, "haya"), (True, "hayan")):
        if done.verb == "somebody-did":
            which = f"{of(the(fem, plural))} que" if done.deed in OF_CARDS else "que"
            did = player_did(say, done, conditions.MIENTRAS)
            made.append(f"{filters.noun(say, m.things, plural)} {which} {did}")
            continue
        did = card_did(done, Phrase("", plural, fem))
        cards = f"{filters.others(m.things, plural)}{filters.owned(say, m.things, plural)}"
        made.append(f"{cards} que {has} {did} este turno")
    return made[0], made[1]
