"""How positions are written and read. A person may write one, so a wrong field is refused with its name."""

from typing import Any

from roundhouse.kernel.errors import BadPosition

LIMIT = 1 << 60


def counted(counts: list[int], ids: list[str]) -> dict[str, int]:
    """What there is of each id, those of which there is nothing left out."""
    return {name: counts[at] for at, name in enumerate(ids) if counts[at]}


def rows(counts: list[int], ids: list[str]) -> list[dict[str, int]]:
    """`counted` for each seat, from one flat list."""
    return [counted(counts[first : first + len(ids)], ids) for first in range(0, len(counts), len(ids))]


class Description:
    """A description, and typed access to what it says."""

    def __init__(self, said: object, fields: frozenset[str]) -> None:
        if not isinstance(said, dict):
            raise BadPosition("position-not-object")
        for field in said:
            if field not in fields:
                raise BadPosition("position-field", field=str(field))
        self.said: dict[str, Any] = said

    def has(self, field: str) -> bool:
        return field in self.said

    def _wrong(self, field: str) -> BadPosition:
        return BadPosition("position-value", field=field)

    def number(self, field: str, otherwise: int) -> int:
        value = self.said.get(field, otherwise)
        if type(value) is not int or not 0 <= value < LIMIT:
            raise self._wrong(field)
        return value

    def flag(self, field: str) -> bool:
        value = self.said.get(field, False)
        if type(value) is not bool:
            raise self._wrong(field)
        return value

    def choice(self, field: str, ids: list[str], otherwise: str) -> str:
        value = self.said.get(field, otherwise)
        return ids[self._find(field, value, ids)]

    def index(self, field: str, ids: list[str]) -> int:
        """The number of an id, or -1 where there is none."""
        value = self.said.get(field)
        return -1 if value is None else self._find(field, value, ids)

    def choices(self, field: str, ids: list[str], rows: int) -> list[int]:
        values = self.said.get(field, [None] * rows)
        if not isinstance(values, list) or len(values) != rows:
            raise BadPosition("position-rows", field=field, rows=rows)
        return [-1 if value is None else self._find(field, value, ids) for value in values]

    def _find(self, field: str, value: object, ids: list[str]) -> int:
        if not isinstance(value, str) or not value or value not in ids:
            raise BadPosition("position-unknown", field=field, id=str(value))
        return ids.index(value)

    def counts(self, field: str, ids: list[str]) -> list[int]:
        return self._count(field, self.said.get(field, {}), ids)

    def _count(self, field: str, said: object, ids: list[str]) -> list[int]:
        if not isinstance(said, dict):
            raise self._wrong(field)
        counts = [0] * len(ids)
        for name, count in said.items():
            at = self._find(field, name, ids)
            if type(count) is not int or not 0 <= count < LIMIT:
                raise self._wrong(field)
            counts[at] = count
        return counts

    def rows(self, field: str, ids: list[str], rows: int) -> list[int]:
        """A row of counts for each seat, as one flat list."""
        said = self.said.get(field, [{}] * rows)
        if not isinstance(said, list) or len(said) != rows:
            raise BadPosition("position-rows", field=field, rows=rows)
        flat: list[int] = []
        for row in said:
            flat += self._count(field, row, ids)
        return flat

    def stack(self, field: str, ids: list[str]) -> list[int]:
        """A deck, written from its top and kept from its bottom."""
        said = self.said.get(field, [])
        if not isinstance(said, list):
            raise self._wrong(field)
        return [self._find(field, name, ids) for name in reversed(said)]

    def lists(self, field: str, keys: list[str], ids: list[str]) -> list[list[int] | None]:
        """For each key the ids listed under it, None where the key is left out."""
        said = self.said.get(field, {})
        if not isinstance(said, dict):
            raise self._wrong(field)
        found: list[list[int] | None] = [None] * len(keys)
        for key, names in said.items():
            at = self._find(field, key, keys)
            if not isinstance(names, list):
                raise self._wrong(field)
            listed = [self._find(field, name, ids) for name in names]
            if len(set(listed)) != len(listed):
                raise self._wrong(field)
            found[at] = listed
        return found

    def piles(self, field: str, otherwise: list[int]) -> list[int]:
        """Pairs of cards and dividend cards, written from the top and kept flat from the bottom."""
        if not self.has(field):
            return otherwise
        said = self.said[field]
        if not isinstance(said, list):
            raise self._wrong(field)
        flat: list[int] = []
        for pair in reversed(said):
            if not self._is_pair(pair) or not 0 <= pair[1] <= pair[0] < LIMIT:
                raise self._wrong(field)
            flat += pair
        return flat

    def _is_pair(self, said: object) -> bool:
        return isinstance(said, list) and len(said) == 2 and type(said[0]) is int and type(said[1]) is int

    def rows_of_ids(self, field: str, ids: list[str], rows: int) -> list[list[int]]:
        """For each seat a list of ids."""
        said = self.said[field]
        if not isinstance(said, list) or len(said) != rows or not all(isinstance(row, list) for row in said):
            raise BadPosition("position-rows", field=field, rows=rows)
        return [[self._find(field, name, ids) for name in row] for row in said]

    def words(self, field: str) -> list[int]:
        """The four words of a generator, or nothing."""
        said = self.said.get(field, [])
        if not isinstance(said, list) or len(said) not in (0, 4):
            raise self._wrong(field)
        for word in said:
            if type(word) is not int or not 0 <= word < 1 << 32:
                raise self._wrong(field)
        if said and not any(said):
            raise self._wrong(field)
        return list(said)
