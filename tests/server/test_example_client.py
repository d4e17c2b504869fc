"""The client of docs/, written from docs/protocol.md alone, plays whole games at a real server."""

import asyncio
import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import serving

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite("the database has no part in it")]
CLIENT = Path(__file__).parents[2] / "docs" / "example_client.py"
USUAL = {"rate": 50.0, "burst": 200}  # the limits of a server as it comes


def example() -> Any:
    spec = importlib.util.spec_from_file_location("example_client", CLIENT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_the_example_client_plays_a_whole_game_against_bots(tmp_path: Path) -> None:
    async with serving(tmp_path, **USUAL) as running:
        command = [sys.executable, str(CLIENT), running.url, "--game", "ride-the-rails", "--players", "3"]
        client = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        out, err = await client.communicate()
    assert client.returncode == 0, err.decode()
    printed = out.decode().splitlines()
    assert "The game is over." in printed
    assert [line for line in printed[-3:] if line.startswith(("1. ", "2. ", "3. "))] == printed[-3:]
    assert sum("Example: " in line for line in printed[-3:]) == 1


async def test_the_example_client_takes_up_a_broken_line_again(tmp_path: Path) -> None:
    """Every tenth frame is lost and the line with it: no command happens twice, and none is forgotten."""
    module = example()
    module.PAUSE = 0.0
    heard: list[str] = []

    class Unlucky(module.Player):  # type: ignore[misc]
        async def hear(self, socket: Any, frame: dict[str, Any]) -> None:
            heard.append(frame["type"])
            if len(heard) % 10 == 0:
                await socket.close()
            else:
                await super().hear(socket, frame)

    async with serving(tmp_path, **USUAL) as running:
        token = await asyncio.to_thread(module.open_table, running.url, "union-pacific", 2, "random")
        player = Unlucky(running.url, token, 1)
        view = await player.play()
        guest = running.guest(token)
        assert (await guest.look())["log"] == player.log
    assert view["phase"] == "over"
    assert len(heard) > 50
