"""The card of a game with its buttons. What a press may do depends on the game as it is then, not as it was drawn."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final, Self

import discord
from discord import ui

from cogs.game.changes import Side, changes
from cogs.game.dialogs import chombo_dialog, edit_dialog, fpoints_dialog, reason_dialog
from cogs.game.errors import PreviewOfAnother
from cogs.game.face import accent_of, face
from cogs.game.fixes import Cause, Fix, fixes
from cogs.game.who import ASKED, NEW_GUEST, Asked, asked_in, asked_line, guest_named, guest_options, remember
from cogs.ui import limits
from cogs.ui.agreeing import agree
from cogs.ui.buttons import PersistentButton, PersistentSelect, PersistentUserSelect, label_of
from cogs.ui.cards import QUIET, Accent, Card
from cogs.ui.language import board_texts, texts_of
from cogs.ui.people import account_ref, guild_of, store_of
from cogs.ui.permissions import Action, allowed, check, roles_of
from cogs.ui.sending import change_card
from cogs.ui.texts import Texts
from core.logs import NO_NAME
from core.rules import RuleSet
from db import GameInfo, GameStatus, PlayerRef, Result, Store
from db.errors import GameNotOpen

_GREEN: Final = discord.ButtonStyle.success
_GREY: Final = discord.ButtonStyle.secondary
_BLUE: Final = discord.ButtonStyle.primary
_RED: Final = discord.ButtonStyle.danger


class Verb(StrEnum):
    """What a button does."""

    SUBMIT = "submit"
    SAVE = "save"
    EDIT = "edit"
    FPOINTS = "fpoints"
    CHOMBO = "chombo"
    CANCEL = "cancel"
    AGREE = "agree"
    CORRECT = "correct"


_STYLES: Final = {
    Verb.SUBMIT: _GREEN,
    Verb.SAVE: _GREEN,
    Verb.AGREE: _GREEN,
    Verb.CANCEL: _RED,
}


def counts_fpoints(rules: RuleSet) -> bool:
    """Whether F-points are counted under these rules."""
    return any((rules.fpoint_deal_in, rules.fpoint_double_ron, rules.fpoint_triple_ron, rules.fpoint_ippatsu_tsumo))


async def game_card(game: GameInfo, store: Store, guild_id: int, texts: Texts, *, asked: Sequence[Asked] = ()) -> Card:
    """A game as it is, with the buttons that do something about it, and the lists in which it is `asked` who is who."""
    asked = asked if game.status is GameStatus.DRAFT else ()
    blocks, unchanged = face(game, texts, asked=frozenset(each.seat for each in asked)), False
    if asked:
        blocks.insert(-1, asked_line(asked, game, texts))
    if game.status is GameStatus.DRAFT and game.corrects is not None:
        lines = await _changes(game, store, guild_id, texts)
        unchanged = not lines
        blocks.insert(1, "\n".join(lines) or texts.text("game-unchanged"))
    rows = [*await _who_rows(asked, game, store, guild_id, texts), *game_rows(game, texts, unchanged=unchanged)]
    return Card(*blocks, accent=Accent.MISTAKE if game.missing else accent_of(game), rows=rows)


async def _who_rows(
    asked: Sequence[Asked], game: GameInfo, store: Store, guild_id: int, texts: Texts
) -> list[list[ui.Item[Any]]]:
    """The lists to choose from who somebody is: the members, and where there are any the guests."""
    if not asked:
        return []
    guests = await store.players.guests(guild_id)
    rows: list[list[ui.Item[Any]]] = []
    for each in asked:
        player, name = game.seats[each.seat].player, each.name or NO_NAME
        member = texts.text("game-who-member", name=name)
        rows.append([WhoIs(game.id, each, placeholder=member, user_id=player.user_id)])
        if options := guest_options(each, game, guests, texts):
            guest = texts.text("game-who-guest", name=name)
            rows.append([WhichGuest(game.id, each, options, placeholder=guest)])
    return rows


async def _changes(draft: GameInfo, store: Store, guild_id: int, texts: Texts) -> list[str]:
    """What a correction would change."""
    original = await store.games.get(guild_id, draft.corrects or 0)
    names = {seat.player.id: seat.player.name for game in (original, draft) for seat in game.seats}
    return list(changes(Side.of(original), Side.of(draft), names, texts))


def game_rows(game: GameInfo, texts: Texts, *, unchanged: bool = False) -> list[list[ui.Item[Any]]]:
    """The buttons under a game; a correction that changes nothing cannot be saved."""
    if game.status is GameStatus.PENDING:
        verbs = (Verb.AGREE, Verb.CORRECT, Verb.CANCEL)
        return [[_button(verb, game, texts) for verb in verbs]]
    if game.status is not GameStatus.DRAFT:
        return []
    offered: list[ui.Item[Any]] = [FixGame(game.id, fix, label=_fix_label(fix, game, texts)) for fix in fixes(game)]
    done = Verb.SAVE if game.corrects is not None else Verb.SUBMIT
    verbs = (done, Verb.EDIT, *((Verb.FPOINTS,) if counts_fpoints(game.rules) else ()), Verb.CHOMBO, Verb.CANCEL)
    buttons: list[ui.Item[Any]] = [
        _button(verb, game, texts, disabled=verb is done and (bool(game.missing) or unchanged)) for verb in verbs
    ]
    return [row for row in (offered, buttons) if row]


def _button(verb: Verb, game: GameInfo, texts: Texts, *, disabled: bool = False) -> "GameButton":
    key = "take-back" if verb is Verb.CANCEL and game.status is GameStatus.PENDING else verb.value
    return GameButton(verb, game.id, label=texts.text(f"game-button-{key}"), disabled=disabled)


def _fix_label(fix: Fix, game: GameInfo, texts: Texts) -> str:
    if fix.cause is Cause.STICKS:
        rule = game.rules.leftover_kyoutaku.value
        return texts.text("game-fix-sticks", sticks=fix.sticks, rule=rule)
    names = [seat.player.name for seat in game.seats]
    seat, dealer = fix.seat or 0, fix.dealer or 0
    return texts.text(
        f"game-fix-{fix.cause}",
        name=names[seat],
        points=fix.points[seat],
        dealer=names[dealer],
        dealt="yes" if seat == dealer else "no",
    )


async def show(interaction: discord.Interaction, game: GameInfo) -> None:
    """Draw the message anew as the game is now."""
    texts, asked = board_texts(interaction), asked_in(interaction.message, game.id)
    card = await game_card(game, store_of(interaction), guild_of(interaction), texts, asked=asked)
    await change_card(interaction, card)


async def game_for(interaction: discord.Interaction, game_id: int, action: Action) -> GameInfo:
    """A game to do something to. Raises `GameUnknown`, and `PreviewOfAnother` or `NotAllowed` for who may not.

    Whoever corrects a game has to be allowed to edit that game, not only the draft of the correction.
    """
    store, guild = store_of(interaction), guild_of(interaction)
    game = await store.games.get(guild, game_id)
    roles = await roles_of(interaction, store, game)
    # Who is named as one that has to confirm the game will press what says so, though it is too early.
    if (
        action is Action.EDIT
        and game.status is GameStatus.DRAFT
        and game.corrects is None
        and not allowed(action, roles)
    ):
        raise PreviewOfAnother
    check(action, roles)
    if game.corrects is not None:
        original = await store.games.get(guild, game.corrects)
        check(Action.EDIT, await roles_of(interaction, store, original))
    return game


async def draft_for(interaction: discord.Interaction, game_id: int) -> GameInfo:
    """A draft to change. Raises `GameNotOpen` besides, if it is none any more."""
    game = await game_for(interaction, game_id, Action.EDIT)
    if game.status is not GameStatus.DRAFT:
        raise GameNotOpen(number=game.number or game.id, status=game.status)
    return game


async def _submit(interaction: discord.Interaction, game_id: int) -> None:
    await interaction.response.defer()
    await game_for(interaction, game_id, Action.EDIT)
    store = store_of(interaction)
    game = await store.games.submit(store.deed(guild_of(interaction), interaction.user.id), game_id)
    await show(interaction, game)
    said = await remember(interaction, asked_in(interaction.message, game_id), game)
    if said:
        await interaction.followup.send(view=Card(said), ephemeral=True, allowed_mentions=QUIET)


async def _agree(interaction: discord.Interaction, game_id: int) -> None:
    await interaction.response.defer()
    await show(interaction, await agree(interaction, game_id))


async def _cancel(interaction: discord.Interaction, game_id: int) -> None:
    await interaction.response.defer()
    await game_for(interaction, game_id, Action.CANCEL)
    store = store_of(interaction)
    await show(interaction, await store.games.cancel(store.deed(guild_of(interaction), interaction.user.id), game_id))


async def _edit(interaction: discord.Interaction, game_id: int) -> None:
    game = await draft_for(interaction, game_id)
    made = edit_dialog(game, texts_of(interaction), custom_id=f"game:edit:{game.id}")
    await interaction.response.send_modal(made)


async def correct(interaction: discord.Interaction, game_id: int) -> None:
    """Open the dialog in which a recorded game is corrected."""
    game = await game_for(interaction, game_id, Action.EDIT)
    if game.status not in (GameStatus.PENDING, GameStatus.CONFIRMED):
        raise GameNotOpen(number=game.number or game.id, status=game.status)
    made = edit_dialog(game, texts_of(interaction), custom_id=f"game:correct:{game.id}")
    await interaction.response.send_modal(made)


async def _fpoints(interaction: discord.Interaction, game_id: int) -> None:
    game = await draft_for(interaction, game_id)
    await interaction.response.send_modal(fpoints_dialog(game, texts_of(interaction)))


async def _chombo(interaction: discord.Interaction, game_id: int) -> None:
    game = await draft_for(interaction, game_id)
    await interaction.response.send_modal(chombo_dialog(game, texts_of(interaction)))


async def _save(interaction: discord.Interaction, game_id: int) -> None:
    draft = await draft_for(interaction, game_id)
    original = await store_of(interaction).games.get(guild_of(interaction), draft.corrects or 0)
    made = reason_dialog(draft, texts_of(interaction), number=original.number or 0)
    await interaction.response.send_modal(made)


_DO: Final[Mapping[Verb, Callable[[discord.Interaction, int], Awaitable[None]]]] = {
    Verb.SUBMIT: _submit,
    Verb.SAVE: _save,
    Verb.EDIT: _edit,
    Verb.FPOINTS: _fpoints,
    Verb.CHOMBO: _chombo,
    Verb.CANCEL: _cancel,
    Verb.AGREE: _agree,
    Verb.CORRECT: correct,
}


class GameButton(PersistentButton, template=rf"game:(?P<verb>{'|'.join(Verb)}):(?P<game>\d+)"):
    """Does one thing to a game."""

    def __init__(self, verb: Verb, game_id: int, *, label: str, disabled: bool = False) -> None:
        style = _STYLES.get(verb, _GREY)
        super().__init__(custom_id=f"game:{verb}:{game_id}", label=label, style=style, disabled=disabled)
        self._verb = verb
        self._game = game_id

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(Verb(match["verb"]), int(match["game"]), label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Do it, and show the game as it is then."""
        await _DO[self._verb](interaction, self._game)


