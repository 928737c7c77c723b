"""The verbs of the command line. Each imports what it needs only when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from caboose.cli.score import score
from caboose.cli.train import train
from caboose.locales import LANGUAGES

FILE = click.Path(path_type=Path)


class PlainErrors(click.Group):
    """A group of verbs in which bad input ends as one plain line and exit status 2."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb that was asked for."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (ValueError, OSError) as error:
            click.echo(f"caboose: {error}", err=True)
            ctx.exit(2)


class WithLevels(click.Command):
    """A verb whose help ends with how strong the levels of computer players are."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the levels in the language of the system."""
        from caboose.cli.play import levels_told

        title, levels, measured = levels_told()
        with formatter.section(title):
            formatter.write_dl(levels)
            formatter.write_text(measured)


def rules_options(function: Any) -> Any:
    """The two options that choose the rules."""
    for option in (
        click.option(
            "--option",
            "-o",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="Change an option of the rules; repeatable.",
        ),
        click.option(
            "--preset",
            "-p",
            default="spruce",
            show_default=True,
            help="A preset; `caboose rules` lists them.",
        ),
    ):
        function = option(function)
    return function


data_option = click.option("--data", type=FILE, metavar="FOLDER", help="Where the tables are kept.")

as_json = click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")


@click.group(cls=PlainErrors, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="caboose")
def app() -> None:
    """Mexican Train dominoes: play, rules, records and cases."""


@app.command(cls=WithLevels)
@rules_options
@click.option("--players", default=4, show_default=True, help="How many sit down, 2 to 14.")
@click.option(
    "--opponent",
    "opponents",
    multiple=True,
    metavar="KIND",
    help="Computer players in turn: expert, planner, casual, beginner; repeatable.",
)
@click.option("--name", help="Your name; by default You, in the table's language.")
@click.option(
    "--language",
    type=click.Choice(list(LANGUAGES)),
    help="What the table speaks; by default the language of your system.",
)
@click.option("--watch", is_flag=True, help="Only computer players.")
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and scripts.")
@click.option("--pace", default=0.6, show_default=True, help="Seconds for a computer's step.")
@click.option("--suggestions", is_flag=True, help="Show a suggestion.")
@click.option("--seed", help="Repeat the shuffles of a match.")
@click.option("--save", type=FILE, help="Keep the record in this file.")
@click.option("--resume", type=FILE, help="Go on with a saved match, saving to the same file.")
@click.pass_context
def play(ctx: click.Context, /, **wishes: Any) -> None:
    """Play a match in this terminal against computer players."""
    from caboose.cli.play import Wishes, start

    ctx.exit(start(Wishes(**wishes)))


@app.command()
@click.option("--host", help="The address to listen on; 127.0.0.1 lets nobody else in.")
@click.option("--port", type=click.IntRange(0, 65535), help="By default 8000; 0 takes a free one.")
@data_option
@click.option("--no-browser", is_flag=True, help="Open no browser.")
def serve(host: str | None, port: int | None, data: Path | None, no_browser: bool) -> None:
    """Serve the table in the browser, for this machine and its network."""
    from caboose.cli.serve import serve

    serve(host, port, data, not no_browser)


@app.command()
@click.argument("preset", required=False)
@click.option("--page", is_flag=True, help="Print the whole rules page in Markdown.")
@as_json
def rules(preset: str | None, page: bool, as_json: bool) -> None:
    """The options with their values and meanings; with a PRESET what it sets, and its source."""
    from caboose.cli.rulebook import show_rules

    if page:
        from caboose.cli.rules_page import rules_page

        click.echo(rules_page(), nl=False)
    else:
        show_rules(preset, as_json)


@app.command()
@rules_options
@click.option("--players", required=True, type=int, help="How many play, 2 to 14.")
@as_json
def deal(preset: str, options: tuple[str, ...], players: int, as_json: bool) -> None:
    """What a table needs: set, hands, boneyard, with the arithmetic."""
    from caboose.cli.rulebook import rules_from, show_deal

    show_deal(rules_from(preset, options), players, as_json)


