"""Numbered choices laid out on the screen: a short list, columns, or one row of columns for each group."""

from collections.abc import Callable, Iterator
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from roundhouse.terminal.choices import Choices
from roundhouse.terminal.panels import indented, written

MANY = 8  # more choices than this are laid out in columns, those with several targets grouped by the first
SEAL = "†"
LEGAL, SOON, NOT = "✓", "›", "·"
MARK_STYLE = {LEGAL: "good", SOON: "brass", NOT: "quiet", "": "plain"}


class Listing:
    """How the choices of one decision are written; a view of the table helps to say what stands behind each."""

    def __init__(self, choices: Choices, width: int) -> None:
        self.choices = choices
        self.width = width
        self.view = choices.state.view(choices.seat)

    def legal(self) -> list[RenderableType]:
        """The legal choices; a dagger stands behind those that end take-back."""
        return list(self._laid_out(self.choices.legal, lambda action: ""))

    def marked(self, actions: list[int]) -> list[RenderableType]:
        """Any actions, each with a mark that says whether it is legal now, later in the turn, or not."""
        return list(self._laid_out(actions, self._mark))

    def _mark(self, action: int) -> str:
        if self.choices.why_not(action) is None:
            return LEGAL
        return SOON if action in self.choices.soon else NOT

    def _laid_out(self, actions: list[int], mark: Callable[[int], str]) -> Iterator[RenderableType]:
        for _, same in groupby(actions, key=lambda action: self.choices.game.meaning(action)["kind"]):
            kind = list(same)
            if len(actions) > MANY and len(self.choices.game.meaning(kind[0])) > 2:
                yield self._grouped(kind, mark)
            else:
                yield self._columns([self._line(action, mark(action)) for action in kind], len(actions))

    def _line(self, action: int, mark: str) -> Text:
        return self._item(action, mark, self.choices.say(action), self.choices.game.meaning(action))

    def _item(self, action: int, mark: str, words: str, meaning: dict[str, str]) -> Text:
        item = Text(no_wrap=True)
        if mark:
            item.append(f"{mark} ", style=MARK_STYLE[mark])
        digits = len(str(len(self.choices.actions if mark else self.choices.legal)))
        item.append(f"{self.choices.number[action]:>{digits}}", style="quiet" if mark == NOT else "brass")
        item.append(f" {words} ", style="quiet" if mark == NOT else "plain")
        item.append_text(written(self.choices.game.note(self.view, meaning)))
        if action in self.choices.sealed:
            item.append(f" {SEAL}", style="quiet")
        return item

    def _columns(self, items: list[Text], of_all: int) -> RenderableType:
        """Down the first column, then down the next."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        widest = max(item.cell_len for item in items) + 4
        across = 1 if of_all <= MANY else max(1, self.width // widest)
        rows = -(-len(items) // across)
        for row in range(rows):
            grid.add_row(*items[row::rows])
        return indented(grid)

    def _grouped(self, actions: list[int], mark: Callable[[int], str]) -> RenderableType:
        """The first target in front, by its sign or else its name; the others of the group behind it in columns."""
        game, language = self.choices.game, self.choices.language
        groups: list[tuple[Text, list[Text]]] = []
        for (what, id), same in groupby(actions, key=self._first_target):
            items = []
            for action in same:
                meaning = game.meaning(action)
                rest = [
                    game.name(name, value, language) for name, value in meaning.items() if name not in ("kind", what)
                ]
                items.append(self._item(action, mark(action), " ".join(rest), meaning))
            head = written(game.note(self.view, {"kind": "", what: id})) or Text(game.name(what, id, language))
            groups.append((head, items))
        return self._beside(groups)

    def _first_target(self, action: int) -> tuple[str, str]:
        meaning = self.choices.game.meaning(action)
        return next((name, value) for name, value in meaning.items() if name != "kind")

    def _beside(self, groups: list[tuple[Text, list[Text]]]) -> RenderableType:
        widest = max(item.cell_len for _, items in groups for item in items) + 2
        front = max(head.cell_len for head, _ in groups) + 2
        across = max(1, (self.width - front) // widest)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for head, items in groups:
            for start in range(0, len(items), across):
                row = [head if start == 0 else Text(""), *items[start : start + across]]
                grid.add_row(*row, *[Text("")] * (across + 1 - len(row)))
        return indented(grid)
