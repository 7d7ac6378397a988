#!/usr/bin/env python3
"""Two games that differ only in secrets, in parallel on shared screens, with all commands typed in between: what
everybody can see is identical, byte for byte. The alternate screen is for one reader only, and may differ.

A pair is a command line, the public inputs, and the secret inputs of each game.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, Wrong, check, run, without_pauses  # noqa: E402

SHOW, HIDE = "[Enter shows it] ", "[Enter hides it] "
SEVEN, FIVE = "Aki,Binh,Chie,Dan,Emi,Fumi,Gia", "Aki,Binh,Chie,Dan,Emi"
LOOKS = ["help", "help undo", "status", "history", "history 1", "claims", "votes", "note who was it", "undo", "redo",
         "amend", "correct", "undo 2", "redo", "am\t\x15", "amend \t\x15", "correct \t\x15", "a\t\x15"]
FILES = [("status",), ("status", "--json"), ("replay",), ("replay", "--json"), ("report", "--format", "json"),
         ("report", "--format", "text"), ("report", "--format", "html"), ("verify",)]

PAIRS = {
    # The President's discard, and the policies that nobody has seen.
    "discards": (["secret-hitler", "-p", FIVE, "--deal", "none"],
                 ["1", "2", "ja all", "3", "4", "ja all", *LOOKS, "amend 2 4", "y", "amend 2 2", "y"],
                 ["unknown", "l l f", "liberal", "l", "f l f", "f", "l"], ["unknown", "l f f", "f", "l", "l l f", "l", "l"]),
    # The seer's identity, if the dead show no card and unclear cases are asked about.
    "votes": (["secret-hitler", "-p", FIVE, "--deal", "none", "-v", "blind-ballot:by=screen"],
              ["1", "2", *LOOKS], ["unknown", "ja", "nein", "nein", "ja", "nein"],
              ["unknown", "nein", "ja", "nein", "nein", "ja"]),
    "wolves": (["werewolf", "-p", SEVEN, "--deal", "none"],
               [*LOOKS, "accuse nobody", *LOOKS, "amend 1 aki", "n"],
               ["wolf wolf seer doctor villager villager villager", "dan", "aki", "dan", "dan", "aki", "emi"],
               ["wolf villager seer doctor wolf villager villager", "dan", "emi", "dan", "dan", "fumi", "binh"]),
    # Who woke, if nobody told who has which card.
    "prince": (["werewolf", "-p", SEVEN, "--deal", "none", "-v", "prince", "-v", "no-reveal"],
               ["accuse aki", "chie", "binh", "lynch all", "status"],
               ["unknown", "aki binh", "nobody", "chie", "nobody", "dan", "nobody", "nobody", "nobody", "nobody"],
               ["unknown", "aki binh", "nobody", "gia", "nobody", "dan", "nobody", "villager", "nobody", "nobody", "nobody"]),
    "scapegoat": (["werewolf", "-p", SEVEN, "--deal", "none", "-v", "no-nomination", "-v", "scapegoat"],
                  ["vote", "5 5 5 6 6 6 nobody", "unknown", "status"],
                  ["unknown", "aki binh", "nobody", "chie", "nobody", "dan", "nobody", "nobody", "nobody", "nobody"],
                  ["unknown", "aki binh", "nobody", "gia", "nobody", "chie", "nobody", "nobody", "nobody", "nobody"]),
}


class Public:
    """One of the two games: what everybody sees of it, one answer at a time."""

    def __init__(self, table, secrets):
        self.table, self.secrets = table, list(secrets)

    def seen(self):
        rows = self.table.screen.first.everything()
        return re.sub(r"\S+\.jsonl", "LOG", "\n".join(rows)).rstrip()

    def wait(self):
        self.table.wait_until(lambda: any(self.table.at_prompt(one) for one in ("> ", SHOW, HIDE)), "a prompt")
        self.table.settle()

    def pass_round(self):
        """Shows secrets and types secret answers until there is a public question."""
        while True:
            self.wait()
            hidden = self.table.screen.seen is self.table.screen.second
            if self.table.at_prompt("> ") and not hidden:
                return
            if self.table.at_prompt("> "):
                if not self.secrets:
                    raise Wrong(f"nothing more to answer in secret:\n{self.table.screen.text()}")
                self.table.send(self.secrets.pop(0))
            self.table.send("\r")
            self.table.settle()

    def take_over(self):
        """Shows the pending secret question, if there is one."""
        self.wait()
        if self.table.at_prompt(SHOW):
            self.table.send("\r")
            self.wait()

    def enter(self, line):
        self.table.send(line)
        self.table.settle()
        if not line.endswith("\x15"):
            self.table.send("\r")
        self.wait()


def side_by_side(program, folder, name):
    words, inputs, *secrets = PAIRS[name]
    logs = [folder / f"{name}-{number}.jsonl" for number in (1, 2)]
    command = [program, "play", *words, "--seed", "1", "--screen", "shared", *without_pauses(program)]
    with Table([*command, "--log", logs[0]], folder / "1", rows=60) as one, \
            Table([*command, "--log", logs[1]], folder / "2", rows=60) as other:
        games = Public(one, secrets[0]), Public(other, secrets[1])
        for line in inputs:
            for game in games:  # redo starts at the secret question that undo returned to
                game.take_over() if line == "redo" else game.pass_round()
            compare(name, f"before {line!r}", games)
            for game in games:
                game.enter(line)
            compare(name, f"after {line!r}", games)
    for form in FILES:
        here, there = (output(program, form, log) for log in logs)
        if form != ("verify",):
            check(here == there, f"{name}: {form} differs:\n{first_difference(here, there)}")


def compare(name, when, games):
    here, there = (game.seen() for game in games)
    check(here == there, f"{name}, {when}:\n{first_difference(here, there)}")


def first_difference(here, there):
    for one, other in zip(here.splitlines() + [""], there.splitlines() + [""]):
        if one != other:
            return f"{one!r}\n{other!r}"
    return "one has more"


def output(program, words, log):
    import subprocess
    text = subprocess.run([program, words[0], log, *words[1:]], capture_output=True, encoding="utf-8", check=True).stdout
    return re.sub(r"\d{4}-\d\d-\d\dT[0-9:]+Z|\d\d:\d\d(:\d\d)?|\d+:\d\d", "TIME", text)


def test(program, folder):
    for number in (1, 2):
        (folder / str(number)).mkdir()
    for name in PAIRS:
        side_by_side(program, folder, name)


run(test)
