"""The fifteen challenges, each just missed and just met."""

from typing import Any

import pytest

from tests.railroad_tiles.scenes import BOARD, fence, points, row, solo
from tests.scenes import play

STRAIGHTS = ["straight-{}-rural"] * 4 + ["straight-{}-rural-{}"] * 2 + ["straight-{}-rural-traveller"]
STRAIGHTS += ["straight-{}-urban"] * 2 + ["straight-{}-urban-{}", "straight-{}-urban-traveller"]


def straights(kind: str, piece: str) -> list[str]:
    """All eleven straight tiles of a kind."""
    return [name.format(kind, piece) for name in STRAIGHTS]


def line(number: int, kinds: list[str], sides: str, west: str = "F") -> str:
    """Tiles side by side from the west; tiles that would stand beyond Z are too many."""
    assert ord(west) + len(kinds) <= ord("Z") + 1
    return row(number, west, " ".join(kinds), sides)


def standing(challenge: str, land: str, pieces: str = "", **said: Any) -> dict[str, Any]:
    """How a challenge stands in the last round."""
    seen: dict[str, Any] = solo(challenge, land, pieces=[pieces], **{"round": 8, **said}).view(0)["challenge"]
    return seen


def stands(challenge: str, land: str, pieces: str = "", **said: Any) -> tuple[int, bool]:
    seen = standing(challenge, land, pieces, **said)
    return seen["figure"], seen["holds"]


@pytest.mark.parametrize(
    ("challenge", "clause"), [(row["id"], f"RT-15.{number}") for number, row in enumerate(BOARD["challenges"], 1)]
)
def test_the_clauses_tell_the_thresholds_of_the_data(challenge: str, clause: str) -> None:
    data = next(row for row in BOARD["challenges"] if row["id"] == challenge)
    said = ", ".join(str(threshold) for threshold in data["thresholds"])
    for language in ("en", "it"):
        (text,) = [rule["text"] for rule in solo(challenge).game.rules(language) if rule["id"] == clause]
        assert text.startswith(f"{data[f'name_{language}']} ({said}")


@pytest.mark.clause("RT-15.1")
def test_megalopolis_wants_a_city_of_ten() -> None:
    nine = fence("M14", urban="M13 N13 O13 P13 Q13 R13 S13 T13 U13")
    ten = fence("M14", urban="M13 N13 O13 P13 Q13 R13 S13 T13 U13 V13")
    assert (stands("megalopolis", nine), stands("megalopolis", ten)) == ((9, False), (10, True))
    apart = fence("P13", urban="M13 N13 O13 Q13 R13 S13 T13 U13 V13 W13")
    assert stands("megalopolis", apart) == (7, False)
    assert standing("megalopolis", nine)["cells"] == [f"{column}13" for column in "MNOPQRSTU"]


@pytest.mark.clause("RT-15.2", "RT-15.3")
@pytest.mark.parametrize(("challenge", "kind", "piece", "letter"), [
    ("route-66", "highway", "car", "H"), ("trans-europe-express", "rail", "train", "R"),
])  # fmt: skip
def test_a_line_of_fourteen_segments(challenge: str, kind: str, piece: str, letter: str) -> None:
    land = line(13, straights(kind, piece), f"-{letter}-{letter}", "G")  # G13 to Q13
    land += f"\nF13 end-{kind}-rural -{letter}--\nR13 tee-{kind}-rural {letter}{letter}-{letter}".replace("\\\n", "\n")
    assert stands(challenge, land) == (13, False)
    longer = land + f"\nS13 end-{kind}-rural ---{letter}"
    assert stands(challenge, longer) == (14, True)
    beside = land + f"\nR12 end-{kind}-rural --{letter}-"  # the other arm of the junction is as good
    assert stands(challenge, beside) == (14, True)
    branch = longer + f"\nR12 end-{kind}-rural --{letter}-"
    assert stands(challenge, branch) == (14, True)  # a branch is not on the same path
    other = {"route-66": "trans-europe-express", "trans-europe-express": "route-66"}[challenge]
    assert stands(other, longer) == (0, False)


@pytest.mark.clause("RT-15.4")
def test_perfection_allows_three_open_ends() -> None:
    two = "M13 straight-rail-rural R-R-; N13 end-rail-rural R---"
    assert stands("perfection", two) == (3, True)
    assert stands("perfection", two + "; L13 end-rail-rural R---") == (4, False)
    assert stands("perfection", "M13 end-rail-rural R---; M12 end-rail-rural --R-") == (0, True)


@pytest.mark.clause("RT-15.5")
def test_flat_earth_allows_a_height_of_three_whole_rows() -> None:
    assert stands("flat-earth", fence("M12 M13 M14 N13 O13")) == (3, True)
    assert stands("flat-earth", fence("M12 M13 N13 O13 O14 O15")) == (4, False)  # no column is four high


