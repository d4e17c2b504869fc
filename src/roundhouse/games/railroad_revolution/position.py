"""Positions: the fields of a state as plain JSON, and what completes a position that does not say everything.

Every row and every count uses the ids of the data; a pile is written from its top. Where a description is silent the
play is as at the start, dealt from its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.railroad_revolution import setup
from roundhouse.games.railroad_revolution.actions import PIECES
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    EFFECT_IDS,
    MANAGERS,
    NEUTRAL,
    NOBODY,
    OWN_OBJECTIVES,
    PACKAGE,
    PILES,
    PROMOTION,
    RAILS,
    TRAINS,
    WHITE,
    Board,
)
from roundhouse.games.railroad_revolution.company import work_out
from roundhouse.games.railroad_revolution.objectives import card_of, coded, drawn_cards, knowers
from roundhouse.games.railroad_revolution.phases import FRAME, PHASES, SETUP, SLOT_IDS
from roundhouse.games.railroad_revolution.scoring import bits
from roundhouse.kernel.description import (
    CountRows,
    Counts,
    Deck,
    Description,
    Each,
    Field,
    Flag,
    Form,
    Id,
    Ids,
    Mask,
    MaybeId,
    MaybeNumber,
    Number,
    OwnField,
    index_of,
    list_of,
    number_of,
    rows_of,
    wrong,
)
from roundhouse.kernel.errors import BadPosition

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState
    from roundhouse.kernel.chance import Chance

NEUTRAL_ID = "neutral"
ACTION_IDS = ("station", "railroad", "telegraph", "trade", "setup")


class Owners(Form):
    """Whose building stands on each of several places: a seat, the word for nobody's, or null."""

    def write(self, value: Any) -> Any:
        return [NEUTRAL_ID if owner == NEUTRAL else None if owner < 0 else owner for owner in value]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        owners = []
        for owner in rows_of(field, written, len(blank)):
            owners.append(NEUTRAL if owner == NEUTRAL_ID else NOBODY if owner is None else number_of(field, owner))
        return owners


def fields(board: Board) -> list[Field]:
    """The fields of a position, in the order they are read."""
    workers, spaces, objectives = board.worker_ids, board.space_ids, board.objective_ids
    return [
        Field("phase", Id(PHASES)),
        Field("first", Number()),
        Field("turn", Number()),
        Field("asked", Number()),
        Field("round", Number()),
        Field("last_round", MaybeNumber()),
        Field("money", Each(Number())),
        Field("shares", Each(Number())),
        Field("reserve", CountRows(workers)),
        OwnField("placed", _placed, _read_placed),
        Field("rails_left", Each(Number()), "rails"),
        Field("buildings_left", Each(Number()), "buildings"),
        Field("sold", CountRows(PIECES)),
        OwnField("setup_pieces", _setup_pieces, _read_setup_pieces),
        Field("networks", Each(Mask(spaces)), "network"),
        Field("stations", Each(Mask(board.city_ids))),
        Field("offices", Each(Mask(board.section_ids))),
        Field("trains_up", CountRows(board.train_ids), "up"),
        Field("trains_down", CountRows(board.train_ids), "down"),
        Field("tracks", CountRows(board.track_ids), "track"),
        OwnField("objectives", _objectives, _read_objectives),
        Field("completed", Each(Mask(objectives)), "done"),
        Field("supply", Counts(workers)),
        Field("stacks", Counts(board.train_ids[1:]), "stack"),
        Field("city_tiles", Each(MaybeId(board.city_tile_ids)), "city_tile"),
        Field("telegraph_tiles", Each(MaybeId(board.telegraph_tile_ids)), "telegraph_tile"),
        Field("first_stations", Owners(), "first_station"),
        Field("first_offices", Owners(), "first_office"),
        Field("setup_tiles", Ids(board.side_ids), "setup_side"),
        Field("setup_workers", Ids(workers), "setup_worker"),
        OwnField("setup_seats", _setup_seats, _read_setup_seats),
        Field("contract", Id(board.contract_tile_ids)),
        Field("contract_pile", Deck(board.contract_tile_ids)),
        Field("contract_gone", Ids(board.contract_tile_ids)),
        OwnField("piles", _piles, _read_piles),
        Field("action", MaybeId(ACTION_IDS)),
        Field("worker", MaybeId(workers), "colour"),
        Field("pending", Mask(SLOT_IDS), "slots"),
        OwnField("target", _target, _read_target),
        Field("to_place", Number()),
        Field("laid", Mask(spaces)),
        Field("gained", Number()),
        Field("icon", Flag()),
        OwnField("under_way", _frames, _read_frames),
        Field("taken", Mask(("first", "second"))),
        Field("vacant", Mask(("first", "second"))),
        OwnField("drawn", _drawn, _read_drawn),
    ]


