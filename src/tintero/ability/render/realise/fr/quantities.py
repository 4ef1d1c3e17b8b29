"""Numbers ("le nombre de …"), and amounts of something ("2 cartes pour chaque …")."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.fr.words import FRENCH, WORDS, InFrench
from tintero.ability.render.realise.quantities import Reckoned
from tintero.ability.render.realise.romance.quantities import RomanceQuantities


def done(noun: str, deed: str, so: str = " ainsi") -> tuple[str, str]:
    """ "dommage infligé ainsi", "dommages infligés ainsi"."""
    fem = FRENCH.is_feminine(WORDS[noun])
    one, many = [FRENCH.agree(deed, fem, plural) for plural in (False, True)]
    return f"<{noun}> {one}{so}", f"<{noun}>s {many}{so}"


def cards(x: Reckoned) -> str:
    """So many of them, or as many as something."""
    q = x.q.parts[0]
    many = FRENCH.plural_of(WORDS["card"])
    return f"{q.n} {many}" if q.plain else f"autant de {many} que {x.of.number(x.say, q)}"


@final
class FrenchQuantities(InFrench, RomanceQuantities):
    NUMBERS = {
        "stat": "{the} {stat} de {whom}",
        "had": "{the} {stat} qu'avait {this} en jeu",
        "damage": "{the} {stat} sur {whom}",
        "lore": "le nombre de <lore>s que {whom} a",
        "your-lore": "le nombre de <lore>s que vous avez",
        "times": "{n} fois {of}",
        "highest": "{best} parmi {among}",
        "down-to": "ce qui dépasse {n}",
        "missing": "ce qui manque pour avoir {cards} dans sa <hand>",
        "your-missing": "ce qui manque pour avoir {cards} dans votre <hand>",
        "that": "ce nombre",
        "counted": "le nombre de {many}",
        "mass": "le nombre de {many}",
    }
    OWN = {"best": lambda x: FRENCH.best(x.q.stat), "cards": cards}
    PLUS = "plus"
    CAPS = ("jusqu'à un maximum de", "avec un minimum de")
    FIXED = {
        "opponents": ("<opponent>", "<opponent>s"),
        "those": ("<card> parmi elles", "ces <card>s"),
        "damage-removed": done("damage", "retiré", ""),
        "discarded-cards": done("card", "défaussé", ""),
        "lore-gained": done("lore", "gagné"),
        "lore-lost": done("lore", "perdu"),
        "damage-dealt": done("damage", "infligé"),
        "damage-removed-so": done("damage", "retiré"),
        "counters-put": done("damage counter", "placé"),
        "counters-moved": done("damage counter", "déplacé"),
    }
    UNITS = {
        "inks": ("type d'encre différent parmi {those}", "types d'encre différents parmi {those}"),
        "under": ("<card> sous {pile}", "<card>s sous {pile}"),
        "was-under": ("<card> qui était sous {pile}", "<card>s qui étaient sous {pile}"),
        "those-under": ("{one} qui était sous {pile}", "{many} qui étaient sous {pile}"),
        "sang": ("{one} qui a chanté ce <song>", "{many} qui ont chanté ce <song>"),
        "done": ("{one} {done} ainsi", "{many} {dones} ainsi"),
    }
    FEMININE = ("times", "under", "was-under", "those-under", "those", "discarded-cards")
    DIFFERENT = ("portant un nom différent", "portant des noms différents")
    THAT_ONE = "ce <character>"
    DOES = {
        "does": (" qui le fait", " qui le font"),
        "does-not": (" qui ne le fait pas", " qui ne le font pas"),
    }
    FOR_EACH = "pour chaque"
    ON_DAMAGE = "pour chaque <damage> sur"
    THAT_MUCH = "ce nombre"
    SO_MUCH = ("un nombre", "un nombre")


QUANTITIES: Final = FrenchQuantities()
