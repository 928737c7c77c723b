"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# The examples of a CI run are always the same, so that a change is judged by what it changes;
# everywhere else each run tries new ones.
settings.register_profile("ci", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("ci")
