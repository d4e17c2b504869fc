"""Figures over many plays: means, shares, seat win rates with their intervals, and where they are published."""

import math
import platform
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

import roundhouse
from roundhouse.arena.match import MatchResult
from roundhouse.kernel import text
from roundhouse.kernel.game import Option

START, END = "<!-- measured -->", "<!-- /measured -->"


@dataclass
class Plays:
    """What has been measured so far."""

    players: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    nobody: int = 0
    places: list[int] = field(default_factory=list)
    decisions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    sums: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    besides: dict[str, "Plays"] = field(default_factory=dict)  # of the study's other setups, by their names

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.places = [0] * self.players

    def add(self, result: MatchResult, measured: dict[str, float]) -> None:
        self.games += 1
        self.decisions += len(result.record.moves)
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        self.nobody += not result.winners
        for place, points in enumerate(sorted(result.scores, reverse=True)):
            self.places[place] += points
        game = roundhouse.game(result.record.game)
        for _, action in result.record.moves:
            self.kinds[game.meaning(action)["kind"]] += 1
        for name, value in measured.items():
            self.sums[name] += value

    def join(self, other: "Plays") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.nobody += other.nobody
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.places = [mine + theirs for mine, theirs in zip(self.places, other.places, strict=True)]
        self.kinds += other.kinds
        for name, value in other.sums.items():
            self.sums[name] += value

    def mean(self, name: str) -> float:
        """A measure a game."""
        return self.sums[name] / self.games

    def each(self, kind: str) -> float:
        """How often a player does an action of that kind in a game."""
        return self.kinds[kind] / self.games / self.players

    def win_rates(self) -> list[float]:
        return [wins / self.games for wins in self.wins]

    def half_interval(self) -> float:
        """Half the width of the 95 % interval of a seat's win rate."""
        rate = 1 / self.players
        return 1.96 * math.sqrt(rate * (1 - rate) / self.games)


@dataclass(frozen=True)
class Setup:
    """Another way to set a game up that a study looks at: so many games of it for each of the others."""

    name: str
    players: int
    options: dict[str, Option]
    part: float


@dataclass(frozen=True)
class Study:
    """What to measure of a finished play, and how to tell it; and other setups to play beside the plain one."""

    measure: Callable[[MatchResult], dict[str, float]]
    tell: Callable[[Plays], list[str]]
    setups: tuple[Setup, ...] = ()

    def report(self, plays: Plays, command: str) -> str:
        engine = "compiled" if roundhouse.compiled else "pure"
        head = [
            f"Measured on {datetime.now(UTC):%Y-%m-%d} with `{command}` "
            f"(Roundhouse {roundhouse.__version__}, {engine}, Python {platform.python_version()}):",
            "",
        ]
        return "\n".join(head + self.tell(plays))


def verdict(holds: bool) -> str:
    return "holds" if holds else "**MISSED**"


def new_page(game: str) -> str:
    """A page with nothing on it but its title and the marks."""
    title = text.catalogue(roundhouse.game(game).package, "en").say("title")
    return f"# {title}\n\n{START}\n{END}\n"


def published(page: str, report: str) -> str:
    """The page with the report between its marks."""
    before, rest = page.split(START)
    after = rest.split(END)[1]
    return f"{before}{START}\n{report}\n{END}{after}"
