"""French realiser."""

from tintero.ability.render.realise.family import meet
from tintero.ability.render.realise.fr.conditions import CONDITIONS
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.quantities import QUANTITIES
from tintero.ability.render.realise.fr.selectors import SELECTORS

meet(FILTERS, SELECTORS, QUANTITIES, CONDITIONS)
