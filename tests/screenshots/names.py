"""What the people, leagues and teams of the club are called, in each language as they would be there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """The names of a club; `guests` are players without an account, `renamed` is what a member wants to be called."""

    guests: tuple[str, str, str, str]
    renamed: str
    league: str
    other_league: str
    cup: str
    teams: tuple[str, str, str, str, str]
    reason: str
    role: str


NAMES: Final = {
    "en": Names(
        guests=("Eve", "Christopher", "Gus", "Hal 🀄"),
        renamed="Anna",
        league="Thursdays",
        other_league="Fridays",
        cup="Cup",
        teams=("Foxes", "Kites", "Mice", "Owls", "Wolves"),
        reason="late",
        role="Helpers",
    ),
    "ja": Names(
        guests=("えりこ", "佐々木雅人", "ゴンザレス", "春香🀄"),
        renamed="あおい先生",
        league="木曜リーグ",
        other_league="金曜リーグ",
        cup="団体戦",
        teams=("きつね", "とんび", "ねずみ", "ふくろう", "おおかみ"),
        reason="遅刻",
        role="世話役",
    ),
    "zh-CN": Names(
        guests=("小娥", "欧阳文雄", "司马光华", "春香🀄"),
        renamed="安老师",
        league="周四联赛",
        other_league="周五联赛",
        cup="团体杯",
        teams=("狐狸队", "纸鸢队", "松鼠队", "猫头鹰队", "灰狼队"),
        reason="迟到",
        role="管理组",
    ),
    "zh-TW": Names(
        guests=("小娥", "歐陽文雄", "司馬光華", "春香🀄"),
        renamed="安老師",
        league="週四聯賽",
        other_league="週五聯賽",
        cup="團體盃",
        teams=("狐狸隊", "紙鳶隊", "松鼠隊", "貓頭鷹隊", "灰狼隊"),
        reason="遲到",
        role="管理組",
    ),
}
