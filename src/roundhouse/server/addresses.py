"""Where a request comes from and which name it asks for: what limits are counted by, and which hosts are ours."""

import ipaddress
from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit

from litestar.types import Scope

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

LOOPBACK_NAME = "localhost"
# Whoever has an IPv6 address has as many as there are in such a network.
IPV6_SUBSCRIBER = 64
MAX_HOPS = 20


def networks(named: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as a host names them: 127.0.0.1, 10.0.0.0/8, ::1. ValueError for anything else."""
    return tuple(ipaddress.ip_network(one.strip()) for one in named)


def client_address(scope: Scope, proxies: Sequence[Network]) -> str:
    """What limits are counted by: the other end of the connection, or behind trusted proxies the last hop before them.

    Everything further left in the header may have been written by the client itself.
    """
    client = scope.get("client")
    own = _read(client[0]) if client else None
    if own is None:
        return client[0] if client else ""
    for hop in _hops_from_the_right(scope):
        if not _within(own, proxies):
            break
        sent = _read(_without_port(hop))
        if sent is None:
            break
        own = sent
    return _subscriber(own)


def peer_address(host: str, proxies: Sequence[Network]) -> str | None:
    """What connections are counted by: their other end; None for a trusted proxy, behind which are many."""
    own = _read(host)
    if own is None:
        return host
    return None if _within(own, proxies) else _subscriber(own)


def _hops_from_the_right(scope: Scope) -> list[str]:
    sent = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    hops = [hop.strip() for hop in ",".join(sent).split(",")] if sent else []
    return hops[-MAX_HOPS:][::-1]


def _without_port(hop: str) -> str:
    """`1.2.3.4:567` and `[::1]:567` are written by some proxies."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _read(written: str) -> Address | None:
    try:
        address = ipaddress.ip_address(written)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def _within(address: Address, proxies: Sequence[Network]) -> bool:
    return any(address in network for network in proxies)


def _subscriber(address: Address) -> str:
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    return str(ipaddress.ip_network((address.packed, IPV6_SUBSCRIBER), strict=False).network_address)


# Names ----------------------------------------------------------------------------------------------------------------


def asked_host(header: str) -> str | None:
    """The name or address in a Host header, without its port; None if it is none."""
    if not header or any(sign in header for sign in "/@?#\\ ,"):
        return None
    try:
        parts = urlsplit(f"//{header}")
        parts.port  # noqa: B018 (raises for what is no port)
    except ValueError:
        return None
    return plain_name(parts.hostname or "") or None


def plain_name(name: str) -> str:
    return name.strip().lower().rstrip(".")


def is_own_host(asked: str, scope: Scope, names: Iterable[str]) -> bool:
    """Loopback names, the very address the connection came in at, and the names the host has given.

    A page of another site can have its own name point here (DNS rebinding), and a browser would let it read all
    answers; the name it asks for gives it away.
    """
    if asked == LOOPBACK_NAME or asked.endswith(f".{LOOPBACK_NAME}") or asked in names:
        return True
    address = _read(asked)
    if address is None:
        return False
    server = scope.get("server")
    return address.is_loopback or (server is not None and address == _read(str(server[0])))
