# Interpreted: it runs once, when a board is opened.
"""The board as a drawing: an Albers equal-area map in kilometres, with its lines, spaces and names.

Where each thing comes to stand, and what crosses, crowds or touches; what the lines are for is left open.
"""

import math
from collections.abc import Iterator
from itertools import pairwise

from roundhouse.games.union_pacific.transcript import City, Drawing, Section, Transcript, remark
from roundhouse.kernel.errors import Finding

Point = tuple[float, float]
Line = list[Point]
Leg = tuple[Point, Point]

CITY_CLEARANCE = 90  # km from a line to any third city
GENTLE_BEND = 60  # km a bend may stand off the straight line
NARROWEST = 15  # degrees between two lines that meet in a city
PAPER = 5  # km left white between any two things drawn


# --- geometry ----------------------------------------------------------------------------------------------


def albers(lat: float, lon: float, drawing: Drawing) -> Point:
    """Kilometres east and north of the drawing's origin."""
    south, north = math.radians(drawing.parallels[0]), math.radians(drawing.parallels[1])
    cone = (math.sin(south) + math.sin(north)) / 2
    turn = cone * math.radians(lon - drawing.origin[1])
    rho, rho_origin = parallel_radius(lat, south, cone), parallel_radius(drawing.origin[0], south, cone)
    scale = drawing.measures["earth_radius"]
    return scale * rho * math.sin(turn), scale * (rho_origin - rho * math.cos(turn))


def parallel_radius(lat: float, south: float, cone: float) -> float:
    """How far a parallel is from the tip of the cone, in earth radii."""
    square = math.cos(south) ** 2 + 2 * cone * (math.sin(south) - math.sin(math.radians(lat)))
    return math.sqrt(max(0.0, square)) / cone


def legs(line: Line) -> list[Leg]:
    return list(pairwise(line))


def outline(shape: Line) -> list[Leg]:
    return legs(shape + shape[:1])


def length(line: Line) -> float:
    return math.fsum([math.dist(a, b) for a, b in legs(line)])


def side_of(a: Point, b: Point, c: Point) -> float:
    """Positive if c lies to the left of the way from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0


def any_cross(ones: list[Leg], others: list[Leg]) -> bool:
    for a, b in ones:
        for c, d in others:
            if crosses(a, b, c, d):
                return True
    return False


def to_segment(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if square == 0:
        return math.dist(point, a)
    part = min(1.0, max(0.0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square))
    return math.dist(point, (a[0] + part * dx, a[1] + part * dy))


def to_line(point: Point, line: Line) -> float:
    return min([to_segment(point, a, b) for a, b in legs(line)])


def to_shape(point: Point, shape: Line) -> float:
    """Kilometres from a point to a convex shape, drawn against the clock; 0 inside it."""
    sides = outline(shape)
    if min([side_of(a, b, point) for a, b in sides]) > 0:
        return 0.0
    return min([to_segment(point, a, b) for a, b in sides])


def between(one: Line, other: Line) -> float:
    """Kilometres between two convex shapes (a leg of a line is one too); far apart, a lower bound will do."""
    apart = math.hypot(gap(one, other, 0), gap(one, other, 1))
    if apart > 100:
        return apart
    if any_cross(outline(one), outline(other)):
        return 0.0
    return min([to_shape(at, other) for at in one] + [to_shape(at, one) for at in other])


def gap(one: Line, other: Line, axis: int) -> float:
    ones, others = [at[axis] for at in one], [at[axis] for at in other]
    return max(0.0, min(others) - max(ones), min(ones) - max(others))


def rectangle(centre: Point, width: float, height: float, turn: float) -> Line:
    ux, uy = math.cos(turn) * width / 2, math.sin(turn) * width / 2
    vx, vy = -math.sin(turn) * height / 2, math.cos(turn) * height / 2
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [(centre[0] + i * ux + j * vx, centre[1] + i * uy + j * vy) for i, j in corners]


def along(line: Line, distance: float) -> tuple[Point, float]:
    """The point a distance along a line, and the line's direction there."""
    a, b = line[0], line[1]
    for a, b in legs(line):
        leg = math.dist(a, b)
        if distance <= leg:
            break
        distance -= leg
    direction = math.atan2(b[1] - a[1], b[0] - a[0])
    return (a[0] + distance * math.cos(direction), a[1] + distance * math.sin(direction)), direction


