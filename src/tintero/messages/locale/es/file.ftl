### Lo que falla en un archivo antes de saber de qué trata.

file-line = línea { $line }: { $problem }
# Lo que dice una biblioteca cuando aquí no hay palabras para ello.
file-said = { $said }

file-too-much = contiene demasiado
file-too-many-values = tiene demasiados valores
file-too-deep = tiene demasiados niveles
file-long-number = un número es demasiado largo
file-long-text = tiene un texto demasiado largo
file-cut = se acaba antes de tiempo
file-not-text = esto no es texto (UTF-8)
file-no-script = hay un carácter que no es de ninguna escritura

## JSON

file-json-value = falta un valor
file-json-comma = falta «,»
file-json-colon = falta «:»
file-json-name = falta un nombre entre comillas dobles
file-json-more = sobra algo después del final
file-json-string = un texto no se cierra
file-json-control = hay un carácter de control en un texto
file-json-escape = hay una «\» desconocida en un texto

## YAML

file-yaml-pair = aquí no puede haber «clave: valor»
file-yaml-colon = falta «:»
file-yaml-list = falta «,» o «]»
file-yaml-map = falta «,» o «{"}"}»
file-yaml-block = la sangría no cuadra
file-yaml-token = hay un carácter que no puede ir ahí (¿un tabulador?)
file-yaml-cut = el texto se acaba antes de tiempo
file-yaml-alias = no existe el alias { $name }: un «*» al principio pide comillas
file-yaml-content = falta un valor
file-yaml-expected = la sangría o los signos no cuadran
file-yaml-control = hay un carácter de control
file-yaml-sign = hay un carácter que no puede ir ahí
