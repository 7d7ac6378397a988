"""Logs with a passphrase: unreadable without it, and as crash-safe as any other."""
import json
import os
import pty
import signal
import subprocess
import sys
import termios
import unittest

import table

EVENING = ["aki", "ja all", "chie", "nein all"]
OPEN = {"NARRATOR_PASSPHRASE": "three ponds"}


class Passphrase(table.Table):
    def setUp(self):
        super().setUp()
        self.tiny("--passphrase", lines=EVENING, env=OPEN)

    def test_nobody_reads_it_without(self):
        text = self.log.read_bytes()
        for word in (b'"Aki"', b'"tiny"', b'"seed"', b'"answer"', b"game{"):  # quoted, as Base64 may contain any word
            self.assertNotIn(word, text)
        self.assertEqual(os.stat(self.log).st_mode & 0o777, 0o600)
        first = json.loads(text.splitlines()[0])
        self.assertEqual((first["narrator-sealed"], first["key"]), (2, "argon2id"))

    def test_it_is_the_same_however_a_letter_with_a_mark_is_typed(self):
        self.log.unlink()
        self.tiny("--passphrase", lines=EVENING, env={"NARRATOR_PASSPHRASE": "s\u00e9cret \u1ec7 \u304c"})
        for typed in ("se\u0301cret e\u0323\u0302 \u304b\u3099", "s\u00e9cret \u1ec7 \u304c"):
            self.run_it("verify", self.log, env={"NARRATOR_PASSPHRASE": typed})
        self.run_it("verify", self.log, status=3, env={"NARRATOR_PASSPHRASE": "secret \u1ec7 \u304c"})

    def test_a_file_cannot_ask_for_more_work_than_any_that_was_written(self):
        first, rest = self.log.read_bytes().split(b"\n", 1)
        for change, told in (({"passes": 5}, "takes more work"), ({"memory": (128 << 20) + 1024}, "takes more work"),
                             ({"passes": 0}, "was changed"), ({"more": 1}, "was changed"), ({"narrator-sealed": 3}, "newer")):
            self.log.write_bytes(json.dumps({**json.loads(first), **change}, separators=(",", ":")).encode() + b"\n" + rest)
            self.assertIn(told, self.run_it("verify", self.log, status=3, env=OPEN).err)

    @unittest.skipIf(table.SPARSE > 1, "a sanitizer has memory of its own")
    def test_many_that_take_the_most_work_take_the_memory_of_one(self):
        """Whatever follows the first line: its key comes first."""
        first, rest = self.log.read_bytes().split(b"\n", 1)
        first = json.dumps({**json.loads(first), "passes": 4, "memory": 128 << 20}, separators=(",", ":")).encode()
        for i in range(6):
            (self.folder / f"copy-{i}.jsonl").write_bytes(first + b"\n" + rest)
        with subprocess.Popen([table.PROGRAM, "stats", self.folder], env={**self.env, **OPEN}, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as run:
            _, _, used = os.wait4(run.pid, 0)
            run.returncode = 0
        self.assertGreater(used.ru_maxrss >> 10, 128)
        self.assertLess(used.ru_maxrss >> 10, 200)

    def test_every_command_that_reads_a_log_takes_it(self):
        status = json.loads(self.run_it("status", self.log, "--json", env=OPEN).out)
        self.assertEqual(status["round"], 3)
        self.assertIn("Aki rolled", self.run_it("replay", self.log, env=OPEN).out)
        self.assertIn("Tiny", self.run_it("report", self.log, env=OPEN).out)
        self.assertIn("all as logged", self.run_it("verify", self.log, env=OPEN).out)
        self.assertIn("Aki", self.run_it("tell", self.log, "history", env=OPEN).out)
        self.resume("aki", "ja all", env=OPEN)
        for words in ((), ("--verify",)):
            (row,) = self.run_it("stats", self.log, "--rows", "json", *words, env=OPEN).lines()
            self.assertEqual(row["game"], "tiny")

    def test_the_newest_unfinished_one_is_found_and_all_are_listed(self):
        folder = self.folder / "state" / "narrator"
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / self.log.name
        self.log.rename(log)
        self.assertEqual([str(log)], [game["log"] for game in self.run_it("logs", "--json", env=OPEN).lines()])
        self.assertIn(f"narrator resume {log}", self.run_it("resume", env=OPEN).out)
        for command, status in (("logs", 0), ("resume", 64)):
            ran = self.run_it(command, status=status, start_new_session=True)
            self.assertIn(f"Passed over: {log}: this log has a passphrase", ran.err)

    def test_a_wrong_one_and_none_are_told(self):
        ran = self.run_it("verify", self.log, status=3, env={"NARRATOR_PASSPHRASE": "three pond"})
        self.assertIn("not the passphrase", ran.err)
        ran = self.run_it("status", self.log, status=64, start_new_session=True)
        self.assertIn("NARRATOR_PASSPHRASE", ran.err)

    def test_a_torn_last_write_costs_no_more_than_itself(self):
        whole = self.log.read_bytes()
        last = whole[:-1].rindex(b"\n") + 1
        for end in (last + 1, (last + len(whole)) // 2, len(whole) - 2):
            self.log.write_bytes(whole[:end])
            self.assertIn("torn", self.run_it("verify", self.log, env=OPEN).out)
        self.resume("quit", env=OPEN)
        self.assertNotIn("torn", self.run_it("verify", self.log, env=OPEN).out)
        self.log.write_bytes(whole[:last] + bytes(len(whole) - last))
        self.assertIn("torn", self.run_it("verify", self.log, env=OPEN).out)

    def test_changed_missing_and_moved_lines_are_told(self):
        lines = self.log.read_bytes().splitlines(keepends=True)
        n = len(lines) - 2
        changed = bytearray(lines[n])
        changed[len(changed) // 2] ^= 1
        for bad in ([*lines[:n], bytes(changed), *lines[n + 1:]], [*lines[:n], *lines[n + 1:]],
                    [*lines[:n], lines[n + 1], lines[n]]):
            self.log.write_bytes(b"".join(bad))
            self.assertRegex(self.run_it("verify", self.log, status=3, env=OPEN).err, f"game.jsonl:{n + 1}: ")
        for first in (b'{"narrator-sealed":1,"memory":99999999999}\n', b'{"narrator-sealed":2}\n'):
            self.log.write_bytes(b"".join([first, *lines[1:]]))
            self.assertIn("game.jsonl:1: ", self.run_it("verify", self.log, status=3, env=OPEN).err)

    def ask_a_person(self, typed):
        """Returns the program's output and what the terminal shows after this was typed at its prompt."""
        master, slave = pty.openpty()
        process = subprocess.Popen([table.PROGRAM, "verify", str(self.log)], stdin=slave, stdout=subprocess.PIPE,
                                   stderr=slave, env=self.env, start_new_session=True,
                                   preexec_fn=lambda: __import__("fcntl").ioctl(slave, 0x540E, 0))
        seen = b""
        while b"Passphrase" not in seen:
            seen += os.read(master, 1000)
        self.assertFalse(termios.tcgetattr(slave)[3] & termios.ECHO)
        os.write(master, typed)
        out = process.communicate(timeout=60)[0]
        self.assertTrue(termios.tcgetattr(slave)[3] & termios.ECHO)
        return out, seen + os.read(master, 1000), process.returncode

    @unittest.skipUnless(sys.platform == "linux", "needs a terminal of its own")
    def test_a_person_is_asked_unseen(self):
        out, seen, _ = self.ask_a_person(b"three ponds\n")
        self.assertIn(b"all as logged", out)
        self.assertNotIn(b"ponds", seen)

    @unittest.skipUnless(sys.platform == "linux", "needs a terminal of its own")
    def test_ctrl_c_gives_the_terminal_back(self):
        out, _, status = self.ask_a_person(b"three\x03")
        self.assertEqual((out, status), (b"", -signal.SIGINT))


if __name__ == "__main__":
    table.main()
