"""Abilities as the engine carries them out: flat code, its compiler, the library of all cards."""
