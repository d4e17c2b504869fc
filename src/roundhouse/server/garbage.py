"""The interpreter's collector, on our own hours: left to itself it halts everybody for a tenth of a second at a time.

What it looks through grows with what was made since it last looked and is still there, and with hundreds of tables in
play that is a lot. Asked twenty times a second it finds a twentieth of it.
"""

import asyncio
import gc
import time

YOUNG_EVERY = 0.05
# All there is: what was in use when it was young and has become garbage since. A fifth of a second for 200 tables.
ALL_EVERY = 600.0
# Should the hours ever be missed, the collector comes by itself.
AT_LATEST = (200_000, 1_000, 1_000)


async def collect() -> None:
    """Until cancelled."""
    gc.freeze()  # what is loaded by now stays, and need never be looked at again
    gc.set_threshold(*AT_LATEST)
    full = time.monotonic() + ALL_EVERY
    while True:
        await asyncio.sleep(YOUNG_EVERY)
        if time.monotonic() < full:
            gc.collect(0)
        else:
            gc.collect()
            full = time.monotonic() + ALL_EVERY
