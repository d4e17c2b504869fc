"""Where the cities and lines of a board lie on paper: an Albers equal-area map in kilometres."""

import math
from itertools import pairwise
from typing import Any

Point = tuple[float, float]
Polyline = list[Point]

# the measures of our own board, for those a file leaves out
PARALLELS, ORIGIN = (29.5, 45.5), (37.5, -96.0)
EARTH_RADIUS, SPACE_PITCH = 6371.0, 78.0


class Plane:
    """The places of cities, and the lines of sections between them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.drawing: dict[str, Any] = data.get("drawing", {})
        self.space_pitch = float(self.drawing.get("space_pitch", SPACE_PITCH))
        self.points = {city["id"]: self.point(city["lat"], city["lon"]) for city in data["city"]}

    def point(self, lat: float, lon: float) -> Point:
        """Kilometres east and north of the drawing's origin."""
        parallels, origin = self.drawing.get("parallels", PARALLELS), self.drawing.get("origin", ORIGIN)
        south, north = math.radians(parallels[0]), math.radians(parallels[1])
        cone = (math.sin(south) + math.sin(north)) / 2
        turn = cone * math.radians(lon - origin[1])
        rho, rho_origin = parallel_radius(lat, south, cone), parallel_radius(origin[0], south, cone)
        scale = float(self.drawing.get("earth_radius", EARTH_RADIUS))
        return scale * rho * math.sin(turn), scale * (rho_origin - rho * math.cos(turn))

    def line(self, section: dict[str, Any]) -> Polyline:
        via = [self.point(lat, lon) for lat, lon in section.get("via", [])]
        return [self.points[section["a"]], *via, self.points[section["b"]]]


def parallel_radius(lat: float, south: float, cone: float) -> float:
    """How far a parallel is from the tip of the cone, in earth radii."""
    square = math.cos(south) ** 2 + 2 * cone * (math.sin(south) - math.sin(math.radians(lat)))
    return math.sqrt(max(0.0, square)) / cone


def length(line: Polyline) -> float:
    return math.fsum([math.dist(a, b) for a, b in pairwise(line)])


def along(line: Polyline, distance: float) -> Point:
    """The point a distance along a line."""
    a, b = line[0], line[1]
    for a, b in pairwise(line):
        leg = math.dist(a, b)
        if distance <= leg:
            break
        distance -= leg
    direction = math.atan2(b[1] - a[1], b[0] - a[0])
    return a[0] + distance * math.cos(direction), a[1] + distance * math.sin(direction)
