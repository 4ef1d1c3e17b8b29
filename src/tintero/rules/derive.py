"""Values as they are now: printed ones plus everything that applies (CR 6.4, 6.6).

Readers look only into the bucket of static effects that can change what they read. Strength and
willpower are kept on the card until the next write.
"""

from __future__ import annotations

import tintero.rules.match as match
import tintero.rules.questions as questions
import tintero.rules.values as values
from tintero.ability.abilities import Has
from tintero.ability.select import All, This
from tintero.ability.statics import (
    AlsoNamed,
    Can,
    Cant,
    DamageWith,
    Floor,
    Gain,
    GainClass,
    Lose,
    Modify,
    MustAct,
    ReduceDamage,
    SingAs,
    TopFaceup,
)
from tintero.program import Bucket
from tintero.rules.context import Context, of_active, of_card
from tintero.state.objects import REF, Active, Card
from tintero.state.state import State
from tintero.vocab import NONE, STACKING_KEYWORDS, Allow, CardType, Deny, Keyword, Stat, Until, Zone

# --- does it apply? -----------------------------------------------------------------------------


def source_of(s: State, a: Active) -> Card | None:
    """The card a printed static effect stands on, while it is in play."""
    return s.card_of(a.inc * REF + a.source)


def view_of(s: State, a: Active, c: Card) -> Context:
    """From whose point of view an effect speaks about `c`: its source, or `c` itself when the
    ability was granted to it (CR 1.4.3.1)."""
    return of_card(c) if a.granted else of_active(a)


def affects(s: State, a: Active, c: Card) -> bool:
    """Whether a static effect applies to this card now."""
    if a.until == Until.THEIR_NEXT_TURN and not in_their_turn(s, a):
        return False
    if a.frozen:
        found = False
        for ref in a.targets:
            aimed_at = s.cards[ref % REF]
            if aimed_at is c or aimed_at.cover == ref // REF:  # c may go on as its new face
                if s.card_of(ref) is c:
                    found = True
                    break
        if not found:
            return False
    else:
        group = a.group
        if group is None:
            return False
        if isinstance(group, This):
            if source_of(s, a) is not c:
                return False
        elif isinstance(group, All):
            if not match.matches(s, group.filter, c, of_active(a)):
                return False
        elif c not in match.cards(s, group, of_active(a)):
            return False
    if a.outer is not None and not questions.holds(s, a.outer, of_active(a)):
        return False
    if s.buckets[Bucket.LOSE] and a.static != NONE and a.bucket != Bucket.LOSE:
        keyword = s.programs[a.index].statics[a.static].keyword
        if keyword != NONE and lost_keyword(s, c, keyword):
            return False
    return a.condition is None or questions.holds(s, a.condition, view_of(s, a, c))


def in_their_turn(s: State, a: Active) -> bool:
    """CR 6.1.13.1: "during their next turn" is the affected card's player's next turn."""
    return s.active == a.whose and s.turn > a.turn


def applies(s: State, a: Active) -> bool:
    """Whether a static effect about players or rules applies now."""
    if a.until == Until.THEIR_NEXT_TURN and not in_their_turn(s, a):
        return False
    return a.condition is None or questions.holds(s, a.condition, of_active(a))


def _amount(s: State, a: Active, c: Card) -> int:
    if a.until != NONE and not a.granted:
        return a.amount  # CR 6.1.8: counted once on resolution
    assert isinstance(a.effect, (Modify, ReduceDamage))
    return values.value(s, a.effect.amount, view_of(s, a, c)) * times(s, a)


def times(s: State, a: Active) -> int:
    """How many times over a gained ability is gained ("for each …, gains Resist +1")."""
    if a.until != NONE and (a.granted or isinstance(a.effect, Gain)):
        return a.amount
    giver = a.giver if a.granted else a.effect
    if isinstance(giver, Gain):
        return values.value(s, giver.times, of_active(a))
    return 1


# --- numbers ------------------------------------------------------------------------------------


def modified(s: State, c: Card, stat: int, printed: int) -> int:
    """CR 6.6.1.2: no ordering among modifiers, all of them sum; CR 6.6.4: floors come last."""
    total = printed
    for a in s.buckets[Bucket.MODIFY + stat]:
        if affects(s, a, c):
            total += _amount(s, a, c)
    for a in s.buckets[Bucket.FLOOR]:
        effect = a.effect
        assert isinstance(effect, Floor)
        if effect.stat == stat and affects(s, a, c):
            total = max(total, printed if effect.least == NONE else effect.least)
    return total


