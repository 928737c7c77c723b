"""PettingZoo's environment: one agent acts at a time."""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, Literal

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from caboose.game import Match
from caboose.lab.env.encoding import Encoding
from caboose.lab.env.rounds import Dealer, most_steps, rewards_of, verified_seed
from caboose.notation import write_position
from caboose.rules import Rules
from caboose.tiles import shorten
from caboose.view import view

Observation = dict[str, NDArray[Any]]
Episode = Literal["round", "match"]

EPISODES = ("round", "match")


def aec_env(
    rules: Rules | str = "spruce",
    players: int = 4,
    *,
    episode: Episode = "round",
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo AEC environment of a table, in PettingZoo's wrapper for the order of calls.

    ``rules`` is a preset's name, the one-line form (``spruce draws=two``), or ``Rules``.
    ``episode`` says what one episode is: a round, or a whole match. ``render_mode`` is None,
    ``ansi`` (``render()`` returns the position as text) or ``human`` (it prints it).
    Raises ValueError for what cannot be.

    >>> env = aec_env("wikihow", players=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     over = terminated or truncated
    ...     env.step(None if over else int(observation["action_mask"].argmax()))
    >>> env.agents
    []
    """
    rules = rules if isinstance(rules, Rules) else Rules.parse(rules)
    return OrderEnforcingWrapper(AecEnvironment(rules, players, episode, render_mode))


class AecEnvironment(AECEnv):  # type: ignore[misc]
    """The environment without wrappers; make it with ``aec_env``.

    Agents are ``seat_1``, ``seat_2`` … What an agent observes is made of its seat's view alone.
    """

    def __init__(
        self, rules: Rules, players: int, episode: Episode, render_mode: str | None
    ) -> None:
        super().__init__()
        if episode not in EPISODES:
            raise ValueError(f"{shorten(episode)} is no episode: give {' or '.join(EPISODES)}")
        modes = ("human", "ansi")
        if render_mode is not None and render_mode not in modes:
            raise ValueError(
                f"{shorten(render_mode)} is no render mode: give {', '.join(modes)} or None"
            )
        self.metadata = {
            "name": "mexican_train_v0",
            "render_modes": list(modes),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.rules = rules
        self.episode = episode
        self.render_mode = render_mode
        self.encoding = Encoding(rules, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        self._most_steps = most_steps(rules, players)
        self._observation_spaces = {
            agent: self.encoding.observation_space() for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: self.encoding.action_space() for agent in self.possible_agents
        }
        self._seed(verified_seed(None))

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations; every agent has the same."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The space of an agent's actions; every agent has the same."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode.

        With a seed (0 to 2**31 - 1) its deals, and those of all later episodes until the next
        seed, are always the same. ``options`` means nothing here.
        """
        if seed is not None:
            self._seed(verified_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._match = self._new_match() if self.episode == "match" else None
        self._deal()
        self._show()

    def _seed(self, seed: int) -> None:
        self._dealer = Dealer(self.rules, self.max_num_agents, seed)
        self._matches = Random(seed)

    def _new_match(self) -> Match:
        seats = self.max_num_agents
        lead = self._matches.randint(1, seats)
        return Match(self.rules, seats, seed=self._matches.getrandbits(63), lead=lead)

    def _deal(self) -> None:
        self._round = self._match.deal() if self._match else self._dealer.deal()
        self._played = 0

    def _show(self) -> None:
        self.agent_selection = self.possible_agents[self._round.to_play - 1]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent observes; its mask is all 0 where it is not the agent's turn."""
        seen = view(self._round, self.possible_agents.index(agent) + 1)
        return {"observation": self.encoding.encode(seen), "action_mask": self.encoding.mask(seen)}

    def step(self, action: int | None) -> None:
        """Do an action of the agent to play (None for one whose episode has ended).

        Raises ValueError, and does nothing, if the action is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._round.do(self.encoding.step(_whole(action), self._round.to_play))
        self._played += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._round.over:
            self._end_round()
        elif self._played >= self._most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._show()
        self._accumulate_rewards()
        if any(self.terminations.values()) or any(self.truncations.values()):
            self._deads_step_first()

    def _end_round(self) -> None:
        rewards = rewards_of(self.rules, self._round.scores())
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if self._match and not self._match.is_over:
            self._deal()
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The position as text, all hands included: returned for ``ansi``, printed for ``human``.

        ``caboose explain`` and ``caboose.notation.read_position`` read it.
        """
        if self.render_mode is None:
            return None
        text = write_position(self._round.position)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None

    def close(self) -> None:
        """Nothing is held that would have to be released."""


def _whole(action: Any) -> int:
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"{shorten(action)} is no action: give a whole number") from None
