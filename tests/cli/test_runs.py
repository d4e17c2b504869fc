"""Runs of many games: the same for any number of processes, fair to every seat, with honest intervals."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from roundhouse.arena.simulate import Outcome, Seating, Venue, mixed, seatings, seed_of, simulate
from roundhouse.arena.strength import STRONG, WEAK, measure, pairs, rounds
from roundhouse.arena.summary import clustered, spread, summary, wilson
from tests.cli.conftest import Run, hear_ctrl_c
from tests.patience import SECONDS

VENUE = Venue("union-pacific", None, {})


def quiet(_: int) -> None:
    """Nobody looks at the progress."""


# The command ----------------------------------------------------------------------------------------------------------


def figures(run: Run, *words: object) -> dict[str, object]:
    done = run("simulate", "union-pacific", "--players", 3, "--bots", "random", "--json", *words)
    assert done.exit_code == 0, done.output
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_figures_do_not_depend_on_the_number_of_processes(run: Run) -> None:
    alone = figures(run, "--games", 13, "--seed", 4, "--jobs", 1)
    together = figures(run, "--games", 13, "--seed", 4, "--jobs", 2)
    assert alone.pop("timing") != together.pop("timing")
    assert alone == together


def test_another_seed_is_another_run(run: Run) -> None:
    assert figures(run, "--games", 3, "--seed", 1)["seats"] != figures(run, "--games", 3, "--seed", 2)["seats"]


def test_a_run_is_summed_up_for_people_too(run: Run) -> None:
    words = ["simulate", "union-pacific", "--bots", "random", "--games", 4, "--jobs", 1]
    english, italian = run(*words).stdout, run(*words, language="it").stdout
    for said in (
        "4 games of 4 players",
        "By seat",
        "Win rate",
        "95 % interval",
        "Decisions a game",
        "build",
        "a second",
    ):
        assert said in english
    for said in ("4 partite in 4", "Per posto", "Vittorie", "intervallo 95 %", "Decisioni per partita", "al secondo"):
        assert said in italian


def test_options_reach_the_games(run: Run) -> None:
    plain = figures(run, "--games", 4, "--jobs", 1)
    even = figures(run, "--games", 4, "--jobs", 1, "--option", "even_dividends=true")
    assert even["options"] == {"even_dividends": True}
    assert plain["decisions"] != even["decisions"]


def test_strength_is_measured_for_every_number_of_players_asked_for(run: Run) -> None:
    words = ["strength", "union-pacific", "--players", 2, "--players", 3, "--games", 2, "--jobs", 1]
    (found,) = json.loads(run(*words, "--json").stdout)
    assert [(table["players"], table["games"], table["pairs"]) for table in found["tables"]] == [(2, 2, 2), (3, 6, 12)]
    printed = run(*words).stdout
    assert "greedy against random" in printed
    assert "pass" in printed or "MISS" in printed


# The command with a bar that speaks, so that one knows when the games are under way.
AUDIBLE = """
from contextlib import contextmanager
from roundhouse.terminal import runs

@contextmanager
def bar(total, language):
    yield lambda done: print("played", flush=True)

