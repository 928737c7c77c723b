#!/usr/bin/env python3
"""Set up Caboose in the folder .venv beside this file, and run it.

python3 run.py              serve the table in the browser
python3 run.py play         play in this terminal
python3 run.py VERB ...     run another command of caboose, for example: python3 run.py rules
python3 run.py test         run every check and every test
python3 run.py test ARGS    run pytest alone, with these arguments
python3 run.py setup        set up all that the tests need, and stop
python3 run.py bench ARGS   measure speed, beside the packages that are compared with
python3 run.py lock         remake requirements/ (with --upgrade: take newer versions)
python3 run.py audit        look for known vulnerabilities in all that is locked

Python 3.11 or newer is all it needs. The first start fetches packages, which takes about half a
minute; every later one compares a digest and goes straight on.
"""

import contextlib
import hashlib
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# Annotations are quoted so that even Python 3.6 can read this file and say that it is too old.

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
WINDOWS = os.name == "nt"

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy", "--strict"],
    "import layers": ["lint-imports", "--no-logo"],
    "pytest": ["pytest", "-n", "auto"],
}

PROJECT = ["pyproject.toml", "--group=build"]
LABORATORY = [*PROJECT, "--extra=lab"]
TESTED = "--constraint=requirements/test.txt"
MEASURED = [*LABORATORY, "--group=test", "--group=lint", "--group=bench", TESTED]
NODE = ["--group=node", "--constraint=requirements/node.txt"]

LOCKS = {
    "test": [*LABORATORY, "--group=test", "--group=lint"],
    "run": [*PROJECT, "--extra=fast", TESTED],
    "lab": [*LABORATORY, TESTED],
    "bench": MEASURED,
    "node": ["--group=node"],
    "uv": ["--group=setup"],
    "audit": [*MEASURED, *NODE, "--group=audit"],
}

EXTENTS = ("run", "lab", "test", "bench", "audit")
"""How much .venv may hold; each includes those before it."""

NEEDS = {
    "simulate": "lab",
    "tournament": "lab",
    "setup": "test",
    "test": "test",
    "bench": "bench",
    "audit": "audit",
}
"""The extent that a verb needs, where it is not the smallest."""

NO_VENV = (
    "This Python cannot make environments: its module ensurepip is missing. "
    "On Debian or Ubuntu: sudo apt-get install python3-venv"
)
ADVICE = (
    (r"ensurepip is not available|no module named ensurepip", NO_VENV),
    (r"no space left|not enough space", "The disk is full. Make room for 500 MB and start again."),
    (r"permission denied", "Your user may not write here. Copy the folder to a place of your own."),
    (
        r"hash mismatch|do not match the hashes",
        "A package differs from its digest in requirements/, so it was not installed. "
        "If that happens twice, something on the way changes files.",
    ),
    (
        r"dns error|name resolution|failed to establish a new connection|error sending request|"
        r"failed to fetch|timed out|npm error network",
        "The package index could not be reached. Check the network and the proxy settings, "
        "then start again: what has been fetched is kept.",
    ),
)


class SetupError(Exception):
    """Setting up failed; the text says what happened and what to do."""


class Stamp(NamedTuple):
    """What a finished .venv holds; kept inside it."""

    home: str
    """The Python that made it and the folder it was made in: it works with no other."""
    files: str
    """Digest of the files that decide its contents."""
    extent: str
    """One of EXTENTS."""


def python_problem(version: "tuple[int, int]") -> "str | None":
    """Say what to do if this Python is too old; None if it will do."""
    if version >= OLDEST_PYTHON:
        return None
    oldest = ".".join(map(str, OLDEST_PYTHON))
    return (
        f"Caboose needs Python {oldest} or newer; this is {version[0]}.{version[1]}. "
        f"Start it with a newer one, for example: python{oldest} run.py"
    )


def advice(output: str) -> str:
    """Say what to do about a step that failed with this output; empty if that is not known."""
    return next((text for signs, text in ADVICE if re.search(signs, output, re.I)), "")


