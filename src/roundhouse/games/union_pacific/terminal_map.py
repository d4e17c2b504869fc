"""The map drawn with characters: lines in dots, one character for each space, names where there is room for them.

A free space shows the sign of its track type, a taken one the letter and the colour of its company. Where everything
lies comes from `plane.py`, so any board can be drawn.
"""

from __future__ import annotations

from typing import Any, Final

from roundhouse.games.union_pacific.board import CARD_IDS
from roundhouse.games.union_pacific.plane import Plane, Polyline, along, length
from roundhouse.games.union_pacific.terminal_signs import SIGNS, Spans

MARGIN: Final = 9  # columns left on both sides for names
CITY: Final = "●"
HOME: Final = "◉"
DOTS: Final = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]  # of a braille character, row by row
BRAILLE: Final = 0x2800

Cell = tuple[int, int]  # column, row


def letters(companies: list[dict[str, Any]]) -> dict[str, str]:
    """One letter for each company: the first of its monogram that no company before it has taken."""
    chosen: dict[str, str] = {}
    for company in companies:
        free = [each for each in str(company["monogram"]) if each.isalpha() and each not in chosen.values()]
        chosen[company["id"]] = free[0] if free else "?"
    return chosen


class Canvas:
    """A sheet of characters. What is drawn later lies above; dots of lines lie below all."""

    def __init__(self, data: dict[str, Any], width: int) -> None:
        self.plane = Plane(data)
        xs = [point[0] for point in self.plane.points.values()]
        ys = [point[1] for point in self.plane.points.values()]
        self.west, self.north = min(xs), max(ys)
        self.km = (max(xs) - min(xs)) / (width - 2 * MARGIN - 1)  # a column; a row is twice as high
        self.width = width
        self.height = int((max(ys) - min(ys)) / (2 * self.km)) + 3
        self.dots: dict[Cell, int] = {}
        self.signs: dict[Cell, list[str]] = {}

    def place(self, point: tuple[float, float]) -> tuple[float, float]:
        """Columns from the left and rows from the top, in fractions."""
        return MARGIN + (point[0] - self.west) / self.km + 0.5, 1 + (self.north - point[1]) / (2 * self.km) + 0.5

    def cell(self, point: tuple[float, float]) -> Cell:
        column, row = self.place(point)
        return int(column), int(row)

    # Lines and spaces ---------------------------------------------------------------------------------------------

    def draw_line(self, line: Polyline, broken: bool) -> None:
        steps = int(length(line) / self.km * 4) + 1
        for step in range(steps + 1):
            if broken and step // 4 % 2:
                continue
            column, row = self.place(along(line, length(line) * step / steps))
            here = (int(column), int(row))
            dot = DOTS[int(row * 4) % 4][int(column * 2) % 2]
            self.dots[here] = self.dots.get(here, 0) | dot

    def draw_spaces(self, line: Polyline, signs: list[list[str]]) -> None:
        """The signs side by side along the line, about its middle, each on the nearest cell that is free."""
        pitch = max(self.plane.space_pitch, 1.9 * self.km)
        for number, sign in enumerate(signs):
            wanted = length(line) / 2 + (number - (len(signs) - 1) / 2) * pitch
            self.signs[self._free_cell(line, wanted)] = sign

    def _free_cell(self, line: Polyline, wanted: float) -> Cell:
        """On the line as near as can be to what is wanted; beside it where the line is full."""
        for step in range(int(2 * length(line) / self.km) + 1):
            for side in (1, -1):
                distance = wanted + side * step * self.km / 2
                if 0 <= distance <= length(line):
                    cell = self.cell(along(line, distance))
                    if cell not in self.signs:
                        return cell
        column, row = self.cell(along(line, wanted))
        free = [
            (abs(x - column) + 2 * abs(y - row), x, y)
            for x in range(self.width)
            for y in range(self.height)
            if (x, y) not in self.signs
        ]
        return min(free)[1:]

    # Names --------------------------------------------------------------------------------------------------------

    def draw_name(self, city: dict[str, Any], names: list[str], style: str) -> None:
        """The longest of the names that finds a place beside the city; of its places that which covers least."""
        for name in names:
            candidates = [(self._covered(cells), index, cells) for index, cells in enumerate(self._places(city, name))]
            free = [each for each in candidates if each[0] >= 0]
            if free:
                for letter, cell in zip(name, min(free)[2]):
                    self.signs[cell] = [letter, style]
                return

    def _places(self, city: dict[str, Any], name: str) -> list[list[Cell]]:
        """Beside it, then above and below it; the side the board prefers comes first."""
        column, row = self.cell(self.plane.points[city["id"]])
        size, label = len(name), city.get("label", "e")
        starts = {
            "e": (column + 1, row), "w": (column - size, row),
            "ne": (column, row - 1), "n": (column - size // 2, row - 1), "nw": (column - size + 1, row - 1),
            "se": (column, row + 1), "s": (column - size // 2, row + 1), "sw": (column - size + 1, row + 1),
        }  # fmt: skip
        order = [label] + [side for side in starts if side != label]
        return [[(starts[side][0] + offset, starts[side][1]) for offset in range(size)] for side in order]

    def _covered(self, cells: list[Cell]) -> int:
        """How many dots a name would hide; -1 where it cannot stand."""
        hidden = 0
        for column, row in cells:
            if (column, row) in self.signs or not 0 <= column < self.width or not 0 <= row < self.height:
                return -1
            hidden += (column, row) in self.dots
        for neighbour in ((cells[0][0] - 1, cells[0][1]), (cells[-1][0] + 1, cells[-1][1])):
            beside = self.signs.get(neighbour)
            if beside is not None and beside[0].isalpha():
                return -1  # two names that touch read as one
        return hidden

    def lines(self) -> list[Spans]:
        return [self._line(row) for row in range(self.height)]

    def _line(self, row: int) -> Spans:
        spans: Spans = []
        for column in range(self.width):
            here = (column, row)
            sign = self.signs.get(here)
            if sign is None:
                dots = self.dots.get(here, 0)
                sign = [chr(BRAILLE + dots), "quiet"] if dots else [" ", "plain"]
            if spans and spans[-1][1] == sign[1]:
                spans[-1][0] += sign[0]
            else:
                spans.append(list(sign))
        return spans


def picture(data: dict[str, Any], trains: dict[str, list[str]], width: int, language: str) -> list[Spans]:
    """The whole map with the trains on it, as lines of spans."""
    canvas = Canvas(data, width)
    homes = {company["home"] for company in data["company"]}
    for section in data["section"]:
        canvas.draw_line(canvas.plane.line(section), section["type"] == "dotted")
    for city in data["city"]:
        sign = [HOME, "strong"] if city["id"] in homes else [CITY, "plain"]
        canvas.signs[canvas.cell(canvas.plane.points[city["id"]])] = sign
    for section in data["section"]:
        canvas.draw_spaces(canvas.plane.line(section), _spaces(data["company"], trains, section))
    for city in sorted(data["city"], key=lambda each: each["id"] not in homes):
        name = city.get(f"name_{language}", city["name_en"])
        canvas.draw_name(city, _shorter(name), "strong" if city["id"] in homes else "plain")
    return canvas.lines()


def _spaces(companies: list[dict[str, Any]], trains: dict[str, list[str]], section: dict[str, Any]) -> list[list[str]]:
    """The signs of a section's spaces from a to b: trains where there are any, a start space next to its home."""
    id = f"{section['a']}--{section['b']}"
    marks = letters(companies)
    here = [company for company in companies if id in trains[company["id"]]]
    here.sort(key=lambda company: company["id"] not in section["start"])
    taken = [[marks[company["id"]], _style(company)] for company in here]
    spaces = taken + [[SIGNS[section["type"]], "brass"]] * (section["spaces"] - len(taken))
    home_at_b = any(company["home"] == section["b"] for company in here if company["id"] in section["start"])
    return spaces[::-1] if home_at_b else spaces


def _style(company: dict[str, Any]) -> str:
    colour = company.get("colour")
    return f"plate {colour}" if colour else "strong"


def _shorter(name: str) -> list[str]:
    """A name, and what may stand for it where room is short."""
    words = name.replace(".", "").split()
    initials = "".join([word[0] for word in words])
    return [name, words[0] if len(words[0]) > 3 else name[:6], name[:5], name[:3] if len(words) == 1 else initials]


def key(data: dict[str, Any], types: dict[str, str]) -> list[Spans]:
    """What the letters and the signs stand for."""
    marks = letters(data["company"])
    companies: Spans = []
    for company in data["company"]:
        companies += [[marks[company["id"]], _style(company)], [f" {company['monogram']}   ", "quiet"]]
    signs: Spans = []
    for card in CARD_IDS[:4]:
        signs += [[SIGNS[card], "brass"], [f" {types[card]}   ", "quiet"]]
    return [companies, signs]
