"""Railroad Revolution: actions, workers, points by source, objectives, lines, seats, against what is asked of it."""

from collections import Counter, defaultdict

import roundhouse
from roundhouse.arena.match import MatchResult
from studies.figures import Plays, Setup, Study, verdict

GAME = roundhouse.game("railroad-revolution")
BOOK = GAME.board()
ACTIONS = ("station", "railroad", "telegraph", "trade")
WORKERS = ("white", "purple", "orange", "grey", "turquoise")
SOURCES = ("objectives", "trains", "telegraph", "links", "stations", "network")
LINES = [row["id"] for row in BOOK["space"] if not row["start"]]
OBJECTIVES = [row["id"] for row in BOOK["objective"]]
SIDES = {f"{row['id']}-{side}": row[side]["kind"] for row in BOOK["setup_tile"] for side in ("front", "back")}
SANTA_FE = [line for line in LINES if "santa-fe" in line]


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
    companies = state.view(None)["seats"]
    for letter in "abcd":
        done = [one for seen in companies for one in seen["completed"] if one[0] == letter]
        found[f"done {letter}"] = len(done) / players
        found[f"any {letter}"] = bool(done)
    for seen in companies:
        found["offices"] += len(seen["offices"]) / players
        found["all offices"] += (len(seen["offices"]) == len(BOOK["telegraph_section"])) / players
        for line in seen["rails"]:
            found[f"line {line}"] += 1 / players
        found["santa fe"] += any(line in seen["rails"] for line in SANTA_FE) / players
        for one in seen["completed"]:
            found[f"objective {one}"] += 1
    winner = min(result.winners)
    for source in SOURCES:
        found[f"winner {source}"] = state.sources(winner)[source]
    found["winner"] = result.scores[winner]
    found["points"] = sum(result.scores) / players
    first = result.record.start().view(None)["first"]
    for seat in result.winners:
        found[f"won {(seat - first) % players}"] += 1 / len(result.winners)
    for seat, side in picked(result).items():
        found[f"picked {side}"] += 1
        found[f"pick {side}"] += 1 + (first - seat - 1) % players
        found[f"won with {side}"] += (seat in result.winners) / len(result.winners)
    return found


def chosen(result: MatchResult) -> Counter[tuple[str, str]]:
    """How often each worker was put on each action."""
    first, last = GAME.layout.first("work"), GAME.layout.first("pass")
    meanings = [GAME.meaning(action) for _, action in result.record.moves if first <= action < last]
    return Counter((meaning["worker"], meaning["action"]) for meaning in meanings)


def picked(result: MatchResult) -> dict[int, str]:
    """The setup tile of each seat."""
    first, last = GAME.layout.first("setup"), GAME.layout.first("work")
    return {seat: GAME.meaning(action)["tile"] for seat, action in result.record.moves if first <= action < last}


def tell(plays: Plays) -> list[str]:
    return [*expected(plays), "", points(plays), "", rest(plays), "", *by_setup(plays), "", *by_players(plays)]


def expected(plays: Plays) -> list[str]:
    parts = [plays.mean(f"action {action}") for action in ACTIONS]
    shares = [plays.mean(f"winner {source}") / max(1, plays.mean("winner")) for source in SOURCES]
    rates = [plays.mean(f"won {place}") for place in range(plays.players)]
    used = [plays.mean(f"used {worker}") for worker in WORKERS]
    some = [plays.mean(f"any {letter}") for letter in "bcd"]
    spread = max(rates) - min(rates)
    turns = plays.mean("turns")
    unlaid = [line for line in LINES if not plays.sums[f"line {line}"]]
    undone = [one for one in OBJECTIVES if not plays.sums[f"objective {one}"]]
    return [
        "| asked with four players | found | |",
        "|---|---|---|",
        f"| each action 10 to 45 % | {percents(ACTIONS, parts)} "
        f"| {verdict(min(parts) >= 0.1 and max(parts) <= 0.45)} |",
        f"| each colour used in every game | {percents(WORKERS, used, 2)} | {verdict(min(used) == 1)} |",
        f"| every source pays, none above 45 % of the winner's points | {percents(SOURCES, shares)} "
        f"| {verdict(min(shares) > 0 and max(shares) <= 0.45)} |",
        f"| 20 to 30 turns a player | {turns:.1f} | {verdict(20 <= turns <= 30)} |",
        f"| B in most games, C in many, D by the best | {percents(('B', 'C', 'D'), some)} of the games "
        f"| {verdict(some[0] > 0.5 and some[1] > 0.25 and some[2] > 0)} |",
        f"| seats win alike, within 4 points | {', '.join(f'{rate:.1%}' for rate in rates)}: {spread * 100:.1f} points "
        f"(each ±{plays.half_interval() * 100:.1f}) | {verdict(spread <= 0.04)} |",
        f"| every objective is completed in some games | {said(undone)} | {verdict(not undone)} |",
        f"| every line is laid in some games | {said(unlaid)} | {verdict(not unlaid)} |",
    ]


def said(missing: list[str]) -> str:
    return f"never: {', '.join(missing)}" if missing else "all"


def percents(names: tuple[str, ...], parts: list[float], digits: int = 0) -> str:
    return ", ".join(f"{name} {part:.{digits}%}" for name, part in zip(names, parts, strict=True))


def points(plays: Plays) -> str:
    done = ", ".join(f"{letter.upper()} {plays.mean(f'done {letter}'):.2f}" for letter in "abcd")
    places = ", ".join(f"{points / plays.games:.0f}" for points in plays.places)
    return (
        f"A game has {plays.decisions / plays.games:.0f} decisions. Points from first to last: {places}; objectives "
        f"completed a player: {done}. A player builds {plays.mean('offices'):.1f} telegraph offices, "
        f"{plays.mean('all offices'):.0%} build all eight."
    )


def rest(plays: Plays) -> str:
    """The rarest objectives and lines."""
    rare = sorted(OBJECTIVES, key=lambda one: plays.sums[f"objective {one}"])[:6]
    quiet = sorted(LINES, key=lambda line: plays.sums[f"line {line}"])[:6]
    objectives = ", ".join(f"{one} {plays.sums[f'objective {one}']:.0f}" for one in rare)
    lines = ", ".join(f"{line} {plays.mean(f'line {line}'):.1%}" for line in quiet)
    return (
        f"Completed least often, times in all games: {objectives}. Laid by the fewest players: {lines}; "
        f"{plays.mean('santa fe'):.0%} of the players come to Santa Fe."
    )


def by_setup(plays: Plays) -> list[str]:
    told = ["| setup tile | chosen as number, on average | wins with it |", "|---|---:|---:|"]
    for side, kind in SIDES.items():
        times = max(1.0, plays.sums[f"picked {side}"])
        pick, won = plays.sums[f"pick {side}"] / times, plays.sums[f"won with {side}"] / times
        told.append(f"| {side}: {kind} | {pick:.1f} | {won:.0%} |")
    return told


def by_players(plays: Plays) -> list[str]:
    told = [
        "| players | games | turns a player | points | B a player | C a player | wins, from the first seat |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for name, games in sorted({"4": plays, **plays.besides}.items()):
        rates = ", ".join(f"{games.mean(f'won {place}'):.0%}" for place in range(games.players))
        told.append(
            f"| {name} | {games.games:,} | {games.mean('turns'):.1f} | {games.mean('points'):.0f} | "
            f"{games.mean('done b'):.2f} | {games.mean('done c'):.2f} | {rates} |"
        )
    return told


STUDY = Study(measure, tell, (Setup("2", 2, {}, 0.25), Setup("3", 3, {}, 0.25)))
