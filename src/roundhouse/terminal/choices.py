"""The choices of one decision, each with its number: the legal ones from 1 on, then every other action of the game.

The numbers hold for this decision, whatever is listed: an action that is not legal has one too, so that one can ask
why, or point at a later step of the turn.
"""

import re
import unicodedata

from roundhouse.kernel.game import Hint
from roundhouse.tables.previews import after
from roundhouse.terminal.local_table import LocalTable


class Choices:
    """What the person may do now, and what not."""

    def __init__(self, table: LocalTable, language: str) -> None:
        self.table = table
        self.game = table.game
        self.state = table.state
        self.seat = table.seat
        self.language = language
        finals = table.finals()
        self.legal = list(finals)
        self.actions = self.legal + [each for each in range(self.game.action_space) if each not in finals]
        self.number = {action: number for number, action in enumerate(self.actions, 1)}
        self.sealed = {action for action, final in finals.items() if final}
        self.soon = self._soon()

    def _soon(self) -> set[int]:
        """The actions that one free choice makes legal: the later steps of this turn."""
        world = self.table.world()
        soon: set[int] = set()
        for action in self.legal:
            if action not in self.sealed:
                soon.update(after(world, self.seat, action).legal(self.seat))
        return soon - set(self.legal)

    def action(self, number: int) -> int | None:
        return self.actions[number - 1] if 1 <= number <= len(self.actions) else None

    def say(self, action: int) -> str:
        return self.game.describe(self.state, self.seat, action, self.language)

    def why_not(self, action: int) -> str | None:
        return self.state.why_not(self.seat, action)

    def ways(self, action: int) -> list[list[int]]:
        """The ways to an action within this turn, each with all its steps."""
        return [[step["action"] for step in way["steps"]] for way in self.table.ask(action, self.language)["ways"]]

    def hint(self) -> Hint | None:
        return self.table.hint()

    def of_turn(self) -> list[int]:
        """Every action of the kinds that this turn knows."""
        kinds = {self.game.meaning(action)["kind"] for action in [*self.legal, *self.soon]}
        return [action for action in self.actions if self.game.meaning(action)["kind"] in kinds]

    def find(self, words: list[str]) -> list[int]:
        """The actions with all these words: each begins an id of the action, or else a word of its sentence.

        Ids come first, so that "denver" is the city before it is the Denver Midland.
        """
        wanted = [_plain(word) for word in words]
        by_id = [action for action in self.actions if _begin(wanted, self._ids(action))]
        return by_id or [action for action in self.actions if _begin(wanted, self._words(action))]

    def _ids(self, action: int) -> list[str]:
        return _plain(" ".join(self.game.meaning(action).values())).split()

    def _words(self, action: int) -> list[str]:
        return self._ids(action) + _plain(self.say(action)).split()


def _begin(parts: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in parts)


def _plain(words: str) -> str:
    """Lower case without accents and signs: "W&W" is "ww", "Montréal" is "montreal"."""
    bare = unicodedata.normalize("NFKD", words.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", " ", bare.replace("&", "")).strip()
