"""Whole games of Railroad Tiles on the page: by clicks and by keys, with others and alone, and every forecast kept."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.browser import keyboard
from tests.browser.fixtures import Enter
from tests.browser.hands import Seen
from tests.browser.people import Person
from tests.railroad_tiles.at_table import GAME
from tests.railroad_tiles.hand import ANYTHING, Hand


def check_the_end(anna: Person, players: int) -> None:
    """Everybody's place and points, which are the sums of their sources, and a picture of each territory."""
    result = anna.views[-1]["result"]
    assert result["scores"] == [int(sum(points.values())) for points in result["sources"]]
    rows = anna.region("ranking").get_by_role("listitem")
    expect(rows).to_have_count(players)
    for score in result["scores"]:
        expect(rows.filter(has_text=str(abs(score))).first).to_be_visible()
    expect(anna.page.locator("figure .thumbnail svg")).to_have_count(players)
    expect(anna.button("play-again")).to_be_visible()


def test_a_game_with_objectives_is_played_by_clicks_in_italian(enter: Enter) -> None:
    anna = enter("it", game=GAME)
    anna.start_planning(2)
    for levels in anna.page.get_by_role("radio", name=anna.say("level-random")).all():
        levels.click()
    anna.page.get_by_role("radio", name=anna.words.on_board("objectives-chosen"), exact=True).click()
    anna.page.get_by_role("button", name=re.compile("Tempio")).click()
    anna.button("open-and-play").click()
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    assert anna.views[-1]["options"]["objectives"] == "metropolis+central-station+temple"
    hand.play_to_the_end()
    check_the_end(anna, 2)
    done = {line["key"] for view in anna.views for line in view["log"] if line["facts"].get("seat") == 0}
    assert {"started", "took", "laid", "placed", "populated", "scored"} <= done


def test_a_challenge_is_played_alone_by_clicks_and_its_best_result_is_kept(enter: Enter) -> None:
    anna = enter("en", game=GAME)
    anna.go()
    anna.link("alone").click()
    start = anna.page.get_by_role("button", name=anna.words.on_board("start-challenge"))
    anna.page.get_by_role("radio", name=re.compile("Tired Travellers")).click()
    start.click()
    hand = Hand(anna)
    assert hand.wait_for_turn() is not None
    assert anna.views[-1]["options"] == {"challenge": "tired-travellers"}
    hand.play_to_the_end()
    result = anna.views[-1]["result"]
    expect(anna.page.get_by_role("img", name=anna.say("stars", count=result["stars"]))).to_be_visible()
    check_the_end(anna, 1)
    anna.go(f"/new/{GAME}/alone")
    card = anna.page.get_by_role("radio", name=re.compile("Tired Travellers"))
    expect(card).to_contain_text(anna.words.on_board("best-points", points=result["scores"][0]))
    expect(card.locator("li.won")).to_have_count(result["stars"])


# What is said, and what comes of it -----------------------------------------------------------------------------------


class Reckoner(Hand):
    """Plays one seat by clicks and reads its ticket: each forecast begins where the last one has led to."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.score = 0
        self.forecasts: Counter[str] = Counter()

    @property
    def told(self) -> list[int]:
        """The points before and after what is put down or placed, as the ticket has them."""
        word = re.escape(self.person.words.on_board("brings-score"))
        text = re.sub(r"\s+", " ", self.turn.inner_text())
        return [
            int(figure.replace("\N{MINUS SIGN}", "-"))
            for pair in re.findall(rf"\b{word} (\S+) → (\S+)", text)
            for figure in pair
        ]

    def press_confirm(self) -> None:
        told = self.told
        if told:
            before, after = told
            assert before == self.score, f"{before} follows a forecast of {self.score}"
            self.forecasts["kept" if after == before else "other"] += 1
            self.score = after
            self.check_prompt()
        super().press_confirm()

    def check_prompt(self) -> None:
        """Of a tile that is put down it is said what can still be done with it, and nothing else."""
        if self.view["phase"] == "population":
            return
        self.expect_marks()
        flip = self.page.get_by_role("button", name=self.person.words.on_board("turn-flip"), exact=True)
        facts = {"flip": "yes" if flip.is_enabled() else "no", "others": "yes" if self.cells > 1 else "no"}
        said = self.pattern("more-put", tile=ANYTHING, cell=ANYTHING, **facts)
        assert re.fullmatch(said, self.page.locator("header .words p").inner_text().strip())

    @property
    def cells(self) -> int:
        """Where the tile in hand can go, with the cell it is on."""
        return len(self.look()["glowing"])

    def decide(self, seen: Seen) -> Seen:
        if self.person.views[-1]["turn"] is None:
            assert self.person.views[-1]["standing"]["scores"][0] == self.score
        return super().decide(seen)


def test_every_forecast_of_a_game_comes_true(enter: Enter) -> None:
    anna = enter("en", game=GAME)
    anna.start_planning(2)
    anna.page.get_by_role("radio", name=anna.say("level-random")).first.click()
    anna.page.get_by_role("radio", name=anna.words.on_board("objectives-chosen"), exact=True).click()
    anna.button("open-and-play").click()
    hand = Reckoner(anna)
    hand.play_to_the_end()
    assert anna.views[-1]["result"]["scores"][0] == hand.score
    assert hand.forecasts["other"] > 8  # tiles and pieces that changed the score


# By keys alone --------------------------------------------------------------------------------------------------------


class Keyboard(keyboard.Keyboard, Hand):
    """Plays one seat by keys alone."""

    def press_confirm(self) -> None:
        """A tile that is put down is laid by Enter on its cell; the rest by the button."""
        if self.view["phase"] == "population" or not self.page.locator("path:focus").count():
            self.press(self.confirm_button)
        else:
            self.key("Enter")

    def press_target(self, name: str) -> None:
        """A key leads to the board, the arrows from one cell where something can be done to the next."""
        self.key("b")
        for _ in range(self.rng.randrange(3)):
            self.key(self.rng.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        assert self.page.locator("path:focus").get_attribute("aria-disabled") == "false"
        if self.rng.random() < 0.3:
            self.key(self.rng.choice("qe"))
        self.key("Enter")


def test_a_game_is_played_without_a_pointer(enter: Enter) -> None:
    anna = enter("en", game=GAME)
    anna.go()
    expect(anna.new_table_link).to_be_visible()
    keys = Keyboard(anna)
    keys.open_table(anna)
    keys.play_to_the_end()
    expect(anna.button("play-again")).to_be_visible()


def test_a_challenge_is_played_without_a_pointer(enter: Enter) -> None:
    anna = enter("it", game=GAME)
    anna.go(f"/new/{GAME}/alone")
    keys = Keyboard(anna)
    first = anna.page.get_by_role("radio", checked=True)
    expect(first).to_be_visible()
    keys.tab_to(first)
    keys.key("ArrowRight")
    wanted = anna.page.get_by_role("radio", checked=True)
    expect(wanted).to_contain_text("Route 66")
    keys.press(anna.page.get_by_role("button", name=anna.words.on_board("start-challenge")))
    keys.play_to_the_end()
    assert anna.views[-1]["options"] == {"challenge": "route-66"}
    expect(anna.button("play-again")).to_be_visible()
