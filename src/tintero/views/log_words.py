"""The sentences of the log: one template per kind of event and language, and their small parts.

Fields: `p` the player, `card`, `other`, `n` the amount as it is said, `why` the cause, `how` what
the kind's own numbers add, `a` the Spanish "a" before a character.
"""

from __future__ import annotations

from typing import Final

from tintero.events import Kind

EN: Final = {
    Kind.GAME_START: "The game begins; {p} takes the first turn.",
    Kind.STARTING_PLAYER: "{p} is the starting player.",
    Kind.SHUFFLED: "{p} shuffles their deck{why}.",
    Kind.HAND_ALTERED: "{p} {n} of their starting hand.",
    Kind.TURN_START: "{p}'s turn begins.",
    Kind.STEP: "{p}: {how}.",
    Kind.TURN_END: "{p}'s turn ends.",
    Kind.PLAYER_OUT: "{p} {how} and is out of the game.",
    Kind.GAME_OVER: "The game is over: {how}.",
    Kind.READIED: "{card} is readied{why}.",
    Kind.EXERTED: "{card} is exerted{why}.",
    Kind.DRIED: "{card} is dry now.",
    Kind.DREW: "{p} draws {card}{why}.",
    Kind.DISCARDED: "{p} discards {card}{why}.",
    Kind.INKED: "{p} inks {card}.",
    Kind.PUT_IN_INKWELL: "{card} is put into {p}'s inkwell{why}.",
    Kind.ENTERED_PLAY: "{card} enters play{how}.",
    Kind.LEFT_PLAY: "{card} leaves play{why}.",
    Kind.BANISHED: "{card} is banished{how}{why}.",
    Kind.RETURNED_TO_HAND: "{card} goes to {p}'s hand{why}.",
    Kind.PUT_IN_DECK: "{card} is put into {p}'s deck{why}.",
    Kind.PUT_IN_DISCARD: "{card} is put into {p}'s discard{why}.",
    Kind.PUT_UNDER: "{card} is put under {other}{why}.",
    Kind.LEFT_UNDER: "{card} leaves the cards it was under{why}.",
    Kind.LEFT_DISCARD: "{card} leaves {p}'s discard{why}.",
    Kind.ANNOUNCED: "{p} announces {card}.",
    Kind.PAID: "{p} pays {n} ink{how}.",
    Kind.PLAYED: "{p} plays {card}{how}{why}.",
    Kind.SHIFTED: "{p} shifts {card} onto {other}.",
    Kind.SANG: "{card} sings {other}.",
    Kind.USED: "{p} uses {how} of {card}{why}.",
    Kind.QUESTED: "{p} quests with {card}.",
    Kind.CHALLENGED: "{card} challenges {other}.",
    Kind.CHALLENGE_OVER: "The challenge is over.",
    Kind.MOVED: "{card} moves to {other}{how}{why}.",
    Kind.LORE_GAINED: "{p} gains {n} lore{how}{why}.",
    Kind.LORE_LOST: "{p} loses {n} lore{why}.",
    Kind.DAMAGE_DEALT: "{other} deals {n} damage to {card}{why}.",
    Kind.DAMAGE_TAKEN: "{how}{why}.",
    Kind.DAMAGE_REMOVED: "{n} damage is removed from {card}{why}.",
    Kind.DROPS_GAINED: "{p} gets {n}{why}.",
    Kind.DROPS_REMOVED: "{p} removes {n}{why}.",
    Kind.REVEALED: "{p} reveals {card}{why}.",
    Kind.LOOKED_AT: "{p} looks at {card}{why}.",
    Kind.CHOSEN: "{p} chooses {card}{how}.",
    Kind.NAMED: "{p} names {how}{why}.",
    Kind.TRIGGERED: "{how} of {card} triggers and goes into the bag.",
    Kind.RESOLVED: "{how} of {card} has resolved.",
    Kind.FIZZLED: "{how}.",
    Kind.BAG_PASSED: "The bag passes to {p}.",
    Kind.EFFECT_BEGAN: "{how}.",
    Kind.EFFECT_ENDED: "{n}.",
    Kind.REPLACED: "{how}.",
    Kind.CHECKED: "The game state is checked.",
    Kind.PLAYER_CHOSEN: "{p} is chosen{why}.",
    Kind.BANISHED_IN_CHALLENGE: "{card} banishes {other}{how}.",
    Kind.INK_TURNED: "{p} {how} {n}{why}.",
    Kind.DISCARDED_SOME: "{p} has discarded {n}{why}.",
    Kind.SUNG: "{card} has been sung.",
    Kind.MILLED: "{p} has put {n} from their deck into their discard{why}.",
}

