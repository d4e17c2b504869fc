"""How tests are spread over processes: one by one, but for modules that set up something dear for all their tests."""

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# The browser's tests, wherever they are, and the copy of the repository.
TOGETHER = ("tests/browser/", "/test_browser", "tests/house/test_new_game.py")


def scope_of(nodeid: str) -> str:
    """Tests of one scope run in one process, the largest scopes first."""
    path = nodeid.partition("::")[0]
    return path if any(part in path for part in TOGETHER) else nodeid


class Spreading(LoadScopeScheduling):
    """Modules that stay together are handed out first, then all other tests as processes come free."""

    def _split_scope(self, nodeid: str) -> str:
        return scope_of(nodeid)


def scheduler(config: pytest.Config, log: Producer) -> Spreading:
    return Spreading(config, log)
