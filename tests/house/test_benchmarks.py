"""The bench counts and computes correctly. Nothing here is timed: where a clock is needed, the test holds it."""

import importlib.util
import io
import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from benchmarks import __main__ as command, contestant
from benchmarks.bars import USUAL, Bar, bars
from benchmarks.ours import Ours
from benchmarks.peers import BACKGAMMON, CATANATRON, GIN_RUMMY, Catanatron, OpenSpiel, drawn
from benchmarks.report import (
    Card,
    Facts,
    Lap,
    bars_table,
    inside_table,
    middle_half,
    play_table,
    table,
    times,
    verdict,
)
from benchmarks.rounds import Contender, ContestantStopped, Missing, rotated, run_rounds

FACTS = Facts(compiled=True, version="1", measures=("play", "clone"), forced=0.25, choices=3.0)


class Countdown:
    """A made-up contestant: a game of ten decisions, every other one forced."""

    def play(self, seed: int) -> int:
        return sum(1 for _ in self.walk(seed))

    def walk(self, seed: int) -> Iterator[tuple[Any, int]]:
        for left in range(10, 0, -1):
            yield left, 1 + left % 2

    def cloner(self, state: Any) -> Callable[[], object]:
        return lambda: state

    def inside(self) -> None:
        return None

    def decisions(self, finished: Any) -> int:
        raise NotImplementedError

    def version(self) -> str:
        return "1"

    def compiled(self) -> bool:
        return False


def card(name: str, build: Any, *rates: int) -> Card:
    laps = [Lap(games=1, count=rate, seconds=1.0) for rate in rates]
    return Card(name, build, FACTS, {"play": laps, "clone": laps})


def test_the_ratio_is_the_median_of_the_rounds_own_quotients() -> None:
    # The second round was slow for both: it must not count against either.
    ours = [Lap(1, 300, 1.0), Lap(1, 300, 10.0), Lap(1, 400, 1.0)]
    theirs = [Lap(1, 100, 1.0), Lap(1, 100, 10.0), Lap(1, 100, 1.0)]
    assert times(ours, theirs) == 3.0


def test_rounds_that_do_not_pair_up_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        times([Lap(1, 1, 1.0)], [])


def test_the_middle_half_lies_between_the_quartiles() -> None:
    assert middle_half([10.0, 40.0, 20.0, 30.0, 50.0]) == (20.0, 40.0)
    assert middle_half([7.0]) == (7.0, 7.0)


@pytest.mark.parametrize(("rate", "judged"), [(500, "pass"), (499, "MISS")])
def test_a_bar_against_a_peer_is_passed_at_its_figure_and_missed_below(rate: int, judged: str) -> None:
    cards = [card("spike", "compiled", rate), card(BACKGAMMON, None, 100)]
    assert verdict("spike", Bar("compiled", "play", 5, BACKGAMMON), cards)[2] == judged


@pytest.mark.parametrize(("rate", "judged"), [(150_000, "pass"), (149_999, "MISS")])
def test_a_bar_against_nobody_is_a_rate(rate: int, judged: str) -> None:
    bar = Bar("compiled", "clone", 150_000, None)
    assert verdict("spike", bar, [card("spike", "compiled", rate)])[2] == judged


def test_a_bar_whose_build_or_peer_did_not_run_is_not_measured() -> None:
    bar = Bar("compiled", "play", 5, BACKGAMMON)
    assert verdict("spike", bar, [card("spike", "compiled", 500)])[1:] == ("-", "not measured")
    assert verdict("spike", bar, [card("spike", "pure", 500), card(BACKGAMMON, None, 1)])[2] == "not measured"


def test_a_game_without_bars_of_its_own_is_held_to_the_usual_ones() -> None:
    assert bars("a-sixth-game") == USUAL
    assert bars("ride-the-rails") == (Bar("compiled", "play", 3, BACKGAMMON),)
    shown = bars_table(["a-sixth-game"], [])
    assert all(asked in shown for asked in (f"5x {BACKGAMMON}", f"15x {CATANATRON}", "150,000 clones/s"))


def test_the_play_table_sets_every_figure_beside_the_peers() -> None:
    cards = [card("spike", "pure", 90, 300, 310), card(CATANATRON, None, 30, 100, 100)]
    row = play_table(cards).splitlines()[2]
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells == ["spike, pure", "300", "195 to 305", "1.0", "233", "25%", "3.0", "3.00x"]


