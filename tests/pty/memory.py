#!/usr/bin/env python3
"""What a shared screen may remind of, and renaming there."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402

GAME = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--lang", "en", "--pace", "0"]
SHARED = ["--screen", "shared", "--recall", "moderator"]
PROMPTS = ("> ", "[Enter shows it] ")


def rows(table, command):
    """Returns the rows below a command, which is entered first."""
    table.enter(command, PROMPTS)
    text = table.screen.text()
    return text[text.rfind("> " + command):]


def begin(table):
    for line in ("", "unknown", "aki", "binh", "ja all but 3"):
        table.enter(line, PROMPTS)


def test(program, folder):
    with Table([program, *GAME, *SHARED, "--log", folder / "shared.jsonl"], folder, rows=60) as table:
        begin(table)
        check("Chie" in table.screen.text(), "a vote is not told when it happens")
        check("Chie  elected" not in rows(table, "history"), "everybody is reminded of a vote")
        rows(table, "rename binh Bob")
        check("Bob" in rows(table, "history"), "the name is not changed")
        rows(table, "recall votes=everybody")
        check("Chie  elected" in rows(table, "history"), "the table's choice does not count")
    with Table([program, *GAME, "--recall", "moderator", "--log", folder / "private.jsonl"], folder, rows=60) as table:
        for line in ("unknown", "aki", "binh", "ja all but 3"):
            table.enter(line)
        check("Chie  elected" in rows(table, "history"), "the moderator's own screen does not remind")


run(test)
