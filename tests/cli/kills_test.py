"""Kills the program at a system call in the middle of an answer, an amendment and a rename. The table is then in the
state before or after it, verifies, and nothing is left behind.

Tries a sample of the calls; NARRATOR_KILLS=all tries all of them. Fails if the system does not allow tracing, as
nothing was tested then.
"""
import ctypes
import os
import platform
import re
import signal
import subprocess
import unittest

import table

STRIDE = 1 if os.environ.get("NARRATOR_KILLS") == "all" else 5
TRACEME, SYSCALL, SETOPTIONS = 0, 24, 0x4200
TRACESYSGOOD, TRACECLONE, EXITKILL = 1, 8, 1 << 20
AT_A_CALL = signal.SIGTRAP | 0x80  # the signal for a stop at a call, with TRACESYSGOOD

libc = ctypes.CDLL(None, use_errno=True)


def trace(request, pid=0, data=0):
    if libc.ptrace(request, pid, None, ctypes.c_void_p(data)) != 0:
        raise OSError(ctypes.get_errno(), "ptrace")


def run_until(call, words, **more):
    """Kills the program before its call number `call`. Returns whether it was killed, the number of calls it made, and,
    if it ended earlier, its standard output."""
    run = subprocess.Popen([table.PROGRAM, *map(str, words)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, preexec_fn=lambda: trace(TRACEME), **more)
    made, inside, first = 0, {}, True
    with run.stdout as stdout:
        while True:
            pid, status = os.waitpid(-1, 0x40000000)  # __WALL: includes its threads
            if not os.WIFSTOPPED(status):
                inside.pop(pid, None)
                if pid != run.pid:
                    continue
                run.returncode = os.waitstatus_to_exitcode(status)
                return run.returncode == -signal.SIGKILL, made, stdout.read().decode()
            if first:  # the program starts
                trace(SETOPTIONS, pid, TRACESYSGOOD | TRACECLONE | EXITKILL)
                first = False
            stopped, passed_on = os.WSTOPSIG(status), 0
            if stopped == AT_A_CALL:  # stops alternate between entering and leaving a call
                inside[pid] = not inside.get(pid, False)
                made += inside[pid]
                if inside[pid] and made == call:
                    os.kill(run.pid, signal.SIGKILL)
                    continue
            elif stopped not in (signal.SIGTRAP, signal.SIGSTOP):
                passed_on = stopped
            trace(SYSCALL, pid, passed_on)


@unittest.skipUnless(platform.system() == "Linux", "programs are traced otherwise here")
class Kills(table.Table):
    def setUp(self):
        super().setUp()
        self.tiny(lines=["aki", "ja all", "chie"])
        self.whole = self.log.read_bytes()
        try:
            self.assertFalse(run_until(0, ["--version"], cwd=self.folder, env=self.env)[0])
        except (OSError, subprocess.SubprocessError) as error:
            self.fail(f"no program may be traced here (ptrace): {error}")

    def standing(self):
        """Returns the table as the moderator sees it, and every answer in effect, without the times of day."""
        eyes = ("--as", "moderator")
        told = self.run_it("status", self.log, "--json", *eyes).out + self.run_it("replay", self.log, *eyes).out
        return re.sub(r"\d\d:\d\d:\d\d", "", told)

    def names(self):
        return sorted(path.name for path in self.folder.rglob("*"))

    def killed_at(self, call, words):
        """As run_until(). The number of calls depends on the timing of the threads, so if the program ended before that
        call, it is tried again."""
        for _ in range(20):
            self.log.write_bytes(self.whole)
            killed, made, out = run_until(call, words, cwd=self.folder, env=self.env)
            if killed:
                break
        return killed, made, out

    def killed_everywhere(self, said, *inputs, stride=STRIDE):
        """`said` is the last output that appears only after everything has been written."""
        words = ["tell", self.log, *inputs]
        before = self.standing()
        killed, calls, out = run_until(0, words, cwd=self.folder, env=self.env)
        self.assertFalse(killed)
        self.assertIn(said, out)
        after, names = self.standing(), self.names()
        self.assertNotEqual(before, after)
        self.assertGreater(calls, 100)
        seen = set()
        for call in range(1, calls + 1, stride):
            killed, _, out = self.killed_at(call, words)
            with self.subTest(inputs, call=call, of=calls):
                self.assertTrue(killed)
                left = self.log.read_bytes()
                self.assertTrue(left.startswith(self.whole), "what was logged is gone")
                self.run_it("resume", self.log)
                self.verify()
                now = self.standing()
                self.assertTrue(now in (before, after), f"neither as before nor as after:\n{now}")
                if said in out:
                    self.assertEqual(now, after, "what was acknowledged is gone")
                self.assertEqual(self.names(), names)
                seen.add(now)
        self.assertEqual(len(seen), 2, "every kill came before, or every one after, what was written")

    def test_an_answer(self):
        self.killed_everywhere("said ja", "ja all but 2")

    def test_an_answer_that_nobody_can_read(self):
        self.log.unlink()
        self.env["NARRATOR_PASSPHRASE"] = "three ponds"
        self.tiny("--passphrase", "--seal", lines=["plum", "aki", "ja all", "chie"])
        self.whole = self.log.read_bytes()
        self.killed_everywhere("said ja", "ja all but 2", stride=2 * STRIDE)  # deriving the key takes long
        self.assertNotIn(b"Chie", self.log.read_bytes())

    def test_an_amendment(self):
        self.killed_everywhere("The game is kept", "amend 4 binh")

    def test_a_rename(self):
        self.killed_everywhere("The game is kept", "rename chie Chi")


if __name__ == "__main__":
    table.main()
