"""The addresses under which people reach this server."""

from __future__ import annotations

import contextlib
import ipaddress
import socket


def lan_address() -> str | None:
    """This machine's address in its own network; None where it has none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: connecting only chooses the way out, and with it the own address.
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        if not is_loopback(address):
            return address
    return None


def is_loopback(host: str) -> bool:
    """Whether a host can only be this machine itself."""
    if host.casefold() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def address_for_others(scheme: str, host: str, port: int | None) -> str:
    """An address as others can reach it: where somebody called us by loopback, our own one."""
    if is_loopback(host):
        host = lan_address() or host
    if ":" in host and not host.startswith("["):
        host = f"[{host}]"
    usual = {"http": 80, "https": 443}.get(scheme)
    return f"{scheme}://{host}" + ("" if port in {None, usual} else f":{port}")
