#!/usr/bin/env python3
"""A shared screen on the least capable terminal: it has no alternate screen, cannot clear its scrollback, and adds a
screen to it when it is cleared at once. No secret may ever scroll, whatever its length and whatever is pressed."""
import functools
import os
import pathlib
import re
import signal
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from screen import Screen  # noqa: E402
from table import Table, check, run, side_by_side, transcript, without_pauses  # noqa: E402

SHOW, HIDE, MORE = "[Enter shows it] ", "[Enter hides it] ", "[Enter shows more] "
PROMPTS = ("> ", SHOW, HIDE, MORE)
TOLD = re.compile(r"^(Envelope for|You (are|draw|get|see|hold|receive|may)|The (top|other|Fascists)|Your) ")
BEGINS = re.compile(r"^(For .* alone:|\? \[secret\])")


class PoorScreen(Screen):
    """GNU screen by default, or tmux with alternate-screen off."""

    def switch(self, to_second):
        pass

    def erase_screen(self, what):
        if what == 2:
            self.first.gone += [list(cells) for cells in self.first.cells]
        if what != 3:
            super().erase_screen(what)

    def everything(self):
        return "\n".join(self.first.everything())


class Guest:
    def __init__(self, table):
        self.table, self.secrets = table, set()
        table.screen = PoorScreen(table.screen.first.columns, table.screen.first.rows)

    def at(self):
        self.table.wait_until(lambda: any(self.table.at_prompt(one) for one in PROMPTS), "a prompt")
        return next(one for one in PROMPTS if self.table.at_prompt(one))

    def look(self):
        """Returns what is at the prompt; remembers secrets while shown, and otherwise checks that none is left."""
        prompt = self.at()
        lines = [line.strip() for line in self.table.screen.text().splitlines()]
        begins = next((i for i, line in enumerate(lines) if BEGINS.match(line)), None)
        hidden = prompt in (HIDE, MORE) or begins is not None
        if hidden:
            self.secrets |= {line for line in lines if TOLD.match(line)}
        gone = ["".join(cells).strip() for cells in self.table.screen.first.gone]
        for secret in self.secrets:
            check(secret not in gone, f"has scrolled away: {secret!r}")
            if not hidden:
                check(secret not in lines, f"is left on the screen: {secret!r}")
        return prompt, hidden

    def enter(self, line=""):
        self.at()  # the next prompt may be in the same place, so compare the contents of the screen
        self.table.send(line)
        self.table.settle()
        before = self.table.screen.text()
        time.sleep(0 if line else 0.4)  # an Enter right after another one is ignored
        self.table.send("\r")
        self.table.wait_until(lambda: self.table.screen.text() != before, f"an answer to {line!r}")
        self.table.settle()
        return self.look()

    def to_a_secret_question(self):
        prompt, hidden = self.look()
        while not (hidden and prompt == "> "):
            if prompt == "> ":
                return False
            prompt, hidden = self.enter()
        return True


def an_evening(program, folder, rows):
    words, inputs = transcript("secret-hitler/games/game-dealt-en.txt")
    words = [*words, *without_pauses(program), "--screen", "shared", "--log", folder / f"poor-{rows}.jsonl"]
    with Table([program, *words], folder, rows=rows, columns=50, term="screen") as table:
        guest = Guest(table)
        pressed = False
        for line in inputs[:14]:
            if guest.to_a_secret_question():
                if not pressed:
                    press_everything(guest)
                pressed = True
            guest.enter(line)
        check(pressed, "no question was secret")
        check(len(guest.secrets) > 7, f"too little was secret: {guest.secrets}")


def press_everything(guest):
    """Keys that a curious player may press next to a secret; the question stays."""
    table = guest.table
    table.send("unmistakable")
    table.settle()
    table.send("\x15")  # delete it …
    table.settle()
    for _ in range(3):
        table.send("\x0c")
        table.settle()
        guest.look()
    for _ in range(12):
        table.send("nonsense that is refused\r")
        table.settle()
        guest.look()
    for key in ("\t", "\t", "\x03", "x" * 400, "\x15", "help\r", "\x1b[A", "\x15"):
        table.send(key)
        table.settle()
        gone = "\n".join("".join(cells) for cells in table.screen.first.gone)
        check("nonsense" not in gone and "xxxxxxxx" not in gone, "what was typed has scrolled away")
    while guest.at() == MORE:
        guest.enter()
    guest.enter()  # covers it
    prompt, hidden = guest.look()
    check(not hidden, "Enter did not cover the question")
    table.send("\x19")  # … and try to paste it elsewhere
    table.settle()
    check("unmistakable" not in table.screen.everything(), "what was typed in secret can be pasted where all see it")
    table.send("\x15")
    table.settle()
    guest.enter()


