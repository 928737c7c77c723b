"""What is counted for Prometheus: ``/metrics``."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The counters of one server."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.events = Counter("caboose_events", "Events stored.", registry=registry)
        self.requests = Counter(
            "caboose_requests",
            "Requests on sockets, by how they were answered.",
            ["answer"],
            registry=registry,
        )
        self.commits = Histogram(
            "caboose_commit_seconds",
            "From an accepted request until it is stored.",
            buckets=SECONDS,
            registry=registry,
        )
        self.failures = Counter(
            "caboose_store_failures", "Requests that could not be stored.", registry=registry
        )
        self.collisions = Counter(
            "caboose_collisions",
            "Requests judged anew, because another process was quicker.",
            registry=registry,
        )
        self.heard = Counter(
            "caboose_tables_heard", "Notices of what other processes stored.", registry=registry
        )
        self.healed = Counter(
            "caboose_tables_healed", "Tables that no notice told of.", registry=registry
        )
        self.set_aside = Counter(
            "caboose_tables_set_aside", "Logs that could not be followed.", registry=registry
        )
        self.states = Counter("caboose_states", "States sent to sockets.", registry=registry)
        self.cuts = Counter(
            "caboose_cuts", "Sockets closed by the server.", ["reason"], registry=registry
        )
        self.sockets = Gauge("caboose_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("caboose_tables_in_memory", "Tables in memory.", registry=registry)
        self.thinking = Histogram(
            "caboose_thinking_seconds",
            "What a computer player took for a step.",
            buckets=SECONDS,
            registry=registry,
        )
        self.replaced = Counter(
            "caboose_players_replaced", "Steps that another player had to do.", registry=registry
        )

    def text(self) -> bytes:
        """All counters in Prometheus' own form."""
        return generate_latest(self.registry)
