"""The row, the deck, the discards and the rounds: SP-4 and SP-5."""

from collections import Counter
from dataclasses import dataclass, field

TIME = "time"
ROW = 4
TIME_CARDS = 3


@dataclass
class Cards:
    """What lies on the table. A shuffled order is chance: it is taken over from `shuffled`, and only looked at."""

    row: Counter[str]
    deck: list[str]  # from its top
    discards: Counter[str]
    round: int
    time_out: int
    upper: int  # how many cards of the deck are known not to be time cards
    has_ended: bool = False  # a round, in the draw under way
    is_over: bool = False
    shuffled: tuple[Counter[str], list[str]] = field(default_factory=lambda: (Counter(), []))

    def sources(self) -> list[str]:
        """Where the next card can be taken from."""
        found = sorted(suit for suit in self.row if self.row[suit])
        if self.deck or (not found and self.discards.total() and not self.has_ended):
            found.append("deck")
        return found

    def take_from_row(self, suit: str) -> None:
        self.row -= Counter([suit])

    def take_from_deck(self) -> str | None:
        """The next card of the deck; None if the round or the game ends instead."""
        if not self.deck:
            self.end_round()
            return None
        card = self._turn_up()
        if card is not None:
            if not self.deck and not self.has_ended:
                self.end_round()
        return card

    def refill(self) -> None:
        """The row is filled up to four; one that is laid out anew meanwhile stays as it is, also if it is short."""
        while self.row.total() < ROW and not self.is_over:
            if not self.deck:
                if not self.has_ended:
                    self.end_round()
                return
            card = self._turn_up()
            if card is not None:
                self.row[card] += 1
                if not self.deck and not self.has_ended:
                    self.end_round()
                    return

    def _turn_up(self) -> str | None:
        """The next card that is no time card; the third time card ends the game."""
        while True:
            self.upper = max(0, self.upper - 1)
            card = self.deck.pop(0)
            if card != TIME:
                return card
            self.time_out += 1
            if self.time_out == TIME_CARDS:
                self.is_over = True
                return None

    def end_round(self) -> None:
        """Row and discards are shuffled, four are laid out, and the rest is the deck."""
        assert self.round < TIME_CARDS, "in the third round the third time card comes first"
        self.round += 1
        self.has_ended = True
        together = self.row + self.discards
        self.discards = Counter()
        rest = max(0, together.total() - ROW)
        times = TIME_CARDS if self.round == TIME_CARDS else 0
        if rest:
            self.row, self.deck = self.shuffled[0].copy(), list(self.shuffled[1])
        else:
            self.row, self.deck = together, [TIME] * times
        lower = rest // 2
        self.upper = rest - lower if times else 0
        assert Counter(self.deck) + self.row == together + Counter({TIME: times})
        assert self.row.total() == min(ROW, together.total())
        assert TIME not in self.deck[: self.upper]
