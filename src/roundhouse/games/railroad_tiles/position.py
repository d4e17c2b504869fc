"""Positions: the fields of a state as plain JSON, and what completes a position that does not say everything.

Tiles are written as [cell, tile, lie] in the order they were laid, pieces as the cells they stand on, what is placed
and not shown yet as [token, cell]. The bag is written from its top, the tokens in the order they are turned up: those
that are left out follow in random order. Where a description is silent the play is as at its start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from roundhouse.games.railroad_tiles import population, setup
from roundhouse.games.railroad_tiles.actions import COLUMN_IDS, SLOTS
from roundhouse.games.railroad_tiles.board import NO_ICON, OBJECTIVE_IDS, PACKAGE, TOKEN_LOOKS, Board
from roundhouse.games.railroad_tiles.phases import PHASES, POPULATION, START
from roundhouse.games.railroad_tiles.plane import CELL_IDS, CELLS, LIE_IDS, MOST_TILES
from roundhouse.games.railroad_tiles.scoring import EARNING_IDS
from roundhouse.games.railroad_tiles.territory import Territory
from roundhouse.kernel.description import (
    CountRows,
    Description,
    Each,
    Field,
    Flag,
    Id,
    Ids,
    Mask,
    MaybeId,
    Number,
    OwnField,
    Seats,
    index_of,
    list_of,
    number_of,
    rows_of,
    wrong,
)
from roundhouse.kernel.errors import BadPosition

if TYPE_CHECKING:
    from roundhouse.games.railroad_tiles.state import RailroadTilesState
    from roundhouse.kernel.chance import Chance

COIN: Final = ("left", "right")


def fields(board: Board) -> list[Field]:
    """The fields of a position, in the order they are read."""
    kinds = board.kind_ids[: board.tiles]
    return [
        Field("round", Number()),
        Field("phase", Id(PHASES)),
        Field("order", Seats()),
        Field("acted", Number()),
        Field("sets", Ids(OBJECTIVE_IDS)),
        OwnField("bag", _bag, _read_bag),
        OwnField("starting", _starting, _read_starting),
        OwnField("columns", _columns, _read_columns),
        Field("taken", Each(MaybeId(COLUMN_IDS))),
        Field("tokens", Ids(board.token_ids)),
        Field("coin", MaybeId(COIN)),
        Field("dropped", Ids(kinds)),
        OwnField("hand", _hand, _read_hand),
        Field("due", Flag()),
        OwnField("territories", _territories, _read_territories),
        OwnField("pieces", _pieces, _read_pieces),
        Field("objectives", Each(Mask(OBJECTIVE_IDS))),
        Field("refused", Each(Ids(kinds))),
        Field("discarded", Each(Ids(kinds))),
        Field("stars", Each(Number()), "own_stars"),
        Field("star_supply", Number()),
        Field("points", CountRows(EARNING_IDS)),
        Field("in_order", Flag()),
        OwnField("done", _done, _read_done),
        OwnField("placed", _placed, _read_placed),
    ]


# The station board ----------------------------------------------------------------------------------------------------


def _kind_ids(s: RailroadTilesState) -> list[str]:
    """The ids of the route tiles."""
    return s.board.kind_ids[: s.board.tiles]


def _bag(s: RailroadTilesState) -> list[str]:
    return [s.board.kind_ids[kind] for kind in s.bag[: s.left][::-1]]


def _read_bag(s: RailroadTilesState, written: Any) -> None:
    ids = _kind_ids(s)
    s.bag = [index_of("bag", kind, ids) for kind in list_of("bag", written)[::-1]]
    s.left = len(s.bag)


def _written_slots(s: RailroadTilesState, kinds: list[int]) -> list[str | None]:
    return [s.board.kind_ids[kind] if kind >= 0 else None for kind in kinds]


def _read_slots(s: RailroadTilesState, field: str, written: Any, most: int) -> list[int]:
    """Kinds of tiles, or null where there is none."""
    slots = list_of(field, written)
    if len(slots) > most:
        raise wrong(field)
    ids = _kind_ids(s)
    return [-1 if kind is None else index_of(field, kind, ids) for kind in slots]


def _starting(s: RailroadTilesState) -> list[str | None]:
    return _written_slots(s, s.starting)


def _read_starting(s: RailroadTilesState, written: Any) -> None:
    s.starting = _read_slots(s, "starting", written, s.players)


def _columns(s: RailroadTilesState) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for column, stars in enumerate(s.column_stars):
        tiles = [kind for kind in s.shown[column * SLOTS : column * SLOTS + SLOTS] if kind >= 0]
        found.append({"tiles": _written_slots(s, tiles), "stars": stars})
    return found


def _read_columns(s: RailroadTilesState, written: Any) -> None:
    ids = _kind_ids(s)
    for column, row in enumerate(rows_of("columns", written, len(s.column_stars))):
        if not isinstance(row, dict) or not row.keys() <= {"tiles", "stars"}:
            raise wrong("columns")
        tiles = list_of("columns", row.get("tiles", []))
        if len(tiles) > s.board.columns[s.players][column]:
            raise wrong("columns")
        for place, kind in enumerate(tiles):
            s.shown[column * SLOTS + place] = index_of("columns", kind, ids)
        s.column_stars[column] = number_of("columns", row.get("stars", 0))


def _hand(s: RailroadTilesState) -> list[str | None]:
    return _written_slots(s, s.hand)


def _read_hand(s: RailroadTilesState, written: Any) -> None:
    hand = _read_slots(s, "hand", written, SLOTS)
    s.hand = hand + [-1] * (SLOTS - len(hand))


# What the seats have --------------------------------------------------------------------------------------------------


def _territories(s: RailroadTilesState) -> list[list[list[str]]]:
    return [_written_tiles(s, territory) for territory in s.territories]


def _written_tiles(s: RailroadTilesState, territory: Territory) -> list[list[str]]:
    tiles = zip(territory.cells, territory.kinds, territory.lies, strict=True)
    return [[CELL_IDS[cell], s.board.kind_ids[kind], LIE_IDS[lie]] for cell, kind, lie in tiles]


def _read_territories(s: RailroadTilesState, written: Any) -> None:
    for seat, tiles in enumerate(rows_of("territories", written, s.players)):
        if len(list_of("territories", tiles)) > MOST_TILES:
            raise BadPosition("position-territory", PACKAGE, seat=seat, found=len(tiles), most=MOST_TILES)
        for tile in tiles:
            _read_tile(s, seat, tile)


def _read_tile(s: RailroadTilesState, seat: int, tile: Any) -> None:
    """Lay a tile as it is written: each must fit where the ones before it lie (RT-5)."""
    if not isinstance(tile, list) or len(tile) != 3:
        raise wrong("territories")
    cell = index_of("territories", tile[0], CELL_IDS)
    kind = index_of("territories", tile[1], s.board.kind_ids)
    lie = index_of("territories", tile[2], LIE_IDS)
    territory = s.own(seat)
    if kind >= s.board.tiles and kind in territory.kinds:
        raise BadPosition("position-objective-twice", PACKAGE, seat=seat, objective=s.board.kind_ids[kind])
    if not territory.fitting(cell, kind) >> lie & 1:
        raise BadPosition("position-tile", PACKAGE, seat=seat, tile=tile[1], cell=tile[0], lie=tile[2])
    territory.lay(cell, kind, lie)


def _pieces(s: RailroadTilesState) -> list[list[str]]:
    """The cells with a piece, in the order of the map."""
    return [
        [CELL_IDS[cell] for cell in sorted(territory.cells) if territory.piece_at(cell)] for territory in s.territories
    ]


def _read_pieces(s: RailroadTilesState, written: Any) -> None:
    for seat, cells in enumerate(rows_of("pieces", written, s.players)):
        territory = s.own(seat)
        for name in list_of("pieces", cells):
            cell = index_of("pieces", name, CELL_IDS)
            piece = territory.icon_at(cell)
            if piece == NO_ICON or territory.piece_at(cell):
                raise BadPosition("position-piece", PACKAGE, seat=seat, cell=name)
            territory.populate(cell)
            s.supply[piece] -= 1


# The population phase -------------------------------------------------------------------------------------------------


def _done(s: RailroadTilesState) -> list[bool]:
    return [s.done >> seat & 1 == 1 for seat in range(s.players)]


def _read_done(s: RailroadTilesState, written: Any) -> None:
    for seat, done in enumerate(rows_of("done", written, s.players)):
        if type(done) is not bool:
            raise wrong("done")
        s.done |= done << seat


def _placed(s: RailroadTilesState) -> list[list[list[str]]]:
    step = population.PLACEMENT
    return [
        [
            [TOKEN_LOOKS[placed[at + population.TOKEN]], CELL_IDS[placed[at + population.CELL]]]
            for at in range(0, len(placed), step)
        ]
        for placed in s.pending
    ]


def _read_placed(s: RailroadTilesState, written: Any) -> None:
    """The tokens and cells alone: what they mean is worked out when all the rest is known."""
    for seat, pairs in enumerate(rows_of("placed", written, s.players)):
        pending: list[int] = []
        for pair in list_of("placed", pairs):
            if not isinstance(pair, list) or len(pair) != 2:
                raise wrong("placed")
            token, cell = index_of("placed", pair[0], TOKEN_LOOKS), index_of("placed", pair[1], CELL_IDS)
            pending += [token, cell]
        s.pending[seat] = pending


# What a description leaves open ---------------------------------------------------------------------------------------


def complete(s: RailroadTilesState, given: Description, rng: Chance) -> None:
    """All that is dealt at the start and not said, and what follows from what is said."""
    if not 1 <= s.round <= s.board.rounds:
        raise wrong("round")
    if s.acted >= s.players:
        raise wrong("acted")
    if not given.has("order"):
        s.order = setup.drawn_order(s.players, rng)
    _complete_sets(s, given, rng)
    if len(set(s.tokens)) != len(s.tokens):
        raise wrong("tokens")
    s.tokens = setup.shuffled_tokens(s, s.tokens, rng)
    _complete_tiles(s, given, rng)
    if not given.has("star_supply"):
        s.star_supply = s.board.stars - sum(s.own_stars) - sum(s.column_stars)
    s.turn = s.order[s.players - 1 - s.acted if s.phase == START else s.acted]
    if s.phase == POPULATION and not s.over:
        _complete_population(s, given)
    elif any(s.pending):
        raise wrong("placed")


def _complete_sets(s: RailroadTilesState, given: Description, rng: Chance) -> None:
    sets = setup.chosen_sets(s, rng)
    drawn = s.options.get("objectives") == "drawn"
    if not given.has("sets"):
        s.sets = sets
    elif (sorted(set(s.sets)) != s.sets or len(s.sets) != len(sets)) if drawn else s.sets != sets:
        raise BadPosition("position-sets", PACKAGE, count=len(sets))
    if not given.has("objectives"):
        for seat in range(s.players):
            laid = [kind - s.board.tiles for kind in s.territories[seat].kinds if kind >= s.board.tiles]
            s.objectives[seat] = setup.mask_of([each for each in s.sets if each not in laid])


def _complete_tiles(s: RailroadTilesState, given: Description, rng: Chance) -> None:
    """The bag has what lies nowhere; starting tiles and columns are dealt from it."""
    for kind, left in enumerate(setup.unplaced_tiles(s)):
        if left < 0:
            raise BadPosition("position-too-many", id=s.board.kind_ids[kind], excess=-left)
    if given.has("bag"):
        return
    setup.fill_bag(s, rng)
    if s.phase == START and not given.has("starting"):
        if len({s.board.connections[kind] for kind in s.bag}) < s.players:
            raise BadPosition("position-starting", PACKAGE, players=s.players)
        setup.draw_starting_tiles(s, rng)
    if not given.has("columns"):
        closed = [column for column in s.taken if column >= 0]
        setup.fill_columns(s)
        for place in range(len(s.shown)):
            if place // SLOTS in closed or (s.players == 1 and closed):
                _put_back(s, place)


def _put_back(s: RailroadTilesState, place: int) -> None:
    """A place of a column that is taken is empty: its tile lies on top of the bag again."""
    if s.shown[place] >= 0:
        s.bag = [*s.bag[: s.left], s.shown[place]]
        s.left += 1
        s.shown[place] = -1


def _complete_population(s: RailroadTilesState, given: Description) -> None:
    """Everything placed is placed again, which tells what it scores; who can place nothing is done."""
    if not given.has("in_order"):
        s.in_order = population.may_run_short(s)
    written = s.pending
    s.pending = [[] for _ in range(s.players)]
    for seat in range(s.players):
        pairs = written[seat]
        for at in range(0, len(pairs), 2):
            if population.forbids_place(s, seat, pairs[at] * CELLS + pairs[at + 1]) is not None:
                raise BadPosition("position-placed", PACKAGE, seat=seat, cell=CELL_IDS[pairs[at + 1]])
            population.populate(s, seat, pairs[at], pairs[at + 1])
        if not given.has("done") and not s.in_order and not population.can_place(s, seat):
            s.done |= 1 << seat
