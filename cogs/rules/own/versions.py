"""The server's own rules: a preview of each change, and a new version once an organiser confirms it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, Literal

import discord

from cogs.rules.errors import RulesUnchanged
from cogs.rules.own.values import in_file
from cogs.ui import limits
from cogs.ui.asked import Asked
from cogs.ui.cards import Accent, Card, escape, small
from cogs.ui.errors import sentence
from cogs.ui.people.permissions import Action
from cogs.ui.presses import button, press
from cogs.ui.texts import Texts
from cogs.ui.words.rulesets import own_name, title_of
from core.errors import RulesError
from core.rules import RuleSet, compare, contradictions, describe_rule, preset_names
from db import Deed, LeagueInfo, RuleVersionInfo

CHANGES: Final = 2400
"""The longest list of changes on a card, in characters."""

LEAGUES_NAMED: Final = 5
NAME_SHOWN: Final = 32
MISTAKES_SHOWN: Final = 12
MISTAKE: Final = 250
MISTAKES: Final = 3600
"""The longest sentence of one mistake, and of all of them, in characters."""


async def organiser(asked: Asked) -> Deed:
    """Return the deed of an organiser who changes the rules. Raises `NotAllowed`, `ServerOnly`."""
    deed = asked.deed()
    await asked.allow(Action.MANAGE_RULES)
    return deed


async def propose(asked: Asked, deed: Deed, rules: RuleSet, *, before: RuleSet) -> Card:
    """Draft `rules` as the server's next version and show their changes.

    Rules that are no preset get the name of that version. Raises `RulesUnchanged`, and `RulesMoved` if the rules have
    changed meanwhile. Rules that contradict each other are answered with the reasons.
    """
    texts, store = asked.board, asked.store
    if found := contradictions(rules):
        return mistakes_card(found, asked.texts)
    here = await store.rules.current(deed.guild_id)
    after = here.number or 0 if here else 0
    if rules.name not in preset_names():
        rules = replace(rules, name=own_name(after + 1))
    # Choosing the default preset is a change: it stays when the default changes.
    chosen = rules.name in preset_names() and (here is None or before.name != rules.name)
    if not chosen and not compare(before, rules):
        raise RulesUnchanged(rules=title_of(before.name, texts))
    draft = await store.rules.draft(deed, rules, after=after)
    leagues = await store.leagues.all(deed.guild_id)
    blocks = [
        texts.text("rules-preview", rules=title_of(rules.name, texts)),
        changes(before, rules, texts),
        _for_whom(leagues, texts),
    ]
    row = [
        button(adopt(draft.id), label=texts.text("rules-confirm"), style=discord.ButtonStyle.success),
        button(drop(draft.id), label=texts.text("rules-cancel")),
    ]
    return Card(*filter(None, blocks), rows=[row])


def changes(before: RuleSet, after: RuleSet, texts: Texts) -> str:
    """Write the differences, rule by rule, as many as fit a card."""
    found = compare(before, after)
    lines: list[str] = []
    for difference in found:
        was, will = (describe_rule(rules, difference.field, texts.language) for rules in (before, after))
        line = texts.text("rules-change", label=will.label, before=was.sentence, after=will.sentence)
        if lines and sum(map(len, lines)) + len(line) > CHANGES:
            lines.append(texts.text("rules-changes-more", count=len(found) - len(lines)))
            break
        lines.append(line)
    return "\n".join(lines) if lines else texts.text("rules-changes-none")


def mistakes_card(mistakes: Iterable[RulesError], texts: Texts) -> Card:
    """Lay out the mistakes, a sentence each, as many as a person reads."""
    found = list(mistakes)
    lines = [limits.clip(sentence(mistake, texts), MISTAKE) for mistake in found[:MISTAKES_SHOWN]]
    room = MISTAKES - sum(map(len, lines))
    for at, mistake in enumerate(found[:MISTAKES_SHOWN]):
        # The possible values take room: of many mistakes only the first ones list them.
        full = sentence(in_file(mistake, texts), texts).replace("\n", "\n  ")
        if len(full) - len(lines[at]) <= room:
            room -= len(full) - len(lines[at])
            lines[at] = full
    lines = [f"- {line}" for line in lines]
    if len(found) > MISTAKES_SHOWN:
        lines.append(texts.text("rules-mistakes-more", count=len(found) - MISTAKES_SHOWN))
    return Card(texts.text("rules-mistakes", count=len(found)), "\n".join(lines), accent=Accent.MISTAKE)


def _for_whom(leagues: tuple[LeagueInfo, ...], texts: Texts) -> str:
    names = [escape(limits.clip(league.name, NAME_SHOWN)) for league in leagues[:LEAGUES_NAMED]]
    if len(leagues) > LEAGUES_NAMED:
        names.append("…")
    kept = texts.text("rules-leagues-keep", count=len(leagues), names=texts.listed(names)) if leagues else ""
    return "\n".join(filter(None, (texts.text("rules-for-whom"), kept)))


async def _adopted_card(asked: Asked, version: RuleVersionInfo) -> Card:
    texts, number = asked.board, version.number or 0
    blocks = [texts.text("rules-adopted", rules=title_of(version.rules.name, texts), number=number)]
    if number > 1:
        blocks.append(changes((await asked.store.rules.get(asked.guild, number - 1)).rules, version.rules, texts))
    return Card(*blocks, small(texts.text("rules-adopted-next")))


@press("rules:adopt:{draft}")
async def adopt(asked: Asked, draft: int) -> None:
    """Make the previewed rules the server's. A second press shows the same."""
    version = await asked.store.rules.adopt(await organiser(asked), draft)
    await asked.change(await _adopted_card(asked, version))


