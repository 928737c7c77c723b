"""Look for known vulnerabilities in every locked dependency: python3 run.py audit.

The versions in requirements/ are looked up in the advisories of PyPI, those in
web/package-lock.json in npm's; so it needs the network.

It ends with 0 where nothing is known against any of them, with 1 where something is, and with 3
where nothing is known but not all could be looked up.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from build_client import installed_node, packaged_node

ROOT = Path(__file__).resolve().parent
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
CLEAN, VULNERABLE, UNKNOWN = 0, 1, 3


class Report(NamedTuple):
    """What a database of advisories says of some packages."""

    vulnerabilities: tuple[str, ...] = ()
    """A line for each that is known."""
    gap: str = ""
    """Why some or all of the packages could not be looked up; empty where all were."""


def pins(texts: Iterable[str]) -> list[dict[str, str]]:
    """All packages with their versions that lock files name, wherever they are to be installed.

    A package that is locked in several versions, for several Pythons, has one in each part.
    """
    parts: list[dict[str, str]] = []
    for name, version in sorted({pin for text in texts for pin in PIN.findall(text)}):
        part = next((each for each in parts if name not in each), None)
        if part is None:
            parts.append(part := {})
        part[name] = version
    return parts


def read_pip_audit(output: str, errors: str) -> Report:
    """What pip-audit printed as JSON, and beside it."""
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, TypeError, KeyError):
        return Report(gap=last_line(errors))
    # It calls a package clean that the index has no page for.
    unknown = [each["name"] for each in packages if "skip_reason" in each]
    none = len(unknown) == len(packages)
    return Report(
        tuple(
            f"{each['name']} {each['version']}: {known['id']}, "
            f"mended in {', '.join(known['fix_versions']) or 'no version yet'}"
            for each in packages
            for known in each.get("vulns", [])
        ),
        f"it has no page for {'any of them' if none else ', '.join(unknown)}" if unknown else "",
    )


def read_npm_audit(output: str, errors: str) -> Report:
    """What ``npm audit`` printed as JSON, and beside it."""
    try:
        told = json.loads(output)
        packages = told.get("vulnerabilities")
    except (ValueError, AttributeError):
        return Report(gap=last_line(errors))
    if packages is None:
        return Report(gap=told.get("message") or last_line(errors))
    return Report(
        tuple(
            f"{each['name']} {known['range']}: {known['title']}, {known['url']}"
            for each in packages.values()
            for known in each["via"]
            if isinstance(known, dict)  # else the name of another package, which brings it in
        )
    )


def last_line(errors: str) -> str:
    """What a tool that gave no report said last."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    return lines[-1] if lines else "no answer"


def audit_python() -> Report:
    """Look up the packages in requirements/."""
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    reports = [audit_pins(part) for part in pins(lock.read_text("utf-8") for lock in locks)]
    return Report(
        tuple(line for report in reports for line in report.vulnerabilities),
        "; ".join(dict.fromkeys(report.gap for report in reports if report.gap)),
    )


def audit_pins(versions: dict[str, str]) -> Report:
    """Look up one version of each of these packages."""
    # Without the markers of the lock files: pip-audit would leave out what is not for this machine.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "requirements.txt"
        path.write_text("".join(f"{name}=={version}\n" for name, version in versions.items()))
        command = [sys.executable, "-m", "pip_audit", "--no-deps", "--disable-pip", f"-r{path}"]
        command += ["--format=json", "--progress-spinner=off"]
        return read_pip_audit(*output_of(command, ROOT))


def audit_client() -> Report:
    """Look up the packages that the client is built from."""
    _, *npm = installed_node() or packaged_node()
    return read_npm_audit(
        *output_of([*npm, "audit", "--package-lock-only", "--json"], ROOT / "web")
    )


def output_of(command: list[str], folder: Path) -> tuple[str, str]:
    """What a program printed, and what it said beside it."""
    done = subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.stdout, done.stderr


def tell(lock: str, database: str, report: Report) -> None:
    """Print what was found."""
    for line in report.vulnerabilities:
        print(line)
    if report.gap:
        print(f"The advisories of {database} could not be fetched for all of {lock}: {report.gap}.")
    elif not report.vulnerabilities:
        print(f"{database} knows no vulnerability of what is locked in {lock}.")


def verdict(reports: Iterable[Report]) -> int:
    """The exit status for what was found."""
    reports = list(reports)
    if any(report.vulnerabilities for report in reports):
        return VULNERABLE
    return UNKNOWN if any(report.gap for report in reports) else CLEAN


def main() -> int:
    """Look up everything, and say what was found."""
    summary, _, rest = (__doc__ or "").partition("\n\n")
    argparse.ArgumentParser("run.py audit", description=summary, epilog=rest).parse_args()
    reports = []
    for lock, database, audit in (
        ("requirements/", "PyPI", audit_python),
        ("web/package-lock.json", "npm", audit_client),
    ):
        reports.append(audit())
        tell(lock, database, reports[-1])
    return verdict(reports)


if __name__ == "__main__":
    sys.exit(main())
