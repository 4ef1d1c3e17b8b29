"""Clauses after "si", "tant que" and "sauf si": always in the indicative."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Saying, Things, Trait
from tintero.ability.render.realise.conditions import ROLES, Stated
from tintero.ability.render.realise.fr import happened, quantities, selectors
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.lexicon import KEYWORDS
from tintero.ability.render.realise.fr.verbs_table import PAST, conjugate, negated
from tintero.ability.render.realise.romance.conditions import RomanceConditions, places, romance
from tintero.ability.render.realise.romance.filters import is_cost
from tintero.ability.render.realise.word_frames import sure
from tintero.ability.render.speaker import Phrase, Speaker
from tintero.vocab import Owner

DROP: Final = fr.WORDS["ink drop"]
A_DROP: Final = f"{fr.a(fr.is_feminine(DROP))} {DROP}"
SHIFT: Final = KEYWORDS["Shift"]
DAMAGES: Final = fr.plural_of(fr.WORDS["damage"])
SHARDS: Final = fr.of(fr.plural_of(fr.LORE))
WELL: Final = fr.WORDS["inkwell"]
PLAYER: Final = fr.WORDS["player"]
THE_CARD: Final = f"la {{segunda}} {fr.CARD}"
UNDER: Final = (
    f"il y {{a}} une {fr.CARD} sous {{pile}}",
    f"il n'y {{a}} aucune {fr.CARD} sous {{pile}}",
)


def verb(name: str, who: Phrase, no: bool = False, past: bool = False, more: str = "pas") -> str:
    """ "a", "n'a pas", "avait"; after "aucun adversaire", "n'a"."""
    if past and name in PAST:
        text = PAST[name][0 if who.you else 2 if who.plural else 1]
    else:
        text = conjugate(name, fr.form_of(who))
    if who.noun is not None and who.noun.how in selectors.NOBODY:
        return negated(text, "")
    return negated(text, more) if no else text


def none_said(s: Saying) -> bool:
    """ "Aucun" says the "pas"."""
    return s.object is not None and s.object.how == "no"


def placed(x: Stated) -> str:
    """What somebody has, and where."""
    what, where = sure(x.s.object), fr.HERE if x.t.here else FILTERS.within(x.t)
    if what.things is not None and what.how in selectors.HELD:
        return selectors.held(x.say, what, what.things, where)
    return f"{selectors.text(x.say, what)} {where}".rstrip()


def namesake(x: Stated) -> str:
    where = FILTERS.within(x.t) if x.t.in_play else FILTERS.out_of(x.t)
    card = FILTERS.noun(x.say, x.t, mark=where)
    return fr.elided("que", f"{fr.a(FILTERS.first_feminine(x.t))} autre {card}")


def cards(x: Stated) -> str:
    said = FILTERS.owned if x.t.owner == Owner.OPPOSING else FILTERS.noun
    return said(x.say, x.t, True, mark=FILTERS.within(x.t))


def than(x: Stated) -> str:
    q = sure(x.s.than)
    text = FILTERS.compared(x.say, x.s.op, q, quantities.is_feminine(sure(x.s.number)))
    return f"de {text}" if q.plain else text


def played(x: Stated) -> str:
    return f"{fr.pronoun(x.what)} jouer" if x.s.known else f"jouer {x.what.text}"


def many(x: Stated, noun: str) -> str:
    return FILTERS.counted(sure(x.s.number).n, x.s.op, noun)


@final
class FrenchConditions(RomanceConditions):
    CLAUSES = {
        "turn": ("c'{être_} {turn}", "ce {être} {turn}"),
        "nth": ("c'{être_} {nth}", "ce {être} {nth}"),
        "first-turn": (
            f"c'{{être_}} votre premier {fr.TURN} et vous n'êtes pas le premier {PLAYER}",
            f"ce {{être}} votre premier {fr.TURN} ou vous êtes le premier {PLAYER}",
        ),
        **dict.fromkeys(
            ("there", "another-damaged", "in-play"),
            ("il y {a} {placed}", "il n'y {a} {pas}{placed}"),
        ),
        "namesake": (
            f"{fr.this(fr.CARD, True)} porte le même nom {{namesake}}",
            "{the_head} que vous avez {joué} porte un autre nom que chaque autre {had}",
        ),
        "sang": (
            f"{{index}} {{nouns}} ou plus ont chanté {fr.THIS_SONG}",
            f"moins de {{index}} {{nouns}} ont chanté {fr.THIS_SONG}",
        ),
        "sang-one": (
            f"un {{noun}} a chanté {fr.THIS_SONG}",
            f"aucun {{noun}} n'a chanté {fr.THIS_SONG}",
        ),
        "is-number": "{number} {être} {than}",
        "did": ("{who} le {faire_}", "{who} ne le {faire_} pas"),
        "did-either": "{who} {faire} l'une de ces deux choses",
        "used-shift": f"vous {{avoir}} utilisé {SHIFT} pour {{played}}",
        "removed-drops": f"vous {{avoir}} retiré {A_DROP} pour {{played}}",
        "removed-damage": f"vous {{avoir}} retiré des {DAMAGES} ainsi",
        "have": "{who} {avoir} {placed}",
        **dict.fromkeys(("had-under", "was-under", "card-under"), UNDER),
        "in-challenge": "{who} {être} dans un défi[ avec {what}]",
        "challenging": "{who} {défier}[ {what}]",
        "challenged": "{who} {être} {défié}[ par {what}]",
        "same-name": (
            "{who} {porter_} le même nom {que_what}",
            "{who} {porter_} un autre nom {que_what}",
        ),
        "was-named": f"{{who}} {{est}} la {fr.CARD} nommée",
        "was-named-known": (f"c'{{être_}} la {fr.CARD} nommée", f"ce {{être}} la {fr.CARD} nommée"),
        "same-card": "{who} {est} {what}",
        "same-card-known": ("c'{être_} {what}", "ce {être} {what}"),
        "still": ("{who} {être_} toujours {place}", "{who} {plus} {place}"),
        "has-drops": f"{{who}} {{avoir}} {{index}} {fr.plural_of(DROP)} ou plus",
        "has-drops-one": f"{{who}} {{avoir}} {A_DROP}",
        "has-opponents": "{who} {avoir} {opponents}",
        "has-more": "{who} {avoir} {more} {of_cards}[ {que_what}]",
        "has-over": "{who} {avoir} {more} de {index} {cards}[ {que_what}]",
        "has-lore": "{who} {avoir} {lore}",
        "is": "{like}",
    }
    LIKE = {
        **dict.fromkeys(FILTERS.STATES, "{être} {state}"),
        **dict.fromkeys(("at-location", "not-at-location"), f"{{être}} {fr.ON_LOCATION}"),
        "here": f"{{être}} {fr.HERE}",
        **dict.fromkeys(
            ("damaged", "undamaged"), ("{avoir_} au moins un dommage", "{n_avoir} aucun dommage")
        ),
        **dict.fromkeys(
            ("card-under", "nothing-under"),
            ("{avoir_} une carte dessous", "{n_avoir} aucune carte dessous"),
        ),
        "in-challenge": "{être} dans un défi",
        "challenging": "{défier}",
        "challenged": "{être} {défié}",
        "was-challenged": "{avoir} été {défié} ce tour-ci",
        "classes": "{être} {class}",
        "inks": "{être} {inks}",
        **dict.fromkeys(("named", "not-named"), "{être} {nommé} {names}"),
        "no-song": f"{{être}} une {fr.WORDS['song']}",
        "costs": "{coûter} {cost}",
        "limit": "{avoir} {limit}",
        **dict.fromkeys(("inkable", "not-inkable"), f"{{avoir}} {fr.SYMBOL}"),
        **dict.fromkeys(("keyword", "no-keyword"), "{avoir} {keyword}"),
    }
    PLACES = {
        **places("être", "avoir", "faire", "porter", "défier", "coûter"),
        "a": lambda x: "avait" if x.s.past or x.s.verb in ("had-under", "was-under") else "a",
        "est": lambda x: verb("être", x.who, x.s.no),
        "plus": lambda x: verb("être", x.who, True, more="plus"),
        "n_avoir": lambda x: verb("avoir", x.who, x.no, x.s.past, ""),
        "pas": lambda x: "" if none_said(x.s) else "pas ",
        "placed": placed,
        "namesake": namesake,
        "the_head": lambda x: fr.the(FILTERS.head(x.t.head), FILTERS.first_feminine(x.t)),
        "joué": lambda x: fr.agree("joué", FILTERS.first_feminine(x.t), False),
        "than": than,
        "played": played,
        "pile": lambda x: fr.them(x.who) if x.s.known else x.who.text,
        "défié": lambda x: romance(x).agreed("défié", x),
        "nommé": lambda x: romance(x).agreed("nommé", x),
        "que_what": lambda x: fr.elided("que", x.what.text) if x.what.text else "",
        "place": lambda x: FILTERS.within(x.t) or "à sa place",
        "opponents": lambda x: many(x, fr.WORDS["opponent"]),
        "more": lambda x: "plus" if x.s.op == Relation.MORE else "moins",
        "cards": cards,
        "of_cards": lambda x: fr.of(cards(x)),
        "class": lambda x: romance(x).one_of_class(x, f"des {fr.plural_of(x.who.head or fr.CARD)}"),
        "cost": lambda x: FILTERS.cost(x.say, x.trait.limit),
        "keyword": lambda x: KEYWORDS[x.trait.names[0]],
    }
    TURNS = {
        Owner.ANY: f"le {fr.TURN} de n'importe quel {PLAYER}",
        Owner.YOURS: f"votre {fr.TURN}",
        Owner.OPPOSING: f"le {fr.TURN} d'un {fr.WORDS['opponent']}",
        Owner.THEIRS: f"son {fr.TURN}",
    }
    NTH = {
        "challenge": f"le {{segundo}} {fr.WORDS['challenge']} de ce {fr.TURN}",
        "inked": f"{THE_CARD} que vous avez placée dans votre {WELL} ce {fr.TURN}-ci",
        "drew": f"{THE_CARD} que {fr.this(PLAYER, False)} a piochée ce {fr.TURN}-ci",
        "time": f"la {{segunda}} fois ce {fr.TURN}-ci",
    }
    LORE = {
        Relation.MORE: f"plus {SHARDS}",
        Relation.LESS: f"moins {SHARDS}",
        Relation.EXACTLY: f"autant {SHARDS}",
        Relation.AT_LEAST: f"au moins autant {SHARDS}",
        Relation.AT_MOST: f"au plus autant {SHARDS}",
    }
    SO_MUCH_LORE = f"un nombre {SHARDS} {{}}"
    IN_GAME = "dans la partie"

    def clause(self, say: Speaker, s: Saying, mood: int = 0) -> str:
        if s.verb not in ("and", "or"):
            return super().clause(say, s, mood)
        parts = [self.clause(say, replace(p, past=s.past or p.past), mood) for p in s.parts]
        joint = "et" if s.verb == "and" else "ou"
        return f" {joint} ".join([parts[0], *[fr.elided("que", part) for part in parts[1:]]])

    def named(self, s: Saying, who: Phrase) -> str:
        return fr.he(who) if s.known or who.you else who.text

    def verb(self, name: str, x: Stated, no: bool = False) -> str:
        more = "" if name == "avoir" and none_said(x.s) else "pas"
        return verb(name, x.who, no, x.s.past, more)

    def not_so(self, clause: str, mood: int) -> str:
        return f"il est faux {fr.elided('que', clause)}"

    def none_of(self, say: Speaker, s: Saying, mood: int) -> str:
        none = s.subject is not None and s.subject.how in selectors.NOBODY
        return self.clause(say, s.parts[0] if none else s.parts[1])

    def happened(self, say: Speaker, s: Saying, mood: int) -> str:
        return happened.said(say, s)

    def nth_places(self, n: int, mood: int) -> dict[str, str]:
        return {"segundo": fr.ordinal(n, False), "segunda": fr.ordinal(n)}

    def lore(self, x: Stated, op: int) -> str:
        q = sure(x.s.number)
        if q.plain:
            return many(x, fr.LORE)
        if q.kind == "lore" and q.noun is not None:
            return f"{self.LORE[op]} {fr.elided('que', selectors.text(x.say, q.noun))}"
        return super().lore(x, op)

    # --- what cards are like ---

    def is_(self, x: Stated) -> str:
        """Of what was mentioned last: "c'est un personnage Méchant"."""
        t = x.t
        if not x.s.known or not t.has("classes") or t != Things(traits=t.traits[:1], zone=t.zone):
            return super().is_(x)
        noun = self.PLACES["class"](x.of_trait(t.traits[0]))
        be = self.verb("être", x, x.s.no)
        return f"ce {be} {noun}" if x.who.plural or x.s.no else f"c'{be} {noun}"

    def is_a(self, x: Stated, where: str) -> str:
        whose = FILTERS.OWNERS.get(x.t.owner, "") if x.t.in_play else ""
        noun = f"{FILTERS.some_noun(x.say, x.t, x.who.plural, whose)} {where}".rstrip()
        be = self.verb("être", x, x.s.no)
        if not x.s.known:
            return f"{x.named} {be} {noun}"
        return f"ce {be} {noun}" if x.who.plural or x.s.no else f"c'{be} {noun}"

    def listed(self, x: Stated, parts: list[str]) -> str:
        return f"{x.named} {super().listed(x, parts)}"

    def is_whose(self, x: Stated) -> str:
        return self.is_where(x, self.agreed(FILTERS.OWNERS[x.t.owner], x))

    def is_where(self, x: Stated, where: str) -> str:
        return f"{self.verb('être', x, x.s.no)} {where}"

    def other(self, x: Stated, trait: Trait) -> str:
        return self.like(x, trait) if trait.kind in self.LIKE else super().other(x, trait)

    def limit_kind(self, x: Stated, trait: Trait) -> str:
        return "costs" if is_cost(trait.limit) else "limit"

    # --- beside a noun ---

    def relative(self, say: Speaker, s: Saying) -> str:
        if s.subject is None or s.subject.how != "one-of-them":
            return f"tel {fr.elided('que', self.clause(say, s))}"
        return self.said(Stated(self, say, s, selectors.phrase(say, s.subject), "qui"))

    def each_if(self, say: Speaker, s: Saying, unless: bool) -> str:
        about = s.subject is not None and s.subject.how == "each-one"
        text = self.clause(say, replace(s, known=s.known or about))
        if unless:
            return f" sauf {fr.if_(text)}"
        return f" lors{fr.elided('que', text)}" if s.verb in ROLES else f" {fr.if_(text)}"


CONDITIONS: Final = FrenchConditions()
clause = CONDITIONS.clause
whose_turn = CONDITIONS.whose_turn
