"""Who picks, and how to speak again of the cards something was done to."""

from __future__ import annotations

from tintero.ability.base import Selector
from tintero.ability.render.es.players import YOU
from tintero.ability.render.es.words import agree, is_feminine, plural_of, pronoun, that
from tintero.ability.render.speaker import Phrase, Speaker, SpokenUnit
from tintero.ability.selectors import Chosen, You
from tintero.vocab import Owner


def chooser(say: Speaker, what: Selector) -> Phrase | None:
    """Who picks, if somebody else than you."""
    if isinstance(what, Chosen) and not isinstance(what.by, You):
        return say.player(what.by)
    return None


def back(what: Phrase) -> Phrase:
    """How to speak of the cards again: "ese personaje"."""
    head = what.head or "carta"
    if " o " in head or " u " in head:
        head = "carta"
    fem = is_feminine(head)
    text = f"{that(fem, what.plural)} {plural_of(head) if what.plural else head}"
    return Phrase(text, what.plural, fem, head, what.mine)


def did(say: Speaker, label: str, what: Phrase, participle: str) -> None:
    """Remember what was done: "ese personaje", "personaje desterrado así"."""
    ref = back(what)
    fem = ref.feminine
    one = f"{ref.head} {agree(participle, fem, False)} así"
    many = f"{plural_of(ref.head)} {agree(participle, fem, True)} así"
    say.remember(label, ref, SpokenUnit(one, many, feminine=fem))
    say.focus[label] = pronoun(ref)


def hand_owner(say: Speaker, owner: int) -> Phrase:
    """Who discards or reveals, by whose hand it is."""
    if owner == Owner.THEIRS:
        return say.they if say.they is not None else Phrase("ese jugador")
    if owner == Owner.OPPOSING:
        return Phrase("cada oponente")
    return YOU
