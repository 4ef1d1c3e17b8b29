"""Standing text, where words agree with what is spoken of: the places of its frames, paying for
cards, rules of their own, and what cards are and may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Number, Saying, Things
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.romance.words import YOU
from tintero.ability.render.realise.rules import NONE_OF, PAY, Rules
from tintero.ability.render.realise.word_frames import Telling, fill, filled, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause


def first(t: Telling) -> bool:
    return t.s.parts[0].verb == "first-each-turn"


class RomanceRules(RomanceFamily, Rules):
    NO_SOME = ""  # the article of several, after a "not"
    NOR = "ni"
    GAP = " "
    NEXT: tuple[str, str]
    FIRST: tuple[str, str]
    DENIED: Mapping[str, str]  # what players may not do, or cards
    NO = "{cant}"
    CAN: str  # after "nobody"
    NEXT_TURN: str
    # What happens in its place; that it is not banished, or takes no damage. {he} is the card.
    INSTEAD: tuple[str, str, str]
    OWNER: str  # who pays for a card
    DAMAGE: tuple[str, str, str]  # one, many, the name of what is measured
    THEY_WERE: tuple[str, str]  # of you, of others
    WERE: tuple[str, str]  # after "if", after "the next time"
    CHOSEN = ""  # that you choose them: "choisissez un personnage qui gagne +2 de Force"

    def __init__(self) -> None:
        denied = self.DENIED.items()
        self.RULES = {**self.RULES, **{verb: f"{self.NO} {rest}" for verb, rest in denied}}
        cant = {verb: f"{self.CANT}|{rest}" for verb, rest in denied}
        self.PREDICATES = {**self.PREDICATES, **cant}
        super().__init__()
        words, you = self.grammar, self.YOU
        self.table |= {
            **self.agreeing(self.told_of),
            "lost": self.lost,
            "he": lambda t: self.grammar.he(t.who),
            "some": self.some,
            "sort": lambda t: self.several(t, self.grammar.AND, self.filters.SOME),
            "nor": lambda t: self.several(t, self.NOR, self.NO_SOME),
            "keyword": lambda t: self.filters.keyword(t.s.name),
            "class": lambda t: self.filters.classed(t.s.name),
            "do": lambda t: self.grammar.base(t.steps, self.YOU, True) if t.s.steps else "",
            "before": lambda t: self.each(t, "{}, ") if first(t) else "",
            "after": lambda t: ("" if first(t) else self.each(t, " {}")) + self.where_x(t),
            "while": lambda t: self.conditions.while_(t.say, t.s.when),
            "turn": lambda t: self.until(t.say, t.s),
            "they": lambda t: self.grammar.he(Phrase("", True, self.feminine(t))),
            "the": lambda t: self.grammar.the(self.feminine(t), True),
            "next": lambda t: self.NEXT[self.feminine(t)],
            "first": lambda t: self.FIRST[self.feminine(t)],
            "all_exerted": lambda t: self.filters.state("exerted", self.feminine(t), True),
            "so_that": lambda t: words.base(t.steps, you, False),
            "may": lambda t: words.base(t.steps, you, True),
            "damage": self.damage,
            "cant": self.cant,
            "own_turn": lambda t: self.own(t, self.conditions.TURN),
            "own_next_turn": lambda t: self.own(t, self.NEXT_TURN),
            "own_deck": lambda t: self.own(t, self.filters.zone_names["deck"]),
            "own_characters": lambda t: self.own(t, self.filters.NAMES["character"], True),
            "time": lambda t: self.TIMES.get(t.s.how, "si"),
            "they_were": lambda t: self.THEY_WERE[not self.what(t).you].format(self.what(t).text),
            "were": lambda t: words.agree(self.WERE[bool(t.s.how)], False, self.what(t).plural),
        }

    def told_of(self, t: Telling) -> Phrase:
        """What the words of a rule agree with: its subject; its object where that is you."""
        about = t.s.object is not None and (t.s.subject is None or t.who.you)
        return self.what(t) if about else t.who

    def signed(self, say: Speaker, q: Number, name: str) -> tuple[str, str]:
        """ "+2 de Fuerza"; "-1 de Fuerza", " por cada …"; "+X de Fuerza", ", donde X es …"."""
        n, each = (q.n, "") if q.plain else self.per(say, q)
        if q.plain or each:
            return f"{n:+d} de {name}", each and f" {each}"
        x = self.WHERE_X.format(self.quantities.number(say, q))
        return f"+X de {name}", x

    def per(self, say: Speaker, q: Number) -> tuple[int, str]:
        if q.kind == "counted" and q.unit is not None:
            return q.n, self.quantities.for_each(say, q.unit)
        if q.parts and q.parts[0].kind == "counted" and q.kind in ("capped", "times"):
            n, each = self.per(say, q.parts[0])
            return (n, each + self.quantities.cap(q)) if q.kind == "capped" else (n * q.n, each)
        return 1, self.quantities.damage_on(say, q)

    def lost(self, t: Telling) -> str:
        q, name = sure(t.s.number), self.stat(t)
        if q.kind == "that" and q.n == 1:
            return self.quantities.that_much(name, name, name)
        equal = self.quantities.equal_to(self.quantities.number(t.say, q))
        return f"{self.quantities.so_much(name, name)} {equal}"

    def several(self, t: Telling, joint: str, article: str) -> str:
        """The article, if there is one, before each alternative."""
        if t.s.things is None:
            return ""
        noun = self.filters.noun(t.say, t.s.things, True, joint, each=article)
        return f"{article} {noun}".lstrip()

    def some(self, t: Telling) -> str:
        if t.s.things is None:
            return ""
        return f"{self.filters.SOME} {self.filters.owned(t.say, t.s.things, True)}".lstrip()

    # --- paying and playing ---

    def until(self, say: Speaker, s: Saying) -> str:
        """How long one pays so: in French not "for the rest of this turn"."""
        if s.until not in ("turn", "rest-of-turn"):
            return self.lasting(say, s.until)
        return f" {self.triggers.THIS_TURN}"

    def of_you(self, text: str) -> str:
        words = self.grammar
        return f"{words.named(self.YOU)} {words.inflect(text, YOU)}".lstrip()

    def out_of(self, t: Things | None) -> str:
        return self.filters.from_(t)

    def feminine(self, t: Telling) -> bool:
        return t.s.things is not None and self.filters.first_feminine(t.s.things)

    def each(self, t: Telling, frame: str) -> str:
        """What is counted; before the verb where it would seem to belong to the turn."""
        each = self.per_card(t)[1]
        return frame.format(each) if each else ""

    # --- rules of their own ---

    def cant(self, t: Telling) -> str:
        nobody = t.s.subject is not None and t.s.subject.how in NONE_OF.values()
        return self.CAN if nobody else self.CANT

    def own(self, t: Telling, noun: str, plural: bool = False) -> str:
        noun = self.grammar.plural_of(noun) if plural else noun
        return self.grammar.own(t.who.you, noun, plural, many=t.who.plural)

    def rule(self, say: Speaker, s: Saying, until: str) -> SpokenClause:
        return super().rule(say, s, self.until(say, s) if s.verb in PAY else until)

    def instead(self, t: Telling) -> str:
        frame = 0 if t.s.steps else 1 if t.s.verb == "would-be-banished" else 2
        he = self.grammar.he(self.what(t))
        return filled(self.INSTEAD[frame], {**self.table, "he": lambda _: he}, t)

    def damage(self, t: Telling) -> str:
        one, many, mass = self.DAMAGE
        q = sure(t.s.number)
        return "".join(self.quantities.amount(t.say, q, one, many, mass, digit=True))

    def paid(self, t: Telling) -> str:
        who = self.YOU if t.who.mine else Phrase(self.OWNER)
        return self.grammar.unless(t.steps, who)

    # --- what cards are and may do ---

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        made, noun = super().clause(say, s), s.subject
        how = noun.pick if noun is not None and self.CHOSEN and not s.known else None
        if noun is None or how is None or not how.chosen or how.by_them:
            return made
        who = self.selectors.text(say, replace(noun, pick=replace(how, chosen=False)))
        does = self.grammar.does(made)
        return SpokenClause(self.YOU, fill(self.CHOSEN, who=who, does=does))

    def next(self, say: Speaker, s: Saying) -> Phrase:
        fem = self.filters.first_feminine(sure(s.things))
        return Phrase(f"{self.NEXT[fem]} {super().next(say, s).text}", feminine=fem)

    def together(self, say: Speaker, s: Saying) -> SpokenClause:
        who = self.selectors.phrase(say, sure(s.subject))
        said = [self.predicate(say, part, who) for part in s.parts]
        tail = said[-1][2]
        once = all(each[2] == tail for each in said)
        items = [(verb, rest if once else rest + end) for verb, rest, end in said[:-1]]
        until = self.lasting(say, s.until, who)
        return SpokenClause(who, self.joined([*items, said[-1][:2]]) + until + tail)

    def predicate(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str, str]:
        if s.verb == "lose-stat" and s.number is not None and s.number.kind == "counted":
            s = replace(s, verb="get", number=replace(s.number, n=-s.number.n))
        return super().predicate(say, s, who)