ES: Final = {
    Kind.GAME_START: "Empieza la partida; el primer turno es de {p}.",
    Kind.STARTING_PLAYER: "{p} es el jugador inicial.",
    Kind.SHUFFLED: "{p} baraja su mazo{why}.",
    Kind.HAND_ALTERED: "{p} {n} de su mano inicial.",
    Kind.TURN_START: "Empieza el turno de {p}.",
    Kind.STEP: "{p}: {how}.",
    Kind.TURN_END: "Termina el turno de {p}.",
    Kind.PLAYER_OUT: "{p} {how} y queda fuera de la partida.",
    Kind.GAME_OVER: "La partida ha terminado: {how}.",
    Kind.READIED: "Se prepara {card}{why}.",
    Kind.EXERTED: "Se agota {card}{why}.",
    Kind.DRIED: "{card} se ha secado.",
    Kind.DREW: "{p} roba {card}{why}.",
    Kind.DISCARDED: "{p} descarta {card}{why}.",
    Kind.INKED: "{p} pone {card} en su pozo de tinta.",
    Kind.PUT_IN_INKWELL: "{card} va al pozo de tinta de {p}{why}.",
    Kind.ENTERED_PLAY: "{card} entra en la zona de juego{how}.",
    Kind.LEFT_PLAY: "{card} deja la zona de juego{why}.",
    Kind.BANISHED: "Se destierra {a}{card}{how}{why}.",
    Kind.RETURNED_TO_HAND: "{card} va a la mano de {p}{why}.",
    Kind.PUT_IN_DECK: "{card} va al mazo de {p}{why}.",
    Kind.PUT_IN_DISCARD: "{card} va al descarte de {p}{why}.",
    Kind.PUT_UNDER: "{card} se pone debajo de {other}{why}.",
    Kind.LEFT_UNDER: "{card} deja las cartas bajo las que estaba{why}.",
    Kind.LEFT_DISCARD: "{card} deja el descarte de {p}{why}.",
    Kind.ANNOUNCED: "{p} anuncia {card}.",
    Kind.PAID: "{p} paga {n} de tinta{how}.",
    Kind.PLAYED: "{p} juega {card}{how}{why}.",
    Kind.SHIFTED: "{p} pone {card} sobre {other} con Shift.",
    Kind.SANG: "{card} canta {other}.",
    Kind.USED: "{p} usa {how} de {card}{why}.",
    Kind.QUESTED: "{p} va de aventura con {card}.",
    Kind.CHALLENGED: "{card} desafía a {other}.",
    Kind.CHALLENGE_OVER: "Termina el desafío.",
    Kind.MOVED: "{card} se mueve a {other}{how}{why}.",
    Kind.LORE_GAINED: "{p} gana {n} de leyenda{how}{why}.",
    Kind.LORE_LOST: "{p} pierde {n} de leyenda{why}.",
    Kind.DAMAGE_DEALT: "{other} inflige {n} de daño a {card}{why}.",
    Kind.DAMAGE_TAKEN: "{how}{why}.",
    Kind.DAMAGE_REMOVED: "Se quita {n} de daño a {card}{why}.",
    Kind.DROPS_GAINED: "{p} obtiene {n}{why}.",
    Kind.DROPS_REMOVED: "{p} retira {n}{why}.",
    Kind.REVEALED: "{p} revela {card}{why}.",
    Kind.LOOKED_AT: "{p} mira {card}{why}.",
    Kind.CHOSEN: "{p} elige {a}{card}{how}.",
    Kind.NAMED: "{p} nombra {how}{why}.",
    Kind.TRIGGERED: "Se dispara {how} de {card} y va a la bolsa.",
    Kind.RESOLVED: "Se ha resuelto {how} de {card}.",
    Kind.FIZZLED: "{how}.",
    Kind.BAG_PASSED: "La bolsa pasa a {p}.",
    Kind.EFFECT_BEGAN: "{how}.",
    Kind.EFFECT_ENDED: "{n}.",
    Kind.REPLACED: "{how}.",
    Kind.CHECKED: "Se comprueba el estado de la partida.",
    Kind.PLAYER_CHOSEN: "{p} es el jugador elegido{why}.",
    Kind.BANISHED_IN_CHALLENGE: "{card} destierra a {other}{how}.",
    Kind.INK_TURNED: "{p} {how} {n}{why}.",
    Kind.DISCARDED_SOME: "{p} ha descartado {n}{why}.",
    Kind.SUNG: "Se ha cantado {card}.",
    Kind.MILLED: "{p} ha puesto {n} de su mazo en su descarte{why}.",
}

SENTENCES: Final = {"en": EN, "es": ES}

STEPS: Final = {
    "en": ("before the turn", "Ready step", "Set step", "Draw step", "Main Phase", "end of turn"),
    "es": (
        "antes del turno", "paso Preparar", "paso Listo", "paso Robar", "fase principal",
        "fase de final de turno",
    ),
}  # fmt: skip

# By vocab.Reason: how a player goes out, and how a game ends.
OUT: Final = {
    "en": (
        "loses by lore", "ends the turn with an empty deck", "is not the last player left",
        "concedes", "reaches the turn limit",
    ),
    "es": (
        "pierde por leyenda", "termina su turno con el mazo vacío",
        "no es el último jugador que queda", "se rinde", "llega al límite de turnos",
    ),
}  # fmt: skip
OVER: Final = {
    "en": (
        "{p} has the lore to win", "{p} wins, an opponent's deck being empty",
        "{p} wins as the last player left", "{p} wins by concession",
        "nobody wins, the turn limit was reached",
    ),
    "es": (
        "{p} tiene la leyenda necesaria y gana", "{p} gana porque su rival se queda sin mazo",
        "{p} gana por ser el último jugador que queda", "{p} gana porque su rival se rinde",
        "nadie gana, se ha llegado al límite de turnos",
    ),
}  # fmt: skip

# By vocab.Until.
UNTIL: Final = {
    "en": (
        "", ", until the end of the turn", ", until the start of the next turn of its player",
        ", during its player's next turn", ", until the challenge is over",
        ", as long as that card is in play",
    ),
    "es": (
        "", ", hasta el final del turno", ", hasta el inicio del próximo turno de su jugador",
        ", durante el próximo turno de su jugador", ", hasta que termine el desafío",
        ", mientras esa carta esté en la zona de juego",
    ),
}  # fmt: skip

BECAUSE: Final = {"en": " because of {source}", "es": " por {source}"}
AN_ABILITY: Final = {"en": "an ability", "es": "una habilidad"}
SOMETHING: Final = {"en": "an effect", "es": "un efecto"}
