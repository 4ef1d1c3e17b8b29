"""What the places of a scene's file are called that are no fields of it."""

from __future__ import annotations

from typing import Final, TypeAlias

from tintero.messages import Message

What: TypeAlias = str | Message  # a field by its name, or one of these

THE_SCENE: Final = Message("scene-the-scene")
THE_RULING: Final = Message("scene-the-ruling")
A_SEAT: Final = Message("scene-a-seat")
A_TEAM: Final = Message("scene-a-team")
A_CARD: Final = Message("scene-a-card")
A_KEY: Final = Message("scene-a-key")
A_CLAUSE: Final = Message("scene-a-clause")
A_KEYWORD: Final = Message("scene-a-keyword")
A_LOCATION: Final = Message("scene-a-location")
A_LASTING_EFFECT: Final = Message("scene-a-lasting-effect")
A_STEP: Final = Message("scene-a-step")
AN_ABILITY: Final = Message("scene-an-ability")
AN_ACTION: Final = Message("scene-an-action")
AN_EVENT: Final = Message("scene-an-event")
AN_OPTION: Final = Message("scene-an-option")
NOTHING: Final = Message("scene-nothing")
LEGAL: Final = Message("scene-legal")
