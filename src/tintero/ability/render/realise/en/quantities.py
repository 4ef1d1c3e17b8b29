"""Numbers ("the number of …"), and amounts of something ("2 cards for each …")."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.plan.parts_of_speech import Measure, Saying, Things
from tintero.ability.render.realise import quantities as shared
from tintero.ability.render.realise.en.conditions import CONDITIONS
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.words import InEnglish, article, possessive
from tintero.ability.render.speaker import Speaker

DEEDS: Final = {"put": "moved this way", "looked-at": "looked at this way", "moved": "you moved"}


@final
class EnglishQuantities(InEnglish, shared.Quantities):
    NUMBERS = {
        "stat": "the {stat} of {whom}",
        "short-stat": "{whose} {stat}",
        "had": "the {stat} {this} had in play",
        "damage": "the damage on {whom}",
        "lore": "{whose} lore",
        "your-lore": "your lore",
        "times": "{n} times {of}",
        "highest": "the highest {stat} among {among}",
        "down-to": "what is more than {n}",
        "missing": "what is missing to {of} cards in their hand",
        "your-missing": "what is missing to {of} cards in your hand",
        "that": "that number",
        "counted": "the number of {many}",
        "mass": "the {many}",
    }
    PLACES = {**shared.Quantities.PLACES, "whose": lambda x: possessive(x.whom)}
    PLUS = "plus"
    CAPS = ("to a maximum of", "to a minimum of")
    FIXED = {
        "opponents": ("opposing player", "opposing players"),
        "those": ("of those cards", "those cards"),
        "damage-removed": ("1 damage removed", "damage removed"),
        "discarded-cards": ("card discarded", "cards discarded"),
        "lore-gained": ("lore gained this way", "lore gained this way"),
        "lore-lost": ("lore lost this way", "lore lost this way"),
        "damage-dealt": ("damage dealt this way", "damage dealt this way"),
        "damage-removed-so": ("damage removed this way", "damage removed this way"),
        "counters-put": ("damage counter put this way", "damage counters put this way"),
        "counters-moved": ("damage counter moved this way", "damage counters moved this way"),
    }
    UNITS = {
        "inks": ("different ink type of {of}", "different ink types of {of}"),
        "under": ("card under {pile}", "cards under {pile}"),
        "was-under": ("card that was under {pile}", "cards that were under {pile}"),
        "those-under": ("{one} that was under {pile}", "{many} that were under {pile}"),
        "sang": ("{one} that sang this song", "{many} that sang this song"),
        "done": ("{one} {done}", "{many} {done}"),
    }
    DIFFERENT = (" with a different name", " with a different name")
    THAT_ONE = "them"
    DOES = {"does": (" who does", " who do"), "does-not": (" who doesn't", " who don't")}
    FOR_EACH = "for each"

    def key(self, x: shared.Reckoned) -> str:
        key, q = super().key(x), x.q
        if key == "damage" and q.gone:
            return "had"
        short = key == "stat" and q.noun is not None and SELECTORS.short(x.say, q.noun)
        return "short-stat" if short else key

    def counted(self, say: Speaker, m: Measure, names: tuple[str, str]) -> dict[str, str]:
        places = super().counted(say, m, names) | {"done": DEEDS.get(m.deed, f"{m.deed} this way")}
        return places | {"many": "cards"} if len(m.head.names) > 1 else places

    def named(self, say: Speaker, t: Things, plural: bool, name: str) -> str:
        return FILTERS.noun(say, t, plural) + name

    def player(self, name: str) -> tuple[str, str]:
        return name, f"{name}s"

    def who_do(self, say: Speaker, who: tuple[Saying, ...]) -> tuple[str, str]:
        text = f" {CONDITIONS.relative(say, who[0], '')}"
        return text, text

    def for_each(self, say: Speaker, m: Measure) -> str:
        """ "for each 1 damage removed this way"."""
        return f"for each {'1 ' if m.mass else ''}{self.forms(say, m)[0]}"

    def after_cap(self, one: str, many: str) -> str:
        return f" {one}" if one == many else ""

    def times(self, n: int, one: str, many: str, feminine: bool = False) -> str:
        return article(one) if n == 1 and one != many else f"{n} {many}"

    def that_much(self, one: str, many: str, mass: str) -> str:
        return f"that much {one}" if one == many else f"that many {many}"

    def so_much(self, many: str, mass: str) -> str:
        return many

    def equal_to(self, text: str) -> str:
        return f"equal to {text}"


QUANTITIES: Final = EnglishQuantities()