def test_whole_games_are_set_beside_the_own_loop_and_the_peers() -> None:
    ours, peer, unable = card("spike", "compiled", 100), card(BACKGAMMON, None, 20), card("spike", "pure", 1)
    ours.laps["inside"] = [Lap(games=2, count=800, seconds=1.0)]
    peer.laps["inside"] = [Lap(games=2, count=40, seconds=1.0)]
    row, *others = inside_table([ours, unable, peer]).splitlines()[2:]
    assert [cell.strip() for cell in row.strip("|").split("|")][3:] == ["2.0", "8.00x", "20.00x"]
    assert len(others) == 1


def test_the_columns_of_a_table_line_up() -> None:
    lines = table(["who", "rate"], [["a long name", "1"], ["b", "1,000"]]).splitlines()
    assert lines[1] == "| ----------- | ----: |"
    assert len({len(line) for line in lines}) == 1


def test_forced_decisions_are_those_with_one_choice() -> None:
    assert contestant.census(Countdown()) == {
        "decisions": 10 * contestant.COUNTED_GAMES,
        "forced": 0.5,
        "choices": 1.5,
    }


def test_a_game_under_way_when_time_is_up_is_finished_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 0.6, 1.2])
    monkeypatch.setattr(contestant, "perf_counter", lambda: next(clock))
    done = contestant.timed_games(Countdown().play, int, count(), 1.0)
    assert done == {"games": 2, "count": 20, "seconds": 1.2}


def test_every_clone_of_every_pass_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 0.5, 1.0])
    made: list[int] = []
    monkeypatch.setattr(contestant, "perf_counter", lambda: next(clock))
    done = contestant.timed_clones([lambda: made.append(1), lambda: made.append(2)], 1.0)
    assert made == [1, 2, 1, 2]
    assert done == {"games": 0, "count": 4, "seconds": 1.0}


def test_a_contestant_says_who_it_is_and_answers_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = count()
    monkeypatch.setattr(contestant, "perf_counter", lambda: float(next(ticks)))
    monkeypatch.setattr(contestant, "open_contestant", lambda name: Countdown())
    monkeypatch.setattr(sys, "stdin", io.StringIO("play 2\nclone 2\n"))
    contestant.serve("countdown")
    hello, play, clone = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert hello["measures"] == ["play", "clone"]
    assert hello["compiled"] is False
    assert play == {"games": 1, "count": 10, "seconds": 2.0}
    assert clone == {"games": 0, "count": 1, "seconds": 2.0}


def test_a_library_that_is_not_there_is_an_answer_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(name: str) -> None:
        raise ImportError("no such library")

    monkeypatch.setattr(contestant, "open_contestant", absent)
    contestant.serve("anyone")
    assert json.loads(capsys.readouterr().out) == {"missing": "no such library"}


def test_a_contestant_that_stops_is_named() -> None:
    with pytest.raises(ContestantStopped, match="spike"):
        Contender("spike", "pure", io.StringIO(), io.StringIO(""))


class Pile:
    """A made-up game of ours: both seats take from a pile of seven until it is empty."""

    players = range(2, 4)
    rules_version = 1

    def start(self, players: int, seed: int) -> "Pile":
        self.left = 7
        return self

    @property
    def over(self) -> bool:
        return self.left == 0

    @property
    def actors(self) -> tuple[int, ...]:
        return (self.left % 2, 2)

    def legal(self, seat: int) -> list[int]:
        return [10, 11]

    def apply(self, seat: int, action: int) -> None:
        assert seat == self.left % 2
        assert action in (10, 11)
        self.left -= 1


def test_our_loop_plays_the_first_actor_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roundhouse, "game", lambda name: Pile())
    ours = Ours("pile")
    assert ours.players == 3
    assert ours.compiled() is False
    assert ours.play(0) == 7
    assert [choices for _, choices in ours.walk(0)] == [2] * 7


class Scripted(Contender):
    """A contender without a process, which notes when it is asked."""

    def __init__(self, name: str, diary: list[str]) -> None:
        self.card = Card(name, None, FACTS)
        self.diary = diary

    def run(self, measure: str, seconds: float) -> None:
        self.diary.append(f"{self.card.name} {measure} {seconds}")


