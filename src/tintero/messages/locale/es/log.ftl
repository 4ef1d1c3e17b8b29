### Qué ha ocurrido: un mensaje para cada clase de suceso, sin punto; `log-line` hace de él una
### línea. $player, $card y $other tienen nombre; $how dice qué variante; $type, qué es $card:
### delante de un personaje va una «a».

log-line = { $what }.
# La causa es otra carta.
log-because = { $what } por { $source }
# Con la regla por la que ocurrió.
log-by-rule = { $line } [{ $clause }]

## La partida y sus turnos

log-game-start = Empieza la partida; el primer turno es de { $player }
log-starting-player = { $player } es el jugador inicial
log-shuffled = { $player } baraja su mazo
log-hand-altered = { $count ->
    [0] { $player } conserva todas las cartas de su mano inicial
   *[other] { $player } cambia { $cards } de su mano inicial
}
log-turn-start = Turno de { $player }
log-step = { $player }: { $step }
log-step-name = { $step ->
   *[none] antes del turno
    [ready] paso Preparar
    [set] paso Listo
    [draw] paso Robar
    [main] fase principal
    [end] fase de final de turno
}
log-turn-end = Fin del turno de { $player }
log-player-out = { $reason ->
    [lore] { $player } pierde por leyenda y queda fuera de la partida
    [deck] { $player } termina su turno con el mazo vacío y queda fuera de la partida
    [last] { $player } no es el último jugador que queda y queda fuera de la partida
    [concession] { $player } se rinde y queda fuera de la partida
   *[limit] { $player } llega al límite de turnos y queda fuera de la partida
}
log-game-over = La partida ha terminado: { $reason ->
    [lore] { $player } tiene la leyenda necesaria y gana
    [deck] { $player } gana porque su rival se queda sin mazo
    [last] { $player } gana por ser el último jugador que queda
    [concession] { $player } gana porque su rival se rinde
    [most] { $player } tiene la mayor leyenda
   *[limit] nadie gana, se ha llegado al límite de turnos
}
log-checked = Se comprueba el estado de la partida

## Acciones de turno y pagos

log-inked = { $player } pone { $card } en su pozo de tinta
log-announced = { $player } anuncia { $card }
log-paid = { $drops ->
    [0] { $player } paga { $count } de tinta
    [one] { $player } paga { $count } de tinta, 1 con una gota de tinta
   *[other] { $player } paga { $count } de tinta, { $drops } con gotas de tinta
}
log-played = { $how ->
    [shift] { $count ->
        [0] { $player } juega { $card } con Shift
       *[other] { $player } juega { $card } con Shift por { $count } de tinta
    }
    [sung] { $player } juega { $card } cantando
    [free] { $player } juega { $card } gratis
   *[ink] { $count ->
        [0] { $player } juega { $card }
       *[other] { $player } juega { $card } por { $count } de tinta
    }
}
log-shifted = { $player } pone { $card } sobre { $other } con Shift
log-sang = { $card } canta { $other }
log-sung = Se ha cantado { $card }
log-used = { $player } usa { $ability } de { $card }
log-quested = { $player } va de aventura con { $card }
log-challenged = { $card } desafía a { $other }
log-challenge-over = Termina el desafío
log-moved = { $how ->
    [from] { $card } se mueve a { $other } desde { $left }
   *[plain] { $card } se mueve a { $other }
}

## A dónde van las cartas y cómo quedan

log-readied = Se prepara { $card }
log-exerted = Se agota { $card }
log-dried = Se seca { $card }
log-drew = { $player } roba { $card }
log-discarded = { $player } descarta { $card }
log-discarded-some = { $player } ha descartado { $cards }
log-milled = { $player } ha puesto { $cards } de su mazo en su descarte
log-put-in-inkwell = { $card } va al pozo de tinta de { $player }
log-entered-play = { $how ->
    [exerted] { $card } entra en la zona de juego en estado agotado
   *[plain] { $card } entra en la zona de juego
}
log-left-play = { $card } deja la zona de juego
log-banished = { $how ->
    [challenge] { $type ->
        [character] Se destierra a { $card } en un desafío
       *[other] Se destierra { $card } en un desafío
    }
   *[plain] { $type ->
        [character] Se destierra a { $card }
       *[other] Se destierra { $card }
    }
}
# CR 1.8.1.4
log-with-damage = { $what } con { $damage } de daño y { $willpower } de Voluntad
log-banished-in-challenge = { $how ->
    [challenge] { $card } destierra a { $other } en un desafío
   *[plain] { $card } destierra a { $other }
}
log-returned-to-hand = { $card } va a la mano de { $player }
log-put-in-deck = { $card } va al mazo de { $player }
log-put-in-discard = { $card } va al descarte de { $player }
log-put-under = { $card } se pone debajo de { $other }
log-left-under = { $card } deja las cartas bajo las que estaba
log-left-discard = { $card } deja el descarte de { $player }
log-ink-turned = { $how ->
    [exerts] { $count ->
        [one] { $player } agota 1 carta de tinta
       *[other] { $player } agota { $count } cartas de tinta
    }
   *[readies] { $count ->
        [one] { $player } prepara 1 carta de tinta
       *[other] { $player } prepara { $count } cartas de tinta
    }
}

