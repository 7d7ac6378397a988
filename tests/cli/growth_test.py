"""Four times as much input takes about four times as long, for hostile input of every kind. Measures CPU time, which
hardly depends on the speed and the load of the machine. Skipped with sanitizers, whose own bookkeeping would be
measured."""
import json
import os
import pathlib
import re
import subprocess

import table

MANUAL = (pathlib.Path(__file__).resolve().parents[2] / "man" / "narrator-log.5").read_text()

TIMES = 4  # the factor between the two sizes
MOST = 8.0  # limit for the growth of the time; a quadratic algorithm gives 16
TRIES = 6  # the minimum of so many measurements counts, which other load cannot reduce
READERS = ("verify", "report", "stats", "resume")

# How each kind of line comes to be, by its first key: the game, what is typed first, and what then makes the lines that
# are repeated. Those of which a log has few, or none without a terminal, are repeated by hand: FORGED.
TINY, HITLER = ["tiny"], ["secret-hitler"]
KINDS = {
    "n": (HITLER, ["aki", "dan", "ja all", "fascist"], ["correct tracker 1", "correct tracker 0"]),
    "undo": (TINY, ["aki", "ja all"], ["undo", "redo", "note x", "undo"]),
    "redo": (TINY, ["aki", "ja all"], ["undo 2", "redo"]),
    "amend": (TINY, ["aki", "ja all", "amend 4 chie", "amend 4 aki"], ["amend 4 chie", "amend 4 aki"]),
    "redeal": (HITLER, ["redeal yes"], ["redeal yes"]),
    "seats": (HITLER, [], ["seat aki 2", "seat aki 1"]),
    "rename": (TINY, ["aki"], ["rename aki Abe", "rename abe Aki"]),
    "leave": (TINY, ["aki"], ["leave aki", "rename aki Aki"]),
    "recall": (TINY, ["aki"], ["recall nobody", "recall everybody"]),
    "rules": ([*TINY, "-v", "mine.lua"], ["aki", "ja all"], ["without mine"]),
    "timer": (TINY, ["aki"], ["timer 60", "timer off"]),
    "note": (TINY, ["aki"], ["note y", "ruling z"]),
    "claim": (TINY, ["aki"], ["claim aki x", "claim binh y"]),
}
FORGED = {"read": {"read": "", "left": 3, "at": None, "after": None}, "open": {"open": "00", "at": None, "after": None}}
FIRST = {"narrator", "narrator-sealed", "source"}  # at the beginning of a log


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
        nothing = small = twice = large = float("inf")
        for _ in range(TRIES):
            nothing, small = min(nothing, measure(1)), min(small, measure(size))
            twice, large = min(twice, measure(2 * size)), min(large, measure(TIMES * size))
            once = max(small - nothing, 0.01)
            if twice - nothing < MOST / 2 * once and large - nothing < MOST * once:
                return
        self.fail(f"{size}: {once:.3f} s, 2 times that: {twice - nothing:.3f} s, {TIMES} times: {large - nothing:.3f} s")

    def resumed(self, lines, n):
        return self.seconds(["resume", self.log, "--json"], [line.format("x" * n) for line in lines])

    def repeated(self, before, block, commands=READERS):
        """Returns a function that measures commands on the log of `before` and n times the lines of `block`, of which
        answers are numbered on unless the game begins anew."""
        answers = 0 if "seats" in block[0] else sum("ask" in one for one in block)

        def measure(n):
            log = self.folder / f"{n}.jsonl"
            log.write_bytes(table.chained(before + [{**one, "n": one["n"] + i * answers} if "n" in one else one
                                                    for i in range(n) for one in block]))
            return sum(self.seconds([command, log]) for command in commands)
        return measure

    def with_more(self, last, commands=("status",)):
        """The same for the last lines of the log."""
        records = self.records()
        return self.repeated(records, records[-last:], commands)

    def of_one_time(self, block):
        """Returns the lines as of one second: repeated, they must not go back in time."""
        text = json.dumps(block)
        times = re.findall(r'"at": "([^"]*)"', text)
        for one in times:
            text = text.replace(one, times[-1])
        return json.loads(text)

    def begin(self, game, lines):
        self.log.unlink(missing_ok=True)
        if game == HITLER:
            self.hitler(lines=lines)
        else:
            (self.folder / "mine.lua").write_text(
                "variant{ id = 'mine', game = 'tiny', title = { en = 'Mine' }, rule = { en = 'x.' } }")
            self.tiny(*game[1:], lines=lines)
        return self.records()

    def test_lines_of_every_kind(self):
        """Of each kind that the manual knows, as many as a log can have: valid ones, so that they are looked at to the
        end."""
        self.assertEqual({*KINDS, *FORGED, *FIRST}, set(re.findall(r'^(?:\.It Li )?\{"([a-z-]+)":', MANUAL, re.M)))
        for kind, (game, lines, more) in KINDS.items():
            with self.subTest(kind):
                before = self.begin(game, lines)
                self.run_it("resume", self.log, "--json", lines=more)
                block = self.of_one_time(self.records()[len(before):])
                self.assertIn(kind, [next(iter(one)) for one in block])
                measure = self.repeated(before, block)
                measure(3)
                self.run_it("verify", self.folder / "3.jsonl")
                self.assert_grows(500_000 // len(json.dumps(block)), measure)
        before = self.begin(TINY, ["aki"])
        for kind, line in FORGED.items():
            with self.subTest(kind):
                line = {**line, "at": before[-1]["at"], "after": len(self.answers())}
                self.assert_grows(5_000, self.repeated(before, [line]))

    def test_answers(self):
        game = self.own_game(table.RULES.replace("max = 9", "max = 99999"))

        def measure(n):
            log = self.folder / f"{n}.jsonl"
            if not log.exists():
                self.run_it("play", game, "-p", "Aki,Binh,Chie", "--seed", "1", "--log", log, "--set", "rounds=99999", "--json",
                            lines=["aki", "ja all"] * n)
            return sum(self.seconds([command, log]) for command in READERS)
        self.assert_grows(300, measure)

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

    def test_words_of_a_number(self):
        play = ["play", "wheel-of-history", "-p", "Aki,Binh", "--deal", "none", "--lang", "ja", "--json"]
        for piece in ("枚", "1枚", "一です"):
            with self.subTest(piece):
                self.assert_grows(800 // len(piece), lambda n, piece=piece: self.seconds(play, ["unknown", "1", piece * n]))

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
