# Tintero. `make play`, `make web` and `make test` set up everything they need in .venv.
#
# Two ways to run the same source, and never a third:
#   src/              as it is, interpreted
#   build/compiled/   a copy of src/ with the engine layers compiled by mypyc (hatch_build.py)
# .venv holds the tools and an editable link to src/ and to proof/ (what proves and is not shipped),
# never a copy of the package. `tintero` runs build/compiled/ if it is made of what is in src/ now, else
# src/ (src/tintero/cli/shell/start.py). PYTHONPATH comes before all that, so each target below that
# sets it runs exactly the folder it names.

PYTHON  ?= python3# the Python that .venv is made with
PYTHONS ?=# the Pythons `make wheels` builds for; by default all it finds
WORKERS ?= 2# test processes
OPT     ?= 3# optimisation level of the C compiler
ARGS    ?=# more arguments for `tintero play` or pytest

# Each run leaves out what the other one holds (docs/tests.md).
PURE_TESTS ?= -m "not compiled_only"
COMPILED_TESTS ?= -m "not pure_only"
# What one breaks every day, uncompiled: where things go, scenes, text to ability to sentence, views,
# one pass over the command line.
FAST_TESTS ?= $(addprefix tests/test_,$(addsuffix .py,layers registry lexer parser reader lower_* \
	codec compile notation views log whynot questions render cli_help rulebook_cli deck)) \
	tests/test_scenes.py::test_scene

# Where Python is told to keep no bytecode every process of a run reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
# Nothing is installed from elsewhere but what a lock file names, with the hash that stands there.
LOCKED := $(PIP) install -qq --require-hashes
RUN := .venv/.run-ready
WEB := .venv/.web-ready
MCP := .venv/.mcp-ready
ENVS := .venv/.envs-ready
DEV := .venv/.dev-ready
DOCS := $(wildcard README.md docs)

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: fastest help play web mcp envs engine page page-test setup fast test check format test-pure test-compiled test-memory test-cost compile wheels lock clean \
	distclean FORCE

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 20

# --- play -------------------------------------------------------------------------------------

play: engine ## a game in the terminal against a bot (ARGS="--lang es")
	@$(BIN)/tintero play $(ARGS)

web: engine $(WEB) ## a game in the browser against a bot, from a server of your own
	@$(BIN)/tintero play --web $(ARGS)

mcp: engine $(MCP) ## the engine as tools for an assistant, over HTTP
	@$(BIN)/tintero mcp --http $(ARGS)

envs: engine $(ENVS) ## install what tintero.envs needs (docs/envs.md)

engine: build/sources.sum
	@if [ "$(TINTERO_BUILD)" = pure ] || [ build/compiled/.complete -nt build/sources.sum ]; then :; \
	elif ! { command -v $(CC) || command -v gcc || command -v clang; } >/dev/null 2>&1; then \
	  echo "No C compiler: the engine runs uncompiled (same results, about ten times slower)."; \
	elif [ build/failed -nt build/sources.sum ]; then \
	  echo "The engine could not be compiled and runs uncompiled; build/failed says why."; \
	elif $(MAKE) --no-print-directory compile 2>build/failed; then \
	  rm -f build/failed; \
	else \
	  cat build/failed >&2; \
	  [ "$(TINTERO_BUILD)" != compiled ] || exit 1; \
	  echo "So the engine runs uncompiled (same results, about ten times slower)."; \
	fi

# --- the page ---------------------------------------------------------------------------------

# What a browser is served is kept in src/tintero/server/page, so that Python alone can serve it. Only who
# changes web/ or its words needs Node.
page: ## build the web table's page anew (needs Node 20 or newer)
	cd web && npm ci --no-fund --no-audit && npm run build

page-test: ## types and unit tests of the page
	cd web && npm ci --no-fund --no-audit && npm test

# --- tests ------------------------------------------------------------------------------------

test: check test-pure test-compiled ## everything: checks, tests uncompiled, tests compiled

fast: $(DEV) ## in a minute: ruff, mypy, layers, a cut through scenes, text, views, command line
	$(BIN)/ruff check -q .
	$(BIN)/ruff format -q --check .
	$(BIN)/mypy --no-error-summary
	PYTHONPATH=src TINTERO_EXPECT=pure $(BIN)/pytest -q -n $(WORKERS) --dist worksteal \
	  -m "not compiled_only and not slow" $(FAST_TESTS) $(ARGS)

check: $(DEV) ## ruff and mypy
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(DEV) ## rewrite the sources the way `make check` wants them
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-pure: $(DEV) ## uncompiled: rules, text, words, files, layout, all doctests
	PYTHONPATH=src TINTERO_EXPECT=pure $(BIN)/pytest -n $(WORKERS) --dist worksteal \
	  --doctest-modules --doctest-glob='*.md' $(PURE_TESTS) tests src proof $(DOCS) $(ARGS)

# What a compiled module shows by example is run uncompiled: Python's doctest can't look into it.
UNCOMPILED := while read -r file; do ls $${file%.py}.*.so > /dev/null 2>&1 || echo $$file; done

