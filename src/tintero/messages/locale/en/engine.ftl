### Which copy of Tintero runs: with a compiled engine or all in Python, and why this one.

engine-compiled = The engine is compiled.
engine-uncompiled = The engine runs uncompiled: same results, about ten times slower.

## Why

engine-why-fresh = It runs from build/compiled, which is made of the sources as they are now.
engine-why-changed = It runs from src: { $file } is not as it was when build/compiled was made. `make compile` makes it anew.
engine-why-missing = It runs from src: there is no build/compiled for this Python. `make compile` makes it.
engine-why-asked = TINTERO_BUILD asks for this.
engine-why-path = PYTHONPATH names the folder it runs from.

## What can't be had

engine-no-mode = TINTERO_BUILD={ $what }: it may be auto, compiled or pure.
engine-not-there = TINTERO_BUILD=compiled, and there is no build/compiled for this Python. `make compile` makes it.
engine-not-fresh = TINTERO_BUILD=compiled, and { $what } is not as it was when build/compiled was made. `make compile` makes it anew.