def blanked_between_pages(program, folder):
    """The pages still to come are not shown to whoever is there then."""
    words, _ = transcript("secret-hitler/games/game-dealt-en.txt")
    for number, key in enumerate("\x18\x1a"):
        log = folder / f"blanked-{number}.jsonl"
        with Table([program, *words, *without_pauses(program), "--screen", "shared", "--log", log], folder, rows=10,
                   columns=50, term="screen") as table:
            guest = Guest(table)
            while guest.look()[0] != MORE:
                guest.enter()
            table.send(key)
            table.settle()
            if key == "\x18":
                table.send("\r")  # the screen was empty
            table.expect("Pass the screen to")
            guest.look()
            check(guest.at() == SHOW, "the secret is not covered again")
            table.send("nonsense\r")
            table.settle()
            guest.look()
            while guest.at() != HIDE:
                guest.enter()
            check(len(guest.secrets) > 2, f"the rest was not shown afterwards: {guest.secrets}")


def signals(program, folder):
    """Every signal that ends the program wipes the screen first."""
    words, _ = transcript("secret-hitler/games/game-dealt-en.txt")
    for number in (signal.SIGQUIT, signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)  # background jobs and Python ignore them
    for number in (signal.SIGQUIT, signal.SIGABRT, signal.SIGPIPE, signal.SIGUSR1, signal.SIGALRM, signal.SIGSEGV,
                   signal.SIGTERM, signal.SIGHUP, signal.SIGPWR, signal.SIGIO, signal.SIGRTMIN, signal.SIGRTMAX):
        log = folder / f"signal-{number}.jsonl"
        with Table([program, *words, *without_pauses(program), "--screen", "shared", "--log", log], folder,
                   term="screen") as table:
            guest = Guest(table)
            while guest.look()[0] != HIDE:
                check(b"(kill -9)" in table.raw, "what cannot be wiped was not said before")
                guest.enter()
            os.kill(table.pid, number)
            table.finish()
            for secret in guest.secrets:
                check(secret not in table.screen.everything(), f"left by signal {number}: {secret!r}")


def amended(program, folder):
    """An amendment does not reveal what some players were told before or are told now."""
    words = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "all", "--seed", "3", "--lang", "en",
             "--screen", "shared", "--confirm", "no", "--log", folder / "amended.jsonl", *without_pauses(program)]
    with Table([program, *words], folder, rows=40, columns=100, term="screen") as table:
        guest = Guest(table)
        while guest.look()[0] != "> ":
            guest.enter()
        for line in ("aki", "binh", "ja all"):
            prompt, hidden = guest.enter(line)
            if "?" in table.screen.text() and hidden:
                break
        while guest.look() == (SHOW, False) or guest.look()[0] in (HIDE, MORE):
            guest.enter()
        guest.enter("")
        guest.look()
        for n in range(1, 12):
            table.settle()
            guest.look()
            guest.enter(f"amend {n} nein all")
            check("You draw" not in table.screen.everything(), "amend tells everybody what was drawn")
        check(b"You draw" in table.raw, "nobody was told what was drawn")
        shown = table.screen.everything()
        check("(y/n)" in shown or "after it still fits" in shown, "no amendment was shown")
        check("different now" not in shown, "it is told that a secret is another one now")


RULES = """
game{ id = "slip", players = { 2, 5 }, title = { en = "Slip" } }
function rule.play(g)
  g.word = choose{ id = "hand", from = { "red", "blue" }, chance = true, secret = true, to = g.players[1] }
  local who = choose{ id = "who", from = function() return g.players end }
  win{ winners = { who } }
end
function rule.status(g) return { phase = "playing" } end
function rule.display(g) error("the hand is unmistakable " .. g.word) end
"""


def failing_display(program, folder):
    """The reason for a script's failure may be a secret."""
    game = folder / "slip"
    game.mkdir()
    (game / "rules.lua").write_text(RULES)
    (game / "en.lua").write_text('return { ["ask.who"] = "Who?", ["ask.hand"] = "?" }')
    with Table([program, "play", "./slip", "-p", "Aki,Binh", "--screen", "shared", "--log", folder / "slip.jsonl"],
               folder) as table:
        table.prompt()
        table.enter("status")
        table.enter("help")
        check(b"unmistakable" not in table.raw, "the message of a failing display is on a shared screen")


def told_anew(program, folder):
    """Whoever an amended answer tells something alone is passed the screen for it."""
    words = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi,Fay,Gus", "--seed", "3", "--lang", "en",
             "--screen", "shared", "--confirm", "no", "--log", folder / "anew.jsonl", *without_pauses(program)]
    with Table([program, *words], folder, rows=40, columns=100, term="screen") as table:
        guest = Guest(table)
        for line in ("aki", "binh", "ja all", "f", "chie", "ja all", "f", "chie", "amend 8 dan", "yes"):
            while guest.look()[0] != "> ":
                guest.enter()
            guest.enter(line)
        while guest.look()[0] != "> ":
            guest.enter()
        for card in ("Chie's party card", "Dan's party card"):
            check(card.encode() in table.raw, f"nobody was told: {card}")
            check(card not in table.screen.everything(), f"everybody was told: {card}")


def test(program, folder):
    side_by_side(program, folder, *(functools.partial(an_evening, rows=rows) for rows in (10, 24)),
                 blanked_between_pages, signals, amended, told_anew, failing_display)


run(test)