def fingerprint(root: Path) -> str:
    """Digest the files that decide what .venv must hold."""
    import tomllib

    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    keys = [key["file"] for key in project["tool"]["uv"]["cache-keys"]]
    patterns = ["run.py", "requirements/*.txt", *keys]
    digest = hashlib.sha256()
    for path in sorted({path for each in patterns for path in root.glob(each)}):
        content = path.read_bytes() if path.is_file() else b""
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def read_stamp(path: Path) -> "Stamp | None":
    """Read a stamp; None if there is none, or not a whole one."""
    try:
        return Stamp(*path.read_text(encoding="utf-8").splitlines())
    except (OSError, TypeError, UnicodeError):
        return None


def plan(found: "Stamp | None", wanted: Stamp, intact: bool) -> str:
    """Decide what to do with .venv: `keep` it, `update` it in place or `make` it anew."""
    if found is None or not intact or found.home != wanted.home:
        return "make"
    if found.files != wanted.files or widest(found.extent, wanted.extent) != found.extent:
        return "update"
    return "keep"


def widest(*extents: str) -> str:
    """The one of these extents that includes the others."""
    return max(extents, key=lambda each: EXTENTS.index(each) if each in EXTENTS else -1)


def say(text: str) -> None:
    """Tell the person something, apart from the output of a command."""
    print(text, file=sys.stderr, flush=True)


