"""A server's own rules as files: exported, imported, and what is wrong with one."""

from types import SimpleNamespace

import discord
import pytest
import simcord

import bot
from cogs.host.config import Config
from core.rules import LONGEST_FILE, load_preset, plain_values, read_rules, rule_fields, write_rules
from tests.support.house import House
from tests.support.houserules import TAKE, choose_rules, current_rules, own_rules
from tests.support.reading import reply, text
from tests.support.world import Club


async def test_what_is_exported_is_imported_again(club: Club, house: House, organiser: simcord.MemberActor) -> None:
    await choose_rules(club, organiser, "set", rule="kuitan", value="no")
    result = await club.ann.slash(club.channel, "rules export")
    (file,) = reply(result).attachments
    written = await file.read()
    assert file.filename == "rules-own-1.toml"
    assert written.decode().startswith("# House rules, version 1\n")
    rules, _ = read_rules("own-1", written.decode())
    assert rules == await own_rules(house)
    changed = written.replace(b"\nippatsu = true", b"\nippatsu = false")
    preview = await organiser.slash(club.channel, "rules import", file=("rules.toml", changed))
    message = reply(preview)
    assert "**Ippatsu**" in text(message)
    await organiser.click(message, label=TAKE)
    version = await current_rules(house)
    assert (version.number, version.rules.name, version.rules.ippatsu) == (2, "own-2", False)


async def test_rules_are_typed_into_a_dialog_also_after_a_restart(
    club: Club, house: House, organiser: simcord.MemberActor, settings: Config
) -> None:
    modal = await organiser.slash(club.channel, "rules import")
    await club.env.restart_bot(bot.build(settings))
    typed = '[preset]\nextends = "f-league"\n[rules]\nkuitan = false\n'
    answer = await organiser.submit_modal(modal, {"rules": typed})
    message = reply(answer)
    assert text(message).startswith("# House rules, version 1?")
    await organiser.click(message, label=TAKE)
    assert plain_values(await own_rules(house)) == {**plain_values(load_preset("f-league")), "kuitan": False}


TENHOU = write_rules(load_preset("tenhou"), "en").encode()
WRONG = [
    (b"\xff\xfe\x00", "This file is not a text file."),
    (b"[rules]\nchi = = 1", "Line 2 is not valid TOML."),
    (b"x = 1", "The file has no [rules] table."),
    (b'[preset]\nextends = "x"\n[rules]\n', 'There are no rules called "x".'),
    (b"#" * (LONGEST_FILE + 1), f"The rules are {LONGEST_FILE + 1} characters long"),
    (b"#" * (4 * LONGEST_FILE + 1), f"The rules are {4 * LONGEST_FILE + 1} characters long"),
    (TENHOU, "Tenhou, four players already has this value"),
]


@pytest.mark.parametrize(("data", "answer"), WRONG, ids=[answer[:20] for _, answer in WRONG])
async def test_a_file_that_cannot_be_taken_gets_one_sentence(
    club: Club, house: House, organiser: simcord.MemberActor, data: bytes, answer: str
) -> None:
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).startswith(answer)
    assert await house.store.rules.current(house.guild) is None


async def test_a_file_that_is_gone_is_asked_for_again(
    club: Club, organiser: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_: discord.Attachment) -> bytes:
        raise discord.NotFound(SimpleNamespace(status=404, reason="gone"), "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", TENHOU))
    assert text(result) == "Discord did not hand over this file. Attach it again."


async def test_every_mistake_in_a_file_is_named(club: Club, organiser: simcord.MemberActor) -> None:
    data = TENHOU.replace(b"\nkuitan = true", b"\nkuitann = true").replace(b"\nchi = true", b'\nchi = "no"')
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).splitlines() == [
        "These rules cannot be used: 3 things are wrong.",
        '- There is no rule called "kuitann".',
        '- chi (Chi) cannot be "no". What can be written:',
        "  - **true**: A player may call a run from the player to their left.",
        "  - **false**: Runs cannot be called.",
        "- The rules own do not say anything about kuitan.",
    ]


async def test_a_wrong_value_in_a_file_gets_what_can_be_written(club: Club, organiser: simcord.MemberActor) -> None:
    data = TENHOU.replace(b'tobi = "below_zero"', b'tobi = "yes"').replace(b"players = 4", b"players = 40")
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).splitlines() == [
        "These rules cannot be used: 2 things are wrong.",
        '- In the rules own, players cannot be "40". It can be: 3, 4.',
        '- tobi (Bust (tobi)) cannot be "yes". What can be written:',
        '  - **"none"**: Nobody busts: the game goes on whatever the points.',
        r'  - **"below\_zero"**: A player below zero ends the game. With exactly 0 the game goes on.',
    ]


async def test_of_many_wrong_values_those_are_said_in_full_that_there_is_room_for(
    club: Club, organiser: simcord.MemberActor
) -> None:
    data = "[rules]\n" + "\n".join(f'{field} = "{"x" * 500}"' for field in rule_fields())
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data.encode()))
    lines = text(result).splitlines()
    assert sum(line.startswith("- ") for line in lines) == 12
    assert "What can be written:" in text(result)
    assert any(line.startswith("- In the rules own, ") and line.endswith("…") for line in lines)


async def test_of_very_many_mistakes_some_are_named(club: Club, organiser: simcord.MemberActor) -> None:
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", b"[rules]\n"))
    lines = text(result).splitlines()
    assert len(lines) == 14
    assert lines[-1] == f"… and {len(rule_fields()) - 12} more."


async def test_what_cannot_be_played_together_is_not_imported(club: Club, organiser: simcord.MemberActor) -> None:
    data = b'[preset]\nextends = "tenhou-sanma"\n[rules]\nchi = true\nfour_winds = true\n'
    result = await organiser.slash(club.channel, "rules import", file=("rules.toml", data))
    assert text(result).splitlines()[1:] == [
        "- With three players, nobody can call chi.",
        "- With three players, four equal winds cannot end the hand.",
    ]
