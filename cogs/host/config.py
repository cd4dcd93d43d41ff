"""The settings of one installation, read from a TOML file; `config.example.toml` explains each of them."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import platformdirs

from cogs.host.errors import (
    ConfigFileMissing,
    ConfigNotToml,
    SettingNotADatabase,
    SettingNotAPath,
    SettingNotAPort,
    SettingNotOneOf,
    SettingNotTrueOrFalse,
    TokenFileUnreadable,
    UnknownSetting,
)
from core.rules import preset_names
from db import sqlite_url

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
HIGHEST_PORT = 65535

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Every setting, with its default."""

    default_rules: str = "tenhou"
    log_level: str = "INFO"
    token_file: Path | None = None
    data_dir: Path
    room_port: int = 0
    database: str | None = None
    tile_emojis: bool = True

    @property
    def database_url(self) -> str:
        """The URL of the database: the setting, else a file in the data folder."""
        return self.database or sqlite_url(self.data_dir / "tenbou.db")


def load(path: Path, *, required: bool) -> Config:
    """Read the settings. A file that is not `required` may be missing. Relative paths start at its folder."""
    if not required and not path.exists():
        return _config({}, path.parent)
    try:
        return _config(_flat(tomllib.loads(path.read_text(encoding="utf-8"))), path.parent)
    except OSError as problem:
        raise ConfigFileMissing(str(path)) from problem
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise ConfigNotToml(str(path), str(problem)) from problem


def token(config: Config, environment: Mapping[str, str]) -> str | None:
    """Return the bot's token from `DISCORD_TOKEN`, else from the token file; None if neither is set."""
    if found := environment.get("DISCORD_TOKEN", "").strip():
        return found
    if config.token_file is None:
        return None
    try:
        found = config.token_file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise TokenFileUnreadable(str(config.token_file)) from problem
    if not found:
        raise TokenFileUnreadable(str(config.token_file))
    return found


def _flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Turn `[room] port = 1` into `room.port`."""
    flat: dict[str, Any] = {}
    for name, value in table.items():
        flat |= _flat(value, f"{prefix}{name}.") if isinstance(value, dict) else {f"{prefix}{name}": value}
    return flat


def _config(given: Mapping[str, Any], folder: Path) -> Config:
    for name in given:
        if name not in _SETTINGS:
            raise UnknownSetting(name, tuple(_SETTINGS))
    read = {field: parse(name, given[name], folder) for name, (field, parse) in _SETTINGS.items() if name in given}
    return Config(**{"data_dir": platformdirs.user_data_path("tenbou", appauthor=False)} | read)


def _path(name: str, value: object, folder: Path) -> Path:
    if not isinstance(value, str) or not value.strip():
        raise SettingNotAPath(name, str(value))
    return folder / Path(value).expanduser()


def _database(name: str, value: object, _folder: Path) -> str:
    url = str(value)
    for scheme, driver in _DRIVERS.items():
        if url.startswith(f"{scheme}://"):
            return url.replace(scheme, driver, 1)
    raise SettingNotADatabase(name)


def _port(name: str, value: object, _folder: Path) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST_PORT:
        raise SettingNotAPort(name, str(value))
    return value


def _true_or_false(name: str, value: object, _folder: Path) -> bool:
    if not isinstance(value, bool):
        raise SettingNotTrueOrFalse(name, str(value))
    return value


def _one_of(allowed: Callable[[], tuple[str, ...]]) -> Callable[[str, object, Path], str]:
    def parse(name: str, value: object, _folder: Path) -> str:
        if value not in allowed():
            raise SettingNotOneOf(name, str(value), allowed())
        return str(value)

    return parse


_SETTINGS: dict[str, tuple[str, Callable[[str, object, Path], Any]]] = {
    "default_rules": ("default_rules", _one_of(preset_names)),
    "log_level": ("log_level", _one_of(lambda: LOG_LEVELS)),
    "token_file": ("token_file", _path),
    "data_dir": ("data_dir", _path),
    "room.port": ("room_port", _port),
    "database": ("database", _database),
    "tile_emojis": ("tile_emojis", _true_or_false),
}
