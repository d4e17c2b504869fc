"""Clocks by correspondence: days for each move, counted inside a daily window where the player is."""

import random
from datetime import datetime

import pytest
from hypothesis import given, settings, strategies as st

from roundhouse import Game
from roundhouse.tables import correspondence
from roundhouse.tables.clocks import DAY, MINUTE, Zone
from tests.tables.clocked import clocked, flags, left
from tests.tables.scenes import NOON, Scene, refused, turn_passed

HOUR = 60 * MINUTE
SECOND = 1_000


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


def test_by_correspondence_one_comes_back_to_a_fresh_clock_when_the_bot_has_moved(game: Game) -> None:
    scene = clocked(game, correspondence(1))
    seat = scene.table.actors[0]
    scene.later(DAY)
    scene.do(scene.system().tick())
    assert scene.table.seats[seat].kind == "bot"
    for call in (scene.seat(seat).take_over, lambda: scene.seat(seat).give_seat("Zoe")):
        with refused("table-time-up"):  # else no move would ever have to be made
            call()
    while scene.do(scene.bot(seat).choose(scene.table.sight(seat).legal()[0])).kind != "played":
        pass
    scene.do(scene.seat(seat).take_over())
    assert left(scene, seat) == DAY
    assert not flags(scene)[seat]


def test_by_correspondence_nobody_gets_new_days_by_leaving_and_coming_back(game: Game) -> None:
    scene = clocked(game, correspondence(2))
    seat = scene.table.actors[0]
    for _ in range(3):
        scene.later(HOUR)
        scene.do(scene.seat(seat).hand_over("random"))
        scene.do(scene.seat(seat).take_over())
    assert left(scene, seat) == 2 * DAY - 3 * HOUR
    scene.do(scene.host().hand_over(seat, "random"))
    scene.later(DAY)
    scene.do(scene.seat(seat).take_over())
    assert left(scene, seat) == 2 * DAY - 3 * HOUR


def test_by_correspondence_a_seat_is_given_with_the_time_that_is_left(game: Game) -> None:
    scene = clocked(game, correspondence(2))
    seat = scene.table.actors[0]
    for name in ("Zoe", "Yuri", "Xenia"):
        scene.later(HOUR)
        scene.do(scene.seat(seat).give_seat(name))
        scene.do(scene.seat(seat).sit(name))
    assert left(scene, seat) == 2 * DAY - 3 * HOUR


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


@pytest.mark.parametrize(("winter", "summer"), [("2026-03-28", "2026-03-29"), ("2026-10-25", "2026-10-24")])
def test_a_window_follows_daylight_saving_where_the_player_is(winter: str, summer: str) -> None:
    """In Rome six in the evening is five at Greenwich in winter and four in summer."""
    clock = correspondence(1, opens=18 * 60, closes=22 * 60)
    for day, offset in ((winter, 1), (summer, 2)):
        midnight = int(datetime.fromisoformat(f"{day}T00:00Z").timestamp()) * SECOND
        opens = midnight + (18 - offset) * HOUR
        assert clock.spent(midnight + 12 * HOUR, opens, "Europe/Rome") == 0
        assert clock.spent(midnight + 12 * HOUR, opens + HOUR, "Europe/Rome") == HOUR
        assert clock.falls(midnight + 12 * HOUR, clock.allowance, "Europe/Rome") == opens + 4 * HOUR


def test_a_move_begun_before_the_change_ends_by_the_clocks_after_it() -> None:
    clock = correspondence(1, opens=18 * 60, closes=22 * 60)
    saturday = int(datetime.fromisoformat("2026-03-28T20:00+01:00").timestamp()) * SECOND
    sunday = int(datetime.fromisoformat("2026-03-29T20:00+02:00").timestamp()) * SECOND
    assert clock.falls(saturday, clock.allowance, "Europe/Rome") == sunday
    assert clock.spent(saturday, sunday, "Europe/Rome") == clock.allowance


