"""What a player is told to do can be done: the moments in which less than usual is left."""

from roundhouse import State
from roundhouse.kernel import text
from tests.scenes import legal, play
from tests.union_pacific.scenes import scene
from tests.union_pacific.toys import ONE_WAY_OUT

ALL_BUT_WHITE_DEAD = {"bnl": "hub--yard"}


def told(state: State, seat: int = 0) -> list[str]:
    return [state.game.prompt(state, seat, language) for language in text.LANGUAGES]


def test_with_dead_cards_alone_nobody_is_told_to_build_or_invest() -> None:
    state = scene(game=ONE_WAY_OUT, trains=ALL_BUT_WHITE_DEAD, cards=["clear black black dotted"])
    assert legal(state) == ["scrap clear", "scrap black", "scrap dotted"]
    for sentence in told(state):
        assert not any(word in sentence.lower() for word in ("build", "invest", "costrui"))


def test_with_nothing_more_to_lay_nobody_is_told_to_invest_more() -> None:
    state = scene(hands=["bnl ms dm"])
    play(state, "invest bnl", "invest ms")
    assert told(state) == [
        "Discard a track card to end the turn: nothing else can be done.",
        "Scarta una carta percorso e finisci il turno: non puoi fare altro.",
    ]


def test_without_a_track_card_nobody_is_told_to_discard_one() -> None:
    state = scene(cards=[""], hands=["bnl bnl"], phase="turn")
    play(state, "invest bnl")
    assert told(state) == ["Invest more, or end the turn.", "Investi ancora, oppure finisci il turno."]
    play(state, "invest bnl")
    assert told(state) == ["End the turn: nothing else can be done.", "Finisci il turno: non puoi fare altro."]


def test_shares_are_offered_only_where_they_lie() -> None:
    train = {"phase": "train", "card": "clear"}
    state = scene(up_stack=0, **train)
    play(state, next(action for action in legal(state) if action.startswith("build")))
    assert told(state)[0] == "Take a share: from the row, or blind from the share deck."
    state = scene(deck="dividend", row="", **train)
    play(state, next(action for action in legal(state) if action.startswith("build")))
    assert told(state)[0] == "Take a share: from the UP stack, or blind from the share deck."
