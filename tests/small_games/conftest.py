"""The tests of the small games have them on the shelf."""

from collections.abc import Iterator

import pytest

from tests.shelf import small_games


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with small_games():
        yield
