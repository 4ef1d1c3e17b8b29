"""Why something may not be done: the clause, a sentence in each language, the cards involved.

The rules give the reason (`rules.refusal.Refusal`); the sentence is made here, from what the
asking seat may know, and says what would have to change where that can be told.
"""

from __future__ import annotations

from dataclasses import dataclass

import tintero.rules.derive as derive
import tintero.rules.legal as legal
import tintero.rules.playable as playable
from tintero.ability.abilities import Activated, Has
from tintero.ability.base import Condition, Effect
from tintero.ability.statics import ChallengeCost, PlayFor, PlayOnlyIf
from tintero.program import Bucket
from tintero.rules.refusal import No, Refusal
from tintero.state.objects import Active, Option
from tintero.state.state import State
from tintero.views import whynot_words as say
from tintero.views.knowledge import may_know
from tintero.views.names import ASK, a_player, by_ability, language, listed, plural, static_name
from tintero.views.words import of_card
from tintero.vocab import NONE, Act, Deny, Pay, ShiftKind

DENIES = {
    No.CANT_QUEST: Deny.QUEST,
    No.RECKLESS_QUEST: Deny.QUEST,
    No.CANT_CHALLENGE: Deny.CHALLENGE,
    No.ADVENTUROUS_CHALLENGE: Deny.CHALLENGE,
    No.CANT_BE_CHALLENGED: Deny.BE_CHALLENGED,
    No.EVASIVE: Deny.BE_CHALLENGED,
    No.WARD: Deny.BE_CHOSEN,
}
DENIED_ACTS = {
    Act.INK: Deny.INK,
    Act.PLAY: Deny.PLAY,
    Act.USE: Deny.USE,
    Act.MOVE: Deny.MOVE,
}


@dataclass(frozen=True)
class WhyNot:
    """One reason. `missing` is the ink that is missing, else 0; `cards` are full names."""

    rule: str
    code: int
    cards: tuple[str, ...]
    missing: int
    en: str
    es: str

    def sentence(self, lang: str = "en") -> str:
        return self.es if language(lang) == "es" else self.en

    def __str__(self) -> str:
        return f"{self.en} (CR {self.rule})"


def explain(s: State, refusal: Refusal, seat: int, option: Option) -> WhyNot:
    """The reason in words, for the seat that asked. Never tells what the seat may not know."""
    named: list[str] = []
    for i in (refusal.card, refusal.other, refusal.source):
        if i >= 0 and may_know(s, s.cards[i], seat):
            name = s.program(s.cards[i]).full_name
            if name not in named:
                named.append(name)
    return WhyNot(
        rule=refusal.clause,
        code=refusal.code,
        cards=tuple(named),
        missing=refusal.amount if refusal.code in (No.NOT_ENOUGH_INK, No.DROPS) else 0,
        en=Words(s, refusal, seat, option, "en").sentence(),
        es=Words(s, refusal, seat, option, "es").sentence(),
    )


