"""Where a train can go: SP-9. Every way it can take is walked, space by space."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.spike.scenes import BESIDE, CITIES, CITY_AT, SPACES


@dataclass(frozen=True)
class Journey:
    """All that a train has travelled in a turn: no space and no junction comes twice."""

    place: str  # a city or a space
    spaces: frozenset[str]  # on the way, the one it stands on included
    junctions: frozenset[str]  # passed, skipped or entered
    cost: int = 0  # of this move
    behind: str | None = None  # the junction it came onto its space from

    @classmethod
    def begun(cls, place: str) -> "Journey":
        if place in CITIES:
            return cls(place, frozenset(), frozenset({CITIES[place]["junction"]}))
        return cls(place, frozenset({place}), frozenset())

    def again(self) -> "Journey":
        """The same way, with another move to go on."""
        return replace(self, cost=0)

    def onto(self, space: str, junction: str) -> "Journey":
        return Journey(space, self.spaces | {space}, self.junctions | {junction}, self.cost + 1, junction)

    def into(self, city: str) -> "Journey":
        junction = str(CITIES[city]["junction"])
        return Journey(city, self.spaces, self.junctions | {junction}, self.cost + 1, None)


def journeys(begun: Journey, own: set[str], most: int) -> dict[str, Journey]:
    """The places a train can come to in one move of one to so many spaces, with the way."""
    found: dict[str, Journey] = {}
    front = list(_steps(begun, own))
    while front:
        journey = front.pop()
        if journey.cost <= most:
            assert journey.place not in found, "two ways in a network"
            found[journey.place] = journey
            if journey.place not in CITIES:  # entering a city ends the move
                front += _steps(journey, own)
    return found


def _steps(journey: Journey, own: set[str]) -> Iterator[Journey]:
    """One space further: onto a track, or into a city."""
    if journey.place in CITIES:
        yield from _tracks(journey, str(CITIES[journey.place]["junction"]), own)
        return
    for junction in (SPACES[journey.place]["a"], SPACES[journey.place]["b"]):
        if junction not in journey.junctions:
            yield from _tracks(journey, junction, own)  # past a plain junction, or a city that is skipped
            if junction in CITY_AT:
                yield journey.into(CITY_AT[junction])


def _tracks(journey: Journey, junction: str, own: set[str]) -> Iterator[Journey]:
    for space in BESIDE[junction]:
        if space in own and space not in journey.spaces:
            yield journey.onto(space, junction)
