"""Positions: the fields of a state as plain JSON, and what completes a position that does not say everything.

Every seat's row and every count uses the ids of the data; a deck is written from its top. Where a description is
silent the play is as at the start, dealt from its seed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from roundhouse.games.spike import decks, network, setup
from roundhouse.games.spike.board import CARDS_EACH, CITIES, GOODS, PACKAGE, SUITS, TIME_CARDS, TIME_ID, Board
from roundhouse.games.spike.lines import line_end, needs
from roundhouse.games.spike.paying import count_of, payments
from roundhouse.games.spike.phases import BUILD, GIVE, LAY, PAY, PHASES, PLACE, ROUTE, SIDES
from roundhouse.games.spike.scoring import ABOARD, ON_CONTRACT, delivered, spent
from roundhouse.kernel.description import (
    CountRows,
    Counts,
    Deck,
    Description,
    Each,
    Field,
    Flag,
    Id,
    Ids,
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
    from roundhouse.games.spike.state import SpikeState
    from roundhouse.kernel.chance import Chance


def fields(board: Board) -> list[Field]:
    """The fields of a position, in the order they are read."""
    suits, cities = board.suit_ids, board.city_ids
    return [
        Field("phase", Id(PHASES)),
        Field("first", Number()),
        Field("turn", Number()),
        Field("round", Number()),
        Field("time_out", Number()),
        Field("last", MaybeNumber()),
        Field("passes", Number()),
        Field("idle", Number()),
        Field("busy", Flag()),
        Field("market", Ids(board.good_ids)),
        OwnField("contracts", contracts, _read_contracts),
        OwnField("aboard", aboard, _read_aboard),
        OwnField("delivered", deliveries, _read_deliveries),
        Field("hands", CountRows(suits), "hand"),
        Field("deck", Deck([*suits, TIME_ID])),
        Field("upper", Number()),
        Field("row", Counts(suits)),
        Field("discards", Counts(suits)),
        Field("known", CountRows(suits)),
        Field("told", Counts(suits)),
        Field("before", CountRows(suits)),
        Field("since", CountRows(suits)),
        Field("routes", Each(MaybeId(cities)), "route"),
        OwnField("offers", _offers, _read_offers),
        Field("starts", Each(MaybeId(cities)), "start"),
        OwnField("tracks", tracks, _read_tracks),
        Field("trains", Each(MaybeId(board.place_ids)), "train"),
        Field("levels", CountRows(board.part_ids), "level"),
        Field("income", Each(Number())),
        Field("money", Each(Number())),
        Field("travelled", Flag()),
        Field("behind", MaybeId(board.junction_ids)),
        Field("taken", Number()),
        Field("ended", Flag()),
        Field("target", MaybeId(cities)),
        Field("line", Ids(board.space_ids)),
        OwnField("paid", _paid, _read_paid),
    ]


# Contracts and cargo --------------------------------------------------------------------------------------------------


def contracts(s: SpikeState) -> list[list[str]]:
    """The contracts of each seat; of one whose side is still to be chosen, the card."""
    ids = s.board
    held: list[list[str]] = [[] for _ in range(s.players)]
    for good in range(GOODS):
        contract = s.contract[good]
        held[s.holder[good]].append(ids.contract_ids[contract] if s.chosen[good] else ids.card_ids[contract // 2])
    return held


def _read_contracts(s: SpikeState, written: Any) -> None:
    board = s.board
    s.holder = [-1] * GOODS
    for seat, row in enumerate(rows_of("contracts", written, s.players)):
        for name in list_of("contracts", row):
            chosen = name not in board.card_ids
            number = index_of("contracts", name, board.contract_ids if chosen else board.card_ids)
            contract = number if chosen else number * 2
            good = contract // 2 // CARDS_EACH
            if s.holder[good] >= 0:
                raise BadPosition("position-contract", PACKAGE, good=board.good_ids[good])
            s.holder[good], s.contract[good], s.chosen[good] = seat, contract, chosen


def aboard(s: SpikeState) -> list[list[str]]:
    """The goods on each train."""
    return [
        [s.board.good_ids[good] for good in range(GOODS) if s.holder[good] == seat and s.cargo[good] == ABOARD]
        for seat in range(s.players)
    ]


def _read_aboard(s: SpikeState, written: Any) -> None:
    for seat, row in enumerate(rows_of("aboard", written, s.players)):
        for name in list_of("aboard", row):
            good = index_of("aboard", name, s.board.good_ids)
            _move_tile(s, seat, good, ABOARD)


def deliveries(s: SpikeState) -> list[dict[str, str]]:
    """The goods each seat has delivered, and where."""
    ids = s.board
    return [
        {
            ids.good_ids[good]: ids.city_ids[s.cargo[good]]
            for good in range(GOODS)
            if s.holder[good] == seat and s.cargo[good] >= 0
        }
        for seat in range(s.players)
    ]


def _read_deliveries(s: SpikeState, written: Any) -> None:
    for seat, row in enumerate(rows_of("delivered", written, s.players)):
        if not isinstance(row, dict):
            raise wrong("delivered")
        for name, city in row.items():
            good = index_of("delivered", name, s.board.good_ids)
            _move_tile(s, seat, good, index_of("delivered", city, s.board.city_ids))


def _move_tile(s: SpikeState, seat: int, good: int, where: int) -> None:
    """A cargo tile off its contract; it lies in one place only, and is its holder's."""
    if s.holder[good] != seat or s.cargo[good] != ON_CONTRACT:
        raise BadPosition("position-cargo", PACKAGE, good=s.board.good_ids[good], seat=seat)
    s.cargo[good] = where


