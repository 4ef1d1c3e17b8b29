### La posición en que empieza una escena, como la dice una hoja de fallo.

begins-title = La posición
begins-turn = Turno de { $player }, { $step }.
begins-first-turn = Primer turno de { $player }, { $step }.
begins-side = { $player }: { $lore } de leyenda, { $ink } de tinta ({ $ready } sin agotar), { $hand } en la mano, { $deck } en el mazo, { $discard } en el descarte
begins-play = En juego: { $cards }
begins-hand = Mano: { $cards }
begins-deck = Encima del mazo: { $cards }
begins-discard = Descarte: { $cards }
begins-ink = Pozo de tinta: { $cards }
begins-drops = Gotas de tinta: { $count }
begins-inked = Cartas puestas en el pozo de tinta este turno: { $count }
begins-exerted = agotado
begins-drying = secándose
begins-damage = { $count } de daño
begins-at = en { $place }
begins-under = debajo: { $cards }

## Efectos que duran

begins-lasting = { $cards }: { $what } ({ $until })
begins-strength = { $n } de Fuerza
begins-willpower = { $n } de Voluntad
begins-lore = { $n } de Leyenda
begins-cant-quest = no puede ir de aventura
begins-cant-challenge = no puede desafiar
begins-cant-be-challenged = no puede ser desafiado
begins-cant-ready = no se prepara al empezar el turno
begins-cant-be-chosen = no puede ser elegido
begins-cant-sing = no puede cantar
begins-until-end-of-turn = hasta el final del turno
begins-until-start-of-your-next-turn = hasta el comienzo del próximo turno de quien lo hizo
begins-until-their-next-turn = hasta el final del próximo turno de su jugador
begins-until-forever = para siempre
begins-until-while-in-play = mientras siga en juego
