"""Reading `play` and `sing`: which card, and how it is paid for."""

from __future__ import annotations

from itertools import product
from math import prod

from tintero import limits
from tintero.cards.pool import key
from tintero.messages import Message
from tintero.notation import names
from tintero.notation.errors import InvalidAction, nearest
from tintero.notation.settle import Found, is_legal, settle
from tintero.notation.words import listed, splits
from tintero.notation.write import is_free, offer_name, offerer, shift_name, shifts_for
from tintero.rules import apply, playable
from tintero.rules.turn_actions.play import next_singers
from tintero.state.objects import Option
from tintero.state.state import State
from tintero.vocab import NONE, Act, Ask, Pay, Zone

Step = tuple[Option, str]
ON, BY, WITH = r"\s+on\s+", r"\s+by\s+", r"\s+with\s+"
FOR_FREE, TOGETHER = " for free", " together"


def play(s: State, seat: int, text: str) -> Step:
    """`NAME` (ink) · `NAME on NAME, NAME` · `NAME for free` · `NAME by NAME: ABILITY`."""
    if not _known(s, text):
        if text.lower().endswith(FOR_FREE):
            return (_by_offer(s, seat, text[: -len(FOR_FREE)], ""), "")
        shift = _cut(s, text, ON)
        offer = _cut(s, text, BY)
        if shift is not None and (offer is None or _known(s, shift[0])):
            return (_by_shift(s, seat, *shift), "")
        if offer is not None:
            return (_by_offer(s, seat, *offer), "")
    found: Found = []
    for t, i in _cards(s, seat, text):
        found.append((3 * t, Option(Act.PLAY, i, Pay.INK)))
        found.append((3 * t + 1, Option(Act.PLAY, i, Pay.FREE)))  # "play or shift for free"
        # CR 4.3.2.2: "for free" goes without saying, where ink is not the other way to pay; so does
        # any other offer that is the only way left.
        for o in _offers(s, seat, i):
            found.append((3 * t + (1 if is_free(s, o) else 2), o))
    return (settle(s, seat, f"play {text}", found), "")


def _offers(s: State, seat: int, card: int) -> list[Option]:
    offers = playable.offers(s, seat, s.cards[card])
    return [Option(Act.PLAY, card, Pay.ALTERNATE, which, cards) for which, cards in offers]


def _known(s: State, text: str) -> bool:
    return names.known(s, text)


def _cut(s: State, text: str, joint: str) -> tuple[str, str] | None:
    """Cut behind the longest name; at the first joint when no name is known."""
    ways = splits(text, joint)
    for left, right in ways:
        if _known(s, left):
            return (left, right)
    return ways[-1] if ways else None


def _cards(s: State, seat: int, text: str) -> list[tuple[int, int]]:
    """What may be played under this name: from hand, else from elsewhere. Equal cards in hand
    are interchangeable, so one of them is enough."""
    asked: list[int] = []
    if s.decision is not None and s.decision.ask == Ask.PAY:
        asked = [o.a for o in apply.options(s) if o.act == Act.PLAY]
    elsewhere = names.mine(s, seat, Zone.DISCARD, Zone.INKWELL, Zone.DECK)
    field = names.tiers(s, seat, asked, names.mine(s, seat, Zone.HAND), elsewhere)
    found = names.matching(s, seat, text, field)
    return list(dict.fromkeys((t, names.face(s, seat, i)) for t, i in found))


# --- Shift ----------------------------------------------------------------------------------------


def _by_shift(s: State, seat: int, card: str, onto: str) -> Option:
    text = f"play {card} on {onto}"
    which = ""
    if not all(_known(s, name) for name in listed(onto, lambda n: _known(s, n))):
        for left, right in splits(onto, BY):
            if all(_known(s, name) for name in listed(left, lambda n: _known(s, n))):
                onto, which = left, key(right)
                break
    found: Found = []
    # CR 8.10.8.3: under-cards in any order.
    for (t, i), (u, bases) in product(_cards(s, seat, card), _several(s, seat, onto, True)):
        variants = shifts_for(s, seat, Option(Act.PLAY, i, Pay.SHIFT, 0, bases))
        if which:
            variants = [v for v in variants if _is_shift(s, v, which)]
            if not variants:
                raise InvalidAction(Message("notation-no-shift", text=repr(text)))
        made = variants[0] if variants else Option(Act.PLAY, i, Pay.SHIFT, 0, bases)
        found.append((t + u, made))
    return settle(s, seat, text, found)


def _is_shift(s: State, o: Option, which: str) -> bool:
    return which in (key(shift_name(s, o)), f"shift {o.c + 1}")


