"""Finding what people ask about, in any language, spelling and script."""

from core.lookup.finding import Closeness, Found, find
from core.lookup.normal_form import normalise
from core.lookup.presets import preset_spellings, presets_called

__all__ = ["Closeness", "Found", "find", "normalise", "preset_spellings", "presets_called"]
