"""Makes every system call fail in turn, in every command, for files, memory and the clock, and kills the program at
every one. Afterwards the log is intact, contains every acknowledged answer, and what was printed is true.

Tries a sample of the calls, a smaller one with a sanitizer, which is ten times slower; NARRATOR_FAULTS=all tries all of
them.
"""
import errno
import itertools
import json
import os
import pathlib
import pty
import re
import shutil
import subprocess
import unittest

import table
from table import SPARSE

SHIM = pathlib.Path(table.PROGRAM).parent / "libfaults.so"
STRIDE = 1 if os.environ.get("NARRATOR_FAULTS") == "all" else 5 * SPARSE
MOST = 5000


MINE = 'variant{ id = "mine", game = "tiny", title = { en = "M" }, rule = { en = "M." } }\n'

# Everything that can be typed at the prompt other than an answer, whether refused here or not.
TYPED = ["claim aki I am nobody", "claims", "confirm off", "correct hand red", "help", "history", "leave binh",
         "note tea", "rename binh Binh", "recall votes=nobody", "undo", "redo", "amend 4 binh", "tea", "redeal",
         "ruling so be it", "say 1", "again", "seat aki 2", "speak off", "status", "timer 60", "timer off", "votes",
         "brief on", "join zoe", "keep friday", "odds", "phones",
         "reload mine.lua", "without mine", "ja all", "stop", "quit"]

# Commands that do not take a log: the first of their own files they open, and the files they create.
NO_LOG = [(["check", "mine.lua", "--game", "./tiny"], ".lua", []),
          (["rules", "./tiny", "-v", "mine.lua"], ".lua", []),
          (["games"], "narrator", []),
          (["variants", "./tiny"], ".lua", []),
          (["logs"], "narrator", []),
          (["new-variant", "./tiny", "fresh"], ".lua", ["fresh.lua"]),
          (["new-game", "fresh"], "fresh", ["fresh"]),
          (["simulate", "./tiny", "-n", "2", "-p", "3", "--seed", "1", "-j", "1", "--logs", "logs"], ".lua", ["logs"])]


