"""Logs made to exhaust the memory or the time of whoever opens them. Every command reports each of them within ten
seconds and 256 MiB, whether or not its chain is valid."""
import hashlib
import os
import pathlib
import subprocess
import time
import unittest

import table

SANITIZED = b"__asan_init" in pathlib.Path(table.PROGRAM).read_bytes()
COMMANDS = ("status", "verify", "replay", "report", "resume", "logs", "stats")

# Replacements for rules of the small game by a stranger, each attacking a different computation.
SCRIPTS = {
    "a loop": "function rule.chosen(g, who) while true do end end",
    "a loop in status": "function rule.status(g) while true do end end",
    "a loop in display": "function rule.display(g) while true do end end",
    "empty texts joined": "function rule.chosen(g, who) local t = {} for i = 1, 1e6 do t[i] = '' end "
                          "for _ = 1, 1e4 do table.concat(t) end end",
    "long texts": "function rule.chosen(g, who) g.x = {} for i = 1, 1e6 do g.x[i] = ('x'):rep(4000) .. i end end",
    "a circle": "function rule.chosen(g, who) local t = {} for i = 1, 200 do t = { t, t, t } end g.x = t end",
    "corrections": "function rule.corrections(g) local t = {} for i = 1, 1e6 do t[i] = { id = 'x' .. i } end return t end",
    "topics": "function rule.topics(g) local t = {} for i = 1, 1e6 do t[i] = { id = 'x' .. i } end return t end",
    "much in a local": "function rule.status(g) return rule.kept(g) end local kept = {} for i = 1, 4e4 do kept[i] = {} end "
                       "function rule.kept(g) for i = 1, 4e4, 3 do kept[i] = g.round end return rule.former_status(g) end",
    "announcements": "function rule.chosen(g, who) for i = 1, 1e6 do announce('voted', { ja = i }) end end",
}


