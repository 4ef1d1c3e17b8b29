"""What may be done, sorted by card; and for anything else one could think of, why not."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from tintero.game import AmbiguousAction, InvalidAction, because
from tintero.messages import Message
from tintero.state.objects import Option
from tintero.table.match import Match
from tintero.views.shapes import CardView, OptionView, View
from tintero.views.whynot import WhyNot
from tintero.vocab import ACT_NAMES, ASK_NAMES, Act, Ask, CardType, Pay

VERBS = {
    Act.INK: "table-verb-ink",
    Act.PLAY: "table-verb-play",
    Act.QUEST: "table-verb-quest",
    Act.CHALLENGE: "table-verb-challenge",
    Act.MOVE: "table-verb-move",
}


@dataclass(frozen=True)
class Choice:
    """One option: its place in the game's list, the cards it is about, words short and full."""

    place: int
    act: int
    card: str | None
    others: tuple[str, ...]
    text: str
    label: str
    sung: bool = False


@dataclass(frozen=True)
class CardChoices:
    """The options of one card; without a card, those of the game itself."""

    card: CardView | None
    copies: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Thought:
    """Something that was thought of: what it is, and why it may not be done (None: it may)."""

    text: str
    why: WhyNot | None


def cards_of(view: View) -> dict[str, CardView]:
    """Every card the view shows, by its id."""
    found: dict[str, CardView] = {}
    for player in view.players:
        hidden = (*player.known_deck, *player.known_hand)
        for card in (*player.discard, *player.bag, *hidden, *player.play):
            for one in (card, *card.under, *card.mission):
                if one.id is not None:
                    found[one.id] = one
    return found


# --- what may be done ----------------------------------------------------------------------------


def choices(match: Match, view: View) -> list[Choice]:
    """Everything the asked seat may do now, in the order of the game."""
    if view.decision is None or view.decision.player != view.seat or match.waits_for_bot:
        return []
    cards = cards_of(view)
    return [
        _choice(match, place, shown, cards)
        for place, shown in enumerate(view.options)
        if shown.act
        != ACT_NAMES[Act.CONCEDE]  # CR 2.3.3.4: at any time, so it has a key of its own
    ]


def _choice(match: Match, place: int, shown: OptionView, cards: dict[str, CardView]) -> Choice:
    option = match.game.options[place]
    act = option.act
    label = match.say(match.label(option, match.asked or 0))
    card = shown.card
    others = [i for i in (*shown.using, shown.target) if i is not None]
    text = label
    face = cards[card].face if card is not None and card in cards else None
    if face is not None and act == Act.PLAY:
        text = verb(match, act) + label.partition(face)[2]
    elif act in (Act.INK, Act.QUEST):
        text = verb(match, act)
    elif act in (Act.CHALLENGE, Act.MOVE) and others and others[-1] in cards:
        text = f"{verb(match, act)} {beside(cards[others[-1]])}"
    sung = act == Act.PLAY and option.b in (Pay.SING, Pay.SING_TOGETHER)
    return Choice(place, act, card, tuple(others), text, label, sung)


def verb(match: Match, act: int) -> str:
    return match.say(Message(VERBS[act]))


def beside(card: CardView) -> str:
    """A card as the aim of something: its name and the numbers that matter then."""
    numbers = [] if card.strength is None else [f"¤{card.strength}"]
    if card.willpower is not None:
        numbers.append(f"♥{card.willpower - card.damage}")
    return " ".join([card.face or "?", *numbers])


def twins(found: list[Choice], view: View) -> dict[str, str]:
    """The game offers one of several equal cards in hand: each other stands for that one."""
    offered = {choice.card for choice in found}
    hand = view.players[view.seat].known_hand
    first: dict[str | None, str] = {}
    for card in hand:
        if card.id is not None and card.id in offered:
            first.setdefault(card.face, card.id)
    return {
        card.id: first[card.face]
        for card in hand
        if card.id is not None and card.id not in offered and card.face in first
    }


def of_card(found: list[Choice], card: str) -> list[Choice]:
    """What may be done with a card: as what acts first, then as what something is done to."""
    own = [c for c in found if c.card == card]
    return own + [c for c in found if c.card != card and card in c.others]


def groups(found: list[Choice], view: View) -> list[CardChoices]:
    """By card, in the order of the game; answers and the end of the turn come last."""
    cards = cards_of(view)
    faces = [card.face for card in view.players[view.seat].known_hand]
    by_card: dict[str | None, list[Choice]] = {}
    for choice in found:
        key = choice.card if choice.act <= Act.MOVE else None
        by_card.setdefault(key, []).append(choice)
        # A song lies under who may sing it too: that is where one looks for it.
        for singer in choice.others if choice.act == Act.PLAY else ():
            if singer in cards and choice.sung:
                by_card.setdefault(singer, []).append(replace(choice, text=choice.label))
    rest = by_card.pop(None, [])
    result: list[CardChoices] = []
    for key, own in by_card.items():
        card = cards.get(key) if key is not None else None
        held = card is not None and card.zone == "hand"
        result.append(CardChoices(card, faces.count(card.face) if held and card else 1, tuple(own)))
    if rest:
        result.append(CardChoices(None, 1, tuple(rest)))
    return result


