# Interpreted: it runs once, when a board is opened.
"""How far track leads on an empty board: the sections a company can come to when nobody stands in its way.

It serves the survey of a board; the masks of the game under way are not built from it.
"""

from roundhouse.games.union_pacific.transcript import Company, Section, Transcript


def usable(board: Transcript, company: Company, closed: list[Section]) -> list[Section]:
    """The sections a company may ever have a train in: of its types, with room or its own start space."""
    return [
        section
        for section in board.sections
        if section.type in company.types
        and section not in closed
        and (section.neutral > 0 or company.id in section.start)
    ]


def spread(track: list[Section], origin: str) -> tuple[list[Section], set[str]]:
    """The sections that can be reached from a city, and the cities on the way."""
    cities, rest = {origin}, track
    found: list[Section] = []
    while True:
        new = [section for section in rest if section.a in cities or section.b in cities]
        if not new:
            return found, cities
        found = found + new
        rest = [section for section in rest if section not in new]
        for section in new:
            cities |= {section.a, section.b}


def reach(board: Transcript, company: Company, closed: list[Section]) -> int:
    return len(spread(usable(board, company, closed), company.home)[0])


def first_steps(board: Transcript, company: Company) -> list[Section]:
    """The sections open to a company's first build."""
    touched = {company.home}
    for section in board.sections:
        if company.id in section.start:
            touched |= {section.a, section.b}
    return [
        section
        for section in usable(board, company, [])
        if company.id not in section.start and (section.a in touched or section.b in touched)
    ]


def leads_through(track: list[Section], origin: str, middle: str, goal: str) -> bool:
    """Is there a way from origin to goal through middle that meets no city twice?

    By Menger's theorem there is, unless a single city stands between middle and both the others.
    """
    cities = {section.a for section in track} | {section.b for section in track}
    for city in sorted(cities - {middle}):
        open_track = [section for section in track if city not in (section.a, section.b)]
        if not spread(open_track, middle)[1] & {origin, goal}:
            return False
    return middle in cities
