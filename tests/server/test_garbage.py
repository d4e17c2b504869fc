"""The collector on the server's hours."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from roundhouse.server import garbage
from tests.server.running import eventually

pytestmark = pytest.mark.anyio


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
async def test_young_garbage_goes_within_moments() -> None:
    task = asyncio.create_task(garbage.collect())
    await asyncio.sleep(0)
    left = weakref.ref(Ring())
    assert left() is not None
    await eventually(lambda: is_gone(left), bool)
    task.cancel()


@pytest.mark.usefixtures("collector")
async def test_what_has_grown_old_goes_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALL_EVERY", 0.3)
    task = asyncio.create_task(garbage.collect())
    await asyncio.sleep(0)
    kept = Ring()
    gc.collect(1)  # it has grown old, and the youngest are not its company any more
    old = weakref.ref(kept)
    del kept
    gc.collect(0)
    assert old() is not None
    await eventually(lambda: is_gone(old), bool)
    task.cancel()
