"""Spike: length, deliveries, routes and upgrades, against what is expected of the printed game."""

from collections import Counter, defaultdict
from itertools import pairwise

import roundhouse
from roundhouse.arena.match import MatchResult
from studies.figures import Plays, Setup, Study, verdict

GAME = roundhouse.game("spike")
FIRST_OF_A_TURN = GAME.layout.first("hold")  # the actions before it are the setup's
KINDS = [GAME.meaning(action)["kind"] for action in range(GAME.action_space)]
CONTRACTS = 12  # in play
TRACKS = 45  # of a player
SOURCES = ("market", "contracts", "route", "upgrades")


def measure(result: MatchResult) -> dict[str, float]:
    state = result.record.replay()
    view = state.view(None)
    players = state.players
    found: dict[str, float] = defaultdict(float)
    found["turns"] = turns(result) / players
    for kind, count in actions(result).items():
        found[kind] = count / players
    for seat, seen in enumerate(view["seats"]):
        delivered = sum(row["state"] == "delivered" for row in seen["contracts"])
        found["delivered"] += delivered / players
        found["delivers"] += (delivered > 0) / players
        found["cities"] += len(seen["cities"]) / players
        found["tracks left"] += seen["tracks_left"] / players
        found["route scores"] += (seen["route"]["amount"] > 0) / players
        found["upgrades"] += sum(part["level"] - 1 for part in seen["parts"].values()) / players
        for source in SOURCES:
            found[f"from {source}"] += state.sources(seat)[source] / players
    found["upgraded"] = any(state.sources(seat)["upgrades"] for seat in range(players))
    found["money"] = sum(result.scores) / players
    first = result.record.start().view(None)["first"]
    for seat in result.winners:
        found[f"won {(seat - first) % players}"] += 1 / len(result.winners)
    return found


def turns(result: MatchResult) -> int:
    """How many turns were played: runs of moves of one seat, the setup left aside."""
    moves = [seat for seat, action in result.record.moves if action >= FIRST_OF_A_TURN]
    return 1 + sum(one != other for one, other in pairwise(moves))


def actions(result: MatchResult) -> dict[str, int]:
    """What was done in all turns. A draw is one action however many cards it takes: a run of cards is counted."""
    found: Counter[str] = Counter()
    last = (-1, "")
    for seat, action in result.record.moves:
        kind = KINDS[action]
        found["cards"] += kind == "draw"
        found[kind] += (seat, kind) != last
        last = (seat, kind)
    draws, builds = found["draw"], found["build"]
    moves = turns(result) - draws - builds - found["upgrade"] - found["pass"]
    return {"cards": found["cards"], "draws": draws, "builds": builds, "moves": moves}


def tell(plays: Plays) -> list[str]:
    return [*expected(plays), "", money(plays), "", *by_players(plays), "", *by_action(plays)]


def expected(plays: Plays) -> list[str]:
    seats = plays.win_rates()
    apart = max(seats) - min(seats)
    return [
        "| expected with four players | found | |",
        "|---|---|---|",
        f"| 20 to 35 turns a player | {plays.mean('turns'):.1f} | {verdict(20 <= plays.mean('turns') <= 35)} |",
        f"| every player delivers | {plays.mean('delivers'):.1%} of the players do; {plays.mean('delivered'):.2f} of 3 "
        f"contracts each | {verdict(plays.mean('delivers') > 0.9)} |",
        f"| most route cards score | {plays.mean('route scores'):.1%} | {verdict(plays.mean('route scores') > 0.5)} |",
        f"| upgrades are bought in most games | in {plays.mean('upgraded'):.1%}; {plays.mean('upgrades'):.2f} a player "
        f"| {verdict(plays.mean('upgraded') > 0.5)} |",
        f"| seats win alike, within 4 points | {listed(seats)}: {apart * 100:.1f} points "
        f"(each ±{plays.half_interval() * 100:.1f}) | {verdict(apart <= 0.04)} |",
        f"| and places in the first turn order | {in_order(plays)} | see below |",
    ]


def in_order(plays: Plays) -> str:
    """The win rates of the player who begins, the next, and so on, and how far they are apart."""
    rates = [plays.mean(f"won {place}") for place in range(plays.players)]
    return f"{listed(rates)}: {(max(rates) - min(rates)) * 100:.1f} points"


def listed(rates: list[float]) -> str:
    return ", ".join(f"{rate:.1%}" for rate in rates)


def money(plays: Plays) -> str:
    parts = [plays.mean(f"from {source}") for source in SOURCES]
    return (
        f"A game has {plays.decisions / plays.games:.0f} decisions. A player ends with ${plays.mean('money'):.1f}: "
        f"${parts[0]:.1f} from the market, ${parts[1]:.1f} from contracts and ${parts[2]:.1f} from the route, less "
        f"${-parts[3]:.1f} for upgrades; has {plays.mean('cities'):.1f} cities and {plays.mean('tracks left'):.1f} "
        "tracks left."
    )


def by_players(plays: Plays) -> list[str]:
    said = [
        "| players | games | turns a player | turns of all | players that deliver | contracts delivered "
        "| routes that score | money |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    rows = {"4": plays, **plays.besides}
    for name, games in sorted(rows.items()):
        said.append(
            f"| {name} | {games.games:,} | {games.mean('turns'):.1f} | {games.mean('turns') * games.players:.0f} | "
            f"{games.mean('delivers'):.0%} | {games.mean('delivered'):.2f} of {CONTRACTS // games.players} | "
            f"{games.mean('route scores'):.0%} | ${games.mean('money'):.1f} |"
        )
    return said


def by_action(plays: Plays) -> list[str]:
    said = [
        "| players | turns a player | draws | cards drawn | builds | tracks | moves | upgrades "
        "| places in the first turn order win |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    for name, games in sorted({"4": plays, **plays.besides}.items()):
        means = [games.mean(each) for each in ("turns", "draws", "cards", "builds")]
        means += [TRACKS - games.mean("tracks left"), games.mean("moves"), games.mean("upgrades")]
        rates = [games.mean(f"won {place}") for place in range(games.players)]
        said.append(f"| {name} | {' | '.join(f'{mean:.1f}' for mean in means)} | {listed(rates)} |")
    return said


STUDY = Study(
    measure,
    tell,
    (
        Setup("2", 2, {}, 1.0),
        Setup("3", 3, {}, 1.0),
        Setup("4, advanced", 4, {"advanced": True}, 0.25),
    ),
)
