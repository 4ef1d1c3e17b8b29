### Qué copia de Tintero funciona: con el motor compilado o toda en Python, y por qué esta.

engine-compiled = El motor está compilado.
engine-uncompiled = El motor funciona sin compilar: mismos resultados, unas diez veces más lento.

## Por qué

engine-why-fresh = Funciona desde build/compiled, que está hecho con las fuentes tal como están ahora.
engine-why-changed = Funciona desde src: { $file } no está como cuando se hizo build/compiled. `make compile` lo hace de nuevo.
engine-why-missing = Funciona desde src: no hay build/compiled para este Python. `make compile` lo hace.
engine-why-asked = Lo pide TINTERO_BUILD.
engine-why-path = PYTHONPATH nombra la carpeta desde la que funciona.

## Lo que no puede ser

engine-no-mode = TINTERO_BUILD={ $what }: puede ser auto, compiled o pure.
engine-not-there = TINTERO_BUILD=compiled, y no hay build/compiled para este Python. `make compile` lo hace.
engine-not-fresh = TINTERO_BUILD=compiled, y { $what } no está como cuando se hizo build/compiled. `make compile` lo hace de nuevo.
