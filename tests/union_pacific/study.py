"""Union Pacific: builds, dividends, companies and winners, against what the board was designed for."""

from typing import Any

import roundhouse
from roundhouse.arena.match import MatchResult
from studies.figures import Plays, Study, verdict

GAME = roundhouse.game("union-pacific")
COMPANIES: list[dict[str, Any]] = GAME.board()["company"]
SHARES = [*[company["id"] for company in COMPANIES], "up"]


def measure(result: MatchResult) -> dict[str, float]:
    state = result.record.replay()
    view = state.view(None)
    found: dict[str, float] = {"paid": view["paid"], "stalled": float(view["met"] < view["paid"])}
    found["deck"] = view["deck"]
    for company, seen in view["companies"].items():
        found[f"trains {company}"] = len(seen["trains"])
    for share in SHARES:
        found[f"paid {share}"] = float(any(earned.get(share) for earned in view["earned"]))
    for seat in result.winners:
        best = max(SHARES, key=lambda share: view["earned"][seat].get(share, 0))
        line = max(SHARES[:-1], key=lambda share: view["earned"][seat].get(share, 0))
        found[f"best {best}"] = found.get(f"best {best}", 0) + 1 / len(result.winners)
        found[f"line {line}"] = found.get(f"line {line}", 0) + 1 / len(result.winners)
    return found


def tell(plays: Plays) -> list[str]:
    rates = plays.win_rates()
    spread = max(rates) - min(rates)
    builds = plays.each("build")
    rows = [company["id"] for company in COMPANIES]
    placed = {company["id"]: plays.mean(f"trains {company['id']}") for company in COMPANIES}
    part = {company["id"]: placed[company["id"]] / company["trains"] for company in COMPANIES}
    worth = {company["id"]: (placed[company["id"]] + 1) / company["trains"] for company in COMPANIES}
    least = min(worth, key=lambda company: worth[company])
    least_paid = min(plays.mean(f"paid {share}") for share in SHARES)
    lines = [plays.mean(f"line {company}") for company in rows]
    said = [
        "| expected | found | |",
        "|---|---|---|",
        f"| 15 to 25 builds a player | {builds:.1f} | {verdict(15 <= builds <= 25)} |",
        f"| all four dividends are paid | {plays.mean('paid'):.3f} a game | {verdict(plays.mean('paid') == 4)} |",
        f"| every company pays in most games | the rarest in {least_paid:.1%} | {verdict(least_paid > 0.5)} |",
        f"| seats win alike, within 4 points | {', '.join(f'{rate:.1%}' for rate in rates)}: {spread * 100:.1f} "
        f"points (each ±{plays.half_interval() * 100:.1f}) | {verdict(spread <= 0.04)} |",
        f"| no company is dead: its final value is at least half its trains | the least, {least}: {worth[least]:.0%} | "
        f"{verdict(worth[least] >= 0.5)} |",
        f"| DM is the one easily shut in | it places {part['dm']:.0%} of its trains, the least of all | "
        f"{verdict(part['dm'] == min(part.values()))} |",
        f"| winners earn from various companies | the commonest best line in {max(lines):.0%} of wins, the rarest in "
        f"{min(lines):.0%} | {verdict(max(lines) <= 0.3 and min(lines) > 0)} |",
        "",
        f"A game has {plays.decisions / plays.games:.0f} decisions; each player builds {builds:.1f} times, invests in "
        f"{plays.each('discard'):.1f} turns ({plays.each('invest'):.1f} shares), takes {plays.each('take'):.1f} shares "
        f"openly and {plays.each('blind'):.1f} blind, and swaps {plays.each('swap'):.1f} times. "
        f"Money from first to last: {', '.join(f'{points / plays.games:.0f}' for points in plays.places)}. "
        f"{plays.mean('stalled'):.2%} of the games end because nothing can be built any more.",
        "",
        "| company | trains placed | of | part | pays in | best line of the winner |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for company in COMPANIES:
        name = company["id"]
        said.append(
            f"| {company['name']} | {placed[name]:.1f} | {company['trains']} | {part[name]:.0%} | "
            f"{plays.mean(f'paid {name}'):.1%} | {plays.mean(f'line {name}'):.1%} |"
        )
    said.append(f"| Union Pacific | | | | {plays.mean('paid up'):.1%} | |")
    said.append("")
    said.append(f"The Union Pacific itself is the winner's best source in {plays.mean('best up'):.0%} of the games.")
    return said


STUDY = Study(measure, tell)
