"""Keyword → abilities: each keyword is the ability that section 8 says it is.

Shift, Singer's number and Sing Together change how a card is paid for; the play process
(`rules/turn_actions/play.py`) reads those from the `Has` node itself.
"""

from __future__ import annotations

from tintero.ability.abilities import Activated, Has, Static, Triggered
from tintero.ability.base import Ability
from tintero.ability.conditions import InChallenge
from tintero.ability.effects import Apply, Banish, May, PayInk, Place, Put
from tintero.ability.filters import Filter
from tintero.ability.quantities import Capped, StatOf
from tintero.ability.selectors import Chosen, This, TopOfDeck
from tintero.ability.statics import (
    Can,
    Cant,
    EnterExerted,
    Guard,
    Modify,
    MustAct,
    ReduceDamage,
    SingAs,
)
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import (
    KEYWORD_NAMES,
    Act,
    Allow,
    CardType,
    Deny,
    Keyword,
    Owner,
    Stat,
    Until,
    Zone,
)


def expand(has: Has) -> tuple[Ability, ...]:
    """The abilities a keyword stands for (CR 8.1.1).

    Long: section 8 of the rulebook, keyword by keyword.
    """
    k = has.keyword
    name = KEYWORD_NAMES[k]
    if k == Keyword.ALERT:
        # CR 8.2.1: this character ignores Evasive's challenging limiter.
        return (Static((Can(Allow.IGNORE_EVASIVE),), name, keyword=k),)
    if k == Keyword.BODYGUARD:
        return (
            # CR 8.3.2: while being played it may enter exerted in place of ready.
            Static((EnterExerted(may=True),), name, zone=Zone.ANYWHERE, keyword=k),
            # CR 8.3.3: an opponent choosing whom to challenge must choose a Bodyguard if able.
            Static((Guard(),), name, keyword=k),
        )
    if k == Keyword.BOOST:
        # CR 8.4.1: once during your turn, pay N to put the top card of your deck facedown under it.
        return (
            Activated(
                (PayInk(has.n),),
                Put(TopOfDeck(1), Place.UNDER, under=This()),
                name,
                limit=1,
                sequential=True,
                keyword=k,
            ),
        )
    if k == Keyword.CHALLENGER:
        # CR 8.5.1: +N strength while challenging; CR 8.5.2: not while being challenged.
        return (Static((Modify(Stat.STRENGTH, has.n),), name, InChallenge(This(), 1), keyword=k),)
    if k == Keyword.EVASIVE:
        # CR 8.6.1: it can be challenged only by a character with Evasive. (Alert: CR 8.2.1.)
        without = Filter(types=(CardType.CHARACTER,), no_keyword=Keyword.EVASIVE)
        return (Static((Cant(Deny.BE_CHALLENGED, This(), without),), name, keyword=k),)
    if k == Keyword.RECKLESS:
        return (
            # CR 8.7.2: it can't quest.
            Static((Cant(Deny.QUEST),), name, keyword=k),
            # CR 8.7.3: the turn can't end while it is ready and able to challenge.
            Static((MustAct(Act.CHALLENGE),), name, keyword=k),
        )
    if k == Keyword.RESIST:
        # CR 8.8.1: damage dealt to it is reduced by N.
        return (Static((ReduceDamage(has.n),), name, keyword=k),)
    if k == Keyword.RUSH:
        # CR 8.9.1: it may challenge as if in play since the start of the turn.
        return (Static((Can(Allow.CHALLENGE_WHILE_DRYING),), name, keyword=k),)
    if k == Keyword.SINGER:
        # CR 8.11.1: it counts as cost N to sing songs.
        return (Static((SingAs(has.n),), name, keyword=k),)
    if k == Keyword.SUPPORT:
        # CR 8.13.1: on questing, its strength may be added to another chosen character's this turn.
        other = Filter(types=(CardType.CHARACTER,), other=True)
        gift = Modify(Stat.STRENGTH, Capped(StatOf(This(), Stat.STRENGTH), least=0))
        return (
            Triggered(
                (When(Kind.QUESTED, this=True),),
                May(Apply((gift,), Chosen(other), Until.END_OF_TURN)),
                name,
                keyword=k,
            ),
        )
    if k == Keyword.VANISH:
        # CR 8.14.1: when an opponent chooses it for an action's effect, banish it.
        return (
            Triggered(
                (When(Kind.CHOSEN, this=True, by=Owner.OPPOSING, extra=1),),
                Banish(This()),
                name,
                keyword=k,
            ),
        )
    if k == Keyword.WARD:
        # CR 8.15.1: while an opponent resolves an effect, it is not a legal choice for them.
        return (Static((Cant(Deny.BE_CHOSEN),), name, keyword=k),)
    if k == Keyword.ADVENTUROUS:
        return (
            # CR 8.16.2: it can't challenge.
            Static((Cant(Deny.CHALLENGE),), name, keyword=k),
            # CR 8.16.3: the turn can't end while it is ready and able to quest.
            Static((MustAct(Act.QUEST),), name, keyword=k),
        )
    # Shift (CR 8.10) and Sing Together (CR 8.12) are alternate costs: nothing applies in play.
    return ()
