#!/usr/bin/env python3
"""At the end of a game the screen shows who won, the scores, where the log is, and what can be done next."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run, transcript  # noqa: E402


def ends(program, folder, columns):
    words, lines = transcript("wheel-of-history/rules/dealt-by-the-app.txt")
    with Table([program, *words, "--confirm", "no"], folder, columns=columns, rows=90) as table:
        for line in lines:
            table.enter(line)
        log = sorted((folder / "state" / "narrator").glob("*.jsonl"))[-1]
        told = " ".join(table.screen.text().split())
        for what in ("The game is over. Why: the highest total. Winner: Binh. Scores: Aki -1, Binh 7, Chie -2, Dan 1.",
                     "The log: ", "You can still type: undo, history, status, quit.", "Tell it again: narrator replay",
                     "The same table again: narrator play again --confirm no"):
            check(what in told, f"at {columns} columns the end does not tell {what!r}:\n{table.screen.text()}")
        check(str(log) in told.replace(" ", ""), f"the path of the log is not whole:\n{table.screen.text()}")
        table.enter("dan")
        check("Expected undo, history, status or quit." in " ".join(table.screen.text().split()),
              "an answer after the end is not refused")
        check(table.screen.text().count("The log:") == 1, "the end is told again after a refusal")
        table.enter("undo")
        check("Taken back" in table.screen.text(), "the last answer cannot be taken back")
        table.enter("redo")
        told = table.screen.text().rpartition("> redo")[2]
        check("The log:" in told and "The game is over." in told, "redo does not end the game again")
        table.send("\x18")
        table.settle()
        table.send("\r")
        table.expect("The game is over.")
        table.prompt()
        check("The log:" not in table.screen.text(), "more than the end comes back after the panic key")
        table.enter("undo")
        table.send("quit\r")
        table.finish()
        told = "".join(table.screen.text().split())
        check(f"narratorresume{log}--confirmno" in told, "the line that goes on leaves an option out")


def test(program, folder):
    for columns in (80, 40):
        ends(program, folder, columns)


run(test)
