"""A stranger cannot fill the log of the host."""

import logging
import socket
from pathlib import Path

import httpx
import pytest

from roundhouse.server.quiet_log import OnceAMinute
from tests.patience import SECONDS
from tests.server.test_restart import server


def record(message: str, level: int = logging.WARNING) -> logging.LogRecord:
    return logging.LogRecord("name", level, "path", 1, message, (), None)


def test_the_same_warning_is_told_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("roundhouse.server.quiet_log.time.monotonic", lambda: now[0])
    told = OnceAMinute()
    assert [told.filter(record(word)) for word in ("a", "a", "b", "a", "b")] == [True, False, True, False, False]
    now[0] += 61
    assert [told.filter(record(word)) for word in ("a", "a")] == [True, False]
    assert [told.filter(record("a", logging.ERROR)) for _ in range(3)] == [True] * 3


def test_what_is_no_request_is_told_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with server(tmp_path) as (address, _):
        url = httpx.URL(address)
        for _ in range(20):
            with socket.create_connection((url.host, url.port or 0), SECONDS) as line:
                line.sendall(b"no request\r\n\r\n")
                while line.recv(1000):
                    pass
        assert httpx.get(f"{address}api/server", timeout=SECONDS).status_code == 200
    assert capfd.readouterr().err.count("Invalid HTTP request") == 1
