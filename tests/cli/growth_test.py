"""Four times as much of anything takes about four times as long: hostile input of every kind is measured as growth of
the processor's time, which hardly depends on how fast the machine is or what else it does. Sanitizers are spared it:
their own bookkeeping would be measured."""
import json
import os
import subprocess

import table

TIMES = 4  # as large
MOST = 8.0  # times as much for that; squares would be 16
TRIES = 6  # the least of so many counts, which somebody else's work cannot make less


class Growth(table.Table):
    def seconds(self, words, lines=()):
        """The processor's time of one run, which may refuse what it is given."""
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
        """`measure(n)` takes about as long as n is."""
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
        """Measures commands over the log with its last lines as many times more as is asked."""
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
        """Of a log, as many as its author likes."""
        self.tiny(lines=["claim aki x", "note y"])
        self.assert_grows(2_000, self.with_more(2, ("status", "verify", "replay", "report")))

    def test_a_great_many_claims(self):
        """So many that going through all of them for each shows."""
        self.tiny(lines=["claim aki x"])
        self.assert_grows(15_000, self.with_more(1))

    def test_people_who_come_and_go(self):
        """None of them keeps all that was noted before."""
        self.tiny(lines=["rename aki Abe", "rename abe Aki", "leave aki", "recall nobody", "recall everybody"])
        self.assert_grows(500, self.with_more(5))

    def test_what_is_done_again_and_again(self):
        """Answers that are taken back and given again, one or all; and what stands beside them."""
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
