"""A game in the terminal, line by line: the person at the keyboard against bots.

No line that is typed can break it: what is not understood gets one sentence, and the end of the input leaves the
table politely.
"""

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from roundhouse.kernel import text
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.terminal import ending, files, rulebook
from roundhouse.terminal.choices import Choices
from roundhouse.terminal.listing import Listing
from roundhouse.terminal.local_table import LocalTable
from roundhouse.terminal.panels import draw, indented, is_tight, print_line
from roundhouse.terminal.screen import screen
from roundhouse.terminal.story import show_story, story
from roundhouse.terminal.words import WORDS, about, shown, understood, word

LONG_LIST = 120  # more actions than this are not listed at once


class Left(Exception):
    """The person leaves the table."""


class Session:
    """One game from the first prompt to its result. `read` gives the next line typed, or raises EOFError."""

    def __init__(self, table: LocalTable, console: Console, read: Callable[[], str], language: str) -> None:
        self.table = table
        self.game = table.game
        self.names = table.names
        self.console = console
        self.read = read
        self.language = language
        self.told = 0  # events told so far
        self.answers = {
            "why": self._why,
            "all": self._all,
            "hint": self._hint,
            "map": self._map,
            "log": self._log,
            "rules": self._rules,
            "save": self._save,
            "help": self._help,
        }
        self.fresh = True  # whether others have moved since the table was last shown

    def run(self) -> bool:
        """Play to the end; False if the person left before."""
        try:
            self.table.let_bots_act()
            while not self.table.state.over:
                self._decide()
                self.fresh = self.table.let_bots_act()
        except (EOFError, KeyboardInterrupt, Left):
            self.console.print()
            self._print(self.say("cli-left"))
            return False
        self._tell_news()
        self._show_table()
        ending.show(self.game, self.table.state, self.names, self.console, self.language)
        return True

    # Saying ---------------------------------------------------------------------------------------------------------

    def say(self, key: str, **facts: object) -> str:
        return text.common(self.language).say(key, **facts)

    def _print(self, words: str, style: str = "plain") -> None:
        print_line(self.console, words, style)

    def _word(self, name: str) -> str:
        return word(name, self.language)

    def _tell_news(self) -> None:
        """What has happened since the last time."""
        news = self.table.log[self.told :]
        self.told = len(self.table.log)
        show_story(story(self.game, news, self.table.seat, self.names, self.language), self.console)

    def _show_table(self) -> None:
        panels = screen(self.game, self.table.state, self.table.seat, self.names, self.console.width, self.language)
        self.console.print(draw(panels, self.console))

    def _show_choices(self, choices: Choices) -> None:
        self._print(self.game.prompt(self.table.state, self.table.seat, self.language), "strong")
        self.console.print(*Listing(choices, self.console.width).legal(), sep="\n")
        notes = [self.say("cli-seal-note")] if choices.sealed else []
        if self.fresh:
            notes.append(self.say("cli-hint"))
        if notes:
            self._print("   ".join(notes), "quiet")

    # One decision ---------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Ask until the person has acted or taken something back."""
        choices = self.choices()
        if self.fresh:
            self.console.print(Rule(style="quiet"))
            self._tell_news()
            if not is_tight(self.console):
                self.console.print()
            self._show_table()
        else:
            self._tell_news()
        self._show_choices(choices)
        self.fresh = False
        while not self._answer(choices):
            pass

    def choices(self) -> Choices:
        """What the person may choose from now."""
        return Choices(self.table, self.language)

    def _answer(self, choices: Choices) -> bool:
        """Read a line and do what it asks; True if the game has moved."""
        line = self.read()
        asked, rest = understood(line, self.language)
        if asked == "choose":
            return self._choose(choices, int(rest[0]))
        if asked == "undo":
            return self._undo()
        if asked == "quit":
            raise Left
        if asked == "":
            self._print(self.say("cli-not-understood", given=shown(line), last=len(choices.legal)), "alarm")
        elif asked == "show":
            self._show_table()
            self._show_choices(choices)
        else:
            self.answers[asked](choices, rest)
        return False

    def _choose(self, choices: Choices, number: int) -> bool:
        action = choices.action(number)
        if action is None:
            self._no_such_number(choices, number)
            return False
        ways = choices.ways(action)
        if not ways:
            self._explain(choices, action)
            return False
        way = ways[0] if len(ways) == 1 else self._pick_way(ways)
        if way:
            self.table.choose(*way)
        return bool(way)

    def _pick_way(self, ways: list[list[int]]) -> list[int]:
        """Ask by which earlier steps; anything but a number of the list means none."""
        self._print(self.say("cli-ways"), "strong")
        then = self.say("cli-way-step") + " "
        for number, way in enumerate(ways, 1):
            steps = [self.game.describe(self.table.state, self.table.seat, step, self.language) for step in way[:-1]]
            self.console.print(Text.assemble((f"  {number} ", "brass"), then.join(steps)))
        asked, rest = understood(self.read(), self.language)
        if asked == "choose" and 1 <= int(rest[0]) <= len(ways):
            return ways[int(rest[0]) - 1]
        self._print(self.say("cli-ways-keep"))
        return []

    def _undo(self) -> bool:
        action = self.table.take_back()
        if action is None:
            key = "cli-undo-sealed" if self.table.acted else "cli-undo-nothing"
            self._print(self.say(key), "alarm")
            return False
        self.told = min(self.told, len(self.table.log))
        what = self.game.describe(self.table.state, self.table.seat, action, self.language)
        self._print(self.say("cli-taken-back", what=what))
        return True

    # Asking ---------------------------------------------------------------------------------------------------------

    def _why(self, choices: Choices, words: list[str]) -> None:
        if not words:
            self._print(self.say("cli-number-wanted", word=self._word("why")), "alarm")
            return
        asked, number = understood(" ".join(words), self.language)
        if asked != "choose":
            self._why_words(choices, words)
            return
        action = choices.action(int(number[0]))
        if action is None:
            self._no_such_number(choices, int(number[0]))
        else:
            self._explain(choices, action)

    def _why_words(self, choices: Choices, words: list[str]) -> None:
        matching = choices.find(words)
        if len(matching) == 1:
            self._explain(choices, matching[0])
        else:
            self._list(choices, matching, words)

    def _explain(self, choices: Choices, action: int) -> None:
        """Legal, a later step, or the clause that forbids it."""
        clause = choices.why_not(action)
        what = choices.say(action)
        if clause is None:
            self._print(self.say("cli-why-legal", what=what), "good")
        elif choices.ways(action):
            self._print(self.say("cli-why-soon", what=what, number=choices.number[action]), "good")
        else:
            self._print(self.say("cli-why-not", what=what, clause=clause))
            rulebook.print_clauses([rulebook.clause_of(self.game, clause, self.language)], self.console)

    def _hint(self, choices: Choices, words: list[str]) -> None:
        """What the game would do with the rest of the turn, from what the person may know."""
        hint = choices.hint()
        if hint is None:
            self._print(self.say("cli-advice-none"), "alarm")
            return
        self._print(self.say("cli-advice-proved" if hint.proved else "cli-advice"), "strong")
        for action in hint.actions:
            self.console.print(Text.assemble(("  › ", "brass"), choices.say(action)))
        if hint.reason is not None:
            reason = self.game.tell(f"feature-{hint.reason}", {}, self.language)
            self._print(self.say("cli-advice-reason", reason=reason), "quiet")
        if hint.gains:
            gains = [f"{name} +{gain}" for name, gain in zip(self.names, hint.gains, strict=True)]
            self._print(self.say("cli-advice-gains", gains=", ".join(gains)), "quiet")

    def _all(self, choices: Choices, words: list[str]) -> None:
        self._list(choices, choices.find(words) if words else choices.of_turn(), words)

    def _list(self, choices: Choices, actions: list[int], words: list[str]) -> None:
        if not actions:
            self._print(self.say("cli-none-found", words=shown(" ".join(words))), "alarm")
            return
        if len(actions) > LONG_LIST:
            self._print(self.say("cli-all-many", count=len(actions), word=self._word("all")), "alarm")
            return
        title = self.say("cli-all-title", words=shown(" ".join(words))) if words else self.say("cli-all-turn")
        self._print(title, "title")
        self.console.print(*Listing(choices, self.console.width).marked(actions), sep="\n")
        key = [
            self.say("cli-all-legal"),
            self.say("cli-all-soon"),
            self.say("cli-all-not", word=self._word("why")),
        ]
        self._print("   ".join(key), "quiet")

    def _no_such_number(self, choices: Choices, number: int) -> None:
        self._print(self.say("cli-no-such-number", number=shown(str(number)), last=len(choices.actions)), "alarm")

    # Looking --------------------------------------------------------------------------------------------------------

    def _map(self, choices: Choices, words: list[str]) -> None:
        panels = self.game.chart(self.table.state, self.table.seat, words, self.console.width, self.language)
        if panels is None:
            self._print(self.say("cli-map-none"), "alarm")
        elif panels:
            self.console.print(draw(panels, self.console))
        else:
            self._print(self.say("cli-map-unknown", words=shown(" ".join(words))), "alarm")

    def _log(self, choices: Choices, words: list[str]) -> None:
        parts = story(self.game, self.table.log, self.table.seat, self.names, self.language)
        self._print(self.say("cli-log-title" if parts else "cli-log-empty"), "title")
        show_story(parts, self.console)

    def _rules(self, choices: Choices, words: list[str]) -> None:
        clauses = self.game.rules(self.language)
        word = " ".join(words)
        if not word:
            rulebook.print_headings(clauses, self.console)
            example = clauses[-1]["section"].split()[0]
            self._print(self.say("cli-rules-hint", word=self._word("rules"), example=example), "quiet")
            return
        matching = rulebook.named(clauses, word) or rulebook.with_words(clauses, word)
        if matching:
            rulebook.print_clauses(matching, self.console, word)
        else:
            self._print(self.say("cli-rules-none", word=shown(word)), "alarm")

    def _save(self, choices: Choices, words: list[str]) -> None:
        if not words:
            self._print(self.say("cli-save-where", word=self._word("save")), "alarm")
            return
        name = " ".join(words)
        try:
            files.write_record(name, self.table.record.dumps())
        except RoundhouseError as wrong:
            self._print(wrong.say(self.language), "alarm")
        else:
            self._print(self.say("cli-saved", file=name))

    def _help(self, choices: Choices, words: list[str]) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text(f"1 … {len(choices.legal)}", style="brass"), self.say("cli-about-number"))
        for name in WORDS:
            grid.add_row(Text(self._word(name), style="brass"), Text(about(name, self.language)))
        self.console.print(indented(grid))
