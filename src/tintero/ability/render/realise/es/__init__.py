"""Spanish realiser."""

from tintero.ability.render.realise.es.conditions import CONDITIONS
from tintero.ability.render.realise.es.filters import FILTERS
from tintero.ability.render.realise.es.quantities import QUANTITIES
from tintero.ability.render.realise.es.rules import RULES
from tintero.ability.render.realise.es.selectors import SELECTORS
from tintero.ability.render.realise.es.sentences import TONGUE
from tintero.ability.render.realise.es.triggers import TRIGGERS
from tintero.ability.render.realise.es.verbs import VERBS
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
