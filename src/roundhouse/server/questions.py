"""Questions about a place, as they look on the wire: over the socket and over HTTP."""

from typing import Annotated

import msgspec

from roundhouse.server.commands import Number
from roundhouse.server.live import LiveTable
from roundhouse.server.loop_shares import in_pieces
from roundhouse.server.visitors import Visitor
from roundhouse.tables.shapes import Answer

MAX_POINTED = 50  # actions and targets of one question
Word = Annotated[str, msgspec.Meta(max_length=100)]
Target = Annotated[dict[Word, Word], msgspec.Meta(min_length=1, max_length=10)]


class Question(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """About these actions, and all that match a target, after the first `keep` steps of the tentative turn.

    `version` is the table's as the asking seat knows it; `seat` may be left out by a visitor with one only; without
    `keep` all steps are kept.
    """

    version: Number
    seat: Number | None = None
    keep: Number | None = None
    actions: Annotated[list[Number], msgspec.Meta(max_length=MAX_POINTED)] = []
    targets: Annotated[list[Target], msgspec.Meta(max_length=MAX_POINTED)] = []


async def answer(live: LiveTable, visitor: Visitor, question: Question, language: str) -> Answer:
    """Answer a question for the visitor's own seat, and others meanwhile. It is about the table as it was asked."""
    asking = live.table.asking(
        visitor.own_seat(question.seat),
        language,
        version=question.version,
        keep=question.keep,
        actions=question.actions,
        targets=question.targets,
    )
    return await in_pieces(asking)
