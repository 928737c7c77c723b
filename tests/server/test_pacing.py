"""Computer players that fail are replaced, and the game goes on."""

from __future__ import annotations

import asyncio

from caboose.game import Match
from caboose.rules import Rules
from caboose.server.metrics import Metrics
from caboose.server.pacing import Pacing
from caboose.view import view


def test_a_player_that_fails_is_replaced() -> None:
    async def choose() -> None:
        round = Match(Rules(), 4, seed=3).deal()
        seen = view(round, round.to_play)
        assert len(seen.legal) > 1
        metrics = Metrics()
        pacing = Pacing(0.2, metrics)
        assert await pacing.choose("no such player", seen, "ABCDEF") in seen.legal
        assert b"caboose_players_replaced_total 1.0" in metrics.text()
        await pacing.close()

    asyncio.run(choose())
