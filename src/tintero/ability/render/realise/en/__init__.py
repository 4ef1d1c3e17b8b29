"""English realiser."""

from tintero.ability.render.realise.en.conditions import CONDITIONS
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.quantities import QUANTITIES
from tintero.ability.render.realise.en.rules import RULES
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.en.sentences import TONGUE
from tintero.ability.render.realise.en.triggers import TRIGGERS
from tintero.ability.render.realise.en.verbs import VERBS
from tintero.ability.render.realise.family import meet

meet(
    filters=FILTERS,
    selectors=SELECTORS,
    quantities=QUANTITIES,
    conditions=CONDITIONS,
    triggers=TRIGGERS,
    verbs=VERBS,
    rules=RULES,
    tongue=TONGUE,
)