def left_to_do(found: list[Choice], view: View) -> dict[int, list[str]]:
    """What a turn could still hold, by kind of action: who could quest or challenge, what could be
    played, whether a card could go into the inkwell. Nothing: ending it gives nothing away."""
    cards = cards_of(view)
    left: dict[int, list[str]] = {}
    for choice in found:
        card = cards.get(choice.card) if choice.card is not None else None
        if choice.act in (Act.QUEST, Act.CHALLENGE, Act.PLAY, Act.INK) and card is not None:
            names = left.setdefault(choice.act, [])
            if card.face and card.face not in names:
                names.append(card.face)
    return left


# --- why not -------------------------------------------------------------------------------------


def reasons(match: Match, view: View, card: CardView, seat: int) -> list[Thought]:
    """All one could think of doing with a card now: what may be done, and why the rest not."""
    found: list[Thought] = []
    said: set[str] = set()
    for option in thought_of(match, view, card, seat):
        why = match.game.why_not(option, seat)
        text = match.say(match.label(option, seat))
        reason = "" if why is None else match.tell(why.message)
        # The same reason is said once for a whole kind of action.
        mark = f"{option.act} {reason}" if why is not None else text
        if mark not in said:
            said.add(mark)
            found.append(Thought(text, why))
    return found


def thought_of(match: Match, view: View, card: CardView, seat: int) -> list[Option]:
    if card.id is None:
        return []

    def number(shown: CardView) -> int:
        return match.number(shown.id or "", view.seat)

    own = number(card)
    asked = view.decision
    if asked is not None and asked.player == seat and asked.kind != ASK_NAMES[Ask.TURN_ACTION]:
        return [Option(Act.CHOOSE, own)]
    if card.zone == "hand" and card.owner == seat:
        return [Option(Act.INK, own), Option(Act.PLAY, own, Pay.INK)]
    if card.zone != "play":
        return [Option(Act.PLAY, own, Pay.INK)] if card.owner == seat else []
    mine = [c for c in view.players[seat].play if c.owner == seat and c.id is not None]
    if card.owner != seat:
        heroes = [c for c in mine if is_a(match, c, CardType.CHARACTER)]
        return [Option(Act.CHALLENGE, number(c), own) for c in heroes]
    uses = uses_of(match, card, own)
    if is_a(match, card, CardType.LOCATION):
        heroes = [c for c in mine if is_a(match, c, CardType.CHARACTER)]
        return uses + [Option(Act.MOVE, number(c), own) for c in heroes]
    if not is_a(match, card, CardType.CHARACTER):
        return uses
    aims = [
        c
        for player in view.players
        if player.seat != seat
        for c in player.play
        if is_a(match, c, CardType.CHARACTER) or is_a(match, c, CardType.LOCATION)
    ]
    places = [c for c in mine if is_a(match, c, CardType.LOCATION)]
    return [
        Option(Act.QUEST, own),
        *(Option(Act.CHALLENGE, own, number(c)) for c in aims if c.id is not None),
        *(Option(Act.MOVE, own, number(c)) for c in places),
        *uses,
    ]


def is_a(match: Match, card: CardView, kind: int) -> bool:
    facts = match.facts(card)
    return facts is not None and facts.type == kind


def uses_of(match: Match, card: CardView, number: int) -> list[Option]:
    """The abilities printed on a card that can be used at all."""
    facts = match.facts(card)
    if facts is None:
        return []
    found: list[Option] = []
    try:
        found = match.game.read(f"use {facts.full_name}", card.owner)
    except AmbiguousAction as error:
        for text in error.candidates:
            with suppress(AmbiguousAction, InvalidAction):  # copies that can't be told apart
                found += match.game.read(text, card.owner)[:1]
    except InvalidAction:
        return []
    places = {(o.b, o.c) for o in found if o.act == Act.USE and o.b >= 0}
    return [Option(Act.USE, number, b, c) for b, c in sorted(places)]


def hints(match: Match, view: View, found: list[Choice]) -> list[Message]:
    """What a player who does not know how to go on wants to hear."""
    mine = view.players[view.seat]
    lines: list[Message] = []
    if any(choice.act == Act.INK for choice in found):
        lines.append(Message("table-hint-ink"))
    if mine.ink_ready and any(choice.act == Act.PLAY for choice in found):
        lines.append(Message("table-hint-play", count=mine.ink_ready))
    for act, id in (
        (Act.QUEST, "table-hint-quest"),
        (Act.CHALLENGE, "table-hint-challenge"),
        (Act.MOVE, "table-hint-move"),
        (Act.USE, "table-hint-use"),
    ):
        cards = {choice.card for choice in found if choice.act == act}
        if cards:
            names = sorted({cards_of(view)[c].face or "?" for c in cards if c in cards_of(view)})
            lines.append(Message(id, cards=", ".join(names)))
    if any(choice.act == Act.END for choice in found):
        lines.append(Message("table-hint-end"))
    elif view.decision is not None and view.decision.kind == ASK_NAMES[Ask.TURN_ACTION]:
        why = match.game.why_not(Option(Act.END), view.seat)
        if why is not None:
            lines.append(because(why))
    return lines