# Routes and tracks ----------------------------------------------------------------------------------------------------


def _offers(s: SpikeState) -> list[list[str]]:
    return [
        [s.board.city_ids[route] for route in s.offer[seat * 2 : seat * 2 + 2] if route >= 0]
        for seat in range(s.players)
    ]


def _read_offers(s: SpikeState, written: Any) -> None:
    for seat, row in enumerate(rows_of("offers", written, s.players)):
        routes = [index_of("offers", name, s.board.city_ids) for name in list_of("offers", row)]
        if len(routes) not in (0, 2):
            raise wrong("offers")
        for index, route in enumerate(routes):
            s.offer[seat * 2 + index] = route


def tracks(s: SpikeState) -> list[list[str]]:
    """The spaces with a track of each seat."""
    return [[s.board.space_ids[space] for space in network.own_spaces(s, seat)] for seat in range(s.players)]


def _read_tracks(s: SpikeState, written: Any) -> None:
    for seat, row in enumerate(rows_of("tracks", written, s.players)):
        for name in list_of("tracks", row):
            space = index_of("tracks", name, s.board.space_ids)
            if s.owner[space] >= 0:
                raise BadPosition("position-track", PACKAGE, space=s.board.space_ids[space])
            s.owner[space] = seat


def _paid(s: SpikeState) -> dict[str, int]:
    return {s.board.suit_ids[suit]: s.paid[suit] for suit in range(SUITS) if s.paid[suit] >= 0}


def _read_paid(s: SpikeState, written: Any) -> None:
    if not isinstance(written, dict):
        raise wrong("paid")
    for name, count in written.items():
        s.paid[index_of("paid", name, s.board.suit_ids)] = number_of("paid", count)


# What a description leaves open ---------------------------------------------------------------------------------------


def complete(s: SpikeState, given: Description, rng: Chance) -> None:
    """What is not said is dealt in the order of the rules, and all that follows from it is worked out."""
    _refuse_numbers(s)
    if not given.has("market"):
        setup.place_market(s, rng)
    if not given.has("contracts"):
        _deal_contracts(s, given, rng)
    first = rng.below(s.players)
    if not given.has("first"):
        s.first = first
    if not given.has("turn"):
        s.turn = s.first
    network.rebuild(s)
    _complete_trains(s, given)
    _complete_cards(s, given, rng)
    _complete_routes(s, given, rng)
    _complete_money(s, given)
    _complete_line(s)


