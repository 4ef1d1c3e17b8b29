### Las líneas como se escriben en español. Los nombres de las cartas quedan como están impresos.
### Varias maneras van con | entre ellas; (una/otra) de unas palabras; [quizá] unas palabras.

words-ink = poner { $card } en (el/tu/mi) pozo [de tinta] | (entintar/entinta/tinta) { $card }
words-quest = [ir de/de] (aventura/aventurar/aventuras) [con] { $card }
words-sing-together = (cantar/canta) { $card } juntos
words-sing-with = (cantar/canta) { $card } con { $other }
words-sing = (cantar/canta) { $card }
words-play-free = (jugar/juega/juego) { $card } gratis
words-play-on = (jugar/juega/juego) { $card } sobre { $other }
words-play-by = (jugar/juega/juego) { $card } por { $other }
words-play = (jugar/juega/juego) { $card }
words-use = (usar/usa) { $card }
words-challenge = (desafiar/desafía) [con] { $card } > { $other } | (desafiar/desafía) a { $other } con { $card } | (desafiar/desafía) [con] { $card } (a/contra) { $other }
# Lo que falta se pregunta.
words-challenge-whom = (desafiar/desafía) { $card }
words-move = (mover/mueve) { $card } > { $other } | (mover/mueve) [a] { $card } (a/hasta) { $other }
words-move-where = (mover/mueve) { $card }
words-end = (fin/terminar) [turno/de turno/del turno/el turno/tu turno/mi turno]
words-concede = rendirse

## Respuestas

words-choose = (elegir/elige/elijo) { $card }
words-done = acabar | hecho | listo
words-yes = sí
words-mode = modo { $card }
words-amount = cantidad { $card }
words-name = (nombrar/nombra) { $card }
words-top = arriba
words-bottom = abajo
words-bottom-cards = abajo { $card }
words-resolve = (resolver/resuelve) { $card }
words-player = jugador { $card }
words-keep = conservar | quedarse
