"""Whole games at the terminal, in each language, with everything that can go wrong: typing errors, undo, amend,
resizing the window, Ctrl-Z, a hang-up in the middle, a paste, garbage.

The inputs are those of transcripts. At the end the answers must equal those of the same transcript read from a pipe.
"""
import os
import pathlib
import signal
import subprocess
import sys

from table import Table, answers, check, run, transcript, without_pauses

SHELL = str(pathlib.Path(__file__).resolve().parent / "job_shell.py")
SIZES = [(40, 20), (200, 50), (63, 24), (80, 24)]


class Person:
    def __init__(self, table):
        self.table = table

    def answer(self, line):
        """Types an answer and confirms it if asked."""
        self.table.enter(line)
        self.say_yes()

    def say_yes(self):
        screen = self.table.screen
        above = screen.seen.lines()[: screen.seen.row]
        if above and "y/n" in "".join(above[-2:]):
            self.table.enter("y")


def misspell(person, line, _):
    person.table.enter("qqqqq " + line)
    check("\n! " in person.table.screen.text(), "a word that is nothing was not refused")
    person.answer(line)


def take_back(person, line, _):
    person.answer(line)
    person.table.enter("undo")
    person.answer(line)


def resize(person, line, turn):
    table = person.table
    table.send(line)
    table.settle()
    table.resize(*SIZES[turn % len(SIZES)])
    table.settle()
    check(line.split()[-1] in table.screen.text(), f"{line!r} was lost by a change of size")
    table.send("\x15")
    table.settle()
    person.answer(line)


def rubbish(person, line, _):
    """Types invalid UTF-8, control characters and unknown keys; Ctrl-C discards it all."""
    table = person.table
    table.prompt()
    table.send(b"\xff\xfe a\xc3 \xf0\x9f b \xed\xa0\x80\x1b[99;99~\x1bOZ\x00\x01\x05\x1c\x1d\x1e\x1f c\x1b")
    table.settle()
    check("c" in table.screen.row_of_cursor(), "rubbish stopped the typing")
    table.send("\x03")
    table.prompt()
    table.send(b"\xff\xfe\xc3(\r")
    table.settle()
    table.prompt()
    person.answer(line)


def stop_and_go_on(person, line, _):
    table = person.table
    table.prompt()
    table.send(line[:3])
    table.settle()
    table.send("\x1a")
    table.expect("[stopped, terminal cooked]")
    table.send("fg\r")
    table.wait_until(lambda: table.screen.row_of_cursor() == ("> " + line[:3]).rstrip(), "the line again")
    table.send("\x15")
    table.settle()
    person.answer(line)


def write_down(person, line, turn):
    person.table.enter(f"note nothing happened {turn}")
    person.table.enter("ruling ビンさん ngồi lại đúng chỗ")
    person.answer(line)
    person.table.enter("history")
    check("nothing happened" in "\n".join(person.table.screen.seen.everything()), "a note is not in the history")


MISHAPS = [misspell, take_back, resize, rubbish, stop_and_go_on, write_down]


def paste(person, lines):
    """Types the lines at once, as a terminal does with pasted text, with three kinds of line ends."""
    table = person.table
    table.prompt()
    text = "\r\n".join(lines[:2]) + "\n" + "\r".join(lines[2:])
    table.send("\x1b[200~# pasted\r" + text + "\x1b[201~\r")
    table.settle()
    table.prompt()
    person.say_yes()


def evening(program, folder, name):
    words, inputs = transcript(name)
    at_once = without_pauses(program)
    log = folder / "evening.jsonl"
    command = [sys.executable, SHELL, program, *words, "--log", log, *at_once]
    half = len(inputs) // 2
    with Table(command, folder) as table:
        person = Person(table)
        for turn, line in enumerate(inputs[:half]):
            MISHAPS[turn % len(MISHAPS)](person, line, turn)
        before = answers(log)
        table.send("half a wo")
        table.settle()
        os.kill(table.pid, 0)
        table.hang_up()
    check(answers(log) == before, f"{name}: a hang-up lost or invented an answer")
    with Table([sys.executable, SHELL, program, "resume", log, *at_once], folder) as table:
        person = Person(table)
        paste(person, inputs[half:-1])
        person.answer(inputs[-1])
        table.prompt()
        table.send("quit\r")
        check(table.finish() == 0, f"{name}: quit did not end with status 0")
    plain = folder / "plain.jsonl"
    subprocess.run([program, *words, "--log", plain], input="\n".join(inputs) + "\n", encoding="utf-8",
                   check=True, capture_output=True, cwd=folder)
    check(answers(log) == answers(plain), f"{name}: other answers than from a pipe")
    subprocess.run([program, "verify", log], check=True, capture_output=True)
    log.unlink()
    plain.unlink()


def evenings(*names):
    """Plays the games of these transcripts; this is the whole of a test script."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)

    def test(program, folder):
        for name in names:
            evening(program, folder, name)

    run(test)
