"""Finding what people ask about, in any language, spelling and script: rules, topics, yaku and words of scoring."""

from core.lookup.asking import EVERY_KIND, Answer, Found, Tier, ask, find
from core.lookup.entries import Kind, Member
from core.lookup.normal_form import normalise
from core.lookup.points import PointsAsked
from core.lookup.presets import preset_spellings, presets_called

__all__ = [
    "EVERY_KIND",
    "Answer",
    "Found",
    "Kind",
    "Member",
    "PointsAsked",
    "Tier",
    "ask",
    "find",
    "normalise",
    "preset_spellings",
    "presets_called",
]
