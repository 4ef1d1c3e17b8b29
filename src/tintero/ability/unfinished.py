"""What a sentence may say of the one before it, until the reader has put the two together.

No ability contains these. They stand here and not beside the reader because only a compiled module
can add to a family of nodes: interpreted classes can't extend compiled ones.
"""

from __future__ import annotations

from typing import final

from tintero.ability.base import Effect


@final
class EntersExerted(Effect):
    """ "they enter play exerted": read together with the play before it."""


@final
class ThenBottom(Effect):
    """ "… on the bottom of your deck instead of into your discard": said of an action played."""
