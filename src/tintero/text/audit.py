"""What is not read, or not wholly, of a whole card file (LorcanaJSON):
`python -m tintero.text.audit FILE`.
"""

from __future__ import annotations

import sys

from tintero.text import lorcanajson
from tintero.text.compiler import TextCompiler, TextError
from tintero.text.records import KEYWORD, CardFile
from tintero.text.roundtrip import TextPair
from tintero.text.signs import audit


def pairs_of(file: CardFile, compiler: TextCompiler | None = None) -> list[TextPair]:
    """Every unit of a card file that can be read, once for each wording."""
    return read_all(file, compiler)[0]


def read_all(
    file: CardFile, compiler: TextCompiler | None = None
) -> tuple[list[TextPair], list[str]]:
    """Every text of a card file once, as it was read, and why the others were not."""
    compiler = compiler or TextCompiler.of_records(file.cards)
    out: dict[tuple[str, int], TextPair] = {}
    refused: list[str] = []
    for record in file.cards:
        for unit in record.units:
            key = (unit.text, record.facts.type)
            if key in out:
                continue
            try:
                read = compiler.read_unit(record, unit).abilities
            except TextError as error:
                refused.append(f"{record.full_name}: {error}")
            else:
                if unit.kind != KEYWORD:
                    out[key] = TextPair(record.full_name, unit.text, read, record.facts.type)
    return list(out.values()), refused


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tintero.text.audit FILE")
        return 2
    pairs, refused = read_all(lorcanajson.read(arguments[0]))
    lost = [f"{pair.card}: {word}" for pair in pairs for word in audit(pair.text, pair.abilities)]
    print("\n".join([f"{len(pairs)} texts read, {len(refused)} refused", *refused, *lost]))
    return 1 if refused or lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
