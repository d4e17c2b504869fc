"""RR-8.5, RR-8.6: every journey that has paths is allowed, and no other, told by a slow and simple enumerator.

The enumerator walks over the map hex by hex in every possible way. It knows nothing of stretches or witnesses.
"""

import random

import pytest

from roundhouse import State
from tests.ride_the_rails.scenes import AROUND, CITIES, COMPANIES, GAME, HEXES, scene

Link = tuple[str, str]  # a company and the city its link leads to
Journey = tuple[str, ...]


def all_journeys(track: dict[str, list[str]], start: str, longest: int) -> set[tuple[Link, ...]]:
    """Every chain of links for which there is a walk that uses no hex twice, by walking them all."""
    found: set[tuple[Link, ...]] = set()

    def walk(hex: str, company: str, used: frozenset[str], links: tuple[Link, ...]) -> None:
        for other in AROUND[hex]:
            if other in used or other not in track[company]:
                continue
            if other in CITIES:
                journey = (*links, (company, other))
                found.add(journey)
                if len(journey) < longest:
                    for carrier in track:
                        if other in track[carrier]:
                            walk(other, carrier, used | {other}, journey)
            else:
                walk(other, company, used | {other}, links)

    for carrier in track:
        if start in track[carrier]:
            walk(start, carrier, frozenset({start}), ())
    return found


def allowed_journeys(state: State, start: str, longest: int) -> set[tuple[Link, ...]]:
    """Every chain of links the engine lets a passenger ride, asked link by link."""
    found: set[tuple[Link, ...]] = set()
    begun = state.clone()
    begun.apply(state.actors[0], GAME.action("depart", city=start))
    front: list[tuple[tuple[Link, ...], State]] = [((), begun)]
    for links, here in front:
        for action in here.legal(here.actors[0]):
            meaning = GAME.meaning(action)
            if meaning["kind"] == "ride":
                journey = (*links, (meaning["company"], meaning["city"]))
                found.add(journey)
                if len(journey) < longest:
                    there = here.clone()
                    there.apply(here.actors[0], action)
                    there.check()
                    front.append((journey, there))
    return found


def tangle(rng: random.Random, companies: int, pieces: int) -> dict[str, list[str]]:
    """Companies grown at random in a small region, so that they cross, branch and run side by side."""
    middle = rng.choice(["kansas-city", "chicago", "pittsburgh", "omaha", "atlanta", "saint-louis"])
    region = {middle}
    for _ in range(4):
        region |= {other for hex in region for other in AROUND[hex]}
    room = {hex: 1 if CITIES.get(hex, {}).get("kind") == "east" else 2 for hex in HEXES} | {"chicago": 6}
    track: dict[str, list[str]] = {}
    for company in COMPANIES[:companies]:
        starts = [hex for hex in region if hex in CITIES and room[hex]]
        hexes = [rng.choice(sorted(starts))]
        while len(hexes) < pieces:
            near = sorted({other for hex in hexes for other in AROUND[hex]} & region - set(hexes))
            east = sum(CITIES.get(hex, {}).get("kind") == "east" for hex in hexes)
            near = [hex for hex in near if room[hex] and not (east > 1 and CITIES.get(hex, {}).get("kind") == "east")]
            if not near:
                break
            cities = [hex for hex in near if hex in CITIES]
            hexes.append(rng.choice(cities or near))
        for hex in hexes:
            room[hex] -= 1
        track[company] = hexes
    return track


@pytest.mark.clause("RR-8.6")
@pytest.mark.parametrize("seed", range(40))
def test_the_engine_allows_exactly_the_journeys_that_can_be_walked(seed: int) -> None:
    rng = random.Random(seed)
    track = tangle(rng, companies=rng.randint(2, 4), pieces=rng.randint(8, 13))
    state = scene(phase="depart", track=track)
    for action in state.legal(state.actors[0]):
        start = GAME.meaning(action).get("city")
        if start is not None:
            assert allowed_journeys(state, start, 4) == all_journeys(track, start, 4)


def test_the_tangles_are_tangled_enough() -> None:
    """Somewhere a link is ridden although the paths first found for those before it are in its way."""
    detours = 0
    for seed in range(40):
        rng = random.Random(seed)
        state = scene(phase="depart", track=tangle(rng, rng.randint(2, 4), rng.randint(8, 13)))
        for _ in range(60):
            here = state.clone()
            before: list[list[str]] = []
            while not here.over and here.actors == state.actors:
                actions = here.legal(here.actors[0])
                if GAME.meaning(actions[-1])["kind"] not in ("depart", "ride"):
                    break
                here.apply(here.actors[0], rng.choice([a for a in actions if GAME.meaning(a)["kind"] != "arrive"]))
                journey = here.view(None)["journey"]
                paths = [link["hexes"] for link in journey["links"]]
                detours += paths[: len(before)] != before
                before = paths
    assert detours > 5
