"""English: `english(ability)`, and `describe(node)` for any node."""

from typing import Final, final

from tintero.ability.render.realise.en.sentences import TONGUE
from tintero.ability.render.voice import Voice


@final
class English(Voice):
    tongue = TONGUE


english: Final = English.paragraph
describe: Final = English.describe
