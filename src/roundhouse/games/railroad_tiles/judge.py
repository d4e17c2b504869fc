"""What a bot goes by: the features of what may be done, each choice tried where the tiles lie.

A column is judged with its tiles laid, a tile with those laid that are still in hand, a starting tile with a column: as
the judge itself would lay them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_tiles import scoring
from roundhouse.games.railroad_tiles.actions import BUILD, COLUMN, DONE, LAY, PLACE, REFUSE, SLOTS
from roundhouse.games.railroad_tiles.board import EMPTY, NO_ICON, side_of
from roundhouse.games.railroad_tiles.features import STARTING_TILE
from roundhouse.games.railroad_tiles.lines import COLUMN_WIDTH, REFUSED, WIDTH, Lines
from roundhouse.games.railroad_tiles.phases import TILES
from roundhouse.games.railroad_tiles.plane import CELLS, LIES, START
from roundhouse.games.railroad_tiles.population import PLACEMENT, POINTS as PLACED_POINTS, shows
from roundhouse.games.railroad_tiles.turn import Turn
from roundhouse.kernel import judging
from roundhouse.kernel.game import Hint
from roundhouse.kernel.judging import weighted

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState

# What a starting tile brings, by a regression over 2,500 games of four among bots that drew theirs by lot.
ARM: Final = 0.85  # for each of its arms
URBAN: Final = 1.0
ICON: Final = 1.7
LASTING: Final = 0.16  # of the value of the first column with it, what is left at the end

COUNTED: Final = ("cities", "objectives")  # features that are points by themselves, from the sources of these names


def measure(s: RailroadTilesState, seat: int) -> list[float]:
    return Turn(s, seat).measure()


def measure_actions(s: RailroadTilesState, seat: int, actions: list[int]) -> list[list[float]]:
    turn = Turn(s, seat)
    if s.phase == TILES and s.taken[seat] >= 0:
        return _tiles(s, seat, turn, actions)
    return [_measured(s, seat, turn, action) for action in actions]


def _measured(s: RailroadTilesState, seat: int, turn: Turn, action: int) -> list[float]:
    if action < COLUMN:
        return _start(s, seat, turn, s.starting[action])
    if action < LAY:
        return _column(s, seat, turn, action - COLUMN)
    if action < BUILD:  # a starting tile
        return turn.laid(s.hand[0], START, (action - LAY) % LIES)
    return _population(turn, action)


def _start(s: RailroadTilesState, seat: int, turn: Turn, kind: int) -> list[float]:
    """A starting tile with what it will bring, and what lasts of the column that will suit it best of those left.

    Half of the others are taken to choose a better column.
    """
    turn.territory.lay(START, kind, 0)
    columns = [_column(s, seat, turn, column) for column in range(len(s.column_stars))]
    turn.territory.take_up()
    columns.sort(key=lambda features: -weighted(turn.weights, features))
    features = [LASTING * figure for figure in columns[s.order.index(seat) // 2]]
    features[STARTING_TILE] = _promise(s, kind)
    return features


def _promise(s: RailroadTilesState, kind: int) -> float:
    """The points a starting tile brings in a whole game, more than one without any of this."""
    arms = len([side for side in range(4) if side_of(s.board.sides[kind * LIES], side) != EMPTY])
    return ARM * arms + (URBAN if s.board.urban[kind] else 0.0) + (ICON if s.board.icon[kind] != NO_ICON else 0.0)


def _column(s: RailroadTilesState, seat: int, turn: Turn, column: int) -> list[float]:
    """A column with its tiles laid."""
    kinds = [kind for kind in s.shown[column * SLOTS : column * SLOTS + SLOTS] if kind >= 0]
    stars, points = turn.stars, turn.points
    turn.column = column
    turn.stars += s.column_stars[column]
    if s.players == 1:
        turn.stars += 1 if column == 0 and s.star_supply else 0
        turn.points += 1 if column == 1 else 0
    turn.outlook = turn.look()
    best = Lines(turn, kinds, _objectives(s, seat) if s.flagged() else [], COLUMN_WIDTH).best()
    features = turn.measure() if best is None else best.features()
    turn.column = -1
    turn.stars = stars
    turn.points = points
    return features


def _objectives(s: RailroadTilesState, seat: int) -> list[int]:
    """The objectives in a seat's hand, as kinds of tiles."""
    return [s.board.kind_of(objective) for objective in s.sets if s.objectives[seat] >> objective & 1]


