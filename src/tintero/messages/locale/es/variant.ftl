# Variantes: formas de jugar que describe un archivo.

variant-unknown = No existe la variante «{ $name }». Existen: { $known }. Un archivo propio termina en .toml.
variant-wrong = { $place }: { $problem }
variant-at = { $file }, { $where }
variant-name = una variante se nombra con minúsculas, cifras y guiones, 40 como mucho, no «{ $name }»
variant-toml = esto no es TOML: { $said }
variant-key = no tiene «{ $key }»; se conocen: { $known }
variant-type = aquí va { $kind }
variant-kind-bool = true o false
variant-kind-number = un número entero
variant-kind-text = un texto entre comillas
variant-rules = no se puede jugar con estas reglas: { $said }
variant-teams = los equipos son listas de asientos, contados desde 1: [[1, 3], [2, 4]]
variant-players = cuántos pueden jugar es [mínimo, máximo], de 2 a { $most }
variant-number = aquí va un número entero de { $least } a { $most }
variant-best-of = una serie tiene un número impar de partidas, no { $count }
variant-table = «{ $name }» es una tabla, debajo de [{ $name }]
variant-tables = cada «{ $name }» va debajo de [[{ $name }]]
variant-words = faltan las palabras en el idioma «{ $lang }»
variant-clause = el reglamento no tiene la cláusula «{ $number }»
variant-clause-twice = la cláusula { $number } ya está
variant-no-lore = con 0 de leyenda para ganar, todos han ganado antes de empezar
variant-seats = puede haber solo { $count } jugadores, y un equipo nombra un asiento que entonces nadie tiene
variant-series = una serie la juegan dos (CR 2.1.3): players = [2, 2]
variant-not-so-many = { $title } lo juegan { $range ->
    [0] { $most }
   *[other] de { $least } a { $most }
 } jugadores, no { $count }.

variant-changed = En { $title } dice en su lugar:
variant-changes = Lo que cambia
variant-assumed = Cómo se lee donde nadie lo ha dicho
variant-deck = Mazos: { $least ->
    [0] cualquier número de cartas
    [one] al menos una carta
   *[other] al menos { $least } cartas
 }, { $inks ->
    [0] tintas cualesquiera
    [one] una tinta como mucho
   *[other] { $inks } tintas como mucho
 }, { $copies ->
    [0] copias de una carta sin límite
    [one] una copia de cada carta
   *[other] { $copies } copias de una carta como mucho
 }.
variant-for = Jugadores: de { $least } a { $most }.
variant-for-exactly = Jugadores: { $least }.
variant-best = Al mejor de { $games } partidas.
variant-column-name = Nombre
variant-column-title = Se llama
variant-column-about = Qué es

variant-word = no hay «{ $word }»; se conocen: { $known }
variant-action-twice = una acción de turno se nombra dos veces
variant-no-action = «{ $field }» trata de la acción de turno «{ $action }», que falta en «actions»
variant-opponent = donde el oponente dice quién defiende hay un solo oponente: players = [2, 2]
variant-no-ink = no se juega ninguna carta de tinta donde no se puede entintar: inks_per_turn es 0
