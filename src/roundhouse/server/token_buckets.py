"""Rate limits: how often something may be done at once, and how often in the long run."""

from collections import OrderedDict

MAX_ADDRESSES = 10_000


class TokenBuckets:
    """So many requests at once for each address, refilled at a rate."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, at: float) -> bool:
        """Whether one more of an address passes at this moment; if so, it is counted."""
        level, since = self._kept.pop(address, (self.burst, at))
        level = min(self.burst, level + (at - since) * self.rate)
        passed = level >= 1
        self._kept[address] = (level - 1 if passed else level, at)
        if len(self._kept) > MAX_ADDRESSES:
            self._kept.popitem(last=False)
        return passed
