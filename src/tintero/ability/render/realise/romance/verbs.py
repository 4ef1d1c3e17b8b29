"""What is done, with what was mentioned last as a pronoun of the verb."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Noun, Number, Saying, Things
from tintero.ability.render.plan.verbs_numbers import measured
from tintero.ability.render.realise.family import Family
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.romance.puts import RomancePuts
from tintero.ability.render.realise.romance.selectors import RomanceSelectors
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Said
from tintero.vocab import Owner

# What somebody else picks for a verb of damage is named first.
DAMAGE = ("deal", "put-damage", "remove-damage", "move-damage")


def own(noun: Noun) -> Noun:
    """CR 4.7.1: characters move to your own locations, which is not said."""
    t = noun.things
    if t is None or noun.pick is None or noun.pick.wording == Said.ONE_OF:
        return noun
    plain = t == Things(t.head, owner=Owner.YOURS, other=t.other)
    return Noun("one", replace(t, owner=Owner.ANY)) if plain else noun


class RomanceVerbs(Family):
    """{it} is a pronoun of the verb ("+lo", "+le"), and then {what} is empty. {of_what},
    {to_what}: the object after "de" and "a". {n} is so much of something and {tail} what follows
    of it at the end, {where} the goal, {whose} the inkwell of the object."""

    filters: RomanceFilters
    selectors: RomanceSelectors
    puts: RomancePuts
    FRAMES: Mapping[str, str]
    WAYS: Mapping[str, str]  # what an instruction says besides
    # By verb: one, many, the name of what is measured, feminine; "" is damage.
    UNITS: Mapping[str, tuple[str, str, str, bool]]
    COUNTED: tuple[str, ...]  # "1 gota de tinta", never "una"
    AMOUNTS: Mapping[str, str]  # "any", "all", "some", "up-to"; how many are missing
    CHOOSE: str
    TO: str
    PLAYS: Mapping[str, str]
    SHIFT: Mapping[str, str]
    FREE: str
    PAYING: str
    ENTERS: tuple[str, str]  # one, many
    THEN_BOTTOM: str
    FROM_NOUN = False  # "un personnage de votre défausse coûtant 3 ou moins"

    def says(self, s: Saying) -> bool:
        return s.verb in self.FRAMES or s.verb in self.puts.VERBS or s.verb == "play"

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        who = self.selectors.phrase(say, sure(s.subject))
        if s.verb == "play":
            return SpokenClause(who, self.play(say, s), saying=s)
        if s.verb in self.puts.VERBS:
            text, again = self.puts.put(say, s), self.puts.again(say, s)
            return SpokenClause(who, text, saying=s, again=again)
        places = {"it": "", "zone": "", "where": "", **self.of_subject(who)}
        ways = {key: fill(text, **places) for key, text in self.WAYS.items() if key in s.ways}
        places |= dict.fromkeys(self.WAYS, "") | ways
        places["n"], places["tail"] = self.amount(say, s, who)
        lead = f"{self.CHOOSE} {self.filters.AND} " if "picked" in s.ways else ""
        if s.object is not None and s.verb in DAMAGE:
            what = self.selectors.text(say, s.object)
            lead = f"{self.CHOOSE} {what} {self.filters.AND} " if lead else ""
            places |= self.beside(say, s, s.object)
            if "unsaid" in s.ways and (places["it"] or not places["tail"]):
                places |= self.objects("") | {"it": ""}
        elif s.object is not None:
            it = "" if s.it is None or lead else self.puts.clitic(say, s.it)
            what = "" if it else self.selectors.text(say, self.said(s, s.object))
            whose = self.selectors.whose(say, s.object, self.puts.ZONES["inkwell"])
            places |= self.objects(what) | {"it": it, "whose": whose}
        if s.to is not None:
            to = self.selectors.text(say, own(s.to) if s.verb == "move" else s.to)
            places |= self.other_object(s, to)
        if s.things is not None:
            places["zone"] = self.filters.zone(s.things)
        if s.goal is not None:
            places["where"] = self.puts.where(say, s, s.goal)
        return SpokenClause(who, lead + fill(self.FRAMES[self.key(s, places)], **places), saying=s)

    def key(self, s: Saying, places: dict[str, str]) -> str:
        if s.verb == "exert-symbol" and places["it"]:
            return "exert"
        if s.verb == "remove-damage" and "each" in s.ways:
            return "remove-damage-each"
        if s.verb == "deal" and places["tail"] and places["to_what"]:
            return "deal-first"  # "… elegido por cada …" would be chosen by each of them
        return s.verb

    def of_subject(self, who: Phrase) -> dict[str, str]:
        """What is the subject's: "tu mazo"."""
        words = self.filters.grammar
        return {f"own_{key}": words.own(who.you, zone) for key, zone in self.puts.ZONES.items()}

    def other_object(self, s: Saying, text: str) -> dict[str, str]:
        return {"to": text}

    @abstractmethod
    def beside(self, say: Speaker, s: Saying, noun: Noun) -> dict[str, str]:
        """The cards that damage is on: a pronoun when they were mentioned last or just picked."""

    def objects(self, what: str) -> dict[str, str]:
        of_what, to_what = (f"de {what}", f"{self.TO} {what}") if what else ("", "")
        return {"what": what, "of_what": of_what, "to_what": to_what}

    def that(self, say: Speaker, s: Saying, noun: Noun) -> str:
        """The cards, once more if they were just picked."""
        again = Noun("that", head=noun.head, plural=noun.plural, mine=noun.mine)
        return self.selectors.text(say, again if "picked" in s.ways else noun)

    def said(self, s: Saying, noun: Noun) -> Noun:
        """After "elige" it is not said that the cards are chosen."""
        if noun.pick is None or not self.chooses(s):
            return noun
        return replace(noun, pick=replace(noun.pick, chosen=False))

    def chooses(self, s: Saying) -> bool:
        return s.verb == "choose"

    # --- numbers ---

    def amount(self, say: Speaker, s: Saying, who: Phrase) -> tuple[str, str]:
        """So much of it, and what follows at the end of the clause."""
        q = s.number
        one, many, mass, feminine = self.UNITS.get(s.verb, self.UNITS[""])
        all_of, up_to = {"mass": mass or many}, "up-to" in s.ways
        if q is None:
            return fill(self.AMOUNTS["any" if up_to else "all"], **all_of), ""
        if s.verb == "pay-ink":
            return self.ink(say, q), ""
        if q.kind == "missing" and s.verb == "draw":
            return self.missing(q.parts[0], who), ""
        q = q.parts[0] if q.kind == "that-plus" else q
        digit = s.verb in self.COUNTED
        text, tail = self.quantities.amount(say, q, one, many, mass, feminine, digit)
        if not up_to:
            return text, tail
        if measured(q):
            most = fill(self.AMOUNTS["up-to"], n=self.quantities.number(say, q))
            return fill(self.AMOUNTS["some"], **all_of), f" {most}"
        return fill(self.AMOUNTS["up-to"], n=text), tail

    def missing(self, q: Number, who: Phrase) -> str:
        """Cards until so many are in the hand."""
        hand = self.filters.grammar.own(who.you, self.puts.ZONES["hand"])
        return fill(self.AMOUNTS["missing" if q.plain else "as-many"], n=str(q.n), hand=hand)

    def ink(self, say: Speaker, q: Number) -> str:
        """ "2 ⬡", "1 ⬡ por cada personaje que tengas en juego"."""
        if q.plain:
            return f"{q.n} ⬡"
        if q.unit is not None:
            return f"{q.n} ⬡ {self.quantities.for_each(say, q.unit)}"
        so_much = self.quantities.so_much("⬡", "⬡")
        return f"{so_much} {self.quantities.equal_to(self.quantities.number(say, q))}"

    # --- plays ---

    def play(self, say: Speaker, s: Saying) -> str:
        phrase = self.selectors.phrase(say, sure(s.object))
        way, it, feminine = "plain", "", phrase.feminine
        if s.to is not None:  # shown as cards
            feminine = True
            way, it = "shown", f"+{self.filters.grammar.pronoun(Phrase('', phrase.plural, True))}"
        elif s.it is not None:
            way, it = "known", self.puts.clitic(say, s.it)
            feminine = self.selectors.phrase(say, s.it).feminine
        text = fill(
            self.PLAYS["again" if "again" in s.ways else way],
            it=it,
            shown=self.selectors.text(say, s.to) if s.to is not None else "",
            free=self.FREE if "free" in s.ways else "",
            shift="".join([text for how, text in self.SHIFT.items() if how in s.ways]),
            **self.played(say, s),
        )
        if "again" in s.ways:
            return text
        if s.index > 0:
            text += self.PAYING.format(s.index)
        if "exerted" in s.ways:
            words = self.filters.grammar
            exerted = words.agree(words.DEEDS["exerted"], feminine, phrase.plural)
            they = words.he(Phrase("", phrase.plural, feminine))
            text += self.ENTERS[phrase.plural].format(exerted, they=they)
        return text + self.THEN_BOTTOM if "then-bottom" in s.ways else text

    def played(self, say: Speaker, s: Saying) -> dict[str, str]:
        """What is played, and from where: beside its noun, or apart."""
        noun, place = sure(s.object), s.things
        if noun.things is None or place is None or not self.FROM_NOUN:
            what = self.selectors.text(say, noun)
            return {"what": what, "from_": self.filters.from_(place)}
        t = replace(noun.things, owner=place.owner, zone=place.zone, or_zone=place.or_zone)
        return {"what": self.selectors.text(say, replace(noun, things=t)), "from_": ""}
