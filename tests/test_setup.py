"""The set-up script run.py, the lock files it installs, and the package that is built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import build_client
import run

ROOT = Path(run.__file__).parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
REQUIREMENT = re.compile(
    r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)(?P<marker> ; [^\\]+)?"
    r"(?P<hashes>( \\\n    --hash=sha256:[0-9a-f]{64})+)\n"
)


def pins(path: Path) -> dict[str, str]:
    """Each package of a lock file with its version."""
    return {m["name"]: m["version"] for m in REQUIREMENT.finditer(path.read_text("utf-8"))}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with the files that decide what .venv must hold, and no .venv."""
    shutil.copy(ROOT / "run.py", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return tmp_path


@pytest.fixture
def finished(tree: Path) -> run.Environment:
    """The same tree with a .venv that bears its stamp; `caboose` tells how it was called."""
    environment = run.Environment(tree)
    for name in ("python", "uv", "caboose"):
        program = Path(environment.program(name))
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text('#!/bin/sh\nfor word; do echo "[$word]"; done\nexit 7\n')
        program.chmod(0o755)
    environment.stamp.write_text("\n".join(environment.wanted_stamp("run")))
    return environment


class TestStamp:
    def test_a_finished_environment_is_kept(self, finished: run.Environment) -> None:
        assert finished.next_step("run") == "keep"

    @pytest.mark.parametrize(
        "name", ["pyproject.toml", "run.py", *(f"requirements/{path.name}" for path in LOCKS)]
    )
    def test_a_changed_file_asks_for_an_update(self, finished: run.Environment, name: str) -> None:
        with (finished.root / name).open("a") as file:
            file.write("\n")
        assert finished.next_step("run") == "update"

    def test_a_new_lock_file_asks_for_an_update(self, finished: run.Environment) -> None:
        (finished.root / "requirements" / "web.txt").write_text("")
        assert finished.next_step("run") == "update"

    def test_the_tests_need_more_than_running(self, finished: run.Environment) -> None:
        assert finished.next_step("test") == "update"

    def test_running_needs_no_more_than_the_tests(self, finished: run.Environment) -> None:
        finished.stamp.write_text("\n".join(finished.wanted_stamp("test")))
        assert finished.next_step("run") == "keep"

    @pytest.mark.parametrize("name", ["python", "uv", "caboose"])
    def test_a_missing_program_asks_for_a_new_one(
        self, finished: run.Environment, name: str
    ) -> None:
        Path(finished.program(name)).unlink()
        assert finished.next_step("run") == "make"

    @pytest.mark.parametrize("content", ["", "half a stamp", "a\nb\nc\nd", "\0"])
    def test_a_damaged_stamp_asks_for_a_new_one(
        self, finished: run.Environment, content: str
    ) -> None:
        finished.stamp.write_text(content)
        assert finished.next_step("run") == "make"

    def test_another_python_asks_for_a_new_one(
        self, finished: run.Environment, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "version", "3.99.0 (main)")
        assert finished.next_step("run") == "make"

    def test_a_moved_tree_asks_for_a_new_one(
        self, finished: run.Environment, tmp_path: Path
    ) -> None:
        moved = tmp_path / "moved"
        moved.mkdir()
        for part in ("run.py", "pyproject.toml", "requirements", ".venv"):
            shutil.move(finished.root / part, moved)
        assert run.Environment(moved).next_step("run") == "make"


class TestMessages:
    @pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
    def test_new_enough_python(self, version: tuple[int, int]) -> None:
        assert run.python_problem(version) is None

    @pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10)])
    def test_too_old_python(self, version: tuple[int, int]) -> None:
        problem = run.python_problem(version)
        assert problem is not None
        assert "Python 3.11 or newer" in problem
        assert f"this is {version[0]}.{version[1]}." in problem

    def test_the_oldest_python_is_the_packages(self) -> None:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        assert project["requires-python"] == ">=" + ".".join(map(str, run.OLDEST_PYTHON))

    def test_missing_venv_module(self, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(run, "find_spec", lambda name: None)
        with pytest.raises(run.SetupError, match="apt-get install python3-venv"):
            run.Environment(tree).make()

    # What pip, uv and venv print, shortened.
    @pytest.mark.parametrize(
        ("output", "part"),
        [
            ("failed to copy file: No space left on device (os error 28)", "disk is full"),
            ("OSError: [Errno 28] No space left on device", "disk is full"),
            ("Failed to establish a new connection: [Errno -3] Temporary failure", "network"),
            ("error sending request for url\n  cause: dns error", "network"),
            ("operation timed out", "network"),
            ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "digest"),
            ("Hash mismatch for `rich==15.0.0`", "digest"),
            ("[Errno 13] Permission denied: '.venv'", "may not write"),
            ("because ensurepip is not available", "python3-venv"),
        ],
    )
    def test_known_failures(self, output: str, part: str) -> None:
        assert part in run.advice(output)

    def test_no_advice_on_unknown_failures(self) -> None:
        assert run.advice("something else") == ""

    def test_a_failed_step_shows_the_end_of_its_output_and_what_to_do(
        self, tree: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        program = "print(*range(50), 'No space left on device', sep='\\n'); raise SystemExit(3)"
        with pytest.raises(run.SetupError) as caught:
            run.Environment(tree).step("doing this", sys.executable, "-c", program)
        lines = str(caught.value).splitlines()
        assert lines[0] == "This step failed: doing this."
        assert lines[1:3] == ["    39", "    40"]
        assert lines[-1].startswith("The disk is full.")
        assert capsys.readouterr().err == "  doing this ...\n"


class TestCommandLine:
    def call(self, tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(tree / "run.py"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_help(self, tree: Path) -> None:
        done = self.call(tree, "--help")
        assert (done.returncode, done.stderr) == (0, "")
        assert "python3 run.py test" in done.stdout
        assert not (tree / ".venv").exists()

    def test_an_unknown_option_is_refused_before_anything_is_made(self, tree: Path) -> None:
        done = self.call(tree, "--tset")
        assert (done.returncode, done.stdout) == (2, "")
        assert "no option --tset" in done.stderr
        assert not (tree / ".venv").exists()

    @pytest.mark.skipif(run.WINDOWS, reason="the stand-in for caboose is a shell script")
    def test_other_verbs_go_to_caboose_unchanged(self, finished: run.Environment) -> None:
        done = self.call(finished.root, "rules", "--json", "two words", "-h")
        assert done.stdout == "[rules]\n[--json]\n[two words]\n[-h]\n"
        assert (done.returncode, done.stderr) == (7, "")

    @pytest.mark.skipif(run.WINDOWS, reason="the stand-in for caboose is a shell script")
    def test_without_a_verb_it_serves(self, finished: run.Environment) -> None:
        assert self.call(finished.root).stdout == "[serve]\n"


class TestLockFiles:
    def test_there_is_one_for_each_purpose(self) -> None:
        assert {path.stem for path in LOCKS} == set(run.LOCKS)

    @pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.stem)
    def test_holds_nothing_but_pinned_versions_with_digests(self, path: Path) -> None:
        """So no host, no folder and no option: all that is no requirement is left over."""
        text = path.read_text("utf-8")
        assert REQUIREMENT.sub("", text) == ""
        assert pins(path)

    def test_running_and_testing_use_the_same_versions(self) -> None:
        everything = pins(ROOT / "requirements/test.txt")
        assert pins(ROOT / "requirements/run.txt").items() <= everything.items()

    def test_every_direct_dependency_is_pinned(self) -> None:
        content = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
        groups = content["dependency-groups"]

        def names(wanted: list[str]) -> set[str]:
            return {re.split(r"[^\w.-]", each)[0].lower().replace(".", "-") for each in wanted}

        runs = names(content["project"]["dependencies"] + groups["build"])
        assert runs <= pins(ROOT / "requirements/run.txt").keys()
        tests = names(groups["test"] + groups["lint"])
        assert tests <= pins(ROOT / "requirements/test.txt").keys()
        assert names(groups["bench"]) <= pins(ROOT / "requirements/bench.txt").keys()
        assert names(groups["audit"]) <= pins(ROOT / "requirements/audit.txt").keys()
        assert names(groups["node"]) == pins(ROOT / "requirements/node.txt").keys()
        assert names(groups["setup"]) == pins(ROOT / "requirements/uv.txt").keys()


def test_the_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    build = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run([sys.executable, *build], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("caboose/")}
    files = [path for path in (ROOT / "src/caboose").rglob("*") if path.is_file()]
    names = {path.relative_to(ROOT / "src").as_posix() for path in files}
    assert packed == {name for name in names if not re.search(r"__pycache__|/\.", name)}
    assert "caboose/rules/data/options.toml" in packed


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_fresh_clone_sets_itself_up(tmp_path: Path) -> None:
    """What is committed runs for a new user: nothing in the home folder, no caches.

    Needs git and the package index: python3 run.py test tests/test_setup.py -m slow
    """
    clone, home = tmp_path / "clone", tmp_path / "home"
    home.mkdir()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    dropped = re.compile("XDG_|VIRTUAL_ENV|PYTHON|.*_CACHE_DIR")
    clean = {name: value for name, value in os.environ.items() if not dropped.match(name)}
    command = [sys.executable, "run.py", "rules"]
    steps = 5 if build_client.installed_node() else 6
    for expected_steps in (steps, 0):
        done = subprocess.run(
            command,
            cwd=clone,
            env=clean | {"HOME": str(home)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "spruce" in done.stdout
        assert done.stderr.count(" ...\n") == expected_steps
