"""The sentences for `whynot`: one per reason (rules.refusal.No) and language.

Fields: `card`, `other`, `source` (with the ability in brackets), `until` (how long it lasts),
`n`, `ink`, `owner` and `active` (players), `asked` (what is being decided), `verb` (what was to be
done), `ability` (its name), `need` (what would be right).
"""

from __future__ import annotations

from typing import Final

from tintero.rules.refusal import No

EN: Final = {
    No.GAME_OVER: "The game is over, so nothing more can be done.",
    No.NOT_YOUR_DECISION: "This is not your decision: {asked}.",
    No.WRONG_PHASE: "Turn actions are taken only in your Main Phase, one at a time: {asked}.",
    No.BAG_NOT_EMPTY: "The bag is not empty: its abilities resolve before the next turn action.",
    No.NOT_ACTIVE: "Only the active player takes turn actions, and it is {active}'s turn.",
    No.NOT_IN_HAND: "{card} is not in your hand.",
    No.NO_INKWELL_SYMBOL: "{card} has no inkwell symbol, so it can't be inked.",
    No.ALREADY_INKED: (
        "You have already inked {n} this turn, which is all you may; you can again next turn."
    ),
    No.NOT_ENOUGH_INK: "You need {ink} more ink to {verb}.",
    No.DRYING: "{card} is drying, so it can't {verb}; it dries in your next Set step.",
    No.EXERTED: "{card} is exerted; it has to be ready to {verb}.",
    No.CANT: "You can't {verb} because of {source}{until}.",
    No.NOT_IN_PLAY: "{card} is not in play.",
    No.NOT_YOURS: "{card} is not yours; it belongs to {owner}.",
    No.NOT_A_CHARACTER: "{card} is not a character{need}.",
    No.TARGET_READY: "{other} is ready; only exerted characters can be challenged by {card}.",
    No.EVASIVE: (
        "{other} has Evasive, so only a character with Evasive or Alert can challenge it, "
        "and {card} has neither."
    ),
    No.BODYGUARD: (
        "Challenge {other} first, who has Bodyguard: {card} can't challenge another character "
        "of {owner} while it can challenge that one."
    ),
    No.WARD: "{card} {need}.",
    No.NOT_OPPOSING: "{other} is on the same side as {card}; only opposing cards are challenged.",
    No.COST_UNPAYABLE: "The cost to {verb} can't be paid in full{need}.",
    No.ALREADY_THERE: "{card} is at {other} already, so that is no move.",
    No.USED: "{card} has used {ability} as often as it may this turn; it can in your next turn.",
    No.PLAY_RESTRICTION: "The text of {card} doesn't let it be played now{need}.",
    No.LIMIT: "These rules allow {n} of these turn actions each turn, and you have taken {n}.",
    No.RECKLESS_READY: (
        "You can't end your turn while {card}, who has Reckless, is ready and can challenge; "
        "challenge with it first, or exert it another way."
    ),
    No.ADVENTUROUS_READY: (
        "You can't end your turn while {card}, who has Adventurous, is ready and can quest; "
        "quest with it first, or exert it another way."
    ),
    No.NOT_AN_OPTION: "{card} is not one of the choices: {asked}{need}.",
    No.NO_SUCH_PAYMENT: "{card} can't be paid for in that way.",
    No.SINGER_TOO_CHEAP: "{need}.",
    No.NOT_A_SHIFT_BASE: "{card} can't be shifted onto {other}; {need}.",
    No.NOT_A_LOCATION: "{card} is not a location, so nothing can move there.",
    No.CONDITION: "A condition to {verb} is not met{need}.",
    No.NO_ABILITY: "{card} has no such ability to use.",
    No.CANT_QUEST: "{card} can't quest because of {source}{until}.",
    No.CANT_CHALLENGE: "{card} can't challenge {other} because of {source}{until}.",
    No.CANT_BE_CHALLENGED: (
        "{other} can't be challenged by {card} because of {source}{until}{need}."
    ),
    No.RECKLESS_QUEST: "{card} has Reckless, so it can't quest.",
    No.ADVENTUROUS_CHALLENGE: "{card} has Adventurous, so it can't challenge.",
    No.NOT_A_SONG: "{card} is not a song, so nobody can sing it.",
    No.DROPS: "You have too few ink drops: {n} more needed.",
    No.LEFT_GAME: "You have left the game already.",
    No.MOVE_OTHERS: "{card} belongs to {owner}: you move your own characters to your locations.",
    No.CHOIR_TOO_CHEAP: "{need}.",
    No.ACT_LIMIT: (
        "Each turn only {ink} of all characters can challenge because of {source}, "
        "and {other} has challenged already."
    ),
    No.SAME_NAME: (
        "You can't play {card} this turn: you have played a card of that name by {source}."
    ),
    No.FIRST_PART: "The first part of what {ability} of {card} says can't be done in full{need}.",
    No.SET_UP: "The first turn has not begun: {asked}.",
    No.ONE_SINGER: "{card} has no Sing Together, so exactly one character sings it.",
    No.NO_SHIFT: "{card} has no Shift{need}.",
    No.UNFINISHED: "You can't end your turn before what has begun is finished: {asked}.",
}

