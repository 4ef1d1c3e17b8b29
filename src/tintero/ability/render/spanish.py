"""Spanish: `spanish(ability)`, and `describe(node)` for any node."""

from typing import Final, final

from tintero.ability.render.realise.es.sentences import TONGUE
from tintero.ability.render.voice import Voice


@final
class Spanish(Voice):
    tongue = TONGUE


spanish: Final = Spanish.paragraph
describe: Final = Spanish.describe
