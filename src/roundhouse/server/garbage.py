"""The interpreter's collector, on our own hours: left to itself it halts everybody for a tenth of a second at a time.

It looks for rings of objects that hold each other, and what it looks through is all that was made since it last looked
and is still there: with hundreds of tables in play that is a lot. Moves leave no rings, so most of what is made is put
aside without a look. A sample is looked through; if there is a ring in it, so is all that follows, until no more come.
"""

import asyncio
import gc
import itertools
import time

YOUNG_EVERY = 0.05
SAMPLE_OF = 20
# All that was put aside, which takes some tenths of a second for 200 tables: if it has grown by so much since.
ALL_EVERY = 600.0
GROWTH = 1.25
# Should the hours ever be missed, the collector comes by itself.
AT_LATEST = (200_000, 1_000, 1_000)


async def collect() -> None:
    """Until cancelled."""
    gc.freeze()  # puts aside what is loaded by now
    gc.set_threshold(*AT_LATEST)
    aside = gc.get_freeze_count()
    next_look = time.monotonic() + ALL_EVERY
    found = 0
    for turn in itertools.count():
        await asyncio.sleep(YOUNG_EVERY)
        if found or turn % SAMPLE_OF == 0:
            found = gc.collect(0)
        gc.freeze()
        if time.monotonic() >= next_look:
            aside = _look_at_all(aside)
            next_look = time.monotonic() + ALL_EVERY


def _look_at_all(aside: int) -> int:
    """How much is put aside afterwards; before, it was so much the last time."""
    if gc.get_freeze_count() < GROWTH * aside:
        return aside
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return gc.get_freeze_count()
