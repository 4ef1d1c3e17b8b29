"""Sorts of cards: "personnages Princesse épuisés coûtant 5 ou moins"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Limit, Things, Trait
from tintero.ability.render.realise.filters import SaidTrait
from tintero.ability.render.realise.fr import lexicon
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.romance.agreement import listed
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.tongue import capital
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker
from tintero.vocab import NONE, Owner, Zone

DAMAGE: Final = fr.WORDS["damage"]
PEOPLE: Final = fr.plural_of(fr.WORDS["character"])
SONG: Final = fr.WORDS["song"]
BOTH: Final = f"{PEOPLE} et {fr.plural_of(fr.WORDS['location'])}"
ARTICLES: Final = {"": "", "un": "", "d'un": "d'", "à un": "à "}  # what stands before them
WHERE: Final = ("que ", "qu'", "en jeu", "dans ", "portant ", "sur ")
OPPOSING: Final = lexicon.STATES["opposing"]


@final
class FrenchFilters(RomanceFilters):
    words = fr.AGREEMENT
    OR = "ou"
    AND = "et"
    STATS = fr.STATS
    NAMES = fr.WORDS
    CARD = fr.CARD
    CLASSES = lexicon.CLASSES
    KEYWORDS = lexicon.KEYWORDS
    INKS = lexicon.INKS
    STATES = {
        kind: lexicon.STATES[kind]
        for kind in ("exerted", "ready", "drying", "dry", "facedown", "faceup")
    }
    OWNERS = {Owner.OPPOSING: OPPOSING, Owner.YOURS: "à vous", Owner.THEIRS: "à ce joueur"}
    WITH = {"limit": "", "keyword": "", "inkable": fr.SYMBOL} | {
        "card-under": f"une {fr.CARD} dessous"
    }
    WITHOUT = {"no-keyword": "", "not-inkable": fr.SYMBOL, "nothing-under": f"{fr.CARD} dessous"}
    WITH_WORDS = ("avec", "sans")
    FIRST = ("damaged", "undamaged", "no-song")
    NAMED = ("named", "named-all", "not-named")
    NOT_CHARACTER = (f"autre qu'un {fr.WORDS['character']}", f"autres que des {PEOPLE}")
    ORDER = ("head", "classes", "inks", "whose", "states", "names", "mark", "not", "after", "last")
    EACH_NAME = True
    FOLLOWS = {
        "damaged": lexicon.STATES["damaged"],
        "undamaged": f"sans {DAMAGE}",
        "no-song": (f"autre qu'une {SONG}", f"autres que des {fr.plural_of(SONG)}"),
        "named": "{nommé} {names}",
        "named-all": "{nommé} {names}",
        "not-named": "non {nommé} {names}",
        "at-location": fr.ON_LOCATION,
        "not-at-location": (f"qui n'est pas {fr.ON_LOCATION}", f"qui ne sont pas {fr.ON_LOCATION}"),
        "here": fr.HERE,
        "that-name": "portant ce nom",
        "same-name": "portant le même nom[ {que_than}]",
        "other-name": "portant un autre nom[ {que_than}]",
        "in-challenge": "dans un défi",
        "in-challenge-no": ("qui n'est pas dans le défi", "qui ne sont pas dans le défi"),
        "challenging": ("qui défie", "qui défient"),
        "challenging-no": ("qui ne défie pas", "qui ne défient pas"),
        "challenged": ("qui est {défié}", "qui sont {défié}"),
        "challenged-no": ("qui n'est pas {défié}", "qui ne sont pas {défié}"),
        "was-challenged": ("qui a été {défié} ce tour-ci", "qui ont été {défié} ce tour-ci"),
        "was-challenged-no": (
            "qui n'a pas été {défié} ce tour-ci",
            "qui n'ont pas été {défié} ce tour-ci",
        ),
        "was-played": "que vous avez {joué} ce tour-ci",
        "limit": "avec {limit}",
        "added": "{added}",
        "one-of": ("qui est {sorts}", "qui sont {sorts}"),
        "such": ("{tel} {que_clause}", "{tel}s {que_clause}"),
    }
    TRAITS = {
        **RomanceFilters.TRAITS,
        "nommé": lambda x: x.of.agreed("nommé", x.t, x.plural),
        "défié": lambda x: x.of.agreed("défié", x.t, x.plural),
        "joué": lambda x: x.of.agreed("joué", x.t, x.plural),
        "tel": lambda x: "telle" if x.of.agreed("tel", x.t, False) != "tel" else "tel",
        "que_than": lambda x: fr.elided("que", x.than) if x.than else "",
        "que_clause": lambda x: fr.elided("que", RomanceFilters.TRAITS["clause"](x)),
    }
    NAMED_ZONES = {
        Zone.ANYWHERE: "",
        Zone.PLAY: "en jeu",
        Zone.OUT: "hors de la partie",
        Zone.ASIDE: "à côté de la partie",
    }
    UNDER = {
        Owner.ANY: f"sous une {fr.CARD} en jeu",
        Owner.OPPOSING: f"sous une {fr.CARD} {OPPOSING}",
        Owner.YOURS: f"sous {fr.your(Owner.YOURS, BOTH, True)}",
        Owner.THEIRS: f"sous {fr.your(Owner.THEIRS, BOTH, True)}",
    }
    SHORT = {Relation.AT_MOST: "ou moins", Relation.AT_LEAST: "ou plus"}
    STRICT = {Relation.LESS: "moins de", Relation.MORE: "plus de"}
    LONG = {
        Relation.AT_MOST: "inférieur ou égal",
        Relation.AT_LEAST: "supérieur ou égal",
        Relation.LESS: "inférieur",
        Relation.MORE: "supérieur",
        Relation.EXACTLY: "égal",
    }
    LIMITS = {
        "highest": "{best} (égalité comprise)",
        "more-than-each": "plus {of_stat} que chaque {sort}",
        "up-to-more": "{a} {stat} {supérieur} d'au plus {n} à {celui} {of_than}",
        "more-than": "plus {of_stat} {que_than}",
        "less-than": "moins {of_stat} {que_than}",
        "as-highest": "{a} {stat} {text}",
        "worked-out": "{a} {stat} {text}",
        "worked-out-under": "{a} {stat} {text}",
        "under": "{text} {cards} dessous",
        "cost": "{a} {stat} de {text}",
        "damage": "{strict}{n} {damage}",
        "damage-short": "{n} {damage} {short}",
        "short": "{n} de {stat} {short}",
        "plain": "{strict}{n} de {stat}",
    }

    def card_of(self, card: str, names: list[str]) -> str:
        return f"{card} {listed([capital(name) for name in names], 'ou')}"

    def again(self, each: str, noun: str, feminine: bool) -> str:
        if each == "de":
            return fr.of(noun)
        return f"{ARTICLES[each]}{fr.a(feminine)} {noun}" if each in ARTICLES else f"{each} {noun}"

    def costing(self, say: Speaker, trait: Trait) -> str:
        return f"coûtant {self.cost(say, trait.limit)}"

    def cost(self, say: Speaker, node: Limit | None) -> str:
        assert node is not None and node.value is not None
        return self.compared(say, node.op, node.value)

    def sort(self, x: SaidTrait, t: Things) -> str:
        return self.some_noun(x.say, t, x.plural)

    def some_noun(self, say: Speaker, t: Things, plural: bool, whose: str = "") -> str:
        """ "un personnage", "des personnages"."""
        first = "des" if plural else fr.a(self.first_feminine(t))
        again = "des" if plural else "un"
        return f"{first} {self.noun(say, t, plural, whose=whose, each=again)}"

    def mark_of_one(self, mark: str, last: bool) -> str:
        return ""

    def mark_of_all(self, mark: str) -> str:
        return mark

    def another(self, feminine: bool, plural: bool, later: bool) -> str:
        first = f"{fr.a(feminine)} " if later and not plural else ""
        return first + fr.other(feminine, plural)

    def marked(self, mark: str, feminine: bool, plural: bool) -> tuple[str, str]:
        """Where cards are is said last: "un personnage avec Charge que vous avez en jeu"."""
        return ("", mark) if mark.startswith(WHERE) else (mark, "")

    # --- zones ---

    def zone_of(self, t: Things, again: str, opponent: str) -> str:
        owner = t.owner
        if t.player:
            owner, opponent = Owner.OPPOSING, self.selectors.FIXED[t.player]
        text = fr.zone_of(owner, t.zone, opponent)
        return text if t.or_zone == NONE else f"{text} ou {again}{fr.zone_of(t.owner, t.or_zone)}"

    def within(self, t: Things) -> str:
        """ "dans votre défausse", "en jeu"."""
        return f"dans {self.zone(t, 'dans ')}" if t.zone in fr.ZONES else self.zone(t)

    def out_of(self, t: Things) -> str:
        """ "de votre défausse"; nothing for play."""
        if t.in_play:
            return ""
        return fr.of(self.zone(t, "de ")) if t.zone in fr.ZONES else self.zone(t)

    # --- with what stands before ---

    def article(self, t: Things) -> str:
        """ "un autre", "une"."""
        return fr.a(self.first_feminine(t)) + (" autre" if t.other else "")

    def own(self, say: Speaker, t: Things, joint: str = "") -> str:
        """ "vos autres personnages"."""
        return fr.your(t.owner, self.others(t) + self.noun(say, t, True, joint), True)

    def one_of(self, say: Speaker, t: Things) -> str:
        """ "l'un de vos autres personnages": among somebody's own."""
        return f"{fr.one(self.first_feminine(t))} de {self.own(say, t)}"

    def some(self, say: Speaker, t: Things) -> str:
        """One such card, nobody choosing: "l'un de vos autres personnages", "un objet adverse"."""
        if t.own:
            return self.one_of(say, t)
        return f"{self.article(t)} {self.owned(say, t, mark=self.out_of(t), each='un')}"

    def group(self, say: Speaker, t: Things, joint: str = "et") -> str:
        """All of them: "vos autres personnages Princesse", "les cartes de votre défausse"."""
        again = fr.your(t.owner, "", True).strip() if t.own else "les"
        joint = f"{joint} {again}" if t.either else joint
        if t.own:
            return self.own(say, t, joint)
        return f"les {self.others(t)}{self.owned(say, t, True, joint, self.out_of(t))}"

    def had(self, say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
        """As something counted: "autre personnage Méchant que vous avez en jeu"."""
        first = self.others(t, plural)
        if not t.in_play:
            where = self.within(t)
            if t.owner == Owner.OPPOSING and t.zone in fr.ZONES:
                many = f"les {fr.plural_of(fr.ZONES[t.zone])}"
                where = f"dans {many} des {fr.plural_of(fr.WORDS['opponent'])}"
            return f"{first}{self.noun(say, t, plural, mark=name + where)}"
        have = {Owner.YOURS: "que vous avez ", Owner.THEIRS: "qu'il a "}.get(t.owner, "")
        where = name + have + (fr.HERE if t.here else "en jeu")
        said = self.owned if t.owner == Owner.OPPOSING else self.noun
        return first + said(say, t.without("here"), plural, mark=where)

    # --- limits ---

    def stat_feminine(self, stat: int) -> bool:
        return fr.stat_feminine(stat)

    def held_against(self, op: int, text: str, feminine: bool) -> str:
        how = super().held_against(op, "", False) if op != Relation.EXACTLY else self.LONG[op]
        return f"{' '.join([agree(word, feminine) for word in how.split()])} {fr.to(text)}"

    def limit_places(self, frame: str, node: Limit, places: dict[str, str]) -> str:
        fem, stat, than = fr.stat_feminine(node.stat), places["stat"], places["than"]
        several = node.value is not None and node.value.n > 1
        strict = self.STRICT.get(node.op, "")
        return fill(
            frame,
            best=fr.best(node.stat),
            a=fr.a(fem),
            of_stat=fr.of(stat),
            of_than=fr.of(than),
            que_than=fr.elided("que", than),
            supérieur=fr.agree("supérieur", fem, False),
            celui="celle" if fem else "celui",
            cards=fr.CARDS if several else fr.CARD,
            damage=fr.plural_of(DAMAGE) if several else DAMAGE,
            strict=f"{strict} " if strict else "",
            **places,
        )

    def counted(self, n: int, op: int, noun: str) -> str:
        """ "3 dommages ou plus", "moins de 2 adversaires"."""
        many = f"{n} {noun if n < 2 else fr.plural_of(noun)}"
        if op in self.STRICT:
            return f"{self.STRICT[op]} {many}"
        return many + (f" {self.SHORT[op]}" if op in self.SHORT else "")


def agree(word: str, feminine: bool) -> str:
    return word if word == "ou" else fr.agree(word, feminine, False)


FILTERS: Final = FrenchFilters()
noun = FILTERS.noun
owned = FILTERS.owned
group = FILTERS.group
out_of = FILTERS.out_of
compared = FILTERS.compared
limit = FILTERS.limit
feminine = FILTERS.feminine
others = FILTERS.others
STATES = FILTERS.STATES
NAMED = FILTERS.NAMED
