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
    workers         how many processes think for the bots; of several, one address never has all
    worker          the command that starts one
    think_seconds   how long a bot may think about one action before a simpler one takes its place
    think_memory    how many bytes of address space a worker may use
    bot_pause       how long a bot waits before it acts, in seconds, when somebody is watching
    body_limit      the longest HTTP body and the longest socket frame, in bytes
    rate, burst     requests a second for each client address, and how many at once
    talk_rate, talk_burst  what a person may say or note: so often a second, and so much at once
    chat_lines      how many lines of what is said at a table are kept; older ones are dropped
    loop_share, loop_burst   what an address may take of the event loop's time beside others: of a second, and at once
    code_tries      how many tries a minute to join by a code, for each client address
    openings        how many tables a minute an address may open
    address_demos   how many tables of an address bots may play at among themselves
    demos           how many such tables there may be in all
    connections     how many connections there may be in all, as far as the limit of open files goes
    address_connections   how many of them from each address
    request_seconds how long a request may take to come in, and an answer to be taken
    address_sockets how many sockets each client address may have open
    table_sockets   how many sockets one table may have: of people with a seat, and as many again of those without
    proxies         addresses or networks of web servers in front, whose X-Forwarded-For is believed
    names           public names of the server, beside loopback and the addresses it is reached at: others are refused
    origins         origins beside the server's own from which a browser may post or open a socket
    unseen          how many views a socket may be behind before it is sent no more until it catches up
    hello_seconds   how long a socket may wait with its hello
    kept_tables     how many tables nobody is looking at stay in memory
    keep_finished   after how many days without anybody a finished table is put away, and
    keep_unfinished any other: one that has not begun or is not over, or at which no person sits; 0: never
    static          the folder of the built web client
    address         where others in the local network reach the server, as in http://192.168.1.5:8000; None: nobody does
    """

    database: str = "sqlite:///roundhouse.db"
    workers: int = max(2, (os.cpu_count() or 2) - 1)
    worker: tuple[str, ...] = (sys.executable, "-m", "roundhouse.server.worker")
    think_seconds: float = 10.0
    think_memory: int = 1 << 30
    bot_pause: float = 0.5
    body_limit: int = 64 * 1024
    rate: float = 50.0
    burst: int = 200
    talk_rate: float = 2.0
    talk_burst: int = 10
    chat_lines: int = 2_000
    loop_share: float = 0.25
    loop_burst: float = 0.05
    code_tries: int = 20
    openings: int = 30
    address_demos: int = 10
    demos: int = 100
    connections: int = 10_000
    address_connections: int = 200
    request_seconds: float = 10.0
    address_sockets: int = 100
    table_sockets: int = 100
    proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    unseen: int = 8
    hello_seconds: float = 10.0
    kept_tables: int = 500
    keep_finished: int = 180
    keep_unfinished: int = 90
    static: Path = field(default_factory=built_client)
    address: str | None = None
