"""A territory worked out the slow way: plain dicts and strings, everything looked for from nothing each time.

It shares no code and no idea with the territory of the game: nothing is kept up, networks are walked, rectangles are
tried corner by corner, paths arm by arm. It is what the fast one is held against.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Place = tuple[int, int]  # row, column
Part = tuple[Place, str]  # the highway ("H") or the railway ("R") of a tile

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west
LIES = ("up", "right", "down", "left", "back-up", "back-right", "back-down", "back-left")
NETWORK = {"car": "H", "train": "R"}


def lying(edges: str, lie: str) -> str:
    """The sides of a tile, north first: flipped if it lies on its front, then turned clockwise."""
    north, east, south, west = edges
    if lie.startswith("back-"):
        east, west = west, east
    for _ in range(("up", "right", "down", "left").index(lie.removeprefix("back-"))):
        north, east, south, west = west, north, east, south
    return north + east + south + west


@dataclass
class Laid:
    """A tile on its place."""

    row: dict[str, Any]  # of the components
    edges: str
    piece: bool = False


@dataclass
class Reference:
    """A territory: what lies where."""

    tiles: dict[Place, Laid] = field(default_factory=dict)

    # Where a tile fits

    def frontier(self) -> set[Place]:
        near = {place for tile in self.tiles for place in around(tile)}
        return near - set(self.tiles) if self.tiles else {(13, 12)}

    def matches(self, place: Place, edges: str) -> bool:
        for side, other in enumerate(around(place)):
            if other in self.tiles and self.tiles[other].edges[(side + 2) % 4] != edges[side]:
                return False
        return True

    def fitting(self, place: Place, row: dict[str, Any]) -> list[str]:
        """The lies that fit; of those that look the same the first."""
        looks: dict[str, str] = {}
        for lie in LIES:
            looks.setdefault(lying(row["edges"], lie), lie)
        return [lie for edges, lie in looks.items() if place in self.frontier() and self.matches(place, edges)]

    # Networks

    def parts(self) -> list[Part]:
        return [(place, kind) for place, tile in self.tiles.items() for kind in "HR" if kind in tile.edges]

    def next_parts(self, part: Part) -> list[Part]:
        """The parts a part is joined with beyond its arms."""
        place, kind = part
        found = []
        for side, other in enumerate(around(place)):
            if self.tiles[place].edges[side] == kind and other in self.tiles:
                found.append((other, kind))
        return found

    def network(self, part: Part, changing: bool) -> set[Part]:
        """All parts one comes to, changing at stations or not."""
        found, front = {part}, [part]
        while front:
            here = front.pop()
            onward = self.next_parts(here)
            if changing and self.tiles[here[0]].row["station"]:
                onward += [(here[0], "R" if here[1] == "H" else "H")]
            for there in onward:
                if there not in found:
                    found.add(there)
                    front.append(there)
        return found

    def parts_of(self, place: Place) -> list[Part]:
        return [part for part in self.parts() if part[0] == place]

    def reached(self, place: Place, piece: str, tired: bool) -> set[Place]:
        """The places whose pieces count for one of that type on a place."""
        if piece in NETWORK:
            return {there for there, _ in self.network((place, NETWORK[piece]), changing=False)}
        found: set[Place] = set()
        for part in self.parts_of(place):
            found |= {there for there, _ in self.network(part, changing=not tired)}
        return found

    def populated(self, piece: str) -> set[Place]:
        return {place for place, tile in self.tiles.items() if tile.piece and tile.row["icon"] == piece}

    def free_icons(self, piece: str) -> set[Place]:
        return {place for place, tile in self.tiles.items() if not tile.piece and tile.row["icon"] == piece}

    def points(self, place: Place, tired: bool) -> int:
        piece = self.tiles[place].row["icon"]
        others = self.populated(piece) & self.reached(place, piece, tired) - {place}
        return min(5, 1 + len(others))

    # Cities, rectangle, open ends

    def towns(self) -> list[set[Place]]:
        """Groups of urban tiles that are adjacent."""
        return groups({place for place, tile in self.tiles.items() if tile.row["background"] == "urban"})

    def cities(self) -> list[set[Place]]:
        return [town for town in self.towns() if len(town) >= 3]

    def rectangle(self) -> int:
        best = 0
        for top, left in self.tiles:
            for bottom, right in self.tiles:
                inside = [(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]
                if inside and all(place in self.tiles for place in inside):
                    best = max(best, len(inside))
        return best

    def open_ends(self) -> list[tuple[Place, int]]:
        return [
            (place, side)
            for place, tile in self.tiles.items()
            for side, other in enumerate(around(place))
            if tile.edges[side] != "-" and other not in self.tiles
        ]

    # Paths and distances

    def trails(self, part: Part) -> Iterator[list[Place]]:
        """Every way from a part along arms, no arm twice: the places come to, in order."""

        def onward(here: Part, used: frozenset[frozenset[Place]], come: list[Place]) -> Iterator[list[Place]]:
            yield come
            for there in self.next_parts(here):
                arm = frozenset((here[0], there[0]))
                if arm not in used:
                    yield from onward(there, used | {arm}, [*come, there[0]])

        yield from onward(part, frozenset(), [part[0]])

    def longest_path(self, kind: str, through: Place | None = None) -> int:
        best = 0
        for part in self.parts():
            if part[1] == kind:
                for trail in self.trails(part):
                    if through is None or through in trail:
                        best = max(best, len(set(trail)))
        return best

    def steps(self, start: Place) -> dict[Part, int]:
        """How many steps it takes a traveller to each part; changing costs none."""
        found = dict.fromkeys(self.parts_of(start), 0)
        front = list(found)
        while front:
            fresh = []
            for part in front:
                for there in self.next_parts(part):
                    for changed in self.parts_of(there[0]) if self.tiles[there[0]].row["station"] else [there]:
                        if changed not in found:
                            found[changed] = found[part] + 1
                            fresh.append(changed)
            front = fresh
        return found

    def shortest_routes(self, start: Place, end: Place) -> list[list[Place]]:
        """All shortest routes of a traveller, from the end back to the start."""
        steps = self.steps(start)
        ends = [part for part in self.parts_of(end) if part in steps]
        if not ends:
            return []
        least = min([steps[part] for part in ends])

        def back(part: Part) -> Iterator[list[Place]]:
            if part[0] == start:
                yield [start]
                return
            for changed in self.parts_of(part[0]) if self.tiles[part[0]].row["station"] else [part]:
                for there in self.next_parts(changed):
                    if steps.get(there, -1) == steps[part] - 1:
                        for route in back(there):
                            yield [part[0], *route]

        return [route for part in ends if steps[part] == least for route in back(part)]

    def traveller_distance(self) -> int:
        travellers = self.populated("traveller")
        best = 0
        for start in travellers:
            for end in travellers - {start}:
                for route in self.shortest_routes(start, end):
                    if not set(route[1:-1]) & travellers:
                        best = max(best, len(route) - 1)
        return best

    # Objectives

    def beside(self, place: Place) -> list[Laid]:
        """The tiles on the eight places around."""
        row, column = place
        near = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
        return [self.tiles[other] for other in near if other in self.tiles]

    def objective(self, id: str) -> int | None:
        """What an objective measures; None if it is not laid."""
        where = [place for place, tile in self.tiles.items() if tile.row["id"] == id]
        if not where:
            return None
        place = where[0]
        if id == "city-hall":
            return min([self.in_line(place, step) for step in STEPS])
        if id == "metropolis":
            return next(len(town) for town in self.towns() if place in town)
        if id == "central-station":
            reached = {there for there, _ in self.network((place, "R"), changing=False)}
            return sum(self.tiles[there].row["station"] for there in reached - {place})
        if id == "stadium":
            return sum(tile.piece and tile.row["icon"] == "traveller" for tile in self.beside(place))
        if id == "airport":
            urban = {there for city in self.cities() for there in city} - {place}
            return sum(there[0] == place[0] or there[1] == place[1] for there in urban)
        if id == "temple":
            return sum(tile.row.get("icon") in ("car", "train") for tile in self.beside(place))
        return self.longest_path("H", through=place)

    def in_line(self, place: Place, step: tuple[int, int]) -> int:
        count = 0
        while (place[0] + step[0] * (count + 1), place[1] + step[1] * (count + 1)) in self.tiles:
            count += 1
        return count

    # Challenges

    def holes(self) -> list[set[Place]]:
        """Empty areas that tiles enclose, seen orthogonally."""
        if not self.tiles:
            return []
        rows, columns = [place[0] for place in self.tiles], [place[1] for place in self.tiles]
        box = {
            (row, column)
            for row in range(min(rows) - 1, max(rows) + 2)
            for column in range(min(columns) - 1, max(columns) + 2)
        }
        outside = (min(rows) - 1, min(columns) - 1)
        return [area for area in groups(box - set(self.tiles)) if outside not in area]

    def small_holes(self) -> list[Place]:
        return [place for area in self.holes() if len(area) == 1 for place in area]

    def large_holes(self) -> list[set[Place]]:
        found = []
        for area in self.holes():
            row, column = min(area)
            if area == {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}:
                found.append(area)
        return found

    def height(self) -> int:
        rows = [place[0] for place in self.tiles]
        return max(rows) - min(rows) + 1 if rows else 0

    def stations_in_network(self) -> int:
        networks = [self.network(part, changing=True) for part in self.parts()]
        return max(
            [len({place for place, _ in parts if self.tiles[place].row["station"]}) for parts in networks], default=0
        )

    def most_in_network(self, piece: str) -> int:
        pieces = self.populated(piece)
        return max([len(pieces & self.reached(place, piece, tired=False)) for place in pieces], default=0)

    def same_in_row(self) -> int:
        most = 0
        for piece in ("car", "train", "traveller"):
            rows = [place[0] for place in self.populated(piece)]
            most = max([most, *[rows.count(row) for row in rows]])
        return most

    def challenge(self, id: str) -> int:
        """What a challenge measures."""
        figures = {
            "megalopolis": lambda: max([len(town) for town in self.towns()], default=0),
            "route-66": lambda: self.longest_path("H"),
            "trans-europe-express": lambda: self.longest_path("R"),
            "perfection": lambda: len(self.open_ends()),
            "flat-earth": self.height,
            "volcano": lambda: len(self.large_holes()),
            "holes": lambda: len(self.small_holes()),
            "distant-friends": self.traveller_distance,
            "station-chaos": self.stations_in_network,
            "car-paradise": lambda: self.most_in_network("car"),
            "train-paradise": lambda: self.most_in_network("train"),
            "four-cities": lambda: len(self.cities()),
            "strict-rules": self.same_in_row,
            "regulated-traffic": lambda: max([self.most_in_network(p) for p in ("car", "train", "traveller")]),
            "tired-travellers": lambda: 0,
        }
        return figures[id]()


def around(place: Place) -> list[Place]:
    return [(place[0] + down, place[1] + right) for down, right in STEPS]


def groups(places: set[Place]) -> list[set[Place]]:
    """Places that hang together orthogonally."""
    left, found = set(places), []
    while left:
        group = {left.pop()}
        front = list(group)
        while front:
            for near in around(front.pop()):
                if near in left:
                    left.remove(near)
                    group.add(near)
                    front.append(near)
        found.append(group)
    return found
