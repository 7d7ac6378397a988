"""A disk that drops, reorders and tears unsynced writes. From the recorded writes and syncs of an answer, an amendment,
a rename and others, every possible state after a crash is created and resumed.
"""
import itertools
import os
import pathlib
import subprocess
import unittest

import table

SHIM = pathlib.Path(table.PROGRAM).parent / "libfaults.so"
BLOCK = 512
MOST_BLOCKS = 4  # lost in every combination


def written(image, op):
    """Returns the file after one operation."""
    if op[0] == "truncate":
        return image[:op[1]].ljust(op[1], b"\0")
    _, at, data = op
    return image[:at].ljust(at, b"\0") + data + image[at + len(data):]


def states_after(synced, pending):
    """Returns the images a crash could leave: each block with any of its contents since the last sync, as a block is
    written atomically, and any of the lengths."""
    images = [synced]
    for op in pending:
        images.append(written(images[-1], op))
    most = max(map(len, images))
    blocks = {at: list(dict.fromkeys(image[at:at + BLOCK].ljust(BLOCK, b"\0") for image in images))
              for at in range(0, most, BLOCK)}
    changed = [at for at, contents in blocks.items() if len(contents) > 1][:MOST_BLOCKS]
    for length in dict.fromkeys(map(len, images)):
        for contents in itertools.product(*(blocks[at] for at in changed)):
            image = bytearray(images[-1].ljust(most, b"\0"))
            for at, content in zip(changed, contents):
                image[at:at + BLOCK] = content
            yield bytes(image[:length])


def states(base, ops):
    """Returns each possible image once, with what was synced at the time of the crash."""
    synced, pending, seen = base, [], {}
    for op in [*ops, ("sync", 0)]:
        for image in states_after(synced, pending):
            seen.setdefault(image, synced)
        if op[0] == "sync":
            for one in pending:
                synced = written(synced, one)
            pending = []
        else:
            pending.append(op)
    return [(kept, image) for image, kept in seen.items()]


@unittest.skipUnless(SHIM.exists(), "the library that records is not built here")
class LostWrites(table.Table):
    def recorded(self, words):
        tape = self.folder / "tape"
        tape.unlink(missing_ok=True)
        self.run_it(*words, env={"LD_PRELOAD": str(SHIM), "FAULT_RECORD": str(tape)})
        ops = []
        for line in tape.read_text().splitlines():
            what, number, *data = line.split()
            ops.append((what, int(number), bytes.fromhex(data[0])) if data else (what, int(number)))
        return ops

    def test_what_a_crash_can_leave(self):
        self.tiny(lines=["aki", "ja all", "chie"])
        whole = self.log.read_bytes()
        for name, inputs in {"answers": ["ja all", "binh", "tea", "ja all", "note " + "x" * 900], "an amendment": ["amend 4 binh"],
                             "a rename": ["rename chie Chi"], "an undo": ["undo 2"], "a note": ["note x" * 400]}.items():
            self.log.write_bytes(whole)
            ops = self.recorded(["tell", self.log, *inputs])
            self.assertIn("sync", [op[0] for op in ops], name)
            self.assertNotEqual(self.log.read_bytes(), whole, name)
            left = states(whole, ops)
            self.assertGreater(len(left), 2, name)
            for number, (synced, image) in enumerate(left):
                self.log.write_bytes(image)
                with self.subTest(name, state=number):
                    self.run_it("resume", self.log)
                    self.run_it("verify", self.log)
                    self.assertTrue(self.log.read_bytes().startswith(synced), "what was synced is gone")

    def killed_while_waited_for(self, call, tape):
        """Returns the image if the program is killed before that call, unless it waits for input before."""
        for path in (tape, self.log):
            path.unlink(missing_ok=True)
        words = [table.PROGRAM, "play", self.own_game(), "-p", "Aki,Binh,Chie", "--log", self.log]
        faults = {"LD_PRELOAD": str(SHIM), "FAULT_KILL": "1", "FAULT_AT": str(call), "FAULT_RECORD": str(tape)}
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              cwd=self.folder, env={**self.env, **faults}) as run:
            shown = b""
            while b"?" not in shown and (more := os.read(run.stdout.fileno(), 4096)):
                shown += more
            try:
                run.wait(1)
            except subprocess.TimeoutExpired:
                run.kill()
            return shown

    def test_the_first_question_can_be_read_while_the_disk_is_waited_for(self):
        tape = self.folder / "tape"
        for call in range(1, 1000):
            if b"?" in self.killed_while_waited_for(call, tape):
                break
        self.assertIn("write", tape.read_text())
        self.assertNotIn("sync", tape.read_text())


if __name__ == "__main__":
    table.main()
