"""Offers: what needs the consent of all the people at the table. Bots agree by themselves."""

from roundhouse.tables.errors import TableError

TAKE_BACK = "take-back"
PAUSE = "pause"
RESUME = "resume"
LOTS = "lots"

# The phase of the table in which each makes sense: it lapses with it.
PHASES = {TAKE_BACK: "playing", PAUSE: "playing", RESUME: "paused", LOTS: "open"}

# The question put to the others, and what the log says when all agree.
QUESTIONS = {
    TAKE_BACK: "table-ask-take-back",
    PAUSE: "table-ask-pause",
    RESUME: "table-ask-resume",
    LOTS: "table-ask-lots",
}
GRANTED = {
    TAKE_BACK: "table-log-take-back",
    PAUSE: "table-log-paused",
    RESUME: "table-log-resumed",
    LOTS: "table-log-lots",
}


class Offer:
    """A question one seat has put to the others. `to` is how many moves a take-back would go back to.

    `version` is that of its entry: an answer must be meant for this question, and not for an earlier one.
    """

    def __init__(self, what: str, by: int, to: int | None, version: int) -> None:
        self.what = what
        self.version = version
        self.by = by
        self.to = to
        self.agreed = {by}


def check_offer(what: str, phase: str) -> None:
    if what not in PHASES:
        raise TableError("table-no-offer-of", what=str(what), offers=", ".join(PHASES))
    if PHASES[what] != phase:
        raise TableError("table-offer-phase")
