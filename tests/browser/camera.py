"""A camera that reads QR codes as a telephone does, if they are small (a single block, up to version 5) and unhurt."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, expect

Code = list[list[bool]]

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
BYTES = 0b0100  # the mode in which a link is written


def scan(drawn: Locator) -> str:
    """What a code on the page says."""
    expect(drawn).to_be_visible()
    path = str(drawn.locator("path").get_attribute("d"))
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    side = range(min(x for x, _ in dark), max(x for x, _ in dark) + 1)
    return read([[(x, y) in dark for x in side] for y in side])


def read(code: Code) -> str:
    size = len(code)
    assert size in (21, 25, 29, 33, 37), "larger than this camera can read"
    is_masked = MASKS[number([code[8][2], code[8][3], code[8][4]]) ^ 0b101]
    bits = [code[y][x] != is_masked(y, x) for y, x in way(size) if not is_fixed(size, y, x)]
    assert number(bits[:4]) == BYTES
    length = number(bits[4:12])
    return bytes(number(bits[at : at + 8]) for at in range(12, 12 + 8 * length, 8)).decode()


def number(bits: list[bool]) -> int:
    return sum(bit << at for at, bit in enumerate(reversed(bits)))


def is_fixed(size: int, y: int, x: int) -> bool:
    """The finders with what stands beside them, the timing lines, and the small square of all but the first version."""
    far = size - 8
    finder = (y < 9 and (x < 9 or x >= far)) or (y >= far and x < 9)
    square = size > 21 and abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return finder or square or y == 6 or x == 6


def way(size: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two, from the lower right corner; the timing line is no column."""
    rights = [right if right > 6 else right - 1 for right in range(size - 1, 0, -2)]
    for turn, right in enumerate(rights):
        for y in range(size) if turn % 2 else range(size - 1, -1, -1):
            yield y, right
            yield y, right - 1
