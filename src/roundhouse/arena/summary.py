"""What many plays come to: points, lengths and winning rates, with the doubt that their number leaves."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from roundhouse.arena.simulate import Outcome

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Interval(NamedTuple):
    """The bounds of a confidence interval."""

    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's 95 % interval for a rate; unlike the plain one it is right near 0 and 1 too."""
    if not trials:
        return Interval(0.0, 1.0)
    rate = successes / trials
    doubt = Z * Z / trials
    centre = (rate + doubt / 2) / (1 + doubt)
    reach = Z * sqrt(rate * (1 - rate) / trials + doubt / (4 * trials)) / (1 + doubt)
    return Interval(max(0.0, centre - reach), min(1.0, centre + reach))


def clustered(games: Sequence[Sequence[float]]) -> Interval:
    """The 95 % interval for the mean of values between 0 and 1 that come in games, those of one game alike in luck.

    Where no game differs from another it is the rule of three: so many games leave that much doubt.
    """
    values = sum(len(game) for game in games)
    mean = sum(map(sum, games)) / values
    off = sqrt(sum((sum(game) - mean * len(game)) ** 2 for game in games)) / values
    reach = Z * off if off else 3 / len(games)
    return Interval(max(0.0, mean - reach), min(1.0, mean + reach))


def spread(values: Sequence[float]) -> dict[str, float]:
    """Mean, standard deviation of the sample, least and most."""
    deviation = pstdev(values) * sqrt(len(values) / (len(values) - 1)) if len(values) > 1 else 0.0
    return {"mean": fmean(values), "sd": deviation, "min": min(values), "max": max(values)}


def summary(outcomes: list[Outcome]) -> dict[str, Any]:
    """All figures of a run, JSON-ready. A shared win counts in equal parts for those who share it."""
    players = len(outcomes[0].levels)
    levels = sorted({level for outcome in outcomes for level in outcome.levels})
    everywhere = range(players)
    return {
        "games": len(outcomes),
        "seats": [{"seat": seat} | _standing(outcomes, [seat], None) for seat in everywhere],
        "levels": [{"bot": level} | _standing(outcomes, everywhere, level) for level in levels],
        "nobody_won": sum(not outcome.winners for outcome in outcomes),
        "decisions": spread([outcome.decisions for outcome in outcomes]),
        "kinds": _kinds(outcomes),
    }


def _standing(outcomes: list[Outcome], seats: Sequence[int], level: str | None) -> dict[str, Any]:
    """The points and wins of some seats, of one level or of all."""
    taken = [(outcome, seat) for outcome in outcomes for seat in seats if level in (None, outcome.levels[seat])]
    wins = sum(1 / len(outcome.winners) for outcome, seat in taken if seat in outcome.winners)
    low, high = wilson(wins, len(taken))
    return {
        "games": len(taken),
        "score": spread([outcome.scores[seat] for outcome, seat in taken]),
        "wins": {"count": wins, "rate": wins / len(taken), "low": low, "high": high},
    }


def _kinds(outcomes: list[Outcome]) -> dict[str, float]:
    """How many actions of each kind a play has on average, the commonest first."""
    kinds = {kind for outcome in outcomes for kind in outcome.kinds}
    means = {kind: fmean(outcome.kinds.get(kind, 0) for outcome in outcomes) for kind in kinds}
    return dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))
