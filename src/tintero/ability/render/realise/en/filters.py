"""Sorts of cards: "other exerted Princess characters with cost 5 or less"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Head, Limit, Things, Trait
from tintero.ability.render.realise import filters as shared
from tintero.ability.render.realise.en import words
from tintero.ability.render.realise.en.words import InEnglish, article, possessive
from tintero.ability.render.realise.word_frames import entry, fill, sure
from tintero.ability.render.speaker import Speaker, word
from tintero.vocab import NONE, Owner, Zone

ZONES: Final = ("deck", "hand", "", "inkwell", "discard")
# What stands before the noun, in this order; then what follows it.
BEFORE: Final = (
    *("facedown", "faceup", "drying", "dry", "exerted", "ready", "damaged"),
    *("inks", "classes"),
)
# What a phrase with "with" has in common, and its words.
WITH: Final = {"limit": "", "keyword": "", "undamaged": "no damage", "inkable": "◉"} | {
    "card-under": "a card under them",
    "some-damage": "damage",
}
FIRST: Final = ("no-song", "named", "named-all", "not-named")
LAST: Final = (
    *("no-keyword", "not-inkable", "nothing-under", "at-location", "not-at-location", "here"),
)
KNOWN: Final = {*BEFORE, *WITH, *FIRST, *LAST, "was-played"}
OWN: Final = {Owner.YOURS: "your ", Owner.THEIRS: "their "}
WHOSE: Final = {Owner.ANY: "any", Owner.OPPOSING: "an opponent's"} | {
    Owner.YOURS: "your",
    Owner.THEIRS: "their",
}


@final
class EnglishFilters(InEnglish, shared.Filters):
    STATS = words.STATS
    zone_names = {zone: zone for zone in ZONES if zone}
    FOLLOWS = {
        "no-song": "that isn't a song{card}",
        "named": "named {names}",
        "named-all": "named {names}",
        "not-named": "not named {names}",
        "no-keyword": "without {names}",
        "not-inkable": "without ◉",
        "nothing-under": "without cards under them",
        "at-location": ("at a location", "at locations"),
        "not-at-location": ("not at a location", "not at locations"),
        "here": "here",
        "from-here": "from here",
        "that-name": "with that name",
        "same-name": "with the same name[ as {than}]",
        "other-name": "with a different name[ than {than}]",
        "in-challenge": "in a challenge",
        "in-challenge-no": "not in the challenge",
        "challenging": "that is challenging",
        "challenging-no": "that is not challenging",
        "challenged": "that is being challenged",
        "challenged-no": "that is not being challenged",
        "was-challenged": "who was challenged this turn",
        "limit": "with {limit}",
        "added": "{added}",
        "one-of": ("that's {sorts}", "that are {sorts}"),
        "such": "such that {clause}",
    }
    TRAITS = {**shared.Filters.TRAITS, "card": lambda x: "" if x.t.in_play else " card"}
    NAMED_ZONES = {
        Zone.ANYWHERE: "",
        Zone.PLAY: "play",
        Zone.OUT: "outside the game",
        Zone.ASIDE: "beside the game",
    }
    UNDER = {
        Owner.ANY: "under a card in play",
        Owner.OPPOSING: "under an opposing card",
        Owner.YOURS: "under your characters and locations",
        Owner.THEIRS: "under their characters and locations",
    }
    SHORT = {Relation.AT_MOST: "or less", Relation.AT_LEAST: "or more"}
    LONG = {
        Relation.AT_MOST: "equal to or less than",
        Relation.AT_LEAST: "equal to or greater than",
        Relation.LESS: "less than",
        Relation.MORE: "more than",
    }
    LIMITS = {
        "highest": "the highest {stat}, or tied for highest {stat}",
        "more-than-each": "more {stat} than each {sort}",
        "up-to-more": "{stat} up to {n} more than {than}",
        "more-than": "more {stat} than {than}",
        "less-than": "less {stat} than {than}",
        "as-highest": "{stat} {text}",
        "worked-out": "{stat} {equal}{text}",
        "worked-out-under": "{text} cards under them",
        "under": "{text} cards under them",
        "cost": "{stat} {text}",
        "damage": "{text} {stat}",
        "damage-short": "{text} {stat}",
        "short": "{n} {stat} {short}",
        "plain": "{text} {stat}",
    }

    def head(self, noun: Head, plural: bool = False, joint: str = "or") -> str:
        """ "character", "song card", "items and locations"."""
        card = "cards" if plural else "card"
        if noun.card or not noun.names:
            return f"{self.one_of(list(noun.names))} {card}" if noun.names else card
        return self.grammar.listed([name + "s" * plural for name in noun.names], joint)

    def adjective(self, trait: Trait, joint: str = "or") -> str:
        return self.grammar.listed(list(trait.names), joint) if trait.names else trait.kind

    def adjectives(self, t: Things, joint: str = "or") -> list[str]:
        traits = [trait for kind in BEFORE for trait in t.traits if trait.kind == kind]
        return [self.adjective(trait, joint) for trait in traits]

    def after(self, say: Speaker, t: Things, plural: bool = False) -> list[str]:
        played = ["you played this turn"] if t.has("was-played") else []
        first = [self.follows(say, t, trait, plural) for trait in t.traits if trait.kind in FIRST]
        have = [self.with_(say, trait) for kind in WITH for trait in t.traits if trait.kind == kind]
        with_all = ["with " + self.all_of(have)] if have else []
        last = [trait for kind in LAST for trait in t.traits if trait.kind == kind]
        last += [trait for trait in t.traits if trait.kind not in KNOWN]
        rest = [self.follows(say, t, trait, plural) for trait in last]
        return [*played, *first, *with_all, *rest]

    def with_(self, say: Speaker, trait: Trait) -> str:
        if trait.limit is not None:
            return self.limit(say, trait.limit)
        return WITH[trait.kind] or trait.names[0]

    def sort(self, x: shared.SaidTrait, t: Things) -> str:
        text = self.noun(x.say, t, x.plural)
        return text if x.plural else article(text)

    def noun(
        self,
        say: Speaker,
        t: Things,
        plural: bool = False,
        joint: str = "or",
        each: str = "",
        whose: str = "",
    ) -> str:
        """Without owner, zone and "other". `each`: what the alternatives after the first begin
        with in place of their article; a dash is nothing. `whose` stands right after the noun."""
        mark = [whose] if whose else []
        if not t.either:
            head = self.head(t.head, plural, joint)
            return " ".join([*self.adjectives(t, joint), head, *mark, *self.after(say, t, plural)])
        said = [self.noun(say, part, plural, joint) for part in t.either]
        if not plural:
            first = f"another {said[0]}" if t.either[0].other else said[0]
            begin = [each.strip("-") + text if each else article(text) for text in said[1:]]
            said = [first, *begin]
        return " ".join([self.grammar.listed(said, joint), *mark])

    def owned(
        self, say: Speaker, t: Things, plural: bool = False, joint: str = "or", each: str = ""
    ) -> str:
        """With its owner: "opposing damaged character", "character of yours with Ward"."""
        whose = {Owner.YOURS: "of yours", Owner.THEIRS: "of theirs"}.get(t.owner, "")
        if t.in_play and whose:
            return self.noun(say, t, plural, each=each, whose=whose)
        opposing = "opposing " if t.in_play and t.owner == Owner.OPPOSING else ""
        return opposing + self.noun(say, t, plural, joint, each)

    # --- zones ---

    def zone_of(self, t: Things, again: str, opponent: str) -> str:
        name = word(ZONES, t.zone, "zone")
        if t.or_zone != NONE:
            name += f" or {word(ZONES, t.or_zone, 'zone')}"
        whose = (
            opponent if opponent and t.owner == Owner.OPPOSING else entry(WHOSE, t.owner, "owner")
        )
        if t.player:
            whose = possessive(self.selectors.FIXED[t.player])
        return f"{whose} {name}"

    def out_of(self, t: Things) -> str:
        return "" if t.in_play else f" from {self.zone(t)}"

    def own_zones(self, you: bool) -> dict[str, str]:
        your, they = ("your", "you") if you else ("their", "they")
        return {"you": they} | {f"own_{zone}": f"{your} {zone}" for zone in self.zone_names}

    # --- with what stands before ---

    def other(self, t: Things) -> str:
        return "other " if t.other else ""

    def a(self, t: Things, text: str) -> str:
        return f"another {text}" if t.other else article(text)

    def some(self, say: Speaker, t: Things) -> str:
        """One such card, nobody choosing: "one of your other characters", "an opposing item"."""
        if t.own:
            return f"one of {OWN[t.owner]}{self.other(t)}{self.noun(say, t, True)}"
        return self.a(t, self.owned(say, t)) + ("" if t.in_play else self.within(t))

    def group(self, say: Speaker, t: Things, joint: str = "and") -> str:
        if not t.in_play:
            return self.other(t) + self.noun(say, t, True, joint) + self.within(t)
        opposing = "opposing " if t.owner == Owner.OPPOSING else ""
        cards = self.noun(say, t, True, joint)
        return f"{OWN.get(t.owner, '')}{self.other(t)}{opposing}{cards}"

    def had(self, say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
        if not t.in_play:
            where = self.within(t)
            if t.owner == Owner.OPPOSING and t.zone < len(ZONES):
                where = f" in opponents' {ZONES[t.zone]}s"
            return f"{self.other(t)}{self.noun(say, t, plural)}{name}{where}"
        opposing = "opposing " if t.owner == Owner.OPPOSING else ""
        have = {Owner.YOURS: " you have", Owner.THEIRS: " they have"}.get(t.owner, "")
        where = " here" if t.here else " in play"
        cards = self.noun(say, t.without("here"), plural)
        return f"{opposing}{self.other(t)}{cards}{name}{have}{where}"

    # --- limits ---

    def limit_places(self, frame: str, node: Limit, places: dict[str, str]) -> str:
        return fill(frame, equal="equal to " if node.op == Relation.EXACTLY else "", **places)

    def limit_alone(self, say: Speaker, node: Limit) -> str:
        """Without the name of the number: "costs 5 or less"."""
        value = sure(node.value)
        equal = "equal to " if node.op == Relation.EXACTLY and not value.plain else ""
        return equal + self.compared(say, node.op, value)


FILTERS: Final = EnglishFilters()