# --- the sheet ---------------------------------------------------------------------------------------------


class Heading:
    """A line as it leaves a city."""

    def __init__(self, direction: float, section: Section) -> None:
        self.direction = direction
        self.section = section


class Sheet:
    """Where everything on a board is drawn."""

    def __init__(self, board: Transcript) -> None:
        self.board = board
        self.measures = board.drawing.measures
        self.homes = {company.home for company in board.companies}
        self.at = {city.id: albers(city.lat, city.lon, board.drawing) for city in board.cities}
        self.lines: list[tuple[Section, Line]] = [(section, self.line_of(section)) for section in board.sections]
        self.spaces: list[tuple[Section, Line]] = []
        for section, line in self.lines:
            if self.row_of_spaces(section) <= length(line):
                self.spaces += [(section, shape) for shape in self.space_shapes(section, line)]
        self.names: list[tuple[City, Line]] = [(city, self.name_box(city)) for city in board.cities]

    def line_of(self, section: Section) -> Line:
        via = [albers(lat, lon, self.board.drawing) for lat, lon in section.via]
        return [self.at[section.a], *via, self.at[section.b]]

    def radius(self, city: City) -> float:
        return self.measures["home_radius" if city.id in self.homes else "city_radius"]

    def row_of_spaces(self, section: Section) -> float:
        return (section.spaces - 1) * self.measures["space_pitch"] + self.measures["space_length"]

    def space_shapes(self, section: Section, line: Line) -> list[Line]:
        """The spaces of a section, in a row on its line, centred on the line's middle."""
        shapes = []
        for number in range(section.spaces):
            step = (number - (section.spaces - 1) / 2) * self.measures["space_pitch"]
            centre, turn = along(line, length(line) / 2 + step)
            shapes.append(rectangle(centre, self.measures["space_length"], self.measures["space_width"], turn))
        return shapes

    def name_box(self, city: City) -> Line:
        """The box of a city's name, as long as the longer of its two names."""
        size, side = self.measures["label_size"], city.label
        width, height = size * (max(len(city.name_en), len(city.name_it)) + 1) / 2, size * 0.8
        if city.id in self.homes:  # the company's plate stands below the name
            width, height = max(width, size * 2.6), size * 1.65
        off = self.radius(city) + self.measures["label_gap"]
        over, up = (off, off) if len(side) == 1 else (0.75 * off, 0.6 * off)
        east, north = ("e" in side) - ("w" in side), ("n" in side) - ("s" in side)
        x = self.at[city.id][0] + city.nudge[0] + east * (over + width / 2)
        y = self.at[city.id][1] + city.nudge[1] + north * (up + height / 2)
        return rectangle((x, y), width, height, 0.0)

    def headings(self, city: str) -> list[Heading]:
        found = []
        for section, line in self.lines:
            if city in (section.a, section.b):
                a, b = (line[0], line[1]) if section.a == city else (line[-1], line[-2])
                found.append(Heading(math.atan2(b[1] - a[1], b[0] - a[0]), section))
        return found

    def rim(self) -> list[Section]:
        """The outermost sections: a walk round the drawing, at each city along the first line to the left."""
        here = min([city.id for city in self.board.cities], key=lambda city: self.at[city][0])
        looking = math.pi  # west of the westernmost city lies nothing
        walked: set[tuple[str, str]] = set()
        found: list[Section] = []
        while True:
            section = leftmost(self.headings(here), looking)
            there = section.far_end(here)
            if (here, there) in walked:
                return found
            walked.add((here, there))
            if section not in found:
                found.append(section)
            here = there
            looking = [way.direction for way in self.headings(here) if way.section is section][0]


def leftmost(ways: list[Heading], looking: float) -> Section:
    best, least = ways[0], math.inf
    for way in ways:
        turn = (way.direction - looking - 1e-9) % math.tau  # back where one came from is the last resort
        if turn < least:
            best, least = way, turn
    return best.section


