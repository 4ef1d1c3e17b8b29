### Problemas: posiciones con una sola solución.

puzzle-none = no hay problema { $name }; van del 1 al { $count }
puzzle-title-win = { $card }: { $lore ->
    [one] falta { $lore }
   *[other] faltan { $lore }
} de leyenda
puzzle-title-survive = { $card }: el rival tiene { $lore } de leyenda
puzzle-goal-win = Gana este turno: consigue { $lore } de leyenda.
puzzle-goal-survive = Tu rival tiene { $lore } de leyenda. Haz que no pueda ganar en su próximo turno con las cartas que tiene en juego y luego termina tu turno.
puzzle-told-win = Un solo conjunto de { $count } jugadas gana este turno, sea lo que sea lo oculto; el orden de las independientes da igual. Lo que pueda traer una carta robada no cuenta.
puzzle-told-survive = Un solo conjunto de jugadas frena a tu rival, sea lo que sea lo oculto. Responderá con todo lo que tiene en juego: aventuras, desafíos, habilidades, movimientos. No juega cartas de la mano.
puzzle-after = Era la única manera.

puzzle-hint-ink = { $card } vale más como tinta.
puzzle-hint-play = Mira { $card } en tu mano.
puzzle-hint-sing = Alguien podría cantar { $card }.
puzzle-hint-shift = { $card } tiene Shift.
puzzle-hint-use = { $card } tiene una habilidad que usar.
puzzle-hint-boost = { $card } tiene Boost.
puzzle-hint-move = { $card } podría moverse.
puzzle-hint-challenge = { $card } debería desafiar.
puzzle-hint-quest = { $card } debería ir de aventura, pero no todos los personajes.

puzzle-step = { $number }. { $what } [{ $rule }]
puzzle-step-with = { $what } → { $answers }
puzzle-step-came = { $what }: { $came }
puzzle-came-lore = leyenda { $before } → { $now }
puzzle-came-banished = destierro de { $cards }
puzzle-won = Con { $goal } de leyenda ganas. [{ $rule }]
puzzle-held = Después, nada de lo que tu rival tiene en juego lo lleva a { $goal } de leyenda. [{ $rule }]

## En la terminal

puzzle-list-head = { $done } de { $count } problemas resueltos
puzzle-list-row = { $mark } { $number } { $stars } { $title } · { $plays ->
    [one] { $plays } jugada
   *[other] { $plays } jugadas
}
puzzle-list-how = tintero puzzles solve { $next } juega el siguiente.
puzzle-list-empty = Ningún problema es así.
puzzle-head = Problema { $number } de { $count } · { $stars } · { $title }
puzzle-line-how = Responde con un número o escribe lo que haces. pista ayuda, solución la cuenta, otra empieza de nuevo, sigue pasa al siguiente, salir termina.
puzzle-word-solution = solución, solucion, sol
puzzle-solution-is = La solución:
puzzle-reached = Resuelto. { $after }
puzzle-lucky = Has ganado, pero solo con suerte: dependía de una carta que no podías conocer. Hay una manera segura.
puzzle-failed = Esta vez no. Desde el principio:
puzzle-all-done = Era el último problema.
puzzle-not-kept = No se pudo anotar que está resuelto: { $why }

puzzle-check-good = { $count ->
    [one] { $count } problema demostrado: tiene una sola solución
   *[other] { $count } problemas demostrados: cada uno tiene una sola solución
}
puzzle-check-none = problema { $name }: sin demostrar, no hay exactamente una solución
puzzle-check-other = problema { $name }: la solución hallada no es la que está escrita
puzzle-check-scene = problema { $name }: { $why }
puzzle-mined = { $found } hallados en { $tried } posiciones
puzzle-mine-written = { $count ->
    [one] { $count } problema escrito en { $folder }
   *[other] { $count } problemas escritos en { $folder }
}
puzzle-mine-nothing = No se halló ninguno; dale más tiempo.
puzzle-mine-there = { $folder } no está vacía; indica otra carpeta
