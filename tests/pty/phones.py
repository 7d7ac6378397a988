#!/usr/bin/env python3
"""Whole games on one screen that all see, where each player has a phone: every secret is read and every choice made
there, and the screen is never passed."""
import functools
import json
import pathlib
import random
import re
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Phone  # noqa: E402
from table import PATIENCE, Table, check, run, side_by_side, without_pauses  # noqa: E402

GAMES = {"secret-hitler": 7, "secrets": 6, "secret-agent": 4, "wheel-of-history": 4, "werewolf": 8, "avalon": 7}
LANGUAGES = ["en", "ja", "vi"]
NAMES = ["Aki", "Binh", "Chie", "Dan", "Emi", "Fay", "Gus", "Hana"]


class Evening:
    """A table in play with a phone for each player."""

    def __init__(self, program, folder, game, lang, seed=1, words=()):
        self.program, self.folder, self.random = program, folder, random.Random(seed)
        self.log, self.sheet = folder / "game.jsonl", folder / "codes.html"
        self.names = NAMES[:GAMES[game]]
        self.table = Table([program, "play", game, "-p", ",".join(self.names), "--deal", "all", "--seed", str(seed),
                            "--lang", lang, "--screen", "shared", "--confirm", "no", "--screens", "--codes", self.sheet,
                            "--log", self.log, *words, *without_pauses(program)], folder, columns=100, rows=60)
        self.table.wait_until(lambda: self.sheet.exists() and "</html>" in self.sheet.read_text(), "the sheet of codes")
        urls = re.findall(r"http://[^<\s\"]*/phone#[\w-]{22}", self.sheet.read_text())
        self.phones = [Phone(url, LANGUAGES[number % 3]) for number, url in enumerate(urls)]
        self.on_phones, self.typed = [], []

    def status(self):
        told = subprocess.run([self.program, "status", self.log, "--json", "--as", "moderator"], capture_output=True,
                              text=True, timeout=PATIENCE, check=True)
        return json.loads(told.stdout)

    def listen(self):
        """Takes in what has come to the phones and the terminal."""
        for phone in self.phones:
            while phone.stream and phone.read():
                pass
        while self.table.read(0.02):
            pass

    def all_know(self):
        """Whether what is on the phones is not older than the log."""
        changed = time.time() - self.log.stat().st_mtime
        return changed > 0.3 and all(time.monotonic() - phone.events[-1][0] < changed
                                     for phone in self.phones if phone.stream and phone.events)

    def waits(self):
        """Whether the moderator is waited for, and the phones know all there is."""
        return (self.table.at_prompt() or self.table.screen.row_of_cursor().startswith("[Enter")) and self.all_know()

    def wait_for_screen(self):
        self.table.wait_until(lambda: self.listen() or self.waits(), "the moderator's turn")

    def answer(self, phone, picks):
        """Sends an answer from a phone, and waits until it has been taken."""
        token = phone.asked()["token"]
        phone.answer(picks, token)
        self.table.wait_until(lambda: self.listen() or not phone.asked() or phone.asked()["token"] != token,
                              f"{token} to be answered")

    def type(self, line):
        size = self.log.stat().st_size
        self.table.send(line)
        self.table.send("\r")
        self.table.wait_until(lambda: self.listen() or self.log.stat().st_size > size, f"{line!r} to be logged")

    def step(self):
        """Somebody does what is to be done next: on a phone where that can be."""
        askers = [phone for phone in self.phones if phone.asked()]
        if askers:
            phone = self.random.choice(askers)
            picks = picks_for(phone.asked(), self.random)
            self.on_phones.append((phone, phone.asked()["token"], picks))
            return self.answer(phone, picks)
        if not self.waits():
            return None
        rows = [row for row in self.table.screen.text().splitlines() if row.strip()]
        if not self.table.at_prompt():  # the moderator looks, or waits for as long as the table is used to
            passed = self.table.screen.seen is not self.table.screen.second
            check(not passed or not any(name in rows[-2] for name in self.names), f"the screen is passed: {rows[-2]}")
            time.sleep(0.8 if passed else 0.4)
            return self.table.send("\r")
        question = self.status()["question"]
        check(question is not None and question["of"] is None and question["kind"] != "ballots",
              f"{question} cannot be answered on a phone")
        self.typed.append(question["id"])
        return self.type(line_for(question, self.random))

    def play(self, until=lambda: False):
        end = time.monotonic() + 3 * PATIENCE
        while not until() and self.status()["result"] is None:
            self.listen()
            check(time.monotonic() < end, f"it comes to no end; on the screen:\n{self.table.screen.text()}")
            self.step()
            self.listen()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.table.kill()
        for phone in self.phones:
            phone.lose()


def line_for(question, dice):
    """What a moderator types who chooses at random."""
    kind, options = question["kind"], question.get("options", [])
    if kind == "number":
        return str(dice.randint(question["min"], question["max"]))
    if kind in ("players", "words"):
        return " ".join(dice.sample(options, dice.randint(question["min"], question["max"]))) or "none"
    return dice.choice(options)


def picks_for(asked, dice):
    if asked["number"]:
        return [dice.randint(asked["min"], asked["max"])]
    return dice.sample([one["pick"] for one in asked["choices"]], dice.randint(asked["min"], asked["max"]))



def disturb(evening):
    """Pages are loaded anew, a connection is lost and comes back, and something is taken back."""
    for phone in evening.phones:
        phone.reload()
    evening.phones[0].lose()
    evening.table.wait_until(lambda: evening.listen() or all(one.seen for one in evening.phones[1:]), "pages anew")
    evening.phones[0].reload()
    evening.table.wait_until(lambda: evening.listen() or evening.phones[0].seen, "the phone that was away")
    evening.wait_for_screen()
    evening.type("undo")
    evening.wait_for_screen()
    phone, token, picks = evening.on_phones[-1]
    size = evening.log.stat().st_size
    phone.answer(picks, token)
    time.sleep(0.4)
    check(evening.log.stat().st_size == size, "an answer was good for a question that was asked anew")


def whole_game(game, lang, program, folder):
    with Evening(program, folder, game, lang) as evening:
        evening.play(until=lambda: len(evening.on_phones) >= 6 and evening.waits())
        disturb(evening)
        evening.play()
        evening.table.wait_until(lambda: evening.listen() or not any(phone.seen["ask"] for phone in evening.phones),
                                 "phones that are asked nothing")
        check(len(evening.on_phones) > 6, "the game was over before it was disturbed")


def test(program, folder):
    side_by_side(program, folder, *(functools.partial(whole_game, game, LANGUAGES[number % 3])
                                    for number, game in enumerate(GAMES)))


run(test)
