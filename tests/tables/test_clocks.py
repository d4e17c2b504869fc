"""Clocks with a fake time: live and by correspondence. They never touch the game."""

import random

import pytest
from hypothesis import given, strategies as st

from roundhouse import Game
from roundhouse.tables import Clock, Terms, correspondence, live
from roundhouse.tables.clocks import DAY, MINUTE, Timer
from tests.tables.scenes import NOON, Scene, alone, refused, together, turn_passed

HOUR = 60 * MINUTE
SECOND = 1_000


def left(scene: Scene, seat: int) -> int:
    found: int = scene.table.view(None, "en", at=scene.now)["seats"][seat]["clock"]["left"]
    return found


def running(scene: Scene) -> list[int]:
    return [seat["seat"] for seat in scene.table.view(None, "en")["seats"] if seat["clock"]["runs"]]


def flags(scene: Scene) -> list[bool]:
    return [seat["clock"]["flag"] for seat in scene.table.view(None, "en")["seats"]]


def clocked(game: Game, clock: Clock, flag: str = "bot", bots: tuple[int, ...] = ()) -> Scene:
    return Scene(game, terms=Terms(clock=clock, flag=flag), bots=bots).start()


# Live -----------------------------------------------------------------------------------------------------------------


def test_without_a_clock_nobody_is_hurried(game: Game) -> None:
    scene = Scene(game).start()
    assert scene.table.view(0, "en")["seats"][0]["clock"] is None
    scene.later(10**15)
    assert scene.system().tick() is None
    assert scene.table.next_flag() is None


@pytest.mark.where(condition=alone)
def test_only_the_clock_of_whoever_must_act_runs(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE, 5 * SECOND))
    rng = random.Random(1)
    seat = scene.seek(alone, rng)[0]
    had = [left(scene, each) for each in range(scene.table.players)]
    scene.later(30 * SECOND)
    assert running(scene) == [seat]
    assert [left(scene, each) for each in range(scene.table.players)] == [
        time - 30 * SECOND * (each == seat) for each, time in enumerate(had)
    ]


@pytest.mark.where(condition=turn_passed)
def test_a_confirmed_move_earns_the_increment_and_stops_the_clock(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE, 5 * SECOND))
    rng = random.Random(2)
    scene.seek(turn_passed, rng)
    seat = scene.table.actors[0]
    had = left(scene, seat)
    while scene.table.actors == (seat,):
        scene.later(20 * SECOND)
        had = had - 20 * SECOND + 5 * SECOND
        scene.turn(seat, rng)
    assert left(scene, seat) == had
    scene.later(HOUR // 60)
    assert left(scene, seat) == had
    assert seat not in running(scene)


@pytest.mark.where(condition=together)
def test_all_clocks_run_at_once_while_all_choose(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    rng = random.Random(3)
    seats = scene.seek(together, rng)
    assert running(scene) == list(seats)
    scene.later(MINUTE)
    while seats[0] in scene.table.actors and len(scene.table.actors) > 1:
        scene.turn(seats[0], rng)
    scene.later(MINUTE)
    assert left(scene, seats[0]) == 9 * MINUTE
    assert left(scene, seats[1]) == 8 * MINUTE


def test_a_tentative_choice_costs_time_and_earns_none(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE, 5 * SECOND))
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.choose(seat, scene.state.legal(seat)[0]))
    scene.do(scene.take_back(seat))
    scene.later(MINUTE)
    assert left(scene, seat) == 8 * MINUTE


def test_bots_have_no_hurry(game: Game) -> None:
    scene = clocked(game, live(MINUTE), bots=(0,))
    assert 0 not in running(scene)
    scene.later(HOUR)
    assert left(scene, 0) == MINUTE


def test_a_pause_stops_the_clocks(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.host().pause())
    assert running(scene) == []
    scene.later(DAY)
    assert left(scene, seat) == 9 * MINUTE
    assert scene.system().tick() is None
    scene.do(scene.host().resume())
    scene.later(MINUTE)
    assert left(scene, seat) == 8 * MINUTE


def test_the_end_stops_the_clocks(game: Game) -> None:
    scene = clocked(game, live(HOUR)).finish()
    assert running(scene) == []


def test_time_never_runs_backwards(game: Game) -> None:
    """A machine whose clock is slow gives an entry at the moment of the last one."""
    scene = clocked(game, live(10 * MINUTE))
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.seat(seat).say("hello"))
    scene.now = NOON - DAY
    entry = scene.do(scene.seat(seat).say("again"))
    assert entry.at == NOON + MINUTE
    assert left(scene, seat) == 9 * MINUTE


# Flags ----------------------------------------------------------------------------------------------------------------


