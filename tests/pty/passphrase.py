#!/usr/bin/env python3
"""A passphrase is read from the terminal literally: Enter ends it, Ctrl-C leaves; for a new log and for the last
one."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402

PLAY = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--pace", "0", "--passphrase"]


def nothing_can_be_read(folder):
    for log in (folder / "state").rglob("*.jsonl"):
        check('"players"' not in log.read_text(encoding="utf-8"), f"{log.name} can be read")
    for history in (folder / "state").rglob("history"):
        check("aki" not in history.read_text(encoding="utf-8"), "what was answered can be read")


def begins_a_game(program, folder):
    with Table([program, *PLAY], folder) as table:
        table.expect("A new passphrase for the log:")
        table.send("three ponds\r")
        table.expect("Repeat it:")
        table.send("three ponds\r")
        table.expect("? Who")
        check("ponds" not in table.screen.text(), "the passphrase can be read")
        table.enter("aki")
        table.expect("nominate")
    nothing_can_be_read(folder)


def plays_again(program, folder):
    """Plays again with the last table, when the prompt already controls the terminal."""
    with Table([program, "play", "again"], folder) as table:
        table.expect("Passphrase of")
        table.send("three ponds\r")
        table.expect("Secret Hitler again.")
        table.enter("")
        table.expect("? Who")
    check(len(list((folder / "state").rglob("*.jsonl"))) == 2, "the next game has no log")
    nothing_can_be_read(folder)


def goes_on(program, folder):
    """Which game is unfinished cannot be told without the passphrase, which is asked for once."""
    with Table([program, "resume"], folder) as table:
        table.expect("Passphrase of")
        table.send("three pounds\r")
        table.expect("no game that may be read is unfinished")
        check(table.finish() == 3, "a game that cannot be read counts as none")
    with Table([program, "resume"], folder) as table:
        table.expect("Passphrase of")
        table.send("three ponds\r")
        table.expect("? Who")
        check(table.screen.text().count("Passphrase of") == 1, "it was asked for twice")


def is_offered(program, folder):
    """The welcome offers it, too, and tells nothing of it."""
    with Table([program], folder) as table:
        table.expect("1  Go on: the newest game, whose log has a passphrase")
        check("Aki" not in table.screen.text(), "its players can be read")
        table.prompt()
        table.send("1\r")
        table.expect("Passphrase of")
        table.send("three ponds\r")
        table.expect("? Who")


def leaves(program, folder):
    for words in (PLAY, ["play", "again"]):
        with Table([program, *words], folder) as table:
            table.expect("assphrase")
            table.send("three\x03")
            check(table.finish() != 0, "Ctrl-C asked on")


def test(program, folder):
    for one in (begins_a_game, plays_again, goes_on, is_offered, leaves):
        one(program, folder)


run(test)