@unittest.skipUnless(SHIM.exists(), "the library that makes calls fail is not built here")
class Faults(table.Table):
    def setUp(self):
        super().setUp()
        (self.folder / "mine.lua").write_text(MINE)
        self.env["NARRATOR_PASSPHRASE"] = "three ponds"
        self.tiny("-v", "mine.lua", lines=["aki", "ja all", "chie"])
        self.sealed = self.folder / "sealed.jsonl"
        self.run_it("play", "./tiny", "-p", "Aki,Binh,Chie", "--seed", "1", "--log", self.sealed, "--passphrase", "--seal",
                    lines=["plum", "aki", "ja all"])
        self.whole = {log: log.read_bytes() for log in (self.log, self.sealed)}
        self.mark = self.folder / "mark"
        new = ["play", "./tiny", "-p", "Aki,Binh,Chie", "--seed", "1", "--log", "new.jsonl"]
        self.commands = {
            "an answer": ["tell", self.log, "ja all", "binh", "--json"], "an amendment": ["tell", self.log, "amend 4 binh"],
            "a rename": ["tell", self.log, "rename chie Chi"], "an undo": ["tell", self.log, "undo 2"],
            "save": ["tell", self.log, "save other.jsonl", "ja all"], "status": ["status", self.log, "--json"],
            "verify": ["verify", self.log], "replay": ["replay", self.log],
            "a report": ["report", self.log, "-o", "report.html"], "a recap": ["recap", self.log, "-o", "recap.txt"],
            "a second screen": ["watch", self.log], "statistics": ["stats", self.log],
            "a game gone on with": ["resume", self.log], "a new game": new,
            "all that can be typed": ["resume", self.log, "--json"],
            "an answer that nobody can read": ["tell", self.sealed, "chie", "--json"]}
        self.lines = {"a new game": ["aki"], "all that can be typed": TYPED}

    def run_with(self, name, words, **env):
        if name == "a second screen":
            return self.watched(words, {"LD_PRELOAD": str(SHIM), **env})
        return self.run_it(*words, status=None, lines=self.lines.get(name, ()), env={"LD_PRELOAD": str(SHIM), **env})

    def watched(self, words, env):
        """Runs the program on a terminal, views one screen and leaves."""
        keys, terminal = pty.openpty()
        os.write(keys, b"xq")
        run = subprocess.run([table.PROGRAM, *map(str, words)], stdin=terminal, stdout=terminal, stderr=subprocess.PIPE,
                             text=True, timeout=60, cwd=self.folder, env={**self.env, "TERM": "xterm", **env})
        os.close(terminal)
        os.set_blocking(keys, False)
        try:
            run.stdout = os.read(keys, 1 << 16).decode(errors="replace")
        except OSError:  # nothing was drawn
            run.stdout = ""
        os.close(keys)
        return table.Ran(run)

    def fault(self, name, words, at, **how):
        self.mark.unlink(missing_ok=True)
        ran = self.run_with(name, words, FAULT_AT=str(at), FAULT_MARK=str(self.mark), **how)
        return ran, self.mark.exists()

    def begin_anew(self):
        for log, whole in self.whole.items():
            log.write_bytes(whole)
        for other in ("new.jsonl", "other.jsonl"):
            (self.folder / other).unlink(missing_ok=True)

    def every_call(self, killed=False, **how):
        for name, words in self.commands.items():
            for at in range(1, MOST, STRIDE):
                self.begin_anew()
                ran, came = self.fault(name, words, at, **how)
                with self.subTest(name, call=at):
                    self.look(name, ran, killed and came)
                if not came:
                    self.assertEqual(ran.status, 0, ran.err)
                    self.assertGreater(at, 1, f"{name}: no call was counted")
                    break

    def look(self, name, ran, killed):
        if not killed or "was stopped" not in ran.err:  # or the child with a stranger's rules was killed
            self.assertEqual(ran.status == -9, killed, ran.err)
        if not killed:
            self.assertIn(ran.status, (0, 1, 2, 3, 4), ran.err)
        for log in (*self.whole, self.folder / "new.jsonl", self.folder / "other.jsonl"):
            if not log.exists() or log.read_bytes() == self.whole.get(log):
                continue
            verified = self.run_it("verify", log, status=None)
            begun = log.stat().st_size > 0 and verified.status == 0
            if log in self.whole:
                self.assertTrue(begun, verified.err)
                self.assertTrue(log.read_bytes().startswith(self.whole[log]), "what was logged is gone")
            elif not begun:
                self.assertNotEqual(ran.status, 0, f"{name}: {log.name} is no log: {verified.err}")
        if name.startswith("an answer") and ran.status in (0, -9):
            self.look_for_answers(self.commands[name][1], ran)

    def look_for_answers(self, log, ran):
        """Checks that every answer reported on the screen is in the log."""
        kept = self.run_it("replay", log, "--as", "moderator").out
        for line in ran.out.splitlines(keepends=True):
            if line.startswith('{"say"') and line.endswith("\n"):
                self.assertIn(json.loads(line)["say"]["text"], kept)

    def look_for_new(self, names, whole):
        """Checks that the files a command creates are complete or absent. The log of an interrupted game counts as
        complete."""
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
        """If such a command reports success, or a file that it cannot read, its output and files are the usual ones."""
        for words, begins, made in NO_LOG:
            self.forget(made)
            good = self.run_it(*words)
            whole = self.files_of(made)
            for error, at in itertools.product((errno.EIO, errno.ENOSPC), range(1, MOST, STRIDE)):
                self.forget(made)
                ran, came = self.fault(None, words, at, FAULT_FROM=begins, FAULT_ERRNO=str(error))
                if not came:
                    break
                with self.subTest(words, call=at, error=error):
                    self.assertIn(ran.status, (0, 1, 2, 3, 4, 64), ran.err)
                    if ran.status != 0:
                        self.assertNotEqual(ran.err, "")
                    elif "is wrong: cannot read" not in ran.out:
                        self.assertEqual(ran.out, good.out)
                        self.assertEqual(len(self.files_of(made)), len(whole))
                    self.look_for_new(made, whole)

    def test_calls_that_fail(self):
        for error in (errno.EIO, errno.ENOSPC):
            self.every_call(FAULT_ERRNO=str(error))

    def test_memory_that_is_not_there(self):
        """Always a sample, as there are some ten thousand allocations per run."""
        for name, words in self.commands.items():
            for at in (1, 2, 5, 20, 100, 500, *range(1500, 2400, 45), 10_000)[::SPARSE]:
                self.begin_anew()
                ran, _ = self.fault(name, words, at, FAULT_MEMORY="1", FAULT_ERRNO=str(errno.ENOMEM))
                with self.subTest(name, call=at):
                    self.look(name, ran, False)

    def test_a_clock_that_fails(self):
        """Fails at each call in turn; or returns a time beyond any calendar, or one in the distant past."""
        for name, words in [*self.commands.items(), *((None, words) for words, _, _ in NO_LOG)]:
            for at in [*range(1, 12, SPARSE), *range(12, MOST, 40 * STRIDE)]:
                self.begin_anew()
                self.forget(["logs", "fresh", "fresh.lua"])
                ran, came = self.fault(name, words, at, FAULT_CLOCK="1", FAULT_ERRNO=str(errno.EINVAL))
                with self.subTest(name or words, call=at):
                    self.assertEqual(ran.status, 0, ran.err)
                    self.look(name or "", ran, False)
                if not came:
                    break
        for now in (0, -1, -1 << 40, 1 << 33, 1 << 40, (1 << 63) - 1):
            for name, words in list(self.commands.items())[::SPARSE]:
                self.begin_anew()
                ran = self.run_with(name, words, FAULT_NOW=str(now))
                with self.subTest(name, now=now):
                    self.assertEqual(ran.status, 0, ran.err)
                    self.look(name, ran, False)

    def test_nothing_is_left_out(self):
        """A new subcommand, or a new command of the prompt, fails this test until it is listed above."""
        listed = self.run_it("--help").out.partition("Subcommands:\n")[2]
        named = {words[0] for words in [*self.commands.values(), *(words for words, _, _ in NO_LOG)]}
        elsewhere = {"card", "completions", "screens"}  # use no files of their own; see tests/page/screens_test.py
        self.assertEqual(named | elsewhere, set(re.findall(r"^  (\S+)", listed, re.M)))
        commands = self.run_it("tell", self.log, "help").out.partition("\nPut right: ")[2].partition("\nhelp COMMAND")[0]
        commands = ", ".join(line.rpartition(": ")[2] for line in commands.splitlines())
        typed = {line.split()[0] for line in [*TYPED, "save other.jsonl"]}
        self.assertLessEqual(set(re.findall(r"[a-z]+", commands)), typed)

    def test_threads_that_are_not_there(self):
        """Work that is shared among processors is then done by one."""
        other = self.folder / "other.jsonl"
        other.write_bytes(self.whole[self.log])
        for words in (["verify", self.log, other], ["stats", self.log, other, "--verify", "-j", "4"],
                      ["simulate", "./tiny", "-n", "8", "-p", "3", "--seed", "1", "-j", "4"]):
            with self.subTest(words):
                alone = self.run_it(*words, env={"LD_PRELOAD": str(SHIM), "FAULT_THREADS": "1"})
                self.assertEqual(alone.out, self.run_it(*words).out)

    def test_kills(self):
        self.every_call(killed=True, FAULT_KILL="1")


@unittest.skipUnless(SHIM.exists(), "the library that makes calls fail is not built here")
class Locks(table.Table):
    def test_a_system_without_locks_can_play(self):
        """Prints one remark, and creates no stray log."""
        for error in (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP):
            env = {"LD_PRELOAD": str(SHIM), "FAULT_LOCKS": str(error)}
            self.log.unlink(missing_ok=True)
            ran = self.tiny(lines=["aki"], env=env)
            self.assertEqual(ran.err.count("cannot be locked"), 1)
            ran = self.run_it("resume", self.log, lines=["ja all"], env=env)
            self.assertEqual(ran.err.count("cannot be locked"), 1)
            self.verify()
        self.log.unlink()
        self.run_it("play", "./tiny", "-p", "Aki,Binh", "--log", self.log, status=3,
                    env={"LD_PRELOAD": str(SHIM), "FAULT_LOCKS": str(errno.EIO)})
        self.assertFalse(self.log.exists())


if __name__ == "__main__":
    table.main()
