"""The log of a table: events of the game and of the table as keys and arguments, told in each reader's language."""

from typing import Any

from roundhouse.kernel import text
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game


class LogItem:
    """Something that happened, with the names of that moment: a seat may change hands later.

    version   the entry it came with
    step      what had been played with it, as readers count
    of_game   whether the game tells it, in its own catalogue, or the table in the common one
    undone    whether a take-back by consent has undone it since
    """

    def __init__(self, event: Event, of_game: bool, version: int, at: int, step: int, names: tuple[str, ...]) -> None:
        self.event = event
        self.of_game = of_game
        self.version = version
        self.at = at
        self.step = step
        self.names = names
        self.undone = False
        self._told: dict[tuple[str, str], str] = {}

    def tell(self, game: Game, reader: int | None, language: str) -> str:
        """As one sentence for this reader. A line never changes, so it is put in words once."""
        key, facts = self.event.seen_by(reader)
        if (key, language) not in self._told:
            self._told[key, language] = self._sentence(game, key, facts, language)
        return self._told[key, language]

    def _sentence(self, game: Game, key: str, facts: dict[str, Any], language: str) -> str:
        if not self.of_game:
            return text.common(language).say(key, **facts)
        return game.narrate(key, facts, self.names, language)
