"""How often and how much somebody may do something."""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

from caboose.server.settings import Settings

HOUR = 3600.0
BURST_SECONDS = 5
"""A limit for each second lets so many seconds' worth through at once."""


class Bucket:
    """Fills steadily and is emptied by use: ``rate`` a second, and at most ``most`` at once."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._level = most
        self._at = time.monotonic()

    @property
    def level(self) -> float:
        """How much may be used now."""
        at = time.monotonic()
        self._level = min(self.most, self._level + (at - self._at) * self.rate)
        self._at = at
        return self._level

    def take(self) -> bool:
        """Use one; False where the bucket is empty."""
        if self.level < 1:
            return False
        self._level -= 1
        return True


class Limit:
    """A bucket for each address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    @classmethod
    def hourly(cls, count: int) -> Limit:
        """So many an hour for each address."""
        return cls(count / HOUR, count)

    @classmethod
    def each_second(cls, count: float) -> Limit:
        """So many a second for each address, in the long run."""
        return cls(count, count * BURST_SECONDS)

    def take(self, address: str) -> bool:
        """Use one of an address; False where it has none left."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.most)
        return bucket.take()

    def has_any(self, address: str) -> bool:
        """Whether an address has any left."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.level >= 1

    def sweep(self) -> None:
        """Forget the addresses that have used nothing lately."""
        full = [address for address, each in self._buckets.items() if each.level >= each.most]
        for address in full:
            del self._buckets[address]


class Counted:
    """So many at the same time for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Hold one more; False where the address holds all that it may."""
        if self._held[address] >= self.most:
            return False
        self._held[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Hold one less."""
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]


class Limits(NamedTuple):
    """What one address may do."""

    calls: Limit
    messages: Limit
    """On all its sockets together."""
    openings: Limit
    sittings: Limit
    reviews: Limit
    """Of rounds that nobody has had reviewed."""
    wrong: Limit
    """Codes and tokens that are none."""

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """The limits that the settings name."""
        return cls(
            calls=Limit.each_second(settings.calls_a_second),
            messages=Limit.each_second(settings.messages_an_address),
            openings=Limit.hourly(settings.tables_an_hour),
            sittings=Limit.hourly(settings.seats_an_hour),
            reviews=Limit.hourly(settings.reviews_an_hour),
            wrong=Limit.hourly(settings.wrong_codes_an_hour),
        )
