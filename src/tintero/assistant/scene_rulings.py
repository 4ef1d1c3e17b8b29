"""Scenes that an assistant asks about: played in a process of their own, for so long and no longer.

`python -m tintero.assistant.scene_rulings` is that process (`side_process`), which answers a
`SceneQuestion` with the ruling as JSON.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tintero.assistant import lookups
from tintero.assistant.lookups import NotAnswered
from tintero.messages import heard, message_of, plain
from tintero.server.api_calls import CallRefused
from tintero.server.api_judge import LATER, JudgeDesk, SceneQuestion, SceneReply
from tintero.server.side_process import answer_all


class SceneRulings(JudgeDesk):
    """The desk of the web table, with answers as an assistant reads them."""

    module = "tintero.assistant.scene_rulings"
    seconds = 10.0  # a scene of people takes a tenth of one

    async def rule(self, scene: str, action: str, lang: str, rules: str) -> dict[str, Any]:
        """The ruling; NotAnswered with what is wrong, or that it takes too long."""
        try:
            reply = await self.reply(SceneQuestion(scene, action, lang, rules))
        except CallRefused as error:
            raise NotAnswered(error.message) from None
        if reply.wrong is not None:
            raise NotAnswered(heard(reply.wrong))
        found: dict[str, Any] = msgspec.json.decode(reply.said)
        return found


def reply_to(question: SceneQuestion) -> SceneReply:
    """Whatever goes wrong is an answer too."""
    try:
        found = lookups.judge(question.scene, question.attempt, question.lang, question.rules)
        return SceneReply(msgspec.json.encode(found))
    except (ValueError, LookupError, AssertionError) as error:
        return SceneReply(wrong=plain(message_of(error)))
    except Exception as error:
        return SceneReply(failed=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    answer_all(SceneQuestion, reply_to, SceneReply(), LATER)
