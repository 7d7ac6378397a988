#!/usr/bin/env python3
"""Viewing a game again on a terminal: keys, readers, searching, and nothing left behind."""
import pathlib
import shlex
import subprocess
import sys
import time

LIB = pathlib.Path(__file__).resolve().parent / "lib"
sys.path.insert(0, str(LIB))
from table import TRANSCRIPTS, Table, check, run  # noqa: E402

RIGHT, LEFT, HOME, END = "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F"
PAGE_DOWN, PAGE_UP = "\x1b[6~", "\x1b[5~"


def played(program, folder):
    """Creates a log of a transcript's game."""
    lines = (TRANSCRIPTS / "secret-hitler/games/game-policies-dealt.txt").read_text().splitlines()
    words = shlex.split(lines[0][2:])[1:]
    log = pathlib.Path(folder) / "game.jsonl"
    subprocess.run([program, *words, "--log", log], text=True, check=True, capture_output=True,
                   input="".join(line[2:] + "\n" for line in lines if line.startswith("> ")))
    return log


def see(table, keys, *expected):
    """Presses keys, waits until everything expected is on the screen, and returns the screen."""
    table.send(keys)
    table.wait_until(lambda: all(one in table.screen.text() for one in expected), f"{expected} after {keys!r}")
    return table.screen.text()


def see_again(table, keys, before):
    """Presses keys, and waits until the screen is the same as before."""
    table.send(keys)
    table.wait_until(lambda: table.screen.text() == before, f"what stood there before, after {keys!r}")


def stepping(program, folder):
    """Steps by answer, by round, to the ends and to a number; leaves nothing on the terminal."""
    with Table([program, "replay", played(program, folder)], folder) as table:
        see(table, "", "0 of 60", "everybody's eyes", "Fascist policies [ ][ ][ ][ ][ ][ ] 0/6")
        table.settle()
        first = table.screen.text()
        check("Winning team" not in first, f"the end is told at the beginning:\n{first}")
        see(table, RIGHT, "1 of 60")
        see_again(table, LEFT, first)
        see(table, PAGE_DOWN, "Round 1 ")
        see(table, PAGE_DOWN, "Round 2 ")
        see(table, PAGE_UP, "Round 1 ")
        see(table, END, "60 of 60", "Winning team: the Fascists", "6/6")
        see(table, " ", "60 of 60", "? keys, q leaves")
        check("playing" not in table.screen.text(), f"it plays what is over:\n{table.screen.text()}")
        see_again(table, HOME, first)
        see(table, "- " + END, "60 of 60", "? keys, q leaves")
        see_again(table, HOME, first)
        see(table, "g12\r", "12 of 60")
        see(table, "gx\r", "Expected the number", "12 of 60")
        see(table, "ｇ１３\r", "13 of 60")
        see(table, "g1", "Answer number: 1")
        see(table, "\x1b", "? keys, q leaves", "13 of 60")
        see(table, "?", "by answer; PgUp PgDn by round")
        table.send("\x1b")
        table.wait_until(lambda: "by answer" not in table.screen.text(), "the help is gone")
        see(table, "/nobody is called so", "/nobody is called so")
        see(table, "\x1b", "? keys, q leaves", "13 of 60")
        see(table, "g12\r", "12 of 60")
        see(table, "b", "12 of 60", " *")
        see(table, HOME + "B", "12 of 60", " *")
        see(table, "?", "by answer; PgUp PgDn by round")
        see(table, HOME + "- ", "playing, speed 1/4")
        see(table, HOME + "++++++", "playing, speed 16")
        see(table, "", "1 of 60")
        table.send("q")
        table.finish()
        check("of 60" not in table.screen.text(), "something is left on the first screen")
        check(table.status == 0, f"status {table.status}")


def told_step_by_step(program, folder):
    """Enter advances by one answer; Ctrl-C twice leaves, and the rest is not shown."""
    log = played(program, folder)
    with Table([program, "replay", "--step", log], folder) as table:
        table.settle()
        check("  1 " not in table.screen.text(), f"the first answer is told unasked:\n{table.screen.text()}")
        see(table, "\r", "  1 ")
        check("  2 " not in table.screen.text(), f"two answers at once:\n{table.screen.text()}")
        see(table, "\r", "  2 ")
        table.send("\x0c")
        table.settle()
        check("  2 " in table.screen.text(), f"nothing of the answer after Ctrl-L:\n{table.screen.text()}")
        check("  1 " not in table.screen.text(), f"Ctrl-L did not empty the screen:\n{table.screen.text()}")
        table.send("\x03\x03")
        table.finish()
        check("  3 " not in table.screen.text(), f"told after leaving:\n{table.screen.text()}")
        check(table.status == 0, f"status {table.status}")
    for words in ([], ["--json"]):  # without a person the end of the input ends all waiting
        told = [subprocess.run([program, "replay", *step, *words, log], text=True, check=True, capture_output=True,
                               input="\n\n").stdout for step in (["--step"], [])]
        check(told[0] == told[1], "something else is told step by step")


