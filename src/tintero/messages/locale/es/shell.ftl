### Lo que puede decir cualquier orden de la línea de órdenes: archivos, mazos, valores que no valen.

## Lo que falló fuera

shell-system = El sistema lo impide: { $why }
shell-system-file = El sistema lo impide: { $file }: { $why }
shell-too-deep = La entrada está anidada demasiado hondo para leerla.
shell-development = `{ $command }` prueba el propio Tintero y es de una instalación de desarrollo; esta no lo es.
shell-development-how = Descarga el repositorio del proyecto y, dentro de él: make setup (o pip install -e .)

## Archivos

shell-no-file = No se puede leer { $file }: { $why }
shell-no-write = No se puede escribir { $file }: { $why }
shell-no-json = { $file } no es JSON (línea { $line }).

## Mazos y cartas

shell-no-deck = No hay mazo { $deck }, ni tal archivo.
shell-bad-deck = Líneas de { $file } que no se entienden:
shell-other-cards = { $deck }: el mazo necesita cartas que este conjunto no tiene (TINTERO_CARDS):
shell-illegal-deck = { $deck } no se puede jugar (--any-deck lo juega de todos modos):
# Un defecto de un mazo y la cláusula que incumple.
shell-fault = { $fault } (CR { $clause })
shell-bad-card-file = El fichero de cartas no vale: { $problem }
shell-no-card = Ninguna carta se llama «{ $name }».
shell-many-cards = «{ $name }» puede ser cualquiera de estas:

## Valores

shell-near = Parecidas: { $names }
shell-there-are = Existen: { $names }
shell-no-ink = No hay tinta «{ $text }».
shell-no-type = No hay tipo de carta «{ $text }».
shell-no-class = Ninguna carta es «{ $text }».
shell-no-keyword = No hay palabra clave «{ $text }».
shell-no-node = Las habilidades no tienen nodo «{ $text }».
shell-no-set = No hay colección «{ $text }».
shell-no-format = No hay formato «{ $text }».
shell-no-cost = «{ $text }» no es un coste: escribe 2, 2-4 o 5+.
shell-no-date = «{ $text }» no es un día: escríbelo así: 2026-10-16.

## Números

shell-percent = { $number } %

## Qué Tintero es este

shell-version = Tintero { $version } (Python { $python })
shell-knows = { $count } cartas; reglas { $versions }.
