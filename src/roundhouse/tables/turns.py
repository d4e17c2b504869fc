"""The game part of a table: its record and state, the turns played, and those that are still tentative.

A tentative turn is played on a clone of the state and kept by its player alone. It never holds an action that meets
chance, reveals something or passes the turn: such an action stands last, undone, until its player confirms it.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from roundhouse.kernel.errors import IllegalAction
from roundhouse.kernel.events import Event
from roundhouse.kernel.game import Game, State
from roundhouse.kernel.record import Record
from roundhouse.tables.errors import TableError
from roundhouse.tables.parts import Joined, Part

WORLDS = 3  # so many imagined states tell what is certain from what is not


def is_final(before: State, after: State, seat: int) -> bool:
    """Whether what lies between these two cannot be taken back freely."""
    return after.seal != before.seal or seat not in after.actors


class PublicFacts:
    """What all who see a state see alike, None until it is asked for.

    view      the game's view as everybody has it
    standing  everybody's points, if all may know them
    """

    def __init__(self) -> None:
        self.view: Part | None = None
        self.standing: Part | None = None


class Situation:
    """A state as one reader has it, and what was imagined from it when it was first asked for.

    state   never written to
    public  what others see of the same state, too
    before  where the free step was made that led here, None at the start of a turn
    step    the action of that step
    worlds  imagined states of it, as many as were needed so far
    finals  for each legal action whether it would be final, in ascending order, None until it is known
    legal   the legal actions in words, by language: every later step of the turn tells them again
    """

    def __init__(self, state: State, public: PublicFacts, before: "Situation | None" = None, step: int = -1) -> None:
        self.state = state
        self.public = public
        self.before = before
        self.step = step
        self.worlds: list[State] = []
        self.finals: dict[int, bool] | None = None
        self.legal: dict[str, Part] = {}

    def view(self, reader: int | None) -> Joined:
        """The game as the reader sees it."""
        shared = self.public.view
        if shared is None:
            shared = self.public.view = Part(self.state.public_view())
        return Joined(shared, self.state.own_view(reader))

    def worlds_after(self, worlds: list[State], seat: int) -> list[State]:
        """What was imagined before the step, with the step done: to imagine anew would cost ten times as much.

        A free step reveals nothing, so these are as good as new ones; [] if one of them is no such state after all.
        """
        legal = self.state.legal(seat)
        then: list[State] = []
        for world in worlds:
            after = world.clone()
            after.apply(seat, self.step)
            if is_final(world, after, seat) or after.legal(seat) != legal:
                return []
            then.append(after)
        return then


class Step(NamedTuple):
    """A tentative action, where it was chosen, and what it has told."""

    action: int
    before: Situation
    events: list[Event]


class Draft:
    """A seat's tentative turn: the steps done on clones, and perhaps the final action, to be confirmed."""

    def __init__(self, base: Situation, seat: int) -> None:
        self.seat = seat
        self.here = base
        self.steps: list[Step] = []
        self.final: int | None = None

    @property
    def state(self) -> State:
        return self.here.state

    @property
    def actions(self) -> list[int]:
        """The steps, without the final action."""
        return [step.action for step in self.steps]

    @property
    def whole(self) -> list[int]:
        """All that is chosen: the steps, and the final action if there is one."""
        return self.actions if self.final is None else [*self.actions, self.final]

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    def first(self, keep: int) -> "Draft":
        """A turn of the first so many steps, to go on with; this one stays as it is."""
        kept = Draft(self.here if keep == len(self.steps) else self.steps[keep].before, self.seat)
        kept.steps = self.steps[:keep]
        return kept

    def try_step(self, action: int) -> bool:
        """Do the action if it is legal and free; False if it is final. An illegal one raises, and nothing changes."""
        after = self.state.clone()
        news: list[Event] = []
        after.apply(self.seat, action, news)
        if is_final(self.state, after, self.seat):
            return False
        self.steps.append(Step(action, self.here, news))
        self.here = Situation(after, PublicFacts(), self.here, action)
        return True


class Turn(NamedTuple):
    """A confirmed turn: the number of its first move, whose it was, and who could act when it was played.

    `shared` is a turn of a simultaneous phase, be it the last one's choice: that is final.
    """

    start: int
    seat: int
    waiting: tuple[int, ...]
    shared: bool


