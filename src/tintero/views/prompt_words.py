"""The words of prompts and labels, English and Spanish.

Questions are tables by vocab.Ask, labels by vocab.Act. `n` is how many cards, `card` the source,
`about` the card it is about, `what` an effect in words.
"""

from __future__ import annotations

from typing import Final

from tintero.vocab import Act, Ask

QUESTIONS: Final = {
    "en": {
        Ask.ALTER_HAND: "choose cards of your starting hand to replace, then say done{picked}",
        Ask.TURN_ACTION: "take a turn action or end your turn",
        Ask.CHOOSE: "choose {n}{for_card}{picked}",
        Ask.MAY: "{by_card}say whether to {what}",
        Ask.MODE: "choose which effect happens{for_card}",
        Ask.AMOUNT: "{by_card}say how much damage to take from {about}, from {least} to {most}",
        Ask.NAME: "name a card{for_card}",
        Ask.ORDER: "{by_card}choose the next card, in the order you want{picked}",
        Ask.BAG: "choose which of your abilities in the bag resolves next",
        Ask.REPLACEMENT: "choose which replacement effect applies to {card}",
        Ask.PLAYER: "choose a player{for_card}",
        Ask.PAY: "{by_card}say how many ink drops to pay with, from {least} to {most}",
    },
    "es": {
        Ask.ALTER_HAND: "elige cartas de tu mano inicial para cambiar y di que has acabado{picked}",
        Ask.TURN_ACTION: "realiza una acción de turno o termina tu turno",
        Ask.CHOOSE: "elige {n}{for_card}{picked}",
        Ask.MAY: "{by_card}di si quieres {what}",
        Ask.MODE: "elige qué efecto ocurre{for_card}",
        Ask.AMOUNT: "{by_card}di cuánto daño quitas a {about}, de {least} a {most}",
        Ask.NAME: "nombra una carta{for_card}",
        Ask.ORDER: "{by_card}elige la siguiente carta, en el orden que quieras{picked}",
        Ask.BAG: "elige cuál de tus habilidades de la bolsa se resuelve ahora",
        Ask.REPLACEMENT: "elige qué efecto de reemplazo se aplica a {card}",
        Ask.PLAYER: "elige un jugador{for_card}",
        Ask.PAY: "{by_card}di con cuántas gotas de tinta pagas, de {least} a {most}",
    },
}

# The same decisions where the question comes from playing a card and not from an ability.
CHOIR: Final = {
    "en": "choose characters to sing {card} together{picked}",
    "es": "elige personajes para cantar {card} en grupo{picked}",
}
WHERE = {
    "en": "choose the location {card} is at",
    "es": "elige en qué ubicación está {card}",
}
READIES = {"en": "choose {n} to ready", "es": "elige {n} para preparar"}
ENTERS: Final = {
    "en": "say whether {card} enters play exerted",
    "es": "di si {card} entra en la zona de juego en estado agotado",
}
HOW_TO_PAY: Final = {"en": "choose how to play {card}", "es": "elige cómo juegas {card}"}

FOR: Final = {"en": " for {card}", "es": " para {card}"}
BY: Final = {"en": "for {card}, ", "es": "para {card}, "}
PICKED: Final = {"en": " (so far: {cards})", "es": " (hasta ahora: {cards})"}
DECIDES: Final = {"en": "{p} is deciding {what}.", "es": "{p} está decidiendo {what}."}
NOTHING: Final = {"en": "The game is over.", "es": "La partida ha terminado."}
QUOTES: Final = {"en": ("“", "”"), "es": ("«", "»")}
DO_IT: Final = {"en": "do it", "es": "hacerlo"}
YOU_MAY: Final = {"en": "you may ", "es": "puedes "}

LABELS: Final = {
    "en": {
        Act.INK: "Ink {a}",
        Act.PLAY: "Play {a}{how}",
        Act.USE: "Use {what} of {a}",
        Act.QUEST: "Quest with {a}",
        Act.CHALLENGE: "Challenge {b} with {a}",
        Act.MOVE: "Move {a} to {b}",
        Act.END: "End your turn",
        Act.CONCEDE: "Concede",
        Act.CHOOSE: "{a}",
        Act.DONE: "Done",
        Act.YES: "Yes",
        Act.NO: "No",
        Act.MODE: "{what}",
        Act.AMOUNT: "{what}",
        Act.NAME: "{what}",
        Act.RESOLVE: "Resolve {what}",
        Act.PLAYER: "{what}",
    },
    "es": {
        Act.INK: "Poner {a} en el pozo de tinta",
        Act.PLAY: "Jugar {a}{how}",
        Act.USE: "Usar {what} de {a}",
        Act.QUEST: "Ir de aventura con {a}",
        Act.CHALLENGE: "Desafiar a {b} con {a}",
        Act.MOVE: "Mover {a} a {b}",
        Act.END: "Terminar tu turno",
        Act.CONCEDE: "Rendirse",
        Act.CHOOSE: "{a}",
        Act.DONE: "Acabar",
        Act.YES: "Sí",
        Act.NO: "No",
        Act.MODE: "{what}",
        Act.AMOUNT: "{what}",
        Act.NAME: "{what}",
        Act.RESOLVE: "Resolver {what}",
        Act.PLAYER: "{what}",
    },
}
