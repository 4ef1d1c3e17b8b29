"""What cards are and may do: "gets +1 strength and gains Rush this turn"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.en import filters, selectors
from tintero.ability.render.realise.en.rules import RULES
from tintero.ability.render.realise.statics import Statics
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.vocab import CardType

GIVEN: Final = ("‹get›", "‹gain›")


def after(text: str, tail: str) -> str:
    return f"{text} {tail}" if tail else text


def subject(say: Speaker, s: Saying) -> tuple[Phrase, str]:
    """Whom it is said of, and where they are: that stands behind, except of a character."""
    noun = sure(s.subject)
    t = noun.things
    if noun.how != "group" or t is None or not t.here:
        return selectors.phrase(say, noun), ""
    at_that = " at that location" if say.type == CardType.CHARACTER else ""
    text = filters.group(say, t.without("here")) + at_that
    who = Phrase(text, True, head=selectors.head_text(noun), mine=noun.mine, noun=noun)
    return who, "" if at_that else " while here"


@final
class EnglishStatics(Statics):
    PREDICATES = {
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
    CANT = "can't"
    NOR = "or"
    APART = ("", CANT)
    NEXT_PLAYED = "the next {} you play this turn"

    def together(self, say: Speaker, s: Saying) -> SpokenClause:
        """What is said of all alike at the end of each ("for each …") stands before them."""
        who, where = subject(say, s)
        said = [self.predicate(say, part, who) for part in s.parts]
        tail = said[-1][2]
        first = who
        if tail and len(said) > 1 and all(each[2] == tail for each in said):
            first = Phrase(f"{tail}, {who.text}", who.plural, head=who.head, mine=who.mine)
            said, tail = [(verb, rest, "") for verb, rest, _ in said], ""
        items = [(verb, after(rest, end)) for verb, rest, end in said[:-1]] + [said[-1][:2]]
        end = after(where + self.places.lasting(say, s.until), tail)
        given = ""
        if all(verb in GIVEN for verb, _ in items):
            given = self.listed([rest for _, rest in items]) + end
        return SpokenClause(first, self.joined(items) + end, given)


STATICS: Final = EnglishStatics(RULES)
clause = STATICS.clause
