### Qué se pregunta, a quién, por qué carta. Una pregunta es parte de una frase, sin su punto.

prompt-asked = { $player }: { $question }.
# Con el texto de la habilidad que pregunta.
prompt-quoting = { $player }: { $question }: «{ $text }»
prompt-over = La partida ha terminado.

## Lo que se dice a los demás

prompt-others = { $deciding }.
prompt-deciding = { $ask ->
    [alter-hand] { $player } decide qué cartas de la mano inicial cambia
    [turn-action] { $player } decide qué acción de turno hace
   *[choose] { $player } decide qué elige
    [may] { $player } decide si hace algo opcional
    [mode] { $player } decide cuál de varios efectos ocurre
    [amount] { $player } decide un número
    [name] { $player } decide qué carta nombra
    [order] { $player } decide un orden
    [bag] { $player } decide qué habilidad de la bolsa se resuelve ahora
    [replacement] { $player } decide qué efecto de reemplazo se aplica
    [player] { $player } decide de qué jugador se trata
    [pay] { $player } decide cómo paga
}

## Preguntas

prompt-alter-hand = elige cartas de tu mano inicial para cambiar y di que has acabado
prompt-turn-action = haz una acción de turno o termínalo
prompt-choose = elige { $cards }
prompt-may = di si quieres { $what }
prompt-mode = elige qué efecto ocurre
prompt-amount = di cuánto daño quitas a { $about }, de { $least } a { $most }
prompt-name = nombra una carta
prompt-order = elige la siguiente carta, en el orden que quieras
prompt-bag = elige cuál de tus habilidades de la bolsa se resuelve ahora
prompt-replacement = elige qué efecto de reemplazo se aplica a { $card }
prompt-player = elige un jugador
prompt-pay = di con cuántas gotas de tinta pagas, de { $least } a { $most }

## Preguntas que vienen de jugar una carta o de un paso, no de una habilidad

prompt-choir = elige personajes para cantar { $card } en grupo
prompt-where = elige en qué ubicación está { $card }
prompt-readies = elige { $cards } para preparar
prompt-enters = di si { $card } entra en la zona de juego en estado agotado
prompt-how-to-play = elige cómo juegas { $card }

## Sus partes

prompt-for = { $question } para { $card }
prompt-by = para { $card }, { $question }
prompt-so-far = { $question } (hasta ahora: { $cards })
prompt-any-number = cualquier número de cartas
prompt-cards = { $least ->
    [0] { $most ->
        [one] una carta o ninguna
       *[other] hasta { $most } cartas
    }
   *[other] { $most ->
        [one] una carta
       *[other] { $most } cartas
    }
}
prompt-do-it = hacerlo
prompt-do-it-so = hacerlo («{ $text }»)
# Cómo empieza el texto de un efecto que se puede hacer o dejar.
prompt-you-may = puedes

## De algunas variantes

prompt-defender = elige cuál de tus personajes defiende contra { $card }