# --- what is wrong with the drawing ------------------------------------------------------------------------


def drawing_remarks(board: Transcript) -> list[Finding]:
    sheet = Sheet(board)
    line_remarks = [*crossings(sheet), *crowded_cities(sheet), *bends(sheet), *narrow_angles(sheet)]
    return line_remarks + [*crowded_spaces(sheet), *crowded_names(sheet)]


def crossings(sheet: Sheet) -> Iterator[Finding]:
    for number, (one, line) in enumerate(sheet.lines):
        for other, other_line in sheet.lines[:number]:
            if any_cross(legs(line), legs(other_line)):
                yield remark("drawing", "board-lines-cross", section=one.name, other=other.name)


def crowded_cities(sheet: Sheet) -> Iterator[Finding]:
    for number, city in enumerate(sheet.board.cities):
        at = sheet.at[city.id]
        for other in sheet.board.cities[:number]:
            if math.dist(at, sheet.at[other.id]) < sheet.radius(city) + sheet.radius(other) + PAPER:
                yield remark("drawing", "board-cities-touch", city=city.id, other=other.id)
        for section, line in sheet.lines:
            near = to_line(at, line)
            if city.id not in (section.a, section.b) and near < CITY_CLEARANCE:
                yield remark(
                    "drawing",
                    "board-line-near-city",
                    section=section.name,
                    city=city.id,
                    found=round(near),
                    wanted=CITY_CLEARANCE,
                )


def bends(sheet: Sheet) -> Iterator[Finding]:
    for section, line in sheet.lines:
        off = max([to_segment(bend, line[0], line[-1]) for bend in line])
        if off > GENTLE_BEND:
            yield remark("drawing", "board-line-bend", section=section.name, found=round(off), wanted=GENTLE_BEND)


def narrow_angles(sheet: Sheet) -> Iterator[Finding]:
    for city in sheet.board.cities:
        turns = sorted([math.degrees(way.direction) for way in sheet.headings(city.id)])
        narrowest = min([b - a for a, b in zip(turns, [*turns[1:], turns[0] + 360])])
        if narrowest < NARROWEST:
            yield remark("drawing", "board-lines-narrow", city=city.id, found=round(narrowest), wanted=NARROWEST)


def crowded_spaces(sheet: Sheet) -> Iterator[Finding]:
    for section, line in sheet.lines:
        if sheet.row_of_spaces(section) > length(line):
            yield remark(
                "drawing",
                "board-line-short",
                section=section.name,
                found=round(length(line)),
                wanted=math.ceil(sheet.row_of_spaces(section)),
            )
    for number, (section, shape) in enumerate(sheet.spaces):
        for other, other_shape in sheet.spaces[:number]:
            if between(shape, other_shape) < PAPER:
                yield remark("drawing", "board-spaces-touch", section=section.name, other=other.name)
        for city in sheet.board.cities:
            if to_shape(sheet.at[city.id], shape) < sheet.radius(city) + PAPER:
                yield remark("drawing", "board-space-touches-city", section=section.name, city=city.id)


def crowded_names(sheet: Sheet) -> Iterator[Finding]:
    half_track = sheet.measures["track_width"] / 2
    for number, (city, box) in enumerate(sheet.names):
        for other, other_box in sheet.names[:number]:
            if between(box, other_box) < PAPER:
                yield remark("drawing", "board-names-touch", city=city.id, other=other.id)
        for other in sheet.board.cities:
            if to_shape(sheet.at[other.id], box) < sheet.radius(other) + PAPER:
                yield remark("drawing", "board-name-touches-city", city=city.id, other=other.id)
        for section, shape in sheet.spaces:
            if between(box, shape) < PAPER:
                yield remark("drawing", "board-name-touches-space", city=city.id, section=section.name)
        for section, line in sheet.lines:
            if min([between(box, [a, b]) for a, b in legs(line)]) < half_track:
                yield remark("drawing", "board-name-on-line", city=city.id, section=section.name)