@app.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.option("--quiet", "-q", is_flag=True, help="Name only what differs.")
@click.pass_context
def check(ctx: click.Context, files: tuple[Path, ...], quiet: bool) -> None:
    """Run the cases of FILES; exit status 0 only if all hold."""
    from caboose.cli.checking import check_files

    ctx.exit(0 if check_files(files, quiet) else 1)


@app.command()
@click.argument("record", type=FILE)
@click.option("--quiet", "-q", is_flag=True, help="Only the result.")
@click.pass_context
def replay(ctx: click.Context, record: Path, quiet: bool) -> None:
    """Replay a RECORD (- for standard input) turn by turn, verifying every line."""
    from caboose.cli.checking import replay_file

    ctx.exit(0 if replay_file(record, quiet) else 1)


@app.command()
@click.argument("record", type=FILE)
@click.option("--quiet", "-q", is_flag=True, help="Only the result.")
@click.pass_context
def verify(ctx: click.Context, record: Path, quiet: bool) -> None:
    """Check that the shuffles of a table's RECORD are those that were committed to beforehand.

    Each round's order and salt must give the commitment that everybody at the table saw when it was
    dealt: compare it with what is printed. Exit status 0 only if all rounds hold.
    """
    from caboose.cli.checking import verify_file

    ctx.exit(0 if verify_file(record, quiet) else 1)


@app.command()
@click.argument("record", type=FILE)
@click.option("--seat", type=int, help="Only the decisions of this seat, from 1.")
@click.option("--round", "number", type=int, help="Only this round, from 1.")
@click.option(
    "--worlds",
    type=click.IntRange(4, 100_000),
    default=400,
    show_default=True,
    help="In how many worlds each decision is tried; four times as many halve the uncertainty.",
)
@click.option(
    "--workers", type=click.IntRange(1, 1024), help="How many work at once; by default one a core."
)
@click.option("--seed", default=1, show_default=True, help="Repeats the same review.")
@click.option(
    "--language",
    type=click.Choice(list(LANGUAGES)),
    help="What the review is written in; by default the language of your system.",
)
@click.option("--quiet", "-q", is_flag=True, help="No progress bar.")
@as_json
@click.pass_context
def review(ctx: click.Context, /, **wishes: Any) -> None:
    """Rate every decision of a RECORD (- for standard input); tell luck and skill apart.

    Each decision is tried against the best by the Expert, from what that seat knew. Exit status 1
    if the record is damaged; its good beginning is reviewed all the same.
    """
    from caboose.cli.review import Wishes, review

    ctx.exit(0 if review(Wishes(**wishes)) else 1)


@app.command()
@click.argument("position")
@click.argument("step", required=False)
def explain(position: str, step: str | None) -> None:
    """What is legal in a POSITION and why, and under which presets the ruling would differ.

    POSITION is a position in one line, a file that holds one, or - for standard input. With a
    STEP (such as 12-5@3, + or -) the ruling on that step.
    """
    from caboose.cli.positions import explain_position

    explain_position(position, step)


@app.command()
@click.argument("position")
@click.argument("depth", type=int)
@click.option("--divide", is_flag=True, help="Show the count below each first step.")
@as_json
def perft(position: str, depth: int, divide: bool, as_json: bool) -> None:
    """How many sequences of DEPTH legal steps a POSITION has, the whole deal being fixed."""
    from caboose.cli.positions import count_sequences

    count_sequences(position, depth, divide, as_json)


app.add_command(train)
app.add_command(score)


def laboratory_options(function: Any) -> Any:
    """The options of the commands that play many matches."""
    for option in (
        click.option("--quiet", "-q", is_flag=True, help="No progress bar."),
        as_json,
        click.option("--force", is_flag=True, help="Replace files that exist."),
        click.option("--plots", type=FILE, metavar="FOLDER", help="Keep plots as PNG and SVG."),
        click.option("--out", type=FILE, help="Keep all rounds as FILE.csv or FILE.parquet."),
        click.option(
            "--on",
            metavar="PLACE",
            help="A Dask cluster: dask starts one here, tcp://HOST:PORT has one.",
        ),
        click.option("--workers", type=int, help="How many work at once; by default one a core."),
        click.option(
            "--budget",
            default=0.2,
            show_default=True,
            help="Seconds for a step of a player who thinks.",
        ),
        click.option(
            "--playouts",
            type=int,
            help="How often the Expert tries a step instead: repeats the same series.",
        ),
        click.option("--seed", default=1, show_default=True, help="Repeats the same series."),
    ):
        function = option(function)
    return rules_options(function)