class Words:
    """One refusal being put into words in one language."""

    def __init__(self, s: State, no: Refusal, seat: int, option: Option, lang: str) -> None:
        self.s = s
        self.no = no
        self.seat = seat
        self.option = option
        self.lang = lang

    def sentence(self) -> str:
        no = self.no
        subject = no.other if no.other >= 0 and no.code == No.BODYGUARD else no.card
        fields = {
            "card": self.name(no.card) if no.card >= 0 else say.THAT[self.lang],
            "other": self.name(no.other) if no.other >= 0 else say.THAT[self.lang],
            "source": self.source(),
            "until": self.until(),
            "n": self.number(),
            "ink": str(no.amount),
            "owner": a_player(self.s.cards[subject].owner, self.lang) if subject >= 0 else "",
            "active": a_player(self.s.active, self.lang),
            "asked": self.asked(),
            "verb": self.verb(),
            "ability": self.ability(),
            "need": self.need(),
        }
        text = say.SENTENCES[self.lang][no.code].format(**fields)
        if self.lang == "es":
            text = text.replace(" de el jugador", " del jugador")
            text = text.replace(" a el jugador", " al jugador")
        return text[:1].upper() + text[1:]

    # --- the fields ---------------------------------------------------------------------------

    def name(self, card: int) -> str:
        c = self.s.cards[card]
        return self.s.program(c).full_name if may_know(self.s, c, self.seat) else self.hidden()

    def hidden(self) -> str:
        return say.THAT_CARD[self.lang]

    def pick(self, en: str, es: str) -> str:
        return es if self.lang == "es" else en

    def sings(self) -> bool:
        o = self.option
        return o.act == Act.PLAY and o.b in (Pay.SING, Pay.SING_TOGETHER) and self.no.card != o.a

    def verb(self) -> str:
        """What was to be done, as an infinitive."""
        o = self.option
        which = say.SING if self.sings() else o.act
        if not 0 <= which < len(say.VERBS["en"]):
            return self.pick("do that", "hacer eso")
        a = self.name(o.a) if 0 <= o.a < len(self.s.cards) else self.hidden()
        b = self.name(o.b) if o.act == Act.MOVE and o.b >= 0 else self.hidden()
        if self.no.code == No.CANT:
            if which == say.SING:
                a = self.name(self.no.card)
                return self.pick(f"have {a} sing", f"hacer cantar a {a}")
            if which == Act.MOVE:
                return self.pick(f"move {a} to {b}", f"mover {a} a {b}")
        return say.VERBS[self.lang][which].format(a=a, b=b, ability=self.used(a))

    def used(self, card: str) -> str:
        """The ability to be used, and of which card unless the sentence is about that card."""
        name = self.ability()
        if self.no.code in (No.DRYING, No.EXERTED, No.USED):
            return name
        return self.pick(f"{name} of {card}", f"{name} de {card}")

    def asked(self) -> str:
        """Who is deciding what."""
        d = self.s.decision
        if d is None:
            return say.NOBODY[self.lang]
        who = a_player(d.player, self.lang)
        return say.ASKED[self.lang].format(p=who, what=ASK[self.lang][d.ask])

    def number(self) -> str:
        code, player = self.no.code, self.s.players[self.seat]
        if code == No.ALREADY_INKED:
            one, many = self.pick("card", "carta"), self.pick("cards", "cartas")
            return plural(player.inked, one, many)
        if code == No.LIMIT:
            rules = self.s.ruleset
            limits = {
                Act.QUEST: rules.quests_per_turn,
                Act.CHALLENGE: rules.challenges_per_turn,
                Act.MOVE: rules.moves_per_turn,
            }
            return str(limits.get(self.option.act, 0))
        return str(self.no.amount)

    def forbidding(self) -> Active | None:
        """The static effect that forbids it."""
        code = self.no.code
        deny = DENIES.get(code, NONE)
        if code == No.CANT:
            deny = Deny.SING if self.sings() else DENIED_ACTS.get(self.option.act, NONE)
        if deny == NONE:
            return None
        if code == No.WARD:
            return derive.denied(self.s, deny, self.s.cards[self.no.card], None)
        for a in self.s.buckets[Bucket.CANT + deny]:
            if a.source == self.no.source:
                return a
        return None

    def source(self) -> str:
        """The card whose effect forbids it, with the story name of the ability."""
        a = self.forbidding()
        if a is not None:
            card = self.s.cards[a.source]
            name = self.s.programs[a.index].full_name
            if a.until == NONE and may_know(self.s, card, self.seat):
                name = self.s.program(card).full_name
            return name + by_ability(static_name(self.s, a.index, a.static))
        if self.no.source >= 0:
            return self.name(self.no.source)
        return say.AN_EFFECT[self.lang]

    def until(self) -> str:
        a = self.forbidding()
        if a is None:
            return ""
        if a.until == NONE:
            limit = a.condition or a.outer
            if limit is not None:
                text = of_card(self.s, a.index, limit, self.lang)
                return self.pick(f" as long as {text}", f" mientras se cumpla: {text}") * bool(text)
            own = a.source in (self.no.card, self.no.other)
            return "" if own else say.UNTIL[self.lang][say.IN_PLAY]
        return say.UNTIL[self.lang][a.until].format(p=a_player(a.whose, self.lang))

    def ability(self) -> str:
        o = self.option
        if o.act == Act.USE and 0 <= o.c < len(self.s.programs):
            abilities = self.s.programs[o.c].abilities
            if 0 <= o.b < len(abilities) and abilities[o.b].name:
                return abilities[o.b].name
        return say.THE_ABILITY[self.lang]

    # --- what would be right ------------------------------------------------------------------

    def need(self) -> str:
        code = self.no.code
        if code == No.SINGER_TOO_CHEAP:
            return self.singers()
        if code == No.NOT_A_SHIFT_BASE:
            return self.bases()
        if code == No.WARD:
            return self.ward()
        if code == No.COST_UNPAYABLE:
            return self.costs()
        if code == No.NOT_A_CHARACTER and self.option.act == Act.CHALLENGE:
            if self.no.card == self.option.b:
                return self.pick(
                    " or a location, so it can't be challenged",
                    " ni una ubicación, así que no se puede desafiar",
                )
        if code in (No.PLAY_RESTRICTION, No.CONDITION):
            return self.condition()
        return ""

    def ward(self) -> str:
        a = self.forbidding()
        own = a is not None and static_name(self.s, a.index, a.static) == "Ward"
        if own and a is not None and a.source == self.no.card:
            return self.pick(
                "has Ward, so opponents can't choose it",
                "tiene Ward, así que los oponentes no pueden elegirlo",
            )
        return self.pick(
            f"can't be chosen by opponents because of {self.source()}{self.until()}",
            f"no puede ser elegido por los oponentes por {self.source()}{self.until()}",
        )

    def costs(self) -> str:
        """The cost that can't be paid, where there are words for it."""
        s, o = self.s, self.option
        costs: tuple[Effect, ...] = ()
        if not 0 <= o.a < len(s.cards) or not may_know(s, s.cards[o.a], self.seat):
            return ""
        card = s.cards[o.a]
        index = card.index
        if o.act in (Act.QUEST, Act.CHALLENGE):
            for a in legal.act_costs(s, card, o.act == Act.QUEST):
                assert isinstance(a.effect, ChallengeCost)
                index, costs = a.index, a.effect.costs
        elif o.act == Act.USE:
            index = o.c
            node = s.programs[o.c].abilities[o.b].node
            costs = node.costs if isinstance(node, Activated) else ()
        elif o.act == Act.PLAY and o.b == Pay.SHIFT:
            costs = s.program(card).shifts[o.c].costs
        elif o.act == Act.PLAY and o.b == Pay.ALTERNATE:
            index = s.cards[o.cards[0]].index if o.cards else index
            offer = s.programs[index].statics[o.c].effect
            costs = offer.costs if isinstance(offer, PlayFor) else ()
        text = listed([w for c in costs if (w := of_card(s, index, c, self.lang))], self.lang)
        return f": {text}" if text else ""

    def singers(self) -> str:
        no, s = self.no, self.s
        if no.card == self.option.a:
            have = sum(derive.sing_cost(s, c) for c in playable.singers(s, self.seat))
            return self.pick(
                f"Singing {self.name(no.card)} together takes characters with a total cost of "
                f"{no.amount} or more; those who can sing now have {have}",
                f"Cantar {self.name(no.card)} en grupo exige personajes con un coste total de "
                f"{no.amount} o más; los que ahora pueden cantar suman {have}",
            )
        cost = derive.sing_cost(s, s.cards[no.card])
        return self.pick(
            f"{self.name(no.card)} counts as cost {cost} to sing, "
            f"and {self.name(self.option.a)} needs {no.amount} or more",
            f"{self.name(no.card)} cuenta como coste {cost} para cantar "
            f"y {self.name(self.option.a)} exige {no.amount} o más",
        )

    def bases(self) -> str:
        """What a Shift may go onto."""
        program = self.s.program(self.s.cards[self.no.card])
        which = self.option.c if 0 <= self.option.c < len(program.shifts) else 0
        has: Has | None = program.shifts[which] if program.shifts else None
        if has is None or not may_know(self.s, self.s.cards[self.no.card], self.seat):
            return self.pick("it has no Shift for that", "no tiene un Shift para eso")
        if has.kind == ShiftKind.UNIVERSAL:
            return self.pick("it needs a character of yours", "necesita un personaje tuyo")
        if has.kind == ShiftKind.CLASSIFICATION:
            return self.pick(
                f"it needs a {has.of} character of yours",
                f"necesita un personaje tuyo con la clasificación {has.of}",
            )
        if has.kind == ShiftKind.ITEM_NAMED:
            return self.pick(
                f"it needs an item of yours named {has.of}",
                f"necesita un objeto tuyo llamado {has.of}",
            )
        if has.kind == ShiftKind.DUO and len(program.names) > 2:
            both = listed(list(program.names[1:]), self.lang)
            return self.pick(
                f"it needs two characters of yours, named {both}",
                f"necesita dos personajes tuyos, llamados {both}",
            )
        names = self.pick(" or ", " o ").join(program.names)
        return self.pick(
            f"it needs a character of yours named {names}",
            f"necesita un personaje tuyo llamado {names}",
        )

    def condition(self) -> str:
        """The condition that is not met, as a relative hint, where there are words for it."""
        found = self.unmet()
        if found is None:
            return ""
        text = of_card(self.s, found[0], found[1], self.lang)
        return self.pick(f": only if {text}", f": solo si {text}") if text else ""

    def unmet(self) -> tuple[int, Condition] | None:
        s, o = self.s, self.option
        if not 0 <= o.a < len(s.cards) or not may_know(s, s.cards[o.a], self.seat):
            return None
        card = s.cards[o.a]
        if o.act == Act.USE and 0 <= o.c < len(s.programs):
            abilities = s.programs[o.c].abilities
            node = abilities[o.b].node if 0 <= o.b < len(abilities) else None
            if isinstance(node, Activated) and node.condition is not None:
                return (o.c, node.condition)
        if o.act == Act.PLAY:
            source = s.cards[o.cards[0]] if o.b == Pay.ALTERNATE and o.cards else card
            program = s.program(source)
            for i in program.own if source is card else range(len(program.statics)):
                effect = program.statics[i].effect
                if isinstance(effect, PlayOnlyIf) and self.no.code == No.PLAY_RESTRICTION:
                    return (program.index, effect.condition)
                if isinstance(effect, PlayFor) and o.c == i and self.no.code == No.CONDITION:
                    found = effect.if_ or program.statics[i].condition
                    return (program.index, found) if found is not None else None
        return None