# Fields of their own form ---------------------------------------------------------------------------------------------


def _placed(s: RevolutionState) -> list[dict[str, dict[str, int]]]:
    """The workers on each board: action, colour, count."""
    ids = s.board
    rows = []
    for seat in range(s.players):
        row: dict[str, dict[str, int]] = {}
        for action in range(ACTIONS):
            first = (seat * ACTIONS + action) * COLOURS
            there = {ids.worker_ids[colour]: s.placed[first + colour] for colour in range(COLOURS)}
            there = {worker: count for worker, count in there.items() if count}
            if there:
                row[ids.action_ids[action]] = there
        rows.append(row)
    return rows


def _read_placed(s: RevolutionState, written: Any) -> None:
    for seat, row in enumerate(rows_of("placed", written, s.players)):
        if not isinstance(row, dict):
            raise wrong("placed")
        for name, there in row.items():
            action = index_of("placed", name, s.board.action_ids)
            if not isinstance(there, dict):
                raise wrong("placed")
            for worker, count in there.items():
                colour = index_of("placed", worker, s.board.worker_ids)
                s.placed[(seat * ACTIONS + action) * COLOURS + colour] = number_of("placed", count)


def _setup_pieces(s: RevolutionState) -> list[list[str]]:
    """The setup pieces of each seat that are on the map."""
    return [[name for index, name in enumerate(PIECES) if s.spare[seat * 2 + index]] for seat in range(s.players)]


def _read_setup_pieces(s: RevolutionState, written: Any) -> None:
    for seat, row in enumerate(rows_of("setup_pieces", written, s.players)):
        for name in list_of("setup_pieces", row):
            at = seat * 2 + index_of("setup_pieces", name, PIECES)
            if s.spare[at]:
                raise wrong("setup_pieces")
            s.spare[at] = 1


def _objectives(s: RevolutionState) -> list[list[Any]]:
    """The objectives of each seat: null, or the id and the managers on it."""
    ids = s.board
    rows = []
    for seat in range(s.players):
        row: list[Any] = []
        for slot in range(OWN_OBJECTIVES):
            at = seat * OWN_OBJECTIVES + slot
            managers = s.manager[at * MANAGERS : (at + 1) * MANAGERS]
            named = [ids.worker_ids[colour] if colour >= 0 else None for colour in managers]
            objective = s.objective[at]
            row.append({"id": ids.objective_ids[objective], "managers": named} if objective >= 0 else None)
        rows.append(row)
    return rows


def _read_objectives(s: RevolutionState, written: Any) -> None:
    ids = s.board
    for seat, row in enumerate(rows_of("objectives", written, s.players)):
        for slot, given in enumerate(rows_of("objectives", row, OWN_OBJECTIVES)):
            at = seat * OWN_OBJECTIVES + slot
            if given is None:
                continue
            if not isinstance(given, dict) or not set(given) <= {"id", "managers"} or "id" not in given:
                raise wrong("objectives")
            s.objective[at] = index_of("objectives", given["id"], ids.objective_ids)
            named = rows_of("objectives", given.get("managers", [None] * MANAGERS), MANAGERS)
            for place, name in enumerate(named):
                if name is not None:
                    s.manager[at * MANAGERS + place] = index_of("objectives", name, ids.worker_ids)


def _setup_seats(s: RevolutionState) -> list[int | None]:
    return [seat if seat >= 0 else None for seat in s.setup_seat]


def _read_setup_seats(s: RevolutionState, written: Any) -> None:
    s.setup_seat = [
        NOBODY if seat is None else number_of("setup_seats", seat) for seat in list_of("setup_seats", written)
    ]


def _piles(s: RevolutionState) -> dict[str, list[list[Any]]]:
    """Each pile from its top: the objective, and the seats that know it."""
    return {s.board.pile_ids[setup.FIRST_PILE + which]: _cards(s, s.piles[which][::-1]) for which in range(PILES)}


def _cards(s: RevolutionState, codes: list[int]) -> list[list[Any]]:
    seats = range(s.players)
    return [[s.board.objective_ids[card_of(code)], [at for at in seats if knowers(code) >> at & 1]] for code in codes]


