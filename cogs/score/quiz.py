"""`/score quiz`: a random hand, four answers, and the explanation for each person who answers.

A question is a case like any other. Its buttons carry it whole and work after a restart.
"""

import asyncio
from collections.abc import Iterable, Iterator
from random import Random

from cogs.draw import drawn, hand_picture
from cogs.score.hand import state
from cogs.score.hand.card import face, situation, tile_lines
from cogs.score.hand.case import Case
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card, small
from cogs.ui.cards.pictures import Picture
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import title_of
from cogs.ui.words.terms import shares_text, yaku_name
from core.hand import Yaku
from core.rules import RuleSet
from core.scoring import Question, draw_question, paid
from db import Streaks


async def quiz_card(seed: int, rules: RuleSet, texts: Texts) -> Card:
    """Draw a question under `rules`; the same `seed` asks the same."""
    chance = Random(seed)  # noqa: S311  -- questions are no secret
    # Under rules with few ways to win it takes a while to find a hand.
    question = await asyncio.to_thread(draw_question, chance, rules)
    case = Case.of(question.score)
    return question_card(question, texts, await drawn(hand_picture, case.hand, case.win(), texts=texts))


def question_card(question: Question, texts: Texts, *pictures: Picture) -> Card:
    """Lay out a question with a button for each answer."""
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
                button(answer_quiz(_amounts(answer), written, case.rules.name), label=_called(answer, case, texts))
                for answer in question.answers
            ]
        ],
    )


def _circumstances(case: Case, texts: Texts) -> Iterator[str]:
    """Write the situation as far as the tiles do not show it."""
    yield situation(case, texts)
    if case.riichi is not None:
        yield yaku_name(Yaku.RIICHI, texts)
    if case.ippatsu:
        yield yaku_name(Yaku.IPPATSU, texts)
    if case.kita:
        yield texts.text("quiz-kita", count=case.kita)


def _amounts(answer: tuple[int, ...]) -> str:
    """Write payments for a custom id; who pays how much does not matter."""
    return "-".join(map(str, sorted(set(answer))))


def _called(amounts: Iterable[int], case: Case, texts: Texts) -> str:
    """Write payments as players call them at the table."""
    return shares_text(amounts, texts) if case.tsumo else str(sum(amounts))


def answer_card(case: Case, said: str, texts: Texts, *, is_right: bool, streaks: Streaks | None) -> Card:
    """Lay out the verdict, and the worth of the hand with its reasons."""
    verdict = texts.text("quiz-right" if is_right else "quiz-wrong", said=said)
    about = "" if streaks is None else f"\n{small(' · '.join(_streaks(streaks, texts)))}"
    return Card(
        f"## {verdict}{about}",
        *face(case, texts).blocks,
        accent=Accent.WIN if is_right else Accent.PLAIN,
        rows=[[button(next_quiz(case.rules.name), label=texts.text("quiz-next"))]],
    )


def _streaks(streaks: Streaks, texts: Texts) -> Iterator[str]:
    if not streaks.is_first:
        yield texts.text("quiz-answered-before")
    yield texts.text("quiz-streak", count=streaks.now)
    if streaks.best:
        yield texts.text("quiz-best", count=streaks.best)
    if streaks.leader_best:
        yield texts.text("quiz-leader", who=f"<@{streaks.leader}>", count=streaks.leader_best)


@press("quiz:{amounts:[0-9]{1,9}(?:-[0-9]{1,9})?}:{written}:{rules}")
async def answer_quiz(asked: Asked, amounts: str, written: str, rules: str) -> None:
    """Explain the hand to the person who answers, and count the answer on a server that has the bot."""
    case = state.read(written, await asked.rules(rules))
    is_right = _amounts(paid(case.score())) == amounts
    # The button may be in another language, that of the server.
    said = _called(map(int, amounts.split("-")), case, asked.texts)
    streaks = await _counted(asked, is_right=is_right)
    await asked.reply(answer_card(case, said, asked.texts, is_right=is_right, streaks=streaks), private=True)


async def _counted(asked: Asked, *, is_right: bool) -> Streaks | None:
    """Store an answer. Return None where a member brought the bot along, or outside of servers."""
    interaction = asked.interaction
    brought_along = interaction.is_user_integration() and not interaction.is_guild_integration()
    if interaction.guild_id is None or interaction.message is None or brought_along:
        return None
    return await asked.store.quizzes.answer(asked.deed(), interaction.message.id, is_right=is_right)


@press("quiz:next:{rules}")
async def next_quiz(asked: Asked, rules: str) -> None:
    """Ask one person another question in private."""
    found = await asked.rules(rules)
    await asked.reply(await quiz_card(asked.interaction.id, found, asked.texts), private=True)
