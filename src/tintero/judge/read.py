"""Opening a scene for a ruling: what a test may leave open, a ruling may not.

Beyond what the reader of scenes refuses, every clause that is named must exist, also under the
version of the rules that is asked for. Errors are `SceneError`, with file and line.
"""

from __future__ import annotations

from tintero import rulebook
from tintero.judge.errors import JudgeError
from tintero.messages import Message
from tintero.rulebook import UnknownClause
from tintero.scene import Scene
from tintero.scene.parse import several
from tintero.scene.words import A_CLAUSE
from tintero.scene.yaml_values import Value, documents


def scenes_of(text: str, file: str = "") -> list[Scene]:
    for document in documents(text, file):
        check_clauses(document)
    found = Scene.parse_all(text, file)
    if not found:
        raise JudgeError(Message("judge-no-scene"), file=file, line=1)
    for scene in found:
        scene.game()  # that the position is possible
    return found


# --- clauses --------------------------------------------------------------------------------------


def check_clauses(document: Value) -> None:
    """That what `clauses` and `illegal` name is there."""
    for key, value in document.pairs or ():
        if key.text == "clauses":
            for item in value.listed("clauses"):
                check_clause(item)
        elif key.text == "steps":
            for step in value.items or ():
                for name, inner in step.pairs or ():
                    if name.text == "illegal" and inner.text not in ("true", "false"):
                        for item in several(inner):
                            check_clause(item)


def check_clause(value: Value) -> None:
    number = value.string(A_CLAUSE)
    try:
        if ":" in number:
            rulebook.row(number)
        else:
            rulebook.clause(number)
    except UnknownClause as error:
        raise JudgeError(
            Message("judge-no-clause", number=number),
            file=value.file,
            line=value.line,
            near=error.near,
        ) from None
