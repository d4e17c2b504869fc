"""Whole games on the page by clicks, from the front door to the ranking."""

from playwright.sync_api import expect

from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.ride_the_rails import hand as ride_the_rails
from tests.union_pacific import hand as union_pacific


def open_and_play(anna: Person, players: int, level: str) -> None:
    """A table against bots of one level."""
    anna.start_planning(players)
    for levels in anna.page.get_by_role("radio", name=anna.say(f"level-{level}")).all():
        levels.click()
    anna.button("open-and-play").click()


def check_the_end(anna: Person) -> None:
    """Who has won, everybody's place, and points that are the sum of their sources."""
    result = anna.views[-1]["result"]
    winners = [seat["name"] for seat in anna.views[-1]["seats"] if seat["seat"] in result["first"]]
    if result["first"] == [0]:
        won = anna.say("won-you")
    elif len(winners) == 1:
        won = anna.say("won-by", name=winners[0])
    else:  # together, or a place beside the table's has won
        won = anna.say("won-shared", names="") if winners else anna.say("won-nobody")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(won.strip(" ."))
    assert result["scores"] == [int(sum(points.values())) for points in result["sources"]]
    places = anna.region("ranking").get_by_role("listitem")
    for score in result["scores"]:
        expect(places.filter(has_text=f"${score}").first).to_be_visible()
    expect(anna.button("play-again")).to_be_visible()


def test_union_pacific_is_played_by_clicks_in_italian(enter: Enter) -> None:
    anna = enter("it", pace="fast")
    anna.go()
    expect(anna.page.locator("html")).to_have_attribute("lang", "it")
    open_and_play(anna, 2, "random")
    hand = union_pacific.Hand(anna)
    hand.play_to_the_end()
    check_the_end(anna)
    assert hand.scenes["dividend"] >= anna.views[-1]["view"]["paid"]


def test_ride_the_rails_is_played_by_clicks_in_english(enter: Enter) -> None:
    anna = enter("en", game="ride-the-rails")
    hand = ride_the_rails.Hand(anna)
    wanted = {"mountains free", "mountains used", "mountains barred"}
    while not wanted <= set(hand.noted) or hand.noted["longest journey"] <= 2:  # with little luck, a second game
        open_and_play(anna, 3, "greedy")
        hand.play_to_the_end()
    check_the_end(anna)
    expect(anna.region("ranking").get_by_role("listitem")).to_have_count(3)
    done = {line["key"] for view in anna.views for line in view["log"] if line["facts"].get("seat") == 0}
    assert {"took", "built", "departed", "rode", "arrived"} <= done
