"""What a host may settle about the server. Everything has a default that suits one club on one machine."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def built_client() -> Path:
    """Where the web client lies: in the package, or, run from the sources, where it is built there."""
    root = Path(__file__).parents[2]
    return root.parent / "web" / "dist" if root.name == "src" else Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """The settings of one server process.

    database        an SQLAlchemy URL
    workers         how many processes think for the bots
    worker          the command that starts one
    think_seconds   how long a bot may think about one action before a simpler one takes its place
    think_memory    how many bytes of address space a worker may use
    bot_pause       how long a bot waits before it acts, in seconds, when somebody is watching
    body_limit      the longest HTTP body and the longest socket frame, in bytes
    rate, burst     requests a second for each client address, and how many at once
    code_tries         how many tries a minute to join by a code, for each client address
    address_sockets how many sockets each client address may have open
    table_sockets   how many sockets one table may have: of people with a seat, and as many again of those without
    origins         origins beside the server's own from which a browser may post or open a socket
    unseen          how many views a socket may be behind before it is sent no more until it catches up
    hello_seconds   how long a socket may wait with its hello
    kept_tables     how many tables nobody is looking at stay in memory
    static          the folder of the built web client
    address         where others in the local network reach the server, as in http://192.168.1.5:8000; None: nobody does
    """

    database: str = "sqlite:///roundhouse.db"
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    worker: tuple[str, ...] = (sys.executable, "-m", "roundhouse.server.worker")
    think_seconds: float = 10.0
    think_memory: int = 1 << 30
    bot_pause: float = 0.5
    body_limit: int = 64 * 1024
    rate: float = 50.0
    burst: int = 200
    code_tries: int = 20
    address_sockets: int = 100
    table_sockets: int = 100
    origins: tuple[str, ...] = ()
    unseen: int = 8
    hello_seconds: float = 10.0
    kept_tables: int = 500
    static: Path = field(default_factory=built_client)
    address: str | None = None
