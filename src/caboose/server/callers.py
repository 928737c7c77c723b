"""Who calls: the address that limits count for, and the page that a browser calls from."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection


def caller_of(connection: HTTPConnection) -> str:
    """Whose limits a request or a socket counts for: the caller's address.

    For IPv6 the network of 64 bits, since whoever has one address there has them all.
    """
    text = connection.client.host if connection.client else "unknown"
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv4Address):
        return text
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_own_page(headers: Headers, public_address: str | None) -> bool:
    """Whether a request or a socket comes from a page of this server, or from no page at all.

    Browsers always say which page opens a socket or posts; other programs need not.
    """
    origin = headers.get("origin")
    if origin is None or origin == public_address:
        return True
    return urlsplit(origin).netloc == headers.get("host")
