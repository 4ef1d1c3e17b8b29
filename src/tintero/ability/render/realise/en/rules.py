"""Standing text: rules of their own, and what cards are and may do."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.en.costs import EnglishCosts, mover
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.quantities import QUANTITIES
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import ENGLISH, possessive, spaced
from tintero.ability.render.realise.rules import PAY, Rules
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause
from tintero.vocab import STEP_NAMES, CardType, Owner

DENIED: Final = spaced(
    *("quest", "challenge", "be-challenged", "ready", "sing", "move", "be-dealt-damage"),
    *("gain-lore", "lose-lore", "exert"),
)


def cards(t: Telling) -> str:
    """Which cards players may not use so."""
    things = t.s.things
    if things is None:
        return ""
    if things.in_play and things.owner == Owner.ANY:
        return FILTERS.noun(t.say, things, True)
    return FILTERS.group(t.say, things)


OF_CARDS: Final = spaced("quest", "ready", "be-dealt-damage", "gain-lore", "lose-lore")
GIVEN: Final = ("‹get›", "‹gain›")


def after(text: str, tail: str) -> str:
    return f"{text} {tail}" if tail else text


def subject(say: Speaker, s: Saying) -> tuple[Phrase, str]:
    """Whom it is said of, and where they are: that stands behind, except of a character."""
    noun = sure(s.subject)
    t = noun.things
    if noun.how != "group" or t is None or not t.here:
        return SELECTORS.phrase(say, noun), ""
    at_that = " at that location" if say.type == CardType.CHARACTER else ""
    text = FILTERS.group(say, t.without("here")) + at_that
    who = Phrase(text, True, mine=noun.mine, noun=noun)
    return who, "" if at_that else " while here"


@final
class EnglishRules(EnglishCosts, Rules):
    RULES = {
        "pay": "‹pay› {ink} {scope}{where_x}",
        "may-pay": "may pay {ink} {scope}{where_x}",
        "play-only-if": "can't play {what} unless {if}",
        "play-this-from": "may play this card{from}",
        "play-from": "may play {sort}{from}{entered}",
        "play-from-under": "may play {sort} from under {what}{entered}",
        "play-free": "may[ {do} to] play {what}{sort}{from} for free",
        "floor": "{his} {stat}|can't be reduced below {least}",
        "floor-printed": "{his} {stat}|can't be reduced below their printed value",
        "opponents-cant-choose": "can't choose {what} for abilities or effects",
        "damage-stays": "can't be removed",
        **{f"denied-{key}": f"can't {text}[ with {{cards}}]" for key, text in DENIED.items()},
        "denied-ready-at-start": "can't ready at the start of their turn[ with {cards}]",
        "denied-play": "can't play cards",
        "denied-play+": "can't play {cards}",
        "denied-be-chosen": "can't choose cards",
        "denied-be-chosen+": "can't choose {cards}",
        "denied-remove-damage": "can't remove damage[ from {cards}]",
        "denied-ink": "can't ink cards",
        "denied-ink+": "can't ink {cards}",
        "denied-use": "can't use abilities[ of {cards}]",
        "cant-unless-paid:quest": "can't quest unless {paid}",
        "cant-unless-paid:challenge": "can't challenge unless {paid}",
        "cant-unless-paid:both": "can't quest or challenge unless {paid}",
        "enter-damaged": "‹enter› play with {damage}",
        "enter-exerted": "‹enter› play exerted",
        "enter-exerted-then": "‹enter› play exerted; then {then}",
        "may-enter-exerted": "may enter play exerted",
        "may-enter-exerted-then": "may enter play exerted to {do}",
        "would-discard": "if an effect would cause you to discard one or more cards, you don't"
        " discard",
        "would-get-drops": "if {what} would get an ink drop, {then} instead",
        "would-get-drops:may": "if {what} would get an ink drop, {what} may {then} instead",
        "would-get-no-drops": "if {what} would get an ink drop, {what} get nothing instead",
        "would-be-dealt": "{time} {what} would be dealt damage{where}{comma} {instead}",
        "would-take": "{time} {what} would take damage{where}{comma} {instead}",
        "would-be-banished": "{time} {what} would be banished{where}{comma} {instead}",
        "must-choose": "must choose {what} for actions and abilities if able",
        "guard": "who ‹challenge› one of your characters must choose {what} if able",
        "guard-this": "who ‹challenge› one of your characters must choose one with Bodyguard if"
        " able",
        "shift-onto": "can shift any character on top of {what}",
        "shift-any-name": "may play any character with Shift on {what} as if {what} had any name",
        "reduce-damage": "damage dealt to {what}|‹be› reduced by {by}",
        "cant-end-turn": "can't end your turn while {what} {are} ready and able to {act}",
        "ink-exerted:yours": "‹enter› your inkwell exerted",
        "ink-exerted:opponents": "‹enter› opponents' inkwells exerted",
        "ink-exerted:all": "‹enter› inkwells exerted",
        "extra-ink": "may ink {more}",
        "win-at": "‹need› {n} lore to win the game",
        "skip": "‹skip› their {step} step",
        "skip-yours": "skip your turn's {step} step",
        "ready-limit:yours": "can't ready more than {characters} at the start of your turn",
        "ready-limit": "can't ready more than {n} of their characters at the start of their turn",
        "ready-limit:next": "can't ready more than {n} of their characters at the start of their"
        " next turn",
        "top-faceup": "‹play› with the top card of {my} deck faceup",
        "counts-inkable": "‹count› as having ◉",
        "ink-from": "can ink {bare}{out}",
        "use-free": "may use {whose} {name} ability for free",
        "act-limit": "each turn, only {only}|can {act}",
    }
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
        **{f"cant-{key}": f"can't|{text}[ ({{whom}})]" for key, text in OF_CARDS.items()},
        "cant-challenge": "can't|challenge[ {neither}]",
        "cant-be-challenged": "can't|be challenged[ by {whom}]",
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
    APART = ("", CANT)
    NEXT_PLAYED = "the next {} you play this turn"
    TIMES = {
        "next-time": "the next time",
        "first-time": "the first time",
        "would-be-banished": "if",
    }
    IN_CHALLENGE = " in a challenge"
    STEPS = tuple([name.capitalize() for name in STEP_NAMES])
    SO_MANY = {
        "more": ("an additional card", "{} additional cards"),
        "characters": ("1 character", "{} characters"),
        "only": ("one character", "{} characters"),
    }
    OWN = {
        "whose": lambda t: possessive(RULES.what(t).text),
        "its": lambda t: "their" if SELECTORS.people(t.say, t.who) else "its",
        "do": lambda t: ENGLISH.base(t.steps, YOU) if t.s.steps else "",
        "theyre": lambda t: "they're" if SELECTORS.people(t.say, t.who) else "it's",
        "mover": mover,
        "his": lambda t: possessive(t.who.text),
        "cards": cards,
        "damage": lambda t: "".join(QUANTITIES.amount(t.say, sure(t.s.number), "damage", "damage")),
        "time": lambda t: RULES.TIMES.get(t.s.how) or RULES.TIMES.get(t.s.verb, "whenever"),
        "comma": lambda t: "" if t.s.how == "next-time" else ",",
        "are": lambda t: "are" if sure(t.s.object).plural else "is",
        "my": lambda t: "your" if t.who.you else "their",
    }

    def rule(self, say: Speaker, s: Saying, until: str) -> SpokenClause:
        """What is counted stands before: "for each item you have in play, you pay 1 ⬡ less …"."""
        made = super().rule(say, s, until)
        each = self.per_card(Telling(say, s, YOU))[1] if s.verb in PAY else ""
        if not each:
            return made
        who = Phrase(f"{each}, {made.subject.text}", you=made.subject.you)
        return SpokenClause(who, made.predicate)

    def paid(self, t: Telling) -> str:
        if t.who.mine:
            return f"you {ENGLISH.base(t.steps, YOU)}"
        payer = Phrase("their player")
        return ENGLISH.join([SpokenClause(payer, clause.predicate) for clause in t.steps])

    def instead(self, t: Telling) -> str:
        if t.s.steps:
            return ENGLISH.join(t.steps) + " instead"
        they = SELECTORS.people(t.say, self.what(t))
        if t.s.verb == "would-be-banished":
            return "they aren't banished" if they else "it isn't banished"
        return "they take no damage instead" if they else "it takes no damage instead"

    # --- what cards are and may do ---

    def together(self, say: Speaker, s: Saying) -> SpokenClause:
        """What is said of all alike at the end of each ("for each …") stands before them."""
        who, where = subject(say, s)
        said = [self.predicate(say, part, who) for part in s.parts]
        tail = said[-1][2]
        first = who
        if tail and len(said) > 1 and all(each[2] == tail for each in said):
            first = Phrase(f"{tail}, {who.text}", who.plural, mine=who.mine)
            said, tail = [(verb, rest, "") for verb, rest, _ in said], ""
        items = [(verb, after(rest, end)) for verb, rest, end in said[:-1]] + [said[-1][:2]]
        end = after(where + self.lasting(say, s.until), tail)
        given = ""
        if all(verb in GIVEN for verb, _ in items):
            given = self.all_of([rest for _, rest in items]) + end
        return SpokenClause(first, self.joined(items) + end, given)


RULES: Final[EnglishRules] = EnglishRules()
