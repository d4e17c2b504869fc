"""Clocks with a fake time: live and by correspondence. They never touch the game."""

import random

import pytest
from hypothesis import given, strategies as st

from roundhouse import Game
from roundhouse.tables import Clock, Terms, correspondence, live
from roundhouse.tables.clocks import DAY, MINUTE, Timer, Zone
from tests.tables.clocked import clocked, flags, left, running
from tests.tables.scenes import NOON, Scene, alone, refused, together, turn_passed

HOUR = 60 * MINUTE
SECOND = 1_000


# Downtime -------------------------------------------------------------------------------------------------------------


def down(scene: Scene, since: int, until: int) -> None:
    entry = scene.table.system(at=scene.now).make_up_for(since, until)
    assert entry is not None
    scene.do(entry)


@pytest.mark.parametrize("clock", [live(10 * MINUTE), correspondence(1), correspondence(2, 60, 30)])
def test_downtime_stops_the_clocks(game: Game, clock: Clock) -> None:
    scene = clocked(game, clock)
    seat = scene.table.actors[0]
    had = left(scene, seat)
    begun = scene.now
    scene.later(3 * DAY)
    down(scene, begun, scene.now)
    assert left(scene, seat) == had
    assert scene.table.fallen(scene.now) == []
    scene.later(MINUTE)
    assert left(scene, seat) == had - MINUTE
    assert scene.table.log[-1].event.key == "table-log-downtime-hours"


def test_a_flag_that_had_fallen_before_the_downtime_stays_fallen(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    seat = scene.table.actors[0]
    begun = scene.now
    scene.later(DAY)
    down(scene, begun + 11 * MINUTE, scene.now)
    assert seat in scene.table.fallen(scene.now)


def test_a_downtime_is_made_up_for_once_and_only_where_a_clock_ran(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    begun = scene.now
    scene.later(DAY)
    down(scene, begun, scene.now)
    system = scene.table.system(at=scene.now)
    assert system.make_up_for(begun, scene.now) is None
    assert Scene(game).start().table.system(at=scene.now).make_up_for(begun, scene.now) is None


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
    other = (seat + 1) % scene.table.players
    scene.do(scene.seat(other).set_zone(60))
    scene.now = NOON - DAY
    entry = scene.do(scene.seat(other).set_zone(0))
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


def test_somebody_new_in_a_bots_seat_has_a_clock_of_their_own(game: Game) -> None:
    scene = Scene(game, terms=Terms(clock=live(MINUTE)), bots=(0,)).start()
    scene.later(MINUTE)
    scene.do(scene.host().invite(0, "Zoe"))
    scene.do(scene.seat(0).sit("Zoe"))
    assert left(scene, 0) == MINUTE
    assert not flags(scene)[0]


def test_coming_back_in_time_one_goes_on_with_what_was_left(game: Game) -> None:
    scene = clocked(game, live(10 * MINUTE))
    seat = scene.table.actors[0]
    scene.later(MINUTE)
    scene.do(scene.seat(seat).hand_over("random"))
    scene.later(HOUR)
    scene.do(scene.seat(seat).take_over())
    scene.later(MINUTE)
    assert left(scene, seat) == 8 * MINUTE


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 10**6)), max_size=20))
def test_a_live_timer_charges_exactly_the_time_it_runs(moves: list[tuple[bool, int]]) -> None:
    timer = Timer(live(10**9))
    now = used = 0
    for runs, time in moves:
        if runs:
            timer.run(now, 0)
        now += time
        timer.stop(now)
        used += time * runs
        assert timer.left_at(now + 5) == 10**9 - used


@pytest.mark.parametrize(("bank", "increment"), [(0, 0), (-1, 0), (1, -1), (1.5, 0), (True, 0), ("1", 0)])
def test_a_live_clock_is_made_of_whole_milliseconds(bank: int, increment: int) -> None:
    with refused("table-clock-live"):
        live(bank, increment)


@pytest.mark.parametrize(("days", "opens", "closes"), [(0, 0, 0), (1, -1, 0), (1, 0, 1440), (1.5, 0, 0)])
def test_a_correspondence_clock_is_made_of_days_and_minutes(days: int, opens: int, closes: int) -> None:
    with refused("table-clock-correspondence"):
        correspondence(days, opens, closes)


@pytest.mark.parametrize("zone", [841, -841, "60", 1.5, True, "", "Europe", "../Europe/Rome", "europe/rome", "\0"])
def test_a_time_zone_has_a_name_or_a_number_of_minutes(game: Game, zone: Zone) -> None:
    scene = Scene(game)
    with refused("table-bad-zone"):
        scene.seat(0).set_zone(zone)


@pytest.mark.parametrize("clock", [live(5, 6), correspondence(3, 60, 120)])
def test_clocks_come_back_from_the_storage(clock: Clock) -> None:
    assert Terms.load(Terms(clock=clock).dump()) == Terms(clock=clock)
