"""Sorts of cards: "personajes Princess agotados de coste 5 o menos"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Limit, Things, Trait
from tintero.ability.render.realise.es import words as es
from tintero.ability.render.realise.es.words import a, agree, equal_to, of, other, plural_of
from tintero.ability.render.realise.filters import SaidTrait
from tintero.ability.render.realise.romance.agreement import listed
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.ability.render.realise.word_frames import fill
from tintero.ability.render.speaker import Speaker, word
from tintero.vocab import NONE, CardType, Owner, Zone

ZONES: Final = ("mazo", "mano", "", "pozo de tinta", "descarte")
SYMBOL: Final = "el símbolo de pozo de tinta"
# "Elegido" after a list would be of the last alone.
YOU_CHOOSE: Final = "que elijas"
YOUR_CHOICE: Final = "a tu elección"
OWN: Final = {Owner.YOURS: "tus", Owner.THEIRS: "sus"}


@final
class SpanishFilters(RomanceFilters):
    words = es.AGREEMENT
    OR = "o"
    AND = "y"
    STATS = es.STATS
    NAMES = es.NAMES
    CARD = "carta"
    INKS = es.INKS
    # Those in -o agree.
    STATES = {
        "exerted": "agotado",
        "ready": "preparado",
        "damaged": "dañado",
        "drying": "secándose",
        "dry": "seco",
        "facedown": "boca abajo",
        "faceup": "boca arriba",
    }
    OWNERS = {Owner.OPPOSING: "rival", Owner.YOURS: "tuyo", Owner.THEIRS: "suyo"}
    WITH = {"limit": "", "keyword": "", "inkable": SYMBOL, "card-under": "una carta debajo"}
    WITHOUT = {"no-keyword": "", "not-inkable": SYMBOL, "nothing-under": "cartas debajo"}
    WITH_WORDS = ("con", "sin")
    FIRST = ("undamaged", "no-song", "named", "named-all", "not-named")
    NOT_CHARACTER = ("que no sea de personaje", "que no sean de personaje")
    ORDER = ("head", "classes", "whose", "inks", "states", "mark", "not", "after", "last")
    FOLLOWS = {
        "undamaged": "sin daño",
        "no-song": ("que no sea una canción", "que no sean canciones"),
        "named": "{llamado} {names}",
        "named-all": "{llamado} {names}",
        "not-named": ("que no se llame {names}", "que no se llamen {names}"),
        "at-location": ("que esté en una ubicación", "que estén en una ubicación"),
        "not-at-location": ("que no esté en una ubicación", "que no estén en una ubicación"),
        "here": ("que esté {here}", "que estén {here}"),
        "that-name": "con ese nombre",
        "same-name": "con el mismo nombre[ que {than}]",
        "other-name": "con un nombre distinto[ del {of_than}]",
        "in-challenge": "en un desafío",
        "in-challenge-no": ("que no está en el desafío", "que no están en el desafío"),
        "challenging": ("que está desafiando", "que están desafiando"),
        "challenging-no": ("que no está desafiando", "que no están desafiando"),
        "challenged": ("que está siendo {desafiado}", "que están siendo {desafiado}"),
        "challenged-no": ("que no está siendo {desafiado}", "que no están siendo {desafiado}"),
        "was-challenged": (
            "que haya sido {desafiado} este turno",
            "que hayan sido {desafiado} este turno",
        ),
        "was-played": "que hayas jugado este turno",
        "limit": "con {limit}",
        "added": "{added}",
        "one-of": ("que es {sorts}", "que son {sorts}"),
        "such": "tal que {clause}",
    }
    TRAITS = {
        **RomanceFilters.TRAITS,
        "llamado": lambda x: x.of.agreed("llamado", x.t, x.plural),
        "desafiado": lambda x: x.of.agreed("desafiado", x.t, x.plural),
        # A location says it of itself, a character of the location where it is.
        "here": lambda x: "en esa ubicación" if x.say.type == CardType.CHARACTER else "aquí",
        "of_than": lambda x: of(x.than) if x.than else "",
    }
    NAMED_ZONES = {
        Zone.ANYWHERE: "",
        Zone.PLAY: "juego",
        Zone.OUT: "fuera de la partida",
        Zone.ASIDE: "al lado de la partida",
    }
    UNDER = {
        Owner.ANY: "debajo de una carta en juego",
        Owner.OPPOSING: "debajo de una carta rival",
        Owner.YOURS: "debajo de tus personajes y ubicaciones",
        Owner.THEIRS: "debajo de sus personajes y ubicaciones",
    }
    IN = "en "
    SHORT = {Relation.AT_MOST: "o menos", Relation.AT_LEAST: "o más"}
    STRICT = {Relation.LESS: "menos de", Relation.MORE: "más de"}
    LONG = {
        Relation.AT_MOST: "igual o menor que",
        Relation.AT_LEAST: "igual o mayor que",
        Relation.LESS: "menor que",
        Relation.MORE: "mayor que",
    }
    LIMITS = {
        "highest": "el mayor {stat} (o en empate)",
        "more-than-each": "más {stat} que cada {sort}",
        "up-to-more": "un {stat} hasta {n} mayor que el {of_than}",
        "more-than": "más {stat} que {than}",
        "less-than": "menos {stat} que {than}",
        "as-highest": "{stat} {text}",
        "worked-out": "{stat} {equal}",
        "worked-out-under": "un número de {stat} {equal}",
        "under": "{text} {stat}",
        "cost": "{stat} {text}",
        "damage": "{text} de {stat}",
        "damage-short": "{n} de {stat} {short}",
        "short": "{n} de {stat} {short}",
        "plain": "{text} de {stat}",
    }

    def card_of(self, card: str, names: list[str]) -> str:
        return f"{card} de {listed(names, 'o')}"

    def again(self, each: str, noun: str, feminine: bool) -> str:
        return f"{each or a(feminine)} {noun}"

    def state(self, kind: str, feminine: bool, plural: bool) -> str:
        text = self.STATES[kind]
        return agree(text, feminine, plural) if text.endswith("o") and " " not in text else text

    def inks_of(self, trait: Trait, joint: str = "") -> str:
        return f"de {super().inks_of(trait, joint)}"

    def costing(self, say: Speaker, trait: Trait) -> str:
        return f"de {self.part(say, trait)}"

    def sort(self, x: SaidTrait, t: Things) -> str:
        text = self.noun(x.say, t, x.plural)
        return text if x.plural else f"{a(self.first_feminine(t))} {text}"

    def marked(self, mark: str, feminine: bool, plural: bool) -> tuple[str, str]:
        if mark in ("", YOU_CHOOSE):
            return "", mark
        return (mark if mark == YOUR_CHOICE else agree(mark, feminine, plural)), ""

    def mark_of_one(self, mark: str, last: bool) -> str:
        """ "Que elijas" is said once, after all of them."""
        return mark if last or mark != YOU_CHOOSE else ""

    def mark_of_all(self, mark: str) -> str:
        return ""

    # --- zones ---

    def zone_of(self, t: Things, again: str, opponent: str) -> str:
        owner = t.owner
        if t.player:
            owner, opponent = Owner.OPPOSING, self.selectors.FIXED[t.player]
        feminine = t.zone == Zone.HAND
        text = es.zone_of(owner, word(ZONES, t.zone, "zone"), feminine, opponent or "un oponente")
        if t.or_zone == NONE:
            return text
        second = es.zone_of(t.owner, word(ZONES, t.or_zone, "zone"), t.or_zone == Zone.HAND)
        return f"{text} o {again or 'de'} {second}"

    def out_of(self, t: Things) -> str:
        return "" if t.in_play else f" {of(self.zone(t))}"

    def from_(self, t: Things) -> str:
        """ " desde tu descarte": where cards are played from; nothing for play."""
        return "" if t.in_play else f" desde {self.zone(t, 'desde')}"

    # --- with what stands before ---

    def one(self, t: Things) -> str:
        """ "otro", "una"; nothing where the first of several sorts has it."""
        if t.either and t.either[0].other:
            return ""
        return other(self.first_feminine(t)) if t.other else a(self.first_feminine(t))

    def some(self, say: Speaker, t: Things) -> str:
        """One such card, nobody choosing: "otro de tus personajes", "un objeto rival"."""
        if t.own:
            single = "una" if self.first_feminine(t) else "uno"
            first = self.one(t) if t.other else single
            return f"{first} de {OWN[t.owner]} {self.noun(say, t, True)}"
        return self.an(t, self.owned(say, t)) + ("" if t.in_play else self.within(t))

    def an(self, t: Things, text: str) -> str:
        return f"{self.one(t)} {text}" if self.one(t) else text

    def group(self, say: Speaker, t: Things, joint: str = "y") -> str:
        """All of them: "tus demás personajes Princess", "las cartas de tu descarte"."""
        if t.own:
            joint = f"{joint} {OWN[t.owner]}" if t.either else joint
            return f"{OWN[t.owner]} {self.rest(t)}{self.noun(say, t, True, joint)}"
        cards = self.owned(say, t, True, joint) + self.out_of(t)
        return f"{es.the(self.first_feminine(t), True)} {self.rest(t)}{cards}"

    def rest(self, t: Things) -> str:
        """After an article or "tus", all the others are "los demás"."""
        return "demás " if t.other else ""

    def had(self, say: Speaker, t: Things, plural: bool = False, name: str = "") -> str:
        """As something counted: "otro personaje Villain que tengas en juego"."""
        others = self.others(t, plural)
        if not t.in_play:
            where = self.within(t)
            if t.owner == Owner.OPPOSING and t.zone not in (Zone.UNDER, Zone.OUT, Zone.ASIDE):
                zones = plural_of(word(ZONES, t.zone, "zone"))
                where = f" en {es.the(t.zone == Zone.HAND, True)} {zones} de los oponentes"
            return f"{others}{self.noun(say, t, plural)}{name}{where}"
        if t.owner == Owner.OPPOSING:
            where = "" if t.here else " en juego"
            return f"{others}{self.owned(say, t, plural)}{name}{where}"
        have = {Owner.YOURS: " que tengas", Owner.THEIRS: " que tenga"}.get(t.owner, "")
        where = "" if t.here else " en juego"
        if t.here and have:
            t, where = t.without("here"), " aquí"
        return f"{others}{self.noun(say, t, plural)}{name}{have}{where}"

    # --- limits ---

    def limit_places(self, frame: str, node: Limit, places: dict[str, str]) -> str:
        text = places.get("text", "")
        equal = equal_to(text) if node.op == Relation.EXACTLY else text
        return fill(frame, equal=equal, of_than=of(places["than"]), **places)


FILTERS: Final = SpanishFilters()
noun = FILTERS.noun
owned = FILTERS.owned
group = FILTERS.group
within = FILTERS.within
compared = FILTERS.compared
limit = FILTERS.limit
feminine = FILTERS.feminine
others = FILTERS.others
from_ = FILTERS.from_
