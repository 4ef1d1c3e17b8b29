### Por qué una pista: qué se gana, qué se arriesga.

hint-line = { $what }. Se gana: { $why }. { $risk }
hint-alter = devolver { $what } por otra carta.
hint-keep = { $what }.
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
hint-risk-none = Nada en juego responde enseguida.
