"""What `tintero rules` tells beyond the text of a clause: rulings and cards; the keywords."""

from __future__ import annotations

from typing import Any

from tintero import rulebook
from tintero.cli.rules.print import out, out_list, out_table
from tintero.cli.rules.words import say
from tintero.cli.shell.common import out_json
from tintero.judge import links
from tintero.judge.links import ClauseCards

FEW = 5
# Events that cards wait for, as a judge calls them in Spanish.
EVENTS = {
    "banished": "desterrado", "banished another": "desterrar a otro",
    "challenge over": "fin del desafío", "challenged": "desafío", "chosen": "ser elegido",
    "damage dealt": "daño infligido", "damage removed": "daño quitado",
    "damage taken": "daño recibido", "discarded": "descartar",
    "discarded some": "descartar una o más", "drew": "robar", "drops removed": "retirar gotas",
    "entered play": "entrar en juego", "exerted": "agotarse", "inked": "entintar",
    "left discard": "dejar el descarte", "left play": "dejar el juego",
    "milled": "del mazo al descarte", "moved": "moverse", "played": "jugar",
    "put in discard": "ir al descarte", "put in inkwell": "ir al pozo de tinta",
    "put under": "poner debajo", "quested": "ir de aventura", "readied": "prepararse",
    "returned to hand": "volver a la mano", "sang": "cantar", "shifted": "jugar con Shift",
    "sung": "canción cantada", "turn end": "final del turno", "turn start": "inicio del turno",
    "used": "usar una habilidad",
}  # fmt: skip


def facts(number: str, lang: str) -> dict[str, Any]:
    """Rulings and cards of a clause as data; each link to cards says how it was found."""
    return {
        "rulings": [
            {"id": ruling.id, "title": ruling.title.get(lang), "status": ruling.status}
            for ruling in links.rulings_of(number)
        ],
        "cards": [
            {"how": link.how, "by": link.name, "clause": link.clause, "cards": list(link.cards)}
            for link in links.cards_of(number)
        ],
    }


def show(number: str, lang: str, every_card: bool) -> None:
    out_list(
        lang, "rulings", [f"{r.id} {r.title.get(lang)}" for r in links.rulings_of(number)]
    )  # fmt: skip
    for link in links.cards_of(number):
        out(f"{say(lang, 'cards_by', by(link, lang), len(link.cards))}: {some(link, every_card)}")


def by(link: ClauseCards, lang: str) -> str:
    """ "keyword Resist, 8.8" """
    name = EVENTS.get(link.name, link.name) if lang == "es" and link.how == "trigger" else link.name
    return f"{say(lang, f'how_{link.how}')} {name}, {link.clause}"


def some(link: ClauseCards, every_card: bool) -> str:
    if every_card or len(link.cards) <= FEW:
        return "; ".join(link.cards)
    return "; ".join(link.cards[:FEW]) + "; …"


def keywords(lang: str, as_json: bool) -> None:
    """Each keyword with its section, what it says, and how many cards have it printed."""
    index = links.card_index()
    rows = []
    for keyword, number in links.keyword_sections().items():
        clause = rulebook.clause(number)
        first = rulebook.children(number, None)[0]
        name = clause.title("en")
        cards = index.get(("keyword", name, number), ())
        rows.append((keyword, number, name, first.statement(lang), cards, clause.since))
    rows.sort(key=lambda row: [int(part) for part in row[1].split(".")])
    if as_json:
        out_json(
            [
                {"keyword": name, "clause": number, "statement": text, "cards": list(cards),
                 "since": since}
                for _, number, name, text, cards, since in rows
            ]
        )  # fmt: skip
        return
    cells = ((number, name, text, str(len(cards))) for _, number, name, text, cards, _ in rows)
    out_table(lang, ("clause", "keyword", "statement", "n_cards"), cells)
