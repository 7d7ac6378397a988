"""Every call of the system fails in turn, in every command that touches a log, and the program is killed at every one:
afterwards the log is whole, every acknowledged answer is in it, and what was said is true.

A sample of the calls is tried; NARRATOR_FAULTS=all tries each.
"""
import errno
import itertools
import os
import pathlib
import shutil
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

    def look_for_new(self, names, whole):
        """What a command made is there whole, or not at all; a log of a game that was cut short is one."""
        for name in names:
            path = self.folder / name
            for file in [path] if path.is_file() else path.rglob("*") if path.is_dir() else []:
                if file.suffix == ".jsonl":
                    self.assertIn(self.run_it("verify", file, status=None).status, (0, 3))
                elif file.is_file():
                    self.assertEqual(file.read_bytes(), whole.get(file), f"{file.name} is not whole")

    def files_of(self, names):
        return {file: file.read_bytes() for name in names for file in [self.folder / name, *self.folder.glob(f"{name}/*")]
                if file.is_file()}

    def forget(self, names):
        for name in names:
            shutil.rmtree(self.folder / name, ignore_errors=True)
            (self.folder / name).unlink(missing_ok=True)
        (self.folder / "logs").mkdir(exist_ok=True)

    def test_commands_that_are_about_no_log(self):
        """Where such a one says that all is well, it has said and made what it always does."""
        (self.folder / "mine.lua").write_text('variant{ id = "mine", game = "tiny", title = { en = "M" }, rule = { en = "M." } }\n')
        for words, begins, made in (
                (["check", "mine.lua", "--game", "./tiny"], ".lua", []),
                (["rules", "./tiny", "-v", "mine.lua"], ".lua", []),
                (["variants", "./tiny"], ".lua", []),
                (["logs"], "narrator", []),
                (["new-variant", "./tiny", "fresh"], ".lua", ["fresh.lua"]),
                (["new-game", "fresh"], "fresh", ["fresh"]),
                (["simulate", "./tiny", "-n", "2", "-p", "3", "--seed", "1", "-j", "1", "--logs", "logs"], ".lua", ["logs"])):
            self.forget(made)
            good = self.run_it(*words)
            whole = self.files_of(made)
            for error, at in itertools.product((errno.EIO, errno.ENOSPC), range(1, MOST, STRIDE)):
                self.forget(made)
                ran, came = self.fault(words, at, FAULT_FROM=begins, FAULT_ERRNO=str(error))
                if not came:
                    break
                with self.subTest(words, call=at, error=error):
                    self.assertIn(ran.status, (0, 1, 2, 3, 4, 64), ran.err)
                    if ran.status == 0:
                        self.assertEqual(ran.out, good.out)
                        self.assertEqual(len(self.files_of(made)), len(whole))
                    else:
                        self.assertNotEqual(ran.err, "")
                    self.look_for_new(made, whole)

    def test_calls_that_fail(self):
        for error in (errno.EIO, errno.ENOSPC):
            self.every_call(FAULT_ERRNO=str(error))

    def test_memory_that_is_not_there(self):
        """Asked for some ten thousand times a run: a sample always."""
        for name, words in self.commands.items():
            for at in (1, 2, 5, 20, 100, 500, *range(1500, 2400, 45), 10_000):
                self.log.write_bytes(self.whole)
                for other in ("new.jsonl", "other.jsonl"):
                    (self.folder / other).unlink(missing_ok=True)
                ran, _ = self.fault(words, at, FAULT_MEMORY="1", FAULT_ERRNO=str(errno.ENOMEM))
                with self.subTest(name, call=at):
                    self.look(name, ran, False)

    def test_threads_that_are_not_there(self):
        """What is shared out over processors is then done by one."""
        other = self.folder / "other.jsonl"
        other.write_bytes(self.whole)
        for words in (["verify", self.log, other], ["stats", self.log, other, "--verify", "-j", "4"],
                      ["simulate", "./tiny", "-n", "8", "-p", "3", "--seed", "1", "-j", "4"]):
            with self.subTest(words):
                alone = self.run_it(*words, env={"LD_PRELOAD": str(SHIM), "FAULT_THREADS": "1"})
                self.assertEqual(alone.out, self.run_it(*words).out)

    def test_kills(self):
        self.every_call(killed=True, FAULT_KILL="1")


if __name__ == "__main__":
    table.main()
