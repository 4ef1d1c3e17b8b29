### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

## En todas partes

page-language = Idioma
page-nav = Páginas
page-nav-new = Nueva mesa
page-nav-lobby = Sala
page-nav-mine = Mis partidas
page-nav-decks = Mazos
page-nav-help = Ayuda
page-load-failed = No se ha podido cargar esta parte de la página. Vuelve a cargarla.
page-missing-title = Aquí no hay nada
page-missing-lead = Esta dirección no lleva a ninguna parte.
page-missing-home = Ir a la primera página

## Las páginas

page-home-title = Una mesa para jugar, en tu navegador
page-home-lead = Contra un bot, con alguien por enlace o dos ante una misma pantalla.
page-new-title = Nueva mesa
page-new-lead = Quién juega, con qué mazos y con qué reglas.
page-lobby-title = Sala
page-lobby-lead = Mesas abiertas que esperan a alguien.
page-mine-title = Mis partidas
page-mine-lead = Mesas en las que este navegador tiene un asiento.
page-decks-title = Mazos
page-decks-lead = Pega una lista en cualquier formato o toma una de las que hay.
page-replay-title = Repetición
page-replay-lead = Una partida terminada, línea a línea.
page-help-title = Ayuda
page-help-lead = Cómo se juega con ratón, dedos, teclas y voz.

## Privacidad

page-privacy-title = Privacidad
page-privacy-1 = No hay cuentas, ni cookies, ni seguimiento, y la página no pide nada a ningún otro servidor.
page-privacy-2 = El servidor guarda lo necesario para seguir jugando: la mesa, los nombres que cada cual eligió, sus mazos, cada acción de la partida con su hora y el chat.
page-privacy-3 = Tu navegador guarda tus ajustes, las llaves de tus asientos y un número al azar que vuelve a encontrar tus partidas; borra los datos de este sitio y desaparecen.
page-privacy-4 = Quien tenga el enlace de una partida terminada puede ver su repetición; nadie ve las cartas ocultas de una partida en curso.
page-privacy-5 = Las direcciones sirven para limitar cuánto puede pedir una máquina y se olvidan con el proceso; si envías una queja, se guardan la posición y el chat de esa mesa.

## Tintas

page-ink-amber = Ámbar
page-ink-amethyst = Amatista
page-ink-emerald = Esmeralda
page-ink-ruby = Rubí
page-ink-sapphire = Zafiro
page-ink-steel = Acero
page-ink-none = sin tinta

## La mesa

page-table-title = Mesa { $id }
