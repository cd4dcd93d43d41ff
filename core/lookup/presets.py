"""Presets by what people call them."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from core.lookup.normal_form import normalise
from core.rules.loading import preset_names
from core.rules.texts import languages, load_texts


def presets_called(text: str) -> tuple[str, ...]:
    """Return the presets that people call so: by name, by title or by another spelling, in any language."""
    return _presets_by_spelling().get(normalise(text), ())


@cache
def _presets_by_spelling() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = defaultdict(list)
    for name in preset_names():
        for spelling in preset_spellings(name):
            found[spelling].append(name)
    return {spelling: tuple(names) for spelling, names in found.items()}


@cache
def preset_spellings(name: str) -> frozenset[str]:
    """Return all that the preset `name` is called, in every language, in the normal form of `normalise`."""
    every = [load_texts(language) for language in languages()]
    aliases = [alias for texts in every for alias in texts.preset_aliases.get(name, ())]
    return frozenset(map(normalise, (name, *(texts.presets.get(name, name) for texts in every), *aliases)))
