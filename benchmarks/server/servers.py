"""The servers' processes: started, asked for their address and for the processor time they took, and ended."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from benchmarks.rounds import ROOT

PEER = Path(__file__).parent / "peer"
GRACE = 10.0


class Unable(Exception):
    """A server that cannot be started here, and why."""


class Serving:
    """A server that can be reached."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise Unable("it ended before it could be reached")
        hello: dict[str, Any] = json.loads(line)
        self.pid: int = hello["pid"]
        self.url: str = hello["url"]
        self.build: str = hello["build"]

    def processor_seconds(self) -> float:
        """The processor time it has taken so far, where the system tells; else 0."""
        listing = Path(f"/proc/{self.pid}/stat")
        if not listing.exists():
            return 0.0
        fields = listing.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """The processor time the host of a virtual machine has kept from it so far, where the system tells; else 0."""
    listing = Path("/proc/stat")
    if not listing.exists():
        return 0.0
    return int(listing.read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(command: Sequence[str], folder: Path) -> Iterator[Serving]:
    # In a group of its own: Node from a wheel is a child of a small program that starts it.
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        yield Serving(process)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def our_server(database: Path, limits: Literal["lifted", "kept"] = "lifted") -> Iterator[Serving]:
    with serving([sys.executable, "-m", "benchmarks.server.serve", str(database), limits], ROOT) as server:
        yield server


@contextmanager
def hostile_client(url: str, way: str, tokens: Sequence[str]) -> Iterator[None]:
    """Somebody hostile, in a process of its own, from the moment it has begun; what it did is printed."""
    command = [sys.executable, "-m", "benchmarks.server.hostile", url, way, json.dumps(tokens)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        if process.stdout.readline() != "ready\n":
            raise Unable("the hostile client did not begin")
        yield
    finally:
        process.terminate()
        said, _ = process.communicate(timeout=GRACE)
        print(f"  {way}: {said.strip()}", file=sys.stderr)


@contextmanager
def peer_server() -> Iterator[Serving]:
    """boardgame.io's, with the Node that is installed beside this Python, or the system's."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    node, npm = (shutil.which(name, path=path) for name in ("node", "npm"))
    if node is None or npm is None:
        raise Unable("there is no Node here; `make bench-server` installs it")
    if not (PEER / "node_modules").exists():
        install = subprocess.run(
            [npm, "ci", "--silent", "--omit=dev"], cwd=PEER, env={**os.environ, "PATH": path}, check=False
        )
        if install.returncode:
            raise Unable("npm could not install it")
    with serving([node, "server.mjs"], PEER) as server:
        yield server
