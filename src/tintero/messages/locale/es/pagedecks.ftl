### Las páginas de quien construye mazos, junto al editor: probabilidades, comparar, enfrentar, otros formatos.

pagedecks-views = Qué hacer con el mazo
pagedecks-view-edit = Editar
pagedecks-view-odds = Probabilidades
pagedecks-view-compare = Comparar
pagedecks-view-match = Enfrentar
pagedecks-view-convert = Convertir
pagedecks-link = Copiar enlace
pagedecks-link-copied = Enlace copiado
pagedecks-link-broken = Este enlace no trae ningún mazo: se cortó o cambió por el camino. Pídelo otra vez.
pagedecks-none = Elige o haz antes un mazo: todavía no tiene cartas.
pagedecks-to-edit = Al editor

pagedecks-turn = Turno
pagedecks-own-turn = Turno propio
pagedecks-on-play = quien empieza
pagedecks-on-draw = quien va después
pagedecks-policy = Mano inicial
pagedecks-policy-cheap = devolver lo caro
pagedecks-policy-wanted = guardar solo la carta
pagedecks-policy-all = guardarlo todo
pagedecks-policy-cost = Guardar hasta coste
pagedecks-policy-few = Sin anillo, guardar
pagedecks-card = Carta
pagedecks-copies = Copias
pagedecks-counting = Contando todas las manos …
pagedecks-odds-how = { $cards } cartas, { $inkable } de ellas con el anillo de tinta; se devuelven { $back } cartas de media. Exacto, no se simula nada. Mueve el turno en un gráfico o con el control.
pagedecks-odds-ink = { $turn } de tinta en el turno { $turn }
pagedecks-odds-ink-about = Al menos tantas cartas con anillo vistas para ese turno: una por turno.
pagedecks-odds-play = Jugar una carta de coste { $turn } en el turno { $turn }
pagedecks-odds-play-about = Tanta tinta y, además de lo que se hizo tinta, una carta de ese mismo coste.
pagedecks-odds-card = { $copies ->
    [one] { $card } para el turno { $turn }
   *[other] { $copies } de { $card } para el turno { $turn }
}
pagedecks-odds-card-about = { $there ->
    [one] Hay 1 en el mazo.
   *[other] Hay { $there } en el mazo.
} Vista en la mano inicial, tras cambiarla, o robada después.
pagedecks-odds-opening = La mano inicial
pagedecks-odds-opening-about = Cuántas de las siete cartas tienen anillo, antes y después de cambiar la mano una vez. Las barras empiezan en cero.
pagedecks-inkables = Con anillo
pagedecks-as-drawn = Como se roba
pagedecks-altered = Cambiada

pagedecks-other = Comparar con
pagedecks-only = Más en { $name }
pagedecks-common = En los dos: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
pagedecks-facts = { $count } cartas, { $inkable } con anillo
pagedecks-curve-two = coste { $cost }: { $mine } y { $theirs }

pagedecks-against = Contra
pagedecks-bot = Los juega
pagedecks-bot-greedy = el bot voraz
pagedecks-bot-random = el bot al azar
pagedecks-bot-planner = el bot planificador (lento)
pagedecks-games = Partidas
pagedecks-stop = Parar
pagedecks-match-begin = Que jueguen
pagedecks-match-again = Jugar de nuevo
pagedecks-match-about = Los bots juegan tu mazo contra otro, cada barajado dos veces con los asientos cambiados. Ves la parte de victorias con su intervalo mientras se estrecha; al salir de esta página, se para.
pagedecks-match-running = { $games } de { $most } partidas; se para al salir
pagedecks-match-stopped = Parado tras { $games } de { $most } partidas
pagedecks-match-done = { $games } partidas
pagedecks-match-failed = { $count ->
    [one] 1 partida se rompió y no cuenta
   *[other] { $count } partidas se rompieron y no cuentan
}
pagedecks-match-how = Los empates cuentan la mitad. La barra es el intervalo del 95 % (Wilson): con pocas partidas es ancho, y lo que abarca es posible. { $turns } turnos por partida de media. Los bots no son personas.
pagedecks-wins = Gana { $name }
pagedecks-all-games = Todas las partidas
pagedecks-begins = Si empieza
pagedecks-follows = Si va después
pagedecks-interval = de { $low } a { $high }
pagedecks-lore = Leyenda media
pagedecks-lore-how = De las { $games } partidas, tras los turnos propios de cada mazo; una partida acabada cuenta con su último valor.
pagedecks-lore-at = Tras el turno { $turn }

pagedecks-form = Formato
pagedecks-form-text = Lista de nombres
pagedecks-form-codes = Set y número
pagedecks-form-pixelborn = Pixelborn
pagedecks-form-tts = Tabletop Simulator
