### El texto impreso: por qué no se puede leer, y qué falla en un archivo de cartas que lo lleva.

## Textos

text-unread = { $problem }: { $left }
text-unfit = estas palabras no encajan
text-cut = el texto acaba demasiado pronto
text-none = no hay texto
text-sign = ninguna carta lleva este signo
text-readings = tiene { $count } lecturas
text-otherwise = se leería otra cosa
text-unsayable = no hay palabras para lo que significaría
text-order = estas palabras no tienen sentido en este orden
# $reason: una de lower.ftl.
text-no-sense = estas palabras no tienen sentido aquí ({ $reason })
text-no-keyword = no es una palabra clave
text-keyword-number = { $keyword } con un número
text-keyword-bare = { $keyword } sin un número
text-shift-cost = una clase de Shift con nombre y un coste que no es tinta
text-no-shift = { $kind } no es una clase de Shift

## Archivos

text-file = { $file }: { $problem }
text-file-in = { $file }: { $where }: { $problem }
text-missing = falta
text-below-zero = { $number } es menor que 0
text-number-most = se esperaba un número hasta { $most }
text-expected = se esperaba { $what } y hay { $found }
text-expected-nothing = se esperaba { $what } y no hay nada
text-unknown = { $text } no se conoce; se conoce { $known }
text-set-type = tipo de expansión desconocido: { $type }
text-set-code = el código de una expansión es un número
text-no-set = el fichero no tiene la expansión { $set }
text-full-name = nombre y versión dan { $name }
text-printed-twice = { $card } también está impresa como { $code }
text-two-cards = dos cartas con un mismo nombre: aquí { $here }, en { $code } { $there }
text-no-effects = esas cartas ({ $type }) tienen abilities, no effects
text-type = tipo desconocido: { $type }
text-ink = tinta desconocida: { $ink }
text-no-json = no es JSON en la línea { $line }, columna { $column }: { $problem }
text-no-utf = no es UTF-8 en el byte { $byte }
text-gzip = el gzip está dañado ({ $problem })

## Lo que hay, y lo que debería haber

text-a-text = un texto
text-a-number = un número
text-a-truth = true o false
text-a-list = una lista
text-an-object = un objeto
text-a-letter = una letra
