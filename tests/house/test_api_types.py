"""The client is written against the shapes the server has now."""

import runpy
from pathlib import Path

TOOL = Path("web/tools/api_types.py")


def test_the_clients_types_are_the_servers() -> None:
    tool = runpy.run_path(str(TOOL))
    assert tool["TARGET"].read_text(encoding="utf-8") == tool["written"](), "run: make api-types"