def eyes(program, folder):
    """What one player was told can be seen and found as that player only."""
    log = played(program, folder)
    with Table([program, "replay", log], folder) as table:
        see(table, "/You draw\r", "is nowhere that these eyes", "0 of 60")
        see(table, "v", "the moderator's eyes")
        see(table, "n", "You draw: ", "[to Hao]")
        see(table, "v", "Aki's eyes")
        see(table, HOME + "/draw: \r", "You draw: ", "[to Aki]")
    subprocess.run([program, "simulate", "werewolf", "-n", "1", "-p", "7", "--seed", "1", "--logs", folder], check=True,
                   capture_output=True)
    with Table([program, "replay", next(folder.glob("werewolf*"))], folder, rows=80) as table:
        see(table, END, "everybody's eyes")
        check("Known to" not in table.screen.text(), "what only the moderator knows is shown to everybody")
        see(table, "v", "the moderator's eyes", "Known to the moderator:")


def unfinished(program, folder):
    """The moderator's view of an unfinished game is available only if it was requested."""
    part = folder / "part.jsonl"
    part.write_text("".join(played(program, folder).read_text().splitlines(keepends=True)[:-20]))
    with Table([program, "replay", part], folder) as table:
        see(table, "", "everybody's eyes")
        see(table, "v", "Aki's eyes")
    with Table([program, "replay", part, "--as", "moderator"], folder) as table:
        see(table, "", "the moderator's eyes")


def narrow_and_plain(program, folder):
    """40 columns suffice, a resize takes effect, and a dumb terminal gets plain text."""
    log = played(program, folder)
    with Table([program, "replay", log], folder, columns=40) as table:
        see(table, "", "0 of 60")
        see(table, END + LEFT, "59 of 60", "Fascist track", "everybody's eyes ↓")
        see(table, "\x1b[B", "everybody's eyes ↑\n")
        see(table, "", "everybody", "? keys, q leaves, v eyes")
        table.resize(100, 40)
        see(table, "", "59 of 60", "Secret Hitler", "? keys, q leaves, v eyes, ← → step, PgUp PgDn round")
    subprocess.run([program, "simulate", "secret-agent", "-n", "1", "-p", "4", "--seed", "2", "--logs", folder], check=True)
    with Table([program, "replay", folder / "secret-agent-000001.jsonl"], folder, columns=40) as table:
        see(table, END + "b", "41 of 41 · everybody's eyes * ↓")
        table.resize(60, 24)
        see(table, "", "Mission 6, round 1 · 41 of 41 · everybody's eyes")
    with Table([program, "replay", log], folder, columns=40, rows=8) as table:
        see(table, "/winning team\r", "60 of 60", "Winning team")
        see(table, HOME, "0 of 60")
        see(table, END, "60 of 60", "everybody's eyes ↓")
    with Table([program, "replay", log], folder, term="dumb", rows=500) as table:
        table.finish()
        check("The game is over" in table.screen.text(), "a dumb terminal gets no text")


def slow_terminal(program, folder):
    """A terminal that reads nothing for a while gets each screen whole, whatever its size was meanwhile."""
    log = played(program, folder)
    with Table([program, "replay", log], folder, columns=200, rows=100) as table:
        see(table, "", "0 of 60")
        table.settle()
        drawn = len(table.raw)
        table.send((END + HOME) * 10 + END)
        for columns in range(150, 170):
            time.sleep(0.02)
            table.resize(columns, 100)
        see(table, "", "60 of 60", "? keys, q leaves, v eyes, ← → step, PgUp PgDn round")
        table.settle()
        begun, ended = (table.raw[drawn:].count(code) for code in (b"\x1b[1;1H", b"\x1b[J"))
        check(begun == ended, f"{begun} screens begun, {ended} ended")


def stopped(program, folder):
    """Ctrl-Z restores the primary screen and the terminal for the shell; afterwards the viewer is in the same state."""
    words = [sys.executable, LIB / "job_shell.py", program, "replay", played(program, folder)]
    with Table(words, folder) as table:
        see(table, "g12\r", "12 of 60")
        table.settle()
        before = table.screen.text()
        see(table, "\x1a", "[stopped, terminal cooked]")
        check("of 60" not in table.screen.text(), "the viewer is still seen while it is stopped")
        see_again(table, "fg\r", before)
        table.send("q")
        table.finish()
        check(table.status == 0, f"status {table.status}")


def test(program, folder):
    for part in (stepping, told_step_by_step, eyes, unfinished, narrow_and_plain, slow_terminal, stopped):
        place = folder / part.__name__
        place.mkdir()
        part(program, place)


run(test)
