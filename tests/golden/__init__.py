"""Golden games: a whole match of each preset as a record, and its first round state by state."""
