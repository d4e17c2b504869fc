"""Soundness: what must hold at every moment. The check after every action, and of a position set by hand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from roundhouse.games.ride_the_rails import bonuses
from roundhouse.games.ride_the_rails.board import (
    ALLOWANCE,
    CHICAGO,
    CITIES,
    COMPANIES,
    FIVE,
    HEXES,
    LOCOMOTIVES,
    PACKAGE,
    ROUNDS,
)
from roundhouse.games.ride_the_rails.legal import MOST_EAST
from roundhouse.games.ride_the_rails.phases import BUILD, DEPART, JOURNEY, SHARE
from roundhouse.games.ride_the_rails.scoring import COASTS, FIRST_IN, IN_CHICAGO, JOURNEYS, SOURCE_IDS, SOURCES
from roundhouse.kernel.errors import Flaw

if TYPE_CHECKING:
    from roundhouse.games.ride_the_rails.state import RideTheRailsState


def flaw(s: RideTheRailsState) -> Flaw | None:
    """The first thing that does not add up, or None."""
    return _round(s) or _locomotives(s) or _shares(s) or _map(s) or _turn(s) or _journey(s) or _money(s) or _bonuses(s)


def _round(s: RideTheRailsState) -> Flaw | None:
    if not 1 <= s.round <= ROUNDS or (s.over and (s.round != ROUNDS or s.phase != SHARE or s.acted)):
        return Flaw("unsound-round", PACKAGE, round=s.round, rounds=ROUNDS)
    return None


def _locomotives(s: RideTheRailsState) -> Flaw | None:
    """RR-1.2: each is a share, on the map or in the supply."""
    for company in range(COMPANIES):
        count = s.supply[company] + len(s.track[company]) + sum(s.shares[company::COMPANIES])
        if count != LOCOMOTIVES or s.supply[company] < 0:
            facts = {"company": s.board.company_ids[company], "found": count, "total": LOCOMOTIVES}
            return Flaw("unsound-locomotives", PACKAGE, **facts)
    return None


def _shares(s: RideTheRailsState) -> Flaw | None:
    """RR-4.1: a share a round at most, and none of a company that is not available yet."""
    for seat in range(s.players):
        held = s.shares[seat * COMPANIES : (seat + 1) * COMPANIES]
        if sum(held) > shares_due(s, seat):
            return Flaw("unsound-shares", PACKAGE, seat=seat, found=sum(held), most=shares_due(s, seat))
    for company in range(COMPANIES):
        taken = sum(s.shares[company::COMPANIES]) + len(s.track[company])
        if taken and s.board.first_round[company] > s.round:
            return Flaw("unsound-early", PACKAGE, company=s.board.company_ids[company], round=s.round)
    return None


def shares_due(s: RideTheRailsState, seat: int) -> int:
    """How many shares a seat has been able to take so far."""
    if s.over or s.phase != SHARE:
        return s.round
    return s.round - 1 + (seat in s.order[s.players - s.acted :])


def _map(s: RideTheRailsState) -> Flaw | None:
    """The map is what its track makes it, told a second time from the track alone."""
    board = s.board
    companies_in = [0] * HEXES
    for company in range(COMPANIES):
        beside: set[int] = set()
        for hex in s.track[company]:
            if companies_in[hex] & board.bit[company] or (companies_in[hex] and board.room[hex] == 1):
                return Flaw("unsound-map", PACKAGE)
            companies_in[hex] |= board.bit[company]
            beside.update(board.near[hex])
        east = len([hex for hex in s.track[company] if board.is_east[hex]])
        if s.edge[company] != sorted(beside - set(s.track[company])) or s.east[company] != east or east > MOST_EAST:
            return Flaw("unsound-map", PACKAGE)
    if (
        companies_in != s.companies_in
        or s.room != [board.room[hex] - companies_in[hex].bit_count() for hex in range(HEXES)]
        or min(s.room) < 0
    ):
        return Flaw("unsound-map", PACKAGE)
    return None


def _turn(s: RideTheRailsState) -> Flaw | None:
    seat = s.order[s.players - 1 - s.acted if s.phase == SHARE else s.acted]
    if seat != s.turn and not s.over:
        return Flaw("unsound-step", PACKAGE, field="turn")
    if s.phase != BUILD and (s.placed or s.in_mountains):
        return Flaw("unsound-step", PACKAGE, field="placed")
    if s.placed < s.in_mountains or s.left < 1 or s.placed >= ALLOWANCE[s.players]:
        return Flaw("unsound-step", PACKAGE, field="placed")
    if s.placed > sum([len(hexes) for hexes in s.track]):
        return Flaw("unsound-step", PACKAGE, field="placed")
    if (s.phase >= DEPART) != (s.network is not None):
        return Flaw("unsound-step", PACKAGE, field="phase")
    return None


def _journey(s: RideTheRailsState) -> Flaw | None:
    """The journey under way has its passenger, and paths over which it can be ridden."""
    if (s.phase == JOURNEY) != bool(s.stops) or len(s.paths) != len(s.carriers):
        return Flaw("unsound-step", PACKAGE, field="journey")
    if not s.stops:
        return None
    board = s.board
    seen = [board.hex_of[city] for city in s.stops]
    for link, path in enumerate(s.paths):
        bit = board.bit[s.carriers[link]]
        walked = [board.hex_of[s.stops[link]], *path, board.hex_of[s.stops[link + 1]]]
        for one, other in pairwise(walked):
            if other not in board.near[one] or not s.companies_in[one] & s.companies_in[other] & bit:
                return Flaw("unsound-step", PACKAGE, field="journey")
        seen += path
    if len(set(seen)) != len(seen) or any(board.city_at[hex] >= 0 for path in s.paths for hex in path):
        return Flaw("unsound-step", PACKAGE, field="journey")
    if not s.waiting & board.bit[s.stops[0]] or not s.riding().linked & board.bit[s.stops[0]]:
        return Flaw("unsound-step", PACKAGE, field="journey")
    return None


def _money(s: RideTheRailsState) -> Flaw | None:
    for seat in range(s.players):
        if s.money[seat] != sum(s.earned[seat * SOURCES : (seat + 1) * SOURCES]):
            return Flaw("unsound-money", PACKAGE, seat=seat)
    if min(s.earned) < 0 or min(s.owed) < 0:
        return Flaw("unsound-earned", PACKAGE, source=SOURCE_IDS[JOURNEYS])
    if sum(s.owed) and (not s.late or s.phase < DEPART):
        return Flaw("unsound-step", PACKAGE, field="ridden")
    # RR-9.1: every journey brings its links and one more, so no more links can be owed for than journeys had
    gone = CITIES - s.waiting.bit_count()
    if sum(s.owed) > sum(s.earned[JOURNEYS::SOURCES]) - gone:
        return Flaw("unsound-earned", PACKAGE, source=SOURCE_IDS[JOURNEYS])
    turns = (s.round - 1) * s.players + (s.acted if s.phase >= DEPART else s.players * s.over)
    return Flaw("unsound-passengers", PACKAGE, found=gone, most=turns) if gone > turns else None


def _bonuses(s: RideTheRailsState) -> Flaw | None:
    """RR-7: no bonus without its piece on the map."""
    board = s.board
    in_chicago = first_in = 0
    for city in range(CITIES):
        pieces = board.room[board.hex_of[city]] - s.room[board.hex_of[city]]
        if board.kind[city] == CHICAGO:
            in_chicago = bonuses.IN_CHICAGO * pieces
        elif board.kind[city] == FIVE and pieces:
            first_in += bonuses.FIRST_IN
    if sum(s.earned[IN_CHICAGO::SOURCES]) > in_chicago:
        return Flaw("unsound-earned", PACKAGE, source=SOURCE_IDS[IN_CHICAGO])
    if sum(s.earned[FIRST_IN::SOURCES]) > first_in:
        return Flaw("unsound-earned", PACKAGE, source=SOURCE_IDS[FIRST_IN])
    for seat in range(s.players):
        earned = s.earned[seat * SOURCES + COASTS]
        if (earned > 0) != (seat == s.joined) or earned not in (0, bonuses.JOINED_ELSEWHERE, bonuses.JOINED_IN_CITIES):
            return Flaw("unsound-earned", PACKAGE, source=SOURCE_IDS[COASTS])
    if (bonuses.coast_bonus(s) > 0) != (s.joined >= 0):
        return Flaw("unsound-joined", PACKAGE)
    return None