## Leyenda, daño, gotas de tinta

log-lore-gained = { $how ->
    [quest] { $player } gana { $count } de leyenda en la aventura de { $by }
    [location] { $player } gana { $count } de leyenda por una ubicación
   *[plain] { $player } gana { $count } de leyenda
}
log-lore-lost = { $player } pierde { $count } de leyenda
log-damage-dealt = { $other } inflige { $count } de daño a { $card }
log-damage-taken = { $how ->
    [put] Se pone { $count } de daño a { $card }
    [moved] Se mueve { $count } de daño a { $card }
   *[taken] { $card } recibe { $count } de daño
}
log-damage-removed = Se quita { $count } de daño a { $card }
log-drops-gained = { $count ->
    [one] { $player } obtiene 1 gota de tinta
   *[other] { $player } obtiene { $count } gotas de tinta
}
log-drops-removed = { $count ->
    [one] { $player } retira 1 gota de tinta
   *[other] { $player } retira { $count } gotas de tinta
}

## Elecciones, y lo que se ve

log-revealed = { $player } revela { $card }
log-looked-at = { $player } mira { $card }
log-chosen = { $how ->
    [for] { $type ->
        [character] { $player } elige a { $card } para { $other }
       *[other] { $player } elige { $card } para { $other }
    }
   *[plain] { $type ->
        [character] { $player } elige a { $card }
       *[other] { $player } elige { $card }
    }
}
log-player-chosen = { $player } es el jugador elegido
log-named = { $player } nombra { $name }

## Habilidades y efectos

log-triggered = Se dispara { $ability } de { $card } y va a la bolsa
log-resolved = Se ha resuelto { $ability } de { $card }
log-bag-passed = La bolsa pasa a { $player }
log-effect-began = { $how ->
    [of-on] Empieza un efecto de { $source } sobre { $card }
    [of] Empieza un efecto de { $source }
    [on] Empieza un efecto sobre { $card }
   *[plain] Empieza un efecto
}
log-until = { $until ->
   *[forever] { $what }
    [turn] { $what }, hasta el final del turno
    [next-turn] { $what }, hasta el inicio del próximo turno de { $player }
    [their-turn] { $what }, durante el próximo turno de su jugador
    [challenge] { $what }, hasta que termine el desafío
    [in-play] { $what }, mientras { $source } esté en la zona de juego
}
log-effect-ended = { $count ->
    [one] Termina un efecto que duraba este turno
   *[other] Terminan { $count } efectos que duraban este turno
}
log-replaced-discard = { $other } evita descartar { $cards }
log-replaced-drop = { $other } puede reemplazar una gota de tinta
log-replaced-damage = { $other } reemplaza { $count } de daño que { $card } iba a recibir
log-replaced-banish = { $other } reemplaza el destierro de { $card }

## Lo que no llega a nada

log-used-up = { $ability } de { $card } no tiene efecto: ya se ha usado este turno
log-no-discard = { $player } no puede descartar por { $card }
log-no-damage = { $card } no inflige daño a { $other }, que no puede recibir daño infligido
log-no-damage-left = { $card } no inflige daño a { $other }: de { $count } no queda nada
log-nothing-to-choose = { $card } no tiene nada legal que elegir, así que esa parte no hace nada

## De algunas variantes

log-assigned = { $player } asigna { $card } a { $other } como misión
log-put-aside = { $card } se pone en la Bolsa de { $player }
log-hand-exchanged = { $count ->
    [0] { $player } recibe una mano vacía
    [one] { $player } recibe una mano de 1 carta
   *[other] { $player } recibe una mano de { $count } cartas
}
log-challenged-nobody = { $card } desafía y nadie defiende
