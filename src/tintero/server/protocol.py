"""Protocol `tintero.1`: what a page and the server say to each other over a socket, as JSON text.

Every message has its kind in `t`. What the client says has an `id`, a number that it counts up for
each seat; the answer names it. The server keeps the last answers of a seat, so that whatever is
sent again after a connection broke is answered again and not done again.

`v` is the version of a table: it goes up with every change, also when something is taken back. An
action names the version it is an answer to; at any other one it is refused as stale, with the state
that stands. A state is always whole; only the log is told from where the client has it.

Cards are handles (`c7`), good for this seat alone (`views.handles`); faces are numbers of the pool,
whose file (`/api/cards`) has the rest. Sentences come in the language of the client as pieces:
strings, and things by their kind (`card`, `player`, `clause`, `ability`) that can be linked.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tintero.messages import Message
from tintero.table.port import SeatState
from tintero.table.regarded import ThoughtOf
from tintero.views.influences import InfluenceView
from tintero.views.shapes import Shape

PROTOCOL: Final = "tintero.1"

# --- what the client says -------------------------------------------------------------------------


class Said(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What all messages of a client have."""

    id: int


class Hello(Said, frozen=True, tag="hello"):
    """The first message. `token` is the key to a seat, or to watching; without one, watching is
    asked for. `since`: the version that is shown already, in the game of that number. `program`:
    no person plays this seat; everybody is shown that."""

    table: str
    token: str = ""
    lang: str = "en"
    visitor: str = ""
    since: int = -1
    game: int = 0
    program: bool = False
    protocol: str = PROTOCOL


class Do(Said, frozen=True, tag="do"):
    """An action: the id of an option, or any line of notation, all of it or nothing."""

    v: int
    line: str


class Back(Said, frozen=True, tag="back"):
    """Take the last play back. What CR 1.7.6.2 does not undo is refused as `ask`, with what was
    seen since; with `ask` the others are asked for their consent then."""

    v: int
    ask: bool = False


class Unpick(Said, frozen=True, tag="unpick"):
    """One step back inside one's own open decision; with `card`, that one of those picked."""

    v: int
    card: str = ""


class Reply(Said, frozen=True, tag="reply"):
    """The answer to an open request (`OpenRequest.kind`): `yes`, `no`, or one of its choices."""

    to: str
    what: str = "yes"


class Why(Said, frozen=True, tag="why"):
    """Why may this line not be done?"""

    line: str


class Look(Said, frozen=True, tag="look"):
    """Everything there is to say about a card here and now."""

    card: str


class Preview(Said, frozen=True, tag="preview"):
    """What would come of a line."""

    v: int
    line: str


class Hint(Said, frozen=True, tag="hint"):
    """What would a bot do that knows no more than this seat?"""


class Concede(Said, frozen=True, tag="concede"):
    """CR 2.3.3.4: at any time."""


class Chat(Said, frozen=True, tag="chat"):
    """Words of one's own, where both agreed to it, or one of the fixed phrases by its number."""

    text: str = ""
    phrase: int = -1


class Call(Said, frozen=True, tag="call"):
    """Call the judge: the clocks stand until whoever called sends `on` false."""

    on: bool = True


class Invite(Said, frozen=True, tag="ask"):
    """Ask the others: for chat, for both hands to be shown to who watches, for a rematch."""

    what: Literal["chat", "hands", "rematch"]


class Report(Said, frozen=True, tag="report"):
    """Complain about somebody; the position is kept with it."""

    what: Literal["language", "stalling", "cheating", "other"]
    text: str = ""
    block: bool = False


class Resync(Said, frozen=True, tag="resync"):
    """Send the state again, with the log from that version on."""

    since: int = -1


class Speak(Said, frozen=True, tag="speak"):
    """From now on in another language."""

    lang: str


Heard = (
    Hello | Do | Back | Unpick | Reply | Why | Look | Preview | Hint | Concede | Chat | Call
    | Invite | Report | Resync | Speak
)  # fmt: skip

# --- what the server says -------------------------------------------------------------------------


class SeatPlan(Shape, frozen=True, omit_defaults=True, gc=False):
    """Who sits there. `inks` are those of the deck, once the game has begun."""

    name: str = ""
    bot: str = ""  # its level
    free: bool = False  # nobody sits there yet
    here: bool = False  # connected
    program: bool = False  # somebody's program has played it, by its own word
    deck: str = ""  # what its owner calls it, where all may know
    inks: tuple[str, ...] = ()
    team: int = -1


class TableInfo(Shape, frozen=True, omit_defaults=True, gc=False):
    """What does not change with every action."""

    id: str
    state: str  # waiting, playing, over
    seats: tuple[SeatPlan, ...]
    rules: str = "2.3"
    format: str = ""
    best_of: int = 1
    game: int = 1  # which of a series
    won: tuple[int, ...] = ()
    clock: str = "off"
    chat: bool = False  # own words; phrases are always allowed
    hands: bool = False  # who watches sees both
    free_undo: bool = False  # against bots: everything may be taken back
    delay_s: int = 0  # for who watches; -1: until the end
    commitment: str = ""  # of the shuffle of this game
    listed: bool = False
    called: bool = False  # a judge
    called_by: int = -1  # and by which seat
    dealt: bool = False  # it begins in a position: who sits down brings no deck
    variant: str = ""
    variant_title: str = ""


