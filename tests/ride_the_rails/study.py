"""Ride the Rails: companies, coasts, journeys and money, against what is expected of the printed game."""

import roundhouse
from roundhouse.arena.match import MatchResult
from studies.figures import Plays, Study, verdict

GAME = roundhouse.game("ride-the-rails")
COMPANIES: list[str] = [company["id"] for company in GAME.board()["company"]]
ROUNDS = 6
LONGEST = 25  # links told apart; longer journeys count as this


def measure(result: MatchResult) -> dict[str, float]:
    state = result.record.replay()
    view = state.view(None)
    found: dict[str, float] = {"rounds": view["round"]}
    for company in COMPANIES:
        found[f"started {company}"] = float(company in view["track"])
        found[f"pieces {company}"] = len(view["track"].get(company, []))
        found[f"links {company}"] = len(view["companies"][company]["links"])
        found[f"shares {company}"] = sum(shares.get(company, 0) for shares in view["shares"])
        found[f"paid {company}"] = sum(earned.get(company, 0) for earned in view["earned"])
    bonus = max(earned.get("transcontinental", 0) for earned in view["earned"])
    found[f"joined {bonus}"] = 1
    for source in ("journeys", "chicago", "five", "transcontinental"):
        found[f"earned {source}"] = sum(earned.get(source, 0) for earned in view["earned"])
    found["inside"] = sum(120 <= money <= 300 for money in result.scores) / state.players
    return found | _journeys(result)


def _journeys(result: MatchResult) -> dict[str, float]:
    """How many journeys had how many links, and how long they were round by round."""
    found: dict[str, float] = {}
    links = turns = longest = 0
    for _, action in result.record.moves:
        kind = GAME.meaning(action)["kind"]
        links += kind == "ride"
        if kind == "arrive":
            number = turns // result.record.players + 1
            found[f"links {min(links, LONGEST)}"] = found.get(f"links {min(links, LONGEST)}", 0) + 1
            found[f"round {number}"] = found.get(f"round {number}", 0) + links
            longest = max(longest, links)
            links = 0
        turns += kind in ("arrive", "pass")  # a pass is for want of a passenger who can ride: shares never run out
    found["ten"] = float(longest >= 10)
    found["longest"] = longest
    return found


def tell(plays: Plays) -> list[str]:
    rates = plays.win_rates()
    spread = max(rates) - min(rates)
    rarest = min(COMPANIES, key=lambda company: plays.mean(f"started {company}"))
    joined = plays.mean("joined 8") + plays.mean("joined 12")
    places = [points / plays.games for points in plays.places]
    by_round = [f"{plays.mean(f'round {number}') / plays.players:.1f}" for number in range(1, ROUNDS + 1)]
    said = [
        "| expected | found | |",
        "|---|---|---|",
        f"| all six rounds | {plays.mean('rounds'):.3f} | {verdict(plays.mean('rounds') == ROUNDS)} |",
        f"| every company started in most games | the rarest, {rarest}: {plays.mean(f'started {rarest}'):.1%} | "
        f"{verdict(plays.mean(f'started {rarest}') > 0.5)} |",
        f"| the transcontinental made in at least half | {joined:.1%} ($12 in {plays.mean('joined 12'):.1%}, "
        f"$8 in {plays.mean('joined 8'):.1%}) | {verdict(joined >= 0.5)} |",
        f"| journeys of up to 10 links | one of ten or more in {plays.mean('ten'):.1%} of the games; the longest of a "
        f"game has {plays.mean('longest'):.1f} on average | {verdict(9 <= plays.mean('longest') <= 11)} |",
        f"| final money 120 to 300 | from first to last {', '.join(f'{money:.0f}' for money in places)}; "
        f"{plays.mean('inside'):.0%} of the seats inside | "
        f"{verdict(places[-1] >= 120 and places[0] <= 300)} |",
        f"| seats win alike, within 5 points | {', '.join(f'{rate:.1%}' for rate in rates)}: {spread * 100:.1f} "
        f"points (each ±{plays.half_interval() * 100:.1f}) | {verdict(spread <= 0.05)} |",
        "",
        f"A game has {plays.decisions / plays.games:.0f} decisions. Links a journey, round by round: "
        f"{', '.join(by_round)}. "
        f"A seat earns {plays.mean('earned journeys') / plays.players:.0f} with its own journeys, "
        f"{plays.mean('earned chicago') / plays.players:.1f} in Chicago, "
        f"{plays.mean('earned five') / plays.players:.1f} in the $5 cities, "
        f"{plays.mean('earned transcontinental') / plays.players:.1f} by joining the coasts; the rest are dividends.",
        "",
        "| company | started in | pieces on the map | links | shares | dividends a game |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for company in COMPANIES:
        figures = [plays.mean(f"{what} {company}") for what in ("pieces", "links", "shares", "paid")]
        said.append(
            f"| {GAME.name('company', company, 'en')} | {plays.mean(f'started {company}'):.1%} | "
            + " | ".join(f"{figure:.1f}" for figure in figures)
            + " |"
        )
    return said


STUDY = Study(measure, tell)
