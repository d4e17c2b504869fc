"""Bringing others to a table: links copied, shared and shown to a camera; in the local network, and without HTTPS."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.camera import scan
from tests.browser.fixtures import Enter
from tests.browser.people import Person
from tests.browser.serving import ServerProcess
from tests.browser.test_accessibility import check

ADDRESS = "http://192.168.1.5:8000"
WITH_A_SHARE_SHEET = "navigator.share = async (what) => { window.shared = what; };"
WITH_A_SHARE_SHEET_CLOSED = "navigator.share = () => Promise.reject(new DOMException('', 'AbortError'));"
# What browsers keep from a page that comes neither by HTTPS nor from their own machine.
WITHOUT_HTTPS = """
Object.defineProperty(window, "isSecureContext", { value: false });
delete Navigator.prototype.clipboard;
delete Crypto.prototype.subtle;
delete window.Notification;
"""


@pytest.fixture
def serve_tables(served: ServerProcess, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that is open to the local network, as with --host; here it only says so."""
    server = ServerProcess(tmp_path, ADDRESS)
    yield server
    server.kill()


def in_the_lobby(enter: Enter, house: ServerProcess, language: str = "it", **how: object) -> Person:
    """A table waits for Bruno, who is invited, and for whoever comes."""
    anna = enter(language, at=house, **how)
    anna.go("/new/union-pacific")
    anna.field("your-name").fill("Anna")
    anna.page.get_by_role("radio", name="3", exact=True).click()
    for number, sitter in ((2, "friend"), (3, "open")):
        seat = anna.page.get_by_role("group", name=anna.say("seat-number", number=number), exact=True)
        seat.get_by_role("radio", name=anna.say(f"sitter-{sitter}"), exact=True).click()
    anna.field("friend-name").fill("Bruno")
    anna.button("open-the-table").click()
    expect(anna.field("link-for", name="Bruno")).to_be_visible()
    return anna


# Copying --------------------------------------------------------------------------------------------------------------


def test_a_link_is_copied(enter: Enter, house: ServerProcess) -> None:
    anna = in_the_lobby(enter, house)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = anna.field("link-for", name="Bruno").input_value()
    anna.button("copy").first.click()
    expect(anna.button("copied")).to_be_visible()
    assert anna.page.evaluate("() => navigator.clipboard.readText()") == link


def test_without_https_a_link_is_copied_in_the_old_way(enter: Enter, house: ServerProcess) -> None:
    anna = in_the_lobby(enter, house, browser_is=WITHOUT_HTTPS)
    link = anna.field("link-for", name="Bruno").input_value()
    anna.button("copy").first.click()
    expect(anna.button("copied")).to_be_visible()
    anna.go()
    anna.field("link-or-code").press("Control+V")
    expect(anna.field("link-or-code")).to_have_value(link)


def test_where_nothing_can_be_copied_the_link_is_marked(enter: Enter, house: ServerProcess) -> None:
    anna = in_the_lobby(enter, house, "en", browser_is=f"{WITHOUT_HTTPS} Document.prototype.execCommand = () => false;")
    field = anna.field("link-for", name="Bruno")
    anna.button("copy").first.click()
    expect(anna.button("copy-by-hand")).to_be_visible()
    expect(field).to_be_focused()
    marked = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert marked == field.input_value()


# Sharing --------------------------------------------------------------------------------------------------------------


def test_a_phone_hands_a_link_to_its_share_sheet(enter: Enter, house: ServerProcess) -> None:
    anna = in_the_lobby(enter, house, size=(360, 740), touch=True, browser_is=WITH_A_SHARE_SHEET)
    anna.button("share").first.tap()
    link = anna.field("link-for", name="Bruno").input_value()
    assert anna.page.evaluate("() => window.shared") == {"title": anna.say("link-for", name="Bruno"), "url": link}


