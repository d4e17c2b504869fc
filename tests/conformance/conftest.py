"""Each conformance test runs on every way a registered game can be set up."""

import pytest

from tests.conformance.cases import Case, cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=lambda case: case.name if isinstance(case, Case) else str(case))
