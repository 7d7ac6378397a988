"""Phones without a browser, and a table in play with one for each player."""
import base64
import ctypes
import hashlib
import json
import os
import random
import re
import select
import socket
import subprocess
import time
import urllib.request

from table import PATIENCE, Table, check, without_pauses

SODIUM = ctypes.CDLL("libsodium.so.23")
NONCE, TAG, LENGTH = 24, 16, 512
GAMES = {"secret-hitler": 7, "secrets": 6, "secret-agent": 4, "wheel-of-history": 4, "werewolf": 8, "avalon": 7}
LANGUAGES = ["en", "ja", "vi"]
NAMES = ["Aki", "Binh", "Chie", "Dan", "Emi", "Fay", "Gus", "Hana"]


class Stream:
    """An open event stream of a page. `last` is the latest event, `events` holds the time and length of each, and
    `kept` all of them."""

    def __init__(self, host, path):
        self.host, self.path, self.connection = host, path, None
        self.open()

    def open(self):
        host, port = self.host.rsplit(":", 1)
        self.connection = socket.create_connection((host.strip("[]"), port), timeout=PATIENCE)
        self.connection.sendall(f"GET /events/{self.path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        self.left, self.last, self.events, self.kept = b"", b"", [], []

    def close(self):
        if self.connection:
            self.connection.close()
        self.connection = None

    def read(self, seconds=0.0):
        """Reads what has arrived; returns whether there was anything."""
        if not self.connection or not select.select([self.connection], [], [], seconds)[0]:
            return False
        data = self.connection.recv(1 << 20)
        if not data:
            raise ConnectionError("the stream has ended")
        *lines, self.left = (self.left + data).split(b"\n")
        for line in lines:
            if line.startswith(b"HTTP/1.1 4"):
                raise ConnectionError("it opens nothing")
            if line.startswith(b"data: "):
                self.last = line[6:]
                self.events.append((time.monotonic(), len(self.last)))
                self.kept.append(self.last)
        return True


class Phone(Stream):
    """Requests, decrypts and answers exactly as phone.js does."""

    def __init__(self, url, lang=""):
        page, code = url.split("#")
        secret = base64.urlsafe_b64decode(code + "==")
        derived = {what: hashlib.sha512(f"narrator phone {what}".encode() + secret).digest()
                   for what in ("seal", "answer", "name")}
        self.key, self.answer_key = derived["seal"][:32], derived["answer"][:32]
        self.name, self.posted = derived["name"][:16].hex(), 0.0
        super().__init__(page.split("/")[2], self.name + (f"?lang={lang}" if lang else ""))

    def read(self, seconds=0.0):
        """Reads, and like the page confirms each second what was received last."""
        arrived = super().read(seconds)
        if self.last and time.monotonic() - self.posted > 1 and self.seen["answers"]:
            self.posted = time.monotonic()
            self.post(self.sealed({"n": self.seen["n"]}))
        return arrived

    @property
    def seen(self):
        """The last state received; empty at first."""
        return self.state_in(self.last) if self.last else {}

    def state_in(self, message):
        return json.loads(self.opened(base64.b64decode(message)))

    def lengths(self, since):
        """Returns the length of each message behind the first `since`, by its number."""
        return {self.state_in(message)["n"]: len(message) for message in self.kept[since:]}

    def reload(self):
        """Reloads the page; all of its state is lost."""
        self.close()
        self.open()

    def opened(self, sealed):
        text = ctypes.create_string_buffer(len(sealed) - NONCE - TAG)
        failed = SODIUM.crypto_secretbox_open_easy(text, sealed[NONCE:], ctypes.c_ulonglong(len(sealed) - NONCE),
                                                   sealed[:NONCE], self.key)
        if failed:
            raise ValueError("it is not sealed for this phone")
        return text.raw

    def sealed(self, message):
        text, nonce = json.dumps(message).encode().ljust(LENGTH), os.urandom(NONCE)
        box = ctypes.create_string_buffer(LENGTH + TAG)
        SODIUM.crypto_secretbox_easy(box, text, ctypes.c_ulonglong(LENGTH), nonce, self.answer_key)
        return base64.b64encode(nonce + box.raw)

    def post(self, body):
        request = urllib.request.Request(f"http://{self.host}/answer/{self.name}", body, method="POST")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status

    def asked(self):
        """Returns the question that can be answered here now, or None."""
        wanted = self.seen.get("ask")
        return wanted if wanted and not wanted["sent"] else None

    def answer(self, picks, token=None):
        return self.post(self.sealed({"token": token or self.asked()["token"], "picks": picks}))


class Evening:
    """A table in play with a phone for each player."""

    def __init__(self, program, folder, game, lang, seed=1, screen="shared", langs=LANGUAGES):
        self.program, self.folder, self.random = program, folder, random.Random(seed)
        self.log, self.sheet = folder / "game.jsonl", folder / "codes.html"
        self.sheet.write_text("")
        self.sheet.chmod(0o644)
        self.names = NAMES[:GAMES[game]]
        self.table = Table([program, "play", game, "-p", ",".join(self.names), "--deal", "all", "--seed", str(seed),
                            "--lang", lang, "--screen", screen, "--confirm", "no", "--screens", "--codes", self.sheet,
                            "--log", self.log, *without_pauses(program)], folder, columns=100, rows=60)
        self.table.wait_until(lambda: self.sheet.exists() and "</html>" in self.sheet.read_text(), "the sheet of codes")
        self.urls = re.findall(r"http://[^<\s\"]*/phone#[\w-]{22}", self.sheet.read_text())
        self.phones = [Phone(url, langs[number % len(langs)]) for number, url in enumerate(self.urls)]
        self.board = Stream(self.phones[0].host, "board")
        self.on_phones, self.typed = [], []
        self.table.wait_until(lambda: self.listen() or all(phone.posted for phone in self.phones), "all phones")

    def status(self):
        told = subprocess.run([self.program, "status", self.log, "--json", "--as", "moderator"], capture_output=True,
                              text=True, timeout=PATIENCE, check=True)
        return json.loads(told.stdout)

    def listen(self):
        """Reads what has arrived at the phones and the terminal."""
        for stream in (self.board, *self.phones):
            while stream.read():
                pass
        while self.table.read(0.02):
            pass

    def all_know(self):
        """Returns whether the phones are as up to date as the log."""
        changed = time.time() - self.log.stat().st_mtime
        return changed > 0.3 and all(phone.events and time.monotonic() - phone.events[-1][0] < changed
                                     for phone in self.phones if phone.connection)

    def waits(self):
        """Returns whether the moderator is waited for, and the phones are up to date."""
        return (self.table.at_prompt() or self.table.screen.row_of_cursor().startswith("[Enter")) and self.all_know()

    def put_away(self):
        """Passes what the moderator is still shown, which phones wait for."""
        self.listen()
        if self.table.screen.row_of_cursor().startswith("[Enter"):
            time.sleep(0.4)
            self.table.send("\r")

    def wait_for_screen(self):
        self.table.wait_until(lambda: self.listen() or self.waits(), "the moderator's turn")

    def answer(self, *answers):
        """Sends answers (phone and picks), and waits until they have been processed."""
        tokens = [phone.asked()["token"] for phone, _ in answers]
        for (phone, picks), token in zip(answers, tokens):
            phone.answer(picks, token)
        for (phone, _), token in zip(answers, tokens):
            self.table.wait_until(lambda phone=phone, token=token: self.listen() or not phone.asked()
                                  or phone.asked()["token"] != token, f"{token} to be answered")

    def type(self, line):
        size = self.log.stat().st_size
        self.table.send(line)
        self.table.send("\r")
        self.table.wait_until(lambda: self.listen() or self.log.stat().st_size > size, f"{line!r} to be logged")

    def step(self):
        """Performs the next step of some player or the moderator, on a phone if possible."""
        askers = [phone for phone in self.phones if phone.asked()]
        if askers:
            given = [(phone, picks_for(phone.asked(), self.random)) for phone in self.random.sample(askers, len(askers))]
            self.on_phones += [(phone, phone.asked()["token"], picks) for phone, picks in given]
            return self.answer(*given)
        if not self.waits():
            return None
        rows = [row for row in self.table.screen.text().splitlines() if row.strip()]
        if not self.table.at_prompt():  # the moderator is shown something, or a usual wait is imitated
            passed = self.table.screen.seen is not self.table.screen.second
            if passed and any(name in rows[-2] for name in self.names):  # the question is being sent to a phone
                return self.table.wait_until(lambda: self.listen() or any(phone.asked() for phone in self.phones),
                                             f"a phone to be asked, and not the screen passed: {rows[-2]}")
            time.sleep(0.8 if passed else 0.4)
            return self.table.send("\r")
        question = self.status()["question"]
        if question is None or question["of"] is not None or question["kind"] == "ballots":  # being sent to a phone
            return self.table.wait_until(lambda: self.listen() or any(phone.asked() for phone in self.phones),
                                         f"{question} to be answered on a phone")
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
        for stream in (self.board, *self.phones):
            stream.close()


def line_for(question, dice):
    """Returns a random answer as the moderator would type it."""
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
