"""French realiser."""

from tintero.ability.render.realise.family import meet
from tintero.ability.render.realise.fr.conditions import CONDITIONS
from tintero.ability.render.realise.fr.costs import COSTS, PLACES
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.happened import HAPPENED
from tintero.ability.render.realise.fr.puts import PUTS
from tintero.ability.render.realise.fr.quantities import QUANTITIES
from tintero.ability.render.realise.fr.rules import RULES
from tintero.ability.render.realise.fr.selectors import SELECTORS
from tintero.ability.render.realise.fr.statics import STATICS
from tintero.ability.render.realise.fr.triggers import TRIGGERS
from tintero.ability.render.realise.fr.verbs import VERBS

meet(
    *(FILTERS, SELECTORS, QUANTITIES, CONDITIONS, PUTS, VERBS, COSTS, PLACES, RULES, STATICS),
    *(HAPPENED, TRIGGERS),
)
CONDITIONS.happenings = QUANTITIES.happenings = TRIGGERS.happenings = HAPPENED
