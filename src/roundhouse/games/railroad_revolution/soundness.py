"""Soundness: what must hold at every moment. The check after every action, and of a position set by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution import setup
from roundhouse.games.railroad_revolution.board import (
    ADVANCE,
    BUILDINGS,
    CITIES,
    COLOURS,
    CONTRACT,
    CONTRACTS,
    DISCARD,
    FEWEST,
    FLIP,
    MANAGERS,
    MONEY,
    NEUTRAL,
    NOBODY,
    OFFICE,
    OWN_OBJECTIVES,
    PACKAGE,
    PILES,
    PROMOTE,
    PROMOTION,
    RAIL,
    RAILS,
    SECTIONS,
    SHARES,
    STATION,
    TRACKS,
    TRAINS,
    WORKERS,
    Board,
)
from roundhouse.games.railroad_revolution.company import around
from roundhouse.games.railroad_revolution.objectives import card_of, drawn_cards
from roundhouse.games.railroad_revolution.phases import (
    ACT,
    DETAIL,
    FRAME,
    LEFT,
    NO_ACTION,
    OFFER,
    ORDER,
    REPLACE,
    SETTING_UP,
    SETUP,
    TURN,
    USED,
)
from roundhouse.games.railroad_revolution.position import buildings_gone, rails_gone
from roundhouse.kernel.errors import Flaw

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState


def flaw(s: RevolutionState) -> Flaw | None:
    """The first thing that does not add up, or None."""
    return (
        _tiles(s)
        or _workers(s)
        or _trains(s)
        or _pieces(s)
        or _map(s)
        or _tracks(s)
        or _objectives(s)
        or _contracts(s)
        or _setup(s)
        or _turn(s)
        or _step(s)
        or _under_way(s)
        or _dead_end(s)
    )


def _tiles(s: RevolutionState) -> Flaw | None:
    """RV-2.2"""
    board = s.board
    if sorted(s.city_tile) != list(range(CITIES)):
        return Flaw("unsound-tiles", PACKAGE)
    for city in range(CITIES):
        if board.tile_level[s.city_tile[city]] != board.level[city] or (
            board.level[city] == 1 and s.city_tile[city] != city
        ):
            return Flaw("unsound-tiles", PACKAGE)
    for section in range(SECTIONS):
        if (s.telegraph_tile[section] < 0) != (board.contract_sections >> section & 1 != 0):
            return Flaw("unsound-tiles", PACKAGE)
    tiles = [tile for tile in s.telegraph_tile if tile >= 0]
    return None if len(set(tiles)) == len(tiles) else Flaw("unsound-tiles", PACKAGE)


def _workers(s: RevolutionState) -> Flaw | None:
    left = setup.unplaced_workers(s)
    for colour in range(COLOURS):
        if left[colour] != s.supply[colour]:
            total = setup.all_workers(s)[colour]
            found = total - left[colour] + s.supply[colour]
            return Flaw("unsound-workers", PACKAGE, worker=s.board.worker_ids[colour], found=found, total=total)
    for seat in range(s.players):
        if s.workers[seat] < FEWEST and not _is_acting(s, seat):
            return Flaw("unsound-fewest", PACKAGE, seat=seat)
    return None


def _is_acting(s: RevolutionState, seat: int) -> bool:
    """Whether a seat may have too few workers for the moment (RV-5.3)."""
    return seat == s.asked and s.phase in (ACT, OFFER)


def _trains(s: RevolutionState) -> Flaw | None:
    if setup.unplaced_trains(s) != s.stack:
        return Flaw("unsound-trains", PACKAGE)
    for seat in range(s.players):
        if s.up[seat * TRAINS + PROMOTION] + s.down[seat * TRAINS + PROMOTION] != 1:
            return Flaw("unsound-trains", PACKAGE)
    return None


def _pieces(s: RevolutionState) -> Flaw | None:
    for seat in range(s.players):
        if s.rails[seat] + rails_gone(s, seat) != RAILS or s.buildings[seat] + buildings_gone(s, seat) != BUILDINGS:
            return Flaw("unsound-pieces", PACKAGE, seat=seat)
        if min(s.rails[seat], s.buildings[seat], *s.sold[seat * 2 : seat * 2 + 2]) < 0:
            return Flaw("unsound-pieces", PACKAGE, seat=seat)
    return None


def _map(s: RevolutionState) -> Flaw | None:
    """Networks hang together, stations touch them, and first places belong to somebody who is there."""
    board = s.board
    for seat in range(s.players):
        if not _hangs_together(board, s.network[seat]):
            return Flaw("unsound-network", PACKAGE, seat=seat)
        if (s.cities[seat], s.reach[seat]) != around(board, s.network[seat]):
            return Flaw("unsound-network", PACKAGE, seat=seat)
        if s.stations[seat] & ~s.cities[seat]:
            return Flaw("unsound-network", PACKAGE, seat=seat)
    for city in range(CITIES):
        if _bad_first(s, s.first_station[city], s.stations, city, board.neutral_cities[s.players]):
            return Flaw("unsound-first", PACKAGE)
    for section in range(SECTIONS):
        if _bad_first(s, s.first_office[section], s.offices, section, board.neutral_sections[s.players]):
            return Flaw("unsound-first", PACKAGE)
    return None


def _hangs_together(board: Board, network: int) -> bool:
    found = network & board.bit[board.start]
    while True:
        more = found | around(board, found)[1] & network
        if more == found:
            return found == network and found != 0
        found = more


def _bad_first(s: RevolutionState, owner: int, built: list[int], place: int, neutral: int) -> bool:
    if neutral >> place & 1:
        return owner != NEUTRAL
    if owner == NOBODY:
        return any(mask >> place & 1 for mask in built)
    return not 0 <= owner < s.players or not built[owner] >> place & 1


def _tracks(s: RevolutionState) -> Flaw | None:
    for at, space in enumerate(s.track):
        if not 0 <= space <= s.board.top[at % TRACKS]:
            return Flaw("unsound-track", PACKAGE, seat=at // TRACKS)
    return None


def _objectives(s: RevolutionState) -> Flaw | None:
    """Every card is in one place; managers have the colours asked for."""
    board = s.board
    vacant = [s.objective[s.asked * OWN_OBJECTIVES + slot] for slot in range(OWN_OBJECTIVES) if s.vacant >> slot & 1]
    places: list[int] = [card for card in s.objective if card >= 0 and card not in vacant] + drawn_cards(s)
    for done in s.done:
        places += [card for card in range(len(board.points)) if done >> card & 1]
    for which in range(PILES):
        cards = [card_of(code) for code in s.piles[which]]
        if any(board.pile[card] != setup.FIRST_PILE + which for card in cards):
            return Flaw("unsound-objectives", PACKAGE)
        places += cards
    if len(set(places)) != len(places) or not set(range(8, len(board.points))) <= set(places):
        return Flaw("unsound-objectives", PACKAGE)
    for at, objective in enumerate(s.objective):
        for place in range(MANAGERS):
            colour = s.manager[at * MANAGERS + place]
            wanted = board.wanted[objective * MANAGERS + place] if objective >= 0 else NOBODY
            if colour >= 0 and wanted not in (colour, COLOURS):
                return Flaw("unsound-managers", PACKAGE, seat=at // OWN_OBJECTIVES)
    return _owners(s)


def _owners(s: RevolutionState) -> Flaw | None:
    """Every seat has come from one A1 and one A2 through B and C to D, a step for every objective completed."""
    board = s.board
    for seat in range(s.players):
        done = [board.pile[card] for card in range(len(board.points)) if s.done[seat] >> card & 1]
        own = [card for card in s.objective[seat * OWN_OBJECTIVES : (seat + 1) * OWN_OBJECTIVES] if card >= 0]
        seen = sorted(done + [board.pile[card] for card in own if not s.done[seat] >> card & 1])
        if seen.count(0) != 1 or seen.count(1) != 1 or any(seen.count(pile) > 2 for pile in range(5)):
            return Flaw("unsound-owner", PACKAGE, seat=seat)
        if len(own) == OWN_OBJECTIVES and len(set(own)) == 1:
            return Flaw("unsound-owner", PACKAGE, seat=seat)
    return None


def _contracts(s: RevolutionState) -> Flaw | None:
    if sorted(s.contract_pile + s.contract_gone + [s.contract]) != list(range(CONTRACTS)):
        return Flaw("unsound-contracts", PACKAGE)
    return None


def _setup(s: RevolutionState) -> Flaw | None:
    """RV-2.3, RV-2.4"""
    count = s.players
    tiles, colours = {side // 2 for side in s.setup_side}, set(s.setup_worker)
    if len(s.setup_side) != count or len(tiles) != count or len(colours) != count or 0 in colours:
        return Flaw("unsound-setup", PACKAGE)
    picked = [seat for seat in s.setup_seat if seat != NOBODY]
    if len(set(picked)) != len(picked) or any(not 0 <= seat < count for seat in picked):
        return Flaw("unsound-setup", PACKAGE)
    if s.phase != SETUP and not (s.phase == ACT and s.action == SETTING_UP):
        return None if len(picked) == count else Flaw("unsound-setup", PACKAGE)
    order = [(s.first + count - 1 - index) % count for index in range(count)]
    wanted = order[: order.index(s.turn) + (1 if s.phase == ACT else 0)]
    if sorted(wanted) != sorted(picked) or s.round != 1 or s.last_round >= 0:
        return Flaw("unsound-setup", PACKAGE)
    if s.phase == ACT and (s.target < 0 or s.setup_seat[s.setup_side.index(s.target)] != s.turn):
        return Flaw("unsound-setup", PACKAGE)
    return None


def _turn(s: RevolutionState) -> Flaw | None:
    if max(s.first, s.turn, s.asked) >= s.players:
        return Flaw("unsound-step", PACKAGE, field="asked")
    if s.phase in (SETUP, TURN, ACT) and s.asked != s.turn:
        return Flaw("unsound-step", PACKAGE, field="asked")
    if s.round < 1 or 0 <= s.last_round < s.round:
        return Flaw("unsound-step", PACKAGE, field="round")
    if s.over and (s.phase != TURN or s.turn != s.first or s.round != s.last_round):
        return Flaw("unsound-step", PACKAGE, field="over")
    if s.phase == TURN and not s.over and not max(s.reserve[s.turn * COLOURS : (s.turn + 1) * COLOURS]):
        return Flaw("unsound-step", PACKAGE, field="reserve")  # RV-3.1: the workers have come back
    return None


def _step(s: RevolutionState) -> Flaw | None:
    """What belongs to a phase is there in that phase only."""
    if (s.phase == ACT) != (s.action != NO_ACTION):
        return Flaw("unsound-step", PACKAGE, field="action")
    if (s.phase == ACT and s.action != SETTING_UP) != (s.colour >= 0):
        return Flaw("unsound-step", PACKAGE, field="worker")
    if s.phase != ACT and (s.slots or s.to_place or s.laid or s.gained or s.icon or s.target >= 0):
        return Flaw("unsound-step", PACKAGE, field="pending")
    if s.laid & ~s.network[s.turn] or s.laid & s.board.bit[s.board.start]:
        return Flaw("unsound-step", PACKAGE, field="laid")
    if s.phase == ACT:
        return _action(s)
    if (s.taken and s.phase != OFFER) or (s.vacant != 0) != (s.phase in (ORDER, REPLACE)):
        return Flaw("unsound-step", PACKAGE, field="taken")
    if (len(s.drawn) > 1) != (s.phase == REPLACE) or (s.phase == ORDER and s.vacant != 3):
        return Flaw("unsound-step", PACKAGE, field="drawn")
    return _replacing(s)


def _replacing(s: RevolutionState) -> Flaw | None:
    first = s.asked * OWN_OBJECTIVES
    for slot in range(OWN_OBJECTIVES):
        if s.vacant >> slot & 1:
            card = s.objective[first + slot]
            if card < 0 or not s.done[s.asked] >> card & 1:
                return Flaw("unsound-step", PACKAGE, field="vacant")
    if s.phase == REPLACE:
        slot = 0 if s.vacant & 1 else 1
        which = s.board.next_pile[s.objective[first + slot]]
        if any(s.board.pile[card] != setup.FIRST_PILE + which for card in drawn_cards(s)):
            return Flaw("unsound-step", PACKAGE, field="drawn")
    return None


def _action(s: RevolutionState) -> Flaw | None:
    """The target of the action, and what is still to be placed."""
    board, seat = s.board, s.turn
    if s.taken or s.vacant or s.drawn:
        return Flaw("unsound-step", PACKAGE, field="taken")
    slots = (0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20, 0x1, 0x1 | 0x40, 0x1 | 0x80, 0x100)[s.action]
    if s.slots & ~slots:
        return Flaw("unsound-step", PACKAGE, field="pending")
    if s.action == SETTING_UP:
        return Flaw("unsound-step", PACKAGE, field="to_place") if s.to_place or s.laid or s.gained or s.icon else None
    if s.to_place > (2 if s.action == 1 else 1):
        return Flaw("unsound-step", PACKAGE, field="to_place")
    built = (s.stations[seat], 0, s.offices[seat], 0)[s.action]
    if s.action in (0, 2):
        if (s.target >= 0) != (s.to_place == 0) or (s.target >= 0 and not built >> s.target & 1):
            return Flaw("unsound-step", PACKAGE, field="target")
        if s.to_place and (s.slots & ~1 or not s.buildings[seat]):
            return Flaw("unsound-step", PACKAGE, field="to_place")
    elif s.target >= 0:
        return Flaw("unsound-step", PACKAGE, field="target")
    if s.action == 1 and (s.to_place > s.rails[seat] or (s.icon != (s.laid & board.icons != 0))):
        return Flaw("unsound-step", PACKAGE, field="laid")
    if s.action == 3 and s.to_place and not s.rails[seat] + s.buildings[seat]:
        return Flaw("unsound-step", PACKAGE, field="to_place")
    return _action_counts(s)


def _action_counts(s: RevolutionState) -> Flaw | None:
    board = s.board
    if s.action != 1 and s.laid:
        return Flaw("unsound-step", PACKAGE, field="laid")
    section = s.target if s.action == 2 else NOBODY
    on_icon = section >= 0 and board.contract_sections >> section & 1 != 0
    if s.action != 1 and s.icon != on_icon:
        return Flaw("unsound-step", PACKAGE, field="icon")
    shares = (board.shares[section], board.shares[section] + board.first_shares[section]) if section >= 0 else (0,)
    if s.gained not in shares:
        return Flaw("unsound-step", PACKAGE, field="gained")
    if s.slots & 0x40 and (section < 0 or s.telegraph_tile[section] < 0):
        return Flaw("unsound-step", PACKAGE, field="pending")
    return None


MOST: dict[int, int] = {PROMOTE: 2, ADVANCE: 10, FLIP: 2, WORKERS: 2, MONEY: 0, SHARES: 0}  # units; 1 of all others


def _under_way(s: RevolutionState) -> Flaw | None:
    """Effects under way: never money or shares, which come by themselves; units that exist."""
    if s.frames and s.phase not in (ACT, OFFER):
        return Flaw("unsound-step", PACKAGE, field="under_way")
    for at in range(0, len(s.frames), FRAME):
        kind, left, used = s.frames[at], s.frames[at + LEFT], s.frames[at + USED]
        inmost = at + FRAME == len(s.frames)
        if kind == MONEY and not inmost and s.frames[at + FRAME] == DISCARD and left <= 1000 and not used:
            continue  # it comes when the worker is given
        if not PROMOTE <= kind <= CONTRACT or left + used > MOST.get(kind, 1) or (inmost and not left):
            return Flaw("unsound-step", PACKAGE, field="under_way")
        detail = s.frames[at + DETAIL]
        if kind == WORKERS and (detail >= 128 or max(detail // 8 % 8, detail % 8) >= COLOURS):
            return Flaw("unsound-step", PACKAGE, field="under_way")
        if kind in (RAIL, STATION, OFFICE):
            if detail > 1 or (detail == 1) != (s.action == SETTING_UP):
                return Flaw("unsound-step", PACKAGE, field="under_way")
        elif kind == PROMOTE:
            if detail not in (0, 100):
                return Flaw("unsound-step", PACKAGE, field="under_way")
        elif kind != WORKERS and detail:
            return Flaw("unsound-step", PACKAGE, field="under_way")
    return None


def _dead_end(s: RevolutionState) -> Flaw | None:
    """RV-4.8: there is always something to do, until the game is over."""
    return None if s.over or s.legal(s.asked) else Flaw("unsound-dead-end", PACKAGE)