def _tiles(s: RailroadTilesState, seat: int, turn: Turn, actions: list[int]) -> list[list[float]]:
    """A tile laid or refused with the best line it begins.

    Where none of the lines that were followed begins with it, the rest of the turn is taken to bring what it brings
    after the best beginning.
    """
    kinds = [kind for kind in s.hand if kind >= 0]
    lines = Lines(turn, kinds, _objectives(s, seat) if s.due else [], WIDTH)
    best = lines.best()
    if best is None:
        return [turn.measure() for _ in actions]
    measured: dict[int, list[float]] = {}
    gained = _difference(best.features(), best.steps[0].features)
    for step in lines.first:
        measured[_code(step.kind, step.way)] = _sum(step.features, gained)
    values: dict[int, float] = {}
    for line in lines.ended:
        code = _code(line.steps[0].kind, line.steps[0].way)
        if code not in values or line.value() > values[code]:
            values[code] = line.value()
            measured[code] = line.features()
    return [measured[_code_of(s, action)] for action in actions]


def _code(kind: int, way: int) -> int:
    """A number for a kind of tile laid in some way, or refused."""
    return kind * (CELLS * LIES + 1) + way + 1


def _code_of(s: RailroadTilesState, action: int) -> int:
    if action >= REFUSE:
        return _code(s.hand[action - REFUSE], REFUSED)
    if action >= BUILD:
        return _code(s.board.kind_of((action - BUILD) // LIES // CELLS), (action - BUILD) % (CELLS * LIES))
    return _code(s.hand[(action - LAY) // LIES // CELLS], (action - LAY) % (CELLS * LIES))


def _difference(one: list[float], other: list[float]) -> list[float]:
    return [one[index] - other[index] for index in range(len(one))]


def _sum(one: list[float], other: list[float]) -> list[float]:
    return [one[index] + other[index] for index in range(len(one))]


def _population(turn: Turn, action: int) -> list[float]:
    """A piece placed, or no more of them."""
    stars, points, tokens = turn.stars, turn.points, turn.tokens
    if action == DONE:
        turn.tokens = []
        turn.outlook = turn.look()
        features = turn.measure()
    else:
        look, cell = (action - PLACE) // CELLS, (action - PLACE) % CELLS
        turn.tokens = tokens[:]
        turn.tokens.remove(look)
        if not shows(look, turn.territory.icon_at(cell)):
            turn.stars -= 1
        turn.points += turn.territory.points_for(cell)
        turn.territory.populate(cell)
        turn.outlook = turn.look()
        features = turn.measure()
        turn.territory.depopulate(cell)
    turn.stars, turn.points, turn.tokens = stars, points, tokens
    return features


def hint(s: RailroadTilesState, seat: int) -> Hint | None:
    """What the judge likes best with the rest of the turn, and the points it brings as far as they are there."""
    found = judging.plan(s.game, s, seat)
    if found is not None:
        world = s.clone()
        for action in found.actions:
            world.apply(seat, action)
        found.gains = [0] * s.players
        found.gains[seat] = _earned(world, seat) - _earned(s, seat)
        if found.reason is not None and not _comes(s, world, seat, found.reason):
            found.reason = None
    return found


def _comes(s: RailroadTilesState, world: RailroadTilesState, seat: int, reason: str) -> bool:
    """Whether what a hint names is there after it: more lines are followed to lay tiles than to compare columns."""
    if reason not in COUNTED:
        return True
    return scoring.sources(world, seat)[reason] > scoring.sources(s, seat)[reason]


def _earned(s: RailroadTilesState, seat: int) -> int:
    """The points of a seat with what it has placed and not shown yet; a challenge that is missed takes none away."""
    found = scoring.sources(s, seat)
    placed = s.pending[seat]
    pending = sum([placed[at + PLACED_POINTS] for at in range(0, len(placed), PLACEMENT)])
    return sum([found[source] for source in found if source != "failed"]) + pending
