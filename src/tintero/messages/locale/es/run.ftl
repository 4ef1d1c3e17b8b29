### Series de muchas partidas: con qué no se pueden jugar, y archivos con los que una no puede seguir.

run-unready = el motor no entiende todo el texto de: { $cards }

## Archivos de una serie interrumpida

run-kept-line = no es un fichero de partidas con el que seguir: línea { $line }
run-kept-other = tiene las partidas de otra serie: { $what } es { $there } ahí y { $here } aquí
run-kept-busy = otra serie lo está escribiendo
