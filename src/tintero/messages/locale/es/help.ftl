### La ayuda: la de cada orden por sus palabras, sus códigos de salida, sus argumentos y opciones por su nombre.

## Lo que varias órdenes comparten

help-every-exits = Códigos de salida: 0 bien, 1 la respuesta es no, 2 la entrada no se pudo usar.
help-every-variant = Forma de jugar: una variante incluida (tintero rules variants) o un archivo propio, .toml.
help-every-any-deck = Jugar también con mazos que ningún formato permite.
help-every-lang = Idioma; por defecto, el del sistema.
help-every-json = Imprime JSON.
help-every-ray = Jugar en el clúster de Ray que está ahí: HOST:PUERTO, auto o local (docs/sim.md).
help-every-resume = Guardar ahí cada partida al acabar; la misma orden otra vez juega solo el resto.
help-every-number = Un número de cláusula, como 7.7.4.
help-every-deck = Un mazo incluido, o un archivo.

## tintero

help-tintero =
    Disney Lorcana en la terminal: jugar, consultar reglas y cartas, probar el motor. No oficial.

    Ejemplo: tintero play --lang es

## tintero play

help-play =
    Jugar una partida en la terminal, contra un bot, contra otra persona o contra nadie.

    Flechas e Intro, o el ratón; ? muestra las teclas: por qué algo no se puede, qué dice una carta, deshacer, el registro con la regla de cada línea. Con --plain, y donde no hay terminal, se juega línea a línea: responde con un número o escribe lo que haces.

    Ejemplo: tintero play --deck amber-steel --against ruby-amethyst --lang es
help-play-exits = Códigos de salida: 0 jugada o dejada, 1 falló un bot, 2 la entrada no se pudo usar, 130 interrumpido.
help-play-deck = Tu mazo: uno incluido o un archivo.
help-play-against = El otro mazo.
help-play-bot = El otro jugador: random, greedy, planner, ink o uno de sus niveles (de ink-beginner a ink-full), exec:ORDEN.
help-play-hot-seat = Dos personas en un teclado, sin bot.
help-play-watch = Mirar cómo juegan dos bots.
help-play-name = Cómo te llamas.
help-play-names = Cómo se llaman las personas que juegan.
help-play-best-of = Una serie: la de 3 la gana quien antes gane dos partidas.
help-play-seed = Decide las barajadas, quién empieza y el bot.
help-play-rules = Versión de las reglas: 2.1, 2.2, 2.3.
help-play-resume = Seguir con una partida guardada; sin archivo, con la última que se dejó. Con --bot, contra ese.
help-play-free-undo = Contra bots: deshacer cualquier jugada, se haya visto lo que se haya visto.
help-play-plain = Línea a línea, para tuberías y lectores de pantalla.
help-play-web = En el navegador: un servidor propio con una mesa.

## tintero learn

help-learn =
    El juego enseñado en catorce escenas cortas que se juegan; después, una primera partida con entrenador.

    Cada lección dice qué enseña, con su cláusula, y tiene una meta que el motor reconoce. Lo que las reglas prohíben se rechaza con el motivo. Sin LESSON sigue con la primera que no esté hecha.

    Ejemplo: tintero learn song
help-learn-exits = Códigos de salida: 0 bien, 2 no hay tal lección, 130 interrumpido.
help-learn-lesson = La lección con la que se empieza, o game: una primera partida contra un bot amable, con entrenador.
help-learn-list = Solo enumera las lecciones y cuáles están hechas.
help-learn-seed = De la partida con entrenador: decide cómo se baraja, quién empieza y el bot.

## tintero puzzles

help-puzzles =
    Posiciones con una sola solución: gana este turno o sobrevive al siguiente.

    Se hallaron en partidas entre bots y se demostraron con una búsqueda exhaustiva: un solo conjunto de jugadas lo consigue, sea lo que sea lo oculto.

    Ejemplo: tintero puzzles solve
help-puzzles-solve =
    Juega un problema; sin N, el primero que no esté resuelto.

    Lo que las reglas prohíben se rechaza con el motivo, y tu rival responde lo peor posible para ti. pista ayuda, solución la cuenta.

    Ejemplo: tintero puzzles solve 12
