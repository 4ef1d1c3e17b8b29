"""Values as they are now: printed ones plus everything that applies (CR 6.4, 6.6).

Readers look only into the bucket of static effects that can change what they read. Strength and
willpower are kept on the card until the next write.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

import tintero.ability.statics as said
import tintero.rules.conditions as conditions
import tintero.rules.quantities as quantities
import tintero.rules.selectors as selectors
from tintero.ability.abilities import Has
from tintero.ability.selectors import All, This
from tintero.events import REF
from tintero.program.model import Bucket
from tintero.rules.context import Context, about, of_active, of_card, speaking_of
from tintero.state.objects import Active, Card
from tintero.state.state import State
from tintero.vocab import NONE, STACKING_KEYWORDS, Allow, CardType, Deny, Keyword, Stat, Until, Zone

# --- does it apply? -----------------------------------------------------------------------------


ASKED: Final = 64  # keywords, for one number out of card and keyword


def source_of(s: State, a: Active) -> Card | None:
    """The card a printed static effect stands on, while it is in play."""
    return s.card_of(a.ref())


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
            if aimed_at is c or aimed_at.inc != ref // REF:  # c may be what it goes on as
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
            if not selectors.matches(s, group.filter, c, of_active(a)):
                return False
        elif c not in selectors.cards(s, group, of_active(a)):
            return False
    if a.outer is not None and not conditions.holds(s, a.outer, of_active(a)):
        return False
    if s.buckets[Bucket.LOSE] or s.buckets[Bucket.CANT_GAIN] or s.buckets[Bucket.LOSE_ABILITY]:
        if a.static != NONE and silenced(s, a, c):
            return False
    return a.condition is None or conditions.holds(s, a.condition, view_of(s, a, c))


def silenced(s: State, a: Active, c: Card) -> bool:
    """Whether the keyword or the named ability that this effect belongs to is lost."""
    if a.bucket not in (Bucket.LOSE, Bucket.CANT_GAIN):
        keyword = s.programs[a.index].statics[a.static].keyword
        gained = a.granted or a.until != NONE
        if keyword != NONE:
            if lost_keyword(s, c, keyword, a.id if gained else NONE):
                return True
            if gained and barred_keyword(s, c, keyword):
                return True
    if s.buckets[Bucket.LOSE_ABILITY] and a.bucket != Bucket.LOSE_ABILITY and a.until == NONE:
        bearer = c if a.granted else s.cards[a.source]
        return lost_ability(s, bearer, s.programs[a.index].statics[a.static].name)
    return False


def lost_ability(s: State, c: Card, name: str) -> bool:
    """Whether this card has lost its ability of that story name."""
    for a in s.buckets[Bucket.LOSE_ABILITY]:
        effect = a.effect
        assert isinstance(effect, said.LoseAbility)
        if name and effect.name.lower() == name.lower() and affects(s, a, c):
            return True
    return False


def in_their_turn(s: State, a: Active) -> bool:
    """CR 6.1.13.1: "during their next turn" is the affected card's player's next turn."""
    return a.whose in s.acting() and s.turn > a.turn


def applies(s: State, a: Active) -> bool:
    """Whether a static effect about players or rules applies now."""
    if a.until == Until.THEIR_NEXT_TURN and not in_their_turn(s, a):
        return False
    if s.buckets[Bucket.LOSE_ABILITY] and a.static != NONE and a.until == NONE:
        if lost_ability(s, s.cards[a.source], s.programs[a.index].statics[a.static].name):
            return False
    return a.condition is None or conditions.holds(s, a.condition, of_active(a))


def amount_of(s: State, a: Active, c: Card) -> int:
    if a.until != NONE and not a.granted:
        return a.amount  # CR 6.1.8: counted once on resolution
    assert isinstance(a.effect, (said.Modify, said.ReduceDamage))
    return quantities.value(s, a.effect.amount, view_of(s, a, c)) * times(s, a)


def times(s: State, a: Active) -> int:
    """How many times over a gained ability is gained ("for each …, gains Resist +1")."""
    if a.until != NONE and (a.granted or isinstance(a.effect, said.Gain)):
        return a.amount
    giver = a.giver if a.granted else a.effect
    if isinstance(giver, said.Gain):
        return quantities.value(s, giver.times, of_active(a))
    return 1


# --- numbers ------------------------------------------------------------------------------------


def modified(s: State, c: Card, stat: i64, printed: int) -> int:
    """CR 6.6.1.2: no ordering among modifiers, all of them sum; CR 6.6.4: floors come last."""
    total = printed
    for a in s.buckets[Bucket.MODIFY + stat]:
        if affects(s, a, c):
            effect0 = a.effect
            assert isinstance(effect0, said.Modify)
            if effect0.if_ is None or conditions.holds(s, effect0.if_, about(view_of(s, a, c), c)):
                total += amount_of(s, a, c)
    for a in s.buckets[Bucket.FLOOR]:
        effect = a.effect
        assert isinstance(effect, said.Floor)
        if effect.stat == stat and affects(s, a, c):
            total = max(total, printed if effect.least == NONE else effect.least)
    return total


def is_modified(s: State, stat: i64) -> bool:
    """Whether anything at all changes this number of any card."""
    return bool(s.buckets[Bucket.MODIFY + stat]) or bool(s.buckets[Bucket.FLOOR])


def may_be_lowered(s: State, stat: i64) -> bool:
    """Whether anything might bring this number of any card below the printed one. Amounts that
    are worked out may be negative; floors only raise."""
    for a in s.buckets[Bucket.MODIFY + stat]:
        effect = a.effect
        assert isinstance(effect, said.Modify)
        amount = effect.amount
        if a.until != NONE and not a.granted:
            amount = a.amount
        if not isinstance(amount, int) or amount < 0 or a.granted:
            return True
    return False


def raw_strength(s: State, c: Card) -> int:
    """CR 6.6.2: the true value, which may be negative."""
    if c.stamp == s.version:
        return c.strength
    printed = c.program.strength
    if c.zone != Zone.PLAY or not is_modified(s, Stat.STRENGTH):
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


def willpower(s: State, c: Card) -> i64:
    printed = c.program.willpower
    if c.zone != Zone.PLAY or not is_modified(s, Stat.WILLPOWER):
        return printed
    if c.stamp_w == s.version:
        return c.willpower
    c.stamp_w = s.version
    c.willpower = printed
    result = modified(s, c, Stat.WILLPOWER, printed)
    c.willpower = result
    c.stamp_w = s.version
    return result


def lore(s: State, c: Card) -> int:
    # CR 6.6.3: a negative lore value counts as 0.
    printed = c.program.lore
    if c.zone != Zone.PLAY:
        return printed
    return max(0, modified(s, c, Stat.LORE, printed))


def move_cost(s: State, c: Card) -> int:
    return max(0, modified(s, c, Stat.MOVE_COST, c.program.move_cost))


def stat(s: State, c: Card, which: int) -> int:
    """Any number of a card."""
    if which == Stat.STRENGTH:
        return strength(s, c)
    if which == Stat.WILLPOWER:
        return willpower(s, c)
    if which == Stat.LORE:
        return lore(s, c)
    if which == Stat.COST:
        return c.program.cost  # CR 1.5.4: a card's cost never changes
    if which == Stat.DAMAGE:
        return c.damage
    if which == Stat.MOVE_COST:
        return move_cost(s, c)
    if which == Stat.SING_COST:
        return sing_cost(s, c)
    return len(s.under(c.id))


def sing_cost(s: State, c: Card) -> int:
    """CR 8.11.1, 8.11.3: the cost it counts as having to sing, plus "+N cost to sing"."""
    base = c.program.cost
    for a in s.buckets[Bucket.SING_AS]:
        effect = a.effect
        assert isinstance(effect, said.SingAs)
        if effect.cost > 0 and affects(s, a, c):
            base = max(base, effect.cost)
    return modified(s, c, Stat.SING_COST, base)


def challenge_damage(s: State, c: Card) -> int:
    """CR 4.6.6.1: the number a character deals damage with; locations have none (CR 4.6.8.3)."""
    if c.program.type != CardType.CHARACTER:
        return 0
    for a in s.buckets[Bucket.DAMAGE_WITH]:
        effect = a.effect
        assert isinstance(effect, said.DamageWith)
        if affects(s, a, c):
            return max(0, stat(s, c, effect.stat))
    return strength(s, c)


def damage_reduction(s: State, c: Card) -> int:
    """CR 8.8.1: instances of Resist add up."""
    total = 0
    for a in s.buckets[Bucket.REDUCE_DAMAGE]:
        if affects(s, a, c):
            total += amount_of(s, a, c)
    return total


# --- words --------------------------------------------------------------------------------------


def names(s: State, c: Card) -> tuple[str, ...]:
    """CR 5.2.6.1: every name the card has."""
    mine = c.program.names
    if c.zone == Zone.PLAY and s.buckets[Bucket.ALSO_NAMED]:
        for a in s.buckets[Bucket.ALSO_NAMED]:
            effect = a.effect
            assert isinstance(effect, said.AlsoNamed)
            if not effect.shift_only and affects(s, a, c):
                mine = (*mine, effect.name)
    return mine


def classes(s: State, c: Card) -> tuple[str, ...]:
    mine = c.program.classes
    if c.zone == Zone.PLAY and s.buckets[Bucket.GAIN_CLASS]:
        for a in s.buckets[Bucket.GAIN_CLASS]:
            effect = a.effect
            assert isinstance(effect, said.GainClass)
            if affects(s, a, c):
                mine = (*mine, effect.classification)
    return mine


# --- keywords -----------------------------------------------------------------------------------


def lost_keyword(s: State, c: Card, keyword: int, since: int) -> bool:
    """Whether an instance of the keyword is lost: `since` NONE for the printed one, else the
    effect that gives it, which something that began earlier does not take away."""
    for a in s.buckets[Bucket.LOSE]:
        effect = a.effect
        assert isinstance(effect, said.Lose)
        if effect.keyword == keyword and a.id > since and affects(s, a, c):
            return True
    return False


def barred_keyword(s: State, c: Card, keyword: int) -> bool:
    """CR 1.2.2: whether the card can't gain the keyword."""
    for a in s.buckets[Bucket.CANT_GAIN]:
        effect = a.effect
        assert isinstance(effect, said.CantGain)
        if effect.keyword == keyword and affects(s, a, c):
            return True
    return False


