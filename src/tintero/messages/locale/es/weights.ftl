### Archivos de pesos de un valor.

weights-none = { $file } no contiene pesos de un valor
weights-unread = No se puede leer { $file }: { $why }
weights-version = { $file } es de la versión { $version } de los rasgos; este Tintero tiene la { $needed }. Entrénalo de nuevo: tintero train
weights-pool = { $file } se entrenó con otras cartas (colección { $pool }; esta es { $needed }). Entrénalo de nuevo: tintero train
