"""Spanish realiser."""

from tintero.ability.render.realise.es.conditions import CONDITIONS
from tintero.ability.render.realise.es.costs import COSTS, PLACES
from tintero.ability.render.realise.es.filters import FILTERS
from tintero.ability.render.realise.es.happened import HAPPENED
from tintero.ability.render.realise.es.puts import PUTS
from tintero.ability.render.realise.es.quantities import QUANTITIES
from tintero.ability.render.realise.es.rules import RULES
from tintero.ability.render.realise.es.selectors import SELECTORS
from tintero.ability.render.realise.es.statics import STATICS
from tintero.ability.render.realise.es.triggers import TRIGGERS
from tintero.ability.render.realise.es.verbs import VERBS
from tintero.ability.render.realise.family import meet

meet(
    *(FILTERS, SELECTORS, QUANTITIES, CONDITIONS, PUTS, VERBS, COSTS, PLACES, RULES, STATICS),
    *(HAPPENED, TRIGGERS),
)
CONDITIONS.happenings = QUANTITIES.happenings = TRIGGERS.happenings = HAPPENED