def has_keyword(s: State, c: Card, keyword: i64) -> bool:
    """Printed or gained, and not lost. Outside play a card has what it prints (CR 6.4)."""
    if c.zone != Zone.PLAY:
        return c.program.has_printed(keyword)
    if keeps_printed(s, c, keyword):
        return True
    return bool((s.gives() >> keyword) & 1) and gained_keyword(s, c, keyword) is not None


def keeps_printed(s: State, c: Card, keyword: int) -> bool:
    """Whether the keyword is printed on the card and not lost."""
    if not c.program.has_printed(keyword):
        return False
    return not s.buckets[Bucket.LOSE] or not lost_keyword(s, c, keyword, NONE)


def gained_keyword(s: State, c: Card, keyword: int) -> Active | None:
    """The effect that gives this card the keyword, if one does.

    Two abilities may each ask for what the other gives ("characters with Rush gain Evasive",
    "characters with Evasive gain Rush"): neither gives anything on the strength of itself.
    """
    asked = c.id * ASKED + keyword
    if asked in s.asking:
        return None
    s.asking.append(asked)
    found = _gained(s, c, keyword)
    s.asking.pop()
    return found


def _gained(s: State, c: Card, keyword: int) -> Active | None:
    for a in s.buckets[Bucket.GAIN]:
        effect = a.effect
        assert isinstance(effect, said.Gain)
        ability = effect.ability
        if isinstance(ability, Has) and ability.keyword == keyword and affects(s, a, c):
            if times(s, a) > 0 and gains(s, a, c, keyword):
                return a
    return None