class FixGame(PersistentButton, template=r"game:fix:(?P<game>\d+):(?P<sticks>\d+):(?P<points>-?\d+(?:\.-?\d+)*)"):
    """Puts sticks and points into a draft, so that they add up. They are all in the button: twice is as once."""

    def __init__(self, game_id: int, fix: Fix, *, label: str) -> None:
        points = ".".join(map(str, fix.points))
        super().__init__(custom_id=f"game:fix:{game_id}:{fix.sticks}:{points}", label=label, style=_BLUE)
        self._game = game_id
        self._fix = fix

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        points = tuple(map(int, match["points"].split(".")))
        fix = Fix(cause=Cause.STICKS, sticks=int(match["sticks"]), points=points)
        return cls(int(match["game"]), fix, label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Make it add up."""
        await interaction.response.defer()
        game = await draft_for(interaction, self._game)
        store = store_of(interaction)
        result = replace(Result.of(game), sticks=self._fix.sticks, points=self._fix.points)
        deed = store.deed(guild_of(interaction), interaction.user.id)
        await show(interaction, await store.games.redraft(deed, game.id, result))


async def _seat(interaction: discord.Interaction, game_id: int, asked: Asked, ref: PlayerRef | None) -> None:
    """Put somebody into a seat of a draft, or else a guest of the name in the log.

    Raises `SeatedTwice` for who has another seat.
    """
    await interaction.response.defer()
    game, store = await draft_for(interaction, game_id), store_of(interaction)
    guild = guild_of(interaction)
    result = Result.of(game)
    players = list(result.players)
    others = [player for seat, player in enumerate(players) if seat != asked.seat]
    players[asked.seat] = ref or await guest_named(asked.name, others, store, guild)
    deed = store.deed(guild, interaction.user.id)
    await show(interaction, await store.games.redraft(deed, game.id, replace(result, players=tuple(players))))


class WhoIs(PersistentUserSelect, template=f"game:who:{ASKED}"):
    """Says which member somebody in a log is; nobody is a guest of that name."""

    def __init__(self, game_id: int, asked: Asked, *, placeholder: str = "", user_id: int | None = None) -> None:
        custom_id = f"game:who:{game_id}:{asked.seat}:{asked.name}"
        super().__init__(custom_id=custom_id, placeholder=placeholder, user_id=user_id)
        self._game = game_id
        self._asked = asked

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used."""
        return cls(int(match["game"]), Asked(int(match["seat"]), match["name"]))

    async def chosen(self, interaction: discord.Interaction, person: discord.User | discord.Member | None) -> None:
        """Put them into the seat, and draw the game anew."""
        ref = account_ref(person) if person else None
        await _seat(interaction, self._game, self._asked, ref)


class WhichGuest(PersistentSelect, template=f"game:guest:{ASKED}"):
    """Says which guest somebody in a log is, of those that there are, or a new one."""

    def __init__(
        self, game_id: int, asked: Asked, options: list[discord.SelectOption], *, placeholder: str = ""
    ) -> None:
        custom_id = f"game:guest:{game_id}:{asked.seat}:{asked.name}"
        super().__init__(custom_id=custom_id, options=options, placeholder=limits.clip(placeholder, limits.PLACEHOLDER))
        self._game = game_id
        self._asked = asked

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the list that was used."""
        return cls(int(match["game"]), Asked(int(match["seat"]), match["name"]), [])

    async def chosen(self, interaction: discord.Interaction, value: str) -> None:
        """Put them into the seat, and draw the game anew."""
        ref = PlayerRef("", player_id=int(value)) if value != NEW_GUEST else None
        await _seat(interaction, self._game, self._asked, ref)
