"""Reading the body of a request: what cannot be read as JSON is the sender's fault, in whichever way it fails.

It is read into what its route wants as strictly as a frame of the socket, but for 5.0, which is 5. The framework would
take a text for a number, as it must in the address of a request.
"""

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import (
    ClientException,
    InternalServerException,
    SerializationException,
    ValidationException,
)

_PLACE = re.compile(r"(.*) - at `\$\.?(.+)`", re.DOTALL)


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is decoded by the type its route wants."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as wrong:  # of this one thing that can go wrong here, which is no fault of ours
            raise ClientException("the client hung up before the end of its request") from wrong

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        sent = await self.body()
        try:
            value = _with_whole_numbers(msgspec.json.decode(sent or b"null"))
            return msgspec.convert(value, type=Any if wanted is None else wanted.raw)
        except msgspec.ValidationError as wrong:
            raise ValidationException(extra=[_fault(str(wrong))]) from wrong
        except msgspec.DecodeError as wrong:
            raise SerializationException(str(wrong)) from wrong
        except UnicodeDecodeError as wrong:
            raise SerializationException("the text is not UTF-8") from wrong
        except RecursionError as wrong:
            raise SerializationException("the JSON is nested too deeply") from wrong


def _with_whole_numbers(value: Any) -> Any:
    """With 5 for 5.0, which JSON does not tell apart."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_with_whole_numbers(one) for one in value]
    if isinstance(value, dict):
        return {key: _with_whole_numbers(one) for key, one in value.items()}
    return value


def _fault(told: str) -> dict[str, str]:
    """What is wrong, and with which field of the body."""
    found = _PLACE.fullmatch(told)
    return {"key": found[2], "message": found[1]} if found else {"key": "data", "message": told}