def test_the_table_knows_when_the_next_flag_falls(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    scene.later(SECOND)
    assert scene.table.next_flag() == NOON + 10 * MINUTE
    assert scene.system().tick() is None
    scene.now = NOON + 10 * MINUTE - 1
    assert scene.system().tick() is None
    scene.now += 1
    assert scene.system().tick().facts == {"seat": scene.table.actors[0]}


def test_when_a_flag_falls_a_bot_takes_over_and_the_game_is_not_touched(game: Game) -> None:
    scene = clocked(game, live(MINUTE))
    seat = scene.table.actors[0]
    before = scene.state.fingerprint()
    scene.later(MINUTE)
    with refused("table-time-up"):
        scene.choose(seat, scene.state.legal(seat)[0])
    scene.do(scene.system().tick())
    assert scene.state.fingerprint() == before
    assert seat in scene.table.bots_to_move()
    assert flags(scene)[seat]
    assert scene.spoken()[-1] == f"The time of {scene.table.seats[seat].name} is up; a bot goes on."
    with refused("table-time-up"):
        scene.seat(seat).take_over()
    assert scene.table.seats[seat].out is None


def test_several_flags_fall_one_after_the_other(game: Game) -> None:
    scene = clocked(game, live(MINUTE))
    fallen = set(scene.table.actors)
    scene.later(HOUR)
    for _ in range(len(fallen)):
        scene.do(scene.system().tick())
    assert scene.system().tick() is None
    assert {seat for seat, flag in enumerate(flags(scene)) if flag} == fallen


def test_a_flag_may_be_shown_and_nothing_else(game: Game) -> None:
    scene = clocked(game, live(MINUTE), flag="show")
    seat = scene.table.actors[0]
    scene.later(2 * MINUTE)
    scene.do(scene.choose(seat, scene.state.legal(seat)[0]))
    scene.do(scene.take_back(seat))
    scene.do(scene.system().tick())
    assert flags(scene)[seat]
    assert left(scene, seat) == -MINUTE
    assert scene.table.seats[seat].kind == "human"
    assert seat not in scene.table.flags()
    scene.turn(seat, random.Random(4))
    assert flags(scene)[seat]


def test_a_flag_may_lose_the_game(game: Game) -> None:
    scene = clocked(game, live(MINUTE), flag="lose")
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.system().tick())
    assert scene.table.seats[seat].out == "time"
    with refused("table-given-up"):
        scene.seat(seat).take_over()
    for other in range(scene.table.players):
        if other != seat:
            scene.do(scene.host().hand_over(other, "random"))
    scene.finish()
    result = scene.table.view(None, "en")["result"]
    assert result["places"][seat] == max(result["places"])


def test_somebody_new_in_a_seat_has_a_clock_of_their_own(game: Game) -> None:
    scene = clocked(game, live(MINUTE))
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.system().tick())
    scene.do(scene.host().invite(seat, "Zoe"))
    scene.do(scene.seat(seat).sit("Zoe"))
    assert left(scene, seat) == MINUTE
    assert not flags(scene)[seat]


def test_coming_back_in_time_one_goes_on_with_what_was_left(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.seat(seat).hand_over("random"))
    scene.later(HOUR)
    scene.do(scene.seat(seat).take_over())
    scene.later(MINUTE)
    assert left(scene, seat) == 8 * MINUTE


# By correspondence ----------------------------------------------------------------------------------------------------


@pytest.mark.where(condition=turn_passed)
def test_by_correspondence_every_move_has_its_days(game: Game) -> None:
    scene = clocked(game, correspondence(2))
    rng = random.Random(5)
    seat = scene.table.actors[0]
    scene.later(DAY)
    assert left(scene, seat) == DAY
    scene.turn(seat, rng)
    assert left(scene, seat) == 2 * DAY
    while seat not in scene.table.actors:
        scene.turn(scene.table.actors[0], rng)
    assert left(scene, seat) == 2 * DAY


def test_by_correspondence_one_comes_back_to_a_fresh_clock(game: Game) -> None:
    scene = clocked(game, correspondence(1))
    seat = scene.table.actors[0]
    scene.later(DAY)
    scene.do(scene.system().tick())
    assert scene.table.seats[seat].kind == "bot"
    scene.do(scene.seat(seat).take_over())
    assert left(scene, seat) == DAY
    assert not flags(scene)[seat]


def test_by_correspondence_a_flag_that_is_only_shown_goes_with_the_move(game: Game) -> None:
    scene = clocked(game, correspondence(1), flag="show")
    seat = scene.table.actors[0]
    scene.later(DAY)
    scene.do(scene.system().tick())
    assert flags(scene)[seat]
    scene.turn(seat, random.Random(6))
    assert not flags(scene)[seat]


def test_a_pause_does_not_give_new_days(game: Game) -> None:
    scene = clocked(game, correspondence(2))
    seat = scene.table.actors[0]
    scene.later(DAY)
    scene.do(scene.host().pause())
    scene.later(7 * DAY)
    scene.do(scene.host().resume())
    assert left(scene, seat) == DAY


