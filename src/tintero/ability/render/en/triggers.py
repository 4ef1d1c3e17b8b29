"""`When` nodes: "whenever one of your characters quests". Also names the cards of the event."""

from __future__ import annotations

from dataclasses import replace

from tintero.ability.base import Trigger
from tintero.ability.filters import Filter
from tintero.ability.render.en import events, filters
from tintero.ability.render.en.words import ordinal
from tintero.ability.render.speaker import Phrase, Speaker, unknown, word
from tintero.ability.triggers import When
from tintero.events import Kind
from tintero.vocab import NONE, STEP_NAMES, CardType, Owner

ONCE = (Kind.PLAYED, Kind.BANISHED, Kind.LEFT_PLAY, Kind.ENTERED_PLAY)


def trigger(say: Speaker, node: Trigger) -> str:
    """With its "when", "whenever" or "at"."""
    if not isinstance(node, When):
        raise unknown(node)
    name_event(say, node)
    if node.kind in (Kind.TURN_START, Kind.TURN_END, Kind.STEP):
        return turn(node)
    text = events.event(say, node) + events.details(say, node)
    if node.nth:
        return f"the {ordinal(node.nth)} time each turn {text}"
    # CR 6.2.2: "when" for what can happen to the card only once.
    return ("when " if node.this and node.kind in ONCE else "whenever ") + text


def together(say: Speaker, when: tuple[Trigger, ...]) -> str:
    """Several triggers of one ability: "when … and whenever …"."""
    said: list[str] = []
    for node in when:
        if isinstance(node, When) and node.kind == Kind.INKED and len(when) > 1:
            # Inking is one of the ways in which a card is put into an inkwell.
            if replace(node, kind=Kind.PUT_IN_INKWELL) in when:
                continue
        said.append(trigger(say, node))
    return " and ".join(said)


def turn(node: When) -> str:
    owner = ("each", "your", "each opponent's", "their")[node.by]
    if node.kind == Kind.STEP:
        step = word(STEP_NAMES, node.extra, "step") if node.extra != NONE else ""
        return f"at the start of {owner} {step} step".replace("  ", " ")
    return f"at the {'start' if node.kind == Kind.TURN_START else 'end'} of {owner} turn"


def name_event(say: Speaker, node: When) -> None:
    """What "that character" and "the challenged character" mean from here on."""
    f = node.subject if node.subject is not None else Filter(types=(CardType.CHARACTER,))
    gone = node.kind in (Kind.BANISHED, Kind.LEFT_PLAY, Kind.DISCARDED, Kind.PUT_IN_DISCARD)
    if node.this:
        say.event = Phrase("this card" if gone else say.name, mine=True)
        say.gone = gone
    elif node.kind == Kind.CHALLENGED:
        say.event = Phrase("the challenging character", head="character")
    else:
        single = len(f.types) == 1 or f.song == 1
        known = node.subject is not None or node.kind in CHARACTERS
        head = filters.head(f) if single and known and not gone and filters.in_play(f) else "card"
        mine = f.owner == Owner.YOURS or (node.by == Owner.YOURS and node.kind != Kind.CHOSEN)
        say.event = Phrase(f"that {head}", head=head, mine=mine)
    if node.other_this:
        say.event_other = Phrase(say.name, mine=True)
    else:
        sung = node.kind == Kind.SANG and say.event.mine
        say.event_other = Phrase(OTHERS.get(node.kind, "that card"), head="character", mine=sung)


CHARACTERS = (Kind.QUESTED, Kind.SANG, Kind.MOVED, Kind.BANISHED_IN_CHALLENGE, Kind.SHIFTED)
OTHERS = {
    Kind.CHALLENGED: "the challenged character",
    Kind.BANISHED_IN_CHALLENGE: "the banished character",
    Kind.MOVED: "that location",
    Kind.SANG: "that song",
    Kind.DAMAGE_DEALT: "the card that dealt the damage",
    Kind.DAMAGE_TAKEN: "the source of the damage",
}
