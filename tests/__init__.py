"""The tests of Caboose; the folders mirror src/caboose."""
