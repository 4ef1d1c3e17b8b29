### Una hoja de arbitraje: lo que dice junto al registro, y lo que dice una vuelta atrás.

## Líneas de una secuencia. $what y $line vienen del registro, $what sin su punto.

sheet-both = { $first } { $second }
sheet-times = { $line } (×{ $count })
sheet-damage = Base { $base } → modificado { $modified } → recibido { $taken }.
sheet-resolves = { $player } saca de la bolsa { $ability } de { $card } y la resuelve.
sheet-whose = La resolverá { $player }.
sheet-turn-begins = Empieza el turno de { $player }: { $step }.
sheet-step = { $player }: { $step }.
sheet-turn-start = Es el inicio del turno de { $player }: lo que se dispara entonces va a la bolsa y espera.
sheet-turn-ending = Es el final del turno de { $player }: lo que se dispara al final de un turno va a la bolsa.
sheet-checked = Se comprueba el estado de la partida.
sheet-nothing-found = Se comprueba el estado de la partida: no hay nada que hacer.
sheet-credited = { $how ->
    [challenge] El destierro de { $other } en un desafío se atribuye a { $card }.
   *[plain] El destierro de { $other } se atribuye a { $card }.
}
sheet-bottom = { $what } (al fondo).
sheet-top = { $what } (arriba).
sheet-hurt = { $what } con { $damage } de daño.
sheet-onto = { $player } pone { $card } sobre { $others } con Shift.
sheet-added-up = { $line } El daño que tenían se suma: { $damages } = { $sum }.
sheet-doing = { $what }: «{ $text }».
sheet-once = { $text } (una vez)
sheet-has-already = Ya tiene lo que esto da, así que no gana nada (CR 8.1.2).
sheet-ended = Termina el efecto de { $source }.
sheet-ended-on = Termina el efecto de { $source } sobre { $cards }.
sheet-nothing = No hace nada.

## Lo que decide y ningún suceso cuenta

sheet-not-met = No se cumple su condición: «{ $text }».
sheet-not-met-all = No se cumple su condición.
sheet-not-possible = No se puede llevar a cabo: «{ $text }».
sheet-not-possible-all = No se puede llevar a cabo.
sheet-stays-exerted = { $card } no se prepara, a causa de { $source }.
sheet-loses = { $card } pierde { $keyword } de { $source }: tiene la palabra clave durante más tiempo.

## Vuelta atrás (CR 1.7.6)

sheet-others-stay = Las demás acciones hasta la { $number } se quedan, porque la { $number } se queda (CR 1.7.6.2).
sheet-rewound = Quedan hechas { $done } de { $count } acciones; deshechas { $undone }.
sheet-short-of = No se puede volver a { $to }: la acción { $number } no se puede deshacer.