ES: Final = {
    No.GAME_OVER: "La partida ha terminado, así que ya no se puede hacer nada.",
    No.NOT_YOUR_DECISION: "Esta decisión no te corresponde: {asked}.",
    No.WRONG_PHASE: (
        "Las acciones de turno se realizan solo en tu fase principal y de una en una: {asked}."
    ),
    No.BAG_NOT_EMPTY: (
        "La bolsa no está vacía: sus habilidades se resuelven antes de la próxima acción de turno."
    ),
    No.NOT_ACTIVE: (
        "Solo el jugador activo realiza acciones de turno, y este es el turno de {active}."
    ),
    No.NOT_IN_HAND: "{card} no está en tu mano.",
    No.NO_INKWELL_SYMBOL: (
        "{card} no tiene el símbolo de pozo de tinta, así que no puede ir al pozo de tinta."
    ),
    No.ALREADY_INKED: (
        "Ya has puesto {n} en tu pozo de tinta este turno y no puedes poner más; "
        "podrás volver a hacerlo en tu próximo turno."
    ),
    No.NOT_ENOUGH_INK: "Te {lack} {ink} de tinta para {verb}.",
    No.DRYING: "{card} está secándose, así que no puede {verb}; se seca en tu próximo paso Listo.",
    No.EXERTED: "{card} está agotado; tiene que estar preparado para {verb}.",
    No.CANT: "No puedes {verb} por {source}{until}.",
    No.NOT_IN_PLAY: "{card} no está en la zona de juego.",
    No.NOT_YOURS: "{card} no es tuyo: pertenece a {owner}.",
    No.NOT_A_CHARACTER: "{card} no es un personaje{need}.",
    No.TARGET_READY: "{other} no está agotado; {card} solo puede desafiar a personajes agotados.",
    No.EVASIVE: (
        "{other} tiene Evasive, así que solo puede desafiarlo un personaje con Evasive o Alert, "
        "y {card} no tiene ninguno."
    ),
    No.BODYGUARD: (
        "Desafía antes a {other}, que tiene Bodyguard: {card} no puede desafiar a otro personaje "
        "de {owner} mientras pueda desafiar a ese."
    ),
    No.WARD: "{card} {need}.",
    No.NOT_OPPOSING: (
        "{other} es del mismo bando que {card}; solo se desafía a personajes y ubicaciones rivales."
    ),
    No.COST_UNPAYABLE: "No se puede pagar por completo el coste para {verb}{need}.",
    No.ALREADY_THERE: "{card} ya está en {other}, así que eso no es moverse.",
    No.USED: (
        "{card} ya ha usado {ability} tantas veces como puede este turno; "
        "podrá volver a hacerlo en tu próximo turno."
    ),
    No.PLAY_RESTRICTION: "El texto de {card} no deja que se juegue ahora{need}.",
    No.LIMIT: "Estas reglas permiten {n} de estas acciones cada turno y ya has hecho {n}.",
    No.RECKLESS_READY: (
        "No puedes terminar tu turno mientras {card}, que tiene Reckless, esté preparado y pueda "
        "desafiar; desafía antes con él o agótalo de otro modo."
    ),
    No.ADVENTUROUS_READY: (
        "No puedes terminar tu turno mientras {card}, que tiene Adventurous, esté preparado y "
        "pueda ir de aventura; ve antes de aventura con él o agótalo de otro modo."
    ),
    No.NOT_AN_OPTION: "{card} no es una de las opciones: {asked}{need}.",
    No.NO_SUCH_PAYMENT: "{card} no se puede pagar de esa manera.",
    No.SINGER_TOO_CHEAP: "{need}.",
    No.NOT_A_SHIFT_BASE: "{card} no se puede poner con Shift sobre {other}; {need}.",
    No.NOT_A_LOCATION: "{card} no es una ubicación, así que nadie puede moverse allí.",
    No.CONDITION: "No se cumple una condición para {verb}{need}.",
    No.NO_ABILITY: "{card} no tiene esa habilidad.",
    No.CANT_QUEST: "{card} no puede ir de aventura por {source}{until}.",
    No.CANT_CHALLENGE: "{card} no puede desafiar a {other} por {source}{until}.",
    No.CANT_BE_CHALLENGED: "{card} no puede desafiar a {other} por {source}{until}{need}.",
    No.RECKLESS_QUEST: "{card} tiene Reckless, así que no puede ir de aventura.",
    No.ADVENTUROUS_CHALLENGE: "{card} tiene Adventurous, así que no puede desafiar.",
    No.NOT_A_SONG: "{card} no es una canción, así que nadie puede cantarla.",
    No.DROPS: "Tienes pocas gotas de tinta: te {lack} {n}.",
    No.LEFT_GAME: "Ya has abandonado la partida.",
    No.MOVE_OTHERS: "{card} pertenece a {owner}: mueves a tus personajes a tus ubicaciones.",
    No.CHOIR_TOO_CHEAP: "{need}.",
    No.ACT_LIMIT: (
        "Cada turno solo {ink} de todos los personajes puede desafiar por {source}, "
        "y {other} ya ha desafiado."
    ),
    No.SAME_NAME: (
        "No puedes jugar {card} este turno: has jugado una carta de ese nombre con {source}."
    ),
    No.FIRST_PART: (
        "No se puede hacer por completo la primera parte de lo que dice {ability} de {card}{need}."
    ),
    No.SET_UP: "El primer turno no ha empezado: {asked}.",
    No.ONE_SINGER: "{card} no tiene Sing Together, así que la canta exactamente un personaje.",
    No.NO_SHIFT: "{card} no tiene Shift{need}.",
    No.UNFINISHED: "No puedes terminar tu turno sin acabar lo que ha empezado: {asked}.",
}