help-puzzles-solve-exits = Códigos de salida: 0 bien, 2 no hay tal problema, 130 interrumpido.
help-puzzles-solve-n = El número del problema con el que se empieza.
help-puzzles-solve-grade = Solo los de este grado, de 1, sencillo, a 5.
help-puzzles-solve-kind = Solo los de esta tarea: gana este turno o sobrevive al siguiente.
help-puzzles-list =
    Todos los problemas, su dificultad y cuáles están resueltos.

    Ejemplo: tintero puzzles list --grade 3
help-puzzles-list-exits = Códigos de salida: 0 bien.
help-puzzles-list-grade = Solo los de este grado, de 1, sencillo, a 5.
help-puzzles-list-kind = Solo los de esta tarea: gana este turno o sobrevive al siguiente.
help-puzzles-check =
    Demuestra con una búsqueda exhaustiva que los problemas tienen una sola solución, la que está escrita; sin N, todos.

    Ejemplo: tintero puzzles check 12 13
help-puzzles-check-exits = Códigos de salida: 0 todos demostrados, 1 alguno no lo está, 2 no hay tal problema, 130 interrumpido.
help-puzzles-check-n = Números de problemas.
help-puzzles-mine =
    Busca problemas nuevos en partidas entre bots y los escribe como escenas, con un índice.

    Cada posición se enriquece, su leyenda se ajusta para que solo lo consiga la mejor línea, y se guarda lo que tiene exactamente una solución, sin repetirse.

    Ejemplo: tintero puzzles mine --out found --count 10 --seconds 180
help-puzzles-mine-exits = Códigos de salida: 0 bien, 2 la carpeta no está vacía, 130 interrumpido: se escribe lo hallado.
help-puzzles-mine-out = La carpeta en la que se escriben; debe estar vacía.
help-puzzles-mine-count = Cuántos.
help-puzzles-mine-seconds = No más tiempo que este.
help-puzzles-mine-kind = Solo los de esta tarea: gana este turno o sobrevive al siguiente.
help-puzzles-mine-seed = Decide las partidas; sin ella, al azar.

## tintero replay

help-replay =
    Recorrer una partida registrada: adelante, atrás, a un turno; bifurcarla y seguir jugando.

    Lee órdenes del teclado o de una tubería; ? las enumera. Sin FILE se enumeran las partidas que has terminado.

    Ejemplo: tintero replay game.tintero --turn 5
help-replay-exits = Códigos de salida: 0 bien, 1 la partida no sale como se registró, 2 el archivo no se pudo usar, 130 interrumpido.
help-replay-file = Un registro (.tintero) o una partida guardada; el número de una partida terminada en su lista, o last.
help-replay-turn = Empezar en este turno.
help-replay-seat = Mostrar lo que este jugador puede saber.
help-replay-all = Contar la partida entera y terminar.
help-replay-check = Decir solo si se reproduce con exactitud.

## tintero rules

help-rules =
    El reglamento: cláusulas, versiones, números antiguos, los conflictos de los documentos.

    Ejemplo: tintero rules show 7.7.4

## tintero rules ledger

help-rules-ledger =
    Cada cláusula de los documentos fundacionales: cláusula oficial, decisión, pruebas.

    Termina con 1 mientras una cláusula no tenga ni prueba ni motivo declarado para no tenerla.

    Ejemplo: tintero rules ledger --json
help-rules-ledger-exits = Códigos de salida: 0 se da cuenta de todas las cláusulas, 1 de algunas no, 2 entrada errónea.

## tintero rules show

help-rules-show =
    Una cláusula, o una fila de los documentos (002:A-7), con todo lo que se sabe de ella.

    Las pruebas y los casos son los que la nombran. Una carta figura por una palabra clave de esa sección, por un nodo de sus habilidades que cita la cláusula, o por un suceso que espera y que la cláusula produce.

    Ejemplo: tintero rules show 7.7.4
help-rules-show-cards = Nombrar todas las cartas, no solo algunas.

## tintero rules search

help-rules-search =
    Cláusulas que mencionan las palabras, las mejores primero; termina con 1 si no hay ninguna.

    Ejemplo: tintero rules search bag empty
help-rules-search-words = Palabras, con acentos o sin ellos.

## tintero rules tree

help-rules-tree =
    Una cláusula y todo lo que contiene.

    Ejemplo: tintero rules tree 7.7

