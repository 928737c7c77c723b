"""The language that a person's system is set to."""

from __future__ import annotations

import re
from collections.abc import Mapping

from caboose.locales.catalogues import LANGUAGES

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of messages; the first one that is set decides."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language of an environment; English where it names none that there is here.

    >>> language_of({"LANG": "es_MX.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "vi_VN"})
    ('es', 'en')
    """
    chosen = next((environment[name] for name in SETTINGS if environment.get(name)), "")
    language = re.split(r"[_.@-]", chosen)[0].lower()
    return language if language in LANGUAGES else "en"
