# Interpreted: it runs once, when a board is opened.
"""The survey of a board: what makes it unplayable, where it departs from our own, and its figures.

It judges the data of a board file, ours or one transcribed from a printed board, not the play on it.
The form of the file, and what stands for a field left out, is in transcript.py.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from roundhouse.games.union_pacific.departures import departures, meeting_cities
from roundhouse.games.union_pacific.plane import Sheet
from roundhouse.games.union_pacific.reach import first_steps, reach, spread
from roundhouse.games.union_pacific.transcript import (
    JOKERS,
    TEN,
    TRACK_CARDS,
    TYPES,
    Company,
    Section,
    Transcript,
    fault,
    shape_faults,
    shown,
)
from roundhouse.kernel.errors import Finding

__all__ = ["Finding", "faults", "remarks", "summary"]

MOST_CITIES, MOST_SECTIONS, MOST_OF_TYPE = 60, 120, 60  # what the engine's masks hold
TEN_IDS = ", ".join(TEN)


def faults(data: object) -> list[Finding]:
    """What makes a board unreadable or unplayable; never raises, whatever the data are.

    Each step stands on the one before: where a row cannot be read, what the rows mean together is not asked,
    and where they do not fit together there is no network to speak of.
    """
    found = list(shape_faults(data))
    if found or not isinstance(data, dict):
        return found
    board = Transcript(data)
    found = [*twins(board), *limits(board), *pieces(board), *section_faults(board), *start_faults(board)]
    return found or list(network_faults(board))


def remarks(data: Mapping[str, Any]) -> list[Finding]:
    """Where a board without faults departs from what our own board keeps to."""
    return departures(data)


# --- what makes a board unplayable -------------------------------------------------------------------------


def twins(board: Transcript) -> Iterator[Finding]:
    cities = Counter([city.id for city in board.cities])
    for id in repeated(cities):
        yield fault("ids", "board-id-twice", table="city", id=shown(id))
    companies = Counter([company.id for company in board.companies])
    for id in repeated(companies):
        yield fault("ids", "board-id-twice", table="company", id=shown(id))


def repeated(counts: Counter[str]) -> list[str]:
    return [name for name, times in counts.items() if times > 1]


def limits(board: Transcript) -> Iterator[Finding]:
    cities, sections = len(board.cities), len(board.sections)
    if cities > MOST_CITIES:
        yield fault("limits", "board-too-many-cities", found=cities, most=MOST_CITIES)
    if sections > MOST_SECTIONS:
        yield fault("limits", "board-too-many-sections", found=sections, most=MOST_SECTIONS)
    for kind, number in Counter([section.type for section in board.sections]).items():
        if number > MOST_OF_TYPE:
            yield fault("limits", "board-too-many-of-type", type=kind, found=number, most=MOST_OF_TYPE)


def pieces(board: Transcript) -> Iterator[Finding]:
    """Companies, shares, trains and cards: the rulebook's, on any board."""
    ids = [company.id for company in board.companies]
    for id, (monogram, _, _) in TEN.items():
        if id not in ids:
            yield fault("companies", "board-company-missing", company=monogram, id=id)
    for company in board.companies:
        if company.id in TEN:
            yield from company_faults(board, company)
        else:
            yield fault("companies", "board-company-unknown", id=shown(company.id), ten=TEN_IDS)
    if ids != list(TEN) and sorted(ids) == sorted(TEN):
        yield fault("companies", "board-company-order", ten=TEN_IDS)
    total, jokers = sum(board.cards.values()), board.cards["joker"]
    if total != TRACK_CARDS:
        yield fault("cards", "board-cards-total", found=total, wanted=TRACK_CARDS)
    if jokers != JOKERS:
        yield fault("cards", "board-cards-jokers", found=jokers, wanted=JOKERS)


def company_faults(board: Transcript, company: Company) -> Iterator[Finding]:
    monogram, shares, trains = TEN[company.id]
    if company.monogram != monogram:
        yield wrong_figure(monogram, "monogram", company.monogram, monogram)
    if company.shares != shares:
        yield wrong_figure(monogram, "shares", company.shares, shares)
    if company.trains != trains:
        yield wrong_figure(monogram, "trains", company.trains, trains)
    if company.home not in board.city_ids:
        yield fault("companies", "board-company-unknown-home", company=monogram, city=shown(company.home))
    for kind in repeated(Counter(company.types)):
        yield fault("companies", "board-company-type-twice", company=monogram, type=kind)
    kinds = len(set(company.types))
    if company.id == "eprg":
        if kinds != len(TYPES):
            yield fault("companies", "board-company-all-types", company=monogram, found=kinds)
    elif not 1 <= kinds <= 3:
        yield fault("companies", "board-company-types", company=monogram, found=kinds)


