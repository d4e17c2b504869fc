"""What a player is told to do, at moments that random play does not come to."""

import pytest

from roundhouse import State
from tests.railroad_tiles.scenes import GAME, population, scene
from tests.scenes import play

CLOSED = "M13 end-rail-rural R---; M12 end-rail-rural --R-"
TOWN = "M13 straight-highway-rural H-H-; N13 straight-rail-rural R-R-"
NONE_LEFT = [["curve-highway-rural", "curve-highway-urban"], []]
ASKED = {
    "options": {"objectives": "central-station+stadium+temple"},
    "tokens": ["car-flag", "train-flag", "traveller-flag"],
}


def asked(land: str, hand: str, own: str, **said: object) -> State:
    objectives = [own.split(), ["central-station", "stadium", "temple"]]
    return scene(2, land, hand=hand, due=True, objectives=objectives, **ASKED, **said)


def told(state: State, language: str) -> str:
    return GAME.prompt(state, state.actors[0], language)


@pytest.mark.parametrize(
    ("state", "english", "italian"),
    [
        (scene(2, TOWN), "Round 3: choose a column.", "Round 3: scegli una colonna."),
        (
            scene(2, TOWN, hand="curve-rail-rural", refused=NONE_LEFT),
            "Lay your last tile.",
            "Piazza la tua ultima tessera.",
        ),
        (
            scene(2, TOWN, hand="curve-rail-rural tee-rail-rural"),
            "Lay one of your 2 tiles, or refuse one.",
            "Piazza una delle tue 2 tessere, o rifiutane una.",
        ),
        (
            asked(TOWN, "curve-rail-rural", "temple", refused=NONE_LEFT),
            "Lay your last tile or the objective that is asked for.",
            "Piazza la tua ultima tessera o l’Obiettivo richiesto.",
        ),
        (
            asked(CLOSED, "cross-rail-rural-train", "stadium"),
            "None of your tiles fits: add one of your objectives, or refuse a tile.",
            "Per le tue tessere non c’è posto: aggiungi uno dei tuoi Obiettivi, o rifiuta una tessera.",
        ),
        (
            asked(CLOSED, "cross-rail-rural-train", "stadium", refused=NONE_LEFT),
            "Add one of your objectives: it is asked for.",
            "Aggiungi uno dei tuoi Obiettivi: è richiesto.",
        ),
        (
            population(2, "car train", "M13 straight-highway-rural-car H-H-"),
            "2 tokens are left: place a piece, or finish.",
            "2 segnalini: metti una pedina, o concludi.",
        ),
    ],
)
def test_a_prompt_says_what_can_be_done(state: State, english: str, italian: str) -> None:
    assert (told(state, "en"), told(state, "it")) == (english, italian)


def test_a_prompt_for_the_choice_of_an_objective_to_discard() -> None:
    state = asked(CLOSED, "straight-rail-rural", "central-station temple")
    play(state, "refuse 1")
    assert told(state, "en") == "None of your objectives fits: discard one."
    assert told(state, "it") == "Per i tuoi Obiettivi non c’è posto: scartane uno."
    assert GAME.prompt(state, 1, "en") == "It is someone else’s turn."
