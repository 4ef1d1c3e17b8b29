"""French: `french(ability)`, and `describe(node)` for any node."""

from typing import Final, final

from tintero.ability.render.realise.fr.sentences import TONGUE
from tintero.ability.render.voice import Voice


@final
class French(Voice):
    tongue = TONGUE


french: Final = French.paragraph
describe: Final = French.describe
