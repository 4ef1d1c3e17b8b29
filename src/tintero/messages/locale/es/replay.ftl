### `tintero replay`: una partida grabada, paso a paso.

replay-hint = Intro: siguiente acción; atrás, turno N, bifurcar … ? para ayuda.
replay-no-record = No se puede repetir { $file }: { $why }
replay-still = Aún se puede leer: `tintero replay ARCHIVO --json` da sus mazos y acciones.

## Dónde estamos

replay-actions = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
replay-title = { $actions }, reglas { $version }, semilla { $seed }
replay-from-scene = { $actions } desde una escena, reglas { $version }
replay-seen-by = { $actions }, reglas { $version }, como la vio { $player }
replay-at = { $at }/{ $count } · turno { $turn } · { $player }: { $action }
replay-here = { $at }/{ $count } · turno { $turn }
replay-next = Siguiente: { $action }
replay-first = Este es el principio.
replay-last = Este es el final: { $result }

## Cómo acaba

replay-exact = Repetida con exactitud (hash { $hash }): { $result }
replay-exact-seen = Repetida con exactitud: { $result }
replay-through = Repetida hasta donde llega: { $result }
replay-promise-kept = La barajada es la que se prometió antes de la partida (compromiso { $commitment }).
replay-promise-broken = La barajada no es la que se prometió antes de la partida (compromiso { $commitment }): se cambió la semilla, los mazos, su orden o la sal.
replay-stopped = Detenida tras { $at } de { $count } acciones, en el turno { $turn }: { $why }
replay-no-next = La acción de la línea { $line } no se puede repetir.

## Errores

replay-no-turn = No hay turno { $turn }.
replay-number = { $word } necesita un número.
replay-no-seat = Asientos de 1 a { $count }; todos.

## Seguir jugando

replay-fork-first = Eso no es una orden aquí. Para seguir jugando, bifurcar; ? para ayuda.
replay-forked = Desde aquí juegas por todos; principal vuelve a la grabación.
replay-fork-all = Quien juega por todos ve todas las manos: antes, asiento todos.
replay-in-fork = Eso es solo para la grabación: principal.
replay-main = De vuelta en la grabación.
replay-saved = Guardada: { $file }
