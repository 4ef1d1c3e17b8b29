"""Clauses after "if", "while" or "unless"."""

from __future__ import annotations

from abc import abstractmethod

from tintero.ability.render.plan.parts_of_speech import Saying
from tintero.ability.render.realise.family import Family
from tintero.ability.render.speaker import Speaker


class Conditions(Family):
    @abstractmethod
    def clause(self, say: Speaker, s: Saying) -> str: ...

    @abstractmethod
    def relative(self, say: Speaker, s: Saying) -> str: ...
