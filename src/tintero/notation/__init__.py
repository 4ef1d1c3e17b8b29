"""An action ⇄ text.

`write` prints an option, `read` reads a line; what `write` prints reads back to the same option.
Reading never guesses: a line that may mean several things is an `AmbiguousAction` that lists
them, and one that means nothing here is an `InvalidAction` with near matches. Whether an action
is legal is not decided here: a line that can be read but may not be done gives its option all the
same, so that `why_not` can explain it.

Turn actions: ``ink NAME`` · ``play NAME`` (ink) · ``play NAME on NAME`` (Shift; a second Shift
ability: ``… by ABILITY``) · ``play NAME for free`` / ``play NAME by NAME`` (an offer of a card) ·
``sing NAME with NAME, NAME`` · ``use NAME: ABILITY`` · ``boost NAME`` · ``quest NAME`` ·
``challenge NAME > NAME`` · ``move NAME > NAME`` · ``end`` · ``concede``.

Answers: ``choose NAME`` · ``done`` · ``yes`` / ``no`` · ``mode 2`` or its words · ``top`` /
``bottom`` · ``amount 3`` · ``name NAME`` · ``resolve NAME: ABILITY`` · ``player 2`` · ``keep`` /
``bottom NAME, NAME``.

A card: ``NAME`` as printed, the version left out where that is clear; ``NAME #2`` the second copy
a seat has in one zone; ``2.NAME`` seat 2's; ``NAME from discard`` where zones must be told apart;
``card #3 from inkwell`` for a card whose face the seat does not know.
"""

from tintero.notation.errors import AmbiguousAction, InvalidAction
from tintero.notation.read import read, read_first, split_seat
from tintero.notation.spoken import in_notation, unread
from tintero.notation.write import write, write_all, write_among, write_for

__all__ = [
    "AmbiguousAction",
    "InvalidAction",
    "in_notation",
    "read",
    "read_first",
    "split_seat",
    "unread",
    "write",
    "write_all",
    "write_among",
    "write_for",
]
