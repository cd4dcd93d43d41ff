"""Reads the records of real games and of other scorers as hands, situations and what they found."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from core.hand import RED_FIVES, TILES, Chankan, Hand, Liability, Meld, MeldKind, Pao, Riichi, Source, Tile, Win, Wind
from core.hand import tile as tile_named
from core.hand.yaku.worth import YAKUMAN, Yaku
from core.rules import RuleSet, load_preset
from core.scoring import HandScore, balance, score_hand, score_rons

Record = dict[str, Any]

DOUBLES = replace(
    load_preset("tenhou"),
    suuankou_tanki_double=True,
    junsei_chuuren_double=True,
    kokushi_13_double=True,
    daisuushii_double=True,
)
"""The rules of the records that other scorers made."""

_RED_IDS = (16, 52, 88)
_WINDS = tuple(Wind)

_LOG_NAMES = {"sanshoku": Yaku.SANSHOKU_DOUJUN}
_JAPANESE_NAMES = {
    "立直": Yaku.RIICHI,
    "ダブル立直": Yaku.DOUBLE_RIICHI,
    "一発": Yaku.IPPATSU,
    "門前清自摸和": Yaku.MENZEN_TSUMO,
    "槍槓": Yaku.CHANKAN,
    "嶺上開花": Yaku.RINSHAN,
    "海底摸月": Yaku.HAITEI,
    "河底撈魚": Yaku.HOUTEI,
    "平和": Yaku.PINFU,
    "断幺九": Yaku.TANYAO,
    "一盃口": Yaku.IIPEIKOU,
    "翻牌 白": Yaku.HAKU,
    "翻牌 發": Yaku.HATSU,
    "翻牌 中": Yaku.CHUN,
    "七対子": Yaku.CHIITOITSU,
    "混全帯幺九": Yaku.CHANTA,
    "一気通貫": Yaku.ITTSUU,
    "三色同順": Yaku.SANSHOKU_DOUJUN,
    "三色同刻": Yaku.SANSHOKU_DOUKOU,
    "三槓子": Yaku.SANKANTSU,
    "対々和": Yaku.TOITOI,
    "三暗刻": Yaku.SANANKOU,
    "小三元": Yaku.SHOUSANGEN,
    "混老頭": Yaku.HONROUTOU,
    "二盃口": Yaku.RYANPEIKOU,
    "純全帯幺九": Yaku.JUNCHAN,
    "混一色": Yaku.HONITSU,
    "清一色": Yaku.CHINITSU,
    "天和": Yaku.TENHOU,
    "地和": Yaku.CHIIHOU,
    "大三元": Yaku.DAISANGEN,
    "四暗刻": Yaku.SUUANKOU,
    "四暗刻単騎": Yaku.SUUANKOU_TANKI,
    "字一色": Yaku.TSUUIISOU,
    "緑一色": Yaku.RYUUIISOU,
    "清老頭": Yaku.CHINROUTOU,
    "九蓮宝燈": Yaku.CHUUREN,
    "純正九蓮宝燈": Yaku.JUNSEI_CHUUREN,
    "国士無双": Yaku.KOKUSHI,
    "国士無双十三面": Yaku.KOKUSHI_13,
    "大四喜": Yaku.DAISUUSHII,
    "小四喜": Yaku.SHOUSUUSHII,
    "四槓子": Yaku.SUUKANTSU,
    "ドラ": Yaku.DORA,
    "裏ドラ": Yaku.URA_DORA,
    "赤ドラ": Yaku.AKA_DORA,
}
_WIND_PREFIXES = {
    "jikaze": Yaku.SEAT_WIND,
    "bakaze": Yaku.ROUND_WIND,
    "自風": Yaku.SEAT_WIND,
    "場風": Yaku.ROUND_WIND,
}


@dataclass(frozen=True)
class Outcome:
    """What can be compared of one win; `None` where a record does not say."""

    yaku: Counter[str]
    yakuman: int | None
    han: int | None
    fu: int | None
    points: int
    changes: tuple[int, ...] | None


def records(folder: Path, name: str) -> Iterator[Record]:
    """Read one file of records, one a line."""
    with gzip.open(folder / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def differences(found: Iterable[tuple[str, Outcome, Outcome]]) -> list[str]:
    """Describe where what a record says and what was scored are not the same, by the record's id."""
    return [f"{name}: recorded {theirs}, scored {ours}" for name, theirs, ours in found if theirs != ours]


def _yaku(name: str) -> Yaku:
    for prefix, wind in _WIND_PREFIXES.items():
        if name.startswith(prefix):
            return wind
    return _JAPANESE_NAMES.get(name) or _LOG_NAMES.get(name) or Yaku(name)