@pytest.mark.clause("RT-15.6")
def test_volcano_wants_a_hole_of_exactly_two_by_two() -> None:
    ring = "M12 M13 N11 O11 P12 P13 N14 O14"
    assert stands("volcano", fence(f"{ring} P11 P14 M14")) == (1, True)  # one corner stays open
    assert stands("volcano", fence(f"{ring} M11 P11 P14 M14".replace("N11 ", ""))) == (0, False)
    for missing in ("P13", "O14"):  # open to the east, to the south
        assert stands("volcano", fence(f"{ring} M11 P11 P14 M14".replace(missing, ""))) == (0, False)
    long = "M12 M13 N11 O11 P11 Q12 Q13 N14 O14 P14 Q11 Q14 M14"  # three by two
    assert stands("volcano", fence(long)) == (0, False)
    small = "M13 N12 O13 N14 M12 O12 O14"
    assert stands("volcano", fence(small)) == (0, False)
    assert standing("volcano", fence(f"{ring} P11 P14 M14"))["cells"] == ["N12", "O12", "N13", "O13"]


@pytest.mark.clause("RT-15.7")
def test_holes_wants_three_holes_of_one_cell() -> None:
    top = "M12 N12 O12 P12 Q12 R12 S12"
    two = fence(f"{top} M13 O13 Q13 N14 P14 O14")
    three = fence(f"{top} M13 O13 Q13 S13 N14 O14 P14 Q14 R14")
    assert (stands("holes", two), stands("holes", three)) == ((2, False), (3, True))
    assert standing("holes", three)["cells"] == ["N13", "P13", "R13"]


@pytest.mark.clause("RT-15.8")
def test_distant_friends_wants_two_travellers_twelve_apart_with_none_between() -> None:
    between = ["straight-highway-rural"] * 4 + ["straight-highway-rural-car"] * 2 + ["straight-highway-urban"] * 2
    between += ["straight-highway-urban-car", "tee-highway-rural"]
    ends = ["straight-highway-rural-traveller", "straight-highway-urban-traveller"]

    def apart(middle: list[str]) -> str:
        kinds = [ends[0], *middle, ends[1]]
        junctions = {"tee-highway-rural": "HH-H", "tee-highway-urban-traveller": "HH-H"}
        return "\n".join(
            f"{chr(ord('F') + at)}13 {kind} {junctions.get(kind, '-H-H')}" for at, kind in enumerate(kinds)
        ).replace("\\\n", "\n")

    eleven, twelve = apart(between), apart([*between, "tee-highway-rural"])
    assert stands("distant-friends", eleven, "F13 Q13") == (11, False)
    assert stands("distant-friends", twelve, "F13 R13") == (12, True)
    assert stands("distant-friends", twelve, "F13") == (0, False)
    met = apart([*between[:5], "tee-highway-urban-traveller", *between[5:]])
    assert stands("distant-friends", met, "F13 R13") == (12, True)  # an icon between them does no harm
    assert stands("distant-friends", met, "F13 R13 L13") == (6, False)


@pytest.mark.clause("RT-15.9")
def test_station_chaos_wants_ten_stations_joined_by_both_kinds() -> None:
    kinds = ["station-straight-rural"] * 3 + [
        f"station-straight-rural-{piece}" for piece in ("car", "train", "traveller")
    ]
    kinds += ["station-straight-urban"] * 2 + ["station-straight-urban-traveller"]
    sides = ["-H-R", "-R-H"]  # highway to the east, then railway, by turns
    land = "; ".join(f"{chr(ord('H') + at)}13 {kind} {sides[at % 2]}" for at, kind in enumerate(kinds))
    assert stands("station-chaos", land) == (9, False)
    assert stands("station-chaos", land + "; Q13 station-curve-rural R--H") == (10, True)
    apart = land + "; M12 station-curve-rural RH--"
    assert stands("station-chaos", apart) == (9, False)  # beside them, not connected


