"""What somebody hears of a page who sees none of it."""

from tests.browser.people import Person

# Keeps all that the regions say which are read out as they change.
LISTEN = """(() => {
  window.heard = [];
  const hear = (changes) => {
    const regions = changes.map(({ target }) =>
      (target.nodeType === 1 ? target : target.parentElement)?.closest("p[role=status]"));
    for (const region of new Set(regions))
      if (region?.textContent) window.heard.push(region.textContent.replace(/\\s+/g, " ").trim());
  };
  const all = { subtree: true, childList: true, characterData: true };
  addEventListener("DOMContentLoaded", () => new MutationObserver(hear).observe(document.body, all));
})()"""


def heard_by(anna: Person) -> list[str]:
    """What has been read out since this was last asked."""
    heard: list[str] = anna.page.evaluate("() => window.heard.splice(0)")
    return heard
