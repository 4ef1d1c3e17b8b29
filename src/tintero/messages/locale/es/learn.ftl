### Aprender el juego: las lecciones y lo que dice el entrenador. Cada lección tiene un título, lo que enseña, su meta,
### una pista y lo que se dice al alcanzarla.

learn-rival = Rival
learn-not-here = Eso no es parte de una lección
learn-no-lesson = no hay ninguna lección { $lesson }; hay { $known }
learn-long = una lección tiene { $most } acciones como mucho; empiézala otra vez
learn-unlike = la lección no sigue así; empiézala otra vez

## Tinta

learn-ink-title = La tinta
learn-ink-told = Las cartas cuestan tinta. Una vez en cada turno tuyo puedes poner una carta de tu mano boca abajo en tu pozo de tinta: se queda allí y da 1 de tinta cada turno. Solo pueden ir las cartas con el anillo de pozo de tinta alrededor del coste.
learn-ink-goal = Pon una carta en tu pozo de tinta.
learn-ink-hint = Elige a Mickey Mouse o a Minnie Mouse y ponlo en el pozo de tinta. Dragon Fire no tiene anillo alrededor del coste.
learn-ink-after = Desde ahora esa carta es tinta, y está preparada enseguida. Nadie vuelve a ver su cara.

## Jugar

learn-play-title = Jugar una carta
learn-play-told = Para jugar una carta, agota tanta tinta como cuesta. La tinta que has agotado vuelve a estar preparada al empezar tu próximo turno.
learn-play-goal = Juega un personaje con tus 2 de tinta.
learn-play-hint = Mickey Mouse cuesta 3. Minnie Mouse cuesta 2.
learn-play-after = Todo el coste o nada: una carta que no puedes pagar entera no se puede jugar.

## Secarse

learn-drying-title = Secarse
learn-drying-told = Un personaje que acaba de entrar en juego está secándose: no puede ir de aventura, desafiar ni agotarse para una habilidad hasta que empiece tu próximo turno.
learn-drying-goal = Gana 1 de leyenda con Stitch.
learn-drying-hint = Stitch todavía no puede ir de aventura. Termina tu turno; cuando empiece el próximo, estará seco.
learn-drying-after = Los personajes se secan al empezar tu turno. Lo que juegas ahora cuenta a partir del siguiente.

## Ir de aventura

learn-quest-title = Ir de aventura
learn-quest-told = La leyenda gana la partida. Un personaje preparado va de aventura: agótalo y ganas la leyenda que muestra. Uno agotado tiene que esperar a estar preparado otra vez.
learn-quest-goal = Gana 3 de leyenda este turno.
learn-quest-hint = Mickey Mouse da 2 y Minnie Mouse 1. Stitch está agotado.
learn-quest-after = 3 de leyenda. Pero ahora todos están agotados, y a los agotados se les puede desafiar.

## Desafiar

learn-challenge-title = Desafiar
learn-challenge-told = Un personaje preparado puede desafiar a un personaje rival que esté agotado. Los dos hacen a la vez tanto daño como fuerza tienen.
learn-challenge-goal = Destierra a Minnie Mouse.
learn-challenge-hint = Stitch está preparado, así que no se le puede desafiar. Elige a Mickey Mouse, luego Desafiar, luego a Minnie Mouse.
learn-challenge-after = 3 de daño bastaban para su voluntad de 3. Mickey Mouse recibió 2 y sigue en juego.

## Daño

learn-damage-title = El daño se queda
learn-damage-told = El daño no se va al acabar el turno. Un personaje con tanto daño como voluntad es desterrado: va al descarte de su dueño.
learn-damage-goal = Destierra a Eli La Bouff sin perder ningún personaje.
learn-damage-hint = Tiene 5 de voluntad y ya 1 de daño. Mr. Smee hace 2 y luego Minnie Mouse hace 2.
learn-damage-after = 1 + 2 + 2 = 5. Varios desafíos pequeños hacen lo que uno fuerte.

## Evasive

learn-evasive-title = Evasive
learn-evasive-told = Las palabras clave cambian las reglas para una carta. A un personaje con Evasive solo pueden desafiarlo personajes que también tengan Evasive (o Alert).
learn-evasive-goal = Destierra a Tinker Bell.
learn-evasive-hint = Mickey Mouse no llega hasta ella. Peter Pan tiene Evasive.
learn-evasive-after = Evasive solo dice quién puede desafiar a la carta. Ella puede desafiar a cualquiera.

## Bodyguard

learn-bodyguard-title = Bodyguard
learn-bodyguard-told = Quien desafía a un personaje de un jugador tiene que elegir antes a uno con Bodyguard, si se le puede desafiar.
learn-bodyguard-goal = Destierra a los dos personajes de tu rival.
learn-bodyguard-hint = Primero a Simba, con Mickey Mouse, que tiene la fuerza para ello. Después Minnie Mouse desafía a Stitch.
learn-bodyguard-after = Sin Simba, Stitch se quedó solo. Bodyguard nunca protege ubicaciones.

