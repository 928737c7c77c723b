"""Environments for learning: PettingZoo's, one step at a time, and one of many rounds at once.

``encoding`` says what an observation holds and what each action number means, for both;
``rounds`` how rounds are dealt and rewarded; ``aec`` is PettingZoo's environment, ``vector`` the
vectorised one, whose loops are in ``batches``. docs/environment.md has tables and examples.
"""

try:
    from caboose.lab.env.aec import AecEnvironment, aec_env
    from caboose.lab.env.batches import Batch
    from caboose.lab.env.encoding import Encoding, Part
    from caboose.lab.env.vector import VectorEnv
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the environments need the package {error.name}: pip install 'caboose[lab]'",
        name=error.name,
    ) from error

__all__ = ["AecEnvironment", "Batch", "Encoding", "Part", "VectorEnv", "aec_env"]
