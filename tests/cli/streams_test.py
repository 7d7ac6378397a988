"""Closed or full standard streams, and a process with few resources: nothing is lost and the exit status is correct."""
import os
import pathlib
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import time
import unittest

import table


class Streams(table.Table):
    def with_closed(self, descriptors, *words, lines=()):
        """Runs the program with these descriptors closed."""
        def close():
            for descriptor in descriptors:
                os.close(descriptor)
        ends = [None if d in descriptors else subprocess.PIPE for d in (0, 1, 2)]
        run = subprocess.Popen([table.PROGRAM, *map(str, words)], stdin=ends[0], stdout=ends[1], stderr=ends[2],
                               cwd=self.folder, env=self.env, preexec_fn=close)
        text = "".join(line + "\n" for line in lines).encode() if 0 not in descriptors else None
        run.communicate(text, timeout=60)
        return run.returncode

    def test_a_log_never_stands_on_a_closed_stream(self):
        self.tiny(lines=["aki", "ja all"])
        whole = self.log.read_bytes()
        for descriptors in ([1], [2], [1, 2], [0, 1, 2], [0], [0, 2]):
            with self.subTest(descriptors):
                for words in (["resume", self.log], ["resume", self.log, "--json"], ["tell", self.log, "help", "status"],
                              ["tell", "--json", self.log, "nonsense"], ["status", self.log], ["verify", self.log]):
                    self.with_closed(descriptors, *words, lines=["help", "status"])
                self.assertEqual(self.log.read_bytes(), whole)
        self.verify()

    def test_a_new_log_is_whole_with_every_stream_closed(self):
        for descriptors in ([0], [1], [2], [1, 2], [0, 1, 2]):
            self.log.unlink(missing_ok=True)
            self.with_closed(descriptors, "play", self.own_game(), "-p", "Aki,Binh,Chie", "--log", self.log, "--json",
                             lines=["aki"])
            self.verify()

    def test_output_that_is_lost_is_no_success(self):
        self.tiny(lines=["aki"])
        for words in (["status", self.log], ["replay", self.log], ["verify", self.log], ["games"], ["--help"],
                      ["rules", "secret-hitler"], ["status", self.log, "--json"], ["recap", self.log], ["report", self.log]):
            with self.subTest(words), open("/dev/full", "w") as full:
                run = subprocess.run([table.PROGRAM, *map(str, words)], stdout=full, stderr=subprocess.PIPE, text=True,
                                     cwd=self.folder, env=self.env, timeout=60)
                self.assertEqual(run.returncode, 1, run.stderr)
                self.assertIn("No space left", run.stderr)
                self.assertNotIn("internal error", run.stderr)
            self.assertEqual(self.with_closed([1], *words), 1, words)

    def test_children_are_waited_for_though_the_starter_ignores_them(self):
        (self.folder / "quiet.lua").write_text(
            'variant{ id = "quiet", game = "tiny", title = { en = "Q" }, rule = { en = "Q." } }\n')
        self.run_it("check", "quiet.lua", "--game", self.own_game(),
                    preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))

    def test_a_small_stack(self):
        limit = 64 << 10
        words = ["play", self.own_game(), "-p", "Aki,Binh,Chie", "--seed", "1", "--log", self.log]
        self.run_it(*words, lines=["aki"], preexec_fn=lambda: resource.setrlimit(
            resource.RLIMIT_STACK, (limit, resource.getrlimit(resource.RLIMIT_STACK)[1])))
        self.verify()

    def test_no_core_is_left(self):
        with table.unbuffered(["play", self.own_game(), "-p", "Aki,Binh,Chie", "--log", self.log], self.folder,
                              self.env) as game:
            game.stdout.readline()
            with open(f"/proc/{game.pid}/limits") as limits:
                core = next(line for line in limits if line.startswith("Max core file size"))
            self.assertEqual(core.split()[4:6], ["0", "0"])
            self.assertNotEqual(os.stat(f"/proc/{game.pid}/mem").st_uid, os.getuid() or -1)

    @unittest.skipIf(b"__asan_init" in pathlib.Path(table.PROGRAM).read_bytes(), "a sanitizer has memory of its own")
    @unittest.skipUnless(sys.platform == "linux", "what is locked is told otherwise here")
    def test_what_waits_for_a_person_is_not_swapped(self):
        """With the 8 MiB that systems let everybody lock, and as a user without privileges."""
        master, slave = pty.openpty()
        log = self.folder / "nobody" / "game.jsonl"
        log.parent.mkdir()
        for folder in (self.folder, log.parent):
            folder.chmod(0o777)
        nobody = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
        program = shutil.copy(table.PROGRAM, log.parent)  # in a folder accessible to this user
        game = subprocess.Popen([program, "play", "secret-hitler", "-p", table.SEVEN, "--deal", "all", "--log", log],
                                stdin=slave, stdout=slave, stderr=slave, cwd=log.parent, env={**self.env, "TERM": "xterm"},
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_MEMLOCK, (8 << 20, 8 << 20)), **nobody)
        os.close(slave)

        def kept():
            status = pathlib.Path(f"/proc/{game.pid}/status").read_text()
            of = {key: int(re.search(rf"^{key}:\s+(\d+) kB", status, re.M)[1]) for key in ("VmLck", "VmData", "VmStk")}
            dropped = 16  # kB: where the C library buffers random numbers, which is discarded and never swapped
            return of["VmLck"] + dropped >= of["VmData"] + of["VmStk"]
        try:
            for line in (b"", b"aki\r", b"binh\r"):
                os.write(master, line)
                waited = time.monotonic() + 20
                while select.select([master], [], [], 1)[0] and time.monotonic() < waited:
                    os.read(master, 4096)  # until it has printed everything and waits again
                held = kept()  # once suffices: memory in use is briefly not locked between two waits
                while not held and time.monotonic() < waited:
                    time.sleep(0.1)
                    held = kept()
                self.assertTrue(held)
        finally:
            game.kill()
            game.wait()
            os.close(master)


if __name__ == "__main__":
    table.main()
