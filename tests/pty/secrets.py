#!/usr/bin/env python3
"""A shared screen: after each secret, nothing of it may remain on the terminal, in the scrollback, in the prompt's
history or in the window's title.

The game is a transcript dealt entirely by the program. Secrets are recognised by whole lines.
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from table import Table, Wrong, answers, check, run, side_by_side, transcript, without_pauses  # noqa: E402

SHOW, HIDE = "[Enter shows it] ", "[Enter hides it] "
BEGINS, TYPED = re.compile(r"^(For .* alone:|\? \[secret\])"), re.compile(r"^(>|\[Enter).*|^$")


def secret_lines(lines):
    """Yields the lines shown to or asked of one player, without the status line above them."""
    begun = False
    for line in map(str.strip, lines):
        begun = line and (begun or BEGINS.match(line))
        if begun and not TYPED.match(line):
            yield line


class Guest:
    """Plays on a shared screen and remembers everything that was secret."""

    def __init__(self, table):
        self.table, self.secrets = table, set()

    def enter(self, line=""):
        self.table.enter(line, ("> ", SHOW, HIDE))

    def waiting(self):
        return any(self.table.at_prompt(prompt) for prompt in ("> ", SHOW, HIDE))

    def next_prompt(self):
        table = self.table
        table.wait_until(self.waiting, "a prompt")
        hidden = table.screen.seen is table.screen.second
        if hidden:
            self.secrets |= set(secret_lines(table.screen.seen.lines()))
        else:
            self.look_for_secrets()
        return next(prompt for prompt in ("> ", SHOW, HIDE) if table.at_prompt(prompt)), hidden

    def look_for_secrets(self):
        public = self.table.screen.first.everything()
        for secret in self.secrets:
            check(secret not in [line.strip() for line in public], f"a secret is on the screen: {secret!r}")
        check(not self.table.screen.left_behind, f"not wiped: {self.table.screen.left_behind}")

    def pass_round(self):
        """Shows and hides until there is a question; returns whether it is a secret one."""
        while True:
            prompt, hidden = self.next_prompt()
            if prompt == "> ":
                return hidden
            self.enter()

    def answer(self, line):
        hidden = self.pass_round()
        self.enter(line)
        above = "".join(self.table.screen.seen.lines()[: self.table.screen.seen.row][-2:])
        if "(y/n)" in above:
            self.enter("y")
        return hidden


def history(folder):
    path = folder / "state" / "narrator" / "history"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def evening(program):
    words, inputs = transcript("secret-hitler/games/game-dealt-en.txt")
    return words + without_pauses(program), inputs


def a_game(program, folder):
    words, inputs = evening(program)
    log = folder / "game.jsonl"
    typed_in_secret = []
    with Table([program, *words, "--screen", "shared", "--log", log], folder, rows=30) as table:
        guest = Guest(table)
        for turn, line in enumerate(inputs):
            if guest.answer(line):
                typed_in_secret.append(line)
            if turn == len(inputs) // 2:
                look_at_everything(guest)
        guest.pass_round()
        table.send("quit\r")
        check(table.finish() == 0, "quit did not end with status 0")
        guest.look_for_secrets()
        check(table.screen.title == "", "the window's title was set")
        check(len(guest.secrets) > 15, f"only these were secret: {guest.secrets}")
        check(any("Envelope for" in secret for secret in guest.secrets), "the moderator was told nothing")
    check(typed_in_secret, "no answer was secret")
    for line in typed_in_secret:
        check(line not in history(folder), f"a secret answer is in the history: {line!r}")
    check((folder / "state/narrator/history").stat().st_mode & 0o777 == 0o600, "the history is not private")


def look_at_everything(guest):
    """Commands that tell about the game must not reveal secrets."""
    for command in ("history", "status", "undo 3", "redo", "help"):
        guest.next_prompt()
        guest.enter(command)


def only_covered(guest):
    """Stops where a secret question is covered."""
    while True:
        prompt, hidden = guest.next_prompt()
        if prompt == SHOW:
            return
        if prompt == "> ":
            raise Wrong("no secret question came")
        guest.enter()


def panic(program, folder):
    """Ctrl-X on the alternate and on the primary screen, and Ctrl-Z next to a secret."""
    words, inputs = evening(program)
    with Table([program, *words, "--screen", "shared", "--log", folder / "panic.jsonl"], folder) as table:
        guest = Guest(table)
        for line in inputs:
            if guest.pass_round():
                break
            guest.enter(line)
        table.send("libe")
        table.settle()
        for key in ("\x18", "\x1a"):
            check(table.screen.seen is table.screen.second, "no secret is on the screen")
            guest.next_prompt() if table.at_prompt() else None
            table.send(key)
            table.settle()
            if key == "\x18":
                check(not table.screen.text(), f"not blank after the panic key:\n{table.screen.text()}")
                table.send("\r")
                table.settle()
            check(table.screen.seen is table.screen.first, "the public view is not back")
            guest.look_for_secrets()
            only_covered(guest)
            guest.enter("fascist")
            check("Press Enter first" in table.screen.text(), "a secret could be typed on the public screen")
            guest.enter()
        table.send("\x18\r")
        table.settle()
        before = answers(folder / "panic.jsonl")
        table.hang_up()
        check(answers(folder / "panic.jsonl") == before, "a hang-up changed the log")


def panic_before_the_rest_of_a_page(program, folder):
    """If help fills the page and the question would be on the next one, the panic key leaves the question covered."""
    words = [program, "play", "secret-agent", "-p", "Aki,Binh,Chie", "--deal", "all", "--seed", "3"]
    with Table([*words, "--screen", "shared", "--log", folder / "page.jsonl"], folder, columns=40, rows=20) as table:
        table.enter("aki", ("> ", SHOW))
        for _ in range(2):
            table.enter("", (SHOW, HIDE))
            table.enter("", (SHOW, HIDE))
        table.enter("", (SHOW, "> "))
        table.enter("?", ("> ", "[Enter shows more] "))
        table.send("\x18")
        table.settle()
        table.send("\r")
        table.prompt(SHOW)
        table.settle()
        lines = [line for line in table.screen.text().splitlines() if line.strip()]
        check(lines[-2] == "Pass the screen to Aki.", f"nobody is asked to take the screen: {lines[-3:]}")
        table.enter("", (SHOW, "> "))
        check("For Aki alone" in table.screen.text(), "the question is not shown again")


def another_size(program, folder):
    """A page for one reader is laid out again when the terminal becomes narrower, and shown again on Ctrl-L."""
    def whole():
        return " ".join(table.screen.text().split())

    words = [program, "play", "secret-agent", "-p", "Aki,Binh,Chie", "--deal", "all", "--seed", "3"]
    with Table([*words, "--screen", "shared", "--log", folder / "size.jsonl"], folder, columns=100, rows=40) as table:
        table.enter("aki", ("> ", SHOW))
        table.send("\x0c")
        table.settle()
        check("Pass the screen to Binh." in whole() and table.at_prompt(SHOW), f"Ctrl-L: who takes it? {whole()}")
        for prompt in (HIDE, SHOW, HIDE, SHOW, "> "):
            table.enter("", (HIDE, SHOW, "> "))
            check(table.at_prompt(prompt), f"not {prompt}: {whole()}")
            if prompt == SHOW:
                continue
            if prompt == "> ":
                table.send("unk")
                table.settle()
            page = whole()
            for columns, key in ((34, ""), (34, "\x0c"), (100, "")):
                table.resize(columns, 40)
                table.send(key)
                table.settle()
                check(whole() == page, f"at {columns} columns:\n{table.screen.text()}\nnot:\n{page}")
        table.resize(40, 8)
        table.prompt("[Enter shows more] ")
        while not table.at_prompt("> unk"):
            table.enter("", ("[Enter shows more] ", "> unk"))
        table.send("\x15")
        table.settle()
        table.resize(41, 8)
        table.prompt("[Enter shows more] ")
        table.resize(60, 24)
        table.settle()
        check(whole().count("For Aki alone") == 1 and table.at_prompt(), f"not the question:\n{table.screen.text()}")
        table.resize(60, 12)
        table.settle()
        table.enter("?", ("> ", "[Enter shows more] "))
        table.send("\x0c")
        table.settle()
        shown = table.screen.text()
        check(shown.count("which card is the Secret Agent?") == 1 and table.at_prompt(), f"not the question:\n{shown}")


def private_panic(program, folder):
    """On a private screen the panic key wipes what was printed, and covers the question."""
    words = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--lang", "en"]
    with Table([program, *words, "--log", folder / "private.jsonl"], folder) as table:
        table.prompt()
        check("Which role" in table.screen.text(), "a private screen hides the question")
        table.send("\x18")
        table.settle()
        check(not "".join(table.screen.first.everything()), "the panic key left something")
        table.send("\r")
        table.wait_until(lambda: table.at_prompt(SHOW), "the covered question")
        check("Which role" not in table.screen.text(), "the public view shows a secret")
        table.send("\r")
        table.expect("Which role")
        table.send("unknown\r")
        table.expect("first candidate")
        check(table.screen.seen is table.screen.first, "the answer left the second screen open")


def panic_with_roles(program, folder):
    """After the panic key only the question is restored, and nothing that only the moderator knows."""
    words = ["play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "all", "--seed", "1", "--lang", "en"]
    with Table([program, *words, *without_pauses(program)], folder, rows=60) as table:
        table.enter("first-president aki")
        table.enter("status")
        check("Known to the moderator" in table.screen.text(), "the moderator knows nothing")
        table.send("\x18")
        table.settle()
        table.send("\r")
        table.prompt()
        lines = [line for line in table.screen.first.everything() if line.strip()]
        check(lines[0].startswith("Round 1") and lines[1].startswith("? ") and len(lines) == 4,
              f"something else came back: {lines}")
        table.enter("status")
        check("Known to the moderator" in table.screen.text(), "the moderator cannot look again")


def one_screen_only(program, folder):
    """The Linux console has no alternate screen: the primary one is wiped, together with the scrollback."""
    words, _ = evening(program)
    with Table([program, *words, "--screen", "shared", "--log", folder / "console.jsonl"], folder,
               term="linux") as table:
        prompts = ("> ", SHOW, HIDE)
        while not table.at_prompt():
            table.enter("", prompts)
            secret = [line for line in table.screen.first.lines() if line.startswith(("You are", "Envelope for"))]
            if table.at_prompt(HIDE):
                check(secret, "no secret was shown")
            else:
                everything = "\n".join(table.screen.first.everything())
                check("You are" not in everything, f"a secret is left:\n{everything}")
        check("1049" not in table.raw.decode("utf-8", "replace"), "the second screen of others was used")


def after_a_kill(program, folder):
    """Resuming gives a shared screen again, wiped, and passes the secrets round once more."""
    words, _ = evening(program)
    log = folder / "killed.jsonl"
    with Table([program, *words, "--screen", "shared", "--log", log], folder) as table:
        guest = Guest(table)
        while len(guest.secrets) < 3:
            guest.next_prompt()
            guest.enter()
        seen = set(guest.secrets)
    with Table([program, "resume", log, *without_pauses(program)], folder) as table:
        guest = Guest(table)
        guest.next_prompt()
        check(b"\x1b[?1049l" in table.raw, "a second screen that was left open stays")
        check("Secret Hitler, Aki, " in table.screen.text(), "it is not said what game goes on")
        check(guest.pass_round() is False, "the question is none of all")
        check(seen <= guest.secrets, f"not told again: {seen - guest.secrets}")
        guest.look_for_secrets()
    with Table([program, "resume", log], folder, term="dumb") as table:
        check(table.finish() == 64, "a dumb terminal shows secrets to everybody")
    (folder / ".config" / "narrator").mkdir(parents=True)
    (folder / ".config" / "narrator" / "config").write_text("screen = shared\n", encoding="utf-8")
    with Table([program, "play", "werewolf", "-p", "A,B,C,D,E"], folder, term="dumb") as table:
        check(table.finish() == 64, "a dumb terminal shows secrets where the config says that everybody sees it")
    with Table([program, "resume", log, "--screen", "private", *without_pauses(program)], folder) as table:
        table.prompt()
        check(SHOW not in table.screen.text(), "a private screen is passed round")


def secret_ballots(program, folder):
    """One voter after the other takes the screen and types one word; only the totals are announced."""
    words = [program, "play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--screen", "shared",
             "-v", "blind-ballot:by=screen", *without_pauses(program), "--log", folder / "ballots.jsonl"]
    with Table(words, folder) as table:
        guest = Guest(table)
        for line in ("unknown", "aki", "binh"):
            guest.answer(line)
        check(guest.pass_round() and "For Aki alone:" in "\n".join(table.screen.seen.lines()), "it is not said who votes")
        guest.enter("jaa nein")
        guest.next_prompt()
        check("! " in "\n".join(table.screen.seen.lines()), "a slip is not told to the one who made it")
        guest.enter("nein")
        for number, word in enumerate(("undo", "ja", "nein", "ja", "ja", "nein")):  # the first one returns to Aki
            check(guest.pass_round(), f"ballot {number} is not asked for in secret")
            guest.enter(word)
        guest.pass_round()
        public = "\n".join(table.screen.first.everything())
        check("Aki, please vote again." in public, "the last ballot was not taken back")
        check(public.count("Pass the screen to Binh.") == 2, "the screen is passed twice at once")
        for name in ("Aki", "Binh", "Chie", "Dan", "Emi"):
            check(f"Pass the screen to {name}." in public, f"{name} was not given the screen")
        check("Ja 3, Nein 2." in public, f"the numbers were not told: {public}")
        table.send("quit\r")
        check(table.finish() == 0, "quit did not end with status 0")
        guest.look_for_secrets()
    check("nein" not in history(folder), "a ballot is in the history")
    killed = folder / "killed-ballots.jsonl"
    with Table([*words[:-1], killed], folder) as table:
        guest = Guest(table)
        for line in ("unknown", "aki", "binh", "ja"):
            guest.answer(line)
        guest.next_prompt()
    with Table([program, "resume", killed, *without_pauses(program)], folder) as table:
        guest = Guest(table)
        guest.next_prompt()
        check("No ballot counts yet: everybody votes in turn, Aki first." in table.screen.text(), "it is not said who votes again")


def refused_without_a_screen(program, folder):
    """If nothing can be wiped, a shared screen is refused."""
    words, _ = evening(program)
    with Table([program, *words, "--screen", "shared"], folder, term="dumb") as table:
        check(table.finish() == 64, "a dumb terminal shows secrets to everybody")


def test(program, folder):
    side_by_side(program, folder, a_game, panic, panic_before_the_rest_of_a_page, another_size, private_panic,
                 panic_with_roles, one_screen_only, after_a_kill, secret_ballots, refused_without_a_screen)


run(test)
