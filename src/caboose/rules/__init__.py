"""The options of the game, presets and deal tables. RULES.md sections 2 and 3."""

from caboose.rules.deals import Deal, deal_for
from caboose.rules.options import Option, option, options
from caboose.rules.presets import Preset, preset, preset_names
from caboose.rules.record import Rules

__all__ = [
    "Deal",
    "Option",
    "Preset",
    "Rules",
    "deal_for",
    "option",
    "options",
    "preset",
    "preset_names",
]
