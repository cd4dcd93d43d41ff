"""A league as a JSON file, and back. Hands, history and teams are in modules of their own."""

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, NamedTuple

from core.errors import TenbouError
from core.league.agreeing import Confirmation
from core.rules import RuleSet, plain_values, rules_from_stored
from core.settlement import Placement
from db.archive.json import hands, history, teams
from db.archive.json.checked import (
    LAST_ID,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_COUNT,
    MOST_HOURS,
    MOST_POINTS,
    JsonPath,
    clean,
)
from db.archive.values import GameCopy, LeagueCopy, PenaltyCopy, PlayerCopy, SeasonCopy, SeatCopy
from db.errors import FileBroken, FileNotJson, FileOfOtherVersion
from db.values.states import GameStatus

FORMAT: Final = "tenbou-league"
VERSION: Final = 3
"""The version that is written. Version 2, which is read too, had no hands of games."""

_READ: Final = (2, VERSION)

_LONGEST_SERVICE: Final = 32

_ITEMS: Final = tuple(name for name in Placement._fields if name != "seat")
_SEAT: Final = ("player", "start", *_ITEMS, "chombo", "fpoints")
"""The numbers of a seat, in their order. Games are most of a file, so they are lists without names."""


def league_to_json(copy: LeagueCopy) -> bytes:
    """Write a league; the same league always gives the same bytes."""
    played = (each.log.rules for each in copy.games if each.log is not None)
    log_rules = tuple(dict.fromkeys(rules for rules in played if rules is not None))
    document = {
        "format": FORMAT,
        "version": VERSION,
        "league": {
            "name": copy.name,
            "rules": copy.rules,
            "confirmation": copy.confirmation.value,
            "pending_hours": copy.pending_hours,
            "pending_confirms": copy.pending_confirms,
        },
        "seat": list(_SEAT),
        **history.HEADINGS,
        "rulesets": {key: _rules(each) for key, each in copy.rulesets.items()},
        "log_rulesets": [_rules(each) for each in log_rules],
        "seasons": [_season(each) for each in copy.seasons],
        "players": [_player(each) for each in copy.players],
        "games": [_game(each, log_rules) for each in copy.games],
        "penalties": [_penalty(each) for each in copy.penalties],
        "teams": [teams.team(each) for each in copy.teams],
        "matches": [teams.match(each) for each in copy.matches],
        "history": [history.entry(each) for each in copy.history],
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def league_from_json(data: bytes) -> LeagueCopy:
    """Read a league. Raises `FileNotJson`, `FileBroken` or `FileOfOtherVersion` and nothing else, whatever is in it."""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as problem:
        raise FileNotJson from problem
    root = JsonPath("", document)
    if root["format"].text(longest=LONGEST_NAME) != FORMAT:
        raise root["format"].wrong()
    if (version := root["version"].number(1, LAST_ID)) not in _READ:
        raise FileOfOtherVersion(version=version, known=VERSION)
    return _league(root)


def _rules(each: RuleSet) -> dict[str, Any]:
    return {"name": each.name, "values": plain_values(each)}


def _season(each: SeasonCopy) -> dict[str, Any]:
    return {
        "number": each.number,
        "name": each.name,
        "started_at": each.started_at.isoformat(),
        "closed_at": _written(each.closed_at),
    }


def _player(each: PlayerCopy) -> dict[str, Any]:
    return {
        "key": each.key,
        "name": each.name,
        "user_id": each.user_id,
        "anonymous": each.anonymous,
        "aliases": [list(alias) for alias in each.aliases],
        "merged_into": each.merged_into,
    }


def _game(each: GameCopy, log_rules: Sequence[RuleSet]) -> dict[str, Any]:
    return {
        "number": each.number,
        "season": each.season,
        "rules": each.rules,
        "status": each.status.value,
        "kyoutaku_points": each.kyoutaku_points,
        "comment": clean(each.comment),
        "recorded_by": each.recorded_by,
        "agreed": [{"user_id": who, "at": at.isoformat()} for who, at in each.agreed],
        "played_at": each.played_at.isoformat(),
        "due_at": _written(each.due_at),
        "seats": [_seat(seat) for seat in each.seats],
        "log": hands.log(each.log, log_rules),
    }


def _seat(each: SeatCopy) -> list[int | None]:
    return [each.player, each.start, *(getattr(each.placement, name) for name in _ITEMS), each.chombo, each.fpoints]


def _penalty(each: PenaltyCopy) -> dict[str, Any]:
    return {
        "season": each.season,
        "player": each.player,
        "score": each.score,
        "reason": clean(each.reason),
        "given_by": each.given_by,
        "given_at": each.given_at.isoformat(),
        "cancelled_at": _written(each.cancelled_at),
    }


def _written(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat()


def _league(root: JsonPath) -> LeagueCopy:
    league = root["league"]
    for name, heading in {"seat": list(_SEAT), **history.HEADINGS}.items():
        if root[name].value != heading:
            raise root[name].wrong()
    rulesets = {key: _read_rules(each) for key, each in root["rulesets"].items()}
    log_rules = root.optional("log_rulesets").maybe(lambda node: node.each(_read_rules)) or ()
    seasons = _read_seasons(root["seasons"])
    numbers = {each.number for each in seasons}
    players = _read_players(root["players"])
    playing = {each.key for each in players if each.merged_into is None}
    known = _Known(rulesets, log_rules, numbers, playing)
    games = root["games"].each(lambda node: _read_game(node, known))
    root["games"].all_different([each.number for each in games])
    found = teams.read_teams(root["teams"], playing)
    matched = teams.Known(numbers, {each.number for each in games}, playing, len(found))
    copy = LeagueCopy(
        name=league["name"].name(),
        rules=league["rules"].key_in(rulesets),
        rulesets=rulesets,
        confirmation=league["confirmation"].one_of(Confirmation),
        pending_hours=league["pending_hours"].number(0, MOST_HOURS),
        pending_confirms=league["pending_confirms"].flag(),
        seasons=seasons,
        players=players,
        games=games,
        penalties=root["penalties"].each(lambda node: _read_penalty(node, seasons=numbers, players=playing)),
        teams=found,
        matches=root["matches"].each(lambda node: teams.read_match(node, matched)),
    )
    return replace(copy, history=history.read(root["history"], copy))


def _read_seasons(node: JsonPath) -> tuple[SeasonCopy, ...]:
    seasons = node.each(_read_season)
    if [each.number for each in seasons] != list(range(1, len(seasons) + 1)) or not seasons:
        raise node.wrong()
    if any(each.closed_at is None for each in seasons[:-1]):
        raise node.wrong()
    return seasons


def _read_players(node: JsonPath) -> tuple[PlayerCopy, ...]:
    players = node.each(_read_player)
    accounts = [each.user_id for each in players if each.user_id is not None]
    node.all_different([each.key for each in players], accounts)
    last = {each.key for each in players if each.merged_into is None}
    if any(each.merged_into is not None and each.merged_into not in last for each in players):
        raise node.wrong()
    return players


def _read_rules(node: JsonPath) -> RuleSet:
    values = dict(node["values"].items())
    try:
        return rules_from_stored(
            node["name"].text(longest=LONGEST_NAME), {name: each.value for name, each in values.items()}
        )
    except FileBroken:
        raise
    except TenbouError as problem:
        raise node.wrong() from problem


def _read_season(node: JsonPath) -> SeasonCopy:
    return SeasonCopy(
        number=node["number"].number(1, MOST_COUNT),
        name=node["name"].maybe(JsonPath.name),
        started_at=node["started_at"].moment(),
        closed_at=node["closed_at"].maybe(JsonPath.moment),
    )


def _read_player(node: JsonPath) -> PlayerCopy:
    player = PlayerCopy(
        key=node["key"].number(0, LAST_ID),
        name=node["name"].name(),
        user_id=node["user_id"].maybe(JsonPath.account),
        anonymous=node["anonymous"].flag(),
        aliases=node["aliases"].each(_read_alias),
        merged_into=node["merged_into"].maybe(JsonPath.account),
    )
    if player.anonymous and player.user_id is not None:
        raise node["user_id"].wrong()
    if player.anonymous and player.aliases:
        raise node["aliases"].wrong()
    if player.merged_into is not None and not player.anonymous:
        raise node["merged_into"].wrong()
    return player


def _read_alias(node: JsonPath) -> tuple[str, str]:
    service, name = node.row(2)
    return service.text(longest=_LONGEST_SERVICE), name.name()


class _Known(NamedTuple):
    """The keys that the games of a file may name."""

    rulesets: dict[str, RuleSet]
    log_rules: tuple[RuleSet, ...]
    seasons: Collection[int]
    players: Collection[int]


def _read_game(node: JsonPath, known: _Known) -> GameCopy:
    rules = node["rules"].key_in(known.rulesets)
    status = node["status"].one_of(GameStatus)
    agreed = node["agreed"].each(lambda each: (each["user_id"].account(), each["at"].moment()))
    seats = node["seats"].each(lambda each: _read_seat(each, known.players))
    if len(seats) != known.rulesets[rules].players:
        raise node["seats"].wrong()
    if status is GameStatus.DRAFT:
        raise node["status"].wrong()
    node["agreed"].all_different([who for who, _ in agreed])
    return GameCopy(
        number=node["number"].number(1, MOST_POINTS),
        season=node["season"].key_in(known.seasons),
        rules=rules,
        status=status,
        seats=tuple(replace(seat, placement=seat.placement._replace(seat=at)) for at, seat in enumerate(seats)),
        kyoutaku_points=node["kyoutaku_points"].number(0, MOST_POINTS),
        comment=node["comment"].text(longest=LONGEST_TEXT, empty=True),
        recorded_by=node["recorded_by"].account(),
        agreed=agreed,
        played_at=node["played_at"].moment(),
        due_at=node["due_at"].maybe(JsonPath.moment),
        log=node.optional("log").maybe(lambda each: hands.read(each, len(seats), known.log_rules)),
    )


def _read_seat(node: JsonPath, players: Collection[int]) -> SeatCopy:
    player, start, *items, chombo, fpoints = node.row(len(_SEAT))
    return SeatCopy(
        player=player.key_in(players),
        start=start.maybe(lambda each: each.number(-MOST_POINTS, MOST_POINTS)),
        placement=Placement(0, *(each.number(-MOST_POINTS, MOST_POINTS) for each in items)),
        chombo=chombo.number(0, MOST_COUNT),
        fpoints=fpoints.number(-MOST_COUNT, MOST_COUNT),
    )


def _read_penalty(node: JsonPath, *, seasons: Collection[int], players: Collection[int]) -> PenaltyCopy:
    return PenaltyCopy(
        season=node["season"].key_in(seasons),
        player=node["player"].key_in(players),
        score=node["score"].number(-MOST_POINTS, MOST_POINTS),
        reason=node["reason"].text(longest=LONGEST_TEXT, empty=True),
        given_by=node["given_by"].account(),
        given_at=node["given_at"].moment(),
        cancelled_at=node["cancelled_at"].maybe(JsonPath.moment),
    )
