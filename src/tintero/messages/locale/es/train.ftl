### Aprender un valor: `tintero train`.

train-round =
    Ronda { $round }: { $rows } posiciones, pérdida { $loss }, { $accuracy } % acertadas, { $gate } % de las partidas de la criba{ $passed ->
        [yes] : es el mejor
       *[no] : se queda el anterior
    }
train-done = Listo: en { $folder } están best.json (para jugar con él: --bot ink@ARCHIVO), log.json y curve.svg.
train-none-passed = Listo, pero ningún valor pasó la criba, así que en { $folder } no hay best.json. El último valor es { $file } (para jugar con él: --bot ink@ARCHIVO); log.json y curve.svg cuentan más.
train-lost-in = La ronda { $round } aprendió sin { $count ->
    [one] una tanda de partidas cuyo proceso murió dos veces; la ronda siguiente la juega.
   *[other] { $count } tandas de partidas cuyos procesos murieron dos veces; la ronda siguiente las juega.
}
train-lost = Aprendido sin { $count ->
    [one] una tanda de partidas cuyo proceso murió dos veces; la misma orden la juega y aprende de nuevo.
   *[other] { $count } tandas de partidas cuyos procesos murieron dos veces; la misma orden las juega y aprende de nuevo.
}
train-lost-all = No se jugó ninguna partida: todos los procesos murieron. La misma orden lo intenta de nuevo; con menos --workers hace falta menos memoria.
train-stopped = Interrumpido. La misma orden continúa donde estaba: { $folder }
train-other = { $folder } contiene un entrenamiento con otros mazos, números o cartas. Continúalo como empezó o elige otra carpeta.
train-rows = { $file } no está completo. Bórralo y sus partidas se jugarán de nuevo.
# $why: qué tiene de malo el archivo.
train-bad-plan = No se puede continuar con { $file }: { $why }. Elige otra carpeta, o borra el archivo si pides lo mismo con lo que empezó el entrenamiento.
train-bad-log = No se puede continuar con { $file }: { $why }. Bórralo y las rondas se aprenderán de nuevo con las partidas que ya están.
train-no-plan = no es el plan de un entrenamiento
train-no-log = no es una lista de rondas
train-apart = { $one } y { $other } se excluyen.
train-folder = No se puede escribir en { $folder }: { $why }
train-numpy = Para aprender hace falta numpy: pip install 'tintero[train]'
train-hands = Listo: { $file }, de { $games } partidas y { $rows } cartas entintadas al azar.
