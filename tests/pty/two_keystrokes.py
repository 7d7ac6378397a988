#!/usr/bin/env python3
"""Secrets require two keystrokes: no Enter that bounces, is held, pasted or typed too early reveals one.

In these games every Enter is pressed twice, or pasted. However a secret arises (roles, draws, ballots, looks, redeals,
the moderator's own questions), it is shown only after an Enter meant for it.
"""
import functools
import os
import pathlib
import signal
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, answers, check, run, side_by_side, transcript, without_pauses  # noqa: E402

SHOW, HIDE = "[Enter shows it] ", "[Enter hides it] "
FIVE = ["-p", "Aki,Binh,Chie,Dan,Emi", "--screen", "shared"]
SHELL = str(pathlib.Path(__file__).resolve().parent / "lib" / "job_shell.py")


class Hasty:
    """Presses every Enter twice. `shown` counts the secrets that were revealed intentionally."""

    def __init__(self, table, gap=0.03):
        self.table, self.gap, self.shown = table, gap, 0

    def secret(self):
        return self.table.screen.seen is self.table.screen.second

    def waits(self):
        self.table.wait_until(lambda: any(self.table.at_prompt(one) for one in ("> ", SHOW, HIDE)), "a prompt")
        self.table.settle()

    def enter(self, line=""):
        """Types the line, its Enter, and an additional Enter; afterwards no secret may be visible unintentionally."""
        self.waits()
        at = next(one for one in ("> ", SHOW, HIDE) if self.table.at_prompt(one))
        meant = at == SHOW and not line
        self.table.send(line)
        if self.gap:
            self.table.send("\r")
            time.sleep(self.gap)
            self.table.send(b"\r")
        else:
            time.sleep(0.8 if meant else 0.4 if self.secret() else 0)
            self.table.send(b"\r\r")
        self.table.settle()
        self.waits()
        self.shown += meant
        check(self.secret() == meant or not meant and line in ("?",),
              f"after {line!r} at {at!r}: {'a' if self.secret() else 'no'} secret is shown:\n{self.table.screen.text()}")

    def look_round(self):
        """Shows and hides until there is a question; returns whether it is a secret one."""
        while True:
            self.waits()
            if self.table.at_prompt(SHOW):
                self.enter()
            if self.table.at_prompt():
                return self.secret()
            self.enter()


def every_enter_bounces(program, folder, gap):
    """A whole game dealt entirely by the program: roles, draws, an investigation, a peek."""
    words, inputs = transcript("secret-hitler/games/game-dealt-en.txt")
    with Table([program, *words, *without_pauses(program), "--screen", "shared", "--log", folder / "bounces.jsonl"],
               folder, rows=40) as table:
        hasty = Hasty(table, gap)
        secret = 0
        for line in inputs[:8 if gap != 0.03 else 30]:
            secret += hasty.look_round()
            hasty.enter(line)
            if "(y/n)" in "".join(table.screen.seen.lines()[: table.screen.seen.row][-3:]):
                hasty.enter("y")
        check(hasty.shown >= 5 and secret >= 2, f"with {gap} s between: only {hasty.shown} secrets were shown")


def ballots(program, folder):
    words = [program, "play", "secret-hitler", *FIVE, "--deal", "none", "-v", "blind-ballot:by=screen"]
    with Table([*words, *without_pauses(program), "--log", folder / "ballots.jsonl"], folder) as table:
        hasty = Hasty(table, 0.08)
        for line in ("unknown", "1", "2", "ja", "nein", "ja", "ja", "nein"):
            hasty.look_round()
            hasty.enter(line)
        check("Ja 3, Nein 2." in "\n".join(table.screen.first.everything()), "the ballots were not counted")


def redealt(program, folder):
    """After a redeal everybody is told their cards again."""
    words = [program, "play", "werewolf", "-p", "Aki,Binh,Chie,Dan,Emi,Fumi,Gia", "--deal", "all", "--seed", "1",
             "--screen", "shared", *without_pauses(program)]
    with Table([*words, "--log", folder / "redealt.jsonl"], folder, rows=50) as table:
        hasty = Hasty(table)
        while not hasty.look_round() and hasty.shown < 7:
            pass
        check(hasty.shown >= 7, f"only {hasty.shown} were told their role")
        table.send("\x0c")
        hasty.waits()
        if not hasty.secret():  # only Enter is accepted before the moderator has the screen
            hasty.enter()
        before = hasty.shown
        hasty.enter("redeal yes")
        hasty.look_round()
        check(hasty.shown >= before + 7, f"after a redeal only {hasty.shown - before} were told")


