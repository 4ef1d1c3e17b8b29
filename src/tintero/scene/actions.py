"""Why an action can't be done, in both languages."""

from __future__ import annotations

from tintero.game import IllegalAction
from tintero.notation import AmbiguousAction, InvalidAction
from tintero.scene.words import Said


def of_action(error: InvalidAction | AmbiguousAction | IllegalAction) -> Said:
    """The reason as it stands in a sentence."""
    if isinstance(error, IllegalAction):
        return Said(str(error), f"{error.why.sentence('es')} (CR {error.rule})")
    return Said(str(error), error.es)
