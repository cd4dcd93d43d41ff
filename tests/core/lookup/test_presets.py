"""Presets by what people call them."""

from __future__ import annotations

import pytest

from core.lookup import preset_spellings, presets_called
from core.rules import languages, preset_names
from core.rules.texts import load_texts


@pytest.mark.parametrize("language", languages())
def test_every_preset_is_found_by_what_it_is_called(language: str) -> None:
    texts = load_texts(language)
    for name in preset_names():
        assert presets_called(name) == presets_called(texts.presets[name]) == (name,)
        aliases = texts.preset_aliases.get(name, ())
        assert len(set(aliases)) == len(aliases)
        assert all(name in presets_called(alias) for alias in aliases)
    assert presets_called("") == presets_called("xqzzt") == ()


def test_only_the_game_of_three_is_called_alike() -> None:
    shared = {presets_called(spelling) for name in preset_names() for spelling in preset_spellings(name)}
    assert {names for names in shared if len(names) > 1} == {("majsoul-sanma", "tenhou-sanma")}
