#!/usr/bin/env python3
"""Mission cards on a shared screen: a Fail from a good player is refused to that player alone, and the table sees
nothing of it. Where nobody is at a terminal, such a game tells nothing, unless its screen is said to be private."""
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, check, run, without_pauses  # noqa: E402

SHOW, HIDE = "[Enter shows it] ", "[Enter hides it] "
PROMPTS = ("> ", SHOW, HIDE, "[Enter begins] ")
REFUSED = "The good play Success"


def play(program, folder, *cards):
    """Types these inputs; returns what everybody saw, and what was seen in secret."""
    words = [program, "play", "avalon", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "missions", "--screen", "shared"]
    secret = []
    with Table([*words, "--log", folder / f"{len(cards)}.jsonl", *without_pauses(program)], folder, rows=100) as table:
        for line in ("merlin servant servant assassin morgana", "1", "1 4", "approve all", *cards):
            table.wait_until(lambda: any(map(table.at_prompt, PROMPTS)), "a prompt")
            while not table.at_prompt():
                table.enter("", PROMPTS)
            table.enter(line, PROMPTS)
            if table.screen.seen is table.screen.second:
                secret += table.screen.seen.lines()
        table.expect("Mission 1 fails: one Fail (Aki, Dan).")
        seen = [line.strip() for line in table.screen.first.everything()]
    return [line for line in seen if line], secret


def a_refused_fail(program, folder):
    honest, _ = play(program, folder, "success", "fail")
    tried, secret = play(program, folder, "fail", "success", "fail")
    check(any(REFUSED in line for line in secret), "the Fail of somebody good was not refused")
    check(not any(REFUSED in line for line in tried), "everybody sees the refusal")
    check([line for line in honest if ".jsonl" not in line] == [line for line in tried if ".jsonl" not in line],
          "everybody sees that something was refused")


def without_a_terminal(program, folder):
    log = folder / "2.jsonl"
    for words in (["resume", log], ["resume", log, "--json"], ["tell", log, "status"], ["tell", log, "status", "--json"]):
        told, whole = (subprocess.run([program, *words, *more], input="status\n", capture_output=True, text=True,
                                      env={**os.environ, "XDG_STATE_HOME": str(folder)}, check=False)
                       for more in ([], ["--screen", "private"]))
        check(told.returncode == 64 and not told.stdout, f"{words}: {told.returncode} {told.stdout}")
        check(whole.returncode == 0 and "erlin" in whole.stdout, f"{words}: {whole.returncode} {whole.stdout}")


def test(program, folder):
    for one in (a_refused_fail, without_a_terminal):
        one(program, folder)


run(test)
