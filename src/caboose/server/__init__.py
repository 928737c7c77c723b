"""The table on the web: storage, sockets, HTTP. ``caboose serve`` starts it.

What happens at a table is decided in ``caboose.table``; here it is kept, told and paced.
"""
