"""The figures: medians, quartiles, ratios, verdicts on the bars, and the tables they stand in."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import NamedTuple

from benchmarks.bars import Bar, Build, Measure, bars
from benchmarks.peers import BACKGAMMON, CATANATRON, GIN_RUMMY

PEERS = (BACKGAMMON, GIN_RUMMY, CATANATRON)


@dataclass(frozen=True)
class Lap:
    """What one contestant did in one round: whole games, decisions or clones, time."""

    games: int
    count: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.count / self.seconds


class Facts(NamedTuple):
    """What a contestant says of itself before the first round; the shares come from its counting pass."""

    compiled: bool
    version: str
    measures: tuple[Measure, ...]
    forced: float
    choices: float


@dataclass
class Card:
    """A contestant's score card: one of our games in one build or, with no build, a peer."""

    name: str
    build: Build | None
    facts: Facts
    laps: dict[Measure, list[Lap]] = field(default_factory=dict)

    @property
    def label(self) -> str:
        return self.name if self.build is None else f"{self.name}, {self.build}"

    def rate(self, measure: Measure) -> float:
        return median(lap.rate for lap in self.laps[measure])


def middle_half(rates: Sequence[float]) -> tuple[float, float]:
    """The first and third quartile; a single round is its own quartiles."""
    if len(rates) == 1:
        return rates[0], rates[0]
    first, _, third = quantiles(rates, n=4, method="inclusive")
    return first, third


def times(one: Sequence[Lap], other: Sequence[Lap]) -> float:
    """How many times as fast: the median of the rounds' own quotients, as a slow round slows both sides."""
    return median(mine.rate / theirs.rate for mine, theirs in zip(one, other, strict=True))


def play_table(cards: Sequence[Card]) -> str:
    peers = measured_peers(cards)
    head = ["random play", "decisions/s", "middle half", "games/s", "decisions/game", "forced", "choices"]
    rows = [
        [
            card.label,
            *spread(card, "play"),
            games_a_second(card.laps["play"]),
            decisions_a_game(card.laps["play"]),
            f"{card.facts.forced:.0%}",
            f"{card.facts.choices:.1f}",
            *ratios(card, "play", peers),
        ]
        for card in cards
    ]
    return table([*head, *against(peers)], rows)


def inside_table(cards: Sequence[Card]) -> str:
    able = [card for card in cards if "inside" in card.laps]
    peers = measured_peers(able)
    rows = [
        [
            card.label,
            *spread(card, "inside"),
            games_a_second(card.laps["inside"]),
            f"{times(card.laps['inside'], card.laps['play']):.2f}x",
            *ratios(card, "inside", peers),
        ]
        for card in able
    ]
    head = ["whole games", "decisions/s", "middle half", "games/s", "to its own loop"]
    return table([*head, *against(peers)], rows)


def clone_table(cards: Sequence[Card]) -> str:
    peers = measured_peers(cards)
    rows = [[card.label, *spread(card, "clone"), *ratios(card, "clone", peers)] for card in cards]
    return table(["clones", "clones/s", "middle half", *against(peers)], rows)


def bars_table(games: Sequence[str], cards: Sequence[Card]) -> str:
    rows = [[f"{game}, {bar.build}", *verdict(game, bar, cards)] for game in games for bar in bars(game)]
    return table(["bar", "at least", "measured", "verdict"], rows) if rows else "No game of ours was run."


def verdict(game: str, bar: Bar, cards: Sequence[Card]) -> tuple[str, str, str]:
    """The bar in words, the figure it is held against, and pass, MISS or not measured."""
    asked = f"{bar.least:,g} {'clones' if bar.measure == 'clone' else 'decisions'}/s"
    if bar.against is not None:
        asked = f"{bar.least:g}x {bar.against}"
    ours = find(cards, game, bar.build)
    theirs = None if bar.against is None else find(cards, bar.against, None)
    if ours is None or (bar.against is not None and theirs is None):
        return asked, "-", "not measured"
    if theirs is None:
        figure, shown = ours.rate(bar.measure), f"{ours.rate(bar.measure):,.0f}/s"
    else:
        figure = times(ours.laps[bar.measure], theirs.laps[bar.measure])
        shown = f"{figure:.2f}x"
    return asked, shown, "pass" if figure >= bar.least else "MISS"


def find(cards: Sequence[Card], name: str, build: Build | None) -> Card | None:
    return next((card for card in cards if card.name == name and card.build == build), None)


def measured_peers(cards: Sequence[Card]) -> list[Card]:
    return [card for peer in PEERS if (card := find(cards, peer, None)) is not None]


def against(peers: Sequence[Card]) -> list[str]:
    return [f"to {peer.name}" for peer in peers]


def ratios(card: Card, measure: Measure, peers: Sequence[Card]) -> list[str]:
    return [f"{times(card.laps[measure], peer.laps[measure]):.2f}x" for peer in peers]


def spread(card: Card, measure: Measure) -> tuple[str, str]:
    first, third = middle_half([lap.rate for lap in card.laps[measure]])
    return f"{card.rate(measure):,.0f}", f"{first:,.0f} to {third:,.0f}"


def games_a_second(laps: Sequence[Lap]) -> str:
    return f"{median(lap.games / lap.seconds for lap in laps):,.1f}"


def decisions_a_game(laps: Sequence[Lap]) -> str:
    return f"{sum(lap.count for lap in laps) / sum(lap.games for lap in laps):,.0f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table whose columns also line up in a terminal: names to the left, figures to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(head, *rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(line(cells, widths) for cells in (head, rule, *rows))


def line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = cells
    figures = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
    return f"| {' | '.join([first.ljust(widths[0]), *figures])} |"
