"""The mistakes before the bot runs: settings, token, connection."""

from dataclasses import dataclass

from core.errors import TenbouError


class ConfigError(TenbouError):
    """The settings cannot be used."""


@dataclass(eq=False)
class ConfigFileMissing(ConfigError):
    """The named settings file does not exist or cannot be read."""

    path: str


@dataclass(eq=False)
class ConfigNotToml(ConfigError):
    """The file is no TOML."""

    path: str
    problem: str


@dataclass(eq=False)
class UnknownSetting(ConfigError):
    """A setting of no effect."""

    name: str
    known: tuple[str, ...]


@dataclass(eq=False)
class SettingNotOneOf(ConfigError):
    """A setting that has a fixed list of values."""

    name: str
    value: str
    allowed: tuple[str, ...]


@dataclass(eq=False)
class SettingNotAPath(ConfigError):
    """A setting that names a file or a folder."""

    name: str
    value: str


@dataclass(eq=False)
class SettingNotADatabase(ConfigError):
    """A setting that should be the URL of a database. It may hold a password, so it is not repeated."""

    name: str


@dataclass(eq=False)
class SettingNotAPort(ConfigError):
    """A setting that is a port number."""

    name: str
    value: str


@dataclass(eq=False)
class SettingNotTrueOrFalse(ConfigError):
    """A setting that is either on or off."""

    name: str
    value: str
    allowed: tuple[str, ...] = ("true", "false")


@dataclass(eq=False)
class TokenFileUnreadable(ConfigError):
    """The token file cannot be read, or is empty."""

    path: str


class TokenRefused(TenbouError):
    """Discord does not know this token."""


@dataclass(eq=False)
class DiscordUnreachable(TenbouError):
    """No connection to Discord could be made."""

    problem: str


@dataclass(eq=False)
class PortTaken(TenbouError):
    """The room cannot listen on this port."""

    port: int


@dataclass(eq=False)
class LogFileUnreadable(TenbouError):
    """A log file cannot be opened."""

    problem: str


@dataclass(eq=False)
class LogsNotFound(TenbouError):
    """A folder without a log."""

    path: str
    endings: tuple[str, ...]
