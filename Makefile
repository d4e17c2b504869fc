# One command sets everything up: each target installs what it needs into .venv before it runs.
# An edit of a source reinstalls the package alone; an edit of pyproject.toml also looks at its dependencies.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV ?= .venv
GAME ?= union-pacific
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
WEB := $(shell find web -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -print)
SOURCES := $(shell find src -name __pycache__ -prune -o -print) $(WEB) pyproject.toml hatch_build.py LICENSE

# What pyproject.toml asks for, by name: `build`, `run` or an extra.
define REQUIREMENTS
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)
wanted = {"build": project["build-system"]["requires"], "run": project["project"]["dependencies"]}
wanted |= project["project"]["optional-dependencies"]
print(*(requirement for name in sys.argv[1:] for requirement in wanted[name]), sep="\n")
endef
export REQUIREMENTS

# What has come of an installation.
define INSTALLED
from importlib.resources import files
from roundhouse import compiled
print("Roundhouse is installed, compiled." if compiled else
    "Roundhouse is installed uncompiled: it works, but slower. ROUNDHOUSE_COMPILE=1 make install says why.")
if not files("roundhouse").joinpath("server", "static", "index.html").is_file():
    print("It is without its browser client: make terminal works. ROUNDHOUSE_WEB=1 make install says why.")
endef
export INSTALLED

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test check web api-types bench bench-server strength study soak golden install clean FORCE

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: install ## play in the browser, against bots or with friends
	@$(BIN)/roundhouse serve

terminal: install ## play against bots in the terminal, Union Pacific or GAME=...
	@$(BIN)/roundhouse play $(GAME)

test: install $(VENV)/.has-test ## run the tests
	@$(BIN)/python -m pytest -n 2

check: $(VENV)/.has-run $(VENV)/.has-check ## look at style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy --strict src hatch_build.py
	@PYTHONPATH=src $(BIN)/lint-imports

web: $(VENV)/.has-build ## check, test, build and weigh the browser client
	@cd web && export PATH="$(abspath $(BIN)):$$PATH" && npm ci --silent && \
		npm run --silent check && npm run --silent lint && npm test --silent
	@$(BIN)/python hatch_build.py
	@cd web && export PATH="$(abspath $(BIN)):$$PATH" && npm run --silent size

api-types: $(VENV)/.has-run ## write the client's types anew from the server's schema
	@PYTHONPATH=src $(BIN)/python web/tools/api_types.py

bench: install $(VENV)/.has-bench ## measure the speed, beside other engines
	@$(BIN)/python -m benchmarks

bench-server: install $(VENV)/.has-test ## measure the server under load, beside boardgame.io's
	@$(BIN)/python -m benchmarks.server

strength: install ## let the bots play each other and rate them
	@$(BIN)/roundhouse strength

study: install ## play 4,000 games of each game and publish how it plays
	@$(BIN)/python -m studies --write

soak: install $(VENV)/.has-test ## play many more games through the conformance tests
	@$(BIN)/python -m pytest -n 2 --soak tests/conformance

golden: install $(VENV)/.has-test ## write the golden records anew
	@$(BIN)/python -m tests.golden

install: $(VENV)/.installed ## set up .venv with the package in it: rules compiled, browser client built

clean: ## remove .venv and all that tools have left
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@rm -rf web/node_modules web/dist
	@find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Roundhouse needs Python 3.11 or newer: install it, or name it with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# One stamp for each set of requirements; the constraints pin the versions that are tested together.
$(VENV)/.has-%: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing what is needed to $*..."
	@$(BIN)/python -c "$$REQUIREMENTS" $* > $@.txt
	@$(PIP) install --constraint constraints.txt --requirement $@.txt
	@touch $@

# Changes only when another way of building is asked for than last time.
$(VENV)/.asked: $(VENV)/.made FORCE
	@echo "$(ROUNDHOUSE_COMPILE) $(ROUNDHOUSE_WEB)" | cmp -s - $@ || echo "$(ROUNDHOUSE_COMPILE) $(ROUNDHOUSE_WEB)" > $@

# The build tools stand in .venv already, so a rebuild downloads nothing.
$(VENV)/.installed: $(VENV)/.has-build $(VENV)/.has-run $(VENV)/.asked $(SOURCES)
	@echo "Installing Roundhouse..."
	@$(PIP) install --no-deps --force-reinstall --no-build-isolation .
	@$(BIN)/python -c "$$INSTALLED"
	@touch $@
