"""What is sent, as JSON. Parts of views that several readers see are written once for all of them."""

from typing import Any

import msgspec

from roundhouse.tables.parts import Joined, Part


def _written(value: Any) -> msgspec.Raw:
    if isinstance(value, Part):
        return msgspec.Raw(_part(value))
    if isinstance(value, Joined):
        return msgspec.Raw(_spliced(_part(value.shared), _ENCODER.encode(value.own)))
    raise NotImplementedError(type(value))


_ENCODER = msgspec.json.Encoder(enc_hook=_written)


def written(value: Any) -> bytes:
    """A frame or a view, in parts or not, as JSON."""
    return _ENCODER.encode(value)


def _part(part: Part) -> bytes:
    if part.written is None:
        part.written = _ENCODER.encode(part.facts)
    return part.written


def _spliced(shared: bytes, own: bytes) -> bytes:
    """One JSON object of two, neither of them empty."""
    return b"%b,%b" % (shared[:-1], own[1:])
