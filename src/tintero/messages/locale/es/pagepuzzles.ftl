### Las páginas de los problemas.

pagepuzzles-title = Problemas
pagepuzzles-head = Posiciones con una sola solución
pagepuzzles-about = Gana este turno o sobrevive al siguiente. Cada una se halló en una partida entre bots y está demostrada: un solo conjunto de jugadas lo consigue, sea lo que sea lo oculto.
pagepuzzles-done = { $done } de { $count } resueltos
pagepuzzles-is-done = resuelto
pagepuzzles-pick = Qué problemas
pagepuzzles-task = Tarea
pagepuzzles-grade = Grado
pagepuzzles-grade-is = Grado { $n } de 5
pagepuzzles-any = todos
pagepuzzles-win = Gana este turno
pagepuzzles-survive = Sobrevive
pagepuzzles-open = solo sin resolver
pagepuzzles-shown = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
pagepuzzles-plays = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
pagepuzzles-number = Problema { $n } de { $count }
pagepuzzles-read = ¿Cuál es la tarea?
pagepuzzles-solution = Solución
pagepuzzles-next = Siguiente problema
pagepuzzles-all = Todos los problemas
pagepuzzles-failed = Esta vez no
pagepuzzles-lucky = Has ganado, pero solo con suerte: dependía de una carta que no podías conocer. Hay una manera segura.
pagepuzzles-missed = Tu turno ha terminado y no has ganado.
pagepuzzles-beaten = Tu rival gana con lo que tiene en juego.
