#!/usr/bin/env python3
"""Pasting very much text into a large window does not redraw the line for each letter."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run  # noqa: E402

GAME = ["play", "wheel-of-history", "-p", "Aki,Binh,Chie", "--lang", "en", "--seed", "1"]
LETTERS = 12_000
MOST = 100  # times the length of the line; redrawing for each letter would give thousands


def test(program, folder):
    with Table([program, *GAME, "--log", folder / "game.jsonl"], folder, columns=300, rows=60) as table:
        table.prompt()
        before = len(table.raw)
        line = "é" * LETTERS
        table.send(line + "\r")
        table.wait_until(lambda: b"too long" in table.raw, "a refusal")
        times = (len(table.raw) - before) / len(line.encode())
        print(f"{LETTERS} letters were drawn {times:.1f} times")
        check(times < MOST, f"{LETTERS} letters were drawn {times:.1f} times")


run(test)