def gains(s: State, a: Active, c: Card, keyword: int) -> bool:
    """Whether a gained instance of a keyword is there: not lost since, not forbidden."""
    if s.buckets[Bucket.LOSE] and lost_keyword(s, c, keyword, a.id):
        return False
    return not s.buckets[Bucket.CANT_GAIN] or not barred_keyword(s, c, keyword)


def keyword_number(s: State, c: Card, keyword: int) -> int:
    """The number behind a keyword: the sum for those that stack, else the one in force."""
    total = 0
    for has in c.program.keywords:
        if has.keyword == keyword and (
            c.zone != Zone.PLAY or not lost_keyword(s, c, keyword, NONE)
        ):
            total = total + has.n if keyword in STACKING_KEYWORDS else has.n
    if c.zone != Zone.PLAY:
        return total
    for a in s.buckets[Bucket.GAIN]:
        effect = a.effect
        assert isinstance(effect, said.Gain)
        ability = effect.ability
        if isinstance(ability, Has) and ability.keyword == keyword and affects(s, a, c):
            n = ability.n * times(s, a) if gains(s, a, c, keyword) else 0
            total = total + n if keyword in STACKING_KEYWORDS else max(total, n)
    return total


def keywords(s: State, c: Card) -> list[int]:
    """Every keyword the card has now, in the rulebook's order."""
    found: list[int] = []
    if not c.program.keywords and (c.zone != Zone.PLAY or not s.gives()):
        return found  # it prints none, and nothing gives any
    may_have: i64 = s.gives() if c.zone == Zone.PLAY else 0
    for has in c.program.keywords:
        may_have |= 1 << has.keyword
    for k in range(Keyword.ADVENTUROUS + 1):
        if (may_have >> k) & 1 and has_keyword(s, c, k):
            found.append(k)
    return found