def raw_strength(s: State, c: Card) -> int:
    """CR 6.6.2: the true value, which may be negative."""
    if c.stamp == s.version:
        return c.strength
    printed = s.programs[c.index].strength
    if c.zone != Zone.PLAY:
        return printed
    # While its own value is being worked out a card answers with what it printed.
    c.stamp = s.version
    c.strength = printed
    result = modified(s, c, Stat.STRENGTH, printed)
    c.strength = result
    c.stamp = s.version
    return result


def strength(s: State, c: Card) -> int:
    # CR 6.6.2: negative strength counts as 0 for everything except applying modifiers.
    return max(0, raw_strength(s, c))


def willpower(s: State, c: Card) -> int:
    if c.stamp_w == s.version:
        return c.willpower
    printed = s.programs[c.index].willpower
    if c.zone != Zone.PLAY:
        return printed
    c.stamp_w = s.version
    c.willpower = printed
    result = modified(s, c, Stat.WILLPOWER, printed)
    c.willpower = result
    c.stamp_w = s.version
    return result


def lore(s: State, c: Card) -> int:
    # CR 6.6.3: a negative lore value counts as 0.
    printed = s.programs[c.index].lore
    if c.zone != Zone.PLAY:
        return printed
    return max(0, modified(s, c, Stat.LORE, printed))


def move_cost(s: State, c: Card) -> int:
    return max(0, modified(s, c, Stat.MOVE_COST, s.programs[c.index].move_cost))


def stat(s: State, c: Card, which: int) -> int:
    """Any number of a card."""
    if which == Stat.STRENGTH:
        return strength(s, c)
    if which == Stat.WILLPOWER:
        return willpower(s, c)
    if which == Stat.LORE:
        return lore(s, c)
    if which == Stat.COST:
        return s.programs[c.index].cost  # CR 1.5.4: a card's cost never changes
    if which == Stat.DAMAGE:
        return c.damage
    if which == Stat.MOVE_COST:
        return move_cost(s, c)
    if which == Stat.SING_COST:
        return sing_cost(s, c)
    return len(s.under(c.id))


def sing_cost(s: State, c: Card) -> int:
    """CR 8.11.1, 8.11.3: the cost it counts as having to sing, plus "+N cost to sing"."""
    base = s.programs[c.index].cost
    for a in s.buckets[Bucket.SING_AS]:
        effect = a.effect
        assert isinstance(effect, SingAs)
        if effect.cost > 0 and affects(s, a, c):
            base = max(base, effect.cost)
    return modified(s, c, Stat.SING_COST, base)


def challenge_damage(s: State, c: Card) -> int:
    """CR 4.6.6.1: the number a character deals damage with; locations have none (CR 4.6.8.3)."""
    if s.programs[c.index].type != CardType.CHARACTER:
        return 0
    for a in s.buckets[Bucket.DAMAGE_WITH]:
        effect = a.effect
        assert isinstance(effect, DamageWith)
        if affects(s, a, c):
            return max(0, stat(s, c, effect.stat))
    return strength(s, c)


def damage_reduction(s: State, c: Card) -> int:
    """CR 8.8.1: instances of Resist add up."""
    total = 0
    for a in s.buckets[Bucket.REDUCE_DAMAGE]:
        if affects(s, a, c):
            total += _amount(s, a, c)
    return total


# --- words --------------------------------------------------------------------------------------


def names(s: State, c: Card) -> tuple[str, ...]:
    """CR 5.2.6.1: every name the card has."""
    mine = s.programs[c.index].names
    if c.zone == Zone.PLAY and s.buckets[Bucket.ALSO_NAMED]:
        for a in s.buckets[Bucket.ALSO_NAMED]:
            effect = a.effect
            assert isinstance(effect, AlsoNamed)
            if not effect.shift_only and affects(s, a, c):
                mine = (*mine, effect.name)
    return mine


def classes(s: State, c: Card) -> tuple[str, ...]:
    mine = s.programs[c.index].classes
    if c.zone == Zone.PLAY and s.buckets[Bucket.GAIN_CLASS]:
        for a in s.buckets[Bucket.GAIN_CLASS]:
            effect = a.effect
            assert isinstance(effect, GainClass)
            if affects(s, a, c):
                mine = (*mine, effect.classification)
    return mine


# --- keywords -----------------------------------------------------------------------------------


def lost_keyword(s: State, c: Card, keyword: int) -> bool:
    for a in s.buckets[Bucket.LOSE]:
        effect = a.effect
        assert isinstance(effect, Lose)
        if effect.keyword == keyword and affects(s, a, c):
            return True
    return False


