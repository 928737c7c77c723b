"""Perft files: positions with the number of sequences of legal steps to each depth."""
