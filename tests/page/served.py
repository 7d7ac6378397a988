"""Serves the screens of a game for tests: of a log, or of a table in play."""
import contextlib
import http.client
import json
import socket
import subprocess
import threading
import time

import browser

NAMES = ["Aki", "Binh", "Chie", "Dan", "Emi"]
PATIENCE = 30


class Screens:
    """Runs narrator screens on a log, and knows its addresses."""

    def __init__(self, log, *words):
        self.process = subprocess.Popen([browser.PROGRAM, "screens", log, "--json", *words], text=True,
                                        stdout=subprocess.PIPE)
        self.board = json.loads(self.process.stdout.readline())["board"]
        self.host = self.board.split("/")[2]
        self.phones = {}
        if "--board-only" not in words:
            for _ in NAMES:
                line = json.loads(self.process.stdout.readline())
                self.phones[line["player"]] = line["url"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()

    def ask(self, path, method="GET", headers=None, body=None):
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        with contextlib.closing(connection):
            connection.request(method, path, body=body, headers=headers or {})
            answer = connection.getresponse()
            return answer.status, dict(answer.getheaders()), answer.read()

    def stream(self, path):
        """Opens a stream of events; returns its socket and a file for reading lines."""
        connection = socket.create_connection(self.host.split(":"), timeout=PATIENCE)
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        lines = connection.makefile("rb")
        while lines.readline().strip():
            pass
        return connection, lines


class Table:
    """Runs narrator play --screens with input from a pipe; answers from phones appear in its output."""

    def __init__(self, folder, *words):
        self.log = folder / f"{time.monotonic_ns()}.jsonl"
        self.process = subprocess.Popen([browser.PROGRAM, "play", *words, "--screens", "--json", "--log", self.log],
                                        text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.said, self.phones, self.board = [], {}, None
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            said = json.loads(line)
            self.said.append(said)
            self.board = said.get("board", self.board)
            if "url" in said:
                self.phones[said["player"]] = said["url"]

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_until(self, there):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = there()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"it never came; last: {self.said[-3:]}")

    def asked(self):
        """Returns the pending question, or how the game ended."""
        for said in reversed(self.said):
            if "ask" in said or "end" in said:
                return said.get("ask", said)
        return {}

    def __enter__(self):
        self.wait_until(lambda: self.asked())
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()


def event(lines):
    while True:
        line = lines.readline()
        if line.startswith(b"data: "):
            return line[6:].strip()