class Environment:
    """The folder .venv of one source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.stamp = self.folder / "caboose-stamp"

    def program(self, name: str) -> str:
        """Where a program of the environment is."""
        return str(self.folder / (f"Scripts/{name}.exe" if WINDOWS else f"bin/{name}"))

    def wanted_stamp(self, extent: str) -> Stamp:
        """The stamp that .venv must bear to be used as it is."""
        python = f"{sys.implementation.cache_tag} {sys.version.split()[0]} {sys.platform}"
        return Stamp(f"{python} {self.root}", fingerprint(self.root), extent)

    def next_step(self, extent: str) -> str:
        """What to do with .venv as it is now, as `plan` names it."""
        intact = all(map(os.path.exists, map(self.program, ("python", "uv", "caboose"))))
        return plan(read_stamp(self.stamp), self.wanted_stamp(extent), intact)

    def prepare(self, extent: str) -> None:
        """Make sure that .venv holds at least this extent; do nothing if it does."""
        if self.next_step(extent) == "keep":
            return
        with self.alone():
            step = self.next_step(extent)  # again: another start may just have done it
            found = read_stamp(self.stamp)
            if found is not None:
                extent = widest(extent, found.extent)
            wanted = self.wanted_stamp(extent)
            if step == "make":
                say("Setting up Caboose in the folder .venv; the next start will be quick.")
                self.make()
            if step != "keep":
                say("Installing what Caboose needs.")
                self.stamp.unlink(missing_ok=True)
                self.fill(extent)
                self.stamp.write_text("\n".join(wanted), encoding="utf-8")

    def make(self) -> None:
        """Make .venv anew, holding the installer uv alone."""
        if find_spec("ensurepip") is None:
            raise SetupError(NO_VENV)
        inside = Path(sys.prefix).resolve() == self.folder.resolve()
        python = getattr(sys, "_base_executable", "") if inside else sys.executable
        empty = ["venv", "--clear", "--without-pip", str(self.folder)]
        self.step("making the folder", python, "-I", "-m", *empty)
        self.step("adding pip", self.program("python"), "-I", "-m", "ensurepip")
        pip = [self.program("python"), "-I", "-m", "pip", "--disable-pip-version-check"]
        lock = ["--require-hashes", "--only-binary=:all:", "-r", "requirements/uv.txt"]
        self.step("fetching the installer", *pip, "install", "--retries=2", *lock)

    def fill(self, extent: str) -> None:
        """Bring .venv to what the lock file of this extent names, and Caboose itself."""
        uv = [self.program("uv"), "pip"]
        into = ["--python", self.program("python")]
        lock = f"requirements/{extent}.txt"
        self.step("fetching packages", *uv, "sync", *into, "--require-hashes", lock)
        if self.lacks_node():
            node = ["--no-deps", "--require-hashes", "-r", "requirements/node.txt"]
            self.step("fetching Node", *uv, "install", *into, *node)
        # Without its cache uv cannot put an installation in place that skipped the build.
        editable = ["--no-cache", "--no-deps", "--no-build-isolation", "--editable", "."]
        self.step("installing Caboose", *uv, "install", *into, *editable)

    def lacks_node(self) -> bool:
        """Whether the browser's client must be built, and this machine has no Node to do it."""
        command = [self.program("python"), "build_client.py"]
        return bool(subprocess.check_output(command, cwd=self.root))

    def lock(self, arguments: "Sequence[str]") -> None:
        """Remake the files in requirements/, with hashes and without hosts or folders."""
        if not os.path.exists(self.program("uv")):
            self.make()
        options = ["--universal", "--python-version=3.11", "--generate-hashes", "--quiet"]
        options += ["--no-emit-index-url", "--no-header", "--no-annotate", *arguments]
        for name, sources in LOCKS.items():
            path = f"requirements/{name}.txt"
            compile_lock = [self.program("uv"), "pip", "compile", *options, *sources]
            self.step(f"writing {path}", *compile_lock, f"--output-file={path}")

    def check(self) -> int:
        """Run every check, and say at the end which failed."""
        failed = []
        for label, (name, *arguments) in CHECKS.items():
            print(f"== {label}", flush=True)
            if subprocess.call([self.program(name), *arguments], cwd=self.root):
                failed.append(label)
        print(f"Failed: {', '.join(failed)}." if failed else "Every check passed.")
        return 1 if failed else 0

    def become(self, name: str, arguments: "Sequence[str]") -> int:
        """Run a program in place of this one, so that it gets the terminal and the signals."""
        command = [self.program(name), *arguments]
        sys.stdout.flush()
        if WINDOWS:
            return subprocess.call(command)
        os.execv(command[0], command)

    def step(self, label: str, *command: str) -> None:
        """Run a command of the set-up quietly; if it fails, say how and what to do."""
        say(f"  {label} ...")
        done = subprocess.run(
            command,
            cwd=self.root,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            tail = "\n".join(f"    {line}" for line in done.stdout.strip().splitlines()[-12:])
            text = f"This step failed: {label}.\n{tail}\n{advice(done.stdout)}"
            raise SetupError(text.rstrip())

    @contextlib.contextmanager
    def alone(self) -> "Iterator[None]":
        """Keep two starts from setting up at once, where the system can lock a folder."""
        try:
            import fcntl
        except ImportError:
            yield
            return
        handle = os.open(self.root / "requirements", os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)


def carry_out(verb: str, arguments: "Sequence[str]") -> int:
    """Do what a verb asks for and return the exit code."""
    environment = Environment(ROOT)
    if verb == "lock":
        environment.lock(arguments)
        return 0
    environment.prepare(NEEDS.get(verb, "run"))
    if verb == "setup":
        return 0
    if verb == "test" and not arguments:
        return environment.check()
    if verb == "test":
        os.chdir(ROOT)
        return environment.become("pytest", arguments)
    if verb == "audit":
        return environment.become("python", [str(ROOT / "audit_dependencies.py"), *arguments])
    return environment.become("caboose", [verb, *arguments])


def main(arguments: "Sequence[str]") -> int:
    """Read the command line, and put a plain message in place of a traceback."""
    problem = python_problem(sys.version_info[:2])
    verb = arguments[0] if arguments else "serve"
    if problem:
        say(problem)
    elif verb in {"-h", "--help"}:
        print(__doc__)
        return 0
    elif verb.startswith("-"):
        say(f"run.py has no option {verb}; a verb comes first.\n\n{__doc__}")
        return 2
    else:
        try:
            return carry_out(verb, arguments[1:])
        except SetupError as error:
            say(str(error))
        except OSError as error:
            say(f"{error}\n{advice(str(error))}".rstrip())
        except KeyboardInterrupt:
            say("\nStopped.")
            return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
