"""A round as a flat vector of integers: opening it, the legal steps, doing a step, the score.

The core checks nothing: it is called with legal steps only (``caboose.game`` checks). Everything
here is integers, so that the same source runs under plain CPython and compiled. The vector is a
list (or an integer array); its slots are named in ``layout``. RULES.md section 2.
"""
