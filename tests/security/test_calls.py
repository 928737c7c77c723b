"""Whatever a stranger calls over HTTP: an answer as the description has it, or a clear refusal."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from caboose.server.app import make_app
from caboose.server.settings import Settings
from tests.locales.reading import messages
from tests.server.processes import ServerProcess

DESCRIPTION = make_app(Settings(data=Path(tempfile.gettempdir()))).openapi()
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = {
    each.ok().label: each.ok()
    for each in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations()
    if isinstance(each, Ok)
}


def verify_refusal(response: Any) -> None:
    """A refusal has its one form, and an entry of the catalogues."""
    told = json.loads(response.content)
    assert told["type"] == "refused", told
    assert told["message"]["id"] in messages("en"), told


@pytest.mark.parametrize("label", OPERATIONS)
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_every_call_is_answered_as_described(
    server: ServerProcess, label: str, data: st.DataObject
) -> None:
    mode = data.draw(st.sampled_from(GenerationMode))
    case: Case[Any] = data.draw(OPERATIONS[label].as_strategy(generation_mode=mode))
    if "code" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["code"] = server.open_table()["code"]
    response = case.call(base_url=server.address)
    # What is too long is not read, however wrong it may be.
    is_read = response.status_code != 413
    case.validate_response(response, checks=[*CHECKS, *([negative_data_rejection] * is_read)])
    assert response.headers["x-content-type-options"] == ["nosniff"]
    if response.status_code >= 400:
        verify_refusal(response)