## tintero rules keywords

help-rules-keywords =
    Todas las palabras clave: su sección, qué dicen, cuántas cartas las llevan.

    Ejemplo: tintero rules keywords --lang es

## tintero rules crosswalk

help-rules-crosswalk =
    De un número de cláusula antiguo al nuevo, y al revés.

    Ejemplo: tintero rules crosswalk 4.3.6.8
help-rules-crosswalk-number = Un número antiguo (CR 1.x) o uno nuevo.

## tintero rules conflicts

help-rules-conflicts =
    Dónde los documentos fundacionales contradicen las reglas, o unos a otros.

    Ejemplo: tintero rules conflicts --lang es

## tintero rules readings

help-rules-readings =
    Cómo se leen las reglas donde dejan margen: qué se juega, por qué y el interruptor.

    Un interruptor toma la otra lectura: en una escena, `readings: [NOMBRE]`; `judge ask --reading NOMBRE`.

    Ejemplo: tintero rules readings --lang es
help-rules-readings-name = De una lectura o de un interruptor; sin él, todas.

## tintero rules variants

help-rules-variants =
    Formas de jugar: todas las incluidas, o lo que cambia una de ellas.

    Se juega con --variant en play, serve, judge, sim y fuzz, o con `variant: NOMBRE` en una escena.

    Ejemplo: tintero rules variants pack-rush
help-rules-variants-name = Una variante incluida o un archivo propio; sin él, todas.

## tintero rules changes

help-rules-changes =
    Qué cambió entre dos versiones de las reglas.

    Ejemplo: tintero rules changes 2.2 2.3
help-rules-changes-v1 = Una versión, como 2.2.
help-rules-changes-v2 = Una versión, como 2.2.

## tintero cards

help-cards =
    Las cartas: datos, texto, legalidad.

    Ejemplo: tintero cards show dragon fire

## tintero cards find

help-cards-find =
    Buscar cartas. Las palabras entre comillas dobles dentro de --text deben ir juntas.

    Ejemplo: tintero cards find --ink ruby --cost 2-4 --text '"banish chosen"'
help-cards-find-exits = Códigos de salida: 0 encontradas, 1 ninguna carta cumple, 2 la entrada no se pudo usar.
help-cards-find-words = Palabras del nombre; se perdonan las erratas.
help-cards-find-ink = ámbar; ámbar/acero para las dos en una carta. Repetida: una u otra.
help-cards-find-cost = 2, 2-4 o 5+.
help-cards-find-type = personaje, acción, canción, objeto, ubicación. Repetida: uno u otro.
help-cards-find-classification = Una clasificación: princess. Repetida: todas.
help-cards-find-keyword = Una palabra clave impresa en la carta. Repetida: todas.
help-cards-find-text = Palabras de su texto, en inglés o en español. Repetida: todas.
help-cards-find-constructor = Un nodo de sus habilidades: MoveDamage. Repetida: todos.
help-cards-find-set = El número o el nombre de una expansión. Repetida: una u otra.
help-cards-find-legal = Solo lo que es legal en core o infinity.
help-cards-find-date = El día del que habla --legal; hoy.
help-cards-find-full = Cada carta con su texto.
help-cards-find-limit = Mostrar tantas; 0: todas.

## tintero cards coverage

help-cards-coverage =
    Cuántas cartas se leen, se ejecutan en juego y están probadas, por expansión, y qué falta.

    Una carta se ejecuta cuando cada una de sus habilidades ocurrió en juego, y está probada cuando cada constructor que lleva tiene escenas y su propia prueba predice qué hace cada habilidad. Los casos son lo que puede salir mal en cada constructor: visto, imposible o por ver. Con --run se juegan las partidas y se reescribe el archivo de lo que se sabe.

    Ejemplo: tintero cards coverage --json
help-cards-coverage-run = Jugar antes tantas partidas con todas las cartas.
help-cards-coverage-seed = La misma semilla juega las mismas partidas.

## tintero cards explain

help-cards-explain =
    Cómo se entiende una carta: su texto, el análisis, las habilidades, las dos redacciones.

    No se incluye ningún texto impreso: viene del archivo de cartas, o del de las herramientas de desarrollo. Sin archivo se muestran las habilidades y las redacciones.

    Ejemplo: tintero cards explain "dragon fire"
