"""Soundness: what must hold at every moment. The check after every action, and of a position set by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike import network
from roundhouse.games.spike.board import (
    CARS,
    CITIES,
    GOODS,
    JUNCTIONS,
    PACKAGE,
    PARTS,
    ROW,
    SPACES,
    SUITS,
    TENDER,
    TIME,
    TIME_CARDS,
    TRACKS,
)
from roundhouse.games.spike.knowledge import unseen_draws
from roundhouse.games.spike.legal.cargo import aboard
from roundhouse.games.spike.legal.drawing import can_draw
from roundhouse.games.spike.lines import line_end, needs, next_spaces
from roundhouse.games.spike.paying import count_of, next_suit, payments
from roundhouse.games.spike.phases import (
    BUILD,
    DRAW,
    FREE,
    GIVE,
    LAY,
    PAY,
    PLACE,
    ROUTE,
    SIDES,
)
from roundhouse.games.spike.scoring import ABOARD, delivered, spent
from roundhouse.games.spike.setup import all_cards, unplaced
from roundhouse.kernel.errors import Flaw

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def flaw(s: SpikeState) -> Flaw | None:
    """The first thing that does not add up, or None."""
    return (
        _phase(s)
        or _contracts(s)
        or _cards(s)
        or _time(s)
        or _routes(s)
        or _map(s)
        or _trains(s)
        or _cargo(s)
        or _money(s)
        or _knowledge(s)
        or _turn(s)
        or line_flaw(s)
    )


def _phase(s: SpikeState) -> Flaw | None:
    if not s.advanced and s.phase in (SIDES, ROUTE):
        return Flaw("unsound-step", PACKAGE, field="phase")
    if s.over and s.phase < FREE:
        return Flaw("unsound-step", PACKAGE, field="over")
    return None


def _contracts(s: SpikeState) -> Flaw | None:
    """SP-2.1, SP-2.2"""
    if sorted(s.market) != list(range(GOODS)):
        return Flaw("unsound-market", PACKAGE)
    for seat in range(s.players):
        held = s.holder.count(seat)
        if held != GOODS // s.players:
            return Flaw("unsound-contracts", PACKAGE, seat=seat, found=held, total=GOODS // s.players)
    undecided = False in s.chosen
    if undecided != (s.phase == SIDES):
        return Flaw("unsound-step", PACKAGE, field="contracts")
    return None


def _cards(s: SpikeState) -> Flaw | None:
    for counts in (s.hand, s.row, s.discards):
        if min(counts) < 0:
            return Flaw("unsound-negative", PACKAGE)
    for suit, left in enumerate(unplaced(s)):
        if left:
            total = all_cards(s)[suit]
            return Flaw("unsound-cards", PACKAGE, suit=s.board.suit_ids[suit], found=total - left, total=total)
    if sum(s.row) > ROW or (s.phase <= GIVE and (max(s.row) or max(s.discards))):
        return Flaw("unsound-row", PACKAGE)
    if s.phase == SIDES and max(s.hand):
        return Flaw("unsound-step", PACKAGE, field="hands")
    if s.phase == GIVE and not max(s.hand[s.turn * SUITS : (s.turn + 1) * SUITS]):
        return Flaw("unsound-step", PACKAGE, field="hands")
    return None


def _time(s: SpikeState) -> Flaw | None:
    """SP-5.5: in the third round each time card is in the lower half of the deck or on the board."""
    inside = s.deck.count(TIME)
    last_round = s.round == TIME_CARDS
    total = TIME_CARDS if last_round else 0
    if not 1 <= s.round <= TIME_CARDS or inside + s.time_out != total or (s.time_out == TIME_CARDS and not s.over):
        return Flaw("unsound-round", PACKAGE, round=s.round, out=s.time_out)
    if s.phase < FREE and s.round > 1:
        return Flaw("unsound-round", PACKAGE, round=s.round, out=s.time_out)
    if s.upper > len(s.deck) or TIME in s.deck[len(s.deck) - s.upper :] or (s.upper and not last_round):
        return Flaw("unsound-upper", PACKAGE)
    return None


def _routes(s: SpikeState) -> Flaw | None:
    """Each route card is in one place at most, and everybody has what the phase asks for."""
    for seat in range(s.players):
        pair = s.offer[seat * 2 : seat * 2 + 2]
        offered = s.advanced and s.phase >= ROUTE
        if (min(pair) >= 0) != offered or (offered and s.route[seat] >= 0 and s.route[seat] not in pair):
            return Flaw("unsound-route", PACKAGE, seat=seat)
        if (s.route[seat] >= 0) != (s.phase >= PLACE) and s.phase != ROUTE:
            return Flaw("unsound-route", PACKAGE, seat=seat)
    dealt = [route for route in (s.offer if s.advanced else s.route) if route >= 0]
    if len(set(dealt)) != len(dealt):
        return Flaw("unsound-routes", PACKAGE)
    if s.phase == ROUTE and min(s.route) >= 0:
        return Flaw("unsound-step", PACKAGE, field="routes")
    return None


def _map(s: SpikeState) -> Flaw | None:
    """The map is what its tracks make it, told a second time."""
    joined, cities, tracks = s.joined, s.cities, s.tracks
    network.rebuild(s)
    same = (joined, cities, tracks) == (s.joined, s.cities, s.tracks)
    s.joined, s.cities, s.tracks = joined, cities, tracks
    if not same or len(s.owner) != SPACES:
        return Flaw("unsound-map", PACKAGE)
    for seat in range(s.players):
        if s.tracks[seat] < 0:
            return Flaw("unsound-tracks", PACKAGE, seat=seat, found=TRACKS - s.tracks[seat], total=TRACKS)
        if not network.is_network(s, seat):
            return Flaw("unsound-network", PACKAGE, seat=seat)
    return None


def _trains(s: SpikeState) -> Flaw | None:
    """SP-2.8, SP-9.1: in seat order from the first, and each on its own network."""
    placed = [s.start[(s.first + step) % s.players] >= 0 for step in range(s.players)]
    count = placed.count(True)
    if placed != [step < count for step in range(s.players)] or (s.phase < PLACE and count):
        return Flaw("unsound-step", PACKAGE, field="starts")
    if s.phase == PLACE and (count == s.players or s.turn != (s.first + count) % s.players):
        return Flaw("unsound-step", PACKAGE, field="starts")
    if s.phase >= FREE and count < s.players:
        return Flaw("unsound-step", PACKAGE, field="starts")
    for seat in range(s.players):
        place = s.train[seat]
        if (place < 0) != (s.start[seat] < 0) or (s.phase == PLACE and place != s.start[seat]):
            return Flaw("unsound-train", PACKAGE, seat=seat)
        if place >= CITIES and s.owner[place - CITIES] != seat:
            return Flaw("unsound-train", PACKAGE, seat=seat)
        if 0 <= place < CITIES and not s.cities[seat] & s.board.bit[place]:
            return Flaw("unsound-train", PACKAGE, seat=seat)
    return None


def _cargo(s: SpikeState) -> Flaw | None:
    for seat in range(s.players):
        if max(s.level[seat * PARTS : (seat + 1) * PARTS]) >= PARTS:
            return Flaw("unsound-level", PACKAGE, seat=seat)
        if len(aboard(s, seat)) > s.parts(seat, CARS):
            return Flaw("unsound-aboard", PACKAGE, seat=seat)
        cities = [s.cargo[good] for good in range(GOODS) if s.holder[good] == seat and s.cargo[good] >= 0]
        if len(set(cities)) != len(cities):
            return Flaw("unsound-delivered", PACKAGE, seat=seat)
    for good in range(GOODS):
        seat, where = s.holder[good], s.cargo[good]
        if where >= 0 and not s.board.wants[s.contract[good]] & s.cities[seat] & s.board.bit[where]:
            return Flaw("unsound-delivered", PACKAGE, seat=seat)
        if where != -1 and not s.board.supplied[good] & s.cities[seat]:
            return Flaw("unsound-aboard", PACKAGE, seat=seat)
        if where == ABOARD and s.phase < FREE:
            return Flaw("unsound-aboard", PACKAGE, seat=seat)
    return None


def _money(s: SpikeState) -> Flaw | None:
    """SP-8.1, SP-10.3, SP-11.2"""
    for seat in range(s.players):
        connected = max(0, s.cities[seat].bit_count() - 1)
        if s.money[seat] < 0 or s.money[seat] != s.income[seat] + delivered(s, seat) - spent(s, seat):
            return Flaw("unsound-money", PACKAGE, seat=seat)
        if not connected <= s.income[seat] <= 3 * connected:
            return Flaw("unsound-income", PACKAGE, seat=seat, found=s.income[seat], connected=connected)
    return None


def _knowledge(s: SpikeState) -> Flaw | None:
    """What is known of a hand is in it."""
    for seat in range(s.players):
        first, last = seat * SUITS, (seat + 1) * SUITS
        for at in range(first, last):
            if s.known[at] > s.hand[at]:
                return Flaw("unsound-known", PACKAGE, seat=seat)
        if unseen_draws(s, seat) < 0:
            return Flaw("unsound-known", PACKAGE, seat=seat)
    for suit in range(SUITS):
        if s.told[suit] > s.hand[s.right * SUITS + suit]:
            return Flaw("unsound-known", PACKAGE, seat=s.right)
        if sum(s.since[suit::SUITS]) > s.discards[suit]:  # what has been paid since the deck was made anew lies there
            return Flaw("unsound-step", PACKAGE, field="since")
    return None


def _turn(s: SpikeState) -> Flaw | None:
    if s.phase in (SIDES, GIVE, ROUTE) and s.turn != s.first:
        return Flaw("unsound-step", PACKAGE, field="turn")
    if s.passes >= s.players and not s.over:
        return Flaw("unsound-step", PACKAGE, field="passes")
    if s.phase < FREE and (s.travelled or s.busy or s.last >= 0 or s.idle or s.passes):
        return Flaw("unsound-step", PACKAGE, field="phase")
    if s.last >= 0 and s.tracks[s.last]:
        return Flaw("unsound-step", PACKAGE, field="last")
    if s.over:
        return None
    if s.last == s.turn and s.phase >= FREE:
        return Flaw("unsound-step", PACKAGE, field="last")
    drawing = s.phase == DRAW
    if s.taken and not (drawing and s.taken < s.parts(s.turn, TENDER)):
        return Flaw("unsound-step", PACKAGE, field="taken")
    if s.taken > sum(s.hand[s.turn * SUITS : (s.turn + 1) * SUITS]):
        return Flaw("unsound-step", PACKAGE, field="taken")
    if drawing != bool(s.taken or s.ended) or (s.ended and s.round == 1):
        return Flaw("unsound-step", PACKAGE, field="ended")
    if drawing and not can_draw(s):
        return Flaw("unsound-step", PACKAGE, field="phase")
    return _travel(s)


def _travel(s: SpikeState) -> Flaw | None:
    """A train that has moved on track has an end of its space behind it (SP-9.8)."""
    place = s.train[s.turn]
    on_track = place >= CITIES
    if s.phase == FREE and (s.travelled or not on_track):
        return Flaw("unsound-step", PACKAGE, field="phase")
    if (s.behind >= 0) != (s.travelled and on_track):
        return Flaw("unsound-step", PACKAGE, field="behind")
    if s.behind >= 0 and s.behind not in (s.board.end_a[place - CITIES], s.board.end_b[place - CITIES]):
        return Flaw("unsound-step", PACKAGE, field="behind")
    return None


def line_flaw(s: SpikeState) -> Flaw | None:
    """The line under way begins at a new city and can be completed."""
    if s.phase not in (LAY, PAY, BUILD):
        blank = s.target < 0 and not s.line and max(s.paid) < 0 and not s.ways
        return None if blank else Flaw("unsound-step", PACKAGE, field="line")
    seat = s.turn
    if s.over or s.target < 0 or s.cities[seat] & s.board.bit[s.target] or not _is_path(s):
        return Flaw("unsound-line", PACKAGE)
    hand = s.hand[seat * SUITS : (seat + 1) * SUITS]
    if s.phase == LAY:
        goes_on = max(s.paid) < 0 and not s.ways and len(next_spaces(s, seat)) > 0
        return None if goes_on else Flaw("unsound-line", PACKAGE)
    ways = payments(hand, needs(s)) if len(s.line) <= s.tracks[seat] else []
    for suit in range(SUITS):
        if s.paid[suit] >= 0:
            if next_suit(ways) != suit:
                return Flaw("unsound-line", PACKAGE)
            ways = [way for way in ways if count_of(way, suit) == s.paid[suit]]
    if not ways or ways != s.ways or (len(ways) > 1) != (s.phase == PAY):
        return Flaw("unsound-line", PACKAGE)
    return None


def _is_path(s: SpikeState) -> bool:
    """SP-6.3 to SP-6.5, as far as the line goes; a complete one has come to the network."""
    junction = s.board.junction_of[s.target]
    passed = [junction]
    for number, space in enumerate(s.line):
        if s.owner[space] >= 0 or junction not in (s.board.end_a[space], s.board.end_b[space]):
            return False
        junction = s.board.other_end(space, junction)
        joined = s.joined[s.turn * JUNCTIONS + junction] == 1
        if joined != (s.phase != LAY and number == len(s.line) - 1):
            return False
        if junction in passed or (s.board.city_at[junction] >= 0 and not joined):
            return False
        passed.append(junction)
    return s.phase == LAY or (len(s.line) > 0 and s.joined[s.turn * JUNCTIONS + line_end(s)] == 1)