def _read_cards(s: RevolutionState, field: str, written: Any) -> list[int]:
    found = []
    for row in list_of(field, written):
        card, seats = rows_of(field, row, 2)
        known = 0
        for seat in list_of(field, seats):
            if number_of(field, seat) >= s.players or known >> seat & 1:
                raise wrong(field)
            known |= 1 << seat
        found.append(coded(index_of(field, card, s.board.objective_ids), known))
    return found


def _drawn(s: RevolutionState) -> list[list[Any]]:
    """The objectives somebody is choosing from, in the order drawn: each with the seats that knew it in the pile."""
    return _cards(s, s.drawn)


def _read_drawn(s: RevolutionState, written: Any) -> None:
    s.drawn = _read_cards(s, "drawn", written)


def _read_piles(s: RevolutionState, written: Any) -> None:
    names = s.board.pile_ids[setup.FIRST_PILE :]
    if not isinstance(written, dict) or set(written) != set(names):
        raise wrong("piles")
    for which, name in enumerate(names):
        s.piles[which] = _read_cards(s, "piles", written[name])[::-1]


def _targets(s: RevolutionState) -> list[str]:
    """What can be built on, by the action under way."""
    ids = s.board
    if s.action == setup_action():
        return ids.side_ids
    return ids.city_ids if s.action == 0 else ids.section_ids if s.action == 2 else []


def setup_action() -> int:
    return ACTION_IDS.index("setup")


def _target(s: RevolutionState) -> str | None:
    return None if s.target < 0 else _targets(s)[s.target]


def _read_target(s: RevolutionState, written: Any) -> None:
    s.target = NOBODY if written is None else index_of("target", written, _targets(s))


def _frames(s: RevolutionState) -> list[dict[str, Any]]:
    """The effects under way, the inmost last."""
    found = []
    for at in range(0, len(s.frames), FRAME):
        kind, left, detail, used = s.frames[at : at + FRAME]
        found.append({"kind": EFFECT_IDS[kind], "left": left, "detail": detail, "used": used})
    return found


def _read_frames(s: RevolutionState, written: Any) -> None:
    s.frames = []
    for row in list_of("under_way", written):
        if not isinstance(row, dict) or set(row) != {"kind", "left", "detail", "used"}:
            raise wrong("under_way")
        s.frames.append(index_of("under_way", row["kind"], EFFECT_IDS))
        s.frames += [number_of("under_way", row[name]) for name in ("left", "detail", "used")]


# What a description leaves open ---------------------------------------------------------------------------------------


def complete(s: RevolutionState, given: Description, rng: Chance) -> None:
    """What is not said is dealt in the order of the rules, and all that follows from it is worked out."""
    _complete_companies(s, given)
    _deal_what_is_open(s, given, rng)
    first = rng.below(s.players)
    if not given.has("first"):
        s.first = first
    _complete_turn(s, given)
    _complete_first_places(s, given)
    _complete_pieces(s, given)
    _complete_supplies(s, given)
    s.triangles = 0
    for space, triangles in enumerate(s.board.triangles):
        if s.laid >> space & 1:
            s.triangles += triangles
    work_out(s)


def _complete_companies(s: RevolutionState, given: Description) -> None:
    for seat in range(s.players):
        if not given.has("money"):
            s.money[seat] = setup.MONEY
        if not given.has("shares"):
            s.shares[seat] = setup.SHARES
        if not given.has("reserve"):
            s.reserve[seat * COLOURS + WHITE] = setup.WHITES
        if not given.has("trains_up") and not given.has("trains_down"):
            s.up[seat * TRAINS + PROMOTION] = 1
        if not given.has("networks"):
            s.network[seat] = s.board.bit[s.board.start]


def _deal_what_is_open(s: RevolutionState, given: Description, rng: Chance) -> None:
    """In the order of the start, so that what is said changes nothing of the rest."""
    city_tiles, telegraph_tiles = s.city_tile[:], s.telegraph_tile[:]
    setup.deal_tiles(s, rng)
    if given.has("city_tiles"):
        s.city_tile = city_tiles
    if given.has("telegraph_tiles"):
        s.telegraph_tile = telegraph_tiles
    objective, piles = s.objective[:], s.piles
    s.piles = [[], [], []]
    setup.deal_objectives(s, rng)
    if given.has("objectives"):
        s.objective = objective
    if given.has("piles"):
        s.piles = piles
    elif given.has("objectives") or given.has("completed"):
        setup.shuffle_piles(s, rng, _placed_objectives(s))
    contract, pile = s.contract, s.contract_pile
    setup.deal_contracts(s, rng)
    if given.has("contract") or given.has("contract_pile") or given.has("contract_gone"):
        _complete_contracts(s, given, contract, pile)
    side, worker, seats = s.setup_side, s.setup_worker, s.setup_seat
    setup.deal_setup(s, rng)
    if given.has("setup_tiles"):
        s.setup_side = side
    if given.has("setup_workers"):
        s.setup_worker = worker
    if given.has("setup_seats"):
        s.setup_seat = seats
    elif s.phase != SETUP:
        s.setup_seat = list(range(s.players))