def test_time_counts_inside_the_daily_window_only() -> None:
    clock = correspondence(1, opens=8 * 60, closes=23 * 60)
    assert clock.allowance == 15 * HOUR
    seven, nine, midnight = 7 * HOUR, 9 * HOUR, 24 * HOUR
    assert clock.spent(seven, nine, 0) == HOUR
    assert clock.spent(nine, midnight, 0) == 14 * HOUR
    assert clock.spent(midnight, DAY + seven, 0) == 0
    assert clock.falls(nine, clock.allowance, 0) == DAY + nine  # a whole day later
    assert clock.falls(seven, clock.allowance, 0) == 23 * HOUR  # the end of the first window
    assert clock.falls(23 * HOUR, clock.allowance, 0) == DAY + 23 * HOUR


def test_the_window_is_that_of_the_players_own_day() -> None:
    """What is nine in the morning at Greenwich is ten in Rome and four in the morning in New York."""
    clock = correspondence(1, opens=9 * 60, closes=21 * 60)
    morning = 9 * HOUR
    assert clock.spent(0, morning, 0) == 0
    assert clock.spent(0, morning, 60) == HOUR
    assert clock.spent(0, morning, -5 * 60) == 2 * HOUR  # the evening before
    assert clock.falls(morning, HOUR, -5 * 60) == 15 * HOUR


def test_a_window_may_span_midnight() -> None:
    clock = correspondence(1, opens=20 * 60, closes=2 * 60)
    assert clock.window == 6 * HOUR
    assert clock.spent(19 * HOUR, DAY + 3 * HOUR, 0) == 6 * HOUR
    assert clock.falls(DAY + HOUR, 2 * HOUR, 0) == DAY + 21 * HOUR


def test_a_player_who_travels_keeps_the_time_used_so_far(game: Game) -> None:
    scene = clocked(game, correspondence(1, opens=0, closes=12 * 60))
    seat = scene.table.actors[0]
    scene.now = (NOON // DAY + 1) * DAY
    scene.do(scene.seat(seat).say("good morning"))
    had = left(scene, seat)
    scene.later(2 * HOUR)
    scene.do(scene.seat(seat).set_zone(10 * 60))
    assert left(scene, seat) == had - 2 * HOUR
    scene.later(HOUR)
    assert left(scene, seat) == had - 2 * HOUR  # past noon there


zones = st.integers(-14 * 60, 14 * 60)
moments = st.integers(0, 40 * DAY)
minutes = st.integers(0, 1439)


@given(st.integers(1, 5), minutes, minutes, moments, st.integers(0, 5 * DAY), zones)
def test_a_flag_falls_the_moment_the_time_is_used_up(
    days: int, opens: int, closes: int, since: int, used: int, zone: int
) -> None:
    clock = correspondence(days, opens, closes)
    time = clock.allowance - min(used, clock.allowance - 1)
    falls = clock.falls(since, time, zone)
    assert clock.spent(since, falls, zone) == time
    assert clock.spent(since, falls - 1, zone) == time - 1


@given(minutes, minutes, moments, moments, moments, zones)
def test_playing_time_adds_up(opens: int, closes: int, a: int, b: int, c: int, zone: int) -> None:
    clock = correspondence(1, opens, closes)
    first, then, last = sorted((a, b, c))
    assert clock.spent(first, then, zone) + clock.spent(then, last, zone) == clock.spent(first, last, zone)
    assert 0 <= clock.spent(first, last, zone) <= last - first
    assert clock.spent(first, first + DAY, zone) == clock.window


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 10**6)), max_size=20))
def test_a_live_timer_charges_exactly_the_time_it_runs(moves: list[tuple[bool, int]]) -> None:
    timer = Timer(live(10**9))
    now = used = 0
    for runs, time in moves:
        if runs:
            timer.run(now)
        now += time
        timer.stop(now, 0)
        used += time * runs
        assert timer.left_at(now + 5, 0) == 10**9 - used


@pytest.mark.parametrize(("bank", "increment"), [(0, 0), (-1, 0), (1, -1), (1.5, 0), (True, 0), ("1", 0)])
def test_a_live_clock_is_made_of_whole_milliseconds(bank: int, increment: int) -> None:
    with refused("table-clock-live"):
        live(bank, increment)


@pytest.mark.parametrize(("days", "opens", "closes"), [(0, 0, 0), (1, -1, 0), (1, 0, 1440), (1.5, 0, 0)])
def test_a_correspondence_clock_is_made_of_days_and_minutes(days: int, opens: int, closes: int) -> None:
    with refused("table-clock-correspondence"):
        correspondence(days, opens, closes)


@pytest.mark.parametrize("zone", [841, -841, "60", 1.5])
def test_a_time_zone_is_a_number_of_minutes(game: Game, zone: int) -> None:
    scene = Scene(game)
    with refused("table-bad-zone"):
        scene.seat(0).set_zone(zone)


@pytest.mark.parametrize("clock", [live(5, 6), correspondence(3, 60, 120)])
def test_clocks_come_back_from_the_storage(clock: Clock) -> None:
    assert Terms.load(Terms(clock=clock).dump()) == Terms(clock=clock)
