"""How this copy of Tintero was built: with a compiled engine, or all in Python."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

VERSION = "0.1.0"

# Why this copy runs and not the other one, and the file that differs: `cli/shell/start` says it.
why = ""
changed = ""


def compiled() -> bool:
    """Whether the engine is native code. All its modules are compiled, or none; one is asked."""
    spec = find_spec("tintero.vocab")
    origin = spec.origin if spec is not None else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))
