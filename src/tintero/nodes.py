"""Every node of the card language by its name, so that what `repr` writes can be pasted back.

>>> from tintero import default_pool
>>> from tintero.nodes import *
>>> ability = default_pool()["Simba - Returned King"].abilities[0]
>>> eval(repr(ability)) == ability
True
"""

from typing import Any

from tintero.ability.schema import SCHEMA

_NODES = {cls.__name__: cls for cls, _ in SCHEMA}
__all__ = list(_NODES)


def __getattr__(name: str) -> Any:
    try:
        return _NODES[name]
    except KeyError:
        raise AttributeError(name) from None