def test_a_share_sheet_may_be_closed_and_where_there_is_none_none_is_offered(
    enter: Enter, house: ServerProcess
) -> None:
    anna = in_the_lobby(enter, house, browser_is=WITH_A_SHARE_SHEET_CLOSED)
    anna.button("share").first.click()
    expect(anna.button("share").first).to_be_enabled()
    elsa = in_the_lobby(enter, house, browser_is="delete Navigator.prototype.share;")
    expect(elsa.button("share")).to_have_count(0)


# The local network ----------------------------------------------------------------------------------------------------


def test_a_code_for_the_camera_stands_under_each_link(enter: Enter, house: ServerProcess) -> None:
    anna = in_the_lobby(enter, house)
    names = [anna.say("link-for", name="Bruno"), anna.say("code-link"), anna.say("watch-link")]
    for number, name in enumerate(names):
        anna.page.get_by_role("button", name="QR", exact=True).nth(number).click()
        link = anna.page.get_by_role("textbox", name=name, exact=True).input_value()
        assert scan(anna.page.get_by_role("img", name=name, exact=True)) == link


def test_in_the_local_network_links_lead_to_the_houses_address(enter: Enter, serve_tables: ServerProcess) -> None:
    anna = in_the_lobby(enter, serve_tables)
    table = anna.page.url.partition("#")[2].partition(".")[0]
    expect(anna.field("link-for", name="Bruno")).to_have_value(re.compile(rf"^{re.escape(ADDRESS)}/t/#{table}\."))
    expect(anna.field("code-link")).to_have_value(re.compile(rf"^{re.escape(ADDRESS)}/j/#\w{{8}}$"))
    expect(anna.page.get_by_role("note")).to_have_count(0)
    anna.go()
    place = anna.region("in-the-house")
    expect(place.get_by_role("textbox")).to_have_value(ADDRESS)
    place.get_by_role("button", name="QR", exact=True).click()
    assert scan(place.get_by_role("img")) == ADDRESS
    check(anna, "home of a house that is open to the network")


def test_a_link_that_opens_on_this_machine_only_says_so(enter: Enter, house: ServerProcess) -> None:
    anna = in_the_lobby(enter, house)
    expect(anna.page.get_by_role("note")).to_have_text(anna.say("only-here", command="roundhouse serve --host"))
    anna.go()
    expect(anna.new_table_link).to_be_visible()
    expect(anna.region("in-the-house")).to_have_count(0)


def test_whoever_opened_a_table_finds_the_watchers_link_also_while_it_is_played(
    enter: Enter, house: ServerProcess
) -> None:
    anna = enter("it")
    anna.go("/new/union-pacific")
    anna.button("open-and-play").click()
    expect(anna.page.get_by_role("main", name=anna.say("board-area"))).to_be_visible()
    anna.open_menu().get_by_role("button", name=anna.say("watch-link"), exact=True).click()
    check(anna, "the watchers' link")
    link = anna.drawer("watch-link").get_by_role("textbox").input_value()
    carla = enter("en")
    carla.go(link)
    expect(carla.page.get_by_role("main", name=carla.say("board-area"))).to_be_visible()
    assert carla.views[-1]["you"] == {"host": False, "seats": [], "invited": []}


# Without HTTPS --------------------------------------------------------------------------------------------------------


def test_without_https_a_player_is_told_why_there_are_no_notices(enter: Enter, house: ServerProcess) -> None:
    token = house.open_table("you", "bot")["token"]
    anna = enter("it", browser_is=WITHOUT_HTTPS)
    anna.sit_at(token)
    settings = anna.open_drawer("settings")
    expect(settings.get_by_text(anna.say("notices-cannot"))).to_be_visible()
    expect(settings.get_by_role("switch", name=re.compile(anna.say("notices")))).to_have_count(0)
    expect(anna.page).to_have_title(anna.say("title-turn", title="Union Pacific"))


def test_without_https_the_promise_about_the_luck_is_shown_to_be_checked_elsewhere(enter: Enter, ended: str) -> None:
    anna = enter("it", browser_is=WITHOUT_HTTPS)
    anna.sit_at(ended)
    anna.sees(anna.say("sealed-unchecked"))
    anna.page.get_by_text(anna.say("verify"), exact=True).click()
    anna.sees(str(anna.views[-1]["seed"]))