def has_keyword(s: State, c: Card, keyword: int) -> bool:
    """Printed or gained, and not lost. Outside play a card has what it prints (CR 6.4)."""
    if c.zone != Zone.PLAY:
        return s.programs[c.index].has_printed(keyword)
    if s.buckets[Bucket.LOSE] and lost_keyword(s, c, keyword):
        return False
    if s.programs[c.index].has_printed(keyword):
        return True
    return gained_keyword(s, c, keyword) is not None


def gained_keyword(s: State, c: Card, keyword: int) -> Active | None:
    for a in s.buckets[Bucket.GAIN]:
        effect = a.effect
        assert isinstance(effect, Gain)
        ability = effect.ability
        if isinstance(ability, Has) and ability.keyword == keyword and affects(s, a, c):
            if times(s, a) > 0:
                return a
    return None


def keyword_number(s: State, c: Card, keyword: int) -> int:
    """The number behind a keyword: the sum for those that stack, else the one in force."""
    total = 0
    for has in s.programs[c.index].keywords:
        if has.keyword == keyword:
            total = total + has.n if keyword in STACKING_KEYWORDS else has.n
    if c.zone != Zone.PLAY:
        return total
    for a in s.buckets[Bucket.GAIN]:
        effect = a.effect
        assert isinstance(effect, Gain)
        ability = effect.ability
        if isinstance(ability, Has) and ability.keyword == keyword and affects(s, a, c):
            n = ability.n * times(s, a)
            total = total + n if keyword in STACKING_KEYWORDS else max(total, n)
    return total


def keywords(s: State, c: Card) -> list[int]:
    """Every keyword the card has now, in the rulebook's order."""
    found = []
    for k in range(Keyword.ADVENTUROUS + 1):
        if has_keyword(s, c, k):
            found.append(k)
    return found


# --- can and can't ------------------------------------------------------------------------------


def denied(s: State, deny: int, c: Card, other: Card | None) -> Active | None:
    """CR 1.2.2: the effect that forbids this to the card (with regard to `other`), if any."""
    for a in s.buckets[Bucket.CANT + deny]:
        effect = a.effect
        assert isinstance(effect, Cant)
        if effect.to is None and not a.frozen:
            continue
        against = effect.against
        if against is not None:
            if other is None:
                continue
            if against.no_keyword == Keyword.EVASIVE and allowed(s, Allow.IGNORE_EVASIVE, other, c):
                continue  # CR 8.2.1: Alert ignores Evasive's limiter
        if not affects(s, a, c):
            continue
        if against is not None:
            assert other is not None
            if not match.matches(s, against, other, view_of(s, a, c)):
                continue
        return a
    return None


def denied_player(s: State, deny: int, player: int, card: Card | None) -> Active | None:
    """The effect that forbids this to a player (for this card), if any."""
    for a in s.buckets[Bucket.CANT + deny]:
        effect = a.effect
        assert isinstance(effect, Cant)
        if effect.players == NONE:
            continue
        x = of_active(a)
        if not match.is_owner(effect.players, player, x):
            continue
        if effect.what is not None and (
            card is None or not match.qualifies(s, effect.what, card, x, None)
        ):
            continue
        if applies(s, a):
            return a
    return None


def allowed(s: State, allow: int, c: Card, other: Card | None) -> bool:
    """CR 1.2.1: whether an effect permits this to the card beyond the rules."""
    for a in s.buckets[Bucket.CAN + allow]:
        effect = a.effect
        assert isinstance(effect, Can)
        if not affects(s, a, c):
            continue
        if effect.against is None:
            return True
        if other is not None and match.matches(s, effect.against, other, view_of(s, a, c)):
            return True
    return False


def must_act(s: State, c: Card, act: int) -> bool:
    """CR 8.7.3, 8.16.3."""
    for a in s.buckets[Bucket.MUST_ACT]:
        effect = a.effect
        assert isinstance(effect, MustAct)
        if effect.act == act and affects(s, a, c):
            return True
    return False


def has_effect(s: State, bucket: int, c: Card) -> bool:
    """Whether some effect of this bucket applies to the card."""
    for a in s.buckets[bucket]:
        if affects(s, a, c):
            return True
    return False


def top_is_faceup(s: State, player: int) -> bool:
    """Whether this player plays with the top card of their deck faceup (CR 1.2.1)."""
    for a in s.buckets[Bucket.TOP_FACEUP]:
        effect = a.effect
        assert isinstance(effect, TopFaceup)
        if match.is_owner(effect.players, player, of_active(a)) and applies(s, a):
            return True
    return False


def can_be_chosen(s: State, c: Card, chooser: int) -> bool:
    """CR 8.15.1: Ward stops opponents choosing while they resolve an effect; only in play."""
    if c.zone != Zone.PLAY or chooser == c.owner:
        return True
    return denied(s, Deny.BE_CHOSEN, c, None) is None