def _placed_objectives(s: RevolutionState) -> int:
    placed = 0
    for card in s.objective + drawn_cards(s):
        if card >= 0:
            placed |= 1 << card
    for done in s.done:
        placed |= done
    return placed


def _complete_contracts(s: RevolutionState, given: Description, contract: int, pile: list[int]) -> None:
    """The tile on show, the pile and what is gone: what is not said of them is the rest."""
    shuffled = s.contract_pile + [s.contract]
    if given.has("contract"):
        s.contract = contract
    elif not given.has("contract_pile"):
        s.contract = [tile for tile in shuffled if tile not in s.contract_gone][-1]
    s.contract_pile = pile
    if not given.has("contract_pile"):
        s.contract_pile = [tile for tile in shuffled if tile != s.contract and tile not in s.contract_gone]


def _complete_turn(s: RevolutionState, given: Description) -> None:
    for name, number in (("first", s.first), ("turn", s.turn), ("asked", s.asked)):
        if number >= s.players:
            raise wrong(name)
    if not given.has("turn"):
        s.turn = (s.first + s.players - 1) % s.players if s.phase == SETUP else s.first
    if not given.has("asked"):
        s.asked = s.turn


def _complete_first_places(s: RevolutionState, given: Description) -> None:
    """First places that are not spoken of belong to nobody's buildings, and to the first seat that has one there."""
    if not given.has("first_stations"):
        for city in range(len(s.first_station)):
            s.first_station[city] = _first_builder(s.stations, city)
            if s.board.neutral_cities[s.players] >> city & 1:
                s.first_station[city] = NEUTRAL
    if not given.has("first_offices"):
        for section in range(len(s.first_office)):
            s.first_office[section] = _first_builder(s.offices, section)
            if s.board.neutral_sections[s.players] >> section & 1:
                s.first_office[section] = NEUTRAL


def _first_builder(built: list[int], place: int) -> int:
    for seat, mask in enumerate(built):
        if mask >> place & 1:
            return seat
    return NOBODY


def rails_gone(s: RevolutionState, seat: int) -> int:
    """Rails that have left the board: on the map but the first and the setup's, and sold."""
    return bits(s.network[seat]) - 1 - s.spare[seat * 2] + s.sold[seat * 2]


def buildings_gone(s: RevolutionState, seat: int) -> int:
    return bits(s.stations[seat]) + bits(s.offices[seat]) - s.spare[seat * 2 + 1] + s.sold[seat * 2 + 1]


def _complete_pieces(s: RevolutionState, given: Description) -> None:
    """What is not on the map is on the board, or what is not there has been sold."""
    for seat in range(s.players):
        if not given.has("rails_left"):
            s.rails[seat] = RAILS - rails_gone(s, seat)
        elif not given.has("sold"):
            s.sold[seat * 2] = RAILS - s.rails[seat] - rails_gone(s, seat)
        if not given.has("buildings_left"):
            s.buildings[seat] = BUILDINGS - buildings_gone(s, seat)
        elif not given.has("sold"):
            s.sold[seat * 2 + 1] = BUILDINGS - s.buildings[seat] - buildings_gone(s, seat)
        if min(s.rails[seat], s.buildings[seat], s.sold[seat * 2], s.sold[seat * 2 + 1]) < 0:
            raise BadPosition("unsound-pieces", PACKAGE, seat=seat)


def _complete_supplies(s: RevolutionState, given: Description) -> None:
    if len(s.setup_side) != len(s.setup_seat) or len(s.setup_worker) != len(s.setup_seat):
        raise BadPosition("unsound-setup", PACKAGE)
    if not given.has("supply"):
        setup.fill_supply(s)
    if not given.has("stacks"):
        setup.fill_stacks(s)
    for name, count in (*zip(s.board.worker_ids, s.supply), *zip(s.board.train_ids[1:], s.stack)):
        if count < 0:
            raise BadPosition("position-too-many", id=name, excess=-count)
