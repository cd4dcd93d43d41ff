"""`/score quiz`: a hand at random, four answers to choose from, and the explanation for whoever has answered.

A question is a case like any other, so that its buttons carry it whole and work after a restart.
"""

import asyncio
import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Self

import discord
from discord import ui

from cogs.draw import drawn, hand_picture
from cogs.score import state
from cogs.score.case import Case
from cogs.score.hand_card import face, situation, tile_lines
from cogs.ui.buttons import PersistentButton, label_of
from cogs.ui.cards import Accent, Card, small
from cogs.ui.language import texts_of
from cogs.ui.naming import rules_named, title_of
from cogs.ui.people import store_of
from cogs.ui.pictures import Picture
from cogs.ui.sending import send_card
from cogs.ui.terms import shares_text, yaku_name
from cogs.ui.texts import Texts
from core.hand import Yaku
from core.rules import RuleSet
from core.scoring import Question, draw_question, paid
from db import Streaks


async def quiz_card(interaction: discord.Interaction, rules: RuleSet, texts: Texts) -> Card:
    """A new question under `rules`; the same interaction asks the same again."""
    chance = Random(interaction.id)  # noqa: S311  -- questions are no secret
    # Under rules that leave little to win with it takes a while to find a hand.
    question = await asyncio.to_thread(draw_question, chance, rules)
    case = Case.of(question.score)
    return question_card(question, texts, await drawn(hand_picture, case.hand, case.win(), texts=texts))


def question_card(question: Question, texts: Texts, *pictures: Picture) -> Card:
    """The question with a button for each answer."""
    case = Case.of(question.score)
    written = state.write(case)
    return Card(
        f"# {texts.text('quiz-heading')}\n{' · '.join(_circumstances(case, texts))}",
        *pictures,
        tile_lines(case, texts),
        small(f"{texts.text('quiz-how')}\n{texts.text('card-rules', rules=title_of(case.rules.name, texts))}"),
        accent=Accent.WAITING,
        rows=[
            [
                AnswerQuiz(_amounts(answer), written, case.rules.name, label=_called(answer, case, texts))
                for answer in question.answers
            ]
        ],
    )


def _circumstances(case: Case, texts: Texts) -> Iterator[str]:
    """How the hand won, with what cannot be seen of its tiles."""
    yield situation(case, texts)
    if case.riichi is not None:
        yield yaku_name(Yaku.RIICHI, texts)
    if case.ippatsu:
        yield yaku_name(Yaku.IPPATSU, texts)
    if case.kita:
        yield texts.text("quiz-kita", count=case.kita)


def _amounts(answer: tuple[int, ...]) -> str:
    """What there is to pay, for a custom id: the same for all who pay alike."""
    return "-".join(map(str, sorted(set(answer))))


def _called(amounts: Iterable[int], case: Case, texts: Texts) -> str:
    """What there is to pay, as it is called at the table."""
    return shares_text(amounts, texts) if case.tsumo else str(sum(amounts))


def answer_card(case: Case, said: str, texts: Texts, *, is_right: bool, streaks: Streaks | None) -> Card:
    """Whether the answer was right, and what the hand is worth and why."""
    verdict = texts.text("quiz-right" if is_right else "quiz-wrong", said=said)
    about = "" if streaks is None else f"\n{small(' · '.join(_streaks(streaks, texts)))}"
    return Card(
        f"## {verdict}{about}",
        *face(case, texts).blocks,
        accent=Accent.WIN if is_right else Accent.PLAIN,
        rows=[[NextQuiz(case.rules.name, label=texts.text("quiz-next"))]],
    )


def _streaks(streaks: Streaks, texts: Texts) -> Iterator[str]:
    if not streaks.is_first:
        yield texts.text("quiz-answered-before")
    yield texts.text("quiz-streak", count=streaks.now)
    if streaks.best:
        yield texts.text("quiz-best", count=streaks.best)
    if streaks.leader_best:
        yield texts.text("quiz-leader", who=f"<@{streaks.leader}>", count=streaks.leader_best)


class AnswerQuiz(PersistentButton, template=rf"quiz:(?P<amounts>\d+(?:-\d+)?):{state.PATTERN}"):
    """One of the answers, by the amounts that are paid."""

    def __init__(self, amounts: str, written: str, rules: str, *, label: str) -> None:
        super().__init__(custom_id=f"quiz:{amounts}:{written}:{rules}", label=label)
        self._amounts = amounts
        self._written = written
        self._rules = rules

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match["amounts"], match["state"], match["rules"], label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Explain the hand to whoever answers, and count it where it is asked on a server that has the bot."""
        texts = texts_of(interaction)
        case = state.read(self._written, await rules_named(interaction, self._rules, self._rules))
        is_right = _amounts(paid(case.score())) == self._amounts
        # The button says it in the language of the server.
        said = _called(map(int, self._amounts.split("-")), case, texts)
        streaks = await _counted(interaction, is_right=is_right)
        card = answer_card(case, said, texts, is_right=is_right, streaks=streaks)
        await send_card(interaction, card, ephemeral=True)


async def _counted(interaction: discord.Interaction, *, is_right: bool) -> Streaks | None:
    """Keep an answer; nothing where the bot is not on a server, but has been brought along by somebody."""
    brought_along = interaction.is_user_integration() and not interaction.is_guild_integration()
    if interaction.guild_id is None or interaction.message is None or brought_along:
        return None
    store = store_of(interaction)
    deed = store.deed(interaction.guild_id, interaction.user.id)
    return await store.quizzes.answer(deed, interaction.message.id, is_right=is_right)


class NextQuiz(PersistentButton, template=r"quiz:next:(?P<rules>[\w-]+)"):
    """Asks somebody another question, which nobody else sees."""

    def __init__(self, rules: str, *, label: str) -> None:
        super().__init__(custom_id=f"quiz:next:{rules}", label=label)
        self._rules = rules

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the button that was pressed."""
        return cls(match["rules"], label=label_of(item))

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Ask."""
        rules = await rules_named(interaction, self._rules, self._rules)
        await send_card(interaction, await quiz_card(interaction, rules, texts_of(interaction)), ephemeral=True)
