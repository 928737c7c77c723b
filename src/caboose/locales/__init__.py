"""The words of Caboose: one set of message catalogues for server, terminal and client.

Each language has a folder of Fluent files, with the same entries in all of them.
"""

from caboose.locales.catalogues import LANGUAGES, Argument, entries, sentence

__all__ = ["LANGUAGES", "Argument", "entries", "sentence"]