def test_the_order_rotates_and_nobody_is_asked_for_what_they_cannot_do() -> None:
    diary: list[str] = []
    run_rounds([Scripted("a", diary), Scripted("b", diary)], 2, 1.0, lambda _: None)
    first = ["a play 1.0", "b play 1.0", "a clone 0.25", "b clone 0.25"]
    second = ["b play 1.0", "a play 1.0", "b clone 0.25", "a clone 0.25"]
    assert diary == first + second


def test_rotation_loses_nobody() -> None:
    contenders = [Scripted(name, []) for name in "abc"]
    assert [c.card.name for c in rotated(contenders, 4)] == ["b", "c", "a"]
    assert rotated([], 3) == []


def test_who_is_not_installed_is_named_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(name: str, build: object) -> None:
        raise Missing("No module named 'pyspiel'")

    monkeypatch.setattr(command, "contender", nobody)
    cards, notes = command.measure([], 1, 1.0)
    assert cards == []
    assert notes[0].startswith(f"{BACKGAMMON} is not installed here")
    assert "`make bench`" in notes[0]


def test_writing_keeps_the_prose_around_the_figures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    opening, closing = command.OPENING, command.CLOSING
    page.write_text(f"before\n{opening}\nold\n{closing}\nafter\n", encoding="utf-8")
    for _ in range(2):
        command.write(page, "new")
    assert page.read_text(encoding="utf-8") == f"before\n{opening}\n\nnew\n\n{closing}\nafter\n"


def test_a_page_without_its_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("prose\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        command.write(page, "new")
    assert page.read_text(encoding="utf-8") == "prose\n"


def test_the_performance_page_has_its_marks() -> None:
    text = command.PAGE.read_text(encoding="utf-8")
    assert text.count(command.OPENING) == 1
    assert text.count(command.CLOSING) == 1


def test_an_outcome_is_drawn_where_the_point_falls() -> None:
    outcomes = [(7, 0.25), (8, 0.5), (9, 0.25)]
    assert [drawn(outcomes, point) for point in (0.0, 0.25, 0.7499, 0.75, 0.9999)] == [7, 8, 8, 9, 9]
    assert drawn([(7, 0.3), (8, 0.3)], 0.99) == 8


@pytest.mark.parametrize("name", [BACKGAMMON, GIN_RUMMY, CATANATRON, *roundhouse.games()])
def test_the_timed_loop_and_the_counted_walk_play_the_same_games(name: str) -> None:
    try:
        player = contestant.open_contestant(name)
    except ImportError as missing:
        pytest.skip(str(missing))
    for seed in range(2):
        assert player.play(seed) == sum(1 for _ in player.walk(seed)) > 0


@pytest.mark.parametrize("name", [BACKGAMMON, GIN_RUMMY, CATANATRON, *roundhouse.games()])
def test_a_whole_game_in_one_call_has_decisions_to_count(name: str) -> None:
    try:
        player = contestant.open_contestant(name)
    except ImportError as missing:
        pytest.skip(str(missing))
    play = player.inside()
    if play is None:
        pytest.skip(f"{name} has no such call")
    assert player.decisions(play(5)) > 0


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
@pytest.mark.parametrize("game", ["backgammon", "gin_rummy"])
def test_openspiel_counts_players_choices_and_not_chance(game: str) -> None:
    player = OpenSpiel(game)
    *_, (state, _choices) = player.walk(3)
    # The walk leaves the state after its last decision, when the game is over.
    assert state.is_terminal()
    taken = [step for step in state.full_history() if step.player >= 0]
    assert player.play(3) == len(taken) < len(state.full_history())
    assert player.decisions(state) == len(taken)


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is None, reason="Catanatron is not installed")
def test_catanatron_counts_every_tick() -> None:
    player = Catanatron()
    *_, (game, _choices) = player.walk(3)
    assert game.winning_color() is not None
    assert player.play(3) == len(game.state.actions)


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is None, reason="Catanatron is not installed")
def test_a_cloner_keeps_the_state_of_its_moment() -> None:
    player = Catanatron()
    walk = player.walk(3)
    game, _ = next(walk)
    clone = player.cloner(game)
    next(walk)
    assert len(game.state.actions) == 1
    assert len(clone().state.actions) == 0  # type: ignore[attr-defined]
