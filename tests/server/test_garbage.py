"""The collector on the server's hours."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from roundhouse.server import garbage
from tests.server.running import eventually

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite("the database has no part in it")]


class Ring:
    """Garbage that only the collector can tell."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def collector() -> Iterator[None]:
    """As it was before; the collector belongs to the whole process."""
    thresholds = gc.get_threshold()
    gc.disable()  # so that it is not the interpreter who collects
    yield
    gc.enable()
    gc.set_threshold(*thresholds)
    gc.unfreeze()


async def is_gone(ring: "weakref.ref[Ring]") -> bool:
    return ring() is None


@pytest.mark.usefixtures("collector")
async def test_young_garbage_goes_within_moments_while_it_keeps_coming() -> None:
    task = asyncio.create_task(garbage.collect())
    rings: list[weakref.ref[Ring]] = []

    async def most_of_the_last_are_gone() -> bool:
        rings.append(weakref.ref(Ring()))
        return [ring() for ring in rings[-2 * garbage.SAMPLE_OF :]].count(None) > garbage.SAMPLE_OF

    await eventually(most_of_the_last_are_gone, bool)
    task.cancel()


@pytest.mark.usefixtures("collector")
async def test_what_has_grown_old_goes_once_there_is_much_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALL_EVERY", 0.3)
    monkeypatch.setattr(garbage, "GROWTH", 1.001)
    task = asyncio.create_task(garbage.collect())
    await asyncio.sleep(0)
    rings = [Ring() for _ in range(gc.get_freeze_count() // 100)]
    gc.freeze()  # they are put aside, and the youngest are not their company any more
    old = weakref.ref(rings[0])
    del rings
    gc.collect(0)
    assert old() is not None
    await eventually(lambda: is_gone(old), bool)
    task.cancel()


@pytest.mark.usefixtures("collector")
async def test_all_is_not_looked_through_while_there_is_no_more_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(garbage, "ALL_EVERY", 0.0)
    monkeypatch.setattr(gc, "unfreeze", lambda: looks.append(1))
    task = asyncio.create_task(garbage.collect())
    await asyncio.sleep(5 * garbage.YOUNG_EVERY)
    assert not task.done()
    assert not looks
    task.cancel()