help-cards-explain-name = El nombre de una carta, o lo bastante de él.
help-cards-explain-file = El archivo LorcanaJSON que tiene el texto impreso.

## tintero cards parse

help-cards-parse =
    Probar una frase: cómo se lee, o dónde deja de tener sentido.

    Ejemplo: tintero cards parse "When you play this character, draw 2 cards."
help-cards-parse-text = Una frase como la diría una carta, en inglés.
help-cards-parse-type = En qué carta: character, action, item o location.

## tintero cards compile

help-cards-compile =
    Construir un conjunto de cartas a partir de un archivo, y decir en qué difiere del incluido.

    No se escribe nada sin --out, ni cuando un texto no se pudo leer, salvo que el resto se sostenga sin él: esas cartas se marcan como no leídas. Con TINTERO_CARDS puesta a la carpeta, todas las órdenes usan ese conjunto.

    Ejemplo: tintero cards compile allCards.json --out my-cards
help-cards-compile-file = Un archivo LorcanaJSON (formato 2.4), comprimido con gzip o no.
help-cards-compile-out = Escribir los archivos del conjunto en esta carpeta.

## tintero cards show

help-cards-show =
    Una carta: qué lleva impreso, su texto en los dos idiomas o en uno, dónde es legal.

    Ejemplo: tintero cards show "simba protective"
help-cards-show-name = El nombre de una carta, o lo bastante de él.
help-cards-show-date = El día de su legalidad; hoy.
help-cards-show-texts = El idioma del texto de la carta; por defecto, los dos del programa.

## tintero deck

help-deck =
    Mazos: enumerar, mostrar, comprobar, probabilidades, suponer, practicar, leer, convertir; los formatos.

    Ejemplo: tintero deck list

## tintero deck odds

help-deck-odds =
    Probabilidades exactas: cartas con símbolo en la mano inicial, N de tinta en el turno N, una carta de coste N para jugarla entonces, una carta con nombre antes de acabar un turno.

    Ejemplo: tintero deck odds ruby-steel --card "Fire the Cannons!" --by-turn 3
help-deck-odds-card = Una carta que se busca; varias: cuenta cualquiera de ellas.
help-deck-odds-copies = Cuántas de ellas.
help-deck-odds-by-turn = Solo la probabilidad de las cartas antes de acabar ese turno.
help-deck-odds-policy = Qué se conserva de la mano inicial: cheap, wanted, all, learned.
help-deck-odds-cost = Qué es barato para esa norma.
help-deck-odds-few = Cartas sin el símbolo que conserva.
help-deck-odds-turns = Cuántos turnos mostrar.

## tintero deck guess

help-deck-guess =
    ¿Qué pueden tener? A partir de las cartas vistas de un mazo: qué mazo puede ser y qué puede haber en esa mano.

    Un número delante de una carta dice cuántas copias se han visto. Termina con 1 si ningún mazo de dos tintas las tiene todas.

    Ejemplo: tintero deck guess "2 Dragon Fire" "Tinker Bell - Giant Fairy" --hand 4
help-deck-guess-card = Una carta vista: en juego, en el descarte o revelada.
help-deck-guess-hand = Cuántas cartas tienen que no has visto.
help-deck-guess-top = Cuántas cartas mostrar.

## tintero deck practise

help-deck-practise =
    Deja practicar al bot ink con una lista: cuánto valen sus cartas y qué manos iniciales ganan.

    Juega unos miles de partidas rápidas, cerca de un minuto con el motor compilado, y desde entonces juega así esa lista. Los mazos incluidos ya están practicados.

    Ejemplo: tintero deck practise my-deck.txt
help-deck-practise-games = Cuántas partidas, tres veces; 4.000 si no se dice.
help-deck-practise-against = Uno de los mazos incluidos: aprende cuánto valen las cartas de ambos una contra otra. El doble de partidas.
help-deck-practise-workers = Cuántos procesos; uno por núcleo si no se dice.

## tintero deck read

help-deck-read =
    Qué es cada línea de un archivo de mazo: una carta, un título, un comentario, o no está claro.

    Lee texto, códigos de expansión, códigos de Pixelborn y JSON de Tabletop Simulator. Termina con 1 si una línea es ambigua o no corresponde a nada.

    Ejemplo: tintero deck read my-deck.txt
