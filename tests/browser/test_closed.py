"""A table whose rules the server does not know any more: its page says so, shows all that is kept, and exports it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import BUILD, Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.browser.test_accessibility import check
from tests.union_pacific.hand import Hand

NAME = "Il tavolo del martedì"


def upgrade(house: ServerProcess, table_id: str) -> None:
    """As if the server had been brought to a release that knows the rules of this table no more."""
    house.stop()
    former = '"rules":1'
    with closing(sqlite3.connect(house.database)) as database, database:
        (body,) = database.execute(
            "SELECT body FROM entries WHERE table_id = ? AND version = 1", (table_id,)
        ).fetchone()
        assert former in body
        changed = (body.replace(former, '"rules":0'), table_id)
        database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND version = 1", changed)
    house.start()


def begun(house: ServerProcess) -> str:
    """The token of somebody some turns into a game against bots, who has talked and made a note."""
    guest = house.reach("you", "bot", "bot", step=8, name=NAME)
    guest.act("say", words="Buona partita a tutti")
    guest.act("note", words="tenere d’occhio la Frisco")
    return guest.token


def sees_it_closed(person: Person) -> None:
    person.sees(NAME)
    person.sees({"en": "not played on here", "it": "non si può continuare"}[person.words.language])
    expect(person.region("log").get_by_role("listitem").nth(5)).to_be_visible()
    person.sees("Buona partita a tutti")
    person.sees("tenere d’occhio la Frisco")


@pytest.mark.parametrize(("language", "theme", "size"), [("it", "light", (1280, 800)), ("en", "dark", (390, 844))])
def test_a_table_of_rules_that_are_gone_is_looked_at_and_exported(
    enter: Enter, own_house: ServerProcess, language: str, theme: str, size: tuple[int, int], tmp_path: Path
) -> None:
    token = begun(own_house)
    told = [line["text"] for line in own_house.guest(token).look(lang=language)["log"]]
    upgrade(own_house, token.partition(".")[0])
    anna = enter(language, at=own_house, theme=theme, size=size)
    anna.sit_at(token)
    sees_it_closed(anna)
    shown = anna.region("log").get_by_role("listitem").all_inner_texts()
    assert shown == told[::-1]
    check(anna, "a closed table")
    wide = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert anna.page.evaluate(wide)
    with anna.page.expect_download() as started:
        anna.button("export").click()
    file = tmp_path / "export.json"
    started.value.save_as(file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [line["text"] for line in kept["log"]] == told
    assert "seed" not in kept
    picture = BUILD / "screens" / f"closed-{language}.png"
    anna.page.screenshot(path=picture, full_page=True)
    anna.go()
    anna.sees(anna.say("table-closed"))
    anna.link("see-end").click()
    sees_it_closed(anna)


def test_who_was_at_the_table_is_told_when_the_server_is_back(enter: Enter, own_house: ServerProcess) -> None:
    token = begun(own_house)
    anna = enter("en", at=own_house)
    anna.line_cut = True
    anna.sit_at(token)
    Hand(anna).wait_for_turn()
    upgrade(own_house, token.partition(".")[0])
    sees_it_closed(anna)


def test_people_at_one_screen_are_shown_nobodys_secrets(enter: Enter, own_house: ServerProcess) -> None:
    token: str = own_house.open_table("you", "you", name=NAME)["token"]
    guest = own_house.guest(token)
    guest.act("note", words="segreto di Anna", seat=0)
    upgrade(own_house, token.partition(".")[0])
    both = enter("it", at=own_house)
    both.sit_at(token)
    both.sees(NAME)
    expect(both.page.get_by_text("segreto di Anna")).to_have_count(0)
