"""French: `french(ability)`, and `describe(node)` for any node."""

from typing import Final, final

from tintero.ability.render.realise.fr import sentences
from tintero.ability.render.voice import Voice


@final
class French(Voice):
    tongue = sentences.TONGUE


french: Final = French.paragraph
describe: Final = French.describe
