"""In any order: RV-4, with the payment in between."""

import pytest

from tests.railroad_revolution.scenes import (
    BOARD,
    OTHERS,
    START,
    TO_CHICAGO,
    TO_MIAMI,
    money,
    reserve,
    scene,
    seat,
    shares,
    targets,
    track,
    trains,
    way_to,
)
from tests.scenes import keys, legal, play, refused


@pytest.mark.clause("RV-4.1")
def test_an_effect_that_needs_no_place_may_come_first_and_make_it_possible() -> None:
    taken = [[], ["washington", "charlotte"]]
    state = scene(money=[100], shares=[0], trains_up=["money"], stations=taken)
    assert "purple station" in targets(state, "work")
    assert "white station" not in targets(state, "work")
    play(state, "work purple station", "take ability", "flip money up")
    assert money(state) == 600
    play(state, "station charlotte", "end")
    assert money(state) == 450


@pytest.mark.clause("RV-4.1")
def test_the_bonus_of_the_place_may_pay_for_it() -> None:
    taken = [[], ["washington", "charlotte"]]
    poor = {"money": [100], "shares": [0], "trains_up": ["money"], "stations": taken}
    state = scene(networks=[TO_MIAMI], tiles={"miami": "2-d"}, **poor)
    play(state, "work white station")
    assert targets(state, "station") == {"miami"}  # the first there turns a train
    play(state, "station miami", "take bonus", "flip money up", "end")
    assert money(state) == 450


@pytest.mark.clause("RV-4.1")
def test_a_rail_laid_by_a_train_may_connect_the_city_to_build_in() -> None:
    everywhere = [START, "charlotte--savannah"]
    built = ["washington", "charlotte"]
    state = scene(
        networks=[everywhere], stations=[built], trains_up=["rail"], money=[450], shares=[0], tiles={"miami": "2-c"}
    )
    assert "purple station" in targets(state, "work")
    assert "white station" not in targets(state, "work")
    play(state, "work purple station")
    assert targets(state, "take") == {"ability"}
    play(state, "take ability", "flip rail up")
    assert targets(state, "rail") == {"savannah--miami"}
    play(state, "rail savannah--miami", "station miami", "end")
    assert money(state) == 0


@pytest.mark.clause("RV-4.1")
def test_rewards_of_a_place_come_after_it_is_built() -> None:
    state = scene()
    play(state, "work turquoise station")
    for effect in ("main", "bonus"):
        refused(state, f"take {effect}", "RV-4.1")
    refused(state, "take ability", "RV-4.1")
    play(state, "station washington")
    assert {"ability", "promotion", "main", "bonus"} <= targets(state, "take")


@pytest.mark.clause("RV-4.1", "RV-4.6")
def test_shares_that_hang_on_nothing_may_be_taken_before_the_rails_and_pay_for_them() -> None:
    state = scene(money=[100], shares=[0])
    assert "grey railroad" in targets(state, "work")
    play(state, "work grey railroad", "take ability", "take sell-share", "take sell-share")
    assert money(state) == 400
    assert targets(state, "rail") == {"charlotte--atlanta", "charlotte--savannah"}
    play(state, "rail charlotte--atlanta", "rail atlanta--vicksburg", "end")
    assert money(state) == 0


@pytest.mark.clause("RV-4.2")
def test_the_price_waits_until_the_action_ends() -> None:
    state = scene(money=[150], shares=[1])
    play(state, "work white station", "station charlotte", "take sell-share", "take main", "advance stations", "stop")
    assert money(state) == 300
    log: list[object] = []
    play(state, "end", log=log)  # type: ignore[arg-type]
    assert (money(state), keys(log)[0]) == (150, "paid")  # type: ignore[arg-type]


@pytest.mark.clause("RV-4.2")
def test_the_action_cannot_end_before_it_can_be_paid() -> None:
    state = scene(money=[100], shares=[1], stations=[[], ["charlotte"]])
    play(state, "work white station", "station charlotte")
    refused(state, "end", "RV-4.2")
    play(state, "take sell-share", "end")
    assert (money(state), shares(state)) == (100, 0)


@pytest.mark.clause("RV-4.3")
def test_the_price_of_an_effect_is_paid_before_it_brings_anything() -> None:
    state = scene(money=[50], shares=[3], trains_up=["money"])
    play(state, "work purple station")
    refused(state, "take ability", "RV-4.3")
    play(state, "take sell-share", "take ability")
    assert money(state) == 100
    play(state, "flip money up")
    assert money(state) == 700


@pytest.mark.clause("RV-4.4")
def test_nobody_pays_for_nothing() -> None:
    state = scene(objectives=[["a1-1 orange", "a2-3 grey"]], trains_down=["promote"])
    play(state, "work purple station", "take ability", "flip promote down")
    state = scene(objectives=[["a1-1 orange", "a2-3 grey"]], networks=[TO_MIAMI], tiles={"miami": "2-b"})
    play(state, "work purple station")
    refused(state, "take ability", "RV-4.4")  # the only train could promote nobody
    play(state, "station miami")
    refused(state, "take bonus", "RV-4.4")


@pytest.mark.clause("RV-4.4")
def test_an_effect_is_not_left_before_a_unit_of_it_is_used() -> None:
    state = scene(networks=[TO_MIAMI], tiles={"miami": "2-b"})
    play(state, "work white station", "station miami", "take bonus")
    refused(state, "stop", "RV-4.4")
    play(state, "promote reserve grey a2-3", "stop")
    assert money(state) == 1800


