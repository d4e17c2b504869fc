"""The refusals a route may answer with, as the schema tells them."""

from litestar.openapi.datastructures import ResponseSpec

from roundhouse.server.errors import Refusal

_SAID = {
    400: "The request is not understood.",
    401: "A token is wanted.",
    403: "The token does not open this.",
    404: "There is no such thing.",
    409: "It does not fit the table as it is now.",
    410: "The table was deleted or put away; or the holder of the token has gone from it.",
    413: "The request is too large.",
    421: "The server does not answer to this name.",
    422: "The request is understood, but asks for what cannot be.",
    429: "Too many requests.",
    503: "It cannot be answered now; later it can.",
    507: "It could not be stored: nothing has happened.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Refusal, description=_SAID[status], generate_examples=False)
        for status in sorted({400, 413, 421, 429, 503, 507, *statuses})
    }
