"""English realiser."""

from tintero.ability.render.realise.en.conditions import CONDITIONS
from tintero.ability.render.realise.en.costs import COSTS, PLACES
from tintero.ability.render.realise.en.filters import FILTERS
from tintero.ability.render.realise.en.quantities import QUANTITIES
from tintero.ability.render.realise.en.rules import RULES, STATICS
from tintero.ability.render.realise.en.selectors import SELECTORS
from tintero.ability.render.realise.family import meet

meet(FILTERS, SELECTORS, QUANTITIES, CONDITIONS, COSTS, PLACES, RULES, STATICS)
