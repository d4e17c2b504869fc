"""Networks on the map: the start, new lines, and the whole of it told again from its tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.spike.board import JUNCTIONS, SPACES, TRACKS

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


def settle_in(s: SpikeState, seat: int, city: int) -> None:
    """The locomotive is placed in a city, which is the whole network (SP-2.8)."""
    s.start[seat] = city
    s.train[seat] = city
    join(s, seat, s.board.junction_of[city])


def join(s: SpikeState, seat: int, junction: int) -> None:
    s.joined[seat * JUNCTIONS + junction] = 1
    city = s.board.city_at[junction]
    if city >= 0:
        s.cities[seat] |= s.board.bit[city]


def lay_track(s: SpikeState, seat: int, line: list[int], city: int) -> None:
    """A whole line, its spaces from the city."""
    junction = s.board.junction_of[city]
    join(s, seat, junction)
    for space in line:
        s.owner[space] = seat
        junction = s.board.other_end(space, junction)
        join(s, seat, junction)
    s.tracks[seat] -= len(line)


def own_spaces(s: SpikeState, seat: int) -> list[int]:
    return [space for space in range(SPACES) if s.owner[space] == seat]


def rebuild(s: SpikeState) -> None:
    """Networks and tracks left, from the starts and the tracks on the map."""
    s.joined = [0] * (s.players * JUNCTIONS)
    s.cities = [0] * s.players
    s.tracks = [TRACKS] * s.players
    for seat in range(s.players):
        if s.start[seat] >= 0:
            join(s, seat, s.board.junction_of[s.start[seat]])
    for space in range(SPACES):
        seat = s.owner[space]
        if seat >= 0:
            s.tracks[seat] -= 1
            join(s, seat, s.board.end_a[space])
            join(s, seat, s.board.end_b[space])


def is_network(s: SpikeState, seat: int) -> bool:
    """Whether a seat's tracks can have been built: one tree from its start, all of whose ends are cities (SP-6.4)."""
    if s.start[seat] < 0:
        return s.owner.count(seat) == 0
    root = s.board.junction_of[s.start[seat]]
    reached = _reached(s, seat, root)
    spaces = s.owner.count(seat)
    junctions = sum(s.joined[seat * JUNCTIONS : (seat + 1) * JUNCTIONS])
    return len(reached) == junctions == spaces + 1 and not _loose_ends(s, seat, reached)


def _reached(s: SpikeState, seat: int, root: int) -> list[int]:
    reached = [root]
    for junction in reached:
        for index, space in enumerate(s.board.spaces_at[junction]):
            other = s.board.ends_at[junction][index]
            if s.owner[space] == seat and other not in reached:
                reached.append(other)
    return reached


def _loose_ends(s: SpikeState, seat: int, reached: list[int]) -> bool:
    for junction in reached:
        tracks = len([space for space in s.board.spaces_at[junction] if s.owner[space] == seat])
        if tracks == 1 and s.board.city_at[junction] < 0:
            return True
    return False
