#!/usr/bin/env python3
"""A waiting prompt does not wake up, and a voice gets nothing but its line."""
import os
import pathlib
import signal
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run, without_pauses  # noqa: E402

WORDS = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none"]


def woken(pid, seconds):
    """Returns how often the process was woken within `seconds`."""
    def switches():
        status = pathlib.Path(f"/proc/{pid}/status").read_text()
        return int(status.partition("voluntary_ctxt_switches:")[2].split()[0])
    before = switches()
    time.sleep(seconds)
    return switches() - before


def nobody_is_woken(program, folder):
    with Table([program, *WORDS, "--log", folder / "quiet.jsonl"], folder) as table:
        table.prompt()
        table.settle()
        check(woken(table.pid, 1.5) <= 1, "a prompt that waits for a key wakes up")
        table.enter("unknown")
        table.enter("timer 60")
        table.settle()
        check(woken(table.pid, 1) >= 5, "a timer does not go on by itself")
        table.enter("timer stop")
        table.settle()
        check(woken(table.pid, 1.5) <= 1, "it wakes up after the timer was stopped")
        os.kill(table.pid, signal.SIGTERM)
        check(table.finish() == 0, "a signal does not wake it")


def nor_with_screens(program, folder):
    """If phones can answer, waiting for them does not wake the prompt either."""
    with Table([program, *WORDS, "--screens", "--log", folder / "screens.jsonl"], folder, rows=60) as table:
        table.prompt()
        table.settle()
        check(woken(table.pid, 1.5) <= 3, "a prompt with screens wakes up")


def a_voice_has_no_passphrase(program, folder):
    """Whatever is in the program's environment, the voice gets only its line and the language."""
    heard = folder / "environment"
    words = ["/usr/bin/env", "NARRATOR_PASSPHRASE=correct horse", program, *WORDS, "--passphrase", "--speak", f"env > {heard}"]
    with Table([*words, *without_pauses(program), "--log", folder / "voice.jsonl"], folder) as table:
        table.prompt()
        table.wait_until(lambda: heard.exists() and "NARRATOR_LANG" in heard.read_text(), "the voice")
        check("correct horse" not in heard.read_text(), "the voice was given the passphrase")


def test(program, folder):
    nobody_is_woken(program, folder)
    nor_with_screens(program, folder)
    a_voice_has_no_passphrase(program, folder)


run(test)
