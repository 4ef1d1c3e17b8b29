"""Sorts of cards: what is said after their noun, where they are, what their numbers are.

A language has `FOLLOWS` (what follows the noun, by the kind of a trait; two frames where one card
and many differ, `kind-no` where it is denied), `LIMITS` (numbers held against something), the names
of zones, and how noun, adjectives and owner are put together.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Head, Limit, Number, Things, Trait
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.word_frames import entry, filled, sure
from tintero.ability.render.speaker import RenderError, Speaker, word
from tintero.vocab import Stat, Zone

COSTS = (Stat.COST, Stat.MOVE_COST, Stat.SING_COST)


@final
class SaidTrait:
    """One trait of cards being said."""

    def __init__(self, of: Filters, say: Speaker, t: Things, trait: Trait, plural: bool) -> None:
        self.of, self.say, self.t, self.trait, self.plural = of, say, t, trait, plural


class Filters(Family):
    STATS: tuple[str, ...]
    CLASSES: Mapping[str, str] = {}  # otherwise as they are
    KEYWORDS: Mapping[str, str] = {}
    FOLLOWS: Mapping[str, str | tuple[str, str]]
    TRAITS: Mapping[str, Callable[[SaidTrait], str]] = {
        "names": lambda x: (x.of.all_of if x.trait.kind == "named-all" else x.of.one_of)(
            list(x.trait.names)
        ),
        "than": lambda x: x.of.selectors.text(x.say, x.trait.noun),
        "limit": lambda x: x.of.limit(x.say, sure(x.trait.limit)),
        "clause": lambda x: x.of.conditions.clause(x.say, sure(x.trait.saying)),
        "added": lambda x: x.of.added(x),
        "sorts": lambda x: x.of.one_of([x.of.sort(x, part) for part in x.trait.either]),
    }
    # Zones with a name of their own, and what is under cards, by whose they are.
    NAMED_ZONES: Mapping[int, str]
    UNDER: Mapping[int, str]
    IN = "in "
    # After a plain number, before one, and before one that is worked out.
    SHORT: Mapping[int, str]
    STRICT: Mapping[int, str] = {}
    LONG: Mapping[int, str]
    LIMITS: Mapping[str, str]
    NOUN_FIRST = False  # "3 cartes ou plus"
    zone_names: Mapping[str, str]  # "hand", "deck", "inkwell", "discard"

    @abstractmethod
    def head(self, noun: Head, plural: bool = False, joint: str = "") -> str: ...

    @abstractmethod
    def after(self, say: Speaker, t: Things, plural: bool) -> list[str]:
        """What follows the noun: names, numbers, keywords, where it is."""

    @abstractmethod
    def noun(self, say: Speaker, t: Things, plural: bool = False, joint: str = "") -> str:
        """Without owner, zone and "other"."""

    @abstractmethod
    def some(self, say: Speaker, t: Things) -> str:
        """One such card, nobody choosing: "one of your other characters", "an opposing item"."""

    @abstractmethod
    def owned(self, say: Speaker, t: Things, plural: bool = False) -> str:
        """With its owner: "opposing damaged character"."""

    @abstractmethod
    def group(self, say: Speaker, t: Things, joint: str = "") -> str:
        """All of them: "your other Princess characters", "cards in your discard"."""

    @abstractmethod
    def had(self, say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
        """As something counted: "other Villain character you have in play". `name` is said right
        after the noun."""

    # --- what follows the noun ---

    def follows(self, say: Speaker, t: Things, trait: Trait, plural: bool) -> str:
        kind = trait.kind
        if kind not in self.FOLLOWS:
            kind = "limit" if trait.limit is not None else "such" if trait.saying else kind
        if trait.no and f"{kind}-no" in self.FOLLOWS:
            kind += "-no"
        if kind not in self.FOLLOWS:
            raise RenderError(f"no words for {trait}")
        frames = self.FOLLOWS[kind]
        frame = frames if isinstance(frames, str) else frames[plural]
        return filled(frame, self.TRAITS, SaidTrait(self, say, t, trait, plural))

    def added(self, x: SaidTrait) -> str:
        """Alternatives that only add a name or a number."""
        return self.one_of([" ".join(self.after(x.say, t, x.plural)) for t in x.trait.either])

    @abstractmethod
    def sort(self, x: SaidTrait, t: Things) -> str:
        """One of several sorts that cards are of: "a song", "songs"."""

    def classed(self, name: str) -> str:
        return self.CLASSES.get(name, name)

    def keyword(self, name: str) -> str:
        return self.KEYWORDS.get(name, name)

    # --- zones ---

    def zone(self, t: Things, again: str = "", opponent: str = "") -> str:
        """The zone with its owner: "your discard"; nothing for anywhere. `again` stands before a
        second zone, `opponent` is whose it is where a rival's."""
        if t.zone in self.NAMED_ZONES:
            return self.NAMED_ZONES[t.zone]
        if t.zone == Zone.UNDER:
            return entry(self.UNDER, t.owner, "owner")
        return self.zone_of(t, again, opponent)

    @abstractmethod
    def zone_of(self, t: Things, again: str, opponent: str) -> str: ...

    def within(self, t: Things) -> str:
        """ " in your discard"."""
        where = self.zone(t)
        if not where:
            return ""
        return f" {where}" if t.zone in (Zone.UNDER, Zone.OUT, Zone.ASIDE) else f" {self.IN}{where}"

    @abstractmethod
    def out_of(self, t: Things) -> str:
        """ " from your discard"; nothing for play."""

    @abstractmethod
    def own_zones(self, you: bool) -> dict[str, str]:
        """Places: {own_hand} is "your hand", "their hand"."""

    # --- limits ---

    def counted(self, n: int, op: int, one: str, many: str) -> str:
        """ "2 or more damage", "3 dommages ou plus", "moins de 2 adversaires"."""
        noun, short = many if n > 1 else one, self.SHORT.get(op, "")
        words = [str(n), noun, short] if self.NOUN_FIRST else [str(n), short, noun]
        return " ".join([word for word in (self.STRICT.get(op, ""), *words) if word])

    def compared(self, say: Speaker, op: int, value: Number, feminine: bool = False) -> str:
        """ "5 or less"."""
        text = self.quantities.number(say, value)
        if value.plain and op == Relation.EXACTLY:
            return text
        if value.plain and op in self.SHORT:
            return f"{text} {self.SHORT[op]}"
        if value.plain and op in self.STRICT:
            return f"{self.STRICT[op]} {text}"
        return self.held_against(op, text, feminine)

    def held_against(self, op: int, text: str, feminine: bool) -> str:
        return text if op == Relation.EXACTLY else f"{entry(self.LONG, op, 'comparison')} {text}"

    def limit(self, say: Speaker, node: Limit) -> str:
        """What stands after "with": "cost 5 or less", "3 strength or more"."""
        key, value = limit_key(node, self.SHORT), node.value
        places = {"stat": word(self.STATS, node.stat, "stat"), "sort": ""}
        places["than"] = self.selectors.text(say, node.noun)
        if node.things is not None:
            places["sort"] = self.rivals(say, node.things)
        if value is not None:
            places["n"] = str(value.n)
            places["short"] = self.SHORT.get(node.op, "")
        if value is not None and node.noun is None:
            places["text"] = self.compared(say, node.op, value, self.stat_feminine(node.stat))
        return self.limit_places(self.LIMITS[key], node, places)

    @abstractmethod
    def limit_places(self, frame: str, node: Limit, places: dict[str, str]) -> str:
        """The frame, filled with these places and those of the language."""

    def rivals(self, say: Speaker, t: Things) -> str:
        """What each of is surpassed."""
        return self.owned(say, t)

    def stat_feminine(self, stat: int) -> bool:
        return False


def limit_key(node: Limit, short: Mapping[int, str]) -> str:
    """Which frame of `LIMITS`."""
    value = node.value
    if node.kind == "highest" or node.things is not None:
        return "highest" if node.kind == "highest" else "more-than-each"
    if node.noun is not None:
        return "up-to-more" if value is not None else node.kind
    assert value is not None
    under = node.stat == Stat.CARDS_UNDER
    if value.kind == "highest":
        return "as-highest"
    if not value.plain:
        return "worked-out-under" if under else "worked-out"
    if under or node.stat in COSTS:
        return "under" if under else "cost"
    if node.stat == Stat.DAMAGE:
        return "damage-short" if node.op in short else "damage"
    return "short" if node.op in short else "plain"
