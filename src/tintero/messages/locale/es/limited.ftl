### Limitado: sobres, drafts y los mazos que se hacen con ellos.

limited-no-set = No hay sobres de la expansión { $number }. Hay: { $known }.
limited-seats = Un draft es para { $least } a { $most } jugadores, con 1 a 6 sobres cada uno.
limited-over = Ya se han tomado todas las cartas.
limited-not-there = «{ $card }» no está entre las cartas de este sobre.

## tintero limited
limited-opened = { $count ->
        [one] Un sobre
       *[other] { $count } sobres
    } de la expansión { $set } (semilla { $seed }).
limited-booster = Sobre { $n }
limited-sealed = Sellado: seis sobres de la expansión { $set } (semilla { $seed }).
limited-draft = Draft: { $players } jugadores, cuatro sobres cada uno de la expansión { $set } (semilla { $seed }).
limited-foil = foil
limited-common = común
limited-uncommon = poco común
limited-rare = rara
limited-super = superrara
limited-legendary = legendaria
limited-sums = { $count ->
        [one] Una carta
       *[other] { $count } cartas
    }, { $inkable } con el símbolo de pozo de tinta. Por coste: { $curve }
limited-kept = Tu mazo de { $count } cartas está en { $file }.
limited-kept-bot = Un mazo de bot de { $count } cartas está en { $file }.
limited-play = Juégalo: { $line }
limited-word-auto = auto
limited-word-show = ver
limited-word-done = listo
limited-word-advice = consejo
limited-draft-how = Escribe el número de la carta que tomas. «ver»: lo que tienes; «consejo»: qué tomaría un bot; «auto»: un bot toma el resto.
limited-pack = Sobre { $round } de { $rounds }, carta { $pick } de { $picks }
limited-draft-what = Un número de 1 a { $most }, o ver, consejo, auto.
limited-advice = Un bot tomaría { $card }.
limited-build-how = Haz un mazo de al menos { $least } cartas. Los números meten cartas; con un menos las sacan: «3 7 -12». «ver»: el mazo; «auto»: un bot hace el resto; «listo»: ya está.
limited-so-far = { $count } de { $least }
limited-too-few = Un mazo tiene al menos { $least } cartas, y este { $count }.
limited-build-what = Números de 1 a { $most }, o ver, auto, listo.
limited-no-more = No queda ninguna { $card }.
