"""How this copy of Tintero was built: with a compiled engine, or all in Python."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

VERSION = "0.1.0"

_SENTENCES = {
    ("en", True): "The engine is compiled.",
    ("en", False): "The engine runs uncompiled: same results, about ten times slower.",
    ("es", True): "El motor está compilado.",
    ("es", False): "El motor funciona sin compilar: mismos resultados, unas diez veces más lento.",
}


def compiled() -> bool:
    """Whether the engine is native code. All its modules are compiled, or none; one is asked."""
    spec = find_spec("tintero.vocab")
    origin = spec.origin if spec is not None else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


def describe(lang: str = "en") -> str:
    """One sentence in English (`en`) or Spanish (`es`) that says which engine is running.

    >>> describe("es").startswith("El motor")
    True
    """
    return _SENTENCES["es" if lang == "es" else "en", compiled()]