def _refuse_numbers(s: SpikeState) -> None:
    for name, number in (("first", s.first), ("turn", s.turn), ("last", s.last)):
        if number >= s.players:
            raise wrong(name)
    if not 1 <= s.round <= TIME_CARDS or s.time_out > TIME_CARDS:
        raise BadPosition("unsound-round", PACKAGE, round=s.round, out=s.time_out)
    if sorted(s.market) != list(range(GOODS)) and s.market != [-1] * GOODS:
        raise BadPosition("unsound-market", PACKAGE)


def _deal_contracts(s: SpikeState, given: Description, rng: Chance) -> None:
    if given.has("aboard") or given.has("delivered"):
        raise BadPosition("position-needs", PACKAGE, field="contracts")
    setup.deal_contracts(s, rng)
    if s.phase != SIDES:
        s.chosen = [True] * GOODS


def _complete_trains(s: SpikeState, given: Description) -> None:
    """A train of which nothing is said stands where it started."""
    if not given.has("trains"):
        s.train = s.start[:]


def _complete_cards(s: SpikeState, given: Description, rng: Chance) -> None:
    for suit, left in enumerate(setup.unplaced(s)):
        if left < 0:
            raise BadPosition("position-too-many", id=s.board.suit_ids[suit], excess=-left)
    if given.has("deck"):
        return
    setup.shuffle_deck(s, rng)
    seal = s.seal
    if not given.has("hands") and s.phase != SIDES:
        decks.deal_hands(s)
    if not given.has("row") and s.phase > GIVE:
        decks.lay_out(s)
    s.seal = seal
    if s.round == TIME_CARDS and not s.over:
        decks.hide_time_cards(s, rng)


def _complete_routes(s: SpikeState, given: Description, rng: Chance) -> None:
    """Routes that are not said are any that nobody has."""
    free = [route for route in range(CITIES) if route not in s.route and route not in s.offer]
    rng.shuffle(free)
    for seat in range(s.players):
        if s.phase == ROUTE and s.advanced and s.offer[seat * 2] < 0 and not given.has("offers"):
            s.offer[seat * 2], s.offer[seat * 2 + 1] = free.pop(), free.pop()
        if s.phase >= PLACE and s.route[seat] < 0 and not given.has("routes"):
            s.route[seat] = free.pop()
            if s.advanced and not given.has("offers"):
                s.offer[seat * 2], s.offer[seat * 2 + 1] = s.route[seat], free.pop()


def _complete_money(s: SpikeState, given: Description) -> None:
    """Money is what the market and the contracts have paid, less what upgrades have cost."""
    for seat in range(s.players):
        if max(s.level[seat * 3 : seat * 3 + 3]) >= 3:
            raise BadPosition("unsound-level", PACKAGE, seat=seat)
        other = delivered(s, seat) - spent(s, seat)
        if not given.has("income") and given.has("money"):
            s.income[seat] = s.money[seat] - other
        if not given.has("money"):
            s.money[seat] = s.income[seat] + other


def _complete_line(s: SpikeState) -> None:
    """The ways to pay for the line under way."""
    if s.phase not in (LAY, PAY, BUILD) or s.target < 0:
        return
    junction = s.board.junction_of[s.target]
    for space in s.line:
        if junction not in (s.board.end_a[space], s.board.end_b[space]):
            raise BadPosition("unsound-line", PACKAGE)
        junction = s.board.other_end(space, junction)
    if s.phase == LAY:
        return
    if not s.joined[s.turn * len(s.board.city_at) + line_end(s)]:
        raise BadPosition("unsound-line", PACKAGE)
    s.ways = ways_left(s)


def ways_left(s: SpikeState) -> list[int]:
    """The ways to pay for a complete line that fit what is chosen already."""
    ways = payments(s.hand[s.turn * SUITS : (s.turn + 1) * SUITS], needs(s))
    for suit in range(SUITS):
        if s.paid[suit] >= 0:
            ways = [way for way in ways if count_of(way, suit) == s.paid[suit]]
    return ways
