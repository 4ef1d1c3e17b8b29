"""One way to say anything: a `Message` is what is said, `say` puts it into a language.

Errors, log lines, prompts, labels, reasons, notices and headings are messages until they reach a
person. The words stand in `locale/<language>/<file>.ftl` (Fluent, projectfluent.org); the first
word of an id names its file: `log-drew` stands in `log.ftl`. A language is a folder.

>>> from tintero.messages import Listed, Message, say
>>> say(Message("list-here", items=Listed(["Ana", "Iris"])), "es")
'Ana e Iris'
"""

from tintero.messages.catalogue import language, languages
from tintero.messages.message import (
    COMMA,
    Arg,
    CardNamed,
    ClauseNamed,
    Listed,
    Message,
    PlayerNamed,
    Spoken,
)
from tintero.messages.pattern import FALLBACK, decimal
from tintero.messages.plainly import heard, in_pieces, plain
from tintero.messages.problem import Problem, message_of, with_near
from tintero.messages.speech import Part, affixes, parts, say, sentence, tell

__all__ = [
    "COMMA",
    "FALLBACK",
    "Arg",
    "CardNamed",
    "ClauseNamed",
    "Listed",
    "Message",
    "Part",
    "PlayerNamed",
    "Problem",
    "Spoken",
    "affixes",
    "decimal",
    "heard",
    "in_pieces",
    "language",
    "languages",
    "message_of",
    "parts",
    "plain",
    "say",
    "sentence",
    "tell",
    "with_near",
]
