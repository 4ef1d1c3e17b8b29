### Lo que dice la biblioteca: el reglamento, las cartas, el libro de casos y su examen.

## Cada página de la biblioteca

pagelib-language = Español
pagelib-copy = Copiar enlace
pagelib-copy-of = Copiar el enlace a { $name }
pagelib-coming = Trayendo el libro…
pagelib-not-kept = No hay conexión y esto aún no está guardado en este dispositivo. Necesita el servidor.
pagelib-any = Todo
pagelib-yes = Sí
pagelib-no = No
pagelib-turn = Antes y después
pagelib-found = { $count ->
    [one] { $count } cláusula
   *[other] { $count } cláusulas
}
pagelib-n-cases = { $count ->
    [one] { $count } caso
   *[other] { $count } casos
}
pagelib-n-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pagelib-no-found = No hay nada así. Prueba con menos palabras.
pagelib-cases = Casos
pagelib-clauses = Cláusulas

## El reglamento

pagelib-rules = Reglamento
pagelib-rules-lead = Cada cláusula de las reglas completas con nuestras palabras, en español y en inglés, según las versiones 2.1, 2.2 y 2.3. Cada una es un enlace que puedes enviar.
pagelib-rules-chapter = { $n }. { $title }
pagelib-rules-search = Buscar en el reglamento
pagelib-rules-hint = bolsa, secándose, 4.6.4, desterrar…
pagelib-version = Versión de las reglas
pagelib-both = Español + inglés
pagelib-outline = Capítulos
pagelib-changes = Qué cambió
pagelib-crosswalk = Números antiguos
pagelib-readings = Lecturas
pagelib-not-in = no está en la { $version }
pagelib-since = desde la { $version }
pagelib-until = hasta la { $version }
pagelib-changed = cambiada en la { $version }
pagelib-was = antes { $n }
pagelib-clause = Cláusula { $n }
pagelib-leads = Más
pagelib-before = Antes de la { $version }
pagelib-now = Ahora
pagelib-reading = Lectura
pagelib-cards-about = { $count } cartas tratan de { $n }
pagelib-old = Números antiguos
pagelib-rule-changed = la regla cambió
pagelib-tests = Pruebas
pagelib-code = Código
pagelib-own-words = Con nuestras palabras; manda el texto del editor.
pagelib-no-clause-title = No existe esa cláusula
pagelib-no-clause = El reglamento no tiene ninguna cláusula «{ $number }».
pagelib-no-clause-near = El reglamento no tiene ninguna cláusula «{ $number }». La más cercana por encima es { $near }.
pagelib-rules-of = Reglas { $version }
pagelib-effective = En vigor desde el { $day }
pagelib-weighty = Lo que puede cambiar una partida
pagelib-touched = Todas las cláusulas que tocó ({ $count })
pagelib-kind-new = nueva
pagelib-kind-moved = movida
pagelib-kind-changed = cambiada
pagelib-kind-removed = retirada
pagelib-crosswalk-lead = Dónde está hoy una cláusula de una numeración anterior. Los números sin más son los de las reglas 1.x; los otros llevan el nombre de su versión.
pagelib-crosswalk-find = Un número antiguo o nuevo
pagelib-crosswalk-none = Ningún número así.
pagelib-old-number = Antiguo
pagelib-new-number = Nuevo
pagelib-title = Título
pagelib-gone = ya no está
pagelib-glossary = glosario
pagelib-readings-lead = Donde las reglas dejan margen: qué se juega aquí, por qué, y la otra manera de leerlo.
pagelib-by-official = resuelto por el editor
pagelib-by-rules = se sigue de las reglas
pagelib-by-judges = como deciden los jueces
pagelib-by-open = sin resolver
pagelib-reason = Por qué:
pagelib-other = La otra lectura:

## Cartas

