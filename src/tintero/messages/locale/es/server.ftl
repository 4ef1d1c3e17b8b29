### La mesa web: lo que dice el servidor además de la partida.


## Llegar e irse

server-no-table = No existe esa mesa.
server-unplayable = No se puede recuperar esta mesa; se ha avisado a quien lleva el servidor.
server-no-key = Este enlace no abre ningún asiento de esta mesa.
server-no-watching = En esta mesa no se permite mirar.
server-watching = Quien mira no puede hacer eso.
server-protocol = Esta página habla una versión del protocolo distinta de { $known }: vuelve a cargarla.
server-taken-over = Este asiento se ha abierto en otro sitio y sigue allí.
server-gone = { $player } ya no está.
server-back = { $player } ha vuelto.
server-deploy = El servidor se reinicia en un momento. No se pierde nada y los relojes se paran entretanto.
server-no-seat = Este asiento está ocupado o no existe.
server-no-game = La partida aún no ha empezado.

## Mensajes

server-unreadable = Este mensaje no se puede leer.
server-hello-once = Eso ya se dijo, o aquí no se puede decir.
server-limit = Demasiado a la vez: espera un momento.
server-later = No se ha podido guardar ahora; nada ha cambiado. Inténtalo de nuevo.

## Deshacer

server-no-step = En esta decisión no hay ningún paso que deshacer.
server-undo-enough = Los demás ya lo han rechazado dos veces en esta partida; no se puede pedir más.
server-undo-asked = { $player } pide deshacer la última jugada. { $why }
server-undo-waits = Se pregunta a los demás; el silencio es un no.
server-undo-agreed = La última jugada se ha deshecho: los demás están de acuerdo.
server-undo-no = La jugada se queda: los demás no están de acuerdo.
server-undo-silence = La jugada se queda: nadie ha contestado a tiempo.

## Tiempo

server-time-over = A { $player } se le ha acabado el tiempo. ¿Ganar, dar dos minutos más o esperar?
server-your-time = El tiempo se había acabado antes.
server-flagged = A { $player } se le acabó el tiempo.

## Ponerse de acuerdo

server-asks = { $what ->
    [chat] { $player } quiere chatear con palabras propias. ¿Estás de acuerdo?
    [hands] { $player } quiere mostrar todas las manos a quienes miran. ¿Estás de acuerdo?
   *[rematch] { $player } quiere jugar otra vez. ¿Estás de acuerdo?
}
server-asked = Se pregunta a los demás.
server-agreed = { $what ->
    [chat] Ya podéis chatear con palabras propias.
   *[hands] Quienes miran ven ahora todas las manos.
}
server-declined = { $what ->
    [chat] Los demás prefieren las frases hechas.
    [hands] Las manos siguen ocultas.
   *[rematch] Los demás no quieren jugar otra vez ahora.
}
server-first = { $player } perdió la última partida y decide: ¿empieza la siguiente?
server-next = ¿Seguir con la partida siguiente?
server-no-request = Nadie pregunta eso, o no te toca contestar.
server-no-choice = «{ $what }» no es ninguna de las respuestas.
server-alone = No hay nadie más a quien preguntar.
server-no-rematch = Aquí no puede haber revancha, o las partidas no han terminado.

## Hablar

server-no-phrase = Hay { $most } frases, desde la 0.
server-chat-no = Las palabras propias son para mesas donde todos están de acuerdo; las frases hechas están siempre.
server-chat-long = Un mensaje tiene de 1 a { $most } caracteres imprimibles.
server-no-hints = En una partida clasificatoria no hay pistas.
server-reported = Gracias: ha quedado anotado, con el estado de la mesa.
server-called = { $player } ha llamado al juez. Los relojes se paran.
server-call-over = La llamada al juez ha terminado. Los relojes corren.
server-call-no-scene = La mesa del juez no puede mostrar este momento: { $why }
server-not-yours = Solo quien llamó al juez puede terminar la llamada.

## La página

server-no-page = La página de este servidor no está construida: ejecuta `make page` o usa una versión publicada. La puerta para programas está abierta de todos modos.
