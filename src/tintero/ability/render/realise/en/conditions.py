"""Clauses after "if", "while" or "unless"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.having import OPPOSITE
from tintero.ability.render.plan.parts_of_speech import Saying, Things, Trait
from tintero.ability.render.realise import conditions as shared
from tintero.ability.render.realise.en import filters, happened, quantities, selectors
from tintero.ability.render.realise.en.words import article, listed, ordinal
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Phrase, Speaker, unknown
from tintero.events import Kind
from tintero.vocab import Owner, Stat, Zone

# Whole clauses, and their opposites.
FIXED: Final = {
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
    "another-damaged": ("another character in play has damage", ""),
    "discarded-so": ("you discarded {what} this way", ""),
    "returned-so": ("you returned {what} this way", ""),
    "moved-so": ("any {what} were moved this way", ""),
}
# Of a character that was just chosen.
CHOSEN: Final = {"chosen": "{a} is chosen", "chosen-named": "the chosen character is {named}"}
TURNS: Final = {
    Owner.YOURS: "your turn",
    Owner.OPPOSING: "an opponent's turn",
    Owner.THEIRS: "their turn",
}


def whose_turn(owner: int) -> str:
    return TURNS.get(owner, "any player's turn")


def be(who: Phrase, no: bool = False, past: bool = False) -> str:
    many = who.plural or who.you
    verb = ("were" if many else "was") if past else "are" if many else "is"
    return f"{verb}n't" if no else verb


def has(who: Phrase, no: bool = False, past: bool = False) -> str:
    many = who.plural or who.you
    if past:
        return "did not have" if no else "had"
    if no:
        return "don't have" if many else "doesn't have"
    return "have" if many else "has"


def clause(say: Speaker, s: Saying) -> str:
    """With its subject: "you have a character in play"."""
    if s.how in CHOSEN:
        return chosen(say, s)
    if s.verb in FIXED:
        what = selectors.text(say, s.object) if s.object is not None else ""
        return fill(FIXED[s.verb][s.no], what=what)
    if s.verb in ("and", "or"):
        return listed([clause(say, replace(p, past=s.past or p.past)) for p in s.parts], s.verb)
    if s.verb == "not-so":
        return f"it isn't so that {clause(say, s.parts[0])}"
    if s.verb == "none-of":
        return clause(say, s.parts[1]) if s.index else f"it isn't so that {clause(say, s.parts[2])}"
    if s.verb == "opponent-has":
        return ("it isn't so that " if s.no else "") + clause(say, s.parts[0])
    if s.deed or s.verb == "so-often":
        return happened.said(say, s)
    if s.subject is None:
        return without_subject(say, s)
    who = selectors.phrase(say, s.subject)
    if s.verb == "card-under":
        there = "are no cards" if s.no else " was a card" if s.past else "'s a card"
        return f"there{' ' if s.no else ''}{there} under {who.text}"
    short = who.text == "that card" and not s.no
    if short and (s.verb == "was-named" or (s.verb == "is" and alternatives(s.things))):
        return f"it's {predicate(say, s, who)[1]}"
    if s.verb == "same-name" and s.index and not s.no and not already(say, s, who):
        return "they have the same name"
    return " ".join([who.text, *[text for text in predicate(say, s, who) if text]])


def chosen(say: Speaker, s: Saying) -> str:
    assert s.to is not None and s.to.things is not None
    names = [f"named {listed(list(t.names), 'or')}" for t in s.to.things.traits]
    return fill(CHOSEN[s.how], a=selectors.text(say, s.to), named="".join(names))


def already(say: Speaker, s: Saying, who: Phrase) -> bool:
    assert s.object is not None
    other = selectors.text(say, s.object)
    return other == "the chosen card" or who.text.startswith(other)


def alternatives(t: Things | None) -> bool:
    return t is not None and bool(t.either or t.has("one-of") or t.has("added"))


def without_subject(say: Speaker, s: Saying) -> str:
    if s.verb == "turn":
        return f"{'it is not' if s.no else 'it is'} {whose_turn(s.index)}"
    if s.verb == "nth":
        return ("it isn't " if s.no else "it's ") + nth(say, s.index)
    if s.verb == "there":
        return there(say, s)
    if s.verb == "namesake":
        assert s.things is not None
        if s.no:
            other = filters.had(say, s.things)
            head = filters.head(s.things.head)
            return f"the {head} you played has a different name than each other {other}"
        noun = filters.noun(say, s.things) + filters.within(s.things)
        return f"it has the same name as another {noun}"
    if s.verb == "sang":
        assert s.things is not None
        many = f"{s.index} or more {filters.noun(say, s.things, True)}"
        return f"{article(filters.noun(say, s.things)) if s.index == 1 else many} sang this song"
    if s.verb == "is-number":
        assert s.number is not None and s.than is not None
        exactly = s.op == Relation.EXACTLY
        op = OPPOSITE[s.op] if s.no and not exactly else s.op
        be_ = "isn't" if s.no and exactly else "is"
        equal = "equal to " if exactly and not s.than.plain else ""
        left = quantities.number(say, s.number)
        return f"{left} {be_} {equal}{filters.compared(say, op, s.than)}"
    raise unknown(s)


def there(say: Speaker, s: Saying) -> str:
    assert s.object is not None and s.things is not None
    where = " here" if s.things.here else filters.within(s.things)
    if s.index and s.no:
        return f"there {'were' if s.past else 'are'} {selectors.text(say, s.object)}{where}"
    if s.index:
        is_ = " was" if s.past else "'s"
        return f"there{is_} {selectors.text(say, s.object)}{where}"
    what = s.object
    if what.things is not None and what.things.has("damaged"):
        hurt = what.things.without("damaged").adding(Trait("some-damage"))
        what = replace(what, things=hurt)
    verb = "were" if s.past else "are"
    return f"there {verb}{' not' if s.no else ''} {selectors.text(say, what)}{where}"


def predicate(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
    """The verb and what follows it."""
    what = selectors.text(say, s.object) if s.object is not None else ""
    if s.verb == "have":
        return have(say, s, who)
    if s.verb in ("had-under", "was-under"):
        return "had", f"{'no cards' if s.no else 'a card'} under them"
    if s.verb in ROLES:
        return be(who, s.no, s.past), fill(ROLES[s.verb], what=what)
    if s.verb == "same-name":
        name = "a different name than" if s.no else "the same name as"
        return has(who, False, s.past), f"{name} {what}"
    if s.verb == "was-named":
        return be(who, s.no, s.past), "the named card"
    if s.verb == "same-card":
        return be(who, s.no, s.past), what
    if s.verb == "in-play":
        return be(who, s.no, s.past), "in play"
    if s.verb == "still":
        assert s.things is not None
        place = filters.within(s.things) or " where it was"
        if s.things.owner == Owner.THEIRS and not s.things.in_play and s.things.zone < Zone.UNDER:
            place = f" in its player's {filters.ZONES[s.things.zone]}"
        still = "no longer" if s.no else "still" if s.index else ""
        return be(who), f"{still}{place}".strip()
    if s.verb == "has-drops":
        drops = "an ink drop" if s.index == 1 else f"{s.index} or more ink drops"
        return has(who, s.no, s.past), drops
    if s.verb == "has-opponents":
        assert s.number is not None
        return "do not have" if s.no else "have", f"{s.number.n} or more opponents"
    if s.verb in ("has-more", "has-over"):
        assert s.things is not None
        more = "more" if s.op == Relation.MORE else "fewer"
        over = f" than {s.index}" if s.verb == "has-over" else ""
        cards = f"{filters.noun(say, s.things, True)}{filters.within(s.things)}"
        return has(who, s.no), f"{more}{over} {cards}" + (f" than {what}" if what else "")
    if s.verb == "has-lore":
        return lore(say, s, who)
    assert s.verb == "is" and s.things is not None, s
    return is_(say, s.things, who, s)


ROLES: Final = {
    "in-challenge": "in a challenge[ with {what}]",
    "challenging": "challenging[ {what}]",
    "challenged": "being challenged[ by {what}]",
}


def have(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
    assert s.object is not None and s.things is not None
    where = " here" if s.things.here else filters.within(s.things)
    verb = has(who, s.no and not s.index, s.past)
    what, late = s.object, ""
    t = what.things
    if t is not None and len([x for x in t.traits if x.kind in filters.WITH]) == 1:
        # What ends in a noun of its own comes after where the cards are.
        tail = [x for x in t.traits if x.kind == "card-under" or highest(x)]
        if tail:
            rest = tuple([x for x in t.traits if x not in tail])
            what = replace(what, things=replace(t, traits=rest))
            late = " " + " ".join(filters.after(say, Things(traits=tuple(tail))))
    return verb, f"{selectors.text(say, what)}{where}{late}"


def highest(trait: Trait) -> bool:
    return trait.limit is not None and trait.limit.kind == "highest"


def lore(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
    assert s.number is not None
    exactly = s.op == Relation.EXACTLY
    op = OPPOSITE[s.op] if s.no and not exactly else s.op
    verb = has(who, s.no and exactly)
    if s.number.kind == "lore" and s.number.noun is not None:
        return verb, f"{LORE[op]} {selectors.text(say, s.number.noun)}"
    return verb, f"{filters.compared(say, op, s.number)} lore"


LORE: Final = {
    Relation.MORE: "more lore than",
    Relation.LESS: "less lore than",
    Relation.EXACTLY: "as much lore as",
    Relation.AT_LEAST: "at least as much lore as",
    Relation.AT_MOST: "no more lore than",
}


def nth(say: Speaker, n: int) -> str:
    """CR 6.2.2: "the second challenge this turn"."""
    which = f"the {ordinal(n)}"
    if say.event_kind == Kind.CHALLENGED:
        return f"{which} challenge this turn"
    if say.event_kind in (Kind.INKED, Kind.PUT_IN_INKWELL):
        return f"{which} card you've put into your inkwell this turn"
    if say.event_kind == Kind.DREW:
        who = "you've" if say.event_yours else "they've"
        return f"{which} card {who} drawn this turn"
    return f"{which} time this turn"


# --- what cards are like ----------------------------------------------------------------------


def is_(say: Speaker, t: Things, who: Phrase, s: Saying) -> tuple[str, str]:
    """ "is a character card", "are exerted"."""
    no = s.no
    if t.head.names or alternatives(t):
        noun = filters.owned(say, t, who.plural)
        where = "" if t.in_play or t.zone == Zone.DECK else filters.within(t)
        return be(who, no, s.past), (noun if who.plural else article(noun)) + where
    if not t.traits and not t.in_play:
        return be(who, no, s.past), filters.within(t).strip()
    parts = [like(say, t, trait, who, s) for k in ORDER for trait in t.traits if trait.kind == k]
    if t.owner != Owner.ANY:
        parts.append(f"{be(who, no, s.past)} {('', 'yours', 'opposing', 'theirs')[t.owner]}")
    for trait in t.traits:
        if trait.kind not in ORDER:
            parts.append(f"{be(who, no, s.past)} {filters.follows(say, t, trait, False)}")
    if not parts:
        return be(who, no, s.past), filters.within(t).strip() or "in the game"
    return listed(parts, "or" if no else "and"), ""


ORDER: Final = (
    *("facedown", "faceup", "drying", "dry", "exerted", "ready", "inks", "classes"),
    *("named", "not-named", "no-song", "limit", "keyword", "no-keyword"),
    *("damaged", "undamaged", "inkable", "not-inkable", "card-under", "nothing-under"),
    *("at-location", "not-at-location", "here"),
)


def like(say: Speaker, t: Things, trait: Trait, who: Phrase, s: Saying) -> str:
    no, kind = s.no, trait.kind
    be_, not_ = be(who, no, s.past), be(who, not no, s.past)
    names = listed(list(trait.names), "or")
    if kind == "classes":
        card = " card" if not t.in_play or t.zone == Zone.ANYWHERE else ""
        return f"{be_} {names} cards" if who.plural else f"{be_} {article(names)}{card}"
    if kind in ("named", "not-named"):
        return f"{be_ if kind == 'named' else not_} named {names}"
    if kind == "no-song":
        return f"{not_} a song"
    if trait.limit is not None:
        cost = trait.limit.stat == Stat.COST and t.zone != Zone.PLAY
        if cost and trait.limit.kind == "limit" and not no and not who.plural:
            return f"costs {filters.limit_alone(say, trait.limit)}"
        return f"{has(who, no, s.past)} {filters.limit(say, trait.limit)}"
    if kind in ("keyword", "no-keyword"):
        return f"{has(who, no != (kind == 'no-keyword'), s.past)} {names}"
    if kind in ("damaged", "undamaged"):
        some = (kind == "damaged") != no
        return f"{has(who, False, s.past)} {'damage' if some else 'no damage'}"
    if kind in ("inkable", "not-inkable"):
        return f"{has(who, no != (kind == 'not-inkable'), s.past)} ◉"
    if kind in ("card-under", "nothing-under"):
        some = (kind == "card-under") != no
        cards = "a card" if some else "no cards"
        return f"{has(who, False, s.past)} {cards} under {them(who)}"
    if kind in ("at-location", "not-at-location"):
        return f"{be_ if kind == 'at-location' else not_} at a location"
    return f"{be_} {filters.adjective(trait)}"


def them(what: Phrase) -> str:
    """A character is "them", other cards are "it"."""
    return "them" if what.plural or "character" in what.text else "it"


# --- beside a noun ----------------------------------------------------------------------------


def relative(say: Speaker, s: Saying, who: str = "who ") -> str:
    """About players, after their noun: "with more lore than you", "who …"."""
    about = s.subject is not None and s.subject.how == "one-of-them"
    if not about or s.subject is None:
        return who + clause(say, s)
    verb, rest = predicate(say, s, selectors.phrase(say, s.subject))
    if verb == "have":
        return f"with {rest}"
    return f"{who or 'they '}{verb} {rest}".strip()


def each_if(say: Speaker, s: Saying, unless: bool) -> str:
    """A condition read for each card: " while challenging a location", " unless …"."""
    if not unless and s.verb in ROLES and s.subject is not None:
        return f" while {predicate(say, s, selectors.phrase(say, s.subject))[1]}"
    return f" {'unless' if unless else 'if'} {clause(say, s)}"


@final
class EnglishConditions(shared.Conditions):
    def clause(self, say: Speaker, s: Saying) -> str:
        return clause(say, s)

    def relative(self, say: Speaker, s: Saying) -> str:
        return relative(say, s)


CONDITIONS: Final = EnglishConditions()
