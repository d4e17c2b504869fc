"""What a finger has to hit on a phone: no button, link, tab or field is smaller than a fingertip."""

from playwright.sync_api import Page

FINGER = 44  # px
# All that is pressed, but places on a map, which one can draw nearer, and links in the middle of a sentence. It counts
# where a press arrives: at the thing itself, at its label, or at what it has drawn round itself.
SMALL = """(finger) => {
  const pressed = "a[href], button, input, select, textarea, summary, [role=tab], [role=radio], [role=switch]";
  const isInText = (one) => one.matches("a, button") && getComputedStyle(one).display === "inline"
    && one.parentElement.textContent.trim() !== one.textContent.trim();
  const isOf = (one, at) => at !== null && [one, ...(one.labels ?? [])].some((part) => part.contains(at));
  const called = (one) => (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
  const reach = (one, x, y, dx, dy) => {
    let far = 0;
    while (far < finger && isOf(one, document.elementFromPoint(x + (far + 1) * dx, y + (far + 1) * dy))) far += 1;
    return far;
  };
  const found = [];
  for (const one of document.querySelectorAll(pressed)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("svg") || isInText(one)) continue;
    let { left, top, width, height } = one.getBoundingClientRect();
    if (width >= finger && height >= finger) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    ({ left, top, width, height } = one.getBoundingClientRect());
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isOf(one, document.elementFromPoint(x, y))) continue;  // something lies over it
    width = Math.max(width, 1 + reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0));
    height = Math.max(height, 1 + reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1));
    if (Math.min(width, height) < finger - 0.5) found.push(`${called(one)}: ${width} x ${height}`);
  }
  scrollTo(0, 0);
  return found;
}"""


def too_small(page: Page) -> list[str]:
    """What on the page is smaller than a fingertip, with its size in pixels."""
    found: list[str] = page.evaluate(SMALL, FINGER)
    return found