def _tally(pairs: Iterable[tuple[Yaku, int]]) -> Counter[str]:
    """Add up the han of each yaku; a yakuman counts as one and kita as dora, as the logs write it."""
    total: Counter[str] = Counter()
    for yaku, han in pairs:
        total[Yaku.DORA if yaku is Yaku.KITA else yaku] += 1 if yaku in YAKUMAN else han
    return +total


def _tiles(names: Iterable[str]) -> tuple[Tile, ...]:
    return tuple(map(tile_named, names))


def _outcome(score: HandScore, theirs: Outcome, changes: tuple[int, ...] | None = None) -> Outcome:
    """What was scored, as far as the record says it too."""
    return Outcome(
        yaku=_tally((y.yaku, y.han) for y in score.yaku),
        yakuman=None if theirs.yakuman is None else score.yakuman,
        han=None if theirs.han is None else score.han,
        fu=None if theirs.fu is None else score.fu,
        points=score.points,
        changes=changes,
    )


# --- hands made at random, scored by another program ---------------------------------------------------------


def random_hands(folder: Path) -> Iterator[tuple[str, Outcome, Outcome]]:
    """Score every record of `hands`, with honba and sticks."""
    for number, record in enumerate(records(folder, "hands"), start=1):
        theirs = _random_outcome(record["out"])
        score = score_hand(_random_hand(record), _random_win(record), DOUBLES)
        yield f"line {number}", theirs, _outcome(score, theirs, balance(score.payments, DOUBLES))


def _random_outcome(out: Record) -> Outcome:
    yaku = [(_yaku(y["name"]), y["fanshu"]) for y in out["hupai"]]
    return Outcome(
        yaku=_tally(yaku),
        yakuman=out["damanguan"] or 0,
        han=out["fanshu"],
        fu=out["fu"],
        points=out["defen"],
        changes=tuple(out["fenpei"]),
    )


def _random_hand(record: Record) -> Hand:
    kinds = {"chi": MeldKind.CHI, "pon": MeldKind.PON}
    melds = []
    for meld in record["melds"]:
        kan = MeldKind.DAIMINKAN if meld["open"] else MeldKind.ANKAN
        melds.append(Meld(kinds.get(meld["type"], kan), _tiles(meld["tiles"])))
    return Hand(_tiles(record["closed"]), tuple(melds), tile_named(record["win"]))


def _random_win(record: Record) -> Win:
    seat, marks = record["seat_wind"], record["hupai"]
    turns = {"right": 1, "across": 2, "left": 3}
    return Win(
        seat_wind=Wind(seat),
        round_wind=Wind(record["round_wind"]),
        discarder=None if record["tsumo"] else Wind((seat + turns[record["from_rel"]]) % 4),
        riichi=(None, Riichi.RIICHI, Riichi.DOUBLE)[marks.get("lizhi") or 0],
        ippatsu=bool(marks.get("yifa")),
        last_tile=bool(marks.get("haidi")),
        rinshan=bool(marks.get("lingshang")),
        dora_indicators=_tiles(record["dora_ind"]),
        ura_indicators=_tiles(record["ura_ind"]),
        honba=record["honba"],
        kyoutaku_points=1000 * record["sticks"],
    )


# --- the benchmark's hands, on which five programs agree -----------------------------------------------------


def workload(folder: Path) -> Iterator[tuple[str, Outcome, Outcome]]:
    """Score every record of `workload`, without honba and sticks."""
    for record in records(folder, "workload"):
        expected = record["expected"]
        theirs = Outcome(
            yaku=_tally((_yaku(name), han) for name, han in expected["yaku"]),
            yakuman=expected["yakuman"],
            han=expected["han"],
            # These records have no fu for a yakuman.
            fu=None if expected["yakuman"] else expected["fu"],
            points=expected["points"],
            changes=None,
        )
        hand, win = workload_hand(record)
        yield record["id"], theirs, _outcome(score_hand(hand, win, DOUBLES), theirs)


def workload_hand(record: Record) -> tuple[Hand, Win]:
    """Build the hand and the situation of one record of `workload`."""
    closed = list(record["closed"])
    closed.remove(record["win"])
    melds = tuple(Meld(MeldKind(m["type"]), tuple(map(_tile_of, m["tiles"]))) for m in record["melds"])
    hand = Hand(tuple(map(_tile_of, closed)), melds, _tile_of(record["win"]))
    return hand, Win(
        seat_wind=Wind(record["seat_wind"]),
        round_wind=Wind(record["round_wind"]),
        discarder=None if record["tsumo"] else Wind((record["seat_wind"] + record["ron_from"]) % 4),
        riichi=(None, Riichi.RIICHI, Riichi.DOUBLE)[record["riichi"]],
        ippatsu=record["ippatsu"],
        last_tile=record["haitei"] or record["houtei"],
        rinshan=record["rinshan"],
        chankan=Chankan.ADDED_KAN if record["chankan"] else None,
        first_turn=record["tenhou"] or record["chiihou"],
        dora_indicators=tuple(map(_tile_of, record["dora"])),
        ura_indicators=tuple(map(_tile_of, record["ura"])),
        honba=record["honba"],
        kyoutaku_points=1000 * record["sticks"],
    )


