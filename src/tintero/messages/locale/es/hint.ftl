### Por qué una pista: qué se gana, qué se arriesga.

hint-line = { $what }. Se gana: { $why }. { $risk }
hint-gains = { $what }. Se gana: { $why }.
hint-alter = devolver { $what } por otra carta: { $why }.
hint-keep = { $what }. De { $count ->
    [one] la carta
   *[other] las { $count } cartas
  } que conservas, { $ink } { $ink ->
    [one] puede
   *[other] pueden
  } hacerse tinta y { $early } { $early ->
    [one] cuesta
   *[other] cuestan
  } 3 o menos; lo que vendría en su lugar no vale más de media.
hint-keep-none = { $what }. Lo que viene en lugar de todas vale más de media.
hint-back-dear = cuesta { $cost }, y al principio cuentan más las cartas baratas
hint-back-ink = no puede hacerse tinta
hint-back-same = entre las que conservas ya hay una carta que cuesta { $cost }
hint-back-action = es una acción, y en una mano inicial cuentan más los personajes
hint-back-thing = no es un personaje, y en una mano inicial cuentan más los personajes
hint-back-card = en las partidas de práctica ayudó a la mano inicial menos que las demás cartas del mazo
hint-back-other = lo que viene en su lugar vale más de media
hint-answer = { $what }. Es como mejor quedas.
hint-gain-lore = { $lore } de leyenda
hint-gain-removed = { $cards } fuera del juego
hint-gain-comes = { $cards } en juego
hint-gain-ink = una tinta más desde ahora
hint-gain-cards = cartas que aún no conoces
hint-gain-end = nada más vale la pena ahora
hint-gain-best = es como mejor quedas
hint-risk-lost = El precio: { $cards }.
hint-risk-answer = El riesgo: { $other } podría desterrar a { $card } en un desafío.
hint-risk-none = No permite a ningún personaje en juego desterrar una carta tuya en un desafío.
