"""Clauses after "if", "while" or "unless"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.having import OPPOSITE
from tintero.ability.render.plan.parts_of_speech import Saying, Things, Trait
from tintero.ability.render.realise import conditions as shared
from tintero.ability.render.realise.conditions import ROLES, Stated, alternatives
from tintero.ability.render.realise.en.filters import FILTERS, WITH, ZONES
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import ENGLISH, InEnglish, article
from tintero.ability.render.realise.word_frames import filled, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner, Stat, Zone

WHOSE: Final = ("", "yours", "opposing", "theirs")
HAS: Final = "[{who} ]{has} "


def be(who: Phrase, no: bool = False, past: bool = False) -> str:
    many = who.plural or who.you
    verb = ("were" if many else "was") if past else "are" if many else "is"
    return f"{verb}n't" if no else verb


def has(who: Phrase, no: bool = False, past: bool = False) -> str:
    if past:
        return "did not have" if no else "had"
    many = who.plural or who.you
    return ("don't have" if many else "doesn't have") if no else "have" if many else "has"


def op_of(x: Stated) -> int:
    """The comparison, turned round for its opposite."""
    return OPPOSITE[x.s.op] if x.s.no and x.s.op != Relation.EXACTLY else x.s.op


def where(x: Stated) -> str:
    return " here" if x.t.here else FILTERS.within(x.t)


def held(x: Stated) -> str:
    """What somebody has, and where. What ends in a noun of its own comes after that."""
    what = sure(x.s.object)
    t = what.things
    with_ = [] if t is None else [trait for trait in t.traits if trait.kind in WITH]
    if t is None or len(with_) != 1 or not ends_in_noun(with_[0]):
        return SELECTORS.text(x.say, what) + where(x)
    what = replace(what, things=t.without(with_[0].kind))
    (late,) = FILTERS.after(x.say, Things(traits=tuple(with_)))
    return f"{SELECTORS.text(x.say, what)}{where(x)} {late}"


def ends_in_noun(trait: Trait) -> bool:
    highest = trait.limit is not None and trait.limit.kind == "highest"
    return trait.kind == "card-under" or highest


def there(x: Stated) -> str:
    s, what = x.s, sure(x.s.object)
    many = s.no or not s.index
    verb = (" were" if many else " was") if s.past else " are" if many else "'s"
    if not s.index and s.no:
        verb += " not"
    if not s.index and what.things is not None and what.things.has("damaged"):
        hurt = what.things.without("damaged").adding(Trait("some-damage"))
        what = replace(what, things=hurt)
    return f"there{verb} {SELECTORS.text(x.say, what)}{where(x)}"


def still(x: Stated) -> str:
    place, t = FILTERS.within(x.t) or " where it was", x.t
    if t.owner == Owner.THEIRS and not t.in_play and t.zone < Zone.UNDER:
        place = f" in its player's {ZONES[t.zone]}"
    how = "no longer" if x.s.no else "still" if x.s.index else ""
    return f"{how}{place}".strip()


def classes(x: Stated) -> str:
    card = " card" if not x.t.in_play or x.t.zone == Zone.ANYWHERE else ""
    return f"{x.names} cards" if x.who.plural else article(x.names) + card


def is_number(x: Stated) -> str:
    op, than = op_of(x), sure(x.s.than)
    exactly = x.s.op == Relation.EXACTLY
    equal = "equal to " if exactly and not than.plain else ""
    verb = "isn't" if x.s.no and exactly else "is"
    return f"{verb} {equal}{FILTERS.compared(x.say, op, than)}"


def chosen_named(x: Stated) -> str:
    t = sure(sure(x.s.to).things)
    return "".join([f"named {CONDITIONS.one_of(list(trait.names))}" for trait in t.traits])


@final
class EnglishConditions(InEnglish, shared.Conditions):
    CLAUSES = {
        "did": ("you do", "you don't"),
        "did-either": ("you do either", "you do neither"),
        "removed-damage": ("you removed damage this way", "you did not remove damage this way"),
        "used-shift": ("you used Shift to play {what}", "you did not use Shift to play {what}"),
        "removed-drops": (
            "you removed an ink drop to play {what}",
            "you did not remove an ink drop to play {what}",
        ),
        "first-turn": (
            "this is your first turn and you're not the first player",
            "this isn't your first turn or you're the first player",
        ),
        "another-damaged": "another character in play has damage",
        "discarded-so": "you discarded {what} this way",
        "returned-so": "you returned {what} this way",
        "moved-so": "any {what} were moved this way",
        "turn": ("it is {turn}", "it is not {turn}"),
        "nth": ("it's {nth}", "it isn't {nth}"),
        "there": "{there}",
        "namesake": (
            "it has the same name as another {noun}{within}",
            "the {head} you played has a different name than each other {had}",
        ),
        "sang": "{index} or more {nouns} sang this song",
        "sang-one": "{a} sang this song",
        "is-number": "{number} {is_number}",
        "card-under": ("there{is_} a card under {who}", "there are no cards under {who}"),
        "have": "[{who} ]{have} {held}",
        "had-under": ("[{who} ]had a card under them", "[{who} ]had no cards under them"),
        "was-under": ("[{who} ]had a card under them", "[{who} ]had no cards under them"),
        "in-challenge": "[{who} ]{be} in a challenge[ with {what}]",
        "challenging": "[{who} ]{be} challenging[ {what}]",
        "challenged": "[{who} ]{be} being challenged[ by {what}]",
        "same-name": (
            "[{who} ]{has_} the same name as {what}",
            "[{who} ]{has_} a different name than {what}",
        ),
        "was-named": "[{who} ]{be} the named card",
        "same-card": "[{who} ]{be} {what}",
        "in-play": "[{who} ]{be} in play",
        "still": "[{who} ]{is} {still}",
        "has-drops": HAS + "{index} or more ink drops",
        "has-drops-one": HAS + "an ink drop",
        "has-opponents": (
            "[{who} ]have {n} or more opponents",
            "[{who} ]do not have {n} or more opponents",
        ),
        "has-more": HAS + "{more} {nouns}{within}[ than {what}]",
        "has-over": HAS + "{more} than {index} {nouns}{within}[ than {what}]",
        "has-lore": "[{who} ]{has_lore} {lore_than}",
        "is": "[{who} ]{like}",
        # Of a character that was just chosen.
        "chosen": "{chosen} is chosen",
        "chosen-named": "the chosen character is {chosen_named}",
    }
    LIKE = {
        **{kind: f"{{be}} {kind}" for kind in ("facedown", "faceup", "drying", "dry", "exerted")},
        "ready": "{be} ready",
        "here": "{be} here",
        "inks": "{be} {names}",
        "classes": "{be} {classes}",
        **dict.fromkeys(("named", "not-named"), "{be} named {names}"),
        "no-song": "{be} a song",
        "limit": "{has} {limit}",
        "costs": "costs {limit_alone}",
        **dict.fromkeys(("keyword", "no-keyword"), "{has} {names}"),
        **dict.fromkeys(("damaged", "undamaged"), ("{has_} damage", "{has_} no damage")),
        **dict.fromkeys(("inkable", "not-inkable"), "{has} ◉"),
        **dict.fromkeys(
            ("card-under", "nothing-under"),
            ("{has_} a card under {them}", "{has_} no cards under {them}"),
        ),
        **dict.fromkeys(("at-location", "not-at-location"), "{be} at a location"),
    }
    ORDER = (
        *("facedown", "faceup", "drying", "dry", "exerted", "ready", "inks", "classes"),
        *("named", "not-named", "no-song", "limit", "keyword", "no-keyword"),
        *("damaged", "undamaged", "inkable", "not-inkable", "card-under", "nothing-under"),
        *("at-location", "not-at-location", "here"),
    )
    PLACES = {
        **shared.Conditions.PLACES,
        "be": lambda x: be(x.who, x.no, x.s.past),
        "is": lambda x: be(x.who),
        "is_": lambda x: " was" if x.s.past else "'s",
        "has": lambda x: has(x.who, x.no, x.s.past),
        "has_": lambda x: has(x.who, False, x.s.past),
        "have": lambda x: has(x.who, x.no and not x.s.index, x.s.past),
        "has_lore": lambda x: has(x.who, x.no and x.s.op == Relation.EXACTLY),
        "lore_than": lambda x: x.of.lore(x, op_of(x)),
        "there": there,
        "chosen": lambda x: SELECTORS.text(x.say, sure(x.s.to)),
        "chosen_named": chosen_named,
        "a": lambda x: article(FILTERS.noun(x.say, x.t)),
        "is_number": is_number,
        "held": held,
        "still": still,
        "more": lambda x: "more" if x.s.op == Relation.MORE else "fewer",
        "classes": classes,
        "limit_alone": lambda x: FILTERS.limit_alone(x.say, sure(x.trait.limit)),
        # A character is "them", other cards are "it".
        "them": lambda x: "them" if SELECTORS.people(x.say, x.who) else "it",
    }
    TURNS = {
        Owner.ANY: "any player's turn",
        Owner.YOURS: "your turn",
        Owner.OPPOSING: "an opponent's turn",
        Owner.THEIRS: "their turn",
    }
    NTH = {
        "challenge": "the {nth} challenge this turn",
        "inked": "the {nth} card you've put into your inkwell this turn",
        "drew": "the {nth} card they've drawn this turn",
        "you-drew": "the {nth} card you've drawn this turn",
        "time": "the {nth} time this turn",
    }
    LORE = {
        Relation.MORE: "more lore than",
        Relation.LESS: "less lore than",
        Relation.EXACTLY: "as much lore as",
        Relation.AT_LEAST: "at least as much lore as",
        Relation.AT_MOST: "no more lore than",
    }
    SO_MUCH_LORE = "{} lore"
    IN_GAME = "in the game"
    TURN = "turn"

    def said(self, x: Stated) -> str:
        s, who = x.s, x.who
        if s.how in self.CLAUSES:
            return super().said(x)
        if who.text == "that card" and not s.no:
            if s.verb == "was-named":
                return "it's the named card"
            if s.verb == "is" and alternatives(s.things):
                return f"it's {self.a_noun(x, self.elsewhere(x.t))}"
        if s.verb == "same-name" and s.index and not s.no and not self.already(x):
            return "they have the same name"
        return super().said(x)

    def already(self, x: Stated) -> bool:
        other = x.what.text
        return other == "the chosen card" or x.who.text.startswith(other)

    def not_so(self, clause: str, mood: int) -> str:
        return f"it isn't so that {clause}"

    def nth_places(self, n: int, mood: int) -> dict[str, str]:
        return {"nth": ENGLISH.ordinal(n)}

    # --- what cards are like ---

    def a_noun(self, x: Stated, where: str) -> str:
        noun = FILTERS.owned(x.say, x.t, x.who.plural)
        return (noun if x.who.plural else article(noun)) + where

    def is_a(self, x: Stated, where: str) -> str:
        return self.is_where(x, self.a_noun(x, where))

    def is_whose(self, x: Stated) -> str:
        return self.is_where(x, WHOSE[x.t.owner])

    def is_where(self, x: Stated, where: str) -> str:
        return f"{be(x.who, x.s.no, x.s.past)} {where}"

    def other(self, x: Stated, trait: Trait) -> str:
        return self.is_where(x, FILTERS.follows(x.say, x.t, trait, False))

    def limit_kind(self, x: Stated, trait: Trait) -> str:
        limit = sure(trait.limit)
        cost = limit.stat == Stat.COST and x.t.zone != Zone.PLAY and limit.kind == "limit"
        return "costs" if cost and not x.s.no and not x.who.plural else "limit"

    # --- beside a noun ---

    def relative(self, say: Speaker, s: Saying, who: str = "who ") -> str:
        if s.subject is None or s.subject.how != "one-of-them":
            return who + self.clause(say, s)
        x = Stated(self, say, s, SELECTORS.phrase(say, s.subject), "")
        verb, rest = self.verb_and_rest(x)
        return f"with {rest}" if verb == "have" else f"{who or 'they '}{self.said(x)}"

    def verb_and_rest(self, x: Stated) -> tuple[str, str]:
        verb, _, rest = self.frame(x).removeprefix("[{who} ]").partition(" ")
        return filled(verb, self.PLACES, x), filled(rest, self.PLACES, x)

    def each_if(self, say: Speaker, s: Saying, unless: bool) -> str:
        if not unless and s.verb in ROLES:
            x = Stated(self, say, s, SELECTORS.maybe(say, s.subject), "")
            return f" while {self.verb_and_rest(x)[1]}"
        return f" {'unless' if unless else 'if'} {self.clause(say, s)}"


CONDITIONS: Final[EnglishConditions] = EnglishConditions()