help-deck-read-file = Un archivo en cualquier formato.

## tintero deck convert

help-deck-convert =
    Escribir un mazo en otro formato.

    Ejemplo: tintero deck convert my-deck.txt --to pixelborn
help-deck-convert-to = Uno de: text, codes, pixelborn, tts.
help-deck-convert-output = Escribir ahí, no en la pantalla.
help-deck-convert-force = Reemplazar un archivo que existe.

## tintero deck list

help-deck-list =
    Los mazos incluidos, uno para cada manera de jugar.

    Ejemplo: tintero deck list --lang es

## tintero deck show

help-deck-show =
    Un mazo carta por carta, con su curva, sus tintas, sus tipos y cuántas llevan el símbolo.

    Ejemplo: tintero deck show amber-steel

## tintero deck check

help-deck-check =
    Si un mazo se puede jugar en un formato; termina con 1 si no.

    Ejemplo: tintero deck check my-deck.txt --format core --date 2026-10-16
help-deck-check-format = core, infinity, draft, sealed o limited.
help-deck-check-date = El día del torneo; hoy.

## tintero deck formats

help-deck-formats =
    Los formatos: qué expansiones tienen en un día, y qué está prohibido.

    Ejemplo: tintero deck formats --date 2025-10-01
help-deck-formats-date = El día; hoy.

## tintero judge

help-judge =
    La mesa del juez: fallar una escena, construirla, rebobinar una partida, entrenarse con los casos.

    Ejemplo: tintero judge ask case.yaml --lang es

## tintero judge ask

help-judge-ask =
    Jugar una escena e imprimir el fallo: veredicto, secuencia con cláusulas, qué se puede después.

    Ejemplo: tintero judge ask case.yaml --diff 2.1,2.3
help-judge-ask-exits = Códigos de salida: 0 como está escrito y legal, 1 no, 2 el archivo no es una escena.
help-judge-ask-file = Una escena (.yaml), o el identificador de un caso del libro.
help-judge-ask-rules = Versión de las reglas; si no, la de la escena.
help-judge-ask-diff = Dos versiones que comparar: 2.1,2.3.
help-judge-ask-scene = Solo esta escena: su número o su título.
help-judge-ask-reading = De un caso discutido, solo las escenas de esta lectura (1, 2); si no, el nombre de una lectura con la que jugar.
help-judge-ask-brief = Como texto: solo el veredicto y lo que ocurre.
help-judge-ask-format = text, md, html o json.

## tintero judge find

help-judge-find =
    Preguntar con palabras, en español o en inglés: los casos más cercanos, las reglas y una escena para empezar.

    Ejemplo: tintero judge find can my opponent challenge past a bodyguard
help-judge-find-exits = Códigos de salida: 0 encontrado, 2 no hay nada que buscar.
help-judge-find-words = La pregunta, como se haría en la mesa.
help-judge-find-scene = Solo la escena del caso más cercano, para guardarla en un archivo y cambiarla.

## tintero judge run

help-judge-run =
    Jugar casos y decir cuáles se cumplen, y cuáles cambiaría otra versión de las reglas.

    Ejemplo: tintero judge run --rules 2.1
help-judge-run-exits = Códigos de salida: 0 todos se cumplen, 1 algunos fallan, 2 la entrada no se pudo usar.
help-judge-run-which = Identificadores del libro (JC-029), archivos o carpetas; por defecto, el libro.
help-judge-run-rules = Jugarlos también con esta versión: ¿qué cambia?

## tintero judge lab

help-judge-lab =
    Una mesa donde construir una posición y probar cosas, con las dos manos a la vista.

    A pantalla completa, con teclas y ratón; ? muestra las teclas. Con --plain, y donde no hay terminal, por órdenes escritas o de una tubería.

    Ejemplo: tintero judge lab case.yaml
help-judge-lab-file = Una escena (.yaml) o un registro (.tintero) con que empezar.
help-judge-lab-at = Cuántas acciones de un registro están hechas.
help-judge-lab-plain = Línea a línea, para tuberías y lectores de pantalla.

## tintero judge rewind

