"""A state with a change put into it, as a client does."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def changed(state: Data, change: Data) -> Data:
    """The state after a change; both are as they come from the server, and stay as they are.

    Raises ValueError if the change does not follow the state.
    """
    if change["since"] != state["seq"]:
        raise ValueError(f"the change follows {change['since']}, the state is at {state['seq']}")
    news, table, round = change["table"], state["table"], state["table"]["round"]
    if round is not None:
        trains = {train["name"]: train for train in [*round["trains"], *news["trains"]]}
        steps = {"trains": list(trains.values()), "history": round["history"] + news["steps"]}
        round = round | (news["turn"] or {}) | steps
    table = table | {
        "alert": news["alert"],
        "spectators": news["spectators"],
        "seats": table["seats"] if news["seats"] is None else news["seats"],
        "round": round,
    }
    return state | {
        "seq": change["seq"],
        "table": table,
        "mine": change["mine"],
        "news": change["news"],
        "done": change["done"],
    }
