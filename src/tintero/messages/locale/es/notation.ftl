### Lo que falla en una línea antes de preguntar a ninguna regla. $text es la línea o una parte, citada.

notation-nothing = no hay nada escrito
notation-too-long = la línea es demasiado larga: { $count } letras, como mucho { $most }
notation-cannot-read = no se entiende { $text }
notation-begins-with = no se entiende { $text }: una línea empieza por { $verbs }
notation-write = no se entiende { $text }: se escribe { $form }
notation-ambiguous = { $text } puede ser cualquiera de estas: { $candidates }
notation-too-many-ways = { $text } puede ser demasiadas cosas: di qué copia es cada una (NOMBRE #2)
notation-names-most = una línea nombra como mucho { $most } cartas, no { $count }
notation-alone = detrás de este verbo no va nada: { $text }
notation-by-itself = { $text } depende de lo que aún no se puede saber: se escribe aparte

## Cartas y jugadores

notation-no-name = falta el nombre de una carta
notation-not-here = aquí no hay { $text }
notation-elsewhere = no hay { $text }: esa carta está en { $zones }
notation-same-card = no se entiende { $text }: los dos lados son la misma carta
notation-card-twice = { $text } nombra una carta dos veces
notation-no-shift = no se entiende { $text }: no tiene ese Shift
notation-no-offer = no se entiende { $text }: no hay tal oferta
notation-no-seat = no hay jugador { $number }
notation-no-player = no hay jugador { $text }

## Respuestas

notation-choose-whom = falta a quién: choose NOMBRE
notation-keep = keep solo vale en la mano inicial
notation-no-mode = aquí no hay modo { $text }
notation-no-answer = { $text } no responde a esto
notation-no-number = { $text } no es un número: se escribe { $form }
notation-no-card = ninguna carta se llama { $text }