def _several(
    s: State, seat: int, text: str, as_written: bool = False
) -> list[tuple[int, tuple[int, ...]]]:
    """Each way to read a list of one's own cards: in board order whatever order was written, or
    in the order written, one order of the same cards."""
    here = names.mine(s, seat, Zone.PLAY)
    field = names.tiers(s, seat, here)
    parts = listed(text, lambda n: _known(s, n))
    ways = [names.matching(s, seat, part, field) for part in parts]
    if prod(map(len, ways)) > limits.WAYS:
        raise InvalidAction(Message("notation-too-many-ways", text=repr(text)))
    found: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
    for way in product(*ways):
        cards = tuple(i for _, i in way)
        if len(set(cards)) == len(way):
            order = sorted(cards, key=lambda i: here.index(i) if i in here else len(here) + i)
            said = cards if as_written else tuple(order)
            found.setdefault(tuple(order), (sum(t for t, _ in way), said))
    if not found:
        raise InvalidAction(Message("notation-card-twice", text=repr(text)))
    return list(found.values())


# --- offers ---------------------------------------------------------------------------------------


def _by_offer(s: State, seat: int, card: str, by: str) -> Option:
    """An offer of the card itself or of another; `by` empty: the one that costs nothing."""
    text = f"play {card} by {by}" if by else f"play {card}{FOR_FREE}"
    found: Found = []
    made: list[Option] = []
    for t, i in _cards(s, seat, card):
        for o in _offers(s, seat, i):
            made.append(o)
            if is_free(s, o) if not by else _offered_by(s, seat, o, by):
                found.append((t, o))
        if not found:
            found.append((t + 9, Option(Act.PLAY, i, Pay.ALTERNATE)))
    if by and all(o.c == NONE for _, o in found):
        makers = [s.programs[s.cards[offerer(o)].index].full_name for o in made]
        near = nearest(by, makers) or makers
        raise InvalidAction(Message("notation-no-offer", text=repr(text)), near)
    return settle(s, seat, text, found)


def _offered_by(s: State, seat: int, o: Option, by: str) -> bool:
    maker = s.cards[offerer(o)]
    for left, right in [*splits(by, ":"), (by, "")]:
        ref = names.parse_ref(left)
        if names.fits(s, seat, ref, maker) and key(right) in ("", key(offer_name(s, o))):
            return True
    return False


# --- songs ----------------------------------------------------------------------------------------


def sing(s: State, seat: int, text: str) -> Step:
    """`NAME with NAME` · `NAME with NAME, NAME` (Sing Together) · `NAME together` (who, later)."""
    together = text[: -len(TOGETHER)] if text.lower().endswith(TOGETHER) else ""
    if together and _known(s, together):
        songs = _cards(s, seat, together)
        found = [(t, Option(Act.PLAY, i, Pay.SING_TOGETHER)) for t, i in songs]
        return (settle(s, seat, f"sing {text}", found), "")
    parts = _cut(s, text, WITH)
    if parts is None:
        form = "sing NAME with NAME"
        raise InvalidAction(Message("notation-write", text=repr(text), form=form))
    songs = _cards(s, seat, parts[0])
    ways = _several(s, seat, parts[1])
    one: Found = []
    many: Found = []
    for (t, i), (u, singers) in product(songs, ways):
        one.append((t + u, Option(Act.PLAY, i, Pay.SING, NONE, singers)))
        if s.programs[s.cards[i].index].sing_together:
            many.append((t + u, Option(Act.PLAY, i, Pay.SING_TOGETHER, NONE, singers)))
    alone = len(ways[0][1]) == 1
    legal_alone = alone and any(is_legal(s, seat, o) for _, o in one)
    if many and not legal_alone:
        if not alone or any(_choir_is_legal(s, seat, o) for _, o in many):
            choir = settle(s, seat, f"sing {text}", many, lambda o: _choir_is_legal(s, seat, o))
            return _choir_steps(s, seat, choir)
    return (settle(s, seat, f"sing {text}", one), "")


def _choir_is_legal(s: State, seat: int, o: Option) -> bool:
    if not is_legal(s, seat, Option(Act.PLAY, o.a, Pay.SING_TOGETHER)):
        return False
    return playable.check_choir(s, seat, s.cards[o.a], o.cards) is None


def _choir_steps(s: State, seat: int, o: Option) -> Step:
    """Sing Together as it is asked: the song, then the singers one at a time, then done.

    What the game does not ask (a single singer left to pick, nobody left to add) is left out.
    """
    if not _choir_is_legal(s, seat, o):
        return (o, "")
    lines: list[str] = []
    chosen: tuple[int, ...] = ()
    while True:
        options = next_singers(s, seat, s.cards[o.a], chosen)
        left = [i for i in o.cards if i not in chosen]
        pick = Option(Act.CHOOSE, left[0]) if left else Option(Act.DONE)
        if len(options) > 1:
            lines.append(_line(s, seat, pick))
        if not left:
            break
        chosen = (*chosen, left[0])
    return (Option(Act.PLAY, o.a, Pay.SING_TOGETHER), "\n".join(lines))


def _line(s: State, seat: int, pick: Option) -> str:
    if pick.act == Act.DONE:
        return "done"
    return f"choose {names.label(s, seat, s.cards[pick.a], names.mine(s, seat, Zone.PLAY))}"
