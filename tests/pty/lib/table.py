"""Runs the program on a pseudo-terminal, and simulates a person who types."""
import fcntl
import json
import multiprocessing
import os
import pathlib
import pty
import select
import shlex
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from screen import Screen  # noqa: E402

PATIENCE = 60  # seconds before a failure; sanitizers are slow, and machines busy
DEAD = {"[Enter shows it]": 0.75, "[Enter hides it]": 0.35, "[Enter shows more]": 0.35}  # seconds
TRANSCRIPTS = pathlib.Path(__file__).resolve().parents[2] / "transcripts"


class Wrong(Exception):
    """The reason why a test failed."""


class Table:
    """One run of the program. `folder` holds its state and may outlive it."""

    def __init__(self, words, folder, columns=80, rows=24, term="xterm-256color", locale="C.UTF-8"):
        self.screen = Screen(columns, rows)
        self.status = None
        self.raw = b""
        self.undecoded = b""
        env = {"PATH": os.environ.get("PATH", ""), "HOME": str(folder), "TERM": term,
               "XDG_STATE_HOME": str(folder / "state"), "LC_ALL": locale, "LANG": locale}
        env.update({k: v for k, v in os.environ.items() if k.endswith("SAN_OPTIONS")})
        self.pid, self.master = pty.fork()
        if self.pid == 0:
            self.size(0, columns, rows)
            os.chdir(folder)
            os.execve(words[0], [str(word) for word in words], env)
        self.size(self.master, columns, rows)

    @staticmethod
    def size(file, columns, rows):
        fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def resize(self, columns, rows):
        self.screen.resize(columns, rows)
        self.size(self.master, columns, rows)

    def read(self, seconds):
        """Reads the program's output for up to `seconds`; returns False if there was none."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the program has ended
            data = b""
        if not data:
            self.wait()
            return False
        self.raw += data
        self.undecoded += data
        whole = self.undecoded.decode("utf-8", "ignore").encode()
        if self.undecoded.startswith(whole):
            self.undecoded = self.undecoded[len(whole):]
        else:  # invalid bytes: the screen gets replacement characters
            whole, self.undecoded = self.undecoded, b""
        self.screen.feed(whole.decode("utf-8", "replace"))
        return True

    def wait_until(self, happened, what):
        end = time.monotonic() + PATIENCE
        while not happened():
            if self.status is not None or time.monotonic() > end:
                raise Wrong(f"waited for {what}; status {self.status}; on the screen:\n{self.screen.text()}")
            self.read(0.05)

    def expect(self, text):
        self.wait_until(lambda: text in self.screen.text(), repr(text))

    def settle(self):
        """Waits until there is no more output and the program itself is waiting, not merely descheduled."""
        while self.read(0.12) or (self.status is None and not self.sleeping()):
            pass

    def sleeping(self):
        stat = pathlib.Path(f"/proc/{self.pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] not in ("R", "D")

    def at_prompt(self, prompt="> "):
        row = self.screen.seen.lines()[self.screen.seen.row]
        return row == prompt.rstrip() and self.screen.seen.column == len(prompt)

    def prompt(self, prompt="> "):
        self.wait_until(lambda: self.at_prompt(prompt), f"the prompt {prompt!r}")

    def send(self, text):
        """Types text. A lone Enter is delayed until it counts, as one right after the prompt might be a bounce."""
        if text == "\r":
            row, secret = self.screen.row_of_cursor(), self.screen.seen is self.screen.second
            time.sleep(DEAD.get(row, 0.35 if secret and row == ">" else 0))
        data = text if isinstance(text, bytes) else text.encode()
        while data:
            self.read(0)
            written = os.write(self.master, data[:1024])
            data = data[written:]

    def looked(self):
        """Confirms that everybody has looked at what they were dealt."""
        begins = ("[Enter begins]", "[Enter で開始]", "[Enter để bắt đầu]")
        self.wait_until(lambda: any(one in self.screen.text() for one in begins), "the pause before the night")
        self.send("\r")

    def enter(self, line, prompts=("> ",)):
        """Types a line at one of the prompts, and waits for the next prompt to appear in a different place."""
        def at_one():
            return any(self.at_prompt(prompt) for prompt in prompts)
        self.wait_until(at_one, f"one of the prompts {prompts}")
        self.send(line)
        self.wait_until(lambda: not line or not at_one(), f"{line!r} to be echoed")
        before = self.screen.place(), self.screen.seen, self.screen.text()
        self.send("\r")
        self.wait_until(
            lambda: at_one() and (self.screen.place(), self.screen.seen, self.screen.text()) != before
            or self.status is not None, f"an answer to {line!r}")

    def wait(self):
        if self.status is None:
            _, status = os.waitpid(self.pid, 0)
            self.status = os.waitstatus_to_exitcode(status)
            os.close(self.master)
        return self.status

    def finish(self):
        """Waits for the program to end; returns its exit status."""
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > end:
                raise Wrong(f"it does not end; on the screen:\n{self.screen.text()}")
            self.read(0.1)
        return self.status

    def hang_up(self):
        """Closes the terminal, as when a window is closed."""
        os.close(self.master)
        self.master = None
        end = time.monotonic() + PATIENCE
        while self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                raise Wrong("it goes on without a terminal")
            time.sleep(0.01)

    def kill(self):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            self.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()


def without_pauses(program):
    """Returns options for play and resume that suppress the pauses when reading aloud."""
    usage = subprocess.run([program, "play", "--help"], capture_output=True, encoding="utf-8", check=True)
    return ["--pace", "0"] if "--pace" in usage.stdout else []


def check(true, what):
    if not true:
        raise Wrong(what)


def transcript(name):
    """Returns the words of a transcript's command, without the program, and its inputs."""
    lines = (TRANSCRIPTS / name).read_text(encoding="utf-8").splitlines()
    words = shlex.split(lines[0].removeprefix("# narrator "))
    return words, [line[2:] for line in lines if line.startswith("> ")]


def answers(log):
    """Returns the answers in effect in a log, after undo: question, player and answer of each."""
    given = []
    for line in pathlib.Path(log).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if "ask" in record:
            given.append((record["ask"], record.get("of", ""), record["answer"]))
        elif isinstance(record.get("undo"), int):  # otherwise a note, a name or the like was undone
            del given[record["undo"] - 1:]
        elif "amend" in record or "redeal" in record:
            del given[record.get("amend", record.get("redeal")) - 1:]
            given += [(one["ask"], one.get("of", ""), one["answer"]) for one in record["then"]]
    return given


def side_by_side(program, folder, *parts):
    """Runs the parts of a test in parallel, each in its own folder, as they mostly wait."""
    with multiprocessing.get_context("fork").Pool(min(len(parts), 4)) as pool:
        running = []
        for number, part in enumerate(parts):
            own = folder / str(number)
            own.mkdir()
            running.append(pool.apply_async(part, (program, own)))
        for one in running:
            one.get()


def run(test):
    """Runs test(program, folder) in a folder of its own, and ends this script."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            test(os.path.abspath(sys.argv[1]), pathlib.Path(folder))
        except Wrong as wrong:
            sys.exit(f"WRONG: {wrong}")
    print(f"ok, {time.monotonic() - begun:.1f} s")