runs.progress_bar = bar
from roundhouse.cli import main
main()
"""


def test_an_interrupt_ends_a_run_at_once_and_quietly() -> None:
    words = ["simulate", "union-pacific", "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-c", AUDIBLE, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == b"played\n"
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the whole group
    _, complaints = running.communicate(timeout=SECONDS)
    assert (running.returncode, complaints) == (130, b"")


# Seatings -------------------------------------------------------------------------------------------------------------


def test_short_lists_of_bots_are_repeated_round_the_table() -> None:
    (only,) = seatings(["greedy", "random"], 5, 1, 0, rotate=True)
    assert only.levels == ("greedy", "random", "greedy", "random", "greedy")


def test_rotation_gives_every_level_every_seat_equally_often() -> None:
    planned = seatings(["greedy", "random", "random"], 3, 6, 0, rotate=True)
    for seat in range(3):
        assert Counter(each.levels[seat] for each in planned) == {"greedy": 2, "random": 4}


def test_without_rotation_everyone_stays() -> None:
    planned = seatings(["greedy", "random"], 3, 5, 0, rotate=False)
    assert {each.levels for each in planned} == {("greedy", "random", "greedy")}


def test_two_runs_with_different_seeds_have_no_game_in_common() -> None:
    seeds = [seed_of(seed, number) for seed in range(5) for number in range(1000)]
    assert len(set(seeds)) == len(seeds)


def test_outcomes_come_in_the_order_of_the_seatings() -> None:
    planned = seatings(["random"], 2, 9, 3, rotate=True)
    whole = simulate(VENUE, planned, 1, quiet)
    assert [simulate(VENUE, [each], 1, quiet)[0] for each in planned] == whole


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate(VENUE, seatings(["random"], 2, 9, 3, rotate=True), 1, told.append)
    assert sum(told) == 9


# Figures --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals_are_those_of_the_books(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_pairs_of_one_game_are_not_taken_for_independent() -> None:
    apart = clustered([[1.0], [0.0], [1.0], [0.0]])
    together = clustered([[1.0, 1.0], [0.0, 0.0]])
    assert apart == pytest.approx((0.01, 0.99), abs=5e-3)
    assert together == (0.0, 1.0)


def test_a_perfect_score_leaves_the_doubt_of_its_number_of_games() -> None:
    assert clustered([[1.0, 1.0]] * 1000) == (0.997, 1.0)


def test_spread_uses_the_deviation_of_a_sample() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]) == {"mean": 5, "sd": pytest.approx(2.13809), "min": 2, "max": 9}
    assert spread([3])["sd"] == 0


def outcome(levels: tuple[str, ...], scores: list[int]) -> Outcome:
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(levels, scores, ranks, winners, {"build": 10, "take": 5})


def test_a_shared_win_counts_in_parts() -> None:
    table = ("greedy", "random", "random")
    found = summary([outcome(table, [5, 5, 1]), outcome(table, [9, 5, 1])])
    assert [seat["wins"]["count"] for seat in found["seats"]] == [1.5, 0.5, 0]
    assert {level["bot"]: level["wins"]["rate"] for level in found["levels"]} == {"greedy": 0.75, "random": 0.125}
    assert found["decisions"]["mean"] == 15
    assert found["kinds"] == {"build": 10, "take": 5}


def test_games_that_nobody_wins_are_counted() -> None:
    lost = Outcome(("random", "random"), [3, 2], [2, 3], (), {"build": 1})
    assert summary([lost])["nobody_won"] == 1


# Strength -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_seating_with_both_levels_is_played(players: int) -> None:
    found = mixed((STRONG, WEAK), players)
    assert len(set(found)) == len(found) == 2**players - 2
    for seat in range(players):
        assert Counter(levels[seat] for levels in found)[STRONG] == len(found) // 2


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert rounds(3, 1000) == 1002
    assert rounds(2, 1000) == 1000


def test_every_strong_seat_is_compared_with_every_weak_one() -> None:
    compared = pairs(outcome((STRONG, WEAK, STRONG, WEAK), [9, 5, 5, 7]))
    assert compared == [1.0, 1.0, 0.5, 0.0]


def test_a_measure_is_the_mean_over_pairs() -> None:
    found = measure("union-pacific", 2, 4, 3, 1, quiet)
    assert found.games == found.pairs == 4
    assert found.interval.low <= found.share <= found.interval.high
    assert found.bar == 0.95
    assert found.passed == (found.share >= 0.95)


def test_a_game_may_set_a_bar_of_its_own() -> None:
    assert measure("ride-the-rails", 3, 6, 3, 1, quiet).bar == 0.98


def test_alone_at_the_table_both_play_the_same_games_and_points_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Seating] = []

    def simulated(venue: Venue, planned: list[Seating], jobs: int, progress: Callable[[int], None]) -> list[Outcome]:
        played.extend(planned)
        points = [9, 5, 4] if planned[0].levels == (STRONG,) else [5, 5, 8]
        return [outcome(seating.levels, [score]) for seating, score in zip(planned, points, strict=True)]

    monkeypatch.setattr("roundhouse.arena.strength.simulate", simulated)
    found = measure("union-pacific", 1, 3, 0, 1, quiet)
    assert [seating.seed for seating in played[:3]] == [seating.seed for seating in played[3:]]
    assert (found.games, found.pairs, found.share) == (3, 3, 0.5)


def test_every_pair_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [outcome((STRONG, WEAK), [5, 1]), outcome((STRONG, STRONG, WEAK, WEAK), [0, 0, 5, 5])]
    monkeypatch.setattr("roundhouse.arena.strength.simulate", lambda *_: games)
    found = measure("union-pacific", 4, 2, 0, 1, quiet)
    assert (found.share, found.pairs) == (0.2, 5)
