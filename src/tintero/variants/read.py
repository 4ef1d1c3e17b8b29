"""The text of a variant's file → `Variant`, or what is wrong with it and where."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from tintero.cards.deck import USUAL_LIMITS, DeckLimits
from tintero.messages import Message, Problem
from tintero.rulebook.clauses import book
from tintero.rulebook.sources import LANGUAGES, Wording
from tintero.state.ruleset import ACTIONS, PROCESSES, READINGS, Plain, Ruleset
from tintero.variants.model import Variant

MOST_PLAYERS: Final = 6
# What a field is about: without that turn action it says nothing.
_ACTION_OF: Final = {
    "inks_per_turn": "ink", "ink_is_played": "ink", "plays_per_turn": "play",
    "uses_per_turn": "use", "locations_by": "use", "quests_per_turn": "quest",
    "quest_for": "quest", "challenges_per_turn": "challenge", "defender_by": "challenge",
    "undefended_damage": "challenge", "moves_per_turn": "move", "moves_to": "move",
}  # fmt: skip
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_WORDS: Final = tuple(f"{stem}_{lang}" for stem in ("title", "about") for lang in LANGUAGES)
_TOP: Final = (*_WORDS, "players", "best_of", "rules", "deck", "clause", "assumed")
# What a ruleset has beside rules of the game: whom it asks, how lots are drawn, its name.
_NO_RULES: Final = ("ask_hidden", "secret_lots", "turn_limit", "variant")


class VariantError(Problem, ValueError):
    """A variant's file that makes no sense: where, and why."""

    def __init__(self, file: str, where: str, problem: Message) -> None:
        self.file = file
        self.where = where
        self.problem = problem
        place = Message("variant-at", file=file, where=where) if where else file
        super().__init__(Message("variant-wrong", place=place, problem=problem))


def read_variant(text: str, id: str, file: str = "") -> Variant:
    """The variant that a file's text describes."""
    return _Reader(id, file or f"{id}.toml").read(text)


