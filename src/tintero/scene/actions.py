"""Why an action can't be done, in both languages."""

from __future__ import annotations

from tintero.game import IllegalAction
from tintero.notation import AmbiguousAction, InvalidAction
from tintero.scene.words import Bilingual


def of_action(error: InvalidAction | AmbiguousAction | IllegalAction) -> Bilingual:
    """The reason as it stands in a sentence."""
    if isinstance(error, IllegalAction):
        return Bilingual(str(error), f"{error.why.sentence('es')} (CR {error.rule})")
    return Bilingual(str(error), error.es)
