"""The results of an example in words: of each outcome only what differs between them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatchmethod

from cogs.rules.answer.cases import player_name, points_of, team_name, teams_of
from cogs.ui.texts import Texts
from cogs.ui.words.figures import score, signed
from cogs.ui.words.terms import limit_name, round_name, seat_name, yaku_name
from core.examples import (
    Carried,
    Counted,
    Lent,
    Outcome,
    PlayCase,
    Refused,
    Scored,
    Seating,
    Settled,
    Shown,
    Stands,
    Tenpai,
    Wins,
    Worth,
)
from core.examples import (
    outcome as work_out,
)
from core.hand import Wind
from core.scoring import Limit

_WHY_NOT = frozenset(
    {"no-yaku", "below-minimum", "not-complete", "deal-choice-missing", "abort-not-played", "nagashi-not-played"}
)
"""Errors whose cause an example explains. Others only say that something is impossible."""


def outcome_texts(shown: Shown, texts: Texts) -> dict[object, str]:
    """Write the result of the case with each value of the rule."""
    words = _Words(shown, texts)
    return {variant.value: words.said(variant.outcome) for variant in shown.variants}


@dataclass(frozen=True, slots=True)
class _Words:
    shown: Shown
    texts: Texts

    @singledispatchmethod
    def said(self, outcome: Outcome) -> str:
        raise AssertionError(outcome)

    @said.register
    def _(self, outcome: Refused) -> str:
        return self.texts.text(f"example-refused-{outcome.key}" if outcome.key in _WHY_NOT else "example-refused")

    @said.register
    def _(self, outcome: Wins) -> str:
        if not outcome.scores:
            return self.texts.text("example-nobody-paid")
        wins = [each for each in self._possible() if isinstance(each, Wins)]
        alone = all(len(each.scores) == 1 for each in wins)
        if not alone or (len(wins) > 1 and len({(each.scores[0].points, each.scores[0].yaku) for each in wins}) == 1):
            return self._balance(outcome)
        worth = _scored(outcome.scores[0], self.texts)
        if len({tuple(yaku.yaku for yaku in each.scores[0].yaku) for each in wins}) == 1:
            return worth
        return self.texts.listed([_yaku(outcome.scores[0], self.texts), worth])

    @said.register
    def _(self, outcome: Worth) -> str:
        return self.texts.text("example-worth", points=outcome.points)

    @said.register
    def _(self, outcome: Stands) -> str:
        parts = []
        if self._differ(lambda stands: stands.points):
            parts += self._points(outcome)
        if self._differ(lambda stands: (stands.end, stands.round_wind, stands.dealer, stands.honba)):
            parts.append(self._then(outcome))
        if self._differ(lambda stands: stands.kyoutaku_points):
            parts.append(self.texts.text("live-loose", points=outcome.kyoutaku_points))
        if outcome.may_stop:
            dealer = player_name(outcome.dealer, self.shown.case, self.texts)
            parts.append(self.texts.text("example-may-stop", name=dealer))
        return self.texts.listed(parts)

    @said.register
    def _(self, outcome: Tenpai) -> str:
        return self.texts.text("example-is-tenpai" if outcome.counts else "example-is-noten")

    @said.register
    def _(self, outcome: Settled) -> str:
        return " / ".join(map(score, outcome.totals))

    @said.register
    def _(self, outcome: Counted) -> str:
        return self.texts.text("example-counted", number=signed(outcome.number))

    @said.register
    def _(self, outcome: Lent) -> str:
        if outcome.decide:
            return self.texts.text("example-officials")
        loans = [
            self.texts.text(
                "example-loan",
                debtor=team_name(debtor, self.texts),
                lender=team_name(lender, self.texts),
                points=amount,
            )
            for debtor, lender, amount in outcome.loans
        ]
        return self.texts.listed(loans) if loans else self.texts.text("example-no-loans")

    @said.register
    def _(self, outcome: Carried) -> str:
        return teams_of(outcome.points, self.texts)

    @said.register
    def _(self, outcome: Seating) -> str:
        return self.texts.text("example-seats-drawn" if outcome.due else "example-seats-stay")

    def _possible(self) -> list[Outcome]:
        """Write the outcomes that these rules and others allow."""
        return [each.outcome for each in self.shown.variants if not isinstance(each.outcome, Refused)]

    def _stands(self) -> list[Stands]:
        """Write the state of the table for each value, and the state before if there is but one value."""
        found = [each for each in self._possible() if isinstance(each, Stands)]
        return found if len(found) > 1 else [*found, self._before()]

    def _before(self) -> Stands:
        case = self.shown.case
        before = work_out(case._replace(events=()), self.shown.rules) if isinstance(case, PlayCase) else None
        if not isinstance(before, Stands):
            raise TypeError(case)
        return before

    def _differ(self, fact: Callable[[Stands], object]) -> bool:
        """Return True if a fact of the table differs between the outcomes."""
        return len({fact(each) for each in self._stands()}) > 1

    def _balance(self, outcome: Wins) -> str:
        """Write what each player gains or pays."""
        return self.texts.listed(
            self.texts.text("example-held", name=seat_name(Wind(seat), self.texts), points=signed(change))
            for seat, change in enumerate(outcome.balance)
            if change
        )

    def _points(self, outcome: Stands) -> list[str]:
        """Write the points of the players for whom they change."""
        before = self._before().points
        changed = {seat for each in self._stands() for seat, held in enumerate(each.points) if held != before[seat]}
        held = points_of(outcome.points, self.shown.case, self.texts)
        return [text for seat, text in enumerate(held) if seat in changed]

    def _then(self, outcome: Stands) -> str:
        """Write what follows: the next hand, or the end of the game."""
        if outcome.end:
            return self.texts.text("example-over")
        where = round_name(outcome.round_wind, outcome.dealer, self.texts)
        honba = self.texts.text("card-honba", count=outcome.honba)
        return self.texts.text("example-next", where=self.texts.listed([where, honba] if outcome.honba else [where]))


def _scored(scored: Scored, texts: Texts) -> str:
    """Write the worth of a hand."""
    if scored.yakuman:
        value = texts.text("value-yakuman", times=scored.yakuman)
    elif scored.limit is Limit.NONE:
        value = texts.text("value-han-fu", han=scored.han, fu=scored.fu)
    else:
        limit = limit_name(scored.limit, texts)
        value = texts.text("value-limit", limit=limit, han=scored.han, fu=scored.fu)
    return texts.text("example-scored", points=scored.points, value=value)


def _yaku(scored: Scored, texts: Texts) -> str:
    """Write the yaku of a hand."""
    return texts.yaku_listed(yaku_name(each.yaku, texts) for each in scored.yaku)