help-judge-rewind =
    Qué deja deshacer CR 1.7.6, y por qué no más; con --to, la posición que queda.

    Ejemplo: tintero judge rewind game.tintero --to 12 --save before.yaml
help-judge-rewind-exits = Códigos de salida: 0 bien, 1 no se puede volver tan atrás, 2 entrada errónea.
help-judge-rewind-file = Un registro (.tintero) o una escena (.yaml).
help-judge-rewind-to = Volver a cuando había tantas acciones hechas.
help-judge-rewind-until = Desde aquí, no desde el final.
help-judge-rewind-save = Escribir la posición: .yaml o .tintero.
help-judge-rewind-format = text, md, html o json.

## tintero judge quiz

help-judge-quiz =
    Preguntas del libro de casos, cada una con su respuesta, secuencia y cláusula; al final, la nota.

    Ejemplo: yes | tintero judge quiz --topic bag --seed 7
help-judge-quiz-topic = Solo casos de este tema, como bag.
help-judge-quiz-count = Cuántas preguntas.
help-judge-quiz-seed = La misma semilla hace las mismas preguntas.

## tintero sim

help-sim =
    Enfrentar mazos y decir qué muestran las partidas.

    Cada pareja se juega con los asientos cambiados: porcentaje de victorias con su intervalo del 95 %, empezando y sin empezar, duración, finales, leyenda por turno, y el porcentaje con cada carta robada o en la mano inicial.

    Ejemplo: tintero sim amber-steel ruby-amethyst -n 1000 --bot greedy --until 2%
help-sim-exits = Códigos de salida: 0 bien, 1 fallaron partidas, 2 la entrada no se pudo usar, 130 interrumpido: las cifras son las de las partidas jugadas.
help-sim-decks = Dos o más mazos: nombres o archivos.
help-sim-games = Partidas por pareja.
help-sim-bot = Quién juega: random, greedy, planner, ink o uno de sus niveles, o exec:ORDEN (docs/bots.md).
help-sim-seed = La misma semilla da las mismas partidas.
help-sim-until = Parar una pareja cuando el porcentaje se conoce con este margen: 2%.
help-sim-workers = Procesos; por defecto, todos los núcleos.
help-sim-rules = Versión de las reglas.
help-sim-csv = Escribir ahí las cifras.
help-sim-plot = Dibujar ahí, .png o .svg; varias veces.
help-sim-failed = Guardar ahí los registros de las partidas que fallaron.

## tintero ladder

help-ladder =
    Enfrentar bots e imprimir su Elo con intervalos del 95 % y su tiempo.

    Los dos juegan el mismo mazo, y cada partida otra vez con los asientos cambiados. Los tiempos son de CPU.

    Ejemplo: tintero ladder greedy random -n 100
help-ladder-exits = Códigos de salida: 0 bien, 1 falló un bot, 2 la entrada no se pudo usar, 130 interrumpido: las cifras son las de las partidas jugadas.
help-ladder-bots = Bots por su nombre, o exec:ORDEN; por defecto, random, greedy, planner e ink.
help-ladder-games = Partidas por pareja.
help-ladder-deck = Mazos que juegan; varias veces. Por defecto, los incluidos.
help-ladder-drawn = Tantos mazos legales al azar de toda la colección, en vez de los incluidos.
help-ladder-apart = Un mazo distinto en cada asiento; al cambiar de asientos cada bot juega los dos.
help-ladder-players = Asientos en la mesa; cada bot de la pareja ocupa uno sí y uno no.
help-ladder-seed = La misma semilla da las mismas partidas.
help-ladder-workers = Procesos; por defecto, todos los núcleos.

## tintero train

help-train =
    Aprende un valor para el bot `ink` de sus propias partidas.

    Por rondas: partidas que juegan el valor más nuevo y otros anteriores, un ajuste (numpy) y una criba de partidas contra el mejor hasta entonces. Todo se guarda en FOLDER; si se interrumpe, la misma orden continúa donde estaba. FOLDER/best.json juega como --bot ink@FOLDER/best.json.

    Ejemplo: tintero train learned --rounds 3 -n 2000
