"""Clocks: how long a player may think. Whole milliseconds throughout, and every moment is given by the caller.

A clock knows nothing of the game and the game nothing of it. Playing time counts only inside the daily window of the
player's own time zone, which has a name and follows its daylight saving; a live clock's window is the whole day.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from roundhouse.tables.errors import TableError

MINUTE = 60_000
DAY = 1440 * MINUTE
ONE_DAY = timedelta(days=1)
MAX_DAYS = 1000
MAX_ZONE = 14 * 60  # minutes east or west

Zone = int | str  # a name such as "Europe/Rome", or minutes east of UTC where nobody knows one


@dataclass(frozen=True)
class Clock:
    """The clock of a table: what each player begins with, and how it is renewed by a confirmed move.

    Live: a bank for the whole game and an increment for each move. By correspondence: so many days for each move, with
    a daily window from `opens` to `closes`, in minutes of the player's day; it may span midnight, and equal ends mean
    the whole day.
    """

    kind: str
    bank: int = 0
    increment: int = 0
    days: int = 0
    opens: int = 0
    closes: int = 0

    @property
    def window(self) -> int:
        """How much of a day is playing time."""
        return (self.closes - self.opens) % 1440 * MINUTE or DAY

    @property
    def allowance(self) -> int:
        """The playing time a player begins with."""
        return self.bank if self.kind == "live" else self.days * self.window

    def renewed(self, left: int) -> int:
        """What is left after a confirmed move."""
        return left + self.increment if self.kind == "live" else self.allowance

    def spent(self, since: int, now: int, zone: Zone) -> int:
        """The playing time between two moments, for a player in that time zone."""
        if self.window == DAY:
            return now - since
        played = 0
        for opens, closes in self._windows(since, zone):
            if opens >= now:
                break
            played += min(closes, now) - opens
        return played

    def falls(self, since: int, left: int, zone: Zone) -> int:
        """The moment at which so much playing time, running since then, is used up."""
        if self.window == DAY or left <= 0:
            return since + left
        for opens, closes in self._windows(since, zone):
            if left <= closes - opens:
                return opens + left
            left -= closes - opens
        raise AssertionError("there is always another day")

    def _windows(self, since: int, zone: Zone) -> Iterator[tuple[int, int]]:
        """Day after day from a moment on, when playing time begins and ends; none of it lies before the moment."""
        place = timezone_of(zone)
        day = datetime.fromtimestamp(since // 1000, place).date() - ONE_DAY  # yesterday's may span midnight
        while True:
            until = day + ONE_DAY if self.closes <= self.opens else day
            opens, closes = _moment(day, self.opens, place), _moment(until, self.closes, place)
            if closes > since:
                yield max(opens, since), closes
                since = closes  # a night without its hour may let one window end after the next has begun
            day += ONE_DAY

    def dump(self) -> dict[str, Any]:
        if self.kind == "live":
            return {"kind": "live", "bank": self.bank, "increment": self.increment}
        return {"kind": "correspondence", "days": self.days, "opens": self.opens, "closes": self.closes}

    @staticmethod
    def load(written: dict[str, Any]) -> "Clock":
        if written["kind"] == "live":
            return live(written["bank"], written["increment"])
        return correspondence(written["days"], written["opens"], written["closes"])


def live(bank: int, increment: int = 0) -> Clock:
    """Both in milliseconds."""
    if not _whole(bank, 1) or not _whole(increment, 0):
        raise TableError("table-clock-live")
    return Clock("live", bank=bank, increment=increment)


def correspondence(days: int, opens: int = 0, closes: int = 0) -> Clock:
    """Days for each move; the window in minutes of the player's own day."""
    if not _whole(days, 1) or days > MAX_DAYS or not all(_whole(edge, 0) and edge < 1440 for edge in (opens, closes)):
        raise TableError("table-clock-correspondence")
    return Clock("correspondence", days=days, opens=opens, closes=closes)


def _whole(value: object, least: int) -> bool:
    return type(value) is int and value >= least


# Time zones -----------------------------------------------------------------------------------------------------------


def check_zone(zone: Zone) -> Zone:
    known = zone in _zone_names() if isinstance(zone, str) else type(zone) is int and abs(zone) <= MAX_ZONE
    if not known:
        raise TableError("table-bad-zone", zone=str(zone))
    return zone


@cache
def _zone_names() -> frozenset[str]:
    return frozenset(available_timezones())


@cache
def timezone_of(zone: Zone) -> tzinfo:
    """A name that this machine does not know, though the one did on which it was stored, counts as UTC."""
    if isinstance(zone, int):
        return timezone(timedelta(minutes=zone))
    try:
        return ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def _moment(day: date, minutes: int, place: tzinfo) -> int:
    """When it is so many minutes past midnight on the clocks there."""
    local = datetime.combine(day, time(minutes // 60, minutes % 60), place)
    return int(local.timestamp()) * 1000


# Timers ---------------------------------------------------------------------------------------------------------------


class Timer:
    """One seat's clock: what is left, since when it runs (None: it stands), and whether its flag has fallen.

    `zone` is where the daily window is looked up: one time zone for the whole of a move, None until the clock first
    runs for it. Else somebody who changes it twice a day would always be in the night.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.left = clock.allowance
        self.since: int | None = None
        self.flag = False
        self.zone: Zone | None = None

    def _zone(self) -> Zone:
        return 0 if self.zone is None else self.zone

    def left_at(self, now: int) -> int:
        """What is left at a moment: less than nothing once the flag has fallen and play goes on."""
        if self.since is None:
            return self.left
        return self.left - self.clock.spent(self.since, max(now, self.since), self._zone())

    def falls_at(self) -> int | None:
        """When the flag will fall if the clock runs on, None if it stands or has fallen."""
        if self.since is None or self.flag:
            return None
        return max(self.since, self.clock.falls(self.since, self.left, self._zone()))

    def run(self, now: int, zone: Zone) -> None:
        """One that runs already runs on."""
        if self.since is None:
            self.since = now
        if self.zone is None:
            self.zone = zone

    def stop(self, now: int) -> None:
        self.left = self.left_at(now)
        self.since = None

    def give_back(self, since: int, until: int) -> None:
        """What ran between two moments does not count, unless the flag had fallen before."""
        falls = self.falls_at()
        if self.since is None or (falls is not None and falls <= since):
            return
        begun = max(since, self.since)
        if begun < until:
            self.left += self.clock.spent(begun, until, self._zone())

    def renew(self) -> None:
        """After a confirmed move, the clock standing. By correspondence every move has its own flag."""
        self.left = self.clock.renewed(self.left)
        self.zone = None
        if self.clock.kind == "correspondence":
            self.flag = False