def wrong_figure(company: str, field: str, found: str | int, wanted: str | int) -> Finding:
    return fault("companies", "board-company-figures", company=company, field=field, found=shown(found), wanted=wanted)


def section_faults(board: Transcript) -> Iterator[Finding]:
    seen: set[tuple[str, str]] = set()
    for section in board.sections:
        for city in sorted({section.a, section.b} - board.city_ids):
            yield fault("sections", "board-section-unknown-city", section=section.name, city=shown(city))
        if section.a == section.b:
            yield fault("sections", "board-section-same-city", section=section.name)
        ends = (min(section.a, section.b), max(section.a, section.b))
        if ends in seen:
            yield fault("sections", "board-section-twice", section=section.name)
        seen.add(ends)
        yield from start_space_faults(section)


def start_space_faults(section: Section) -> Iterator[Finding]:
    name, spaces, starts = section.name, section.spaces, len(section.start)
    if starts > spaces:
        yield fault("starts", "board-start-too-many", section=name, spaces=spaces, found=starts)
    for id, times in Counter(section.start).items():
        if id not in TEN:
            yield fault("starts", "board-start-unknown-company", section=name, id=shown(id), ten=TEN_IDS)
        if times > 1:
            yield fault("starts", "board-start-twice", section=name, id=shown(id))


def start_faults(board: Transcript) -> Iterator[Finding]:
    for company in board.companies:
        if company.id in TEN:
            yield from start_faults_of(board, company)


def start_faults_of(board: Transcript, company: Company) -> Iterator[Finding]:
    name = TEN[company.id][0]
    starts = [section for section in board.sections if company.id in section.start]
    wanted = 2 if company.id == "eprg" else 1
    if len(starts) != wanted:
        yield fault("starts", "board-start-count", company=name, found=len(starts), wanted=wanted)
    for section in starts:
        at, kind = section.name, section.type
        if company.home not in (section.a, section.b):
            yield fault("starts", "board-start-not-home", company=name, section=at, home=shown(company.home))
        if kind not in company.types:
            yield fault("starts", "board-start-wrong-type", company=name, section=at, type=kind)


def network_faults(board: Transcript) -> Iterator[Finding]:
    origin = board.cities[0].id
    apart = sorted(board.city_ids - spread(board.sections, origin)[1])
    if apart:
        yield fault("network", "board-network-apart", city=origin, apart=", ".join(apart))
    for company in board.companies:
        if not first_steps(board, company):
            yield fault("network", "board-company-no-room", company=company.monogram, home=company.home)
    for kind in TYPES:
        cards = board.cards[kind]
        neutral = sum([section.neutral for section in board.sections if section.type == kind])
        if cards and not neutral:
            yield fault("network", "board-type-no-space", type=kind, cards=cards)


# --- figures -----------------------------------------------------------------------------------------------


def summary(data: Mapping[str, Any]) -> dict[str, object]:
    """The figures of a board without faults, ready for JSON."""
    board = Transcript(data)
    return {
        "cities": len(board.cities),
        "sections": len(board.sections),
        "spaces": sum([section.spaces for section in board.sections]),
        "start_spaces": sum([len(section.start) for section in board.sections]),
        "shares": sum([company.shares for company in board.companies]),
        "trains": sum([company.trains for company in board.companies]),
        "track_cards": sum(board.cards.values()),
        "bent_lines": sum([len(section.via) > 0 for section in board.sections]),
        "rim_sections": len(Sheet(board).rim()),
        "meeting_cities": meeting_cities(board),
        "types": [type_figures(board, kind) for kind in TYPES],
        "companies": [company_figures(board, company) for company in board.companies],
    }


def type_figures(board: Transcript, kind: str) -> dict[str, object]:
    mine = [section for section in board.sections if section.type == kind]
    return {
        "type": kind,
        "sections": len(mine),
        "sections_by_spaces": [sum([section.spaces == spaces for section in mine]) for spaces in range(1, 5)],
        "spaces": sum([section.spaces for section in mine]),
        "neutral": sum([section.neutral for section in mine]),
        "cards": board.cards[kind],
        "companies": [company.id for company in board.companies if kind in company.types],
    }


def company_figures(board: Transcript, company: Company) -> dict[str, object]:
    alone, steps = reach(board, company, []), first_steps(board, company)
    return {
        "company": company.id,
        "monogram": company.monogram,
        "shares": company.shares,
        "trains": company.trains,
        "reach": alone,
        "reach_per_train": round(alone / company.trains, 2),
        "first_sections": len(steps),
        "first_spaces": sum([section.neutral for section in steps]),
    }
