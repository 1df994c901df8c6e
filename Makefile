# make play      play Root in your browser
# make terminal  play it in the terminal
# make test      lint, type-check and test
# make docs      build the documentation site
# make native    build Lawbound with compiled rules, for whoever plays millions of games; see docs/native.md
#
# Another interpreter: PYTHON=python3.12 make test

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
TOOLS := .venv/.tools
SITE_TOOLS := .venv/.site-tools
NATIVE_TOOLS := .venv/.native-tools
NATIVE_TESTS := native tests/native tests/kernel tests/oath tests/pebbles tests/players tests/root tests/law tests/cli/test_sim.py
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := test
.PHONY: setup play terminal test test-newborn test-native native docs client

setup: $(INSTALLED) client

# Stamps inside .venv: removing .venv, or changing what is listed here, installs anew.
$(INSTALLED): pyproject.toml
	$(environment)
	$(PIP) hatchling --editable .
	@touch $@

# What only the tests need: Python packages, a browser and PostgreSQL.
$(TOOLS): pyproject.toml tests/tools.py
	$(environment)
	$(PIP) --editable '.[dev]'
	$(BIN)/python -m tests.tools
	@touch $(INSTALLED) $@

# What only the documentation site needs.
$(SITE_TOOLS): pyproject.toml
	$(environment)
	$(PIP) hatchling --editable '.[docs]'
	@touch $(INSTALLED) $@

# What only the compiled build needs, besides a C compiler.
$(NATIVE_TOOLS): pyproject.toml
	$(environment)
	$(PIP) hatchling --editable '.[native]'
	@touch $(INSTALLED) $@

# The script looks itself whether the sources of the client changed.
client: $(INSTALLED)
	@$(BIN)/python hatch_build.py

play: setup
	@$(BIN)/lawbound serve

terminal: setup
	@$(BIN)/lawbound play root

test: $(TOOLS) client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python hatch_build.py check
	$(BIN)/pytest

# As on a machine that was just switched on: its clocks begin at zero.
test-newborn: $(TOOLS) client
	PYTHONPATH=tests/newborn $(BIN)/pytest

# The compiled build stands in build/native and nowhere else: what is in src stays plain. This script, too, looks
# itself whether anything changed.
native: $(NATIVE_TOOLS) client
	@$(BIN)/python native/build.py

# The kernel, the games and the players on the compiled build, and games that both builds have to play alike.
test-native: $(TOOLS) native
	PYTHONPATH=build/native $(BIN)/pytest --override-ini=testpaths= $(NATIVE_TESTS)

# Not with --quiet: that silences the warnings at which --strict stops.
docs: $(SITE_TOOLS)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The documentation is in site/: open $(CURDIR)/site/index.html"

define environment
	@command -v $(PYTHON) >/dev/null || { \
		echo "Lawbound needs Python 3.11 or newer, and '$(PYTHON)' was not found. Install Python," \
			"or name yours: PYTHON=python3.12 make setup" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Lawbound needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1)." \
			"Install a newer one and name it: PYTHON=python3.12 make setup" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		version=$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -q && { apt-get install -qy "python$$version-venv" || apt-get install -qy python3-venv; }; \
		else \
			echo "'$(PYTHON)' cannot create virtual environments. Install its venv module;" \
				"on Debian or Ubuntu: sudo apt-get install python$$version-venv" >&2; exit 1; \
		fi; }
	$(PYTHON) -m venv .venv
endef
