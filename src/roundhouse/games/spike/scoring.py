"""Money, routes, and who comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CITIES, COLUMNS, GOODS, PARTS, ROWS, SUITS

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState

ON_CONTRACT: Final = -1  # in State.cargo
ABOARD: Final = -2


def spent(s: SpikeState, seat: int) -> int:
    """What a seat has paid for upgrades (SP-11.1)."""
    total = 0
    for part in range(PARTS):
        for level in range(s.level[seat * PARTS + part]):
            total += s.board.prices[level]
    return total


def delivered(s: SpikeState, seat: int) -> int:
    """What contracts have paid to a seat (SP-10.3)."""
    total = 0
    for good in range(GOODS):
        if s.holder[good] == seat and s.cargo[good] >= 0:
            total += s.board.pays[s.contract[good] * CITIES + s.cargo[good]]
    return total


def market_after(market: list[int], good: int) -> list[int]:
    """The market once a city of this good is connected: its counter drops to the lowest row, the others of its column
    that stood below move up (SP-8.2)."""
    column = market.index(good) // ROWS * ROWS
    rest = [each for each in market[column : column + ROWS] if each != good]
    return market[:column] + rest + [good] + market[column + ROWS :]


def market_columns(s: SpikeState, market: list[int]) -> list[list[str]]:
    """The columns of a market, each from the highest row down."""
    goods = [s.board.good_ids[good] for good in market]
    return [goods[column * ROWS : (column + 1) * ROWS] for column in range(COLUMNS)]


def route_points(s: SpikeState, seat: int, route: int) -> int:
    """What a route card would pay to a seat now: nothing before its start is connected (SP-12.4)."""
    if route < 0 or not s.cities[seat] & s.board.bit[route]:
        return 0
    return sum(route_brings(s, seat, route))


def route_brings(s: SpikeState, seat: int, route: int) -> list[int]:
    """The same city by city, once the start is connected: the dearest in the network its value, the others 1 each."""
    board = s.board
    brings = [0] * CITIES
    best, most = -1, 0
    for city in range(CITIES):
        if s.cities[seat] & board.lists[route] & board.bit[city]:
            brings[city] = 1
            value = board.values[route * CITIES + city]
            if value >= most:
                best, most = city, value
    if best >= 0:
        brings[best] = most
    return brings


def points_of(s: SpikeState, seat: int) -> int:
    """Money; at the end with what the route pays."""
    return s.money[seat] + (route_points(s, seat, s.route[seat]) if s.over else 0)


def scores(s: SpikeState) -> list[int]:
    return [points_of(s, seat) for seat in range(s.players)]


def sources(s: SpikeState, seat: int) -> dict[str, int]:
    return {
        "market": s.income[seat],
        "contracts": delivered(s, seat),
        "route": points_of(s, seat) - s.money[seat],
        "upgrades": -spent(s, seat),
    }


def ranks(s: SpikeState) -> list[int]:
    """SP-12.6"""
    keys = [(points_of(s, seat), *tie_breaks(s, seat).values()) for seat in range(s.players)]
    return [1 + len([other for other in keys if other > mine]) for mine in keys]


def tie_breaks(s: SpikeState, seat: int) -> dict[str, int]:
    """What decides between equals, the first first: cities in the network, then cards in hand (SP-12.6)."""
    return {"cities": s.cities[seat].bit_count(), "cards": hand_size(s, seat)}


def hand_size(s: SpikeState, seat: int) -> int:
    return sum(s.hand[seat * SUITS : (seat + 1) * SUITS])
