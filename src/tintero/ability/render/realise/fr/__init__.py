"""French realiser."""

from tintero.ability.render.realise.family import meet
from tintero.ability.render.realise.fr.conditions import CONDITIONS
from tintero.ability.render.realise.fr.filters import FILTERS
from tintero.ability.render.realise.fr.quantities import QUANTITIES
from tintero.ability.render.realise.fr.rules import RULES
from tintero.ability.render.realise.fr.selectors import SELECTORS
from tintero.ability.render.realise.fr.sentences import TONGUE
from tintero.ability.render.realise.fr.triggers import TRIGGERS
from tintero.ability.render.realise.fr.verbs import VERBS

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
