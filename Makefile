# make play   play a game of Root in the terminal
# make test   lint, type-check and test
#
# Another interpreter: PYTHON=python3.12 make test

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed

.DEFAULT_GOAL := test
.PHONY: setup play test

setup: $(STAMP)

# A stamp inside .venv: removing .venv, or changing pyproject.toml, installs anew.
$(STAMP): pyproject.toml
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
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup
	@$(BIN)/lawbound play root

test: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pytest
