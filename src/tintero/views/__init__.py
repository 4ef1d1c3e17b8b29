"""What a seat may know: the one door out of the state.

`view_of(state, seat)` is the whole picture for one seat; `whynot` says why something may not be
done, `log` what happened, `prompts` what is asked and `labels` what an option does: as messages,
whose words stand in `tintero.messages`. `knowledge` decides what may be shown, and everything here
asks it.
"""

from tintero.views.handles import Handles
from tintero.views.shapes import View
from tintero.views.view import view_of

__all__ = ["Handles", "View", "view_of"]
