### Una partida repasada.

review-which = ¿Qué partida? Indica un registro, o una partida terminada por su número
review-title = Repaso
review-head = { $player }: { $decisions } { $decisions ->
    [one] decisión
   *[other] decisiones
  }; la probabilidad de ganar pasó del { $start } % al { $end } % ({ $result ->
    [won] ganada
    [lost] perdida
   *[open] sin terminar
}).
review-play = Juego propio: { $points } puntos
review-luck = Robos y azar: { $points } puntos
review-rival = Lo que hicieron otros: { $points } puntos
review-loss = { $number }. Turno { $turn }, tras { $at } acciones: { $grade ->
    [inaccuracy] una imprecisión
    [mistake] un error
   *[blunder] un error grave
}. { $done } – mejor: { $better }. La probabilidad pasó del { $before } % al { $after } % (± { $error }).
review-choosing = Elegir { $what }
review-no-loss = Ninguna decisión costó nada que se distinga del azar.
review-calibration-head = Dicho frente a ganado: { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
} de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
review-calibration-row = dicho { $low }–{ $high } %: { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}, dicho { $said } %, ganado { $won } %
