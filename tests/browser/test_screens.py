"""Pictures of every page in every size, light and language, to be looked at: they lie in `build/screens/`.

No page scrolls sideways, a table in play does not scroll at all, and no two names on a map run into each other.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BUILD, Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.browser.union_pacific import Hand

SIZES = {"360": (360, 740), "1024": (1024, 768), "1920": (1920, 1080)}
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


@pytest.fixture(scope="session")
def tables(served: ServerProcess, ended: str) -> dict[str, str]:
    """Seats at the start, in the middle and at the end of a game of four."""
    found = {"end": ended}
    for moment, step in (("start", 0), ("middle", 90)):
        opened = served.open_table("you", "bot", "bot", "bot", level="greedy", name="Il tavolo del martedì")
        guest = served.guest(opened["token"])
        seen = guest.wait() if step == 0 else guest.play_until(step)
        if moment == "middle":
            guest.decide(seen, "card")
        found[moment] = opened["token"]
    return found


def picture(person: Person, name: str, *, scrolls: bool) -> None:
    person.page.evaluate("() => document.fonts.ready.then(() => null)")
    wide, high = person.page.evaluate(OVERFLOW)
    file = BUILD / "screens" / f"{name}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=file, full_page=scrolls)
    assert wide <= 0, f"{name} is {wide} px too wide"
    assert scrolls or high <= 0, f"{name} is {high} px too high"
    assert person.page.evaluate(MEETING) == [], name


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_page_has_its_picture(enter: Enter, tables: dict[str, str], size: str, theme: str, language: str) -> None:
    person = enter(language, size=SIZES[size], theme=theme)
    mark = f"{size}-{theme}-{language}"
    hand = Hand(person)
    for moment in ("start", "middle"):
        person.sit_at(tables[moment])
        hand.wait_for_turn()
        picture(person, f"{moment}-{mark}", scrolls=False)
    person.sit_at(tables["end"])
    expect(person.page.get_by_role("slider")).to_be_visible()
    picture(person, f"end-{mark}", scrolls=size != "1920")
    person.go()
    expect(person.page.get_by_role("link", name=person.say("play"), exact=True).first).to_be_visible()
    expect(person.link("new-table")).to_be_visible()
    picture(person, f"home-{mark}", scrolls=True)
    person.go("/new/union-pacific")
    expect(person.button("open-and-play")).to_be_visible()
    picture(person, f"new-{mark}", scrolls=True)