help-train-exits = Códigos de salida: 0 bien, 2 la entrada no se pudo usar, 130 interrumpido: la misma orden continúa.
help-train-folder = Dónde se guarda.
help-train-rounds = Rondas en total; más adelante se puede continuar el mismo entrenamiento con más.
help-train-games = Partidas por ronda; 5.000.
help-train-gate = Partidas de la criba.
help-train-deck = Mazos con los que aprende; varias veces. Por defecto, los incluidos que no se reservan.
help-train-held-out = Mazos para la criba, con los que nunca aprende; varias veces. Si no se dice, cuarenta al azar, cada uno sobre algo.
help-train-random = Parte de las partidas con mazos al azar, casi todos sobre algo (canciones, ubicaciones, una clase, una historia).
help-train-ahead = Parte de las tandas en las que se prueban varias líneas de cada turno y se aprende lo que dice el valor dos turnos después.
help-train-from = Pesos con los que se empieza, por ejemplo los de un entrenamiento anterior.
help-train-searched = Parte de las partidas en las que se busca el turno entero: más lentas y mejores.
help-train-hands = Aprende en cambio sobre manos iniciales y tinta: FOLDER/hands.json, con los mazos incluidos que no se reservan y 20.000 partidas.
help-train-mini = Aprende mini-Tintero (docs/mini.md).
help-train-seed = La misma semilla da las mismas partidas.
help-train-workers = Procesos; por defecto, todos los núcleos.

## tintero bench

help-bench =
    Partidas legales al azar con mazos y semillas fijos, en tiempo de CPU de un núcleo.

    La misma serie mide partidas de ajedrez al azar con el paquete `chess`, porque una razón significa lo mismo en cualquier máquina.

    Ejemplo: tintero bench --json
help-bench-exits = Códigos de salida: 0 bien, 2 la entrada no se pudo usar.
help-bench-games = Partidas de la primera pareja; la mitad de cada una de las otras.
help-bench-growth = En su lugar, cómo crece el coste con la mesa.
help-bench-plot = Con --growth: dibujarlo en este archivo .svg.
help-bench-both = También sin los módulos compilados.

## tintero review

help-review =
    Una partida registrada, repasada: la probabilidad de ganar en cada decisión, las tres mayores pérdidas con lo que era mejor, la suerte aparte del juego.

    Todo se juzga con lo que el asiento sabía entonces: las opciones se pesan en mundos que concuerdan con ello. Una pérdida se cuenta solo por encima de 5 puntos y de dos errores típicos.

    Ejemplo: tintero review game.tintero --seat 2 --plot curve.svg
help-review-exits = Códigos de salida: 0 bien, 2 el registro no se pudo usar, 130 interrumpido.
help-review-game = Un registro, o una partida terminada por su número.
help-review-seat = Con los ojos de quién.
help-review-format = text, markdown o json.
help-review-plot = Escribe la curva como SVG en este archivo.
help-review-calibrate = En lugar de un repaso: juega tantas partidas entre bots y compara lo dicho con quién ganó.
help-review-bot = De esas partidas.
help-review-seed = Decide esas partidas.
help-review-worlds = En cuántos mundos se pesa una posición; las opciones, en la mitad.

## tintero fuzz

help-fuzz =
    Jugar partidas legales al azar y comprobar todo lo que debe cumplirse.

    Las cartas se conservan, siempre hay cómo seguir, la lista de opciones es lo que las reglas aceptan, deshacer y guardar son exactos, los registros se reproducen, vistas y respuestas guardan los secretos también a lo largo de las acciones, las partidas terminan. Cada fallo trae un registro que lo reproduce.

    Ejemplo: tintero fuzz --games 500 --seed 7 --json > report.json
help-fuzz-exits = Códigos de salida: 0 nada encontrado, 1 algo falló, 2 la entrada no se pudo usar, 130 interrumpido.
help-fuzz-games = Cuántas partidas.
help-fuzz-seed = La misma semilla juega las mismas partidas.
help-fuzz-players = Jugadores; por defecto, de 2 a 6.
help-fuzz-sampled = Hacer cada comprobación solo de vez en cuando: para series largas.
help-fuzz-decisions = Seguir hasta que haya habido tantas decisiones.
help-fuzz-legal = Mazos legales, de 2 a 4 jugadores; cuenta lo que hizo el lenguaje de las cartas.
help-fuzz-histories = Solo los secretos: partidas gemelas que siguen, con muchas copias de las cartas.
help-fuzz-replay = Repetir los fallos de un informe de --json.

