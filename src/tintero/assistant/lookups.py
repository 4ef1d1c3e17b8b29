"""What an assistant may ask: rules, cases, cards, decks, scenes. Plain data comes back, and what
can't be answered is a `Problem`."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction
from typing import Any, Final

from tintero import limits, rulebook
from tintero.ability.codec import encode
from tintero.ability.render.speakers import SPEAKERS
from tintero.asking.reply import answer
from tintero.cards.deck import Deck
from tintero.cards.facts import CardFacts
from tintero.cards.formats import CONSTRUCTED, FORMATS, UnknownFormat, legal_in
from tintero.cards.in_words import figures, text_of
from tintero.cards.odds import Odds, SmallDeck
from tintero.cards.pool import default_pool
from tintero.cards.search import Query, find, keywords_of
from tintero.judge import book, links
from tintero.judge.read import scenes_of
from tintero.judge.run import run_one
from tintero.judge.sheet import Sheet, ask
from tintero.messages import COMMA, Listed, Message, Problem, languages, say
from tintero.rulebook.clause_search import search
from tintero.scene import Scene
from tintero.server.api_decks import described
from tintero.server.api_judge import SceneQuestion, tried
from tintero.server.api_shapes import DECK_LETTERS, SCENE_LETTERS, DeckGiven
from tintero.server.opening import read_deck
from tintero.state.ruleset import NEWEST, VERSIONS
from tintero.vocab import INK_NAMES, KEYWORD_NAMES, TYPE_NAMES

MOST_CLAUSES: Final = 12
MOST_CARDS: Final = 20
MOST_TURNS: Final = 12
SHIPPED: Final = "shipped:"


class NotAnswered(Problem, ValueError):
    """What was asked for can't be read."""


def checked_language(lang: str) -> str:
    if lang not in languages():
        known = Listed(tuple(languages()), COMMA)
        raise NotAnswered(Message("mcp-language", lang=limits.clipped(lang, 20), known=known))
    return lang


def checked_rules(rules: str) -> str:
    if rules not in VERSIONS:
        known = Listed(VERSIONS, COMMA)
        raise NotAnswered(Message("api-rules", version=limits.clipped(rules, 20), known=known))
    return rules


def within(text: str, most: int) -> str:
    if len(text) > most:
        raise NotAnswered(Message("mcp-long", most=most))
    return text


# --- the rulebook ---------------------------------------------------------------------------------


def clause(number: str, lang: str = "en", rules: str = NEWEST) -> dict[str, Any]:
    """A clause with what stands below it, and the cases that name it."""
    found = rulebook.clause(limits.clipped(number, 40))
    rules = checked_rules(rules)
    below = rulebook.children(found.number, rules)
    return {
        **_clause(found.number, lang, rules),
        "rules": rules,
        "exists": found.exists_in(rules),
        "below": [_clause(one.number, lang, rules) for one in below],
        "cases": [
            {"id": one.id, "title": one.title.get(lang)} for one in links.rulings_of(found.number)
        ],
    }


def _clause(number: str, lang: str, rules: str) -> dict[str, Any]:
    one = rulebook.clause(number)
    return {"number": number, "title": one.title(lang), "text": one.statement(lang, rules)}


def search_rules(words: str, lang: str = "en", rules: str = NEWEST) -> dict[str, Any]:
    """Clauses that hold these words."""
    rules = checked_rules(rules)
    found = search(words, lang, rules)
    told = [_clause(one.number, lang, rules) for one in found[:MOST_CLAUSES]]
    return {"clauses": told, "count": len(found)}


def ask_in_words(question: str, lang: str = "en", rules: str = NEWEST) -> dict[str, Any]:
    """The nearest cases, the clauses, and a scene to begin with."""
    return answer(question, lang, checked_rules(rules)).plain()


# --- the case book --------------------------------------------------------------------------------


def case(id: str, lang: str = "en") -> dict[str, Any]:
    """A case of the book, with its scenes."""
    found = book.ruling(limits.clipped(id, 40))
    return {
        "id": found.id,
        "title": found.title.get(lang),
        "topic": found.topic,
        "status": found.status,
        "official": found.official,
        "question": found.question.get(lang),
        "answer": found.answer.get(lang),
        "note": found.note.get(lang) if found.note else "",
        "clauses": [_clause(number, lang, NEWEST) for number in found.clauses],
        "cards": list(found.cards),
        "scenes": [{"title": one.called(lang), "scene": one.text()} for one in found.scenes],
    }


def run_case(id: str, lang: str = "en", rules: str = "") -> dict[str, Any]:
    """Whether the engine gives the answer of a case, with the sequence of its first scene."""
    found = book.ruling(limits.clipped(id, 40))
    rules = checked_rules(rules) if rules else ""
    outcome = run_one(found, rules).plain(lang)
    shown = sheet_data(ask(found.scenes[0], lang, rules)) if found.scenes else None
    return {**outcome, "first_scene": shown}


# --- cards ----------------------------------------------------------------------------------------


def find_cards(
    name: str = "", text: str = "", keyword: str = "", lang: str = "en"
) -> dict[str, Any]:
    """Cards by words of the name, by words of the text (either language), by a keyword."""
    keywords = (keyword_named(keyword),) if keyword.strip() else ()
    texts = (text,) if text.strip() else ()
    if not (name.strip() or texts or keywords):
        raise NotAnswered(Message("mcp-no-words"))
    found = find(default_pool(), Query(words=within(name, limits.NAME), texts=texts,
                                       keywords=keywords))  # fmt: skip
    told = [{"card": one.full_name, "text": text_of(one, lang)} for one in found[:MOST_CARDS]]
    return {"cards": told, "count": len(found)}