class Play:
    """A game under way: everything here follows from the record, but for the tentative turns.

    `step` counts the moves. `moments` are the numbers of moves after which there was something new for others to see,
    the start among them: what is done unseen has no number of its own for a reader, or they would tell how much it was.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.state = record.start(game)
        self.turns: list[Turn] = []
        self.moments = [0]
        self.drafts: dict[int, Draft] = {}
        self._situations: dict[int | None, Situation] = {}  # of readers, since the last move
        self._public = PublicFacts()

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return len(self.record.moves)

    @property
    def seen(self) -> int:
        """The last step as readers count."""
        return len(self.moments) - 1

    def seen_at(self, moves: int) -> int:
        """The step as readers count that so many moves have led to."""
        return bisect_right(self.moments, moves) - 1

    def moves_at(self, seen: int) -> int:
        """How many moves led to a step that readers count."""
        if not 0 <= seen <= self.seen:
            raise TableError("table-no-step", step=str(seen), last=self.seen)
        return self.moments[seen]

    def situation(self, seat: int | None) -> Situation:
        """The game as this seat sees it, its own tentative turn included."""
        draft = None if seat is None else self.drafts.get(seat)
        return self.base(seat) if draft is None else draft.here

    def base(self, seat: int | None) -> Situation:
        """The game as all see it, no tentative turn included, for what this seat imagines from it."""
        known = self._situations.get(seat)
        if known is None or known.state is not self.state:
            known = self._situations[seat] = Situation(self.state, self._public)
        return known

    def _forget(self) -> None:
        """What was found out about a state that is no longer the game's."""
        self._situations.clear()
        self._public = PublicFacts()

    def start_of_turn(self, seat: int) -> Situation:
        """The game as this seat had it before the first step of its tentative turn."""
        draft = self.drafts.get(seat)
        return draft.steps[0].before if draft is not None and draft.steps else self.situation(seat)

    def here(self, seat: int | None) -> State:
        return self.situation(seat).state

    def at(self, step: int) -> State:
        """The state after so many moves."""
        return next(islice(self.record.steps(self.game), step, None))

    # Tentative turns ------------------------------------------------------------------------------------------------

    def draft(self, seat: int, actions: Sequence[int], final: int | None) -> Draft:
        """A tentative turn from the state as it is: as many of these actions as are legal and free in it."""
        made = self.kept(seat, _common(self.tentative(seat), actions))
        for action in actions[len(made.steps) :]:
            try:
                if not made.try_step(action):
                    return made
            except IllegalAction:
                return made
        if final is not None and made.state.why_not(seat, final) is None:
            made.final = final
        return made

    def kept(self, seat: int, keep: int) -> Draft:
        """The first so many steps of the seat's tentative turn, to go on with."""
        return self.drafts[seat].first(keep) if seat in self.drafts else Draft(self.base(seat), seat)

    def tentative(self, seat: int) -> list[int]:
        """The free actions of a seat's tentative turn."""
        return self.drafts[seat].actions if seat in self.drafts else []

    def keep(self, draft: Draft) -> None:
        """An empty tentative turn is none."""
        if draft.steps or draft.final is not None:
            self.drafts[draft.seat] = draft
        else:
            self.drafts.pop(draft.seat, None)

    def drop(self, seat: int) -> None:
        self.drafts.pop(seat, None)

    # Moves ----------------------------------------------------------------------------------------------------------

    def play(self, seat: int, actions: Sequence[int]) -> list[tuple[int, Event]]:
        """Do a confirmed turn and tell what happened, step by step as readers count; if an action is illegal, nothing
        is done."""
        after = self.state.clone()
        moments = self.moments[:]
        events: list[tuple[int, Event]] = []
        last = self.step + len(actions)
        for step, action in enumerate(actions, self.step + 1):
            news: list[Event] = []
            before = after.clone()
            after.apply(seat, action, news)
            if step == last or news or before.public_view() != after.public_view():
                moments.append(step)
            events += [(len(moments) - 1, event) for event in news]
        self.moments = moments
        waiting = self.state.actors
        self.turns.append(Turn(self.step, seat, waiting, self._is_shared(seat, waiting)))
        for action in actions:
            self.record.add(seat, action)
        self.state = after
        self._forget()
        self.drop(seat)
        self._draft_anew()
        if after.over:
            self.record.close(after)
        return events

    def _is_shared(self, seat: int, waiting: tuple[int, ...]) -> bool:
        if len(waiting) > 1:
            return True
        last = self.turns[-1] if self.turns else None
        return last is not None and last.shared and last.seat != seat and seat in last.waiting

    def _draft_anew(self) -> None:
        """Others who choose at the same time keep their tentative turns, as far as they still fit."""
        for draft in list(self.drafts.values()):
            self.drop(draft.seat)
            self.keep(self.draft(draft.seat, draft.actions, draft.final))

    def rewind(self, to: int) -> None:
        """Back to the state after so many moves; chance goes on from there as it did before."""
        self.state = self.at(to)
        self._forget()
        del self.record.moves[to:]
        del self.moments[self.seen_at(to) + 1 :]
        self.turns = [turn for turn in self.turns if turn.start < to]
        self.drafts.clear()


def _common(before: Sequence[int], after: Sequence[int]) -> int:
    """How many actions two turns begin with alike."""
    count = 0
    while count < min(len(before), len(after)) and before[count] == after[count]:
        count += 1
    return count
