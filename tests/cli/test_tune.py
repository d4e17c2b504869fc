"""The search for weights: it finds what pays, goes on where it stopped, and says what is missing."""

import sys
from itertools import islice
from pathlib import Path

import pytest

import roundhouse
from roundhouse import BadSetup
from roundhouse.arena import tune
from roundhouse.arena.tune import Bout, Tuning

GAME = "ride-the-rails"
GOAL = 2.0  # in the make-believe games of these tests weights win that are near twice the former ones


@pytest.fixture(autouse=True)
def make_believe(monkeypatch: pytest.MonkeyPatch) -> None:
    def fight(bout: Bout) -> list[tuple[list[float], float]]:
        pairs = zip(bout.weights, bout.former, strict=True)
        far = sum((new / old - GOAL) ** 2 for new, old in pairs) / len(bout.former)
        return [([1 / (1 + far)], 1 / (1 + far)) for _ in bout.tables]

    pytest.importorskip("cma")
    monkeypatch.setattr(tune, "fight", fight)


def begin(path: Path, game: str = GAME, players: int = 4) -> Tuning:
    return tune.begin(game, players, 14, 1, path)


def test_candidates_get_better_and_so_does_what_is_found(tmp_path: Path) -> None:
    tuning = begin(tmp_path / "run.json")
    means = list(islice(tune.evolve(tuning, 1), 25))
    assert means[-1] > means[0]
    former = tune.compare(tuning, tuning.former, 10, 1, lambda _: None)
    gain = tune.compare(tuning, tune.found(tuning), 10, 1, lambda _: None)
    assert gain.share > former.share
    assert gain.interval.low <= gain.share <= gain.interval.high
    assert gain.games == 10


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = begin(tmp_path / "whole.json")
    list(islice(tune.evolve(whole, 1), 4))
    stopped = begin(tmp_path / "run.json")
    for _ in islice(tune.evolve(stopped, 1), 2):
        stopped.write(tmp_path / "run.json")
    again = begin(tmp_path / "run.json")
    assert len(again.generations) == 2
    list(islice(tune.evolve(again, 1), 2))
    assert again.generations == whole.generations


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    begin(tmp_path / "run.json").write(tmp_path / "run.json")
    with pytest.raises(BadSetup):
        begin(tmp_path / "run.json", players=3)
    with pytest.raises(BadSetup):
        begin(tmp_path / "run.json", game="union-pacific")


def test_without_the_library_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(BadSetup, match="tune"):
        next(tune.evolve(begin(tmp_path / "run.json"), 1))


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_tables_of_a_generation_both_sit_in_every_seat_alike(players: int) -> None:
    tables = tune.tables_of(players, 2**players - 2, 5)
    for seat in range(players):
        assert sum(table.seats[seat] for table in tables) == len(tables) // 2
    assert len({table.seed for table in tables}) == len(tables)


def test_weights_are_a_row_for_each_number_of_players() -> None:
    for name in roundhouse.games():
        game = roundhouse.game(name)
        assert {len(game.weights(players)) for players in game.players} == {len(game.features)}
