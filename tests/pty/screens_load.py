#!/usr/bin/env python3
"""Screens under load, on this machine only: the delay of an answer to each of them, whether they wait for each other,
memory over a hundred games, and ten thousand foreign requests."""
import contextlib
import json
import pathlib
import resource
import select
import shutil
import socket
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "lib"))
from phone import Evening, Phone, Stream  # noqa: E402
from table import PATIENCE, check, run  # noqa: E402

GAMES, BAD = 100, 10000
AT_ONCE, OF_ONE, TO_ASK = 0.1, 256, 10  # seconds; connections from one address; seconds for a request
NAMES = "Aki,Binh,Chie,Dan,Emi"


def all_changed(streams, table=None):
    """Waits until each stream has received something."""
    before = [len(one.events) for one in streams]
    end = time.monotonic() + PATIENCE

    def wait():
        while any(len(one.events) == n for one, n in zip(streams, before)):
            check(time.monotonic() < end, "a screen was told nothing")
            for one in streams:
                one.read()
            if table:
                table.read(0)
    return wait


def an_answer_is_everywhere_at_once(program, folder):
    """One board and twenty phones, while 200 other clients connect and do not read, half of them dead."""
    with Evening(program, folder, "secret-hitler", "en", screen="private", langs=[""]) as evening, \
            contextlib.ExitStack() as others:
        table, host = evening.table, evening.phones[0].host
        streams = [Stream(host, "board"), *evening.phones, *(Phone(url) for url in evening.urls),
                   *(Phone(url) for url in evening.urls[:6])]
        check(len(streams) == 21, f"{len(streams)} screens")
        took, prompts = {"alone": [], "with 200 others": []}, {"alone": [], "with 200 others": []}
        evening.wait_for_screen()
        table.enter("aki")
        for when, list_of in took.items():
            if when != "alone":
                place = host.rsplit(":", 1)
                for i in range(200):
                    one = others.enter_context(socket.create_connection(place, timeout=PATIENCE))
                    request = f"GET /events/board HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
                    one.sendall(request if i % 2 else request[:20])
            for line in ["binh", "undo"] * 8:
                evening.listen()
                table.wait_until(lambda: evening.listen() or evening.waits(), "the prompt")
                for one in streams:
                    one.read()
                table.send(line)
                wait = all_changed(streams, table)
                begun = time.monotonic()
                table.send("\r")
                wait()
                list_of.append(time.monotonic() - begun)
                table.wait_until(lambda: table.at_prompt() or table.read(0.001), "the prompt")
                prompts[when].append(time.monotonic() - begun)
                check((b"nominates Binh" in streams[0].last) == (line == "binh"), "something else was told")
        for one in streams:
            one.close()
    for when, list_of in took.items():
        median = statistics.median(list_of)
        print(f"from an answer to 21 screens, {when}: {1000 * median:.0f} ms at the median, {1000 * max(list_of):.0f} at most")
        print(f"until the prompt was there again: {1000 * statistics.median(prompts[when]):.0f} ms")
        check(median < AT_ONCE and statistics.median(prompts[when]) < AT_ONCE, f"{when}: {list_of}, {prompts[when]}")


