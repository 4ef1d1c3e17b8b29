### Por qué algo no se puede hacer: un mensaje para cada razón de las reglas, sin su punto.
### $verb: lo que se iba a hacer; $cause: el efecto que lo impide, con lo que dura; $asked: lo que se
### está decidiendo.

why-line = { $what }.

## Razones

why-game-over = La partida ha terminado, así que ya no se puede hacer nada
why-not-your-decision = Esta decisión no te corresponde: { $asked }
why-wrong-phase = Las acciones de turno se realizan solo en tu fase principal y de una en una: { $asked }
why-bag-not-empty = La bolsa no está vacía: sus habilidades se resuelven antes de la próxima acción de turno
why-not-active = Solo el jugador activo realiza acciones de turno, y este es el turno de { $active }
why-not-in-hand = { $card } no está en tu mano
why-no-inkwell-symbol = { $card } no tiene el símbolo de pozo de tinta, así que no puede ir al pozo de tinta
why-already-inked = Ya has puesto { $cards } en tu pozo de tinta este turno y no puedes poner más; podrás volver a hacerlo en tu próximo turno
why-not-enough-ink = { $count ->
    [one] Te falta { $count } de tinta para { $verb }
   *[other] Te faltan { $count } de tinta para { $verb }
}
why-drying = { $card } está secándose, así que no puede { $verb }; se seca en tu próximo paso Listo
why-exerted = { $card } está agotado; tiene que estar preparado para { $verb }
why-cant = No puedes { $verb } por { $cause }
why-not-in-play = { $card } no está en la zona de juego
why-not-yours = { $card } no es tuyo: pertenece a { $owner }
why-not-a-character = { $card } no es un personaje
why-target-ready = { $other } no está agotado; { $card } solo puede desafiar a personajes agotados
why-evasive = { $other } tiene Evasive, así que solo puede desafiarlo un personaje con Evasive o Alert, y { $card } no tiene ninguno
why-bodyguard = Desafía antes a { $other }, que tiene Bodyguard: { $card } no puede desafiar a otro personaje de { $owner } mientras pueda desafiar a ese
why-not-opposing = { $other } es del mismo bando que { $card }; solo se desafía a personajes y ubicaciones rivales
why-cost-unpayable = No se puede pagar por completo el coste para { $verb }
why-already-there = { $card } ya está en { $other }, así que eso no es moverse
why-used = { $card } ya ha usado { $ability } tantas veces como puede este turno; podrá volver a hacerlo en tu próximo turno
why-play-restriction = El texto de { $card } no deja que se juegue ahora
why-limit = Estas reglas permiten { $count } de estas acciones cada turno y ya has hecho { $count }
why-reckless-ready = No puedes terminar tu turno mientras { $card }, que tiene Reckless, esté preparado y pueda desafiar; desafía antes con él o agótalo de otro modo
why-adventurous-ready = No puedes terminar tu turno mientras { $card }, que tiene Adventurous, esté preparado y pueda ir de aventura; ve antes de aventura con él o agótalo de otro modo
why-not-an-option = { $card } no es una de las opciones: { $asked }
why-no-such-payment = { $card } no se puede pagar de esa manera
why-not-a-shift-base = { $card } no se puede poner con Shift sobre { $other }; { $need }
why-not-a-location = { $card } no es una ubicación, así que nadie puede moverse allí
why-condition = No se cumple una condición para { $verb }
why-no-ability = { $card } no tiene esa habilidad
why-cant-quest = { $card } no puede ir de aventura por { $cause }
why-cant-challenge = { $card } no puede desafiar a { $other } por { $cause }
why-cant-be-challenged = { $card } no puede desafiar a { $other } por { $cause }
why-reckless-quest = { $card } tiene Reckless, así que no puede ir de aventura
why-adventurous-challenge = { $card } tiene Adventurous, así que no puede desafiar
why-not-a-song = { $card } no es una canción, así que nadie puede cantarla
why-drops = { $count ->
    [one] Tienes pocas gotas de tinta: te falta { $count }
   *[other] Tienes pocas gotas de tinta: te faltan { $count }
}
why-left-game = Ya has abandonado la partida
why-move-others = { $card } pertenece a { $owner }: mueves a tus personajes a tus ubicaciones
why-act-limit = Cada turno solo { $count } de todos los personajes puede desafiar por { $source }, y { $other } ya ha desafiado
why-same-name = No puedes jugar { $card } este turno: has jugado una carta de ese nombre con { $source }
why-first-part = No se puede hacer por completo la primera parte de lo que dice { $ability } de { $card }
why-set-up = El primer turno no ha empezado: { $asked }
why-one-singer = { $card } no tiene Sing Together, así que la canta exactamente un personaje
why-no-shift = { $card } no tiene Shift
why-unfinished = No puedes terminar tu turno sin acabar lo que ha empezado: { $asked }