pagelib-cards = Cartas
pagelib-cards-lead = Cada carta, dibujada como en la mesa: qué dice en los dos idiomas, cómo se entiende, qué la toca y dónde se puede jugar.
pagelib-cards-search = Buscar cartas
pagelib-cards-hint = elsa, tinta:ámbar coste<=3, texto:"robar una carta"…
pagelib-ink = Tinta
pagelib-type = Tipo
pagelib-keyword = Palabra clave
pagelib-legal = Legal en
pagelib-set = Colección
pagelib-query-help = Qué más se puede pedir
pagelib-query-said = Palabras del nombre o del texto en cualquiera de los dos idiomas; y campos: tinta, coste, tipo, clase, clave, fuerza, voluntad, leyenda, mover, texto, nombre, set, rareza, nodo, cláusula, legal, es. Las comas son alternativas; un menos es «no».
pagelib-query-odd = No sé qué pide esto: { $terms }
pagelib-no-card-title = No existe esa carta
pagelib-no-card = Ninguna carta se llama «{ $name }».
pagelib-no-card-search = Buscarla
pagelib-says = Qué dice
pagelib-no-text = Sin habilidades.
pagelib-understood = Cómo se entiende
pagelib-understood-said = La habilidad tal como la lee el motor, parte por parte, cada una con sus cláusulas. Una parte lleva a todas las cartas que la tienen.
pagelib-touch = Qué la toca
pagelib-no-cases = Ningún caso la nombra todavía.
pagelib-how-keyword = por su palabra clave { $name }
pagelib-how-node = por su parte «{ $name }»
pagelib-how-trigger = por el suceso «{ $name }»
pagelib-legality = Dónde se puede jugar
pagelib-on-day = El día
pagelib-printed = Impresa en
pagelib-stands-legal = Legal desde el { $since }.
pagelib-stands-banned = Prohibida desde el { $since }.
pagelib-stands-rotated = Fuera por rotación desde el { $since }.
pagelib-stands-early = Aún no es legal.
pagelib-stands-none = En ninguna colección que se pueda jugar ahí.
pagelib-stands-until = Cambia el { $until }.
pagelib-kin = Otras versiones de { $name }

## El libro de casos

pagelib-book = Libro de casos
pagelib-book-lead = Preguntas que se han hecho a los jueces, cada una con su respuesta, sus cláusulas y escenas que puedes seguir paso a paso.
pagelib-book-search = Buscar casos
pagelib-book-hint = bodyguard, robar, JC-029…
pagelib-topic = Tema
pagelib-clause-of = Cláusula
pagelib-only = Mostrar
pagelib-only-changed = Distintos en una versión anterior
pagelib-only-official = Respondidos por el editor
pagelib-official = respondido por el editor
pagelib-status-current = vigente
pagelib-status-superseded = antes se respondía otra cosa
pagelib-status-disputed = discutido
pagelib-status-policy = política de torneos
pagelib-otherwise-in = distinto en { $versions }
pagelib-no-case-title = No existe ese caso
pagelib-no-case = El libro no tiene ningún caso «{ $id }». Sus casos van de { $first } a { $last }.
pagelib-answer = Respuesta
pagelib-note = Nota:
pagelib-two-readings = Se puede leer de más de una manera
pagelib-played-so = se juega así
pagelib-its-cards = Las cartas
pagelib-played = Paso a paso
pagelib-not-playable = No hay nada que jugar: { $why }
pagelib-scenes = Escenas
pagelib-controls = Adelante y atrás
pagelib-first = Al principio
pagelib-back = Atrás
pagelib-on = Seguir
pagelib-last = Al final
pagelib-sequence = Secuencia
pagelib-beginning = La posición
pagelib-start = Empieza
pagelib-otherwise = Según la { $version } el resultado es otro.
pagelib-otherwise-way = Según la { $version } se llega al mismo resultado por otro camino.
pagelib-to-desk = Abrir en la mesa del juez
pagelib-to-desk-said = Allí puedes probar otra cosa. Para eso hace falta el servidor.
pagelib-player = Jugador { $n }
pagelib-lore = { $n } de leyenda
pagelib-ink-of = tinta { $ready }/{ $all }
pagelib-hand = mano { $n }
pagelib-deck = mazo { $n }
pagelib-discard = descarte { $n }
pagelib-nothing = nada en juego
pagelib-zone-hand = Mano
pagelib-zone-discard = Descarte

## El examen

pagelib-quiz = Examen
pagelib-quiz-lead = Preguntas del libro de casos. Lo que sabes vuelve cada vez más tarde; lo que no, enseguida. Solo lo recuerda este navegador.
pagelib-quiz-due = { $due } para repasar, { $fresh } nuevas
pagelib-quiz-score = { $right } de { $asked } bien
pagelib-quiz-boxes = Cuántas en cada caja, de nuevas a sabidas: { $boxes }
pagelib-quiz-answers = Tu respuesta
pagelib-quiz-which = ¿Qué no puede hacer ahora el jugador { $n }?
pagelib-quiz-show = Ver la respuesta
pagelib-quiz-right = Bien
pagelib-quiz-wrong = No es así
pagelib-quiz-had = ¿La tenías?
pagelib-quiz-next = Siguiente pregunta
pagelib-quiz-none = Eso era todo.
pagelib-quiz-later = No hay nada que repasar antes del { $day }.
pagelib-quiz-anyway = Seguir de todos modos
pagelib-variant = Variante
pagelib-variant-none = El juego oficial
pagelib-in-variant = En { $title }
pagelib-not-variant = En el juego oficial:
pagelib-variant-changes = Qué cambia
pagelib-variant-same = Ninguna cláusula dice otra cosa.
pagelib-variant-assumed = Cómo se lee donde nadie lo ha dicho