# --- can and can't ------------------------------------------------------------------------------


def denied(s: State, deny: i64, c: Card, other: Card | None) -> Active | None:
    """CR 1.2.2: the effect that forbids this to the card (with regard to `other`), if any."""
    for a in s.buckets[Bucket.CANT + deny]:
        effect = a.effect
        assert isinstance(effect, said.Cant)
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
            if not selectors.matches(s, against, other, view_of(s, a, c)):
                continue
        if effect.if_ is not None and not conditions.holds(
            s, effect.if_, about(view_of(s, a, c), c)
        ):
            continue
        return a
    return None


def denied_player(s: State, deny: i64, player: i64, card: Card | None) -> Active | None:
    """The effect that forbids this to a player (for this card), if any."""
    for a in s.buckets[Bucket.CANT + deny]:
        effect = a.effect
        assert isinstance(effect, said.Cant)
        if effect.players == NONE:
            continue
        x = of_active(a)
        if not selectors.is_owner(s, effect.players, player, x):
            continue
        if effect.what is not None and (
            card is None or not selectors.qualifies(s, effect.what, card, x, None)
        ):
            continue
        if effect.if_ is not None and not conditions.holds(s, effect.if_, speaking_of(x, player)):
            continue
        if applies(s, a):
            return a
    return None


def allowed(s: State, allow: i64, c: Card, other: Card | None) -> bool:
    """CR 1.2.1: whether an effect permits this to the card beyond the rules."""
    for a in s.buckets[Bucket.CAN + allow]:
        effect = a.effect
        assert isinstance(effect, said.Can)
        if not affects(s, a, c):
            continue
        if effect.here and (other is None or source_of(s, a) is not other):
            continue
        if effect.against is None:
            return True
        if other is not None and selectors.matches(s, effect.against, other, view_of(s, a, c)):
            return True
    return False


def must_act(s: State, c: Card, act: int) -> bool:
    """CR 8.7.3, 8.16.3."""
    for a in s.buckets[Bucket.MUST_ACT]:
        effect = a.effect
        assert isinstance(effect, said.MustAct)
        if effect.act == act and affects(s, a, c):
            return True
    return False


def has_effect(s: State, bucket: i64, c: Card) -> bool:
    """Whether some effect of this bucket applies to the card."""
    for a in s.buckets[bucket]:
        if affects(s, a, c):
            return True
    return False


def top_is_faceup(s: State, player: int) -> bool:
    """Whether this player plays with the top card of their deck faceup (CR 1.2.1)."""
    for a in s.buckets[Bucket.TOP_FACEUP]:
        effect = a.effect
        assert isinstance(effect, said.TopFaceup)
        if selectors.is_owner(s, effect.players, player, of_active(a)) and applies(s, a):
            return True
    return False


def is_inkable(s: State, c: Card) -> bool:
    """CR 4.2.1.1: it has the inkwell symbol, or counts as having it."""
    if c.program.inkable:
        return True
    for a in s.buckets[Bucket.COUNTS_INKABLE]:
        effect = a.effect
        assert isinstance(effect, said.CountsInkable)
        if selectors.matches(s, effect.what, c, of_active(a)) and applies(s, a):
            return True
    return False


def used_for_free(s: State, c: Card, name: str) -> bool:
    """CR 6.1.7.1: whether the activated ability of this name may be used for free."""
    for a in s.buckets[Bucket.USE_FOR_FREE]:
        effect = a.effect
        assert isinstance(effect, said.UseForFree)
        if effect.name.lower() == name.lower() and affects(s, a, c):
            return True
    return False


def can_be_chosen(s: State, c: Card, chooser: i64) -> bool:
    """CR 8.15.1: Ward stops opponents choosing while they resolve an effect; only in play."""
    if c.zone != Zone.PLAY or not s.opposes(c.owner, chooser):
        return True
    return denied(s, Deny.BE_CHOSEN, c, None) is None
