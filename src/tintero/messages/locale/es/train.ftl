### Aprender un valor: `tintero train`.

train-round =
    Ronda { $round }: { $rows } posiciones, pérdida { $loss }, { $accuracy } % acertadas, { $gate } % de las partidas de la criba{ $passed ->
        [yes] : es el mejor
       *[no] : se queda el anterior
    }
train-done = Listo: en { $folder } están best.json (para jugar con él: --bot ink@ARCHIVO), log.json y curve.svg.
train-stopped = Interrumpido. La misma orden continúa donde estaba: { $folder }
train-other = { $folder } contiene un entrenamiento con otros mazos, números o cartas. Continúalo como empezó o elige otra carpeta.
train-rows = { $file } no está completo. Bórralo y sus partidas se jugarán de nuevo.
train-folder = No se puede escribir en { $folder }: { $why }
train-numpy = Para aprender hace falta numpy: pip install 'tintero[train]'
train-hands = Listo: { $file }, de { $games } partidas y { $rows } cartas entintadas al azar.