## Ward, y cantar

why-ward = { $card } tiene Ward, así que los oponentes no pueden elegirlo
why-cant-be-chosen = { $card } no puede ser elegido por los oponentes por { $cause }
why-singer-too-cheap = { $card } cuenta como coste { $cost } para cantar y { $song } exige { $count } o más
why-choir-too-cheap = { $who ->
   *[named] Cantar { $card } en grupo exige personajes con un coste total de { $count } o más; los nombrados suman { $have }
    [able] Cantar { $card } en grupo exige personajes con un coste total de { $count } o más; los que ahora pueden cantar suman { $have }
    [alone] Cantar { $card } en grupo exige personajes con un coste total de { $count } o más; solo, uno de coste { $cost } o más, y { $singer } tiene { $have }
}

## Lo que sí valdría, detrás de una razón

why-nor-a-location = { $what } ni una ubicación, así que no se puede desafiar
why-only-if = { $what }: solo si { $condition }
why-not-in-these-rules = { $what } en estas reglas: su clase llegó con la 2.2
why-now-only-if = { $what } ahora: solo si { $condition }
why-meant-for = { $what }; es para { $wanted }, y { $card } { $facts }
why-is-for = { $what }; es para { $wanted }
why-is-for-not = { $what }; es para { $wanted }, y { $card } { $facts }
why-costs = { $what }: { $costs }
why-no-discard = { $what }; no puedes descartar por { $source }
why-no-damage = { $what }; no se le puede infligir daño por { $source }

## Sobre qué va un Shift

why-shift-none = no tiene un Shift para eso
why-shift-universal = necesita un personaje tuyo
why-shift-classification = necesita un personaje tuyo con la clasificación { $of }
why-shift-item = necesita un objeto tuyo llamado { $of }
why-shift-duo = necesita dos personajes tuyos, llamados { $names }
why-shift-named = necesita un personaje tuyo llamado { $names }

## Lo que una carta tiene de lo que se pide, detrás de su nombre

why-has-strength = tiene { $count } de Fuerza
why-has-willpower = tiene { $count } de Voluntad
why-has-lore = tiene { $count } de valor de leyenda
why-has-cost = tiene coste { $count }
why-has-damage = tiene { $count } de daño
why-is-damaged = está dañado
why-is-not-damaged = no está dañado
why-is-exerted = está agotado
why-is-ready = está preparado
why-is-of-class = es { $classes }
why-has-no-keyword = no tiene { $keyword }

## Lo que se iba a hacer, en infinitivo

why-to-ink = poner { $card } en tu pozo de tinta
why-to-play = jugar { $card }
why-to-use = usar { $ability }
why-to-use-of = usar { $ability } de { $card }
why-to-quest = ir de aventura
why-to-challenge = desafiar
why-to-move = mover un personaje a { $location }
why-to-move-card = mover { $card } a { $location }
why-to-end = terminar el turno
why-to-sing = cantar
why-to-have-sung = hacer cantar a { $card }
why-to-be-exerted = agotarse para eso
why-to-do-that = hacer eso

## El efecto que lo impide, y hasta cuándo

why-until = { $until ->
   *[forever] { $source }
    [turn] { $source }, hasta el final de este turno
    [next-turn] { $source }, hasta el inicio del próximo turno de { $player }
    [challenge] { $source }, durante este desafío
    [in-play] { $source }, mientras esa carta esté en la zona de juego
}
why-as-long-as = { $source } mientras se cumpla: { $condition }
why-earlier-effect = un efecto anterior

## Lo que no se nombra

why-that-card = esa carta
why-that = eso
why-that-ability = esa habilidad
why-nothing-asked = no se pregunta nada

## Qué cambia un número o da una habilidad clave

why-number = { $amount }: { $cause }
why-floor = nunca por debajo de { $least }: { $cause }
why-lost = sin { $keyword }: { $cause }

## De algunas variantes

why-no-action = aquí no existe esa acción de turno
why-activities = aquí un turno tiene { $count ->
    [one] una acción de turno
   *[other] { $count } acciones de turno
 } y no queda ninguna
why-by-ability = { $card } entra en juego por su habilidad de ubicación: úsala
why-no-mission = para ir de aventura, { $card } necesita una misión: una carta de tu mano
why-no-points = { $card } no tiene valor de leyenda y no puede ser una misión
why-assigned = { $card } ya tiene una misión
why-on-mission = { $card } está asignado a una misión y no puede desafiar este turno
why-fought = { $card } ya estuvo en un desafío este turno
why-defender = el oponente dice quién defiende: desafía solo con { $card }
why-not-to-move = { $card } no está en juego ni en tu pozo de tinta ni en tu Bolsa
why-no-such-zone = { $card } no puede moverse ahí desde donde está
why-in-variant = { $line } En { $title }: { $words }
