"""Reading the body of a request: what cannot be read as JSON is the sender's fault, in whichever way it fails."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, SerializationException


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body the framework reads; it knows only the first of the ways in which that can fail."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as wrong:  # of this one thing that can go wrong here, which is no fault of ours
            raise ClientException("the client hung up before the end of its request") from wrong

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError as wrong:
            raise SerializationException("the text is not UTF-8") from wrong
        except RecursionError as wrong:
            raise SerializationException("the JSON is nested too deeply") from wrong
