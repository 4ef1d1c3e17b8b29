"""What decides and no event tells: a condition that is not met, an instruction that can't be
carried out, a character that does not ready, a keyword that is not kept."""

from __future__ import annotations

from collections.abc import Iterable

from tintero.ability.abilities import Has
from tintero.ability.statics import Gain
from tintero.messages import Message
from tintero.program.model import Bucket
from tintero.rules import derive
from tintero.rules.observe import PassedOver
from tintero.state.objects import Active, Card
from tintero.state.state import State
from tintero.views import ruling_words as say
from tintero.vocab import Deny, Until, Zone

Said = tuple[Message, str]  # what is said, and the clause
KEPT = (Bucket.CANT + Deny.READY, Bucket.CANT + Deny.READY_AT_START, Bucket.READY_LIMIT)


def passed_over(s: State, what: PassedOver) -> Said:
    """Why an instruction is not carried out."""
    if what.untrue:
        # CR 6.2.4: a secondary condition is tested on resolution; CR 6.1.16: any other "if".
        return (say.not_met(s, what), "6.2.4" if what.triggered else "6.1.16")
    # CR 6.1.5.1: [A] must be carried out completely; CR 6.1.4.1: else it counts as declined.
    return (say.not_possible(s, what), "6.1.5.1" if what.whole else "6.1.4.1")


def not_readied(s: State, before: Iterable[Active]) -> list[Said]:
    """The cards of whoever's turn begins that stay exerted, and what keeps them so (CR 1.2.2)."""
    found: list[Said] = []
    keeping = [a for a in before if a.bucket in KEPT]
    for player in s.acting():
        for i in s.in_play(player):
            card = s.cards[i]
            if card.exerted:
                for a in [a for a in keeping if keeps_exerted(s, a, card)][:1]:
                    found.append((say.stays_exerted(s, card.id, a), "1.2.2"))
    return found


def keeps_exerted(s: State, a: Active, card: Card) -> bool:
    return a.bucket == Bucket.READY_LIMIT or derive.affects(s, a, card)


def lost_keywords(s: State, before: Iterable[Active]) -> list[Said]:
    """CR 8.1.2: instances of a keyword that have ceased to exist beside a longer one."""
    found: list[Said] = []
    now = {a.id: a for a in s.actives}
    for a in before:
        keyword = given_keyword(a)
        if keyword is None or not a.frozen or a.until in (Until.FOREVER, Until.WHILE_IN_PLAY):
            continue
        left = now[a.id].targets if a.id in now else ()
        for ref in a.targets:
            card = s.card_of(ref)
            if ref in left or card is None or card.zone != Zone.PLAY:
                continue
            if derive.has_keyword(s, card, keyword):
                found.append((say.loses(s, card.id, keyword, a), "8.1.2"))
    return found


def given_keyword(a: Active) -> int | None:
    effect = a.effect
    if isinstance(effect, Gain) and isinstance(effect.ability, Has):
        return effect.ability.keyword
    return None
