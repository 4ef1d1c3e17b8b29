"""The tables of turn actions, by `Ruleset.table`."""

from __future__ import annotations

from typing import Final

from tintero.rules.turn_actions.otherwise import OtherActions
from tintero.rules.turn_actions.standard import TurnActions

TABLES: Final[list[TurnActions]] = [TurnActions(), OtherActions()]
