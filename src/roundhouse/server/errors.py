"""What the server refuses, and the form of every refusal: key, facts, a sentence for the reader, the clause."""

import json
from typing import Any

import msgspec

from roundhouse.kernel.errors import IllegalAction, RoundhouseError, UnknownGame
from roundhouse.kernel.text import LANGUAGES

GONE = 410
# Why a table is not there any more, as the storage has it, and how it is told.
_GONE_KEYS = {
    "deleted": "server-gone-deleted",
    "finished": "server-gone-finished",
    "forsaken": "server-gone-forsaken",
    "left": "server-gone-left",
}


class ServerError(RoundhouseError):
    """A request the server does not answer, with its HTTP status."""

    def __init__(self, key: str, status: int, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.status = status


def table_gone(why: str, at: int) -> ServerError:
    """What is said to who had a token of a table that is not there any more, or not for them."""
    return ServerError(_GONE_KEYS[why], GONE, at=at)


class Refusal(msgspec.Struct, omit_defaults=True):
    """An error as a client gets it."""

    key: str
    facts: dict[str, Any]
    message: str
    clause: str | None = None


def refusal(wrong: RoundhouseError, language: str) -> Refusal:
    """An error as it is sent to a client."""
    clause = wrong.clause if isinstance(wrong, IllegalAction) else None
    return Refusal(wrong.key, _plain(wrong.facts), wrong.say(language), clause)


def status_of(wrong: RoundhouseError) -> int:
    """409: it does not fit the table as it is now. 422: it is understood, and never would."""
    if isinstance(wrong, ServerError):
        return wrong.status
    if isinstance(wrong, UnknownGame):
        return 404
    if isinstance(wrong, IllegalAction) or wrong.key.startswith("table-"):
        return 409
    return 422


def language_of(asked: str | None, accepted: str | None) -> str:
    """The language asked for by name, else the first the browser likes that we speak, else English."""
    if asked in LANGUAGES:
        return asked
    liked: list[tuple[float, str]] = []
    for part in (accepted or "").split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            liked.append((-_number(weight), language))
    return min(liked, default=(0.0, LANGUAGES[0]), key=lambda one: one[0])[1]


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(facts, default=str))
    return plain
