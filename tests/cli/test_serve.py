"""`roundhouse serve`: a port, a database, a welcome, a browser, and a clean end."""

import os
import queue
import re
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse import hosting
from roundhouse.kernel import text
from roundhouse.server import Settings, serving
from roundhouse.terminal.qr import QUIET, qr_code
from tests.cli.conftest import LOCALES, Run, hear_ctrl_c
from tests.cli.test_bad_input import refused
from tests.patience import SECONDS

COMMAND = "from roundhouse.cli import main; main()"
LAN_HOST = "127.0.0.2"  # stands for every address of this machine: a test opens nothing to the network


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user without a screen, whose data is in the folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for variable in ("ROUNDHOUSE_DATABASE", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(hosting, "EVERYWHERE", LAN_HOST)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of the servers that were opened; each is interrupted as soon as it has said where it is."""
    opened: list[Settings] = []

    def serve(listener: socket.socket, settings: Settings, announce: Callable[[str], None]) -> None:
        opened.append(settings)
        announce(serving.own_address(listener))
        raise KeyboardInterrupt

    monkeypatch.setattr(hosting, "serve", serve)
    return opened


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> "queue.Queue[str]":
    """The addresses a browser was opened with."""
    addresses: queue.Queue[str] = queue.Queue()
    monkeypatch.setattr("webbrowser.open", addresses.put)
    return addresses


def taken_port() -> "closing[Any]":
    return closing(socket.create_server(("127.0.0.1", 0)))


# The whole thing ------------------------------------------------------------------------------------------------------


@contextmanager
def process(*words: object, language: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-c", COMMAND, "serve", *map(str, words)]
    environment = os.environ | {"LC_ALL": LOCALES[language], "COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": "utf-8"}
    running = subprocess.Popen(command, env=environment, start_new_session=True, preexec_fn=hear_ctrl_c, **pipes)
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def address_in(running: "subprocess.Popen[str]", hello: str) -> str:
    """The address in its welcome."""
    assert running.stdout is not None
    welcome = running.stdout.readline()
    assert hello in welcome
    found = re.search(r"http://127\.0\.0\.1:\d+/", welcome)
    assert found is not None
    return found[0]


@pytest.mark.parametrize(
    ("language", "hello", "goodbye"),
    [("en", "Roundhouse is open:", "The house is closed."), ("it", "Roundhouse è aperto:", "La casa è chiusa.")],
)
def test_it_serves_until_ctrl_c_and_says_so_in_one_line(
    tmp_path: Path, language: str, hello: str, goodbye: str
) -> None:
    file = tmp_path / "club.db"
    with process("--port", 0, "--no-open", "--database", file, language=language) as running:
        address = address_in(running, hello)
        assert httpx.get(f"{address}api/server", timeout=SECONDS).json()["address"] is None
        httpx.post(f"{address}api/demo", timeout=SECONDS).raise_for_status()  # a bot is thinking when the end comes
        os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to all it has started
        rest = running.communicate(timeout=SECONDS)[0].splitlines()
    assert running.returncode == 0
    assert file.is_file()
    welcome = (str(file), "180", "ROUNDHOUSE_WEB")
    assert [line for line in rest if not any(word in line for word in welcome)] == [rest[-1]]
    assert rest[-1].strip().startswith(goodbye)


# Ports ----------------------------------------------------------------------------------------------------------------


def test_a_port_that_is_taken_gives_way_to_the_next_one_if_nobody_asked_for_it(
    run: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(hosting, "FIRST_PORT", port)
        monkeypatch.setattr(hosting, "LAST_PORT", port + 50)
        said = re.search(r"http://127\.0\.0\.1:(\d+)/", run("serve").stdout)
        assert said is not None
        assert port < int(said[1]) <= port + 50
        monkeypatch.setattr(hosting, "LAST_PORT", port)
        assert f"No port from {port} to {port} is free" in refused(run, ["serve"])
        assert f"Dalla porta {port} alla {port}" in refused(run, ["serve"], "it")


def test_a_port_asked_for_by_name_is_taken_or_refused(run: Run, served: list[Settings]) -> None:
    with taken_port() as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in refused(run, ["serve", "--port", port])
        assert f"La porta {port} è occupata" in refused(run, ["serve", "--port", port], "it")
    assert f"http://127.0.0.1:{port}/" in run("serve", "--port", port).stdout


@pytest.mark.parametrize("port", [-1, 65536, 10**30])
def test_what_is_no_port_is_refused(run: Run, port: int, tmp_path: Path) -> None:
    assert "from 0 to 65535" in refused(run, ["serve", "--port", port])
    assert "va da 0 a 65535" in refused(run, ["serve", "--port", port], "it")
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_not_ours_to_take_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(host: str, port: int) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(hosting, "listen", deny)
    assert "from 1024 up" in refused(run, ["serve", "--port", 80])


# The local network ----------------------------------------------------------------------------------------------------


def test_for_the_local_network_the_address_there_is_told_too(
    run: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "UNROUTED_ADDRESS", ("127.0.0.3", 9))
    monkeypatch.setattr("ipaddress.IPv4Address.is_loopback", False)  # as if it were no loopback
    said = run("serve", "--host", "--port", 0).stdout
    port = re.findall(rf"http://{LAN_HOST}:(\d+)/", said)[0]
    assert served[0].address == f"http://127.0.0.1:{port}"
    assert f"For everyone in the same network: {served[0].address}\n" in said


@pytest.mark.parametrize("way", [("127.0.0.3", 9), ("255.255.255.255", 9)], ids=["only loopback", "no way at all"])
def test_without_a_local_network_it_says_so_and_serves_this_machine(
    run: Run, served: list[Settings], way: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "UNROUTED_ADDRESS", way)
    assert "No local network is found" in run("serve", "--host", "--port", 0).stdout
    assert served[0].address is None


def test_nobody_but_this_machine_gets_in_unless_asked_for(run: Run, served: list[Settings]) -> None:
    said = run("serve", "--port", 0).stdout
    assert "http://127.0.0.1:" in said
    assert "network" not in said
    assert served[0].address is None


def test_a_qr_code_shows_its_three_finders_light_on_dark() -> None:
    lines = qr_code("http://192.168.1.5:8000").plain.splitlines()
    light = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[light[sign][half] for sign in line] for line in lines for half in (0, 1)]
    finder = ["0000000", "0111110", "0100010", "0100010", "0100010", "0111110", "0000000"]
    far = len(rows[0]) - QUIET - 7
    for top, left in ((QUIET, QUIET), (QUIET, far), (far, QUIET)):
        found = ["".join(map(str, row[left : left + 7])) for row in rows[top : top + 7]]
        assert found == finder
    assert all(rows[at][side] for at in range(len(rows)) for side in (0, 1, -1, -2))


# The database ---------------------------------------------------------------------------------------------------------


def test_tables_are_kept_in_a_file_of_the_users_own_that_nobody_else_reads(
    run: Run, served: list[Settings], tmp_path: Path
) -> None:
    run("serve", "--port", 0)
    file = tmp_path / "data" / "roundhouse" / "tables.db"
    assert served[0].database == f"sqlite:///{file}"
    assert file.is_file()
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_the_environment_may_name_another_and_the_command_line_a_third(
    run: Run, served: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATABASE", f"sqlite:///{tmp_path / 'second.db'}")
    run("serve", "--port", 0)
    run("serve", "--port", 0, "--database", tmp_path / "third.db")
    kept = [f"sqlite:///{tmp_path / name}" for name in ("second.db", "third.db")]
    assert [settings.database for settings in served] == kept
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("system", "environment", "folder"),
    [
        ("linux", {}, "/home/anna/.local/share"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/anna/Library/Application Support"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local"),
    ],
)
def test_every_system_has_its_place_for_data(system: str, environment: dict[str, str], folder: str) -> None:
    assert hosting.data_folder(system, environment, Path("/home/anna")) == Path(folder)


WRONG: list[tuple[str, str, str]] = [
    (".", "is a folder", "è una cartella"),
    ("nowhere/club.db", "cannot be written; name a folder that exists", "indica una cartella che esiste"),
    ("diary.txt", "diary.txt exists and is no database", "diary.txt esiste già e non è un database"),
    ("://", "“://” is no database", "«://» non è un database"),
    ("chess://board", "cannot be used", "non si può usare"),
    ("sqlite:///nowhere/club.db", "cannot be written", "non si può scrivere"),
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong[0])
def test_a_database_that_cannot_be_used_is_refused(
    run: Run, wrong: tuple[str, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "diary.txt").write_text("dear diary, today I took the train", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    named, english, italian = wrong
    assert english in refused(run, ["serve", "--port", 0, "--database", named])
    assert italian in refused(run, ["serve", "--port", 0, "--database", named], "it")
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_a_file_is_served_by_one_process_at_a_time(run: Run, served: list[Settings], tmp_path: Path) -> None:
    """Who comes second is told where the first is; it ends with its process, and then the next may."""
    file = tmp_path / "club.db"
    with process("--port", 0, "--database", file, "--no-open", language="en") as first:
        address = address_in(first, "Roundhouse is open:")
        for _ in range(2):
            assert f"at {address};" in refused(run, ["serve", "--port", 0, "--database", file])
        assert f"su {address};" in refused(run, ["serve", "--port", 0, "--database", file], "it")
        run("serve", "--port", 0, "--database", tmp_path / "other.db")
        first.kill()
        first.wait()
    run("serve", "--port", 0, "--database", file)
    assert [settings.database for settings in served] == [f"sqlite:///{tmp_path / 'other.db'}", f"sqlite:///{file}"]


def test_a_password_is_not_shown() -> None:
    url = hosting.database_of("postgresql://anna:secret@club.example/tables")
    assert "secret" not in hosting.display_url(url)
    assert hosting.full_url(url) == "postgresql+psycopg://anna:secret@club.example/tables"


# The browser ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_the_browser_opens_by_itself_where_there_is_a_screen(
    run: Run, served: list[Settings], shown: "queue.Queue[str]", screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv(screen, ":0")
    said = run("serve", "--port", 0).stdout
    assert shown.get(timeout=SECONDS) in said


def test_it_opens_without_one_only_if_asked_for_and_never_if_told_not_to(
    run: Run, served: list[Settings], shown: "queue.Queue[str]", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    run("serve", "--port", 0)
    monkeypatch.setenv("DISPLAY", ":0")
    run("serve", "--port", 0, "--no-open")
    monkeypatch.delenv("DISPLAY")
    said = run("serve", "--port", 0, "--open").stdout
    assert shown.get(timeout=SECONDS) in said
    assert shown.empty()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_house_without_its_client_says_so(
    run: Run, served: list[Settings], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = text.common(language).say("server-without-client")
    static = tmp_path / "static"
    monkeypatch.setattr(hosting, "Settings", lambda **given: Settings(static=static, **given))
    for built in (False, True):
        said = " ".join(run("serve", "--port", 0, language=language).stdout.split())
        assert (sentence in said) is not built
        static.mkdir(exist_ok=True)
        (static / "index.html").touch()


# For strangers --------------------------------------------------------------------------------------------------------


def test_names_and_proxies_are_the_hosts_to_give(run: Run, served: list[Settings]) -> None:
    run("serve")
    assert (served[-1].names, served[-1].proxies) == ((), ())
    run("serve", "--name", "club.example", "--name", "train.example", "--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8")
    assert served[-1].names == ("club.example", "train.example")
    assert served[-1].proxies == ("127.0.0.1", "10.0.0.0/8")


def test_for_all_the_house_the_machine_answers_to_its_own_name_too(run: Run, served: list[Settings]) -> None:
    run("serve", "--host")
    assert served[-1].names == (socket.gethostname(), f"{socket.gethostname()}.local")


def test_what_is_no_proxy_is_refused(run: Run, served: list[Settings]) -> None:
    assert "is no address and no network" in refused(run, ["serve", "--proxy", "somewhere"])
    assert "non è un indirizzo né una rete" in refused(run, ["serve", "--proxy", "10.0.0.1/8"], "it")


def test_a_host_says_how_long_tables_are_kept(run: Run, served: list[Settings]) -> None:
    usual = run("serve", "--port", 0, language="it").stdout
    other = run("serve", "--port", 0, "--keep-finished", 365, "--keep-unfinished", 0).stdout
    assert [(settings.keep_finished, settings.keep_unfinished) for settings in served] == [(180, 90), (365, 0)]
    assert "quelli finiti per 180 giorni, gli altri per 90 giorni" in " ".join(usual.split())
    assert "finished ones for 365 days, others for good" in " ".join(other.split())
    for days in (-1, 36_501):
        assert "--keep-unfinished cannot be" in refused(run, ["serve", "--keep-unfinished", days])
