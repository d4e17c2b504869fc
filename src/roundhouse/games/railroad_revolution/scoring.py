"""Points, source by source, and who is first (RV-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.board import SECTIONS, TRACKS, TRAINS
from roundhouse.games.railroad_revolution.company import liquid

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RevolutionState

TRAIN_POINTS: Final = 8
SOURCES: Final = ("objectives", "trains", "telegraph", "stations", "network", "links")


def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def multiplier(s: RevolutionState, seat: int, track: int) -> int:
    """What a track counts (RV-14.4)."""
    if track == 0:
        return bits(s.offices[seat])
    if track == 1:
        return bits(s.stations[seat])
    return bits(s.cities[seat] & s.board.of_level[5])


def track_points(s: RevolutionState, seat: int, track: int) -> int:
    return s.board.track_points[track][s.track[seat * TRACKS + track]] * multiplier(s, seat, track)


def linked(s: RevolutionState, seat: int) -> int:
    """The sections of a seat's offices that have another of its own right after them, as a mask (RV-14.5)."""
    return s.offices[seat] & s.offices[seat] >> 1


def link_points(s: RevolutionState, seat: int) -> int:
    pairs = linked(s, seat)
    total = 0
    for section in range(SECTIONS - 1):
        if pairs >> section & 1:
            total += s.board.links[section]
    return total


def train_points(s: RevolutionState, seat: int) -> int:
    return TRAIN_POINTS * sum(s.up[seat * TRAINS : (seat + 1) * TRAINS])


def objective_points(s: RevolutionState, seat: int) -> int:
    total = 0
    rest = s.done[seat]
    while rest:
        lowest = rest & -rest
        total += s.board.points[lowest.bit_length() - 1]
        rest ^= lowest
    return total


def points_of(s: RevolutionState, seat: int) -> int:
    tracks = 0
    for track in range(TRACKS):
        tracks += track_points(s, seat, track)
    return objective_points(s, seat) + train_points(s, seat) + tracks + link_points(s, seat)


def scores(s: RevolutionState) -> list[int]:
    return [points_of(s, seat) for seat in range(s.players)]


def sources(s: RevolutionState, seat: int) -> dict[str, int]:
    tracks = [track_points(s, seat, track) for track in range(TRACKS)]
    return {
        "objectives": objective_points(s, seat),
        "trains": train_points(s, seat),
        "telegraph": tracks[0],
        "stations": tracks[1],
        "network": tracks[2],
        "links": link_points(s, seat),
    }


def ranks(s: RevolutionState) -> list[int]:
    """RV-14.6: money breaks ties, a share counts what it sells for."""
    standing = [(points_of(s, seat), liquid(s, seat)) for seat in range(s.players)]
    return [1 + sum([other > mine for other in standing]) for mine in standing]
