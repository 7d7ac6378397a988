"""A player's phone without a browser: it asks for what phone.js asks for, opens it, and answers likewise."""
import base64
import ctypes
import hashlib
import json
import os
import select
import socket
import time
import urllib.request

SODIUM = ctypes.CDLL("libsodium.so.23")
NONCE, TAG, LENGTH = 24, 16, 512


class Phone:
    """`seen` is what it was sent last; `raw` is all that came over the air since the stream was opened."""

    def __init__(self, url, lang=""):
        page, code = url.split("#")
        secret = base64.urlsafe_b64decode(code + "==")
        derived = {what: hashlib.sha512(f"narrator phone {what}".encode() + secret).digest()
                   for what in ("seal", "answer", "name")}
        self.key, self.answer_key = derived["seal"][:32], derived["answer"][:32]
        self.name, self.lang = derived["name"][:16].hex(), lang
        self.host = page.split("/")[2]
        self.seen, self.stream = {}, None
        self.reload()

    def reload(self):
        """Opens the page anew; whatever it had is forgotten."""
        self.lose()
        host, port = self.host.rsplit(":", 1)
        self.stream = socket.create_connection((host.strip("[]"), port), timeout=30)
        query = f"?lang={self.lang}" if self.lang else ""
        self.stream.sendall(f"GET /events/{self.name}{query} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        self.raw, self.left, self.seen, self.events = b"", b"", {}, []

    def lose(self):
        if self.stream:
            self.stream.close()
        self.stream = None

    def read(self, seconds=0.0):
        """Takes in what has come; whether anything had."""
        if not select.select([self.stream], [], [], seconds)[0]:
            return False
        data = self.stream.recv(1 << 20)
        if not data:
            raise ConnectionError("the stream has ended")
        self.raw += data
        *lines, self.left = (self.left + data).split(b"\n")
        for line in lines:
            if line.startswith(b"data: "):
                self.events.append((time.monotonic(), len(line)))
                self.seen = json.loads(self.opened(base64.b64decode(line[6:])))
        return True

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
        """What can be answered here now, or nothing."""
        wanted = self.seen.get("ask")
        return wanted if wanted and not wanted["sent"] else None

    def answer(self, picks, token=None):
        return self.post(self.sealed({"token": token or self.asked()["token"], "picks": picks}))
