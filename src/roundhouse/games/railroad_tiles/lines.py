"""The rest of a turn thought through: lines of play, of which the best few are followed tile by tile.

All tiles of a turn are known, so what a tile is worth hangs on those that follow it. A beam of lines is wide enough to
find most of that, and narrow enough for thousands of games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_tiles.plane import LIES
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.turn import Turn

WIDTH: Final = 3  # lines that are followed to lay tiles
COLUMN_WIDTH: Final = 2  # and to compare columns
REFUSED: Final = -1
ALIKE: Final = 1e-9  # lines of the same value are taken for the same tiles laid in another order


class Step:
    """A tile laid or refused at the end of a line, and the features it leads to."""

    def __init__(self, line: Line, kind: int, way: int, features: list[float], value: float) -> None:
        self.line = line
        self.kind = kind
        self.way = way  # cell * 8 + lie, or REFUSED
        self.features = features
        self.value = value


class Line:
    """Some tiles laid one after the other, and what is then still in hand."""

    def __init__(self, territory: Territory, hand: list[int], objectives: list[int], refusals: int) -> None:
        self.territory = territory
        self.hand = hand
        self.objectives = objectives  # one of these is to be laid
        self.refusals = refusals
        self.steps: list[Step] = []

    def value(self) -> float:
        return self.steps[len(self.steps) - 1].value

    def features(self) -> list[float]:
        return self.steps[len(self.steps) - 1].features

    def after(self, step: Step) -> Line:
        """The line with a step more."""
        territory, hand, objectives, refusals = self.territory, self.hand, self.objectives, self.refusals
        if step.way == REFUSED:
            refusals -= 1
        else:
            territory = territory.copy()
            territory.lay(step.way // LIES, step.kind, step.way % LIES)
        if step.kind in objectives:
            objectives = []
        else:
            hand = hand[:]
            hand.remove(step.kind)
        line = Line(territory, hand, objectives, refusals)
        line.steps = self.steps + [step]
        return line


class Lines:
    """The lines of a turn that has these tiles to lay, and one of some objectives.

    Attributes:
      first   all steps the turn can begin with
      ended   lines to which nothing can be added any more, without the one of no steps
    """

    def __init__(self, turn: Turn, kinds: list[int], objectives: list[int], width: int) -> None:
        self.turn = turn
        self.ended: list[Line] = []
        territory, refusals = turn.territory, turn.refusals
        lines = [Line(territory, kinds, objectives, refusals)]
        self.first = self._steps(lines[0])
        steps = self.first
        while steps:
            lines = _best(steps, width)
            steps = []
            for line in lines:
                more = self._steps(line)
                if more:
                    steps += more
                else:
                    self.ended.append(line)
        turn.territory = territory
        turn.refusals = refusals

    def _steps(self, line: Line) -> list[Step]:
        """All ways to go on."""
        turn = self.turn
        turn.territory = line.territory
        turn.refusals = line.refusals
        steps: list[Step] = []
        ways: list[int] = []
        seen: list[int] = []
        for kind in line.hand + line.objectives:
            if kind not in seen:
                seen.append(kind)
                ways.clear()
                line.territory.add_lays(kind, 0, ways)
                for way in ways:
                    features = turn.laid(kind, way // LIES, way % LIES)
                    steps.append(Step(line, kind, way, features, weighted(turn.weights, features)))
        if turn.refusals:
            features = turn.refused()
            for kind in seen:
                if kind in line.hand:
                    steps.append(Step(line, kind, REFUSED, features, weighted(turn.weights, features)))
        return steps

    def best(self) -> Line | None:
        """The best line; None if there is nothing to do."""
        best: Line | None = None
        for line in self.ended:
            if best is None or line.value() > best.value():
                best = line
        return best


def _best(steps: list[Step], width: int) -> list[Line]:
    """The lines that the best steps make."""
    steps = sorted(steps, key=lambda step: -step.value)
    lines: list[Line] = []
    last = steps[0].value + 1.0
    for step in steps:
        if step.value < last - ALIKE:
            lines.append(step.line.after(step))
            last = step.value
            if len(lines) == width:
                break
    return lines
