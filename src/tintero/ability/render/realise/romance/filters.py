"""Sorts of cards where adjectives follow their noun and agree with it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from tintero.ability.render.plan.parts_of_speech import Head, Limit, Things, Trait
from tintero.ability.render.realise.filters import Filters, SaidTrait
from tintero.ability.render.realise.romance.family import RomanceFamily
from tintero.ability.render.realise.word_frames import entry, fill, sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import NONE, Owner, Stat, Zone

ZONES = {"deck": Zone.DECK, "hand": Zone.HAND, "inkwell": Zone.INKWELL, "discard": Zone.DISCARD}


def as_card(noun: Head) -> bool:
    return noun.card or not noun.names or noun.names == ("non-character",)


def is_cost(node: Limit | None) -> bool:
    """A printed number: "de coste 4 o menos"."""
    if node is None or node.kind != "limit" or node.value is None:
        return False
    return node.stat == Stat.COST and node.value.plain


class RomanceFilters(RomanceFamily, Filters):
    NAMES: Mapping[str, str]  # the nouns of a plan
    CARD: str
    INKS: Mapping[str, str]
    STATES: Mapping[str, str]  # in the order in which they are said
    OWNERS: Mapping[int, str]
    # After "with" and "without"; before and after those.
    WITH: Mapping[str, str]
    WITHOUT: Mapping[str, str]
    WITH_WORDS: tuple[str, str]
    FIRST: tuple[str, ...]
    PLACES = ("at-location", "not-at-location", "here")
    NAMED: tuple[str, ...] = ()  # what is said of names, if apart
    NOT_CHARACTER: tuple[str, str]
    # The pieces of a noun, one after the other.
    ORDER: tuple[str, ...]
    EACH_NAME = False  # "un objet ou un lieu": every name of a noun has its article
    SOME = ""  # the article of several
    REST = ""  # what "others" are after an article, if called otherwise
    LAST: tuple[str, ...]  # how a mark begins that stands after everything else
    COSTING: str
    ZONES: Mapping[int, str]
    FROM: str  # where cards are taken from
    FROM_UNDER = False  # also from under a card
    IN_PLAY: str
    HERE: str
    HAVE: Mapping[int, str]  # after cards that are counted, by whose they are
    OF_OPPONENTS: str
    ANYBODY: str

    def __init__(self) -> None:
        self.STATS = self.grammar.STATS
        self.zone_names = {key: self.ZONES[zone] for key, zone in ZONES.items()}
        self.TRAITS = {
            **Filters.TRAITS,
            **self.agreeing(lambda x: Phrase("", x.plural, self.feminine(x.t))),
            **self.OWN,
        }
        known = (*self.STATES, *self.WITH, *self.WITHOUT, *self.FIRST, *self.PLACES, *self.NAMED)
        self.known = {*known, "classes", "inks"}

    # --- gender ---

    def head_feminine(self, noun: Head) -> bool:
        """The gender of the whole: masculine as soon as one noun is."""
        names = [self.CARD] if as_card(noun) else [self.NAMES[name] for name in noun.names]
        return all(self.grammar.is_feminine(name) for name in names)

    def feminine(self, t: Things) -> bool:
        if t.either:
            return all(self.feminine(part) for part in t.either)
        return self.head_feminine(t.head)

    def first_feminine(self, t: Things) -> bool:
        """The gender of articles: that of the noun they stand before."""
        if t.either:
            return self.first_feminine(t.either[0])
        return self.head_feminine(t.head if as_card(t.head) else Head(t.head.names[:1]))

    # --- nouns ---

    def head(self, noun: Head, plural: bool = False, joint: str = "", each: str = "") -> str:
        """ "personaje", "carta de canción", "objeto o ubicación"; `each` as in `noun`."""
        card = self.grammar.plural_of(self.CARD) if plural else self.CARD
        if not noun.names or noun.names == ("non-character",):
            return card
        names = [self.NAMES[name] for name in noun.names]
        if noun.card:
            return self.card_of(card, names)
        said: list[str] = []
        for name in names:
            text = self.grammar.plural_of(name) if plural else name
            again = said and each
            said.append(self.again(each, text, self.grammar.is_feminine(name)) if again else text)
        return self.grammar.listed(said, joint or self.grammar.OR)

    @abstractmethod
    def card_of(self, card: str, names: list[str]) -> str:
        """ "carta de canción"."""

    def again(self, each: str, noun: str, feminine: bool) -> str:
        """An alternative after the first, with its article or what stands for it."""
        *before, last = (each or self.grammar.A).split()
        last = self.grammar.a(feminine) if last == self.grammar.A else last
        return " ".join([*before, last, noun])

    def state(self, kind: str, feminine: bool, plural: bool) -> str:
        return self.grammar.agree(self.STATES[kind], feminine, plural)

    def classes_of(self, trait: Trait, joint: str = "") -> str:
        names = [self.classed(name) for name in trait.names]
        return self.grammar.listed(names, joint or self.grammar.OR)

    def inks_of(self, trait: Trait, joint: str = "") -> str:
        names = [self.INKS[name] for name in trait.names]
        return self.grammar.listed(names, joint or self.grammar.OR)

    def after(self, say: Speaker, t: Things, plural: bool) -> list[str]:
        def of_kinds(kinds: tuple[str, ...]) -> list[Trait]:
            return [trait for kind in kinds for trait in t.traits if trait.kind == kind]

        out = [self.follows(say, t, trait, plural) for trait in of_kinds(self.FIRST)]
        costs = [trait for trait in of_kinds(("limit",)) if is_cost(trait.limit)]
        out += [self.COSTING.format(self.cost(say, sure(trait.limit))) for trait in costs]
        have = [self.part(say, trait) for trait in of_kinds(tuple(self.WITH)) if trait not in costs]
        lack = [self.part(say, trait) for trait in of_kinds(tuple(self.WITHOUT))]
        with_, without = self.WITH_WORDS
        out += [f"{with_} {self.all_of(have)}"] if have else []
        out += [f"{without} {self.grammar.listed(lack, 'ni')}"] if lack else []
        rest = [trait for trait in t.traits if trait.kind not in self.known]
        return out + [
            self.follows(say, t, trait, plural) for trait in (*of_kinds(self.PLACES), *rest)
        ]

    def cost(self, say: Speaker, node: Limit) -> str:
        return self.compared(say, node.op, sure(node.value))

    def part(self, say: Speaker, trait: Trait) -> str:
        if trait.limit is not None:
            return self.limit(say, trait.limit)
        text = self.WITH.get(trait.kind, "") or self.WITHOUT.get(trait.kind, "")
        return text or self.keyword(trait.names[0])

    def names_of(self, say: Speaker, t: Things, plural: bool) -> list[str]:
        return [
            self.follows(say, t, trait, plural) for trait in t.traits if trait.kind in self.NAMED
        ]

    def added(self, x: SaidTrait) -> str:
        """They agree with the noun."""
        alike = [replace(part, head=x.t.head) for part in x.trait.either]
        said = [self.names_of(x.say, t, x.plural) + self.after(x.say, t, x.plural) for t in alike]
        return self.one_of([" ".join(texts) for texts in said])

    def noun(
        self,
        say: Speaker,
        t: Things,
        plural: bool = False,
        joint: str = "",
        whose: str = "",
        mark: str = "",
        each: str = "",
    ) -> str:
        """Without owner, zone and "other".

        `whose` ("rival") stands right after the noun, `mark` ("elegido") after its adjectives.
        `each`: what the alternatives after the first begin with in place of their article.
        """
        joint = joint or self.grammar.OR
        if t.either:
            return self.alternatives(say, t, plural, joint, whose, mark, each)
        fem = self.feminine(t)
        not_ = t.head.names == ("non-character",)
        again = each if self.EACH_NAME and not t.other else ""
        last = mark if mark.startswith(self.LAST) else ""
        pieces = {
            "head": [self.head(t.head, plural, joint, again)],
            "classes": [self.classes_of(x, joint) for x in t.traits if x.kind == "classes"],
            "inks": [self.inks_of(x, joint) for x in t.traits if x.kind == "inks"],
            "whose": [self.grammar.agree(whose, fem, plural) if whose else ""],
            "states": [self.state(kind, fem, plural) for kind in self.STATES if t.has(kind)],
            "names": self.names_of(say, t, plural),
            "mark": ["" if last or not mark else self.grammar.agree(mark, fem, plural)],
            "not": [self.NOT_CHARACTER[plural] if not_ else ""],
            "after": self.after(say, t, plural),
            "last": [last],
        }
        return " ".join([text for piece in self.ORDER for text in pieces[piece] if text])

    def alternatives(
        self, say: Speaker, t: Things, plural: bool, joint: str, whose: str, mark: str, each: str
    ) -> str:
        """ "otro personaje Villain o una ubicación": each with its own article and adjectives. A
        mark of one word agrees with each of them, a longer one is said once."""
        said: list[str] = []
        once = mark if " " in mark else ""
        for i, part in enumerate(t.either):
            fem, own = self.first_feminine(part), "" if once else mark
            text = self.noun(say, part, plural, joint.partition(" ")[0], whose, own)
            if part.other and (i or not plural):
                again = i > 0 and not plural
                other = self.grammar.another(fem) if again else self.grammar.other(fem, plural)
                text = f"{other} {text}"
            elif i and not plural:
                text = self.again(each, text, fem)
            said.append(text)
        return f"{self.grammar.listed(said, joint)} {once}".rstrip()

    def owned(
        self, say: Speaker, t: Things, plural: bool = False, joint: str = "", **more: str
    ) -> str:
        """With its owner: "personaje rival dañado"; `more` as in `noun`."""
        whose = self.OWNERS.get(t.owner, "") if t.in_play else ""
        return self.noun(say, t, plural, joint, whose, **more)

    def others(self, t: Things, plural: bool = True) -> str:
        return f"{self.grammar.other(self.first_feminine(t), plural)} " if t.other else ""

    def own(self, say: Speaker, t: Things, joint: str = "", you: bool = True) -> str:
        """ "tus demás personajes", "vos autres personnages"; `you` False: "sus"."""
        mine = you and t.owner == Owner.YOURS
        return self.grammar.own(mine, self.rest(t) + self.noun(say, t, True, joint), True)

    def one_of_own(self, say: Speaker, t: Things, you: bool = True) -> str:
        """ "l'un de vos autres personnages"; but "otro de tus personajes", not "de tus demás"."""
        one, fem = self.selectors.ONE, self.first_feminine(t)
        if t.other and self.REST:
            one, t = self.grammar.OTHER, replace(t, other=False)
        return f"{self.grammar.agree(one, fem)} de {self.own(say, t, you=you)}"

    def some(self, say: Speaker, t: Things) -> str:
        if t.own:
            return self.one_of_own(say, t)
        return self.an(t, self.owned(say, t, mark=self.out_of(t), each=self.grammar.A))

    def rest(self, t: Things) -> str:
        """ "Otros", after an article or "tus"."""
        return f"{self.REST} " if t.other and self.REST else self.others(t)

    def rivals(self, say: Speaker, t: Things) -> str:
        return self.others(t, False) + self.owned(say, t)

    def one(self, t: Things) -> str:
        """ "otro", "una"; nothing where the first of several sorts says "otro"."""
        words, fem = self.grammar, self.first_feminine(t)
        if t.other:
            return words.another(fem)
        said = t.either and t.either[0].other and words.ANOTHER == words.OTHER
        return "" if said else words.a(fem)

    def an(self, t: Things, text: str) -> str:
        return f"{self.one(t)} {text}".lstrip()

    def some_such(self, say: Speaker, t: Things, plural: bool = False, whose: str = "") -> str:
        """ "un personaje", and in French "des personnages"."""
        first = self.SOME if plural else self.grammar.a(self.first_feminine(t))
        again = self.SOME if plural else self.grammar.A
        return f"{first} {self.noun(say, t, plural, whose=whose, each=again)}".lstrip()

    def sort(self, x: SaidTrait, t: Things) -> str:
        return self.some_such(x.say, t, x.plural)

    def had(self, say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
        """As something counted: "otro personaje Villain que tengas en juego"."""
        whose = self.OWNERS[t.owner] if t.in_play and t.owner == Owner.OPPOSING else ""
        have, others = self.HAVE.get(t.owner, ""), self.others(t, plural)
        if t.in_play and t.here:
            where = f"{have} {self.HERE}" if have else ""  # or said of them
            t = t.without("here") if have else t
        elif t.in_play:
            where = f"{have} {self.IN_PLAY}".lstrip()
        elif t.owner == Owner.OPPOSING and t.zone in self.ZONES:
            zones = self.grammar.the_noun(self.ZONES[t.zone], True)
            where = f"{self.IN} {zones} {self.OF_OPPONENTS}"
        else:
            where = self.within(t)
        return others + self.noun(say, t, plural, whose=whose, mark=f"{name} {where}".strip())

    def group(self, say: Speaker, t: Things, joint: str = "") -> str:
        """All of them: "tus demás personajes Princess", "las cartas de tu descarte"."""
        joint, the = joint or self.grammar.AND, self.grammar.the(self.first_feminine(t), True)
        if t.own:
            mine = self.grammar.own(t.owner == Owner.YOURS, "", True).strip()
            return self.own(say, t, f"{joint} {mine}" if t.either else joint)
        joint = f"{joint} {the}" if t.either and self.EACH_NAME else joint
        return f"{the} {self.rest(t)}{self.owned(say, t, True, joint, mark=self.out_of(t))}"

    # --- zones ---

    def zone_of(self, t: Things, again: str, opponent: str) -> str:
        owner = t.owner
        if t.player:
            owner, opponent = Owner.OPPOSING, self.selectors.FIXED[t.player]
        text = self.one_zone(owner, t.zone, opponent)
        if t.or_zone == NONE:
            return text
        return f"{text} {self.grammar.OR} {again} {self.one_zone(t.owner, t.or_zone)}"

    def own_zones(self, you: bool) -> dict[str, str]:
        return {f"own_{key}": self.grammar.own(you, zone) for key, zone in self.zone_names.items()}

    def one_zone(self, owner: int, zone: int, opponent: str = "") -> str:
        """ "tu mano", "la mano de un oponente"."""
        return self.of_player(owner, entry(self.ZONES, zone, "zone"), opponent)

    def of_player(self, owner: int, noun: str, opponent: str = "") -> str:
        if owner in (Owner.YOURS, Owner.THEIRS):
            return self.grammar.own(owner == Owner.YOURS, noun)
        whose = {Owner.OPPOSING: opponent or self.selectors.FIXED["an-opponent"]}
        who = entry({**whose, Owner.ANY: self.ANYBODY}, owner, "owner")
        return f"{self.grammar.the_noun(noun)} de {who}"

    def within(self, t: Things) -> str:
        """ "en tu descarte"."""
        return f"{self.IN} {self.zone(t, self.IN)}" if t.zone in self.ZONES else self.zone(t)

    def out_of(self, t: Things, word: str = "de") -> str:
        """ "de tu descarte"; nothing for play."""
        if t.in_play:
            return ""
        taken = t.zone in self.ZONES or (t.zone == Zone.UNDER and self.FROM_UNDER)
        return f"{word} {self.zone(t, word)}" if taken else self.zone(t)

    def from_(self, t: Things | None) -> str:
        """ "desde tu descarte": where cards are played from."""
        return self.out_of(t, self.FROM) if t is not None else ""

    # --- limits ---

    def stat_feminine(self, stat: int) -> bool:
        return self.grammar.stat_feminine(stat)

    def held_against(self, op: int, text: str, feminine: bool) -> str:
        frame = entry(self.LONG, op, "comparison")
        return f"{fill(frame, **self.grammar.forms[feminine, False])} {text}"

    def limit_places(self, frame: str, node: Limit, places: dict[str, str]) -> str:
        return fill(frame, **self.grammar.forms[self.stat_feminine(node.stat), False], **places)
