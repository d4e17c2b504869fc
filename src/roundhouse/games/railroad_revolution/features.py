"""The names of what the judge looks at."""

from typing import Final

NAMES: Final[tuple[str, ...]] = ()