def _tile_of(number: int) -> Tile:
    """The tile of a number among 136."""
    return RED_FIVES[_RED_IDS.index(number)] if number in _RED_IDS else TILES[number // 4]


# --- wins of real games --------------------------------------------------------------------------------------


def discards_won(folder: Path) -> Iterator[list[Record]]:
    """Yield the records of `agari` that belong together: the wins of one tile."""
    together: list[Record] = []
    for record in records(folder, "agari"):
        if together and _kyoku_of(record) != _kyoku_of(together[0]):
            yield together
            together = []
        together.append(record)
    yield together


def _kyoku_of(record: Record) -> str:
    return str(record["id"]).rpartition(".")[0]


def agari(together: list[Record], change: Callable[[RuleSet], RuleSet]) -> Iterator[tuple[str, Outcome, Outcome]]:
    """Score the wins of one tile under the rules of their game, after `change`."""
    rules = change(_rules_of(together[0]))
    claims = [(agari_hand(record), agari_win(record)) for record in together]
    scores = score_rons(claims, rules) if len(claims) > 1 else (score_hand(*claims[0], rules),)
    for record, score in zip(together, scores, strict=True):
        theirs = _agari_outcome(record)
        yield record["id"], theirs, _outcome(score, theirs, balance(score.payments, rules))


def _rules_of(record: Record) -> RuleSet:
    rule = record["rule"]
    rules = load_preset("tenhou" if rule["players"] == 4 else "tenhou-sanma")
    return replace(rules, kuitan=rule["kuitan"], red_fives=rules.red_fives if rule["aka"] else (0, 0, 0))


def _agari_outcome(record: Record) -> Outcome:
    dealer, deltas = record["dealer"], record["deltas"]
    players = record["rule"]["players"]
    yaku = [(_yaku(name), han) for name, han in record["yaku"]]
    return Outcome(
        yaku=_tally([*yaku, *((_yaku(name), 1) for name in record["yakuman"])]),
        yakuman=len(record["yakuman"]),
        han=record["han"],
        fu=record["fu"],
        points=record["points"],
        changes=tuple(deltas[(dealer + turn) % players] for turn in range(players)),
    )


def agari_hand(record: Record) -> Hand:
    """Build the hand of one record of `agari`, with where each call came from."""
    players, melds = record["rule"]["players"], []
    sources = {1: Source.SHIMOCHA, players - 1: Source.KAMICHA}
    for meld in record["melds"]:
        kind, called, source = MeldKind(meld["type"]), None, None
        if "called" in meld and kind is not MeldKind.ANKAN:
            called = tile_named(meld["called"])
            source = sources.get((meld["from_seat"] - record["winner"]) % players, Source.TOIMEN)
        melds.append(Meld(kind, _tiles(meld["tiles"]), called, source))
    return Hand(_tiles(record["closed"]), tuple(melds), tile_named(record["win_tile"]))


def agari_win(record: Record) -> Win:
    """Build the situation of one record of `agari`."""
    flags, pao = record["flags"], record["pao"]
    riichi = Riichi.DOUBLE if flags.get("double_riichi") else Riichi.RIICHI if flags.get("riichi") else None

    def seat(number: int) -> Wind:
        return Wind((number - record["dealer"]) % record["rule"]["players"])

    return Win(
        seat_wind=seat(record["winner"]),
        round_wind=_WINDS[record["round_wind"]],
        discarder=None if record["tsumo"] else seat(record["from_seat"]),
        riichi=riichi,
        ippatsu=bool(flags.get("ippatsu")),
        last_tile=bool(flags.get("haitei") or flags.get("houtei")),
        rinshan=bool(flags.get("rinshan")),
        chankan=Chankan.ADDED_KAN if flags.get("chankan") else None,
        first_turn=bool(flags.get("tenhou") or flags.get("chiihou")),
        dora_indicators=_tiles(record["dora_ind"]),
        # Logs write down the indicators below also for hands without riichi.
        ura_indicators=() if riichi is None else _tiles(record["ura_ind"]),
        kita=record["kita"],
        honba=record["honba"],
        kyoutaku_points=1000 * record["sticks"],
        pao=() if pao is None else (Pao(Liability.DAISANGEN, seat(pao)),),
    )
