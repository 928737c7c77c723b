"""The files in deploy/ name settings and metrics that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from caboose.server.metrics import Metrics
from caboose.server.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"
METRIC = re.compile(r"\bcaboose_\w+")
SETTING = re.compile(r"\bCABOOSE_\w+")


def test_the_board_asks_for_metrics_that_the_server_has() -> None:
    board = json.loads((DEPLOY / "watching/board.json").read_text())
    wanted = {
        name
        for panel in board["panels"]
        for each in panel["targets"]
        for name in METRIC.findall(each["expr"])
    }
    metrics = Metrics()
    had = {
        family.name + suffix
        for family in metrics.registry.collect()
        for suffix in ("", "_total", "_bucket")
    }
    assert wanted <= had, wanted - had
    shown = {re.sub(r"_(total|bucket)$", "", name) for name in wanted}
    assert shown == {family.name for family in metrics.registry.collect()}, "all are shown"


def test_every_setting_in_the_files_is_one() -> None:
    files = [file for file in DEPLOY.rglob("*") if file.is_file()]
    for file in files:
        for name in SETTING.findall(file.read_text()):
            assert name.removeprefix("CABOOSE_").lower() in Settings.model_fields, (file, name)


def test_the_public_profile_is_accepted_and_narrower_than_a_home() -> None:
    lines = (DEPLOY / "public.env").read_text().splitlines()
    given = dict(line.split("=", 1) for line in lines if line.startswith("CABOOSE_"))
    fields = {name.removeprefix("CABOOSE_").lower(): text for name, text in given.items()}
    public, home = Settings.model_validate(fields), Settings()
    assert len(fields) >= 8
    for name in fields:
        assert getattr(public, name) < getattr(home, name), name


def test_the_services_belong_together() -> None:
    compose: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services, volumes = compose["services"], compose["volumes"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / source).is_file(), source
    assert "ports" not in services["caboose"], "only the balancer reaches the servers"
    assert services["balancer"]["environment"].keys() == {"NAME"}
    assert "reverse_proxy" in (DEPLOY / "Caddyfile").read_text()
