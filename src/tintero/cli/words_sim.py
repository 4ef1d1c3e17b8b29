"""What `tintero sim` and `tintero ladder` say, in both languages."""

from __future__ import annotations

from tintero.rulebook.sources import Text

WORDS: dict[str, Text] = {
    "games": Text("games", "partidas"),
    "two_decks": Text("Give two decks or more.", "Da dos mazos o más."),
    "two_bots": Text("Give two bots or more.", "Da dos bots o más."),
    "no_bot": Text("There is no bot “{0}”; there are:", "No hay bot «{0}»; hay:"),
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
    "not_written": Text("{0} can't be written: {1}", "No se puede escribir {0}: {1}"),
    "unready": Text(
        "The engine can't read all of the text of: {0}. No simulation with them.",
        "El motor no entiende todo el texto de: {0}. Sin simulación con ellas.",
    ),
    "failed": Text("A game failed: {0}", "Falló una partida: {0}"),
    "col_pair": Text("Pairing", "Cruce"),
    "col_rate": Text("Wins", "Gana"),
    "col_interval": Text("95 % interval", "Intervalo 95 %"),
    "col_play": Text("On the play", "Empezando"),
    "col_draw": Text("On the draw", "Segundo"),
    "col_turns": Text("Turns", "Turnos"),
    "col_endings": Text("How games end", "Cómo acaban"),
    "end_lore": Text("lore", "lore"),
    "end_empty deck": Text("empty deck", "mazo vacío"),
    "end_last player": Text("last player", "último jugador"),
    "end_concession": Text("concession", "concesión"),
    "end_turn limit": Text("turn limit", "límite de turnos"),
    "cards_opening": Text(
        "{0} against {1}: wins with the card in the opening hand",
        "{0} contra {1}: gana con la carta en la mano inicial",
    ),
    "cards_drawn": Text(
        "{0} against {1}: wins with the card drawn", "{0} contra {1}: gana robando la carta"
    ),
    "col_bot": Text("Bot", "Bot"),
    "col_elo": Text("Elo", "Elo"),
    "col_games": Text("Games", "Partidas"),
    "col_score": Text("Score", "Puntos"),
    "col_time": Text("ms a decision", "ms por decisión"),
    "lore_axis": Text("lore", "lore"),
    "turn_axis": Text("turn", "turno"),
    "wins_axis": Text("win rate", "proporción de victorias"),
}


def say(lang: str, key: str, *values: object) -> str:
    return WORDS[key].get(lang).format(*values)