def test_a_zone_this_machine_does_not_know_any_more_counts_as_utc() -> None:
    clock = correspondence(1, opens=9 * 60, closes=21 * 60)
    assert clock.spent(0, DAY, "Atlantis/Poseidonis") == clock.spent(0, DAY, 0)


def test_a_window_may_span_midnight() -> None:
    clock = correspondence(1, opens=20 * 60, closes=2 * 60)
    assert clock.window == 6 * HOUR
    assert clock.spent(19 * HOUR, DAY + 3 * HOUR, 0) == 6 * HOUR
    assert clock.falls(DAY + HOUR, 2 * HOUR, 0) == DAY + 21 * HOUR


def at_midnight(game: Game) -> tuple[Scene, int]:
    """The first to move, at whose place the twelve hours of playing time begin now."""
    scene = clocked(game, correspondence(3, opens=0, closes=12 * 60))
    scene.now = (NOON // DAY + 1) * DAY
    return scene, scene.table.actors[0]


def test_whoever_travels_counts_time_there_from_the_next_move_on(game: Game) -> None:
    scene, seat = at_midnight(game)
    had = left(scene, seat)
    scene.later(2 * HOUR)
    scene.do(scene.seat(seat).set_zone(12 * 60))
    scene.later(HOUR)
    assert left(scene, seat) == had - 3 * HOUR
    scene.turn(seat, random.Random(7))
    allowance = 36 * HOUR
    while seat not in scene.table.actors:
        scene.turn(scene.table.actors[0], random.Random(7))
    scene.later(HOUR)
    assert left(scene, seat) == allowance  # past noon there


def test_nobody_flees_from_the_clock_into_the_night(game: Game) -> None:
    """Not by another time zone, and not by leaving the seat to a bot, or to a friend, and setting it meanwhile."""
    scene, seat = at_midnight(game)
    had = left(scene, seat)
    for hours in range(1, 11):
        scene.do(scene.seat(seat).hand_over("random"))
        scene.do(scene.seat(seat).set_zone(12 * 60 if hours % 2 else -12 * 60))
        scene.do(scene.seat(seat).take_over())
        scene.do(scene.seat(seat).give_seat(f"Friend {hours}"))
        scene.do(scene.seat(seat).sit(f"Friend {hours}", zone=12 * 60))
        scene.later(HOUR)
        assert left(scene, seat) == had - hours * HOUR


NAMES = ["Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca", "UTC"]
zones = st.integers(-14 * 60, 14 * 60)
anywhere = zones | st.sampled_from(NAMES)
spring = int(datetime.fromisoformat("2026-03-01T00:00Z").timestamp()) * SECOND
moments = st.integers(spring, spring + 300 * DAY)
minutes = st.integers(0, 1439)


@given(st.integers(1, 5), minutes, minutes, moments, st.integers(0, 5 * DAY), anywhere)
def test_a_flag_falls_the_moment_the_time_is_used_up(
    days: int, opens: int, closes: int, since: int, used: int, zone: Zone
) -> None:
    clock = correspondence(days, opens, closes)
    time = clock.allowance - min(used, clock.allowance - 1)
    falls = clock.falls(since, time, zone)
    assert clock.spent(since, falls, zone) == time
    assert clock.spent(since, falls - 1, zone) == time - 1


@settings(deadline=None)
@given(minutes, minutes, moments, moments, moments, anywhere)
def test_playing_time_adds_up(opens: int, closes: int, a: int, b: int, c: int, zone: Zone) -> None:
    clock = correspondence(1, opens, closes)
    first, then, last = sorted((a, b, c))
    assert clock.spent(first, then, zone) + clock.spent(then, last, zone) == clock.spent(first, last, zone)
    assert 0 <= clock.spent(first, last, zone) <= last - first


@given(minutes, minutes, moments, zones)
def test_where_clocks_are_never_changed_a_day_is_a_window(opens: int, closes: int, first: int, zone: int) -> None:
    clock = correspondence(1, opens, closes)
    assert clock.spent(first, first + DAY, zone) == clock.window