class SeatClock(Shape, frozen=True, omit_defaults=True, gc=False):
    """What a seat has left, in milliseconds; `running`: it gets less."""

    bank: int = 0
    free: int = 0
    away: int = 0
    running: bool = False


class ClockView(Shape, frozen=True, omit_defaults=True, gc=False):
    """How the clocks stand at the moment of sending."""

    seats: tuple[SeatClock, ...]
    stopped: str = ""  # call, down, undo


class OpenRequest(Shape, frozen=True, omit_defaults=True, gc=False):
    """Something that people settle among themselves: `undo`, `time` (of a flag), `chat`, `hands`,
    `rematch`, `first` (who begins the next game). `mine`: this seat may answer, with `choices`."""

    kind: str
    said: Message
    by: int = -1
    mine: bool = False
    choices: tuple[str, ...] = ("yes", "no")
    left: int = 0  # milliseconds until silence is an answer; 0: it waits


class BackView(Shape, frozen=True, omit_defaults=True, gc=False):
    """What `back` would do now. `how`: `free`, `ask` (the others decide), `none`."""

    how: str = "none"
    said: Message | None = None  # what was seen since, or why there is nothing


class Told(Shape, frozen=True, tag_field="t", omit_defaults=True, gc=False):
    """What all messages of the server have; `re`: the message it answers."""

    re: int = -1


class Welcome(Told, frozen=True, omit_defaults=True, gc=False, tag="welcome"):
    """The answer to `hello`; a state follows if a game is on. `seat` -1: watching. `pool` is the
    hash of the cards, of which the page has a file."""

    protocol: str = PROTOCOL
    seat: int = -1
    # All that this token plays, at one screen; the state is that of whoever of them is asked.
    seats: tuple[int, ...] = ()
    pool: str = ""
    lang: str = "en"
    engine: str = ""
    last: int = 0  # the highest id this seat has sent: whoever begins anew counts on from there


class TableSaid(Told, frozen=True, omit_defaults=True, gc=False, tag="table"):
    """What the table is; sent after `welcome` and whenever it changes."""

    table: TableInfo | None = None


class StateSaid(Told, frozen=True, omit_defaults=True, gc=False, tag="state"):
    """How the game stands for this seat. `state` is whole but for its log, which begins at
    `log_at`. `left`: what is obviously still to be done in this turn, by name of the act."""

    v: int = 0
    game: int = 1
    state: SeatState | None = None
    back: BackView = BackView()
    unpick: bool = False  # one step back inside this decision is possible
    clock: ClockView | None = None
    requests: tuple[OpenRequest, ...] = ()
    left: tuple[str, ...] = ()


class Refused(Told, frozen=True, omit_defaults=True, gc=False, tag="refused"):
    """Nothing has changed. `code`: unreadable, illegal, stale, ask, limit, later (the disk), no."""

    code: str = ""
    rule: str = ""
    said: Message | None = None


class Done(Told, frozen=True, omit_defaults=True, gc=False, tag="done"):
    """It was done; the state that tells of it comes or has come."""

    v: int = 0
    said: Message | None = None


class Seen(Told, frozen=True, omit_defaults=True, gc=False, tag="seen"):
    """The answer to `look`: in the order of the card's options, then what may not be done."""

    v: int = 0
    card: str = ""
    thoughts: tuple[ThoughtOf, ...] = ()
    changes: tuple[InfluenceView, ...] = ()


class Because(Told, frozen=True, omit_defaults=True, gc=False, tag="because"):
    """The answer to `why`; without `said` it may be done."""

    rule: str = ""
    said: Message | None = None


class Previewed(Told, frozen=True, omit_defaults=True, gc=False, tag="previewed"):
    """The answer to `preview`: the lines that the log would have, up to where chance or hidden
    cards begin (`stops`) or somebody is asked (`asks`)."""

    v: int = 0
    line: str = ""
    lines: tuple[Message, ...] = ()
    stops: bool = False
    asks: bool = False
    final: bool = False


class Hinted(Told, frozen=True, omit_defaults=True, gc=False, tag="hinted"):
    """The answer to `hint`: an option, by its id."""

    v: int = 0
    line: str = ""
    said: Message | None = None


class Chatted(Told, frozen=True, omit_defaults=True, gc=False, tag="chatted"):
    """Somebody said something; seat -1: who watches."""

    seat: int = -1
    text: str = ""
    phrase: int = -1
    at: int = 0


class Called(Told, frozen=True, omit_defaults=True, gc=False, tag="called"):
    """The answer to `call`: the position as the caller may know it, as a scene to judge."""

    scene: str = ""


class Warned(Told, frozen=True, omit_defaults=True, gc=False, tag="notice"):
    """Something people should know: `deploy`, `gone`, `back`, `taken over`, `kept` …"""

    kind: str = ""
    said: Message | None = None


Sent = (
    Welcome | TableSaid | StateSaid | Refused | Done | Seen | Because | Previewed | Hinted | Chatted
    | Called | Warned
)  # fmt: skip
