#!/usr/bin/env python3
"""narrator check on a terminal: a progress line if it takes long, and a new check whenever a file is saved."""
import pathlib
import re
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
WAITS = "Saving a file checks it again; Ctrl-C leaves."


def progress(program, folder):
    """The games are counted, and the progress line is erased at the end."""
    variant = ROOT / "variants/werewolf/plurality.lua"  # takes longest to try out
    begun = time.monotonic()
    with Table([program, "check", variant], folder) as table:
        table.wait_until(lambda: "All is well" in table.screen.text(), "the end")
        check(re.search(rb" of \d+ games", table.raw) or time.monotonic() - begun < 2, "no line of progress")
        check(" games" not in table.screen.text().split("random")[0], f"the line of progress is left:\n{table.screen.text()}")


def watching(program, folder):
    """Reports a fault, and later that there is none, without any key being pressed."""
    own = pathlib.Path(folder) / "no-debt.lua"
    text = (ROOT / "variants/wheel-of-history/no-debt.lua").read_text()
    own.write_text(text + "steps = 1\n")
    with Table([program, "check", own, "--watch"], folder) as table:
        table.wait_until(lambda: WAITS in table.screen.text(), "a finding")
        check("'steps' is new here" in table.screen.text(), f"no finding:\n{table.screen.text()}")
        own.write_text(text)
        table.wait_until(lambda: table.screen.text().count(WAITS) == 2, "checked again")
        check("All is well" in table.screen.text(), f"it was not checked again:\n{table.screen.text()}")


def test(program, folder):
    progress(program, folder)
    watching(program, folder)


run(test)
