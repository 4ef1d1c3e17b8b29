"""What `tintero sim` and `tintero ladder` say, in both languages."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "games": Text("games", "partidas"),
    "two_decks": Text("Give two decks or more.", "Da dos mazos o más."),
    "two_bots": Text("Give two bots or more.", "Da dos bots o más."),
    "no_bot": Text("There is no bot “{0}”; there are:", "No hay ningún bot «{0}»; hay:"),
    "no_rules": Text("There are no rules “{0}”; there are:", "No hay reglas «{0}»; hay:"),
    "no_share": Text(
        "“{0}” is no share: write 2% or 0.02.", "«{0}» no es una proporción: escribe 2% o 0.02."
    ),
    "no_plot": Text(
        "“{0}”: a plot is a .png or .svg file.", "«{0}»: un gráfico es un fichero .png o .svg."
    ),
    "no_matplotlib": Text(
        "Drawing needs matplotlib: pip install tintero[plots]",
        "Dibujar necesita matplotlib: pip install tintero[plots]",
    ),
    "ray_missing": Text(
        "--ray needs Ray: pip install tintero[ray]", "--ray necesita Ray: pip install tintero[ray]"
    ),
    "ray_address": Text(
        "“{0}” is no address of a Ray cluster: write HOST:PORT, ray://HOST:PORT, auto or local.",
        "«{0}» no es la dirección de un clúster de Ray: escribe HOST:PUERTO, ray://HOST:PUERTO, "
        "auto o local.",
    ),
    "ray_unreachable": Text(
        "The Ray cluster can't be reached: {0}", "No se llega al clúster de Ray: {0}"
    ),
    "ray_nodes": Text(
        "Tintero is missing on a node of the Ray cluster, install it on every one: {0}",
        "Falta Tintero en un nodo del clúster de Ray, instálalo en todos: {0}",
    ),
    "ray_differs": Text(
        "A node of the Ray cluster has another Tintero, so its games would differ: {0}",
        "Un nodo del clúster de Ray tiene otro Tintero y sus partidas serían otras: {0}",
    ),
    "ray_broken": Text("The Ray cluster failed: {0}", "Falló el clúster de Ray: {0}"),
    "not_written": Text("{0} can't be written: {1}", "No se puede escribir {0}: {1}"),
    "unready": Text(
        "The engine can't read all of the text of: {0}. No simulation with them.",
        "El motor no entiende todo el texto de: {0}. Sin simulación con ellas.",
    ),
    "stopped": Text(
        "Interrupted after {0} of {1} games; the figures are those of these games.",
        "Interrumpido tras {0} de {1} partidas; las cifras son las de esas partidas.",
    ),
    "stopped_kept": Text("The same command goes on from there.", "La misma orden sigue desde ahí."),
    "stopped_gone": Text(
        "With --resume FILE, given from the beginning, a run can go on later.",
        "Con --resume FICHERO, desde el principio, una serie puede seguir después.",
    ),
    "fuzz_stopped": Text(
        "Interrupted; this is what was found until then.",
        "Interrumpido; esto es lo encontrado hasta entonces.",
    ),
    "kept_line": Text(
        "{0} is no file of games that --resume goes on with: line {1}. Nothing was changed.",
        "{0} no es un fichero de partidas con el que --resume siga: línea {1}. No se ha cambiado "
        "nada.",
    ),
    "kept_other": Text(
        "{0} has the games of another run: {1} is {2} there and {3} here. Nothing was changed.",
        "{0} tiene las partidas de otra serie: {1} es {2} ahí y {3} aquí. No se ha cambiado nada.",
    ),
    "kept_busy": Text("{0} is being written by another run.", "Otra serie está escribiendo {0}."),
    "failed": Text("A game failed: {0}", "Falló una partida: {0}"),
    "failed_kept": Text("Its record: {0}", "La partida grabada: {0}"),
    "no_folder": Text("{0}: there is no such folder.", "{0}: no existe esa carpeta."),
    "more_failed": Text("… and {0} more.", "… y {0} más."),
    "col_pair": Text("Pairing", "Cruce"),
    "col_rate": Text("Wins", "Gana"),
    "col_interval": Text("95 % interval", "Intervalo 95 %"),
    "col_play": Text("On the play", "Empezando"),
    "col_draw": Text("On the draw", "Segundo"),
    "col_turns": Text("Turns", "Turnos"),
    "endings": Text("How games end", "Cómo acaban"),
    "end_lore": Text("lore", "leyenda"),
    "end_empty deck": Text("empty deck", "mazo vacío"),
    "end_last player": Text("last player", "último jugador"),
    "end_concession": Text("concession", "concesión"),
    "end_turn limit": Text("turn limit", "límite de turnos"),
    "lore_by_turn": Text("Mean lore after each turn", "Leyenda media tras cada turno"),
    "cards_opening": Text(
        "{0}: wins with the card in the opening hand",
        "{0}: gana con la carta en la mano inicial",
    ),
    "cards_drawn": Text("{0}: wins with the card drawn", "{0}: gana robando la carta"),
    "wins_of": Text("{0} wins", "gana {0}"),
    "col_bot": Text("Bot", "Bot"),
    "col_elo": Text("Elo", "Elo"),
    "col_games": Text("Games", "Partidas"),
    "col_score": Text("Score", "Puntos"),
    "col_time": Text("ms a decision", "ms por decisión"),
    "col_slowest": Text("slowest turn", "turno más lento"),
    "col_ahead": Text("Elo ahead", "Elo de ventaja"),
    "lore_axis": Text("lore", "leyenda"),
    "turn_axis": Text("turn of that player", "turno de ese jugador"),
    "turns_axis": Text("turns of both players", "turnos de ambos"),
    "games_axis": Text("games", "partidas"),
    "point": Text(".", ","),
    "wins_axis": Text("games won by the first deck, in %", "partidas que gana el primero, en %"),
    "rates_title": Text("Win rates with 95 % intervals", "Victorias, con intervalos del 95 %"),
    "matrix_title": Text("Row against column, % won", "Fila contra columna, % ganado"),
}


def say(lang: str, key: str, *values: object) -> str:
    return WORDS[key].get(lang).format(*values)