@app.command()
@laboratory_options
@click.option("--players", default=4, show_default=True, help="How many sit down, 2 to 14.")
@click.option(
    "--player",
    "kinds",
    multiple=True,
    metavar="KIND",
    help="Computer players by seat, in turn: expert, planner and others; repeatable.",
)
@click.option("--matches", default=1000, show_default=True, help="How many matches.")
def simulate(players: int, kinds: tuple[str, ...], matches: int, **wishes: Any) -> None:
    """Play many matches; tell scores, lengths, blocked rounds, disputed situations, seats."""
    from caboose.cli.laboratory import Wishes, simulate

    simulate(Wishes(**wishes), players, kinds, matches)


@app.command()
@laboratory_options
@click.argument("players", nargs=-1, required=True, metavar="KIND KIND [KIND]...")
@click.option(
    "--with",
    "own",
    multiple=True,
    metavar="MODULE:CLASS",
    help="A player of your own, from a module in this folder; repeatable.",
)
@click.option("--deals", default=250, show_default=True, help="Deals, each played from each seat.")
def tournament(players: tuple[str, ...], own: tuple[str, ...], deals: int, **wishes: Any) -> None:
    """Have computer players compete on the same deals from every seat, 2 to 14 of them."""
    from caboose.cli.laboratory import Wishes, tournament

    tournament(Wishes(**wishes), (*players, *own), deals)


@app.group()
def bench() -> None:
    """Measure speed."""


@bench.command("core")
@click.option("--seconds", default=2.0, show_default=True, help="How long one run lasts.")
@click.option("--repeats", default=5, show_default=True, help="How many runs; medians are shown.")
@as_json
def bench_core(seconds: float, repeats: int, as_json: bool) -> None:
    """Random play of the core beside the package `dominoes`, start-up times and memory."""
    from caboose.cli.bench import measure_core

    measure_core(seconds, repeats, as_json)


@bench.command("fast")
@click.option("--rounds", default=100_000, show_default=True, help="Rounds of one run.")
@click.option("--repeats", default=5, show_default=True, help="How many runs; medians are shown.")
@as_json
def bench_fast(rounds: int, repeats: int, as_json: bool) -> None:
    """The compiled core beside a C kernel, which is compiled here and now."""
    from caboose.cli.bench_fast import measure_fast

    measure_fast(rounds, repeats, as_json)


@bench.command("scale")
@click.option(
    "--tables",
    default="10,100,1000,10000",
    show_default=True,
    help="How many tables are held at once, one run each.",
)
@click.option("--seconds", default=10.0, show_default=True, help="How long one run lasts.")
@as_json
def bench_scale(tables: str, seconds: float, as_json: bool) -> None:
    """Both databases with one to four server processes, then ever more tables."""
    from caboose.cli.bench_scale import measure_scale

    if not all(each.isdecimal() for each in tables.split(",")):
        raise ValueError(f"{tables!r} is no list of numbers of tables: give one like 10,100")
    measure_scale([int(each) for each in tables.split(",")], seconds, as_json)


@bench.command("page")
@click.option("--repeats", default=5, show_default=True, help="How often each page is opened.")
@click.option("--touches", default=20, show_default=True, help="How many tiles are laid.")
@as_json
def bench_page(repeats: int, touches: int, as_json: bool) -> None:
    """Pages in Chromium: when they can be used on a slow line, and how soon a touch is answered."""
    from caboose.cli.bench_page import measure_page

    measure_page(repeats, touches, as_json)


@bench.command("serve")
@click.option(
    "--tables", default=1000, show_default=True, help="Tables of four of the largest run."
)
@click.option("--seconds", default=10.0, show_default=True, help="How long one run lasts.")
@as_json
def bench_serve(tables: int, seconds: float, as_json: bool) -> None:
    """The table's server under load beside the bare web framework: rates, times, memory."""
    from caboose.cli.bench_server import measure_server

    measure_server(tables, seconds, as_json)


