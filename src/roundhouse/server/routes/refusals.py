"""The refusals a route may answer with, as the schema tells them."""

from litestar.openapi.datastructures import ResponseSpec

from roundhouse.server.errors import Refusal

_SAID = {
    400: "The request is not understood.",
    401: "A token is wanted.",
    403: "The token does not open this.",
    404: "There is no such thing.",
    409: "It does not fit the table as it is now.",
    413: "The request is too large.",
    422: "The request is understood, but asks for what cannot be.",
    429: "Too many requests.",
    503: "Nobody could be found to answer it now.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Refusal, description=_SAID[status], generate_examples=False)
        for status in sorted({400, 413, 429, *statuses})
    }