class _Reader:
    def __init__(self, id: str, file: str) -> None:
        self.id = id
        self.file = file

    def read(self, text: str) -> Variant:
        if not NAME.fullmatch(self.id):
            raise self.error("", Message("variant-name", name=self.id[:60]))
        try:
            given = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            said = str(error).partition("\n")[0]
            raise self.error("", Message("variant-toml", said=said)) from None
        self.known(given, _TOP, "")
        rules = self.rules(self.table(given, "rules"))
        players = self.players(given.get("players", [2, MOST_PLAYERS]))
        assumed = self.tables(given.get("assumed", []), "assumed")
        made = Variant(
            self.id,
            self.words(given, "title"),
            self.words(given, "about"),
            rules,
            self.deck(self.table(given, "deck")),
            players,
            self.number(given.get("best_of", 1), "best_of", 1, 99),
            self.clauses(given.get("clause", [])),
            tuple(
                self.wording(one, f"assumed {n}", ("clause",)) for n, one in enumerate(assumed, 1)
            ),
            tuple(self.numbered(one, f"assumed {n}") for n, one in enumerate(assumed, 1)),
        )
        if made.best_of % 2 == 0:
            raise self.error("best_of", Message("variant-best-of", count=made.best_of))
        self.possible(made)
        return made

    # --- parts ----------------------------------------------------------------------------------

    def rules(self, given: Mapping[str, Any]) -> dict[str, Plain]:
        usual = {n: v for n, v in Ruleset().plain(True).items() if n not in _NO_RULES}
        self.known(given, tuple(usual), "rules")
        found: dict[str, Plain] = {}
        for name, value in given.items():
            where = f"rules.{name}"
            if name == "teams":
                found[name] = self.teams(value, where)
            elif type(value) is not type(usual[name]):
                raise self.error(where, Message("variant-type", kind=_kind(usual[name])))
            else:
                self.said(name, value, where)
                found[name] = value
        try:
            Ruleset(**found)  # type: ignore[arg-type]
        except ValueError as error:
            raise self.error("rules", Message("variant-rules", said=str(error))) from None
        return found

    def said(self, name: str, value: Plain, where: str) -> None:
        """That a word of the rules is one there is."""
        given = value.split() if isinstance(value, str) else []
        known: tuple[str, ...] = ()
        if name in ("actions", "readings"):
            known = ACTIONS if name == "actions" else READINGS
        if name in PROCESSES:
            given, known = [str(value)], PROCESSES[name]
        for word in given:
            if known and word not in known:
                told = Message("variant-word", word=word[:60], known=", ".join(known))
                raise self.error(where, told)
        if name == "actions" and len(set(given)) < len(given):
            raise self.error(where, Message("variant-action-twice"))

    def teams(self, value: Any, where: str) -> tuple[tuple[int, ...], ...]:
        """Seats are counted from 1 in a file."""
        shaped = isinstance(value, list) and all(
            isinstance(team, list) and all(type(n) is int and 1 <= n <= MOST_PLAYERS for n in team)
            for team in value
        )
        if not shaped:
            raise self.error(where, Message("variant-teams"))
        return tuple(tuple(n - 1 for n in team) for team in value)

    def deck(self, given: Mapping[str, Any]) -> DeckLimits:
        usual = USUAL_LIMITS.plain()
        self.known(given, tuple(usual), "deck")
        found = {name: self.number(given[name], f"deck.{name}", 0, 1000) for name in given}
        return DeckLimits(**(usual | found), clause="10.1.2")

    def players(self, value: Any) -> tuple[int, int]:
        pair = isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)
        if not pair or not 2 <= value[0] <= value[1] <= MOST_PLAYERS:
            raise self.error("players", Message("variant-players", most=MOST_PLAYERS))
        return value[0], value[1]

    def clauses(self, given: Any) -> dict[str, Wording]:
        found: dict[str, Wording] = {}
        for n, one in enumerate(self.tables(given, "clause"), 1):
            where = f"clause {n}"
            self.known(one, ("number", *LANGUAGES), where)
            number = one.get("number")
            if not isinstance(number, str) or number not in book():
                raise self.error(where, Message("variant-clause", number=str(number)[:60]))
            if number in found:
                raise self.error(where, Message("variant-clause-twice", number=number))
            found[number] = self.wording(one, where, ("number",))
        return found

    def numbered(self, given: Mapping[str, Any], where: str) -> str:
        """The clause that something is assumed of, if one is named."""
        number = given.get("clause", "")
        if not isinstance(number, str) or (number and number not in book()):
            raise self.error(where, Message("variant-clause", number=str(number)[:60]))
        return number

    def possible(self, made: Variant) -> None:
        """What can be read and can't be played."""
        rules = made.ruleset()
        if rules.lore_to_win == 0:
            raise self.error("rules.lore_to_win", Message("variant-no-lore"))
        for field, action in _ACTION_OF.items():
            if field in made.rules and action not in rules.actions.split():
                told = Message("variant-no-action", field=field, action=action)
                raise self.error(f"rules.{field}", told)
        if rules.defender_by == "opponent" and made.players[1] > 2:
            raise self.error("rules.defender_by", Message("variant-opponent"))
        if rules.ink_is_played and rules.inks_per_turn == 0:
            raise self.error("rules.ink_is_played", Message("variant-no-ink"))
        named = [seat for team in rules.teams for seat in team]
        if named and max(named) >= made.players[0]:
            raise self.error("rules.teams", Message("variant-seats", count=made.players[0]))
        if made.best_of > 1 and made.players[1] > 2:
            # CR 2.1.3: a series is a matter of two.
            raise self.error("best_of", Message("variant-series"))

    # --- values ---------------------------------------------------------------------------------

    def words(self, given: Mapping[str, Any], stem: str) -> Wording:
        found = {lang: given.get(f"{stem}_{lang}", "") for lang in LANGUAGES}
        return self.spoken(found, stem)

    def wording(self, given: Mapping[str, Any], where: str, beside: Sequence[str] = ()) -> Wording:
        self.known(given, (*beside, *LANGUAGES), where)
        return self.spoken({lang: given.get(lang, "") for lang in LANGUAGES}, where)

    def spoken(self, found: Mapping[str, Any], where: str) -> Wording:
        for lang, words in found.items():
            if not isinstance(words, str) or not words.strip():
                raise self.error(where, Message("variant-words", lang=lang))
        return Wording(found)

    def number(self, value: Any, where: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise self.error(where, Message("variant-number", least=least, most=most))
        return value

    def table(self, given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        found = given.get(name, {})
        if not isinstance(found, dict):
            raise self.error(name, Message("variant-table", name=name))
        return found

    def tables(self, value: Any, name: str) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.error(name, Message("variant-tables", name=name))
        return value

    def known(self, given: Mapping[str, Any], names: Sequence[str], where: str) -> None:
        for name in given:
            if name not in names:
                near = get_close_matches(name, names, n=1) or sorted(names)
                told = Message("variant-key", key=name[:60], known=", ".join(near))
                raise self.error(where, told)

    def error(self, where: str, problem: Message) -> VariantError:
        return VariantError(self.file, where, problem)


def _kind(usual: Plain) -> Message:
    if isinstance(usual, bool):
        return Message("variant-kind-bool")
    return Message("variant-kind-number" if isinstance(usual, int) else "variant-kind-text")
