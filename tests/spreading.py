"""How tests are spread over processes: in small pieces, but for modules that set up something dear for all tests."""

from collections import Counter

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# The browser's tests, wherever they are, and the copy of the repository.
TOGETHER = ("tests/browser/", "/test_browser", "tests/house/test_new_game.py")
# The cases of one function go round in pieces of so many: one by one, thousands of them keep the scheduler busy.
PIECE = 10


class Spreading(LoadScopeScheduling):
    """The largest modules that stay together are handed out first, single tests last, as processes come free."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self._scopes: dict[str, str] = {}
        self._cases: Counter[str] = Counter()

    def _split_scope(self, nodeid: str) -> str:
        """What a test belongs to: tests of one scope run in one process, one after the other."""
        if nodeid not in self._scopes:
            path, function = nodeid.partition("::")[0], nodeid.partition("[")[0]
            piece = f"{function} {self._cases[function] // PIECE}"
            self._cases[function] += 1
            self._scopes[nodeid] = path if any(part in path for part in TOGETHER) else piece
        return self._scopes[nodeid]


def scheduler(config: pytest.Config, log: Producer) -> Spreading:
    return Spreading(config, log)