@bench.command("strength")
@click.option(
    "--scale", default=1.0, show_default=True, help="A share, or a multiple, of the deals."
)
@click.option("--workers", type=int, help="How many work at once; by default one a core.")
@click.option(
    "--results", type=FILE, help="Keep each result in FILE; what it has is not played again."
)
@click.option(
    "--levels",
    type=FILE,
    help="No page: keep in FILE what tables tell of the levels, src/caboose/players/strength.json.",
)
def bench_strength(
    scale: float, workers: int | None, results: Path | None, levels: Path | None
) -> None:
    """Levels against each other, the Expert's goals, a ladder, step times: docs/strength.md."""
    from caboose.cli.bench_strength import measure_levels, measure_strength

    if levels is None:
        measure_strength(scale, workers, results)
    else:
        measure_levels(scale, workers, results, levels)


@bench.command("trains")
@click.option("--hands", default=1000, show_default=True, help="Random hands of each size.")
@click.option("--repeats", default=3, show_default=True, help="How many runs; medians are shown.")
@as_json
def bench_trains(hands: int, repeats: int, as_json: bool) -> None:
    """The exact best train of random hands, beside the same method in C, compiled here and now."""
    from caboose.cli.bench_trains import measure_trains

    measure_trains(hands, repeats, as_json)


@app.command()
@click.argument("file", type=FILE)
@data_option
@as_json
@click.pass_context
def backup(ctx: click.Context, file: Path, data: Path | None, as_json: bool) -> None:
    """Copy all tables into the new FILE, while the server runs, and replay every one of the copy.

    Takes the database of --data or CABOOSE_DATA, or of CABOOSE_POSTGRESQL. Exit status 1 if a
    table cannot be followed; the copy has it all the same.
    """
    from caboose.cli.backup import make_backup

    ctx.exit(0 if make_backup(file, data, as_json) else 1)


@app.command()
@click.argument("file", type=FILE)
@data_option
@as_json
@click.pass_context
def restore(ctx: click.Context, file: Path, data: Path | None, as_json: bool) -> None:
    """Put back what is missing of a backup FILE, while the server runs; nothing is taken away.

    The database may be of the other kind. Exit status 1 if a table is there with other events.
    """
    from caboose.cli.backup import put_back

    ctx.exit(0 if put_back(file, data, as_json) else 1)


@app.command()
@data_option
@click.option("--address", help="The address that people type; it is tried.")
@as_json
@click.pass_context
def doctor(ctx: click.Context, data: Path | None, address: str | None, as_json: bool) -> None:
    """Check a deployment by its settings, and say what to change; exit status 1 if it must be."""
    from caboose.cli.doctor import examine

    ctx.exit(0 if examine(data, address, as_json) else 1)


@app.command()
@click.option("--matches", default=100, show_default=True, help="How many matches are played.")
@click.option("--minutes", default=0.0, help="Play for so long instead.")
@click.option("--at-once", default=8, show_default=True, help="How many matches at the same time.")
@click.option(
    "--store",
    type=click.Choice(["sqlite", "postgresql"]),
    default="sqlite",
    show_default=True,
    help="The database; PostgreSQL is started for it.",
)
@click.option("--processes", default=1, show_default=True, help="How many server processes.")
@click.option("--kills", default=6.0, show_default=True, help="Kills of a server a minute.")
@click.option(
    "--database-kills",
    default=0.0,
    show_default=True,
    help="Kills and stops of the database a minute.",
)
@click.option(
    "--worker-kills",
    default=0.0,
    show_default=True,
    help="Kills of a process in which a computer player thinks, a minute.",
)
@click.option("--seed", type=int, help="Repeats the players' choices as far as that is possible.")
@as_json
@click.pass_context
def soak(ctx: click.Context, /, as_json: bool, **wishes: Any) -> None:
    """Play matches on servers that are killed, and compare what was told with what is stored.

    Exit status 0 only if nothing that was acknowledged is lost or doubled, everybody saw what the
    log says, and nobody saw a tile that was hidden.
    """
    from caboose.cli.soak.run import Wishes, soak

    ctx.exit(0 if soak(Wishes(**wishes), as_json) else 1)