@pytest.mark.clause("RT-15.10", "RT-15.11")
@pytest.mark.parametrize(("challenge", "kind", "piece", "letter", "other"), [
    ("car-paradise", "highway", "car", "H", "R"), ("train-paradise", "rail", "train", "R", "H"),
])  # fmt: skip
def test_a_paradise_wants_eight_pieces_on_one_network(
    challenge: str, kind: str, piece: str, letter: str, other: str
) -> None:
    straight = f"-{letter}-{letter}"
    tiles = [(f"straight-{kind}-rural-{piece}", straight)] * 2 + [(f"straight-{kind}-urban-{piece}", straight)]
    tiles += [(f"tee-{kind}-{ground}-{piece}", f"{letter}{letter}-{letter}") for ground in ("rural", "urban")]
    tiles += [(f"overpass-{ground}-{piece}", f"{other}{letter}{other}{letter}") for ground in ("rural", "urban")]
    tiles += [(f"cross-{kind}-rural-{piece}", letter * 4)]
    land = "; ".join(f"{chr(ord('H') + at)}13 {tile} {sides}" for at, (tile, sides) in enumerate(tiles))
    cells = [f"{chr(ord('H') + at)}13" for at in range(8)]
    assert stands(challenge, land, " ".join(cells[:7])) == (7, False)
    assert stands(challenge, land, " ".join(cells)) == (8, True)


@pytest.mark.clause("RT-15.12")
def test_four_cities() -> None:
    three = fence("P13 T13", urban="M13 N13 O13 Q13 R13 S13 U13 V13 W13")
    four = fence("P13 T13 P14", urban="M13 N13 O13 Q13 R13 S13 U13 V13 W13 O15 P15 Q15")
    assert (stands("four-cities", three), stands("four-cities", four)) == ((3, False), (4, True))


@pytest.mark.clause("RT-15.13")
def test_strict_rules_forbid_two_of_a_type_in_a_row_across_gaps_too() -> None:
    land = """
    M13 straight-highway-rural-car H-H-
    M12 straight-highway-rural-car H-H-
    N12 straight-rail-rural-train R-R-
    O12 straight-rail-rural R-R-
    O13 straight-rail-rural-train R-R-
    O11 station-straight-urban H-R-
    O10 straight-highway-urban-car H-H-
    N13 end-rail-rural R---
    """
    assert stands("strict-rules", land, "M13 M12 O13") == (1, True)
    gap = land.replace("    N13 end-rail-rural R---\n", "")
    gap = gap.replace("O13 straight-rail-rural-train", "O13 straight-rail-urban-train")
    gap += "L13 straight-rail-rural-train R-R-"
    assert stands("strict-rules", gap, "L13 O13") == (2, False)
    assert stands("strict-rules", gap, "L13 N12") == (1, True)
    assert stands("strict-rules", gap, "M13 O13") == (1, True)  # of different types


@pytest.mark.clause("RT-15.14")
def test_regulated_traffic_allows_two_of_a_type_on_a_network() -> None:
    land = """
    M13 straight-highway-rural-car H-H-
    M12 straight-highway-rural-car H-H-
    M11 straight-highway-urban-car H-H-
    """
    assert stands("regulated-traffic", land, "M13 M12") == (2, True)
    assert stands("regulated-traffic", land, "M13 M12 M11") == (3, False)
    travellers = """
    M13 straight-rail-rural-traveller R-R-
    M12 station-straight-rural H-R-
    M11 straight-highway-rural-traveller H-H-
    M10 straight-highway-urban-traveller H-H-
    """
    assert stands("regulated-traffic", travellers, "M13 M11 M10") == (3, False)  # by a change at the station


@pytest.mark.clause("RT-15.14", "RT-14.4")
def test_a_tile_that_joins_networks_can_break_regulated_traffic() -> None:
    """Two cars on one highway, one on another, and a gap of one tile between the two."""
    land = """
    L13 straight-highway-rural-car -H-H
    M13 straight-highway-rural-car -H-H
    M12 straight-rail-rural -R-R
    N12 straight-rail-rural -R-R
    O12 straight-rail-rural -R-R
    O13 straight-highway-urban-car -H-H
    """
    state = solo("regulated-traffic", land, hand="straight-highway-rural", pieces=["L13 M13 O13"], round=8)
    assert state.view(0)["challenge"]["holds"]
    play(state, "lay 1 N13 right")
    assert (state.view(0)["challenge"]["figure"], state.view(0)["challenge"]["holds"]) == (3, False)


@pytest.mark.clause("RT-15.15")
def test_tired_travellers_score_only_without_a_change() -> None:
    line = """
    M13 straight-rail-rural-traveller R-R-
    M12 station-straight-rural-traveller H-R-
    M11 straight-highway-rural-traveller H-H-
    M10 straight-highway-urban-traveller H-H-
    """
    state = solo("tired-travellers", line, pieces=["M11 M10"], round=8)
    assert points(state, "M13") == 1  # they are beyond the station
    assert points(state, "M12") == 3  # on a station both railway and highway are one's own
    state = solo("tired-travellers", line, pieces=["M12 M11"], round=8)
    assert points(state, "M13") == 2  # the one on the station, not the one beyond
    assert points(state, "M10") == 3
    assert points(solo("perfection", line, pieces=["M12 M11"], round=8), "M13") == 3
    assert state.view(0)["challenge"]["holds"]
