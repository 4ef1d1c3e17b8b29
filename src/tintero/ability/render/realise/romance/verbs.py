"""What is done, with what was mentioned last as a pronoun of the verb; where cards are put."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Number, Saying, Things
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.verbs import Verbs
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.ability.selectors import Said
from tintero.vocab import Owner

OF_INKWELLS = ("ready-ink", "exert-ink", "ready-ink-some", "exert-ink-some")


def own(noun: Noun) -> Noun:
    """CR 4.7.1: characters move to your own locations, which is not said."""
    t = noun.things
    if t is None or noun.pick is None or noun.pick.wording == Said.ONE_OF:
        return noun
    plain = t == Things(t.head, owner=Owner.YOURS, other=t.other)
    return Noun("one", replace(t, owner=Owner.ANY)) if plain else noun


class RomanceVerbs(RomanceFamily, Verbs):
    """{it} is a pronoun of the verb ("+lo", "+le"), and then {what} is empty. {of_what},
    {to_what}: the object after "de" and "a". {whose}: the inkwell of the object. In `PUTS` {again}
    is a pronoun for what was just named."""

    TO: str
    FROM_NOUN = False  # "un personnage de votre défausse coûtant 3 ou moins"
    LIES: tuple[str, str]  # facedown, faceup
    # Of the player of a card, of the players of cards, of the player of several; the plural zone.
    OWNERS: Mapping[str, str]

    def key(self, s: Saying, places: dict[str, str]) -> str:
        if s.verb == "exert-symbol" and places["it"]:
            return "exert"
        if s.verb == "remove-damage" and "each" in s.ways:
            return "remove-damage-each"
        if s.verb == "deal" and places["tail"] and places["to_what"]:
            return "deal-first"  # "… elegido por cada …" would be chosen by each of them
        return super().key(s, places)

    def clitic(self, phrase: Phrase) -> str:
        """ "+lo", "+las"."""
        return f"+{self.grammar.pronoun(phrase)}"

    def other_object(self, say: Speaker, s: Saying) -> dict[str, str]:
        noun = sure(s.to)
        return {"to": self.selectors.text(say, own(noun) if s.verb == "move" else noun)}

    def objects_of(self, say: Speaker, s: Saying, picked: bool) -> tuple[dict[str, str], Phrase]:
        noun = sure(s.object)
        card = self.selectors.phrase(say, self.said(s, noun))
        it = "" if s.it is None or picked else self.clitic(self.selectors.phrase(say, s.it))
        places = self.objects("" if it else card.text) | {"it": it}
        if s.verb in OF_INKWELLS:
            inkwell = self.filters.zone_names["inkwell"]
            places["whose"] = self.selectors.whose(say, noun, inkwell)
        return places, card

    def damaged(self, say: Speaker, s: Saying, tail: str) -> dict[str, str]:
        places = {"it": ""} | self.beside(say, s, sure(s.object))
        unsaid = "unsaid" in s.ways and (places["it"] or not tail)
        return self.objects("") | {"it": ""} if unsaid else places

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

    def played(self, say: Speaker, s: Saying) -> dict[str, str]:
        """What agrees with it besides; from where: beside its noun, or apart."""
        noun, place, from_ = sure(s.object), s.things, self.filters.from_(s.things)
        if noun.things is not None and place is not None and self.FROM_NOUN:
            t = replace(noun.things, owner=place.owner, zone=place.zone, or_zone=place.or_zone)
            noun, from_ = replace(noun, things=t), ""
        card = self.selectors.phrase(say, noun)
        # What is shown is shown as a card.
        fem = s.to is not None or self.selectors.phrase(say, s.it or noun).feminine
        known = s.to is not None or s.it is not None
        it = self.clitic(Phrase("", card.plural, fem)) if known else ""
        made = {"what": "" if known else card.text, "it": it, "from_": from_}
        return made | (self.grammar.forms[fem, card.plural] if "exerted" in s.ways else {})

    def ink(self, say: Speaker, q: Number) -> str:
        if q.plain:
            return f"{q.n} ⬡"
        if q.unit is not None:
            return f"{q.n} ⬡ {self.quantities.for_each(say, q.unit)}"
        so_much = self.quantities.so_much("⬡", "⬡")
        return f"{so_much} {self.quantities.equal_to(self.quantities.number(say, q))}"

    # --- where cards are put ---

    def put(self, say: Speaker, s: Saying, places: dict[str, str], card: Phrase) -> str:
        (way,), goal = s.ways, sure(s.goal)
        if way == "plain":
            way = "known" if s.it is not None else self.way(say, s, places)
        lies = self.LIES[goal.faceup]
        places |= {"verb": self.VERBS[s.verb], "again": self.clitic(card), "lies": lies}
        if goal.kind == "under" and way != "under":
            places["where"] = f"{lies} {places['where']}"
        return self.PUTS[way]

    def said_after_put(self, s: Saying) -> bool:
        noun = sure(s.object)
        how, t = noun.pick, noun.things
        if s.verb != "put" or s.ways != ("plain",) or s.it is not None:
            return False
        if how is None or t is None or not how.single or how.up_to:
            return noun.how == "rest"
        return t.other or (how.source is not None and t.bare)

    @abstractmethod
    def way(self, say: Speaker, s: Saying, places: dict[str, str]) -> str:
        """Which frame of `PUTS` says a plain one; its places besides are added."""

    def goal_zone(self, say: Speaker, goal: Goal, card: Phrase, zone: str) -> str:
        words, zone = self.grammar, self.filters.zone_names[zone]
        if goal.player is not None:
            return f"{words.the_noun(zone)} de {self.selectors.text(say, goal.player)}"
        if goal.whose in ("yours", "theirs"):
            return words.own(goal.whose == "yours", zone)
        many = goal.whose == "owners"
        return f"{words.the_noun(zone, many)} {self.OWNERS[goal.whose]}"
