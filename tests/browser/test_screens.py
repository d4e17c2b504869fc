"""Pictures of every page in various sizes, lights and languages, to be looked at: they lie in `build/screens/`.

No page scrolls sideways, a table in play does not scroll at all, and no two names on a map run into each other. On a
phone nothing that is pressed is smaller than a fingertip.
"""

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

import roundhouse
from tests.browser.fingers import too_small
from tests.browser.fixtures import BUILD, Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess, meaning
from tests.shelf import own_module

SIZES = {"360": (360, 740), "1024": (1024, 768), "1920": (1920, 1080)}
# Every two of size, light and language meet.
LOOKS = [
    ("360", "light", "it"), ("360", "dark", "en"),
    ("1024", "dark", "it"), ("1024", "light", "en"),
    ("1920", "light", "it"), ("1920", "dark", "en"),
]  # fmt: skip
# The games with a hand that plays them on the page, each with the moments it is to be seen at.
HANDS = {name: found.Hand for name in roundhouse.games() if (found := own_module(name, "hand"))}
OVERFLOW = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - page.clientWidth, page.scrollHeight - page.clientHeight];
}"""
# The names that meet, by where their letters stand: a line is higher than its letters.
MEETING = """() => {
  const names = [...document.querySelectorAll(".cities text:not(.monogram)")].map((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    return { name: one.textContent, left, right, top: top + 0.26 * height, bottom: top + 0.78 * height };
  });
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return names.flatMap((a, at) => names.slice(at + 1).filter((b) => meet(a, b)).map((b) => `${a.name} ${b.name}`));
}"""

Tables = Callable[[str], dict[str, str]]


@pytest.fixture(scope="session")
def tables(served: ServerProcess) -> Tables:
    """Seats at a game of four, one for each of its moments and one at its end."""

    name = "Il tavolo del martedì"
    seats = ("you", "bot", "bot", "bot")

    @cache
    def of(game: str) -> dict[str, str]:
        found = {}
        for moment, (step, phase, kinds) in HANDS[game].moments.items():
            guest = served.reach(*seats, step=step, phase=phase, game=game, level="greedy", name=name)
            found[moment] = guest.token
            for kind in kinds:
                seen = guest.look()
                if all(meaning(seen, choice)["kind"] != kind for choice in seen["legal"]):
                    break  # nothing more of it can be done there
                guest.decide(seen, kind)
        found["end"] = served.finished(*seats, game=game, name=name)
        return found

    return of


def picture(person: Person, name: str, *, scrolls: bool) -> None:
    person.page.evaluate("() => document.fonts.ready.then(() => null)")
    wide, high = person.page.evaluate(OVERFLOW)
    file = BUILD / "screens" / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=file, full_page=scrolls)
    assert wide <= 0, f"{name} is {wide} px too wide"
    assert scrolls or high <= 0, f"{name} is {high} px too high"
    assert person.page.evaluate(MEETING) == [], name
    if person.page.viewport_size == {"width": 360, "height": 740}:
        assert too_small(person.page) == [], name


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
@pytest.mark.parametrize("game", HANDS)
def test_every_page_has_its_picture(
    enter: Enter, tables: Tables, game: str, size: str, theme: str, language: str
) -> None:
    person = enter(language, game=game, size=SIZES[size], theme=theme)
    mark = f"{size}-{theme}-{language}"
    hand = HANDS[game](person)
    for moment in HANDS[game].moments:
        person.sit_at(tables(game)[moment])
        hand.wait_for_turn()
        picture(person, f"{game}/{moment}-{mark}", scrolls=False)
        for tab in person.page.get_by_role("tab").all() if mark == "360-light-it" else ():
            tab.click()
            assert too_small(person.page) == [], (moment, tab.inner_text())
    person.sit_at(tables(game)["end"])
    expect(person.page.get_by_role("slider")).to_be_visible()
    picture(person, f"{game}/end-{mark}", scrolls=size != "1920")
    person.go(f"/new/{game}")
    expect(person.button("open-and-play")).to_be_visible()
    picture(person, f"{game}/new-{mark}", scrolls=True)
    person.go()
    expect(person.page.get_by_role("link", name=person.say("play"), exact=True).first).to_be_visible()
    expect(person.new_table_link).to_be_visible()
    picture(person, f"{game}/home-{mark}", scrolls=True)
