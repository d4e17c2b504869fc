"""How positions are written and read: a row for each field of a state, with the form it has in JSON.

A person may write a position, so a wrong field is refused with its name. A field that is left out stays as it is in a
blank state, unless the game completes it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadPosition

LIMIT = 1 << 60
NONE = -1  # in a state: no such thing; in JSON: null


class Description:
    """A position as a person wrote it; all its fields are known to the game."""

    def __init__(self, written: object, fields: Sequence[str]) -> None:
        if not isinstance(written, dict):
            raise BadPosition("position-not-object")
        for field in written:
            if field not in fields:
                raise BadPosition("position-field", field=str(field))
        self.written: dict[str, Any] = written

    def has(self, field: str) -> bool:
        return field in self.written


def counted(counts: list[int], ids: Sequence[str]) -> dict[str, int]:
    """What there is of each id, those of which there is nothing left out."""
    return {name: counts[index] for index, name in enumerate(ids) if counts[index]}


def rows(counts: list[int], ids: Sequence[str]) -> list[dict[str, int]]:
    """`counted` for each seat, from one flat list."""
    return [counted(counts[first : first + len(ids)], ids) for first in range(0, len(counts), len(ids))]


def wrong(field: str) -> BadPosition:
    """The error for a field whose value has the wrong form."""
    return BadPosition("position-value", field=field)


def index_of(field: str, written: object, ids: Sequence[str]) -> int:
    """The number of an id."""
    if not isinstance(written, str):
        raise wrong(field)
    if not written or written not in ids:
        raise BadPosition("position-unknown", field=field, id=written)
    return ids.index(written)


def number_of(field: str, written: object) -> int:
    """A whole number from 0 up."""
    if type(written) is not int or written >= LIMIT:
        raise wrong(field)
    if written < 0:
        raise BadPosition("position-negative", field=field, number=str(written))
    return written


def list_of(field: str, written: object) -> list[Any]:
    if not isinstance(written, list):
        raise wrong(field)
    return written


def rows_of(field: str, written: object, count: int) -> list[Any]:
    """A list with a row for each seat."""
    if not isinstance(written, list) or len(written) != count:
        raise BadPosition("position-rows", field=field, rows=count)
    return written


def counts_of(field: str, written: object, ids: Sequence[str]) -> list[int]:
    """How many there are of each id, from a written {id: count}; BadPosition for anything else."""
    if not isinstance(written, dict):
        raise wrong(field)
    counts = [0] * len(ids)
    for name, count in written.items():
        counts[index_of(field, name, ids)] = number_of(field, count)
    return counts


def lists_of(field: str, written: object, keys: Sequence[str], ids: Sequence[str]) -> list[list[int] | None]:
    """For each key the ids listed under it, none of them twice; None where the key is left out."""
    if not isinstance(written, dict):
        raise wrong(field)
    lists: list[list[int] | None] = [None] * len(keys)
    for key, names in written.items():
        listed = [index_of(field, name, ids) for name in list_of(field, names)]
        if len(set(listed)) != len(listed):
            raise wrong(field)
        lists[index_of(field, key, keys)] = listed
    return lists


def generator_of(field: str, written: object) -> Chance:
    """A generator from its four words."""
    words = list_of(field, written)
    if len(words) != 4 or not any(words):
        raise wrong(field)
    for word in words:
        if type(word) is not int or not 0 <= word < 1 << 32:
            raise wrong(field)
    return Chance(words[0], words[1], words[2], words[3])


# Forms ----------------------------------------------------------------------------------------------------------------


class Form:
    """How a value of a state is written and read. A plain form writes it as it is."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, field: str, written: Any, blank: Any) -> Any:
        """The value; `blank` is that of a blank state, and has as many rows as are wanted."""
        return written


class Number(Form):
    """A whole number from 0 up."""

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return number_of(field, written)


class Flag(Form):
    """True or false."""

    def read(self, field: str, written: Any, blank: Any) -> Any:
        if type(written) is not bool:
            raise wrong(field)
        return written


