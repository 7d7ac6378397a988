"""Four times as much input takes about four times as long, for hostile input of every kind. Measures CPU time, which
hardly depends on the speed and the load of the machine. Skipped with sanitizers, whose own bookkeeping would be
measured."""
import json
import os
import subprocess

import table

TIMES = 4  # the factor between the two sizes
MOST = 8.0  # limit for the growth of the time; a quadratic algorithm gives 16
TRIES = 6  # the minimum of so many measurements counts, which other load cannot reduce


class Growth(table.Table):
    def seconds(self, words, lines=()):
        """Returns the CPU time of one run, which may refuse its input."""
        typed = "".join(f"{line}\n" for line in lines).encode()
        with subprocess.Popen([table.PROGRAM, *map(str, words)], cwd=self.folder, env=self.env, stdin=subprocess.PIPE,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
            try:
                run.stdin.write(typed)
                run.stdin.close()
            except BrokenPipeError:
                pass
            _, status, used = os.wait4(run.pid, 0)
            run.returncode = os.waitstatus_to_exitcode(status)
        self.assertIn(run.returncode, (0, 1, 2, 3, 4, 64, 65), words)
        return used.ru_utime + used.ru_stime

    def assert_grows(self, size, measure):
        """Checks that the time of `measure(n)` is roughly proportional to n."""
        nothing = small = large = float("inf")
        for _ in range(TRIES):
            nothing = min(nothing, measure(1))
            small, large = min(small, measure(size)), min(large, measure(TIMES * size))
            if large - nothing < MOST * max(small - nothing, 0.01):
                return
        self.fail(f"{size}: {small - nothing:.3f} s, {TIMES} times that: {large - nothing:.3f} s")

    def resumed(self, lines, n):
        return self.seconds(["resume", self.log, "--json"], [line.format("x" * n) for line in lines])

    def with_more(self, last, commands=("status",)):
        """Returns a function that measures commands on the log with its last lines repeated n times."""
        records = [json.loads(line) for line in self.log.read_text().splitlines()]

        def measure(n):
            log = self.folder / f"{n}.jsonl"
            log.write_bytes(table.chained(records + n * records[-last:]))
            return sum(self.seconds([command, log]) for command in commands)
        return measure

    def test_words(self):
        self.tiny()
        lines = ["leave {}", "seat {} 2", "rename {} Aki", "rename aki {}", "{}", "help {}", "amend 1 {}", "claim {} x",
                 "recall {}", "correct {} 1", "note {}"]
        self.assert_grows(10_000, lambda n: self.resumed(lines, n))

    def test_words_of_a_row(self):
        self.tiny(lines=["aki"])
        for piece in ("aki ", "ja,aki=ja \"a\" é"):
            with self.subTest(piece):
                self.assert_grows(5_000, lambda n, piece=piece: self.seconds(
                    ["resume", self.log, "--json"], [piece * n]))

    def test_names_on_the_command_line(self):
        self.own_game()
        for name in ("x\u200d", "é,"):
            with self.subTest(name):
                self.assert_grows(5_000, lambda n, name=name: self.seconds(["play", "./tiny", "-p", name * n]))

    def test_claims_and_notes(self):
        """As many in a log as its author likes."""
        self.tiny(lines=["claim aki x", "note y"])
        self.assert_grows(2_000, self.with_more(2, ("status", "verify", "replay", "report")))

    def test_a_great_many_claims(self):
        """So many that a quadratic algorithm is noticeable."""
        self.tiny(lines=["claim aki x"])
        self.assert_grows(15_000, self.with_more(1))

    def test_people_who_come_and_go(self):
        """None of these events keeps a copy of all earlier ones."""
        self.tiny(lines=["rename aki Abe", "rename abe Aki", "leave aki", "recall nobody", "recall everybody"])
        self.assert_grows(500, self.with_more(5))

    def test_what_is_done_again_and_again(self):
        """Answers that are undone and redone, one or all, and other repeated events."""
        for lines, last in ((["undo", "redo"], 2), (["undo 2", "redo"], 2), (["amend 4 binh", "undo"], 2), (["timer 60"], 1),
                            (["undo", "note x", "undo", "redo"], 4)):
            with self.subTest(lines):
                self.log.unlink(missing_ok=True)
                self.tiny(lines=["aki", "ja all", "chie", "ja all", *lines])
                self.assert_grows(1_000, self.with_more(last, ("status", "verify")))

    def test_lines_of_a_log(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()

        def measure(n):
            self.log.write_bytes(whole + b'{"note":"' + b"[" * n + b'"}\n')
            return self.seconds(["status", self.log])
        self.assert_grows(1_000_000, measure)


if __name__ == "__main__":
    table.main()
