"""What cards are and may do: "gets +1 strength and gains Rush this turn"."""

from __future__ import annotations

from typing import Final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.en import filters, rules, selectors
from tintero.ability.render.realise.en.places import PLACES, each_if, lasting
from tintero.ability.render.realise.en.words import full_clause, listed
from tintero.ability.render.realise.word_frames import Telling, filled, frame_of
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import CardType

CANT: Final = "can't"
GIVEN: Final = ("‹get›", "‹gain›")
# A verb | what follows it | what stands at the end, after how long it lasts. A verb that is the
# same as that before is not said again; without one, all is said.
PREDICATES: Final = {
    "get": "‹get›|{signed}|{per}",
    "sing-more": "‹count›|as having {signed}|{per}",
    "lose-stat": "‹lose›|{stat} equal to {n}",
    "gain": "‹gain›|{what}{times}|{per_time}",
    "lose-keywords": "‹lose›|all keywords",
    "lose": "‹lose›|{name}",
    "lose-ability": "‹lose›|the {name} ability",
    "gain-class": "‹gain›|the {name} classification",
    "also-named": "|also ‹count› as being named {name}",
    "named-for-shift": "|also ‹count› as being named {name} for Shift",
    "must": "|must {act}|if able",
    "sing-as": "‹count›|as having cost {n} to sing songs",
    "damage-with": "‹deal›|damage with {its} {stat} instead of {its} strength",
    "no-damage": "‹take›|no damage",
    "no-damage:challenges": "‹take›|no damage from challenges",
    "no-damage:this-challenge": "‹take›|no damage from the challenge",
    "cant-gain": "can't|gain {name}",
    "cant-quest": "can't|quest[ ({whom})]",
    "cant-challenge": "can't|challenge[ {neither}]",
    "cant-be-challenged": "can't|be challenged[ by {whom}]",
    "cant-ready": "can't|ready[ ({whom})]",
    "cant-ready-at-start:yours": "can't|ready at the start of your turn",
    "cant-ready-at-start:theirs": "can't|ready at the start of {its} turn",
    "cant-ready-at-start:theirs-next": "can't|ready at the start of {its} next turn",
    "cant-ready-at-start:players": "can't|ready at the start of their players' turns",
    "cant-ready-at-start:players-next": "can't|ready at the start of their players' next turns",
    "cant-sing": "can't|⟳ to sing songs",
    "cant-sing+": "can't|sing {whom}",
    "cant-play": "can't|be played",
    "cant-be-chosen": "can't|be chosen by opponents",
    "cant-be-chosen+": "can't|be chosen by {whom}",
    "cant-move": "can't|move to locations",
    "cant-move+": "can't|move to {whom}",
    "cant-be-dealt-damage": "can't|be dealt damage[ ({whom})]",
    "cant-gain-lore": "can't|gain lore[ ({whom})]",
    "cant-lose-lore": "can't|lose lore[ ({whom})]",
    "cant-remove-damage": "can't|have damage removed",
    "cant-exert": "can't|be exerted",
    "cant-ink": "can't|be put into an inkwell",
    "cant-use": "can't|use abilities[ ({whom})]",
    "can-challenge-ready": "|can challenge ready characters",
    "can-challenge-ready+": "|can challenge {whom}",
    "can-quest-drying": "|can quest the turn {theyre} played",
    "can-challenge-drying": "|can challenge[ {whom}] the turn {theyre} played",
    "can-ignore-evasive": "|can challenge characters as if having Evasive",
    "can-ignore-evasive+": "|can challenge {whom} as if having Evasive",
    "can-move-free": "|may move[ to {whom}] for free",
    "can-move-here-free": "|may move here for free",
}


def clauses(say: Speaker, made: list[Saying]) -> list[SpokenClause]:
    return [clause(say, s) for s in made]


def clause(say: Speaker, s: Saying) -> SpokenClause:
    if s.verb == "standing":
        return together(say, s)
    if s.verb == "next-played":
        return next_played(say, s)
    return rules.clause(say, s, lasting(say, s.until))


def next_played(say: Speaker, s: Saying) -> SpokenClause:
    """ "the next character you play this turn enters play exerted and gains …"."""
    assert s.things is not None
    made = clauses(say, list(s.parts))
    said = [c.predicate if not c.subject.text else full_clause(c) for c in made]
    noun = filters.noun(say, s.things)
    return SpokenClause(Phrase(f"the next {noun} you play this turn"), " and ".join(said))


# --- several predicates -----------------------------------------------------------------------


def together(say: Speaker, s: Saying) -> SpokenClause:
    """One subject: "gets +1 strength and gains Rush and Ward". What is said of all alike at the
    end of each ("for each …") stands before them."""
    who, where = subject(say, s)
    said = [predicate(say, part, who) for part in s.parts]
    tail = said[-1][2]
    first = who
    if tail and len(said) > 1 and all(each[2] == tail for each in said):
        first = Phrase(f"{tail}, {who.text}", who.plural, head=who.head, mine=who.mine)
        said, tail = [(verb, rest, "") for verb, rest, _ in said], ""
    items = [(verb, after(rest, end)) for verb, rest, end in said[:-1]] + [said[-1][:2]]
    end = after(where + lasting(say, s.until), tail)
    given = ""
    if all(verb in GIVEN for verb, _ in items):
        given = listed([rest for _, rest in items]) + end
    return SpokenClause(first, joined(items) + end, given)


def after(text: str, tail: str) -> str:
    return f"{text} {tail}" if tail else text


def joined(items: list[tuple[str, str]]) -> str:
    """A repeated verb is said once: "can't quest or challenge", "gains Rush and Ward"."""
    if all(verb == CANT for verb, _ in items):
        return f"{CANT} " + listed([rest for _, rest in items], "or")
    groups: list[tuple[str, list[str]]] = []
    for verb, rest in items:
        if groups and verb and verb != CANT and verb == groups[-1][0]:
            groups[-1][1].append(rest)
        else:
            groups.append((verb, [rest]))
    return listed([f"{verb} {listed(rest)}" if verb else listed(rest) for verb, rest in groups])


def subject(say: Speaker, s: Saying) -> tuple[Phrase, str]:
    """Whom it is said of, and where they are: that stands behind, except of a character."""
    assert s.subject is not None
    t = s.subject.things
    if s.subject.how != "group" or t is None or not t.here:
        return selectors.phrase(say, s.subject), ""
    at_that = " at that location" if say.type == CardType.CHARACTER else ""
    text = filters.group(say, t.without("here")) + at_that
    head = selectors.head_text(s.subject)
    who = Phrase(text, True, head=head, mine=s.subject.mine, noun=s.subject)
    return who, "" if at_that else " while here"


def predicate(say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
    """The verb, what follows it, and what stands at the end."""
    told = Telling(say, s, who)
    verb, rest, tail = [
        filled(piece, PLACES, told) for piece in (frame_of(PREDICATES, s) + "|").split("|")[:3]
    ]
    if tail:
        return verb, rest, tail + each_if(say, s)
    return verb, rest + each_if(say, s), ""
