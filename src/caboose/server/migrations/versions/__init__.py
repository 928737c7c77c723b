"""A step a file, each naming the one before."""
