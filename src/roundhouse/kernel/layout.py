"""The layout of an action space: its kinds, and the id lists of their targets. Numbers and meanings by arithmetic.

Kinds are numbered one after the other in the order they are declared; inside a kind the last target counts fastest.
A browser gets `dump()` and computes the same numbers (web/src/lib/layout.ts).
"""

from collections.abc import Sequence
from typing import Any

Ids = list[str] | range


class Target:
    """What an action points at: a name, and the ids it can take. A range stands for its numbers, written in decimal.

    One `Target` may serve several kinds: its ids are then kept, and sent, once.
    """

    def __init__(self, name: str, ids: Ids) -> None:
        self.name = name
        self.ids = ids
        self.size = len(ids)
        self._digits: dict[str, int] = {}
        if isinstance(ids, range):
            if ids.step != 1:
                raise ValueError(f"the range of {name} has a step")
        else:
            self._digits = {id: digit for digit, id in enumerate(ids)}
            if len(self._digits) != self.size:
                raise ValueError(f"{name} has an id twice")

    def id(self, digit: int) -> str:
        return str(self.ids[digit])

    def digit(self, id: str) -> int:
        """The place of an id among the ids, or -1."""
        ids = self.ids
        if not isinstance(ids, range):
            return self._digits.get(id, -1)
        try:
            number = int(id)
        except ValueError:
            return -1
        return number - ids.start if number in ids and str(number) == id else -1


class Kind:
    """A kind of action: a number for each combination of its targets; one alone if it has none."""

    def __init__(self, name: str, *targets: Target) -> None:
        self.name = name
        self.targets: list[Target] = list(targets)
        names = {target.name for target in targets}
        if len(names) != len(targets) or "kind" in names:
            raise ValueError(f"the targets of {name} need names of their own")
        self.size = 1
        for target in targets:
            self.size *= target.size
        self.first = 0  # its first action: set by the layout


class Layout:
    """The whole action space: `size` actions, from 0 to size - 1."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds: list[Kind] = list(kinds)
        self._named: dict[str, Kind] = {kind.name: kind for kind in kinds}
        if len(self._named) != len(self.kinds):
            raise ValueError("two kinds have the same name")
        self.size = 0
        for kind in kinds:
            kind.first = self.size
            self.size += kind.size

    def first(self, kind: str) -> int:
        """The first action of a kind."""
        return self._named[kind].first

    def meaning(self, action: int) -> dict[str, str]:
        """The kind and the targets of an action, which must be one of the space."""
        kind = self._kind_of(action)
        digits: list[int] = []
        rest = action - kind.first
        for target in reversed(kind.targets):
            digits.append(rest % target.size)
            rest //= target.size
        meaning = {"kind": kind.name}
        for target in kind.targets:
            meaning[target.name] = target.id(digits.pop())
        return meaning

    def _kind_of(self, action: int) -> Kind:
        if not 0 <= action < self.size:
            raise IndexError(action)
        low, high = 0, len(self.kinds)
        while high - low > 1:
            middle = (low + high) // 2
            if self.kinds[middle].first <= action:
                low = middle
            else:
                high = middle
        return self.kinds[low]

    def kinds_of(self, actions: list[int]) -> list[str]:
        """The names of the kinds of ascending actions, each once, in the order of the layout."""
        names: list[str] = []
        end = 0
        for action in actions:
            if action >= end:
                kind = self._kind_of(action)
                names.append(kind.name)
                end = kind.first + kind.size
        return names

    def number(self, kind: str, targets: dict[str, str]) -> int | None:
        """The action of that kind with exactly these targets; None if there is no such action."""
        named = self._named.get(kind)
        if named is None or len(targets) != len(named.targets):
            return None
        rest = 0
        for target in named.targets:
            digit = target.digit(targets.get(target.name, ""))
            if digit < 0:
                return None
            rest = rest * target.size + digit
        return named.first + rest

    def matching(self, partial: dict[str, str]) -> list[int]:
        """All actions whose meaning has all of these, ascending. Kinds that lack such a target have none."""
        wanted = dict(partial)
        name = wanted.pop("kind", None)
        actions: list[int] = []
        for kind in self.kinds:
            if name is None or kind.name == name:
                actions += _matching(kind, wanted)
        return actions

    def count(self, partial: dict[str, str]) -> int:
        """How many `matching` would give, without listing them: a kind may have a hundred thousand."""
        wanted = dict(partial)
        name = wanted.pop("kind", None)
        count = 0
        for kind in self.kinds:
            if name is None or kind.name == name:
                count += _count(kind, wanted)
        return count

    def dump(self) -> dict[str, Any]:
        """The layout as JSON-ready data, each list of ids once."""
        lists: dict[str, list[str]] = {}
        kinds = [{"kind": kind.name, "targets": [_dump(each, lists) for each in kind.targets]} for kind in self.kinds]
        return {"lists": lists, "kinds": kinds}


def _matching(kind: Kind, wanted: dict[str, str]) -> list[int]:
    if not wanted.keys() <= {target.name for target in kind.targets}:
        return []
    actions = [0]
    for target in kind.targets:
        if target.name in wanted:
            digit = target.digit(wanted[target.name])
            if digit < 0:
                return []
            actions = [rest * target.size + digit for rest in actions]
        else:
            actions = [rest * target.size + digit for rest in actions for digit in range(target.size)]
    return [kind.first + rest for rest in actions]


def _count(kind: Kind, wanted: dict[str, str]) -> int:
    if not wanted.keys() <= {target.name for target in kind.targets}:
        return 0
    count = 1
    for target in kind.targets:
        if target.name not in wanted:
            count *= target.size
        elif target.digit(wanted[target.name]) < 0:
            return 0
    return count


def _dump(target: Target, lists: dict[str, list[str]]) -> dict[str, Any]:
    ids = target.ids
    if isinstance(ids, range):
        return {"name": target.name, "from": ids.start, "to": ids.stop - 1}
    for name, listed in lists.items():
        if listed == ids:
            return {"name": target.name, "list": name}
    name, copies = target.name, 1
    while name in lists:
        copies += 1
        name = f"{target.name}-{copies}"
    lists[name] = list(ids)
    return {"name": target.name, "list": name}