@pytest.mark.clause("RV-4.5")
def test_an_effect_once_begun_is_finished_first() -> None:
    state = scene(networks=[TO_MIAMI], tiles={"miami": "2-c"})
    play(state, "work white station", "station miami", "take main", "advance network")
    refused(state, "take bonus", "RV-4.5")
    refused(state, "end", "RV-4.5")
    play(state, "stop", "take bonus")


@pytest.mark.clause("RV-4.5")
def test_a_step_and_a_promotion_are_two_effects() -> None:
    state = scene(tiles={"miami": "2-a"}, networks=[TO_MIAMI])
    play(state, "work grey station", "station miami", "take bonus-promotion", "promote board grey a2-3")
    play(state, "take ability", "take main", "worker purple", "take again", "advance network")
    play(state, "take bonus", "advance network", "take again-promotion", "promote reserve orange a1-1", "end")
    assert track(state, "network") == 2


@pytest.mark.clause("RV-4.5", "RV-4.6")
def test_a_share_and_a_promotion_are_two_effects_and_the_share_comes_by_itself() -> None:
    rails = [START, "charlotte--atlanta", "atlanta--vicksburg", "vicksburg--houston"]
    state = scene(tiles={"houston": "3-c"}, networks=[rails])
    play(state, "work grey station", "station houston")
    assert shares(state) == 4
    assert {"ability", "bonus-promotion"} <= targets(state, "take")
    play(state, "take ability")
    assert shares(state) == 5
    assert {"again-promotion", "bonus-promotion"} <= targets(state, "take")


@pytest.mark.clause("RV-4.6")
def test_free_money_is_taken_at_the_end_before_the_price_is_paid() -> None:
    state = scene(money=[300], shares=[0])
    assert "orange railroad" in targets(state, "work")
    assert "white railroad" not in targets(state, "work")
    play(state, "work orange railroad", "rail charlotte--atlanta", "rail atlanta--vicksburg", "end")
    assert money(state) == 0


@pytest.mark.clause("RV-4.6")
def test_the_workers_of_a_main_reward_must_be_taken() -> None:
    state = scene()
    play(state, "work white station", "station washington")
    refused(state, "end", "RV-4.6")
    play(state, "take main", "worker grey", "end")
    assert seat(state)["available"] == 6


@pytest.mark.clause("RV-4.7")
def test_steps_promotions_and_what_has_a_price_may_be_left() -> None:
    state = scene(networks=[TO_CHICAGO], tiles={"chicago": "2-c"})
    play(state, "work turquoise station", "station chicago", "end")
    assert (money(state), track(state, "network"), seat(state)["available"]) == (1700, 0, 5)
    assert trains(state) == {"promote": (1, 0)}


@pytest.mark.clause("RV-4.8")
def test_a_choice_that_leaves_the_price_unpaid_is_not_offered() -> None:
    state = scene(money=[500], shares=[0])
    play(state, "work white railroad")
    refused(state, "rail washington--columbus", "RV-4.8")
    refused(state, "rail charlotte--nashville", "RV-4.8")
    play(state, "rail charlotte--atlanta")
    assert "rail vicksburg--houston" not in legal(state)
    refused(state, "rail washington--columbus", "RV-4.8")


@pytest.mark.clause("RV-4.8")
def test_money_needed_for_the_price_is_not_spent_on_an_effect() -> None:
    state = scene(money=[400], shares=[0], networks=[TO_MIAMI], tiles={"miami": "2-b"})
    play(state, "work white station", "station miami")
    refused(state, "take bonus", "RV-4.8")
    richer = scene(money=[450], shares=[0], networks=[TO_MIAMI], tiles={"miami": "2-b"})
    play(richer, "work white station", "station miami", "take main", "take bonus", "promote reserve orange a1-1")
    play(richer, "stop", "end")
    assert money(richer) == 0


@pytest.mark.clause("RV-4.8")
def test_a_share_needed_for_the_only_step_is_not_sold_in_the_middle_of_it() -> None:
    tops = {"stations": 8, "network": 7}
    state = scene(shares=[1], tracks=[tops])
    play(state, "work purple trade", "take ability")
    refused(state, "take sell-share", "RV-4.8")
    play(state, "advance telegraph")
    assert (shares(state), track(state, "telegraph")) == (0, 1)


@pytest.mark.clause("RV-4.6", "RV-5.5")
def test_the_second_worker_of_a_main_reward_is_not_left_where_its_colour_has_run_out() -> None:
    """Both are taken: where the second colour has run out, another one instead."""
    pair = next(row for row in BOARD["city_tile"] if row["main"].get("pick") == 2 and not row["printed"])
    way, city = way_to(pair["level"])
    first, second = pair["main"]["workers"]
    theirs = f"{OTHERS} {' '.join([second] * 12)}"
    state = scene(networks=[way], tiles={city: pair["id"]}, reserve=["white white white purple", theirs])
    play(state, "work white station", f"station {city}", "take main")
    before = reserve(state)[first]
    refused(state, "stop", "RV-4.6")
    assert second not in targets(state, "worker")
    play(state, f"worker {first}", "end")
    assert reserve(state)[first] == before + 1
