### Lo que cuenta `tintero fuzz` de partidas al azar con todas las comprobaciones.

fuzz-games = partidas
fuzz-games-failed = partidas ({ $count } con fallo)
fuzz-summary = { $games }, { $decisions }, { $seconds } segundos, { $failures }
fuzz-count-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
fuzz-count-decisions = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
fuzz-count-failures = { $count ->
    [one] 1 fallo
   *[other] { $count } fallos
}
fuzz-constructors = { $count } constructores ejecutados; el más raro, { $times } veces: { $name }
fuzz-failure = partida { $game }, decisión { $decision }: { $check }: { $problem }
fuzz-fixed = ya no falla: { $check }: { $problem }
fuzz-stopped = Interrumpido; esto es lo encontrado hasta entonces.
fuzz-no-report = { $file } no es un informe de `tintero fuzz`.