def pastes(program, folder, marked):
    """Pasted lines with blank ones in between reveal nothing, with or without bracketed paste."""
    lines = ("1\n2\nja all\n\n", "1\r\n2\r\nja all\r\n", "1\r2\rja all\r\r\r\r")
    for number, text in enumerate(lines):
        if marked:
            text = f"\x1b[200~{text}\x1b[201~"
        log = folder / f"paste-{number}.jsonl"
        words = [program, "play", "secret-hitler", *FIVE, "--deal", "all", "--seed", "1", *without_pauses(program)]
        with Table([*words, "--log", log], folder, rows=40) as table:
            hasty = Hasty(table)
            check(not hasty.look_round(), "the first question is a secret")
            shown = hasty.shown  # roles
            table.send(text)
            hasty.waits()
            check(table.at_prompt(SHOW) and not hasty.secret(), f"pasting {text!r} showed a draw")
            time.sleep(0.8)
            table.send("\x1b[200~\n\x1b[201~")
            table.settle()
            check(not hasty.secret(), "a pasted Enter showed a draw")
            table.send("\r")
            table.settle()
            check(hasty.secret(), f"no Enter shows the draw after {text!r}")
            check(shown == hasty.shown >= 5, f"of all roles {shown} were told, then {hasty.shown}")


def held(program, folder):
    """An Enter held for two seconds reveals at most the secret it was pressed for."""
    words = [program, "play", "secret-hitler", *FIVE, "--deal", "all", "--seed", "1", *without_pauses(program)]
    with Table([*words, "--log", folder / "held.jsonl"], folder, rows=40) as table:
        table.prompt(SHOW)
        time.sleep(0.8)
        for _ in range(60):
            table.send(b"\r")
            time.sleep(0.033)
        table.settle()
        check("For Binh alone" not in table.raw.decode("utf-8", "replace"), "Binh's role was shown to Aki")


def impatient(program, folder):
    """Whoever presses Enter every half second is held up, not locked out."""
    words = [program, "play", "secret-hitler", *FIVE, "--deal", "all", "--seed", "1", *without_pauses(program)]
    with Table([*words, "--log", folder / "impatient.jsonl"], folder, rows=40) as table:
        table.prompt(SHOW)
        for _ in range(12):
            table.send(b"\r")
            time.sleep(0.45)
        table.wait_until(lambda: "For Binh alone" in table.raw.decode("utf-8", "replace"), "Binh's role")


def one_pasted_line_is_confirmed(program, folder):
    """A line pasted with its end has to be confirmed like a typed one, and so does one followed by a letter or
    another typed line; one that is pasted with others need not be."""
    words = [program, "play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "-v", "custom-board:powers=execution",
             "--deal", "roles", "--seed", "1", *without_pauses(program)]
    for number, typed in enumerate(("\x1b[200~3\n\x1b[201~", "3\rx", "3\r", "3\rperhaps\r")):
        log = folder / f"confirmed-{number}.jsonl"
        with Table([*words, "--log", log], folder, rows=40) as table:
            for line in ("1", "2", "ja all", "f"):
                table.enter(line)
            given = len(answers(log))
            table.prompt()
            table.send(typed)
            table.expect("(y/n)")
            check(len(answers(log)) == given, f"{typed!r} was not asked about")
            table.send("\x15")
            for line in ("", "perhaps", "4"):
                table.enter(line)
                check(len(answers(log)) == given and "(y/n)" in table.screen.text().splitlines()[-2],
                      f"{line!r} was taken for an answer")
            table.enter("n")
            check(len(answers(log)) == given, "no is not taken for no")
            table.send("3\ry\r")
            table.expect("I formally execute Chie.")
            table.enter("undo")
            table.send("\x1b[200~3\nnote pasted\n\x1b[201~")
            table.wait_until(lambda: "pasted" in log.read_text(encoding="utf-8"), "the note")
            check(len(answers(log)) == given + 1, "a paste of several lines was asked about")


def stopped(program, folder):
    """Next to a secret, Ctrl-Z and SIGTTIN wipe it before stopping the program; it is covered when the program
    continues."""
    for number, how in enumerate(("\x1a", signal.SIGTTIN)):
        log = folder / f"stopped-{number}.jsonl"
        words = [sys.executable, SHELL, program, "play", "secret-hitler", *FIVE, "--deal", "all", "--seed", "1"]
        with Table([*words, "--log", log], folder, rows=30) as table:
            table.prompt(SHOW)
            table.send("\r")
            table.prompt(HIDE)
            if isinstance(how, str):
                table.send(how)
            else:
                children = pathlib.Path(f"/proc/{table.pid}/task/{table.pid}/children").read_text().split()
                os.kill(int(children[0]), how)
            table.expect("[stopped, terminal cooked]")
            check("You are" not in table.screen.text() and table.screen.seen is table.screen.first,
                  f"the shell came up beside a secret:\n{table.screen.text()}")
            table.send("fg\r")
            table.prompt(SHOW)
            check(table.screen.text().count("Pass the screen to the moderator.") == 2, "the secret is not covered")


def test(program, folder):
    bounces = (functools.partial(every_enter_bounces, gap=gap) for gap in (0.03, 0, 0.2))
    pasted = (functools.partial(pastes, marked=marked) for marked in (True, False))
    side_by_side(program, folder, *bounces, *pasted, one_pasted_line_is_confirmed, held, impatient, stopped, ballots,
                 redealt)


run(test)
