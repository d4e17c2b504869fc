"""A hand that holds the ticket to its word: what it says before the button is pressed has to come true."""

from typing import Any

from tests.railroad_revolution.hand import Hand

# What the ticket says: its line about money, and each figure beside the name of its sign.
READ = """ticket => ({
  money: [...ticket.querySelectorAll("dd .quiet")].map((one) => one.textContent.trim()),
  gains: [...ticket.querySelectorAll(".gains > span")].map(
    (one) => [one.querySelector("svg").getAttribute("aria-label"), one.querySelector("b").textContent]),
})"""
WORKERS = ("white", "purple", "orange", "grey", "turquoise")
TRACKS = ("telegraph", "stations", "network")


def available(seat: dict[str, Any], worker: str) -> int:
    return int(seat["reserve"].get(worker, 0)) + sum(int(on.get(worker, 0)) for on in seat["placed"].values())


def steps(seen: dict[str, Any]) -> list[Any]:
    """What of the turn under way has been done."""
    return list(seen["turn"]["steps"]) if seen["turn"] else []


class Comparer(Hand):
    """Compares what the ticket says with what the turn has then come to."""

    def press_confirm(self) -> None:
        if self.confirm_button.count():
            self.confirm_button.hover()  # off what it pointed at last, which the ticket would tell of
        now = self.person.views[-1]
        said = self.turn.evaluate(READ)
        goes_on = self.confirm_button.inner_text().strip() == self.person.words.on_board("confirm-stop")
        super().press_confirm()
        if goes_on:
            return
        self.person.wait_until(lambda: self.person.views[-1]["version"] > now["version"], "nothing is done")
        then = next(seen for seen in self.person.views if seen["version"] > now["version"])
        before = [seen for seen in self.person.views if seen["version"] <= now["version"] and not steps(seen)][-1]
        if then["version"] == now["version"] + 1:  # else others have moved since
            self.compare(said, before["view"]["seats"][0], then["view"]["seats"][0])

    def compare(self, said: dict[str, Any], before: dict[str, Any], then: dict[str, Any]) -> None:
        words = self.person.words
        figures = dict(said["gains"])
        for name, change in [
            (words.on_board("shares"), then["shares"] - before["shares"]),
            *[
                (words.on_board(f"worker-{worker}"), available(then, worker) - available(before, worker))
                for worker in WORKERS
            ],
        ]:
            assert figures.get(name, "+0").replace("−", "-") == f"{change:+}", (name, said)
            self.noted["figures"] += name in figures
        for track in TRACKS:
            to = str(then["tracks"][track]["vp"])
            name = words.on_board(f"track-{track}")
            assert figures.get(name, f"→ {before['tracks'][track]['vp']}").split("→ ")[1] == to, (name, said)
            self.noted["steps"] += name in figures
        keeps = words.on_board("line-keeps", money=then["money"], shares=then["shares"])
        told = [line for line in said["money"] if line.startswith(keeps.split("$")[0])]
        assert told == ([keeps] if told or then["money"] != before["money"] else []), said
        self.noted["money"] += len(told)
