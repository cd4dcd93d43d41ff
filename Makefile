PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
# As many processes as there are cores; one that has run out of tests takes some of another's.
PARALLEL := --numprocesses auto --dist worksteal
LOCK := $(PY) -m uv pip compile pyproject.toml --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" --quiet

.PHONY: install run test check bench screenshots lock docs

install: $(VENV)/.dev

run: $(VENV)/.runtime
	$(PY) bot.py

test: install
	$(PY) -m pytest $(PARALLEL) --quick --quiet -r fE

check: install
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache
	$(VENV)/bin/coverage erase
	$(VENV)/bin/coverage run -m pytest $(PARALLEL) -m "not long"
	$(VENV)/bin/coverage combine --quiet
	$(VENV)/bin/coverage report --include "core/*" --fail-under 100
	$(VENV)/bin/coverage report --include "bot.py,cogs/*,db/*" --fail-under 90
	$(PY) -m pytest $(PARALLEL) -m long

bench: install
	$(PY) -m tests.bench.scoring
	$(PY) -m tests.bench.league
	$(PY) -m tests.bench.logs
	$(PY) -m tests.bench.draw
	$(PY) -m tests.bench.lookup

docs: install
	$(PY) -m cogs.rules.book.reference docs/rules.md

screenshots: install
	$(PY) -m tests.screenshots screenshots

lock: install
	$(LOCK) --output-file requirements.txt
	$(LOCK) --group dev --constraint requirements.txt --output-file requirements-dev.txt

$(PY):
	$(PYTHON) -m venv $(VENV)

# Each marker is as new as the lock it was installed from; the development lock holds the runtime's packages too.
$(VENV)/.runtime: requirements.txt | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@

$(VENV)/.dev: requirements-dev.txt | $(PY)
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $<
	touch $@ $(VENV)/.runtime