## tintero version

help-version =
    Qué Tintero es este, y si su motor está compilado.

    Ejemplo: tintero version --json

## tintero serve

help-serve =
    Sirve la mesa web: juega en el navegador, con un amigo, contra un bot o mirando.

    Todo se guarda en un archivo de SQLite, o en PostgreSQL, y sobrevive a lo que le pase al programa. Detrás de un proxy con TLS está lista para otros.

    Ejemplo: tintero serve --port 8080
help-serve-exits = Códigos de salida: 0 se terminó, 1 no pudo empezar, 2 la entrada no se pudo usar.
help-serve-host = Dirección en la que escucha; 0.0.0.0 para todas.
help-serve-port = Puerto en el que escucha; 0 toma uno libre.
help-serve-db = Base de datos: un archivo, sqlite:///ARCHIVO o postgresql://…; si no se dice, un archivo tuyo.
help-serve-public = Abierto a desconocidos: limita cuánto puede pedir una dirección.
help-serve-shards = Tantos procesos, en puertos seguidos, cada uno con sus mesas.
help-serve-workers = Procesos en los que piensan los bots; si no se dice, uno por núcleo menos uno.

## tintero limited

help-limited =
    Limitado: abrir sobres, hacer un mazo de Sellado, hacer un draft contra bots.

    Qué contiene un sobre, y qué se ha supuesto, está en docs/limited.md.

    Ejemplo: tintero limited draft --seed 7

## tintero limited open

help-limited-open =
    Abre sobres de una expansión y enseña lo que hay.

    La misma semilla abre los mismos sobres.

    Ejemplo: tintero limited open --set 9 --count 2 --seed 7
help-limited-open-count = Cuántos.
help-limited-open-set = Número de la expansión; 0 es la más nueva.
help-limited-open-seed = De dónde sale el azar; si no, se sortea.

## tintero limited sealed

help-limited-sealed =
    Abre seis sobres y haz con ellos un mazo de 40 cartas.

    Línea a línea: los números meten cartas, auto deja el resto a un bot. Con --out y --against los mazos se pueden jugar: tintero play --variant sealed.

    Ejemplo: tintero limited sealed --auto --seed 7 --out mine.txt --against theirs.txt
help-limited-sealed-set = Número de la expansión; 0 es la más nueva.
help-limited-sealed-seed = De dónde sale el azar; si no, se sortea.
help-limited-sealed-auto = Un bot hace el mazo.
help-limited-sealed-out = Archivo para tu mazo.
help-limited-sealed-against = Archivo para el mazo que hace un bot con sus seis sobres.

## tintero limited draft

help-limited-draft =
    Draft contra bots: toma una carta y pasa el resto; después, haz un mazo de 35 cartas.

    Cuatro sobres cada uno. Con --out y --against los mazos se pueden jugar: tintero play --variant draft.

    Ejemplo: tintero limited draft --auto --seed 7 --out mine.txt --against theirs.txt
help-limited-draft-set = Número de la expansión; 0 es la más nueva.
help-limited-draft-seed = De dónde sale el azar; si no, se sortea.
help-limited-draft-players = Cuántos juegan el draft, contigo: los demás son bots.
help-limited-draft-auto = Un bot elige y construye por ti.
help-limited-draft-out = Archivo para tu mazo.
help-limited-draft-against = Archivo para el mazo del bot de al lado.

## tintero mcp

help-mcp =
    El motor como herramientas para un asistente (MCP): reglas, casos, cartas, mazos, escenas, mesas.

    Ejemplo: tintero mcp --http --port 8090
help-mcp-exits = Códigos de salida: 0 terminó el otro lado, 2 algo no está instalado o no se puede usar.
help-mcp-http = Por HTTP; si no, por la entrada y la salida estándar.
help-mcp-host = Dirección en la que escuchar, con --http.
help-mcp-port = Puerto en el que escuchar, con --http.
help-mcp-server = La mesa web en cuyos asientos es posible sentarse.
help-mcp-key = Con --http: solo se oye a quien envía esta clave (Authorization: Bearer CLAVE). Mejor en TINTERO_MCP_KEY, que ninguna lista de procesos muestra.
