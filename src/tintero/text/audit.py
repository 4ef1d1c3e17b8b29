"""The round trip and the swallowed words of a whole card file (LorcanaJSON):
`python -m tintero.text.audit FILE`.
"""

from __future__ import annotations

import sys

from tintero.text import lorcanajson
from tintero.text.build import Unparsed
from tintero.text.compile import TextCompiler
from tintero.text.records import KEYWORD, CardFile
from tintero.text.roundtrip import Pair, report
from tintero.text.signs import audit


def pairs_of(file: CardFile) -> list[Pair]:
    """Every unit of a card file that can be read, once for each wording."""
    compiler = TextCompiler.of_records(file.cards)
    out: dict[tuple[str, int], Pair] = {}
    for record in file.cards:
        for unit in record.units:
            key = (unit.text, record.facts.type)
            if unit.kind == KEYWORD or key in out:
                continue
            read = compiler.unit(record, unit)
            if not isinstance(read, Unparsed):
                out[key] = Pair(record.facts.full_name, unit.text, read, record.facts.type)
    return list(out.values())


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tintero.text.audit FILE")
        return 2
    pairs = pairs_of(lorcanajson.read(arguments[0]))
    made = report(pairs)
    lost = [f"{pair.card}: {word}" for pair in pairs for word in audit(pair.text, pair.abilities)]
    print("\n".join([*made.lines(), *lost]))
    return 1 if made.differences or lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
