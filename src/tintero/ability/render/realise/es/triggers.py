"""What triggers wait for: "siempre que uno de tus personajes vaya de aventura". Verbs stand in the
subjunctive."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Occasion, Trait
from tintero.ability.render.realise.es import happened, selectors
from tintero.ability.render.realise.es.verbs_table import (
    EL_SUBJUNCTIVE,
    TU_SUBJUNCTIVE,
    inflect,
)
from tintero.ability.render.realise.es.words import agree, listed, of, ordinal, to
from tintero.ability.render.realise.windows import beside
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import KEYWORD_NAMES, NONE

# The verbs of players are ‹marked›. {desterrado} and the like agree with the card.
EVENTS: Final = {
    "plays": "{by}‹jugar› {what}",
    "pays-to-play": "{by}‹pagar› {ink} para jugar {what}",
    "is-played": "se juegue {what}",
    "quests": "[{what} ]vaya de aventura",
    "is-banished": "[{what} ]sea {desterrado}[ en {fight}]",
    "challenged-and-banished": "[{what} ]sea {desafiado} y {desterrado}",
    "challenges-and-is-banished": "[{what} ]desafíe y sea {desterrado}",
    "is-challenged": "[{what} ]sea {desafiado}[ por {other}]",
    "challenges": "[{what} ]desafíe[ {to_other}]",
    "banishes": "[{what} ]destierre {to_other} en un desafío",
    "sings": "[{what} ]cante {other}",
    "sing-together": "uno o más de tus personajes canten una canción",
    "mills": "{by}‹poner› 1 o más cartas desde {el} mazo{de} en {el} descarte{de}",
    "moves-card": "{by}‹mover› {what} {to_other}[ desde {place}]",
    "moves": "[{what} ]se mueva {to_other}[ desde {place}]",
    "takes-damage": "[{what} ]reciba {much}daño",
    "removes-damage": "{by}‹retirar› {much}daño {of_what}",
    "deals-damage": "{other} inflija {much}daño {to_what}[ en {fight}]",
    "dealt-damage": "se inflija {much}daño {to_what}[ en {fight}]",
    "shifts": "{by}‹jugar› con Shift {what}[ sobre {other}]",
    "is-chosen": "[{what} ]sea {elegido}{why}",
    "chooses": "{by}‹elegir› {what}{why}",
    "draws": "{by}‹robar› {what}",
    "discards": "{by}‹descartar› {what}",
    "discards-some": "{by}‹descartar› {count} cartas",
    "inks": "{by}‹entintar› {what}",
    "reveals": "{by}‹revelar› {what}",
    "names": "{by}‹nombrar› una carta",
    "put-in-inkwell": "se ponga {what} en {el} pozo de tinta{de}",
    "put-in-deck": "se ponga {what} en {el} mazo{de}",
    "put-in-discard": "se ponga {what} en {el} descarte{de}[ desde {deck}]",
    "leaves-discard": "[{what} ]salga {del} descarte{de}",
    "returns-from-discard": "devuelvas {what} desde {own} descarte a {own} mano",
    "returned-from-play": "[{what} ]vuelva a {hand} desde la zona de juego",
    "returned": "[{what} ]vuelva a {la} mano{de}",
    "puts-under": "{by}‹poner› {what} debajo {of_other}",
    "leaves-under": "[{what} ]salga de debajo {of_other}",
    "enters-play": "[{what} ]entre en juego[ {exerted}]",
    "leaves-play": "[{what} ]deje la zona de juego",
    "readies": "{by}‹preparar› {what}",
    "is-readied": "[{what} ]se prepare",
    "is-exerted": "[{what} ]se agote",
    "exerts": "[{what} ]se agote",
    "gains-lore": "{by}‹ganar› {much}leyenda",
    "loses-lore": "{by}‹perder› {much}leyenda",
    "gets-drop": "{by}‹obtener› una gota de tinta",
    "removes-drop": "{by}‹retirar› una gota de tinta",
    "uses": "{by}‹usar› {ability} {of_what}",
    "challenge-over": "acabe un desafío {of_what}",
    "happens": "ocurra «{why}»[ {to_what}]",
}
HERE: Final = {"moves-card": "{by}‹mover› aquí {what}[ desde {place}]"}
WHY: Final = {
    "action": " para una acción",
    "support": " para Support",
    "action-or-ability": " para una acción o habilidad",
    "action-or-item": " para una acción o para la habilidad de un objeto",
}
HOW: Final = {
    "at": "{text}",
    "when": "cuando {text}",
    "whenever": "siempre que {text}",
    "next-time": "la próxima vez que {text}",
    "nth-time": "la {nth} vez que {text}[ cada {turn}]",
    "for-nth-time": "la {nth} vez que {text}[ cada {turn}]",
    "in-a-turn": "siempre que {text}[ en un {turn}]",
}
TURNS: Final = {
    "turn-start": "al inicio {whose}",
    "turn-end": "al final {whose}",
    "step": "al inicio del paso {step} {whose}",
}
EACH_STEP: Final = "al inicio de cada paso {whose}"
WHOSE_TURN: Final = {
    "a-player": "del turno de cada jugador",
    "you": "de tu turno",
    "an-opponent": "del turno de cada oponente",
    "that-player": "de su turno",
    "the-turn": "del turno",
}
STEPS: Final = ("", "Preparar", "Listo", "Robar", "principal", "final")


DONE: Final = ("desterrado", "desafiado", "elegido", "agotado")


def trigger(say: Speaker, o: Occasion) -> str:
    """With its "cuando", "siempre que" or "al"."""
    if o.verb == "one-subject":
        return fill(HOW[o.how], text=listed([event(say, part) for part in o.parts], "o"))
    if o.parts:
        return " y ".join([trigger(say, part) for part in o.parts])
    turn = "turno" if o.each_turn else ""
    return fill(HOW[o.how], text=event(say, o), nth=ordinal(o.nth), turn=turn)


def event(say: Speaker, o: Occasion) -> str:
    if o.verb in TURNS:
        step = "" if o.index == NONE else STEPS[o.index]
        every = o.verb == "step" and not step
        frame = EACH_STEP if every else TURNS[o.verb]
        return fill(frame, whose=WHOSE_TURN[o.by.how], step=step)
    who, _, el, la, de = happened.DOERS[o.by.how]
    here = o.other is not None and o.other.how == "here"
    frame = HERE.get(o.verb, EVENTS[o.verb]) if here else EVENTS[o.verb]
    noun = o.what.being(Trait("here")) if o.what is not None and o.here else o.what
    card = Phrase("") if noun is None else selectors.phrase(say, noun)
    silent = o.again and frame.startswith("[{what}")
    what = "" if silent else card.text
    other = "" if o.other is None or here else selectors.text(say, o.other)
    mine = o.what is not None and o.what.mine
    text = fill(
        inflect(frame, TU_SUBJUNCTIVE if o.by.you else EL_SUBJUNCTIVE),
        **{done: agree(done, card.feminine, card.plural) for done in DONE},
        by="" if o.again else who,
        own="tu" if o.by.you else "su",
        el=el,
        la=la,
        de=de,
        what=what,
        to_what=to(what) if what else "",
        of_what=of(what) if what else "",
        other=other,
        to_other="aquí" if here else to(other) if other else "",
        of_other=of(other) if other else "",
        hand="tu mano" if mine else "la mano de su jugador",
        place="una ubicación" if o.moved else "",
        deck="tu mazo" if o.moved else "",
        fight="un desafío" if o.fight else "",
        exerted=agree("agotado", card.feminine, card.plural) if o.exerted else "",
        much=f"{count(o)} de " if count(o) else "",
        count=count(o) or "1 o más",
        ink=f"{o.least if o.most == NONE else o.most} ⬡ o {'más' if o.most == NONE else 'menos'}",
        ability="una habilidad" if o.index == NONE else f"la habilidad {KEYWORD_NAMES[o.index]}",
        why=WHY.get(o.why, o.why),
        **{"del": "del" if el == "el" else f"de {el}"},
    )
    source = ""
    if o.source is not None:
        source = f" por efecto de {selectors.text(say, o.source)}"
    at_once = f", {count(o)} a la vez" if o.at_once else ""
    return text + source + at_once + beside(say, o.window)


def count(o: Occasion) -> str:
    if o.most != NONE:
        return f"{o.most} o menos"
    return f"{o.least} o más" if o.least else ""