class MaybeNumber(Form):
    """A number, or null."""

    def write(self, value: Any) -> Any:
        return None if value == NONE else value

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return NONE if written is None else number_of(field, written)


class OfIds(Form):
    """A form that speaks of things by their ids."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = ids


class Id(OfIds):
    """One of the ids."""

    def write(self, value: Any) -> Any:
        return self.ids[value]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return index_of(field, written, self.ids)


class MaybeId(OfIds):
    """One of the ids, or null."""

    def write(self, value: Any) -> Any:
        return None if value == NONE else self.ids[value]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return NONE if written is None else index_of(field, written, self.ids)


class Ids(OfIds):
    """A list of ids, in its order."""

    def write(self, value: Any) -> Any:
        return [self.ids[each] for each in value]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return [index_of(field, name, self.ids) for name in list_of(field, written)]


class Deck(Ids):
    """A deck, written from its top and kept from its bottom."""

    def write(self, value: Any) -> Any:
        return [self.ids[each] for each in value[::-1]]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return [index_of(field, name, self.ids) for name in list_of(field, written)[::-1]]


class Mask(OfIds):
    """A set of ids, kept as a mask."""

    def write(self, value: Any) -> Any:
        return [name for index, name in enumerate(self.ids) if value >> index & 1]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        mask = 0
        for name in list_of(field, written):
            bit = 1 << index_of(field, name, self.ids)
            if mask & bit:
                raise wrong(field)
            mask |= bit
        return mask


class Counts(OfIds):
    """How many there are of each id."""

    def write(self, value: Any) -> Any:
        return counted(value, self.ids)

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return counts_of(field, written, self.ids)


class Tally(OfIds):
    """How many there are of each id, written as a list in which each stands as often."""

    def write(self, value: Any) -> Any:
        return [name for index, name in enumerate(self.ids) for _ in range(value[index])]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        counts = [0] * len(self.ids)
        for name in list_of(field, written):
            counts[index_of(field, name, self.ids)] += 1
        return counts


class CountRows(OfIds):
    """How many each seat has of each id, kept as one flat list."""

    def write(self, value: Any) -> Any:
        return rows(value, self.ids)

    def read(self, field: str, written: Any, blank: Any) -> Any:
        flat: list[int] = []
        for row in rows_of(field, written, len(blank) // len(self.ids)):
            flat += counts_of(field, row, self.ids)
        return flat


class Seats(Form):
    """The order of the seats, each of them once."""

    def write(self, value: Any) -> Any:
        return list(value)

    def read(self, field: str, written: Any, blank: Any) -> Any:
        whole = isinstance(written, list) and all(type(seat) is int for seat in written)
        if not whole or sorted(written) != list(range(len(blank))):
            raise BadPosition("position-order", field=field, players=len(blank))
        return list(written)


class Each(Form):
    """A value of the same form for each seat."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def write(self, value: Any) -> Any:
        return [self.form.write(each) for each in value]

    def read(self, field: str, written: Any, blank: Any) -> Any:
        return [
            self.form.read(field, row, blank[index]) for index, row in enumerate(rows_of(field, written, len(blank)))
        ]


# Rows -----------------------------------------------------------------------------------------------------------------


class Field:
    """A row of the table: what a field is called in JSON, its form, and the attribute of the state it stands for."""

    def __init__(self, name: str, form: Form, attribute: str | None = None) -> None:
        self.name = name
        self.form = form
        self.attribute = name if attribute is None else attribute

    def write(self, state: Any) -> Any:
        return self.form.write(getattr(state, self.attribute))

    def read(self, state: Any, written: Any) -> None:
        setattr(state, self.attribute, self.form.read(self.name, written, getattr(state, self.attribute)))


class OwnField(Field):
    """A field that a game writes and reads by functions of its own."""

    def __init__(self, name: str, write: Callable[[Any], Any], read: Callable[[Any, Any], None]) -> None:
        super().__init__(name, Form())
        self._write = write
        self._read = read

    def write(self, state: Any) -> Any:
        return self._write(state)

    def read(self, state: Any, written: Any) -> None:
        self._read(state, written)
