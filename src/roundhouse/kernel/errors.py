"""The errors raised on purpose, each with a sentence that says what would be right.

An error carries a message key and its arguments, never a finished sentence: `say("it")` speaks Italian, `str()`
English. What only one game can say is in that game's own catalogue; the error then names its package.
"""

from typing import Any, NamedTuple

LONGEST_FACT = 300  # somebody may have sent a name of many thousand characters


class Saying:
    """A sentence inside another, in the language of the outer one."""

    def __init__(self, key: str, package: str, **facts: Any) -> None:
        self.key = key
        self.package = package
        self.facts = facts

    def say(self, language: str) -> str:
        from roundhouse.kernel import text  # late: text itself raises the errors below

        facts = {name: fact.say(language) if hasattr(fact, "say") else fact for name, fact in self.facts.items()}
        return text.catalogue(self.package, language).say(self.key, **facts)

    def __str__(self) -> str:
        return self.say("en")


class RoundhouseError(Exception):
    """The parent of every error raised on purpose."""

    def __init__(self, key: str, package: str = "roundhouse", **facts: Any) -> None:
        facts = {name: _shortened(fact) for name, fact in facts.items()}
        super().__init__(key, package, facts)
        self.key = key
        self.package = package
        self.facts = facts

    def say(self, language: str) -> str:
        return Saying(f"error-{self.key}", self.package, **self.facts).say(language)

    def __str__(self) -> str:
        return self.say("en")


def _shortened(fact: Any) -> Any:
    return fact[:LONGEST_FACT] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


class IllegalAction(RoundhouseError):
    """The action is not legal now; `clause` is the rule that forbids it. Nothing has changed."""

    def __init__(self, clause: str) -> None:
        super().__init__("illegal-action", clause=clause)
        self.clause = clause


class UnknownGame(RoundhouseError):
    """There is no game of that name."""


class BadSetup(RoundhouseError):
    """A player count, option, seed or language that the game does not know."""


class BadPosition(RoundhouseError):
    """A position set by hand that names what does not exist or does not add up."""


class BadRecord(RoundhouseError):
    """A record that is broken, foreign, or does not replay."""


class BadBoard(RoundhouseError):
    """A board file the game cannot be played on."""


class Unsound(RoundhouseError):
    """Pieces, cards or money do not add up: a defect of ours, raised by `State.check`."""


class Flaw:
    """What does not add up in a state: the key of an error, the package whose catalogue says it, and its arguments."""

    def __init__(self, key: str, package: str, **facts: Any) -> None:
        self.key = key
        self.package = package
        self.facts = facts


class Finding(NamedTuple):
    """One thing found on a board. The key names a message of the game's catalogues, the arguments fill it."""

    severity: str  # "error" or "remark"
    topic: str
    key: str
    args: dict[str, str | int | float]
