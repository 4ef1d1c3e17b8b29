"""Paying for cards and playing them."""

from __future__ import annotations

from typing import Final, final

from tintero.ability.render.realise.costs import Costs
from tintero.ability.render.realise.en import filters
from tintero.ability.render.realise.en.places import PLACES
from tintero.ability.render.realise.en.words import article
from tintero.ability.render.realise.word_frames import Telling, sure
from tintero.vocab import Owner


def mover(t: Telling) -> str:
    things = sure(t.s.things)
    if things.owner == Owner.YOURS:
        return article(filters.owned(t.say, things))
    return filters.group(t.say, things)


@final
class EnglishCosts(Costs):
    PAY = {"pay": "‹pay› {ink} {scope}{where_x}", "may-pay": "may pay {ink} {scope}{where_x}"}
    SCOPE = {
        "to-move-this": "to move {what} to a location",
        "to-move": "to move characters to a location",
        "to-move+": "to move {whom} to a location",
        "to-move-here": "to move characters here",
        "to-move-here+": "to move {mover} here",
        "to-shift-onto": "to shift a character on top of {what}",
        "to-use": "to use abilities",
        "to-use+": "to use abilities of {whom}",
        "to-play-this": "to play {what}",
        "to-sing-this": "to sing {what}",
        "to-shift-this": "to play {what} using their Shift ability",
        "to-play": "to play {bare}{from}",
        "to-sing": "to sing {bare}{from}",
        "to-shift": "to play {bare}{from} using their Shift ability",
        "next-play": "for the next {one} you play{named}{turn}",
        "next-sing": "for the next {one} you sing{named}{turn}",
        "next-shift": "for the next {one} you shift{named}{turn}",
        "first-each-turn": "for the first {one} you play each turn",
    }
    PLAYING = {
        "play-only-if": "can't play {what} unless {if}",
        "play-this-from": "may play this card{from}",
        "play-from": "may play {sort}{from}{entered}",
        "play-from-under": "may play {sort} from under {what}{entered}",
        "play-free": "may[ {do} to] play {what}{sort}{from} for free",
    }
    ENTERED = {
        "": "",
        "exerted": ". If you do, they enter play exerted",
        "once": " and you can't play {sort} with the same name as {sort} you played this way this"
        " turn",
    }
    OFFERS = {
        "if": ("if {if}, you", ""),
        "turn": ("during your turn, you", "[ if {if}]"),
        "counted": ("during your turn, if {if}, you", ""),
    }
    INK = {
        "less": "{} ⬡ less",
        "more": "{} ⬡ more",
        "that": "that amount of ⬡ less",
        "x": "⬡ less",
    }
    NAMED = " with that name"
    OWN = {"mover": mover}


COSTS: Final = EnglishCosts(PLACES)
