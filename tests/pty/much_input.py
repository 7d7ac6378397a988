#!/usr/bin/env python3
"""Very much pasted at once into a large window: twice as much takes about twice the processor's time."""
import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402

GAME = ["play", "wheel-of-history", "-p", "Aki,Binh,Chie", "--lang", "en", "--seed", "1"]
SIZE = 6000  # letters
MOST = 3.0   # squares would be 4


def computed(pid):
    """Seconds of the processor's time so far."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def pasted(program, folder, letters):
    with Table([program, *GAME, "--log", folder / f"{letters}.jsonl"], folder, columns=300, rows=60) as table:
        table.prompt()
        before = computed(table.pid)
        table.send("é" * letters + "\r")
        table.wait_until(lambda: table.at_prompt() and b"too long" in table.raw, "a refusal")
        table.settle()
        return computed(table.pid) - before


def test(program, folder):
    small, large = (min(pasted(program, folder, n * SIZE) for _ in range(2)) for n in (1, 2))
    print(f"{SIZE} letters: {small:.2f} s, twice that: {large:.2f} s")
    check(large < MOST * max(small, 0.05), f"{SIZE} letters take {small:.2f} s, twice that {large:.2f} s")


run(test)
