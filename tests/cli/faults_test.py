"""Every call of the system fails in turn, in every command that touches a log, and the program is killed at every one:
afterwards the log is whole, every acknowledged answer is in it, and what was said is true.

A sample of the calls is tried; NARRATOR_FAULTS=all tries each.
"""
import errno
import os
import pathlib
import unittest

import table

SHIM = pathlib.Path(table.PROGRAM).parent / "libfaults.so"
STRIDE = 1 if os.environ.get("NARRATOR_FAULTS") == "all" else 5
MOST = 5000


@unittest.skipUnless(SHIM.exists(), "the library that makes calls fail is not built here")
class Faults(table.Table):
    def setUp(self):
        super().setUp()
        self.tiny(lines=["aki", "ja all", "chie"])
        self.whole = self.log.read_bytes()
        self.mark = self.folder / "mark"
        self.commands = {
            "an answer": ["tell", self.log, "ja all", "binh"], "an amendment": ["tell", self.log, "amend 4 binh"],
            "a rename": ["tell", self.log, "rename chie Chi"], "an undo": ["tell", self.log, "undo 2"],
            "save": ["tell", self.log, "save other.jsonl", "ja all"], "status": ["status", self.log, "--json"],
            "verify": ["verify", self.log], "replay": ["replay", self.log],
            "a report": ["report", self.log, "-o", "report.html"], "statistics": ["stats", self.log],
            "a game gone on with": ["resume", self.log],
            "a new game": ["play", "./tiny", "-p", "Aki,Binh,Chie", "--seed", "1", "--log", "new.jsonl"]}

    def fault(self, words, at, **how):
        self.mark.unlink(missing_ok=True)
        env = {"LD_PRELOAD": str(SHIM), "FAULT_AT": str(at), "FAULT_MARK": str(self.mark), **how}
        ran = self.run_it(*words, status=None, lines=["aki"] if words[0] == "play" else (), env=env)
        return ran, self.mark.exists()

    def every_call(self, killed=False, **how):
        for name, words in self.commands.items():
            for at in range(1, MOST, STRIDE):
                self.log.write_bytes(self.whole)
                for other in ("new.jsonl", "other.jsonl"):
                    (self.folder / other).unlink(missing_ok=True)
                ran, came = self.fault(words, at, **how)
                with self.subTest(name, call=at):
                    self.look(name, ran, killed and came)
                if not came:
                    self.assertEqual(ran.status, 0, ran.err)
                    self.assertGreater(at, 1, f"{name}: no call was counted")
                    break

    def look(self, name, ran, killed):
        self.assertEqual(ran.status == -9, killed, ran.err)
        if not killed:
            self.assertIn(ran.status, (0, 1, 2, 3, 4), ran.err)
        for log in (self.log, self.folder / "new.jsonl", self.folder / "other.jsonl"):
            if not log.exists():
                continue
            verified = self.run_it("verify", log, status=None)
            begun = log.stat().st_size > 0 and verified.status == 0
            if log == self.log:
                self.assertTrue(begun, verified.err)
                self.assertTrue(log.read_bytes().startswith(self.whole), "what was logged is gone")
            elif not begun:
                self.assertNotEqual(ran.status, 0, f"{name}: {log.name} is no log: {verified.err}")

    def test_calls_that_fail(self):
        for error in (errno.EIO, errno.ENOSPC):
            self.every_call(FAULT_ERRNO=str(error))

    def test_memory_that_is_not_there(self):
        """Asked for some ten thousand times a run: a sample always."""
        for name, words in self.commands.items():
            for at in (1, 2, 5, 20, 100, 500, 2000, 10_000):
                self.log.write_bytes(self.whole)
                for other in ("new.jsonl", "other.jsonl"):
                    (self.folder / other).unlink(missing_ok=True)
                ran, _ = self.fault(words, at, FAULT_MEMORY="1", FAULT_ERRNO=str(errno.ENOMEM))
                with self.subTest(name, call=at):
                    self.look(name, ran, False)

    def test_kills(self):
        self.every_call(killed=True, FAULT_KILL="1")


if __name__ == "__main__":
    table.main()