def keyword_named(text: str) -> int:
    known = {name.casefold(): n for n, name in enumerate(KEYWORD_NAMES)}
    wanted = text.strip().casefold()
    if wanted not in known:
        listed = Listed(tuple(KEYWORD_NAMES), COMMA)
        raise NotAnswered(Message("mcp-keyword", said=limits.clipped(text, 40), known=listed))
    return known[wanted]


def card(name: str) -> dict[str, Any]:
    """All there is on a card: what is printed, its text in every language, how it is understood,
    where it may be played today, the cases that name it."""
    found = default_pool().one(within(name, limits.NAME))
    return {
        **printed(found),
        "text": {lang: text_of(found, lang) for lang in SPEAKERS},
        "keywords": [KEYWORD_NAMES[n] for n in sorted(keywords_of(found))],
        "understood": [encode(ability) for ability in found.abilities],
        "legal_today": [one for one in CONSTRUCTED if legal_in(found, one, date.today())],
        "cases": [one.id for one in book.book() if found.full_name in one.cards],
    }


def printed(found: CardFacts) -> dict[str, Any]:
    return {
        "card": found.full_name,
        "type": TYPE_NAMES[found.type],
        "song": found.song,
        "inks": [INK_NAMES[n] for n in found.inks],
        "cost": found.cost,
        "inkable": found.inkable,
        "classifications": list(found.classes),
        "sets": list(found.sets),
        **figures(found),
    }


# --- decks ----------------------------------------------------------------------------------------


def given(deck: str) -> DeckGiven:
    """`shipped:NAME`, or a list in any known format."""
    text = within(deck, DECK_LETTERS).strip()
    if not text:
        raise NotAnswered(Message("mcp-no-deck", decks=Listed(tuple(Deck.available()), COMMA)))
    if text.startswith(SHIPPED):
        return DeckGiven(shipped=limits.clipped(text.removeprefix(SHIPPED).strip(), 80))
    return DeckGiven(text=text)


def check_deck(deck: str, format: str = "", lang: str = "en") -> dict[str, Any]:
    """What a deck is, and everything that is wrong with it."""
    if format and format not in FORMATS:
        raise UnknownFormat(limits.clipped(format, 20))
    pool = default_pool()
    read = read_deck(given(deck), format, pool)
    made = described(read, pool)
    faults = [{"said": say(one.said, lang), "line": one.line, "rule": one.rule}
              for one in made.faults]  # fmt: skip
    return {
        "name": made.name,
        "cards": dict(read.deck.counts),
        "count": made.count,
        "inks": list(made.inks),
        "curve": list(made.curve),
        "inkable": made.inkable,
        "faults": faults,
        "fine": not faults,
        "legal_in": list(made.formats),
    }


def deck_odds(deck: str, named: str = "", turns: int = 8) -> dict[str, Any]:
    """Exact chances, with the opening hand altered: as many ink as turns, something to play, and
    one of the named card, by each turn, on the play and on the draw."""
    found = read_deck(given(deck), "", default_pool()).deck
    wanted = [default_pool().one(within(named, limits.NAME)).full_name] if named.strip() else []
    if wanted and wanted[0] not in found.counts:
        raise NotAnswered(Message("deck-not-there", card=wanted[0]))
    if not 1 <= turns <= MOST_TURNS:
        raise NotAnswered(Message("mcp-turns", most=MOST_TURNS))
    if len(found) < 7:
        told = Message("deck-too-small", deck=found.name, count=len(found), hand=7)
        raise SmallDeck(told)
    odds = Odds.of(found, wanted=wanted)
    rows: list[dict[str, Any]] = []
    for turn in range(1, turns + 1):
        row: dict[str, Any] = {
            "turn": turn,
            "ink_every_turn": _both(odds.ink(turn, True), odds.ink(turn, False)),
            "something_to_play": _both(odds.play(turn, True), odds.play(turn, False)),
        }
        if wanted:
            row["named_card"] = _both(odds.card(turn, True), odds.card(turn, False))
        rows.append(row)
    return {"deck": found.name, "cards": len(found), "named": wanted, "by_turn": rows}


def _both(play: Fraction, draw: Fraction) -> dict[str, float]:
    return {"on_the_play": round(float(play), 4), "on_the_draw": round(float(draw), 4)}


# --- scenes ---------------------------------------------------------------------------------------


def judge(scene: str, action: str = "", lang: str = "en", rules: str = "") -> dict[str, Any]:
    """The ruling on a scene, by the engine; `action`: one line more, tried at its end."""
    rules = checked_rules(rules) if rules else ""
    text = within(scene, SCENE_LETTERS)
    found: Scene = scenes_of(text)[0]
    if action.strip():
        question = SceneQuestion(text, within(action, 500), lang, rules)
        found = replace(found, steps=(*found.steps, tried(found, question)))
    return {**sheet_data(ask(found, lang, rules)), "scene": found.text()}


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """A ruling as an assistant needs it: what is empty is left out."""
    return {"ruling": sheet.ruling} | {k: v for k, v in sheet.plain().items() if v not in ("", [])}
