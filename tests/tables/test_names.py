"""Names of players and tables: readable ones, and at one table none that is taken for another."""

import pytest

import roundhouse
from roundhouse.tables import open_table
from roundhouse.tables.names import check_name, check_title
from tests.tables.scenes import NOON, Scene, refused

RIGHT_TO_LEFT = "\u202e"
UNSEEN = {
    "right-to-left override": f"An{RIGHT_TO_LEFT}na",
    "isolate": "An\u2066na\u2069",
    "mark": "Anna\u200f",
    "zero width": "An\u200bna",
    "joiner": "An\u200dna",
    "soft hyphen": "An\u00adna",
    "bell": "An\x07na",
    "escape": "\x1b[31mAnna",
    "next to nothing": "\u3164",
    "blank": "\u2800\u2800",
    "accents alone": "\u0301\u0302",
    "piled up": "A\u0301\u0302\u0303\u0304nna",
    "private use": "\ue000",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN.keys())
def test_a_name_holds_nothing_that_hides_or_steers_the_text(name: str) -> None:
    with refused("table-bad-name"):
        check_name(name, [])


@pytest.mark.parametrize("name", ["right-to-left override", "zero width", "bell", "piled up"])
def test_nor_does_the_name_of_a_table(name: str) -> None:
    with refused("table-bad-title"):
        check_title(UNSEEN[name])
    with refused("table-bad-title"):
        check_title("x" * 81)


def test_names_are_kept_in_one_form() -> None:
    assert check_name("  Jose\u0301\u00a0  Luis\t", []) == "Jos\u00e9 Luis"
    assert check_title("  Friday\n club ") == "Friday club"
    assert check_title("") == ""


@pytest.mark.parametrize(
    "name", ["Ольга", "Νίκος", "山田 太郎", "רות", "Zoë", "O'Neill", "Ngô Đình", "R2-D2", "★", "Anna 🚂", "❤️"]
)
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert check_name(name, ["Bruno", "Carla"]) == name


@pytest.mark.parametrize(
    ("seated", "name"),
    [
        ("Anna", "Аnnа"),  # the first and the last letter are Cyrillic
        ("Anna", "Ａｎｎａ"),
        ("Anna", "Ánna"),
        ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Marco", "Μarco"),  # a Greek capital
        ("Ilaria", "llaria"),  # a small L
        ("Ilaria", "ÍLARIA"),
        ("Elena", "E1ena"),
        ("Otto", "0tto"),
        ("Modern", "Rnodern"),
        ("Pavel", "Раvel"),
        ("Nick", "Νick"),
        ("Anna", "ꓮnna"),  # Lisu
        ("Dino", "Ꭰino"),  # Cherokee
        ("Sara", "Տara"),  # Armenian
        ("Paolo", "Ⲣaolo"),  # Coptic
        ("Leo", "ʟeo"),  # a small capital
        ("Elena", "Eǀena"),  # a click
    ],
)
def test_names_that_are_taken_for_each_other_do_not_meet_at_a_table(seated: str, name: str) -> None:
    for first, second in ((seated, name), (name, seated)):
        with refused("table-name-alike"):
            check_name(second, ["Bruno", first])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Ida"),
        ("Jan", "Ian"),
        ("Gio", "Glo"),
        ("Player 6", "Player 8"),
        ("山田", "山本"),
        ("Олег", "Ольга"),
        ("★", "❤"),
    ],
)
def test_names_that_look_different_do(one: str, other: str) -> None:
    assert check_name(one, [other]) == one
    assert check_name(other, [one]) == other


def test_it_holds_wherever_a_name_is_given() -> None:
    game = roundhouse.game(roundhouse.games()[0])
    scene = Scene.of([open_table(game, players=max(game.players), at=NOON)], game)
    scene.do(scene.seat(0).sit("Anna"))
    scene.do(scene.host().invite(1, "Bruno"))
    for call in (
        lambda: scene.seat(2).sit("Аnna"),
        lambda: scene.seat(2).sit("Вruno"),
        lambda: scene.host().invite(2, "Ánna"),
        lambda: scene.host().seat_bot(2, "random", "Annа"),
    ):
        with refused("table-name-alike"):
            call()


def test_a_table_of_before_with_names_alike_is_still_a_table() -> None:
    game = roundhouse.game(roundhouse.games()[0])
    scene = Scene.of([open_table(game, players=max(game.players), at=NOON)], game)
    entry = scene.seat(0).sit("Anna")
    scene.do(entry)
    scene.do(entry._replace(version=entry.version + 1, by=1, facts={**entry.facts, "name": f"Аnna{RIGHT_TO_LEFT}"}))
    assert scene.table.seats[1].name == f"Аnna{RIGHT_TO_LEFT}"
