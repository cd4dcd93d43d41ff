"""Questions for the points of han and fu, in whatever words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from core.lookup.normal_form import beginning, folded, unfolded

MOST_HAN: Final = 30
"""More han than this are no question for points."""

_HAN: Final = rf"\s*(?:han|fan|{folded('翻')}|はん)(?![a-z])"
_FU: Final = r"\s*(?:fu|符|ふ)(?![a-z])"
_WAYS: Final = (
    re.compile(rf"(?<!\d)(?P<han>\d{{1,2}}){_HAN}\D{{0,4}}(?P<fu>\d{{2,3}})(?:{_FU}|(?!\d))"),
    re.compile(rf"(?<!\d)(?P<fu>\d{{2,3}}){_FU}\D{{0,4}}(?P<han>\d{{1,2}}){_HAN}"),
    re.compile(rf"(?<!\d)(?P<han>\d{{1,2}}){_HAN}"),
)
_ASKING: Final = re.compile(
    r"\b(?:how|many|much|whats?|is|are|points?|pts|scores?|worth|does|do|for|of|an?|the|hand|with|and|pays?|dealer|non|oya|"
    r"ko|east|ron|tsumo|win|by|from|as|value|calculate|i|get|me|in|it|s)\b|"
    + folded(
        "いくら|何点|てん|ですか|です|もらえる|払う|なに|ロン|ツモ|になる|だと|点数?|[はのでをがと何親子手]|"
        "莊家?|閒家?|自摸|榮和|多少|幾點|[是的算要付嗎分得]"
    )
)
_DEALER: Final = re.compile(r"(?<!non-)(?<!non )\b(?:dealer|oya)\b|" + folded("親|莊"))


@dataclass(frozen=True, slots=True)
class PointsAsked:
    """Han, and fu where they are named, that somebody wants the points of; `dealer` if the dealer's."""

    han: int
    fu: int | None
    dealer: bool


def points_asked(text: str) -> PointsAsked | None:
    """Read a question for the points of han and fu; None for any other, as one whether 4 han 30 fu are a mangan."""
    plain = folded(unfolded(beginning(text)))
    found = next(filter(None, (way.search(plain) for way in _WAYS)), None)
    if found is None:
        return None
    rest = _ASKING.sub(" ", f"{plain[: found.start()]} {plain[found.end() :]}")
    han, fu = int(found["han"]), found.groupdict().get("fu")
    if not 0 < han <= MOST_HAN or any(map(str.isalnum, rest)):
        return None
    return PointsAsked(han=han, fu=int(fu) if fu else None, dealer=bool(_DEALER.search(plain)))
