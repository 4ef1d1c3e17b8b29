"""What `tintero rules` tells beyond the text of a clause: rulings and cards; the keywords."""

from __future__ import annotations

from typing import Any, Final

from tintero import rulebook
from tintero.cli.rules.print import out_list, out_table, tell
from tintero.cli.shell.common import out_json
from tintero.judge import links
from tintero.judge.links import ClauseCards
from tintero.messages import Message
from tintero.vocab import KEYWORD_NAMES

FEW: Final = 5
CARDS_BY: Final = {
    "keyword": "rules-cards-by-keyword",
    "node": "rules-cards-by-node",
    "trigger": "rules-cards-by-trigger",
}
# Events that cards wait for, as a judge calls them.
EVENTS: Final = {
    "banished": "rules-event-banished",
    "banished another": "rules-event-banished-another",
    "challenge over": "rules-event-challenge-over",
    "challenged": "rules-event-challenged",
    "chosen": "rules-event-chosen",
    "damage dealt": "rules-event-damage-dealt",
    "damage removed": "rules-event-damage-removed",
    "damage taken": "rules-event-damage-taken",
    "discarded": "rules-event-discarded",
    "discarded some": "rules-event-discarded-some",
    "drew": "rules-event-drew",
    "drops removed": "rules-event-drops-removed",
    "entered play": "rules-event-entered-play",
    "exerted": "rules-event-exerted",
    "inked": "rules-event-inked",
    "left discard": "rules-event-left-discard",
    "left play": "rules-event-left-play",
    "milled": "rules-event-milled",
    "moved": "rules-event-moved",
    "played": "rules-event-played",
    "put in discard": "rules-event-put-in-discard",
    "put in inkwell": "rules-event-put-in-inkwell",
    "put under": "rules-event-put-under",
    "quested": "rules-event-quested",
    "readied": "rules-event-readied",
    "returned to hand": "rules-event-returned-to-hand",
    "sang": "rules-event-sang",
    "shifted": "rules-event-shifted",
    "sung": "rules-event-sung",
    "turn end": "rules-event-turn-end",
    "turn start": "rules-event-turn-start",
    "used": "rules-event-used",
}


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
    cases = [f"{ruling.id} {ruling.title.get(lang)}" for ruling in links.rulings_of(number)]
    out_list(lang, "rules-rulings", cases)
    for link in links.cards_of(number):
        event = EVENTS.get(link.name) if link.how == "trigger" else None
        told = Message(
            CARDS_BY[link.how],
            name=Message(event) if event else link.name,
            clause=link.clause,
            count=len(link.cards),
            cards=some(link, every_card),
        )
        tell(lang, told)


def some(link: ClauseCards, every_card: bool) -> str:
    if every_card or len(link.cards) <= FEW:
        return "; ".join(link.cards)
    return "; ".join(link.cards[:FEW]) + "; …"


def keywords(lang: str, as_json: bool) -> None:
    """Each keyword with its section, what it says, and how many cards have it printed."""
    index = links.card_index()
    rows = []
    for keyword, number in links.keyword_sections().items():
        first = rulebook.children(number, None)[0]
        name = KEYWORD_NAMES[keyword]
        cards = index.get(("keyword", name, number), ())
        rows.append((number, name, first.statement(lang), cards, rulebook.clause(number).since))
    rows.sort(key=lambda row: [int(part) for part in row[0].split(".")])
    if as_json:
        out_json(
            [
                {"keyword": name, "clause": number, "statement": text, "cards": list(cards),
                 "since": since}
                for number, name, text, cards, since in rows
            ]
        )  # fmt: skip
        return
    cells = ((number, name, text, str(len(cards))) for number, name, text, cards, _ in rows)
    columns = ("rules-clause", "rules-keyword", "rules-statement", "rules-n-cards")
    out_table(lang, columns, cells)
