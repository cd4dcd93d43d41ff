"""Settings: what a file may say, and what it is told when it says something else."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cogs.host.config import Config, load, token
from cogs.host.errors import (
    ConfigError,
    ConfigFileMissing,
    ConfigNotToml,
    SettingNotAPath,
    SettingNotAPort,
    SettingNotOneOf,
    SettingNotTrueOrFalse,
    TokenFileUnreadable,
    UnknownSetting,
)

EXAMPLE = Path(__file__).parents[3] / "config.example.toml"


def written(folder: Path, content: str) -> Config:
    file = folder / "config.toml"
    file.write_text(content, encoding="utf-8")
    return load(file, required=True)


def test_the_example_changes_nothing(tmp_path: Path) -> None:
    assert load(EXAMPLE, required=True) == load(tmp_path / "none.toml", required=False)


def test_the_example_explains_every_setting_with_a_value_that_loads(tmp_path: Path) -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    settings = [line.removeprefix("# ") for line in lines if " = " in line or line.startswith("[")]
    table = tomllib.loads("\n".join(settings))
    assert table.keys() == {"default_rules", "log_level", "token_file", "data_dir", "database", "tile_emojis", "room"}
    written(tmp_path, "\n".join(settings))


def test_a_full_file_is_read(tmp_path: Path) -> None:
    text = 'default_rules = "f-league"\nlog_level = "DEBUG"\ntoken_file = "t"\ndata_dir = "d"\n'
    text += "tile_emojis = false\n[room]\nport = 8000"
    assert written(tmp_path, text) == Config(
        default_rules="f-league",
        log_level="DEBUG",
        token_file=tmp_path / "t",
        data_dir=tmp_path / "d",
        room_port=8000,
        tile_emojis=False,
    )


@pytest.mark.parametrize(
    ("text", "error", "facts"),
    [
        ("nope = 1", UnknownSetting, {"name": "nope"}),
        ("[room]\nhost = 1", UnknownSetting, {"name": "room.host"}),
        ('room = "here"', UnknownSetting, {"name": "room"}),
        ('default_rules = "none"', SettingNotOneOf, {"name": "default_rules", "value": "none"}),
        ("log_level = 10", SettingNotOneOf, {"allowed": ("DEBUG", "INFO", "WARNING", "ERROR")}),
        ('data_dir = " "', SettingNotAPath, {"name": "data_dir"}),
        ("token_file = 5", SettingNotAPath, {"value": "5"}),
        ("[room]\nport = 65536", SettingNotAPort, {"name": "room.port", "value": "65536"}),
        ("[room]\nport = -1", SettingNotAPort, {}),
        ("[room]\nport = true", SettingNotAPort, {}),
        ('[room]\nport = "80"', SettingNotAPort, {}),
        ('tile_emojis = "true"', SettingNotTrueOrFalse, {"value": "true", "allowed": ("true", "false")}),
        ("tile_emojis = 1", SettingNotTrueOrFalse, {"name": "tile_emojis"}),
        ("= 5", ConfigNotToml, {}),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, error: type[ConfigError], facts: dict[str, Any]) -> None:
    with pytest.raises(error) as caught:
        written(tmp_path, text)
    assert caught.value.facts.items() >= facts.items()


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigNotToml):
        load(tmp_path / "config.toml", required=False)


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    with pytest.raises(ConfigFileMissing):
        load(tmp_path / "none.toml", required=True)


def test_the_environment_goes_before_the_token_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("from-file\n", encoding="utf-8")
    config = Config(data_dir=tmp_path, token_file=tmp_path / "token")
    assert token(config, {"DISCORD_TOKEN": "from-environment"}) == "from-environment"
    assert token(config, {"DISCORD_TOKEN": " "}) == "from-file"


def test_without_any_there_is_no_token(tmp_path: Path) -> None:
    assert token(Config(data_dir=tmp_path), {}) is None


@pytest.mark.parametrize("content", [None, b"", b"\xff"])
def test_a_token_file_that_holds_no_token_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(TokenFileUnreadable):
        token(Config(data_dir=tmp_path, token_file=file), {})
