"""``caboose soak``: matches on real servers that are killed again and again, and what is left."""