## Canciones

learn-song-title = Canciones
learn-song-told = Las acciones ocurren una vez y van al descarte. Una canción es una acción que se puede cantar: agota un personaje preparado y seco que cueste al menos tanto como la canción, y no pagas tinta.
learn-song-goal = Roba 2 cartas con Friends on the Other Side.
learn-song-hint = La canción cuesta 3. Stitch cuesta 1 y Mickey Mouse 3: que la cante Mickey Mouse.
learn-song-after = Tu tinta sigue ahí. Un personaje que canta no va de aventura este turno: ese es el precio.

## Shift

learn-shift-title = Shift
learn-shift-told = Una carta con Shift se puede jugar encima de tu personaje del mismo nombre, por su coste de Shift en vez de su coste de tinta. Es el mismo personaje que sigue: si el de abajo estaba seco, este también.
learn-shift-goal = Juega Stitch - Rock Star con Shift y llega a 5 de leyenda.
learn-shift-hint = Rock Star cuesta 6, pero Shift cuesta 4. Ponlo sobre Stitch - New Dog y ve de aventura con él enseguida.
learn-shift-after = Ha ido de aventura el turno en que lo jugaste, porque Stitch - New Dog estaba seco. Si deja el juego, se van las dos cartas.

## Ubicaciones

learn-location-title = Ubicaciones
learn-location-told = Una ubicación se queda en juego y da su leyenda al empezar cada turno tuyo. Tus personajes pueden moverse allí por su coste de movimiento, incluso mientras se secan.
learn-location-goal = Juega Forbidden Mountain, mueve allí a Stitch y gana su leyenda.
learn-location-hint = Juégala (2 de tinta), elige a Stitch y muévelo allí (1 de tinta); luego termina tu turno.
learn-location-after = Las ubicaciones no van de aventura: su leyenda llega sola. Un rival puede desafiarlas, y ellas nunca devuelven el golpe.

## Objetos y habilidades

learn-item-title = Objetos y habilidades
learn-item-told = Algunas cartas tienen habilidades que puedes usar en tu turno: primero el coste, luego una raya, luego lo que hace. ⟳ significa: agota esta carta. Los objetos no tienen que secarse.
learn-item-goal = Juega a Mickey Mouse, que cuesta 3, con 2 de tinta.
learn-item-hint = Usa antes Lantern: tu próximo personaje cuesta 1 menos.
learn-item-after = Los efectos esperan a aquello de lo que hablan: el de Lantern se gastó en el siguiente personaje.

## La bolsa

learn-bag-title = La bolsa
learn-bag-told = Con «cuando» y «siempre que» empiezan habilidades que se disparan solas. Esperan en la bolsa hasta que acaba lo que las causó; entonces eliges cuál de las tuyas va primero. Mientras la bolsa no esté vacía no se hace nada más.
learn-bag-goal = Gana 1 de leyenda y destierra a Pumbaa este turno.
learn-bag-hint = Que Mickey Mouse cante la canción. Dos habilidades van a la bolsa: resuélvelas en el orden que quieras. Entonces P.J. Pete tiene 5 de fuerza: desafía a Pumbaa.
learn-bag-after = Las dos habilidades vieron la misma canción. El orden lo elegías tú.

## Ganar

learn-win-title = Veinte de leyenda
learn-win-told = Quien tiene 20 de leyenda gana al momento. También pierdes si acaba tu turno y tu mazo está vacío. Tu rival tiene 19.
learn-win-goal = Gana este turno.
learn-win-hint = Te faltan 3. Stitch está secándose; Mickey Mouse da 2 y Minnie Mouse 1.
learn-win-after = Ya conoces el juego. Juega tu primera partida: el entrenador se sienta a tu lado.

## En la terminal

learn-list-head = Lecciones, { $done } de { $count } hechas
learn-list-row = { $mark } { $number }. { $title }
learn-how = tintero learn { $next } sigue; tintero learn game es una primera partida con entrenador.
learn-lesson-head = Lección { $number } de { $count } · { $title }
learn-goal-is = Meta: { $goal }
learn-clause-is = Regla { $clause }
learn-line-how = Responde con un número o escribe lo que haces. pista ayuda, otra empieza de nuevo, sigue pasa a la siguiente, salir termina.
learn-reached = ¡Hecho! { $after }
learn-all-done = Era la última lección. tintero learn game es una primera partida con entrenador.
learn-coach-says = Entrenador: { $said }
learn-not-kept = No se ha podido anotar lo que has aprendido: { $why }.
learn-word-again = otra, reiniciar
learn-word-next = sigue, siguiente, s
learn-word-hint = pista, p
