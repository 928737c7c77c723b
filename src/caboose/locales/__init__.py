"""The words of Caboose: one set of message catalogues for server, terminal and client.

Each language has a folder of Fluent files, with the same entries in all of them. ``sentence`` words
an entry as it is; ``worded`` words a message of the table or the referee for a reader. A
``WordedError`` is a ValueError that can be told in any language.
"""

from caboose.locales.catalogues import LANGUAGES, Argument, Message, catalogue, sentence
from caboose.locales.errors import WordedError
from caboose.locales.wording import worded

__all__ = [
    "LANGUAGES",
    "Argument",
    "Message",
    "WordedError",
    "catalogue",
    "sentence",
    "worded",
]
