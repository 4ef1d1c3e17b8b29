"""`LabApp`: the laboratory of `tintero judge lab` on the full screen."""

from __future__ import annotations

from tintero.judge.lab import Lab
from tintero.table.lab import LabMatch
from tintero.tui.app import TableApp
from tintero.tui.lab_screen import LabScreen


class LabApp(TableApp):
    """A table on which everything can be changed; nobody thinks but the one who sits there."""

    def __init__(self, lab: Lab, lang: str, file: str = "") -> None:
        self.file = file
        self.lab_match = LabMatch(lab, lang)
        super().__init__(self.lab_match, 0)

    def make_table(self) -> LabScreen:
        return LabScreen(self.lab_match, self.file)