@press("rules:drop:{draft}")
async def drop(asked: Asked, draft: int) -> None:  # noqa: ARG001  -- in the custom ids of each version
    """Drop the previewed rules, and say so in place of the preview."""
    await organiser(asked)
    await asked.change(Card(asked.board.text("rules-dropped")))


# --- versions

VERSIONS_PER_PAGE: Final = 8
LABELS_SHOWN: Final = 4


async def history_card(asked: Asked, before: int | None, texts: Texts) -> Card:
    """Lay out the versions before one, or the newest: number, person, date and changes."""
    found = await asked.store.rules.recent(asked.guild, most=VERSIONS_PER_PAGE + 1, before=before)
    if not found:
        return Card(texts.text("rules-history-none"))
    lines = list(_version_lines(found, texts))
    rows = []
    if len(found) > VERSIONS_PER_PAGE or before is not None:
        oldest = found[:VERSIONS_PER_PAGE][-1].number or 1
        row = [
            button(show_versions("new", 0), label=texts.text("rules-history-newest"), disabled=before is None),
            button(show_versions("old", oldest), label=texts.text("rules-history-older"), disabled=oldest == 1),
        ]
        rows.append(row)
    return Card(texts.text("rules-history"), *lines, small(texts.text("rules-history-note")), rows=rows)


def _version_lines(found: tuple[RuleVersionInfo, ...], texts: Texts) -> Iterator[str]:
    """Yield a block for each version of a page; `found` has one more where there is an older one."""
    for version, older in zip(found[:VERSIONS_PER_PAGE], (*found[1:], None), strict=False):
        changed = texts.text("rules-history-first")
        if older is not None:
            labels = [
                describe_rule(version.rules, each.field, texts.language).label
                for each in compare(older.rules, version.rules)
            ]
            more = len(labels) - LABELS_SHOWN
            shown = labels if more <= 0 else [*labels[:LABELS_SHOWN], texts.text("rules-history-more", count=more)]
            changed = texts.text("rules-history-changed", labels=texts.listed(shown)) if labels else ""
        yield texts.text(
            "rules-history-line",
            number=version.number or 0,
            rules=title_of(version.rules.name, texts),
            who=f"<@{version.by}>",
            when=f"<t:{int(version.at.timestamp())}:d>",
            changed=changed,
        ).strip()


@press("rules:history:{what}:{before}")
async def show_versions(asked: Asked, what: Literal["new", "old"], before: int) -> None:
    """Show older versions, or the newest again."""
    await asked.show(await history_card(asked, before if what == "old" else None, asked.shown_texts))
