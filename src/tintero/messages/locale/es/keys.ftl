### Las teclas de la mesa: las palabras de la última línea y lo que dice la ayuda de cada una.

keys-title = Teclas

## La última línea

keys-why = por qué
keys-hint = pistas
keys-undo = deshacer
keys-end = fin
keys-card = carta
keys-piles = descartes
keys-log = registro
keys-save = guardar
keys-concede = rendirse
keys-help = ayuda
keys-quit = salir
keys-put = poner
keys-edit = cambiar
keys-table = mesa
keys-back = atrás
keys-next = sigue
keys-sheet = fallo
keys-hands = manos

## La ayuda

keys-arrows = flechas
keys-enter = Intro, clic
keys-space = Espacio  n
keys-delete = Supr
keys-about-arrows = mover por cartas y listas; el borde lleva a la parte siguiente
keys-about-tab = la parte siguiente de la mesa
keys-about-enter = elegir; la que no puede hacer nada dice por qué; ✓ otra vez: conservarla
keys-about-why = ¿por qué no? Qué puede hacer la carta y qué no, con las reglas
keys-about-hint = pistas: ¿qué puedo hacer?
keys-about-undo = deshacer tu última jugada entera; U: hasta donde dejan las reglas
keys-about-end = terminar tu turno
keys-about-card = la carta seleccionada, entera
keys-about-piles = descartes, y lo que conoces de manos y mazos
keys-about-log = todo el registro; Intro abre la regla de una línea
keys-about-save = guardar la partida en un archivo
keys-about-concede = rendirse
keys-about-rematch = tras una partida: otra con los mismos mazos
keys-about-quit = salir; la partida se guarda, tintero play --resume la continúa
keys-about-watching = mirando bots: pausa; un paso
keys-about-numbers = fuerza, voluntad, leyenda, coste de moverse allí
keys-about-states = agotado, secándose, daño
keys-about-inkable = con y sin símbolo de pozo de tinta
keys-about-keywords = palabras clave con poco sitio: Evasive, Ward, Resist +2

## La ayuda del laboratorio

keys-lab-put = poner una carta: parte del nombre y luego adónde va
keys-lab-edit = cambiar la carta: estado, daño, ubicación, cartas debajo, zona
keys-lab-state = agotar o preparar; secándose o seca; daño
keys-lab-remove = retirar la carta seleccionada
keys-lab-table = la mesa: turno, paso, leyenda, tinta, carta superior, mazo, reglas, título
keys-lab-piles = mazos, descartes y pozos de tinta; Intro cambia una carta de allí
keys-lab-enter = hacer lo que la carta puede; si no puede nada, dice por qué
keys-lab-questions = ¿por qué no? · pistas · la carta entera · el registro con sus reglas
keys-lab-steps = un paso atrás, uno adelante por todo lo hecho
keys-lab-undo = antes de la última jugada o cambio; U: el principio
keys-lab-sheet = la hoja del fallo de lo hecho
keys-lab-hands = manos abiertas o cerradas; el otro lado de la mesa
keys-lab-end = terminar el turno; rendirse
keys-lab-save = guardar: ARCHIVO.yaml la escena, ARCHIVO.tintero la grabación
keys-lab-quit = salir