@unittest.skipIf(SANITIZED, "a sanitizer has memory of its own")
class Bombs(table.Table):
    def lines(self, records, answers):
        """Yields lines that a real game could not contain so often, up to a few megabytes in total each."""
        at, n = records[-1]["at"], answers
        after = {"at": at, "after": answers}
        answer = {"n": n, "at": at, "ask": "vote", "answer": {"Aki": "ja", "Binh": "ja", "Chie": "ja"}, "say": [],
                  "g": "00000000"}
        yield "renames", [{"rename": a, "to": b, **after} for a, b in [("Aki", "Ako"), ("Ako", "Aki")]] * 20_000
        yield "leaving", [{"leave": "Aki", **after}] * 40_000
        yield "recall", [{"recall": {"votes": "nobody"}, **after}] * 40_000
        yield "undo and redo", [{"undo": 1, "at": at}, {"redo": True, "at": at}] * 60_000
        yield "amended and taken back", [{"amend": n, "at": at, "then": [answer]}, {"undo": "amend", "at": at}] * 15_000
        yield "waiting", [{"amend": n, "at": at, "then": [answer], "waiting": list(range(1, 1000))}] * 3_000
        yield "renamed after each answer", [one for i in range(3_000) for one in (
            {**answer, "n": n + 1 + i}, {"rename": ("Aki", "Ako")[i % 2], "to": ("Ako", "Aki")[i % 2], "at": at,
                                         "after": n + 1 + i})]
        sources = [{**one, "text": "-- " + "x" * 200_000} for one in records[0]["sources"]]
        yield "rules of many sources", [{"rules": "x", **after, "dealt": [], "variants": [], "settings": {},
                                         "sources": sources, "say": [], "g": "", "then": []}] * 20

    def measured(self, words):
        """Runs the program; returns its status, CPU seconds and MiB, including its children, and its standard error."""
        with subprocess.Popen([table.PROGRAM, *map(str, words)], cwd=self.folder, env=self.env, stdin=subprocess.DEVNULL,
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as run:
            err = run.stderr.read()
            _, status, used = os.wait4(run.pid, 0)
            run.returncode = os.waitstatus_to_exitcode(status)
        return run.returncode, used.ru_utime + used.ru_stime, used.ru_maxrss >> 10, err

    def check(self, what, statuses):
        state = self.folder / "state" / "narrator"
        state.mkdir(parents=True, exist_ok=True)
        log = state / "bomb.jsonl"
        self.log.replace(log)
        for command in COMMANDS:
            with self.subTest(what=what, command=command):
                words = [command] if command == "logs" else [command, log]
                status, seconds, memory, err = self.measured(words)
                self.assertIn(status, statuses, err)
                self.assertNotIn(b"internal", err)
                self.assertLess(seconds, 14)  # at most ten for one process, plus the time for reading the log
                self.assertLess(memory, 256)

    def test_each_within_ten_seconds_and_256_MiB(self):
        self.tiny(lines=["aki", "ja all"])
        records, answers = self.records(), len(self.answers())
        for what, lines in self.lines(records, answers):
            self.log.write_bytes(table.chained([*records, *lines]))
            self.check(what, (0, 3))

    def test_scripts(self):
        self.tiny(lines=["aki", "ja all"])
        whole = self.log.read_bytes()
        for what, rule in SCRIPTS.items():
            self.log.write_bytes(whole)
            self.log.write_bytes(self.with_rule(rule))
            self.check(what, (0, 1, 3, 4))

    def test_one_budget_for_a_whole_log_decides_before_any_clock(self):
        """Each run alone is cheap enough, but verify restarts at each renaming, and the sum exceeds the budget."""
        lines = []
        for i in range(9):
            lines += ["aki", "ja all", f"rename Binh{i} Binh{i + 1}"]
        self.run_it("play", self.own_game(), "-p", "Aki,Binh0,Chie", "--seed", "1", "--log", self.log, "--set", "rounds=9",
                    lines=lines)
        self.log.write_bytes(self.with_rule("function rule.chosen(g, who) for _ = 1, 4.8e6 do end rule.former_chosen(g, who) end"))
        self.run_it("status", self.log)
        told = [self.run_it("verify", self.log, status=3) for _ in range(2)]
        self.assertIn("this game takes too long (the limit is 200 million steps)", told[0].out + told[0].err)
        self.assertEqual(told[0].out + told[0].err, told[1].out + told[1].err)

    def test_a_killed_program_takes_the_limited_process_along(self):
        self.tiny(lines=["aki", "ja all"])
        self.log.write_bytes(self.with_rule(SCRIPTS["a loop"]))
        with subprocess.Popen([table.PROGRAM, "verify", self.log], env=self.env) as run:
            until = time.monotonic() + 10
            while not (found := self.children_of(run.pid)) and time.monotonic() < until:
                time.sleep(0.01)
            self.assertTrue(found)
            run.kill()
        until = time.monotonic() + 5
        while any(pathlib.Path(f"/proc/{child}").exists() for child in found):
            self.assertLess(time.monotonic(), until, "it computes on")
            time.sleep(0.01)

    def children_of(self, pid):
        """Returns the children of all of a process's threads."""
        return [child for told in pathlib.Path(f"/proc/{pid}/task").glob("*/children") for child in told.read_text().split()]

    def with_rule(self, rule):
        """Returns the log with its rules changed: `rule` replaces the rule of the same name."""
        name = rule.removeprefix("function rule.").split("(")[0]
        changed = [dict(record) for record in self.records()]
        source = next(one for one in changed if one.get("source", "").endswith("rules.lua"))
        source["text"] = source["text"].replace(f"function rule.{name}(", f"function rule.former_{name}(") + f"\n{rule}\n"
        digest = hashlib.sha256(source["text"].encode()).hexdigest()
        changed[0] = {**changed[0], "sources": [{**one, "sha256": digest} if one["name"] == source["source"] else one
                                                for one in changed[0]["sources"]]}
        return table.chained(changed)


if __name__ == "__main__":
    table.main()
