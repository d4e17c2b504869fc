"""Every route does what the published schema says, whatever is sent to it."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.server.databases import SQLITE
from tests.server.running import GAME
from tests.server.test_restart import server

EXAMPLES, FEW_EXAMPLES = 20, 5  # for each route; few where only the database is another
# A request of the right form may be refused for what it asks, never as one of a wrong form.
OF_RIGHT_FORM = ["2xx", "401", "403", "404", "409", "410", "422"]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"])
def test_the_schema_tells_no_lies(tmp_path: Path, database: str, mode: GenerationMode) -> None:
    """Random requests to every route, some as the schema asks for, some against it, at a table that exists."""
    with server(tmp_path) as (address, _):
        people = [{"kind": "you", "name": "Anna"}, {"kind": "you", "name": "Bruno"}]
        opened = httpx.post(f"{address}api/tables", json={"game": GAME, "seats": people}).json()
        described = httpx.get(f"{address}api/schema/openapi.json").json()
        schema = schemathesis.openapi.from_url(f"{address}api/schema/openapi.json")
        schema.config.checks.positive_data_acceptance.expected_statuses = OF_RIGHT_FORM
        tried = 0
        operations = [found.ok() for found in schema.get_all_operations()]
        for operation in sorted(operations, key=lambda operation: operation.method == "delete"):  # then all is gone
            _try(operation, mode, opened, EXAMPLES if database == SQLITE else FEW_EXAMPLES)
            tried += 1
        assert tried == sum(len(methods) for methods in described["paths"].values())


def _try(operation: Any, mode: GenerationMode, opened: dict[str, Any], examples: int) -> None:
    headers = {"Authorization": f"Bearer {opened['token']}"}

    @settings(max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=HealthCheck)
    @given(operation.as_strategy(mode))
    def send(case: Any) -> None:
        if mode == GenerationMode.POSITIVE:
            for name, value in (("table_id", opened["table"]), ("game_id", GAME)):
                if name in (case.path_parameters or {}):
                    case.path_parameters[name] = value
        answer = case.call(headers=headers)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, headers=headers)

    try:
        send()
    except Unsatisfiable:  # a route that takes nothing has no request against its schema
        assert mode == GenerationMode.NEGATIVE
