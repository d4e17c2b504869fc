"""Talk: what the people at a table say to each other, and what each of them notes for themselves.

It is no part of the fold of entries: no version rises with it, and no move waits for it. Lines have numbers of their
own. Only the newest are at hand; the storage has the others, page by page.
"""

from collections.abc import Iterable
from typing import NamedTuple

MAX_MESSAGE_LENGTH = 1_000
MAX_NOTE_LENGTH = 10_000

# What every view carries of the chat: so many lines, and no more than so many characters if the last line has fewer.
NEWEST_LINES = 20
NEWEST_LENGTH = 4_000


class Message(NamedTuple):
    """Something said, by the person of that place, None for the host. A place is a seat before lots were drawn.

    The storage counts: `number` is 0 until then. The name is that of the moment. No words: they were removed.
    """

    number: int
    at: int
    place: int | None
    name: str | None
    words: str
    key: str | None = None
    person: str | None = None
    content: str | None = None


class Note(NamedTuple):
    """All that the person of a place has noted: each note stands for those before."""

    at: int
    place: int
    words: str
    key: str | None = None
    person: str | None = None
    content: str | None = None


class Talk:
    """The newest lines, whether there are older ones, and the notes by place."""

    def __init__(self, lines: Iterable[Message] = (), notes: Iterable[Note] = ()) -> None:
        self.lines: list[Message] = []
        self.older = False
        self.notes = {note.place: note for note in notes}
        for line in lines:
            self.hear(line)

    @property
    def last(self) -> int:
        """The number of the newest line, 0 if there is none."""
        return self.lines[-1].number if self.lines else 0

    @property
    def at(self) -> int:
        """When something was last said or noted."""
        said = self.lines[-1].at if self.lines else 0
        return max([said, *(note.at for note in self.notes.values())])

    def hear(self, line: Message) -> None:
        """A line that was heard before is no news."""
        if line.number <= self.last:
            return
        self.lines.append(line)
        while len(self.lines) > NEWEST_LINES or (len(self.lines) > 1 and self._length() > NEWEST_LENGTH):
            del self.lines[0]
            self.older = True

    def _length(self) -> int:
        return sum(len(line.words) for line in self.lines)

    def note(self, note: Note) -> None:
        self.notes[note.place] = note

    def notes_of(self, place: int) -> str:
        note = self.notes.get(place)
        return "" if note is None else note.words

    def forget_notes(self, place: int) -> None:
        self.notes.pop(place, None)

    def sent(self, person: str, key: str) -> Message | Note | None:
        """What is at hand of what this person has sent with this key."""
        at_hand: list[Message | Note] = [*self.lines, *self.notes.values()]
        for words in at_hand:
            if words.key == key and words.person == person:
                return words
        return None
