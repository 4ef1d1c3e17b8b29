"""Numbers ("le nombre de …"), and amounts of something ("2 cartes pour chaque …")."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Measure, Number, Things
from tintero.ability.render.realise.fr import filters, happened
from tintero.ability.render.realise.fr import words as fr
from tintero.ability.render.realise.romance.quantities import RomanceQuantities
from tintero.ability.render.speaker import Speaker

SHARDS: Final = fr.of(fr.plural_of(fr.LORE))
HAND: Final = fr.WORDS["hand"]


def done(noun: str, deed: str, so: str = " ainsi") -> tuple[str, str]:
    """ "dommage infligé ainsi", "dommages infligés ainsi"."""
    name = fr.WORDS[noun]
    one, many = [fr.agree(deed, fr.is_feminine(name), p) for p in (False, True)]
    return f"{name} {one}{so}", f"{fr.plural_of(name)} {many}{so}"


@final
class FrenchQuantities(RomanceQuantities):
    NUMBERS = {
        "stat": "{the_stat} {of_whom}",
        "had": "{the_stat} qu'avait {this} en jeu",
        "damage": "{the_stat} sur {whom}",
        "lore": f"le nombre {SHARDS} {{que_whom}} a",
        "your-lore": f"le nombre {SHARDS} que vous avez",
        "times": "{n} fois {of}",
        "highest": "{the_best} parmi {among}",
        "down-to": "ce qui dépasse {n}",
        "missing": f"ce qui manque pour avoir {{cards}} dans sa {HAND}",
        "your-missing": f"ce qui manque pour avoir {{cards}} dans votre {HAND}",
        "that": "ce nombre",
        "counted": "le nombre {of_many}",
        "mass": "le nombre {of_many}",
    }
    PLACES = {
        **RomanceQuantities.PLACES,
        "the_stat": lambda x: fr.the(fr.STATS[x.q.stat], fr.stat_feminine(x.q.stat)),
        "the_best": lambda x: fr.best(x.q.stat),
        "of_whom": lambda x: fr.of(x.whom),
        "que_whom": lambda x: fr.elided("que", x.whom),
        "of_many": lambda x: fr.of(x.unit.many),
        "cards": lambda x: (
            f"{x.q.parts[0].n} {fr.CARDS}"
            if x.q.parts[0].plain
            else f"autant de {fr.CARDS} que {x.of.number(x.say, x.q.parts[0])}"
        ),
    }
    PLUS = "plus"
    CAPS = ("jusqu'à un maximum de", "avec un minimum de")
    FIXED = {
        "opponents": (fr.WORDS["opponent"], fr.plural_of(fr.WORDS["opponent"])),
        "those": (f"{fr.CARD} parmi elles", f"ces {fr.CARDS}"),
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
        "under": (f"{fr.CARD} sous {{pile}}", f"{fr.CARDS} sous {{pile}}"),
        "was-under": (
            f"{fr.CARD} qui était sous {{pile}}",
            f"{fr.CARDS} qui étaient sous {{pile}}",
        ),
        "those-under": ("{one} qui était sous {pile}", "{many} qui étaient sous {pile}"),
        "sang": (f"{{one}} qui a chanté {fr.THIS_SONG}", f"{{many}} qui ont chanté {fr.THIS_SONG}"),
        "done": ("{one} {done} ainsi", "{many} {dones} ainsi"),
    }
    DEEDS = {
        "banished": "banni",
        "readied": "redressé",
        "exerted": "épuisé",
        "discarded": "défaussé",
        "moved": "déplacé",
        "put": "placé",
        "shuffled": "mélangé",
        "revealed": "révélé",
        "looked-at": "regardé",
        "drawn": "pioché",
        "played": "joué",
    }
    FEMININE = ("times", "under", "was-under", "those-under", "those", "discarded-cards")
    DIFFERENT = ("portant un nom différent ", "portant des noms différents ")
    THAT_ONE = fr.this(fr.WORDS["character"], False)
    DOES = {
        "does": (" qui le fait", " qui le font"),
        "does-not": (" qui ne le fait pas", " qui ne le font pas"),
    }
    FOR_EACH = "pour chaque"
    ON_DAMAGE = f"pour chaque {fr.WORDS['damage']} sur"

    def is_feminine(self, q: Number) -> bool:
        """What agrees with the number: "la Force … est égale"."""
        return q.kind in ("stat", "highest") and fr.stat_feminine(q.stat)

    def named(self, say: Speaker, t: Things, plural: bool, name: str) -> str:
        return filters.noun(say, t, plural, mark=name.rstrip())

    def happened(self, say: Speaker, m: Measure) -> tuple[str, str]:
        return happened.forms(say, m)

    def times(self, n: int, one: str, many: str, feminine: bool = False) -> str:
        return fr.times(n, one, many, feminine)

    def that_much(self, one: str, many: str, mass: str) -> str:
        return f"ce nombre {fr.of(many)}"

    def so_much(self, many: str, mass: str) -> str:
        return f"un nombre {fr.of(many)}"


QUANTITIES: Final = FrenchQuantities()
number = QUANTITIES.number
amount = QUANTITIES.amount
for_each = QUANTITIES.for_each
is_feminine = QUANTITIES.is_feminine