class Served:
    """narrator screens on a log."""

    def __init__(self, program, log, *words, files=(1024, 4096)):
        self.process = subprocess.Popen([program, "screens", log, "--json", *words], text=True, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE,
                                        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, files))
        self.urls = [list(json.loads(self.process.stdout.readline()).values())[-1] for _ in range(6)]
        self.host = self.urls[0].split("/")[2]

    def memory(self):
        """Returns the memory in kilobytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()


def played(program, log, seed):
    lines = ["aki", "binh", "ja all", "f", "f", "dan", "ja all", "f", "f"]
    subprocess.run([program, "play", "secret-hitler", "-p", NAMES, "--deal", "all", "--seed", str(seed), "--log", log],
                   input="\n".join(lines) + "\n", text=True, capture_output=True, timeout=PATIENCE, check=False)


def memory_does_not_grow(program, folder):
    logs = [folder / f"{seed}.jsonl" for seed in range(4)]
    for seed, log in enumerate(logs):
        played(program, log, seed)
    log = folder / "now.jsonl"
    shutil.copy(logs[0], log)
    with Served(program, log) as served:
        streams = [Stream(served.host, "board"), *(Phone(url, lang) for url in served.urls[1:] for lang in ("en", "vi"))]
        early = 0
        for number in range(GAMES):
            wait = all_changed(streams)
            shutil.copy(logs[(number + 1) % 4], folder / "next.jsonl")
            (folder / "next.jsonl").rename(log)
            wait()
            if number == 20:
                early = served.memory()
        late = served.memory()
        print(f"memory after 20 games {early} kB, after {GAMES} {late} kB")
        check(late < early * 1.1 + 500, f"memory grows from {early} to {late} kB")
        for one in streams:
            one.close()


def bad_requests(host):
    fine = f"Host: {host}\r\n"
    return [text.encode() for text in (
        "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", f"GET / HTTP/1.1\r\n{fine}Origin: http://evil.example\r\n\r\n",
        f"DELETE / HTTP/1.1\r\n{fine}\r\n", f"GET /{'a' * 9000} HTTP/1.1\r\n{fine}\r\n", "\0\1\2\r\n\r\n",
        f"POST /answer/{'0' * 32} HTTP/1.1\r\n{fine}Content-Length: 99999999\r\n\r\n",
        f"GET /events/{'0' * 32} HTTP/1.1\r\n{fine}\r\n", f"GET /../../etc/passwd HTTP/1.1\r\n{fine}\r\n",
        "GET / HTTP/1.1\r\n\r\n", f"GET / HTTP/1.1\r\n{fine}Sec-Fetch-Site: cross-site\r\n\r\n")]


def asked(host, request=None):
    """Returns the first line of the response, or b"" if the server hung up."""
    with socket.create_connection(host.rsplit(":", 1), timeout=PATIENCE) as one:
        with contextlib.suppress(OSError):
            one.sendall(request or f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            return one.recv(200).split(b"\r\n")[0]
    return b""


def hangs_up_on_who_is_slow(host, slow):
    """Sends a request that arrives byte by byte and never ends."""
    place = host.rsplit(":", 1)
    one = slow.enter_context(socket.create_connection(place, PATIENCE, ("127.0.0.3", 0)))
    begun, one_byte = time.monotonic(), iter((f"GET / HTTP/1.1\r\nHost: {host}\r\nX: " + "x" * 1000).encode())
    with contextlib.suppress(ConnectionError):
        while not select.select([one], [], [], 0.2)[0]:
            check(time.monotonic() - begun < 2 * TO_ASK, "a slow request is waited for")
            one.sendall(bytes([next(one_byte)]))
        check(not one.recv(100), "half a request is answered")
    check(time.monotonic() - begun > TO_ASK / 2, "a request may not take any time")


def strangers_are_refused(program, folder):
    log = folder / "game.jsonl"
    played(program, log, 1)
    with Served(program, log) as served, contextlib.ExitStack() as slow:
        asked(served.host)
        before, begun = served.memory(), time.monotonic()
        requests = bad_requests(served.host)
        for number in range(BAD):
            answer = asked(served.host, requests[number % len(requests)])
            check(b"HTTP/1.1 4" in answer, f"{requests[number % len(requests)][:60]} is answered {answer}")
        took = time.monotonic() - begun
        print(f"{BAD} bad requests in {took:.1f} s; memory {before} to {served.memory()} kB")
        check(served.memory() < before * 1.2 + 1000, f"memory grows from {before} to {served.memory()} kB")
        for _ in range(OF_ONE + 40):  # clients that send incomplete requests
            one = slow.enter_context(socket.create_connection(served.host.rsplit(":", 1), timeout=PATIENCE))
            one.sendall(b"GET / HT")
        with contextlib.suppress(OSError):
            check(not asked(served.host), "one address has more connections than it may")
        hangs_up_on_who_is_slow(served.host, slow)
        other = slow.enter_context(socket.create_connection(served.host.rsplit(":", 1), PATIENCE, ("127.0.0.2", 0)))
        begun = time.monotonic()
        other.sendall(f"GET / HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
        check(b" 200 " in other.recv(200), "others are not served meanwhile")
        check(time.monotonic() - begun < 1, "others wait")
        served.process.terminate()
        notes = served.process.communicate(timeout=PATIENCE)[1].splitlines()
        check(len(notes) == 1 and "Somebody asked" in notes[0], f"it was noted: {notes}")


def last_of(board):
    board.read(0.2)
    return json.loads(board.last)["last"]


def strangers_take_all_files(program, folder):
    """More connections than files that may be open by default; and where the system allows no more, screens go on as
    soon as the log can be read again."""
    for most in (256, 4096):
        log = folder / f"{most}.jsonl"
        played(program, log, 1)
        with Served(program, log, files=(256, most)) as served, contextlib.ExitStack() as strangers:
            board = Stream(served.host, "board")
            all_changed([board])()
            place = served.host.rsplit(":", 1)
            for _ in range(OF_ONE):
                one = strangers.enter_context(socket.create_connection(place, PATIENCE, ("127.0.0.2", 0)))
                one.sendall(f"GET /events/board HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
            time.sleep(1)
            before = last_of(board)
            subprocess.run([program, "tell", log, "liberal"], capture_output=True, timeout=PATIENCE, check=True)
            if most == 256:
                time.sleep(1)
                strangers.close()
            end = time.monotonic() + PATIENCE
            while last_of(board) == before:
                check(time.monotonic() < end, f"with {most} files the board does not go on")
            board.close()


def test(program, folder):
    for part in (an_answer_is_everywhere_at_once, memory_does_not_grow, strangers_are_refused,
                 strangers_take_all_files):
        own = folder / part.__name__
        own.mkdir()
        part(program, own)


run(test)