SENTENCES: Final = {"en": EN, "es": ES}

# What was to be done, by vocab.Act up to MOVE, then singing: "to …" / "para …".
VERBS: Final = {
    "en": (
        "ink {a}",
        "play {a}",
        "use {ability}",
        "quest",
        "challenge",
        "move to {b}",
        "end the turn",
        "sing",
    ),
    "es": (
        "poner {a} en tu pozo de tinta",
        "jugar {a}",
        "usar {ability}",
        "ir de aventura",
        "desafiar",
        "mover un personaje a {b}",
        "terminar el turno",
        "cantar",
    ),
}
SING: Final = 7

# By vocab.Until. What lasts during somebody's next turn is in force in that turn only.
UNTIL: Final = {
    "en": (
        "",
        ", until the end of this turn",
        ", until the start of {p}'s next turn",
        ", until the end of this turn",
        ", during this challenge",
        ", as long as that card is in play",
    ),
    "es": (
        "",
        ", hasta el final de este turno",
        ", hasta el inicio del próximo turno de {p}",
        ", hasta el final de este turno",
        ", durante este desafío",
        ", mientras esa carta esté en la zona de juego",
    ),
}
IN_PLAY: Final = 5

THAT_CARD: Final = {"en": "that card", "es": "esa carta"}
THAT: Final = {"en": "that", "es": "eso"}
ASKED: Final = {"en": "{p} is deciding {what}", "es": "{p} está decidiendo {what}"}
NOBODY: Final = {"en": "nothing is being asked", "es": "no se pregunta nada"}
EARLIER: Final = {"en": "an earlier effect", "es": "un efecto anterior"}
AN_EFFECT: Final = {"en": "an effect", "es": "un efecto"}
THE_ABILITY: Final = {"en": "that ability", "es": "esa habilidad"}
