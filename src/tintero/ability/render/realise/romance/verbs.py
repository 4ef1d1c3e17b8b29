"""What is done, with what was mentioned last as a pronoun of the verb; where cards are put."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Goal, Noun, Number, Saying, Things
from tintero.ability.render.plan.verbs import measured
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.selectors import NOBODY
from tintero.ability.render.realise.word_frames import fill, sure
from tintero.ability.render.speaker import Phrase, Speaker, SpokenClause
from tintero.ability.selectors import Said
from tintero.vocab import Owner

# What somebody else picks for a verb of damage is named first.
DAMAGE = ("deal", "put-damage", "remove-damage", "move-damage")
OF_INKWELLS = ("ready-ink", "exert-ink", "ready-ink-some", "exert-ink-some")


def own(noun: Noun) -> Noun:
    """CR 4.7.1: characters move to your own locations, which is not said."""
    t = noun.things
    if t is None or noun.pick is None or noun.pick.wording == Said.ONE_OF:
        return noun
    plain = t == Things(t.head, owner=Owner.YOURS, other=t.other)
    return Noun("one", replace(t, owner=Owner.ANY)) if plain else noun


def said_after_put(s: Saying) -> bool:
    """After another "put" without its verb: "otra en el fondo", "el resto en tu mano"."""
    noun = sure(s.object)
    how, t = noun.pick, noun.things
    if s.verb != "put" or s.ways != ("plain",) or s.it is not None:
        return False
    if how is None or t is None or not how.single or how.up_to:
        return noun.how == "rest"
    return t.other or (how.source is not None and t.bare)


class RomanceVerbs(RomanceFamily):
    """{it} is a pronoun of the verb ("+lo", "+le"), and then {what} is empty. {of_what},
    {to_what}: the object after "de" and "a". {n} is so much of something and {tail} what follows
    of it at the end, {where} the goal, {whose} the inkwell of the object, {own_deck} that of the
    subject. In `PUTS` {verb} is one of `VERBS`, {again} a pronoun for what was just named."""

    FRAMES: Mapping[str, str]
    WAYS: Mapping[str, str]  # what an instruction says besides
    # By verb: one, many, the name of what is measured, feminine; "" is damage.
    UNITS: Mapping[str, tuple[str, str, str, bool]]
    COUNTED: tuple[str, ...]  # "1 gota de tinta", never "una"
    AMOUNTS: Mapping[str, str]  # "any", "all", "some", "up-to"; how many are missing
    CHOOSE: str
    TO: str
    FROM_NOUN = False  # "un personnage de votre défausse coûtant 3 ou moins"
    VERBS: Mapping[str, str]
    PUTS: Mapping[str, str]  # by the way of it
    AGAIN: str  # after another "put"
    GOALS: Mapping[str, str]
    LIES: tuple[str, str]  # facedown, faceup
    ORDERS: Mapping[str, str]  # "random", "yours", "any"
    # Of the player of a card, of the players of cards, of the player of several; the plural zone.
    OWNERS: Mapping[str, str]

    def says(self, s: Saying) -> bool:
        return s.verb in self.FRAMES or s.verb in self.VERBS

    def clause(self, say: Speaker, s: Saying) -> SpokenClause:
        who, again = self.selectors.phrase(say, sure(s.subject)), ""
        places = {"it": "", "zone": "", "where": "", "index": str(s.index)}
        places |= self.filters.own_zones(who.you)
        places["n"], places["tail"] = self.amount(say, s, who)
        lead = f"{self.CHOOSE} {self.filters.AND} " if "picked" in s.ways else ""
        card = NOBODY
        if s.object is not None and s.verb in DAMAGE:
            what = self.selectors.text(say, s.object) if lead else ""
            lead = f"{self.CHOOSE} {what} {self.filters.AND} " if lead else ""
            places |= self.beside(say, s, s.object)
            if "unsaid" in s.ways and (places["it"] or not places["tail"]):
                places |= self.objects("") | {"it": ""}
        elif s.verb == "play":
            places |= self.played(say, s)
        elif s.object is not None:
            card = self.selectors.phrase(say, self.said(s, s.object))
            it = "" if s.it is None or lead else self.clitic(self.selectors.phrase(say, s.it))
            places |= self.objects("" if it else card.text) | {"it": it}
            if s.verb in OF_INKWELLS:
                inkwell = self.filters.zone_names["inkwell"]
                places["whose"] = self.selectors.whose(say, s.object, inkwell)
        if s.to is not None:
            to = self.selectors.text(say, own(s.to) if s.verb == "move" else s.to)
            places |= self.other_object(s, to)
        if s.things is not None:
            places["zone"] = self.filters.zone(s.things)
        if s.goal is not None:
            places["where"] = self.where(say, s, s.goal, card)
        ways = (*s.ways, "paying") if s.index > 0 else s.ways
        places |= {
            key: fill(text, **places) if key in ways else "" for key, text in self.WAYS.items()
        }
        if s.verb in self.VERBS:
            frame = self.put(say, s, places, card)
            again = fill(self.AGAIN, **places) if said_after_put(s) else ""
        else:
            frame = self.FRAMES[self.key(s, places)]
        return SpokenClause(who, lead + fill(frame, **places), saying=s, again=again)

    def key(self, s: Saying, places: dict[str, str]) -> str:
        if s.verb == "exert-symbol" and places["it"]:
            return "exert"
        if s.verb == "remove-damage" and "each" in s.ways:
            return "remove-damage-each"
        if s.verb == "deal" and places["tail"] and places["to_what"]:
            return "deal-first"  # "… elegido por cada …" would be chosen by each of them
        if s.verb == "play" and "again" in s.ways:
            return "play-again"
        return "play-shown" if s.verb == "play" and s.to is not None else s.verb

    def clitic(self, phrase: Phrase) -> str:
        """ "+lo", "+las"."""
        return f"+{self.grammar.pronoun(phrase)}"

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

    def played(self, say: Speaker, s: Saying) -> dict[str, str]:
        """What is played, what agrees with it, and from where: beside its noun, or apart."""
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
            (goal,), hand = q.parts, self.filters.own_zones(who.you)["own_hand"]
            key = "missing" if goal.plain else "as-many"
            return fill(self.AMOUNTS[key], n=str(goal.n), hand=hand), ""
        q = q.parts[0] if q.kind == "that-plus" else q
        digit = s.verb in self.COUNTED
        text, tail = self.quantities.amount(say, q, one, many, mass, feminine, digit)
        if not up_to:
            return text, tail
        if measured(q):
            most = fill(self.AMOUNTS["up-to"], n=self.quantities.number(say, q))
            return fill(self.AMOUNTS["some"], **all_of), f" {most}"
        return fill(self.AMOUNTS["up-to"], n=text), tail

    def ink(self, say: Speaker, q: Number) -> str:
        """ "2 ⬡", "1 ⬡ por cada personaje que tengas en juego"."""
        if q.plain:
            return f"{q.n} ⬡"
        if q.unit is not None:
            return f"{q.n} ⬡ {self.quantities.for_each(say, q.unit)}"
        so_much = self.quantities.so_much("⬡", "⬡")
        return f"{so_much} {self.quantities.equal_to(self.quantities.number(say, q))}"

    # --- where cards are put ---

    def put(self, say: Speaker, s: Saying, places: dict[str, str], card: Phrase) -> str:
        """The frame, and its places besides; `card`: what is put."""
        (way,), goal = s.ways, sure(s.goal)
        if way == "plain":
            way = "known" if s.it is not None else self.way(say, s, places)
        lies = self.LIES[goal.faceup]
        places |= {"verb": self.VERBS[s.verb], "again": self.clitic(card), "lies": lies}
        if goal.kind == "under" and way != "under":
            places["where"] = f"{lies} {places['where']}"
        return self.PUTS[way]

    @abstractmethod
    def way(self, say: Speaker, s: Saying, places: dict[str, str]) -> str:
        """Which frame of `PUTS` says a plain one; its places besides are added."""

    def where(self, say: Speaker, s: Saying, goal: Goal, card: Phrase) -> str:
        """ "a tu mano", "en la parte superior o en el fondo de su mazo"."""
        kind, other, else_, order = goal.kind, s.other_goal if goal is s.goal else None, "", ""
        if other is not None:
            kind = "top-or-bottom" if other == replace(goal, kind="bottom") else "top-or-else"
            else_ = self.where(say, s, other, card)
        if goal.order:
            you = s.subject is not None and s.subject.you
            order = self.ORDERS["random" if goal.order == "random" else "yours" if you else "any"]
        forms, deeds = self.grammar.forms[card.feminine, card.plural], self.grammar.DEEDS
        places = {"order": order, "exerted": forms[deeds["exerted"]] if goal.exerted else ""}
        places |= {"under": self.selectors.text(say, goal.under), "else_": else_}
        for key, name in self.filters.zone_names.items():
            places[key] = self.goal_zone(say, goal, card, name)
        return fill(self.GOALS[kind], **places)

    def goal_zone(self, say: Speaker, goal: Goal, phrase: Phrase, zone: str) -> str:
        """ "tu mano", "los mazos de sus jugadores"."""
        words = self.grammar
        if goal.player is not None:
            return f"{words.the_noun(zone)} de {self.selectors.text(say, goal.player)}"
        if goal.whose in ("yours", "theirs"):
            return words.own(goal.whose == "yours", zone)
        many = goal.whose == "owners"
        return f"{words.the_noun(zone, many)} {self.OWNERS[goal.whose]}"
