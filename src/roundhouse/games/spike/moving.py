"""Where a train can go on its owner's tracks (SP-9). A network is a tree: there is one way to every place of it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from roundhouse.games.spike.board import CITIES, LOCOMOTIVE
from roundhouse.games.spike.phases import FREE

if TYPE_CHECKING:
    from roundhouse.games.spike.state import SpikeState


BOOST: Final = 1  # spaces of a boost (SP-9.5)


def manner(s: SpikeState, seat: int) -> str:
    """How a train would move by an action: out of a city it gets moving, on track it is boosted."""
    return "start" if s.train[seat] < CITIES else "boost"


def destinations(s: SpikeState, seat: int) -> list[int]:
    """The places the train can move to now, ascending: by the free move, by getting moving or by a boost."""
    found: list[int] = []
    place = s.train[seat]
    if place < CITIES:
        if not s.travelled:  # SP-9.6
            _onto_track(s, seat, s.board.junction_of[place], -1, s.parts(seat, LOCOMOTIVE), found)
    else:
        most = s.parts(seat, LOCOMOTIVE) if s.phase == FREE else BOOST
        space = place - CITIES
        for junction in (s.board.end_a[space], s.board.end_b[space]):
            if junction != s.behind:  # SP-9.8
                _past(s, seat, junction, space, most, found)
    found.sort()
    return found


def _onto_track(s: SpikeState, seat: int, junction: int, behind: int, left: int, found: list[int]) -> None:
    """All places reached over the tracks that leave a junction, but for the one behind."""
    ends = s.board.ends_at[junction]
    for index, space in enumerate(s.board.spaces_at[junction]):
        if s.owner[space] == seat and space != behind:
            found.append(CITIES + space)
            if left > 1:
                _past(s, seat, ends[index], space, left - 1, found)


def _past(s: SpikeState, seat: int, junction: int, behind: int, left: int, found: list[int]) -> None:
    """All places reached at a junction and beyond it; a city there is entered or skipped (SP-9.6, SP-9.7)."""
    city = s.board.city_at[junction]
    if city >= 0:
        found.append(city)
    _onto_track(s, seat, junction, behind, left, found)


def path_to(s: SpikeState, seat: int, place: int) -> list[int]:
    """The places the train comes through on its way to a place it can reach, that one last."""
    start = s.train[seat]
    if start < CITIES:
        return _way(s, seat, s.board.junction_of[start], -1, place)
    space = start - CITIES
    for junction in (s.board.end_a[space], s.board.end_b[space]):
        way = _way(s, seat, junction, space, place) if junction != s.behind else []
        if way:
            return way
    return []


def _way(s: SpikeState, seat: int, junction: int, behind: int, place: int) -> list[int]:
    if s.board.city_at[junction] == place:
        return [place]
    ends = s.board.ends_at[junction]
    for index, space in enumerate(s.board.spaces_at[junction]):
        if s.owner[space] == seat and space != behind:
            if CITIES + space == place:
                return [place]
            way = _way(s, seat, ends[index], space, place)
            if way:
                return [CITIES + space, *way]
    return []


def skipped(s: SpikeState, path: list[int], start: int) -> list[int]:
    """The cities passed without stopping on such a path."""
    cities: list[int] = []
    tracks = [place - CITIES for place in [start, *path] if place >= CITIES]
    for one, other in pairwise(tracks):
        cities.append(s.board.city_at[shared_end(s, one, other)])
    return [city for city in cities if city >= 0]


def shared_end(s: SpikeState, one: int, other: int) -> int:
    """The junction in which two spaces meet."""
    a = s.board.end_a[one]
    return a if a == s.board.end_a[other] or a == s.board.end_b[other] else s.board.end_b[one]


def behind_after(s: SpikeState, seat: int, path: list[int]) -> int:
    """The junction the train has behind it at the end of a path, -1 in a city."""
    last = path[-1]
    if last < CITIES:
        return -1
    before = path[-2] if len(path) > 1 else s.train[seat]
    if before < CITIES:
        return s.board.junction_of[before]
    return shared_end(s, before - CITIES, last - CITIES)
