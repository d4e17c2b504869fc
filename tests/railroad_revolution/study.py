"""Railroad Revolution: actions, workers, sources of points, objectives and seats, against what is asked of it."""

from collections import Counter, defaultdict

import roundhouse
from roundhouse.arena.match import MatchResult
from studies.figures import Plays, Setup, Study, verdict

GAME = roundhouse.game("railroad-revolution")
ACTIONS = ("station", "railroad", "telegraph", "trade")
WORKERS = ("white", "purple", "orange", "grey", "turquoise")
SOURCES = ("objectives", "trains", "telegraph", "links", "stations", "network")


def measure(result: MatchResult) -> dict[str, float]:
    state = result.record.replay()
    players = state.players
    found: dict[str, float] = defaultdict(float)
    turns = chosen(result)
    total = sum(turns.values())
    found["turns"] = total / players
    for action in ACTIONS:
        found[f"action {action}"] = sum(turns[worker, action] for worker in WORKERS) / total
    for worker in WORKERS:
        found[f"used {worker}"] = any(turns[worker, action] for action in ACTIONS)
    for letter in "abcd":
        done = [one for seen in state.view(None)["seats"] for one in seen["completed"] if one[0] == letter]
        found[f"done {letter}"] = len(done) / players
        found[f"any {letter}"] = bool(done)
    winner = min(result.winners)
    for source in SOURCES:
        found[f"winner {source}"] = state.sources(winner)[source]
    found["winner"] = result.scores[winner]
    found["points"] = sum(result.scores) / players
    first = result.record.start().view(None)["first"]
    for seat in result.winners:
        found[f"won {(seat - first) % players}"] += 1 / len(result.winners)
    return found


def chosen(result: MatchResult) -> Counter[tuple[str, str]]:
    """How often each worker was put on each action."""
    first, last = GAME.layout.first("work"), GAME.layout.first("pass")
    meanings = [GAME.meaning(action) for _, action in result.record.moves if first <= action < last]
    return Counter((meaning["worker"], meaning["action"]) for meaning in meanings)


def tell(plays: Plays) -> list[str]:
    return [*expected(plays), "", points(plays), "", *by_players(plays)]


def expected(plays: Plays) -> list[str]:
    parts = [plays.mean(f"action {action}") for action in ACTIONS]
    shares = [plays.mean(f"winner {source}") / max(1, plays.mean("winner")) for source in SOURCES]
    rates = [plays.mean(f"won {place}") for place in range(plays.players)]
    used = [plays.mean(f"used {worker}") for worker in WORKERS]
    some = [plays.mean(f"any {letter}") for letter in "bcd"]
    spread = max(rates) - min(rates)
    turns = plays.mean("turns")
    return [
        "| asked with four players | found | |",
        "|---|---|---|",
        f"| each action 10 to 45 % | {percents(ACTIONS, parts)} "
        f"| {verdict(min(parts) >= 0.1 and max(parts) <= 0.45)} |",
        f"| each colour used in every game | {percents(WORKERS, used)} | {verdict(min(used) == 1)} |",
        f"| no source above 45 % of the winner's points | {percents(SOURCES, shares)} "
        f"| {verdict(max(shares) <= 0.45)} |",
        f"| 20 to 30 turns a player | {turns:.1f} | {verdict(20 <= turns <= 30)} |",
        f"| B in most games, C in many, D by the best | {percents(('B', 'C', 'D'), some)} of the games "
        f"| {verdict(some[0] > 0.5 and some[1] > 0.25 and some[2] > 0)} |",
        f"| seats win alike, within 4 points | {', '.join(f'{rate:.1%}' for rate in rates)}: {spread * 100:.1f} points "
        f"(each ±{plays.half_interval() * 100:.1f}) | {verdict(spread <= 0.04)} |",
    ]


def percents(names: tuple[str, ...], parts: list[float]) -> str:
    return ", ".join(f"{name} {part:.0%}" for name, part in zip(names, parts, strict=True))


def points(plays: Plays) -> str:
    done = ", ".join(f"{letter.upper()} {plays.mean(f'done {letter}'):.2f}" for letter in "abcd")
    return (
        f"A game has {plays.decisions / plays.games:.0f} decisions. A player has {plays.mean('points'):.0f} points, "
        f"the winner {plays.mean('winner'):.0f}; objectives completed a player: {done}."
    )


def by_players(plays: Plays) -> list[str]:
    said = ["| players | games | turns a player | points | B a player | C a player |", "|---|---:|---:|---:|---:|---:|"]
    for name, games in sorted({"4": plays, **plays.besides}.items()):
        said.append(
            f"| {name} | {games.games:,} | {games.mean('turns'):.1f} | {games.mean('points'):.0f} | "
            f"{games.mean('done b'):.2f} | {games.mean('done c'):.2f} |"
        )
    return said


STUDY = Study(measure, tell, (Setup("2", 2, {}, 0.25), Setup("3", 3, {}, 0.25)))
