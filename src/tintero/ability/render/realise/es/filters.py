"""Sorts of cards: "personajes Princess agotados de coste 5 o menos"."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.filters import Relation
from tintero.ability.render.plan.parts_of_speech import Trait
from tintero.ability.render.realise.es.words import InSpanish
from tintero.ability.render.realise.romance.filters import RomanceFilters
from tintero.vocab import CardType, Owner, Zone

SYMBOL: Final = "el símbolo de pozo de tinta"
# "Elegido" after a list would be of the last alone.
YOU_CHOOSE: Final = "que elijas"
YOUR_CHOICE: Final = "a tu elección"


@final
class SpanishFilters(InSpanish, RomanceFilters):
    NAMES = {
        "character": "personaje",
        "action": "acción",
        "item": "objeto",
        "location": "ubicación",
        "song": "canción",
        "player": "jugador",
        "opponent": "oponente",
    }
    CARD = "carta"
    INKS = {
        "Amber": "Ámbar",
        "Amethyst": "Amatista",
        "Emerald": "Esmeralda",
        "Ruby": "Rubí",
        "Sapphire": "Zafiro",
        "Steel": "Acero",
    }
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
        "at-location": "que {esté} en una ubicación",
        "not-at-location": "que no {esté} en una ubicación",
        "here": "que {esté} {here}",
        "that-name": "con ese nombre",
        "same-name": "con el mismo nombre[ que {than}]",
        "other-name": "con un nombre distinto[ de el de {than}]",
        "in-challenge": "en un desafío",
        "in-challenge-no": "que no {está} en el desafío",
        "challenging": "que {está} desafiando",
        "challenging-no": "que no {está} desafiando",
        "challenged": "que {está} siendo {desafiado}",
        "challenged-no": "que no {está} siendo {desafiado}",
        "was-challenged": "que {haya} sido {desafiado} este turno",
        "was-played": "que hayas jugado este turno",
        "limit": "con {limit}",
        "added": "{added}",
        "one-of": ("que es {sorts}", "que son {sorts}"),
        "such": "tal que {clause}",
    }
    OWN = {
        # A location says it of itself, a character of the location where it is.
        "here": lambda x: "en esa ubicación" if x.say.type == CardType.CHARACTER else "aquí",
    }
    ZONES = {
        Zone.DECK: "mazo",
        Zone.HAND: "mano",
        Zone.INKWELL: "pozo de tinta",
        Zone.DISCARD: "descarte",
    }
    NAMED_ZONES = {
        Zone.ANYWHERE: "",
        Zone.PLAY: "en juego",
        Zone.OUT: "fuera de la partida",
        Zone.ASIDE: "al lado de la partida",
    }
    UNDER = {
        Owner.ANY: "debajo de una carta en juego",
        Owner.OPPOSING: "debajo de una carta rival",
        Owner.YOURS: "debajo de tus personajes y ubicaciones",
        Owner.THEIRS: "debajo de sus personajes y ubicaciones",
    }
    REST = "demás"
    IN = "en"
    FROM = "desde"
    FROM_UNDER = True
    IN_PLAY = "en juego"
    HERE = "aquí"
    HAVE = {Owner.YOURS: "que tengas", Owner.THEIRS: "que tenga"}
    OF_OPPONENTS = "de los oponentes"
    ANYBODY = "cualquier jugador"
    LAST = (YOU_CHOOSE, "que teng", "con ", "de ", "en ", "debajo ", "fuera ", "al ", "aquí")
    COSTING = "de coste {}"
    SHORT = {Relation.AT_MOST: "o menos", Relation.AT_LEAST: "o más"}
    STRICT = {Relation.LESS: "menos de", Relation.MORE: "más de"}
    LONG = {
        Relation.AT_MOST: "igual o menor que",
        Relation.AT_LEAST: "igual o mayor que",
        Relation.LESS: "menor que",
        Relation.MORE: "mayor que",
        Relation.EXACTLY: "igual a",
    }
    LIMITS = {
        "highest": "el mayor {stat} (o en empate)",
        "more-than-each": "más {stat} que cada {sort}",
        "up-to-more": "un {stat} hasta {n} mayor que el de {than}",
        "more-than": "más {stat} que {than}",
        "less-than": "menos {stat} que {than}",
        "as-highest": "{stat} {text}",
        "worked-out": "{stat} {text}",
        "worked-out-under": "un número de {stat} {text}",
        "under": "{text} {stat}",
        "cost": "{stat} {text}",
        "damage": "{text} de {stat}",
        "damage-short": "{n} de {stat} {short}",
        "short": "{n} de {stat} {short}",
        "plain": "{text} de {stat}",
    }

    def card_of(self, card: str, names: list[str]) -> str:
        return f"{card} de {self.one_of(names)}"

    def inks_of(self, trait: Trait, joint: str = "") -> str:
        return f"de {super().inks_of(trait, joint)}"


FILTERS: Final = SpanishFilters()
