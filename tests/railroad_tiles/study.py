"""Railroad Tiles: territories, points and challenges, against what is expected of the printed game."""

from collections import defaultdict
from typing import Any

import roundhouse
from roundhouse.arena.match import MatchResult
from studies.figures import Plays, Setup, Study, verdict

GAME = roundhouse.game("railroad-tiles")
OBJECTIVES: list[dict[str, Any]] = GAME.board()["objectives"]
CHALLENGES: list[dict[str, Any]] = GAME.board()["challenges"]
PIECES = ("cars", "trains", "travellers")
TOKENS = 13  # that a player can use in a game
FREE_ENDS = 5


def measure(result: MatchResult) -> dict[str, float]:
    state = result.record.replay()
    view = state.view(None)
    if state.players == 1:
        stars = state.stars() or 0
        return {f"stars {stars}": 1, "met": float(view["challenge"]["holds"])}
    found: dict[str, float] = defaultdict(float)
    for seat, player in enumerate(view["players"]):
        found["tiles"] += len(player["territory"]) / state.players
        found["refused"] += len(player["refused"]) / state.players
        found["discarded"] += len(player["discarded"]) / state.players
        found["cities"] += len(player["cities"]) / state.players
        found["open ends"] += len(player["open_ends"]) / state.players
        found["pieces"] += sum(tile["piece"] for tile in player["territory"]) / state.players
        for source, points in state.sources(seat).items():
            found[f"from {source}"] += points / state.players
        for goal in player["goals"]:
            found[f"laid {goal['objective']}"] += goal["state"] == "laid"
            found[f"met {goal['objective']}"] += goal["met"]
            found[f"had {goal['objective']}"] += 1
        found["inside"] += (40 <= result.scores[seat] <= 70) / state.players
    for piece in PIECES:
        found[f"used {piece}"] = any(state.sources(seat)[piece] for seat in range(state.players))
    first = result.record.start().view(None)["order"]
    for seat in result.winners:
        found[f"won {first.index(seat)}"] += 1 / len(result.winners)
    return found


def tell(plays: Plays) -> list[str]:
    return [*expected(plays), "", points_of(plays), "", *with_objectives(plays), "", *alone(plays)]


def expected(plays: Plays) -> list[str]:
    rates = [plays.mean(f"won {place}") for place in range(plays.players)]
    spread = max(rates) - min(rates)
    objectives = plays.besides["objectives"]
    mean = sum(plays.places) / plays.games / plays.players
    used = min(plays.mean(f"used {piece}") for piece in PIECES)
    rarest = min(OBJECTIVES, key=lambda row: met(objectives, row["id"]))["id"]
    poorest = min(CHALLENGES, key=lambda row: starred(plays.besides[row["id"]]))["id"]
    return [
        "| expected | found | |",
        "|---|---|---|",
        f"| 23 to 25 tiles laid a player | {plays.mean('tiles'):.1f} | {verdict(23 <= plays.mean('tiles') <= 25)} |",
        f"| 26 to 28 with objectives | {objectives.mean('tiles'):.1f} | "
        f"{verdict(26 <= objectives.mean('tiles') <= 28)} |",
        f"| 40 to 70 points | {mean:.1f} on average, from first to last {places(plays)}; "
        f"{plays.mean('inside'):.0%} of the seats inside | {verdict(40 <= mean <= 70)} |",
        f"| all three types of pieces are used | in {used:.1%} of the games | {verdict(used > 0.99)} |",
        f"| refusals are rare | {plays.mean('refused'):.2f} a player | {verdict(plays.mean('refused') < 0.5)} |",
        f"| places in the first turn order win alike, within 5 points | {', '.join(f'{rate:.1%}' for rate in rates)}: "
        f"{spread * 100:.1f} points (each ±{plays.half_interval() * 100:.1f}) | {verdict(spread <= 0.05)} |",
        f"| every objective is met in some games | the rarest, {rarest}: {met(objectives, rarest):.1%} | "
        f"{verdict(met(objectives, rarest) > 0)} |",
        f"| at least one star in every challenge in some games | the rarest, {poorest}: "
        f"{starred(plays.besides[poorest]):.1%} | {verdict(starred(plays.besides[poorest]) > 0)} |",
    ]


def points_of(plays: Plays) -> str:
    pieces = [plays.mean(f"from {piece}") for piece in PIECES]
    return (
        f"A game has {plays.decisions / plays.games:.0f} decisions. A player places {plays.mean('pieces'):.1f} of "
        f"{TOKENS} pieces for {pieces[0]:.1f} points with cars, {pieces[1]:.1f} with trains and {pieces[2]:.1f} with "
        f"travellers, founds {plays.mean('cities'):.2f} cities, has a rectangle of {plays.mean('from rectangle'):.1f} "
        f"tiles, and loses {-plays.mean('from openings'):.1f} points by {plays.mean('open ends'):.1f} open ends, of "
        f"which {FREE_ENDS} are free. {plays.mean('discarded'):.2f} tiles fit nowhere."
    )


def with_objectives(plays: Plays) -> list[str]:
    objectives = plays.besides["objectives"]
    mean = sum(objectives.places) / objectives.games / objectives.players
    said = [
        f"With three sets of objectives drawn ({objectives.games:,} games) a player has {mean:.1f} points:",
        "",
        "| objective | laid | met |",
        "|---|---:|---:|",
    ]
    for row in OBJECTIVES:
        laid = objectives.sums[f"laid {row['id']}"] / objectives.sums[f"had {row['id']}"]
        said.append(f"| {row['name_en']} | {laid:.1%} | {met(objectives, row['id']):.1%} |")
    return said


def alone(plays: Plays) -> list[str]:
    said = [
        f"Alone, {plays.besides[CHALLENGES[0]['id']].games:,} games of each challenge:",
        "",
        "| challenge | mission done, limit kept | one star | two | three | points |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for row in CHALLENGES:
        games = plays.besides[row["id"]]
        stars = [f"{games.mean(f'stars {number}'):.1%}" for number in (1, 2, 3)]
        points = games.places[0] / games.games
        said.append(f"| {row['name_en']} | {games.mean('met'):.1%} | {' | '.join(stars)} | {points:.1f} |")
    return said


def met(plays: Plays, objective: str) -> float:
    return plays.sums[f"met {objective}"] / plays.sums[f"had {objective}"]


def starred(plays: Plays) -> float:
    return sum(plays.mean(f"stars {number}") for number in (1, 2, 3))


def places(plays: Plays) -> str:
    return ", ".join(f"{points / plays.games:.0f}" for points in plays.places)


STUDY = Study(
    measure,
    tell,
    (
        Setup("objectives", 4, {"objectives": "drawn"}, 0.25),
        *[Setup(row["id"], 1, {"challenge": row["id"]}, 0.05) for row in CHALLENGES],
    ),
)