test-compiled: $(DEV) compile ## compiled: what tells about the compiled engine, what plays much, every command
	PYTHONPATH=build/compiled TINTERO_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) --dist worksteal \
	  --doctest-modules --doctest-glob='*.md' $(COMPILED_TESTS) tests $(DOCS) \
	  `grep -rl --include='*.py' '>>>' build/compiled/tintero proof | $(UNCOMPILED)` $(ARGS)

test-memory: $(DEV) compile ## the suite on the compiled engine, every allocation watched (before a release)
	PYTHONMALLOC=debug $(MAKE) --no-print-directory test-compiled

test-cost: $(DEV) ## what `make test` takes of the processor, by part and by file; compiles from nothing
	@$(BIN)/python tests/cost.py

# --- build ------------------------------------------------------------------------------------

compile: build/compiled/.complete ## build/compiled, when something changed

build/compiled/.complete: build/sources.sum
	@echo "Compiling the engine: a minute or two when the rules changed, else seconds."
	@$(BIN)/python hatch_build.py build/compiled $(OPT)

# The same build once more, and better: gcc sees games first. It takes about twice as long.
fastest: build/sources.sum ## build/compiled made for speed: the compiler sees games first (gcc)
	@[ build/fastest -nt build/sources.sum ] && [ build/compiled/.complete -ot build/fastest ] || { \
	  echo "Compiling the engine twice, with games in between: some minutes."; \
	  TINTERO_PROFILE=1 $(BIN)/python hatch_build.py build/compiled $(OPT) && touch build/fastest; }

# Contents, not dates: a deleted file counts as a change, a touched one does not.
build/sources.sum: FORCE | $(RUN)
	@mkdir -p build
	@{ echo "-O$(OPT)"; find src .venv/pyvenv.cfg hatch_build.py generated_c.py pyproject.toml requirements-build.txt \
	  -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum; } >build/sources.new
	@if cmp -s build/sources.new $@; then rm build/sources.new; else mv build/sources.new $@; fi

wheels: $(DEV) ## dist/: a compiled wheel for each CPython there is (PYTHONS="python3.12 …")
	@$(BIN)/python tools/wheels.py dist $(PYTHONS)

# --- environment ------------------------------------------------------------------------------

setup: $(DEV) ## .venv with everything in it

.venv/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Tintero needs Python 3.11 or newer, and $(PYTHON) is `$(PYTHON) --version 2>&1`."; \
	  echo "Name a newer one, for example: make play PYTHON=python3.12"; exit 1; } >&2
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

$(RUN): .venv/pyvenv.cfg requirements.txt requirements-build.txt pyproject.toml
	@echo "Installing what the game needs"
	@$(LOCKED) -r requirements.txt -r requirements-build.txt
	@$(PIP) install -qq --no-deps --no-build-isolation -e .
	@touch $@

$(WEB): $(RUN) requirements-web.txt
	@echo "Installing what the web table needs"
	@$(LOCKED) -r requirements-web.txt
	@touch $@

$(MCP): $(RUN) requirements-mcp.txt
	@echo "Installing what the tools for assistants need"
	@$(LOCKED) -r requirements-mcp.txt
	@touch $@

$(ENVS): $(RUN) requirements-envs.txt
	@echo "Installing what the environments need"
	@$(LOCKED) -r requirements-envs.txt
	@touch $@

# What is there as source only (chess) is built with the setuptools of the lock, and not with one that
# pip would fetch for it unchecked. Of the package with the card file only the file is wanted.
$(DEV): $(RUN) requirements-dev.txt requirements-cards.txt
	@echo "Installing what the tests need"
	@$(LOCKED) --no-build-isolation -r requirements-dev.txt
	@$(LOCKED) --no-deps --only-binary=:all: -r requirements-cards.txt
	@touch $@

LOCK := $(BIN)/python -m piptools compile -q --no-header --no-annotate --strip-extras \
	--allow-unsafe --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
	--generate-hashes

lock: ## requirements*.txt from requirements*.in (ARGS=--upgrade for the newest of everything)
	@[ -x $(BIN)/pip-compile ] || $(MAKE) setup
	$(LOCK) $(ARGS) -o requirements.txt requirements.in
	$(LOCK) $(ARGS) -o requirements-build.txt requirements-build.in
	$(LOCK) $(ARGS) -o requirements-web.txt requirements-web.in
	$(LOCK) $(ARGS) -o requirements-mcp.txt requirements-mcp.in
	$(LOCK) $(ARGS) -o requirements-envs.txt requirements-envs.in
	$(LOCK) $(ARGS) -o requirements-dev.txt requirements-dev.in
	rm -rf build/cards
	$(PIP) download -qq --no-deps --only-binary=:all: -d build/cards -r requirements-cards.in
	{ grep == requirements-cards.in | tr '\n' ' '; $(PIP) hash build/cards/*.whl | grep ^--hash; } \
	  >requirements-cards.txt
	@! grep -inE 'https?:|index|find-links|file:/' requirements*.txt

clean: ## remove what was built, keep .venv
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis snapshot_report.html
	find src proof tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove .venv too
	rm -rf .venv
