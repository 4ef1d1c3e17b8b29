"""Rules of their own: entering play, replacements, what players may do."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.en import filters, quantities, selectors
from tintero.ability.render.realise.en.costs import COSTS
from tintero.ability.render.realise.en.words import base_form, join_clauses, possessive
from tintero.ability.render.realise.rules import Rules
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.ability.render.speaker import YOU, Phrase, Speaker, SpokenClause
from tintero.vocab import STEP_NAMES, Owner


def cards(t: Telling) -> str:
    """Which cards players may not use so."""
    things = t.s.things
    if things is None:
        return ""
    if things.in_play and things.owner == Owner.ANY:
        return filters.noun(t.say, things, True)
    return filters.group(t.say, things)


@final
class EnglishRules(Rules):
    RULES = {
        "floor": "{his} {stat}|can't be reduced below {least}",
        "floor-printed": "{his} {stat}|can't be reduced below their printed value",
        "opponents-cant-choose": "can't choose {what} for abilities or effects",
        "damage-stays": "can't be removed",
        "denied-quest": "can't quest[ with {cards}]",
        "denied-challenge": "can't challenge[ with {cards}]",
        "denied-be-challenged": "can't be challenged[ with {cards}]",
        "denied-ready": "can't ready[ with {cards}]",
        "denied-ready-at-start": "can't ready at the start of their turn[ with {cards}]",
        "denied-sing": "can't sing[ with {cards}]",
        "denied-play": "can't play cards",
        "denied-play+": "can't play {cards}",
        "denied-be-chosen": "can't choose cards",
        "denied-be-chosen+": "can't choose {cards}",
        "denied-move": "can't move[ with {cards}]",
        "denied-be-dealt-damage": "can't be dealt damage[ with {cards}]",
        "denied-gain-lore": "can't gain lore[ with {cards}]",
        "denied-lose-lore": "can't lose lore[ with {cards}]",
        "denied-remove-damage": "can't remove damage[ from {cards}]",
        "denied-exert": "can't exert[ with {cards}]",
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
        "his": lambda t: possessive(t.who.text),
        "cards": cards,
        "damage": lambda t: "".join(quantities.amount(t.say, sure(t.s.number), "damage", "damage")),
        "time": lambda t: RULES.TIMES.get(t.s.how) or RULES.TIMES.get(t.s.verb, "whenever"),
        "comma": lambda t: "" if t.s.how == "next-time" else ",",
        "are": lambda t: "are" if sure(t.s.object).plural else "is",
        "my": lambda t: "your" if t.who.you else "their",
    }

    def clause(self, say: Speaker, s: Saying, until: str = "") -> SpokenClause:
        """What is counted stands before: "for each item you have in play, you pay 1 ⬡ less …"."""
        made = super().clause(say, s, until)
        each = self.costs.per(Telling(say, s, YOU))[1] if s.verb in self.costs.PAY else ""
        if not each:
            return made
        who = Phrase(f"{each}, {made.subject.text}", you=made.subject.you)
        return SpokenClause(who, made.predicate)

    def paid(self, t: Telling) -> str:
        if t.who.mine:
            return f"you {base_form(t.steps, YOU)}"
        payer = Phrase("their player")
        return join_clauses([SpokenClause(payer, clause.predicate) for clause in t.steps])

    def instead(self, t: Telling) -> str:
        if t.s.steps:
            return join_clauses(t.steps) + " instead"
        they = selectors.people(t.say, self.places.what(t))
        if t.s.verb == "would-be-banished":
            return "they aren't banished" if they else "it isn't banished"
        return "they take no damage instead" if they else "it takes no damage instead"


RULES: Final[EnglishRules] = EnglishRules(COSTS)
