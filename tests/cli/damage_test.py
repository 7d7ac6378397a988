"""Logs that were truncated, modified, or written by a stranger."""
import hashlib
import json
import resource
import shutil

import table


class Damage(table.Table):
    def test_a_torn_last_line_is_left_out_with_a_notice(self):
        self.tiny(lines=["aki", "ja all"])
        whole = self.log.read_bytes()
        last = whole.rstrip(b"\n").rindex(b"\n") + 1
        for length in (last + 1, last + 40, len(whole) - 2):
            self.log.write_bytes(whole[:length])
            self.assertIn("torn", self.run_it("verify", self.log).out)
            self.assertEqual(self.state()["question"]["id"], "vote")
            ran = self.resume("ja all")
            self.assertIn("torn", ran.err)
            self.assertNotIn("torn", self.resume().err)
            self.verify()

    def test_other_damage_names_its_line(self):
        self.tiny(lines=["aki", "ja all"])
        lines = self.log.read_bytes().splitlines(keepends=True)
        changed = [line.replace(b"rolled", b"r0lled") for line in lines]
        place = next(i for i, line in enumerate(lines) if b"rolled" in line and b'"ask"' in line)
        missing = lines[:place] + lines[place + 1:]
        swapped = lines[:place] + [lines[place + 1], lines[place]] + lines[place + 2:]
        for damaged in (changed, missing, swapped):
            self.log.write_bytes(b"".join(damaged))
            first = next(i for i, line in enumerate(damaged) if line != lines[i]) + 1
            for words in (["resume", self.log], ["verify", self.log], ["status", self.log],
                          ["replay", self.log],
                          ["tell", self.log, "aki"]):
                self.assertIn(f"{self.log}:{first}: ", self.run_it(*words, status=3).err)
            self.assertEqual(self.log.read_bytes(), b"".join(damaged))

    def test_a_damaged_copy_does_not_cost_the_game_in_statistics(self):
        self.tiny("--set", "rounds=1", lines=["aki", "ja all"])
        whole = self.log.read_bytes()
        self.log.unlink()
        logs = self.folder / "logs"
        for names in ("ab", "ba"):
            shutil.rmtree(logs, ignore_errors=True)
            logs.mkdir()
            damaged, sound, shorter = (logs / f"{name}.jsonl" for name in names + "c")
            damaged.write_bytes(whole + b"garbage\n")
            sound.write_bytes(whole)
            shorter.write_bytes(whole[:whole.rindex(b"\n", 0, -1) + 1])
            for words in ((logs,), (shorter, sound, damaged)):
                ran = self.run_it("stats", *words, "--rows", "json")
                self.assertEqual([row["log"] for row in ran.lines()], [str(sound)], words)
                self.assertIn(f"Skipped: {damaged}:", ran.err)
                self.assertIn(f"{shorter}: a copy of {sound}, which counts once", ran.err)
                self.assertNotIn(f"copy of {damaged}", ran.err)

    def test_verify_goes_through_all_logs_and_names_each_that_fails(self):
        self.tiny(lines=["aki"])
        bad = self.folder / "bad.jsonl"
        bad.write_bytes(self.log.read_bytes().replace(b"Aki rolled", b"Ako rolled"))
        ran = self.run_it("verify", bad, self.log, "nothing", status=3)
        self.assertIn(f"{self.log}: 5 answers", ran.out)
        self.assertIn(f"{bad}:", ran.err)
        self.assertIn("nothing", ran.err)


class Tampering(table.Table):
    def change(self, edit):
        """Rewrites the log with one answer changed and a new chain."""
        records = self.records()
        edit([record for record in records if "ask" in record])
        self.log.write_bytes(table.chained(records))

    def setUp(self):
        super().setUp()
        self.tiny(lines=["aki", "ja all", "chie"])

    def refused(self, *parts):
        ran = self.run_it("verify", self.log, status=3)
        for part in parts:
            self.assertIn(part, ran.err)

    def test_what_cannot_be_read_is_named_once(self):
        for place in (self.folder, self.folder / "nothing"):
            err = self.run_it("verify", place, status=3).err
            self.assertEqual(err.count(str(place)), 1, err)

    def test_the_chain_is_ours(self):
        self.assertEqual(table.chained(self.records()), self.log.read_bytes())

    def test_another_answer(self):
        self.change(lambda answers: answers[3].update(answer="Binh"))
        self.refused("answer 4")

    def test_another_ballot(self):
        self.change(lambda answers: answers[5]["answer"].update(Aki="nein"))
        self.refused("answer 6", "3 said ja", "2 said ja")

    def test_other_words(self):
        self.change(lambda answers: answers[4]["say"][0].update(text="Aki rolled 9."))
        self.refused("answer 5", "Aki rolled 9.")

    def test_other_eyes(self):
        self.change(lambda answers: answers[0].update(to="moderator"))
        self.refused("answer 1")
        self.run_it("replay", self.log, status=3)

    def test_another_fingerprint(self):
        self.change(lambda answers: answers[6].update(g="01234567"))
        self.refused("answer 7", "01234567")

    def test_other_rules(self):
        records = self.records()
        rules = next(r for r in records if r.get("source", "").endswith("rules.lua"))
        rules["text"] += "-- "
        self.log.write_bytes(table.chained(records))
        self.refused("rules.lua")

    def test_the_log_replays_under_the_rules_it_began_with(self):
        self.own_game(rules=table.RULES.replace('"tea", "coffee"', '"milk"').replace("rolled", "threw"))
        self.verify()
        self.resume("ja all", "binh", "tea")


def computed():
    """Returns the CPU seconds used by the programs so far, excluding the time they waited to run."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Stranger(table.Table):
    """A log with malicious scripts."""

    def log_with(self, rules, **header):
        self.tiny(lines=["aki"])
        records = self.records()
        head = records[0]
        head.update(header)
        source = next(r for r in records if r.get("source", "").endswith("rules.lua"))
        source["text"] = rules
        for entry in head["sources"]:
            if entry["name"] == source["source"]:
                entry["sha256"] = hashlib.sha256(rules.encode()).hexdigest()
        self.log.write_bytes(table.chained(records))

    def harmless(self, statuses=(3, 4)):
        for words in (["status", self.log, "--json"], ["replay", self.log], ["verify", self.log],
                      ["resume", self.log]):
            begin = computed()
            ran = self.run_it(*words, status=None)
            self.assertIn(ran.status, statuses, (words, ran.out[-300:], ran.err[-300:]))
            self.assertLess(computed() - begin, 20)
            self.assertNotIn("\033", ran.out + ran.err)
            self.assertLess(len(ran.err), 5000)

    def test_scripts(self):
        play = "function rule.play(g)"
        for harm in (
                "while true do end",
                "for i = 1, 1 << 50 do acknowledge{ id = 'who' } end",
                "local to = g.players[1] while true do "
                "choose{ id = 'hand', from = { 'red', 'blue' }, chance = true, secret = true, to = to } end",
                "local s = 'x' while true do s = s .. s end",
                "os.execute('touch harm')",
                "io.open('harm', 'w')",
                "error('\\27[2J\\27]0;title\\7')",
                "tell({ seat = 99 }, 'hand')",
                "choose{ id = 'hand', from = { { seat = 1 << 40 } } }"):
            self.log.unlink(missing_ok=True)
            self.log_with(table.RULES.replace(play, f"{play}\n {harm}\n"))
            with self.subTest(harm):
                self.harmless()
        self.assertFalse((self.folder / "harm").exists())

    def test_a_table_with_holes_is_as_long_as_up_to_the_first(self):
        """Otherwise Lua could take any of the table's borders as its length, and move 2^61 values."""
        holes = "local t = {" + "".join(f"[{1 << i}] = 1," for i in range(62)) + "} table.insert(t, 1, 1)"
        play = "function rule.play(g)"
        self.log_with(table.RULES.replace(play, f"{play} {holes} assert(#t == 4)"))
        self.harmless(statuses=(0,))

    def test_headers(self):
        for header in ({"players": []}, {"players": ["A\u001b[2J", "B", "C"]},
                       {"lang": "xx" * 1000}, {"players": ["Aki"] * 1000},
                       {"settings": {"game": {"rounds": {"x": []}}}}, {"sources": []}, {"narrator": 99}, {"variants": ["../../x"] * 3}):
            self.log.unlink(missing_ok=True)
            self.log_with(table.RULES, **header)
            for words in (["status", self.log], ["replay", self.log, "--json"]):
                ran = self.run_it(*words, status=None)
                self.assertIn(ran.status, (0, 3, 4), (header, ran.err))
                self.assertNotIn("\033", ran.out + ran.err)

    def test_nothing_printed_moves_the_cursor(self):
        """Notes, claims, paths and errors contain escape sequences; titles and texts contain U+202E, which reverses a
        line, as escape sequences are not allowed there."""
        bad = "\\u{202e}"
        typed = "\033[2J\007\u009b1m\u202e"
        variant = self.folder / "mine.lua"
        texts = "".join(f'["{key}"] = "{bad}{value}",' for key, value in (
            ("ask.who", ""), ("brief", "{round}"), ("rolled", "{player} {die}"), ("reason.rounds", ""), ("help.who", ""),
            ("confirm-drastic", "{answer}"), ("kept", "{log}"), ("noted", ""), ("claim.noted", "{claim}")))
        variant.write_text(
            f'variant{{ id = "mine", game = "tiny", title = {{ en = "{bad}" }}, rule = {{ en = "{bad}" }},\n'
            f'  settings = {{ k = {{ default = 1, min = 0, max = 3, about = {{ en = "{bad}" }} }} }},\n'
            f'  text = {{ en = {{ {texts} }} }} }}\n'
            f'before("chosen", function(g, who) if who.seat == 3 then error("\\27[2J\\7{bad}") end end)\n')
        runs = [self.tiny("-v", "mine.lua", "--set", "rounds=1",
                          lines=["help", f"note {typed}", f"ruling {typed}", f"claim aki {typed}", "status", "aki",
                                 "undo", "redo", "history", "recall"])]
        runs.append(self.resume(f"rename aki {typed}", status=None))
        runs.append(self.resume(f"{typed}", status=None))
        runs.append(self.resume("undo", "chie", status=None))
        for words in (["status", self.log], ["replay", self.log], ["verify", self.log],
                      ["rules", "./tiny", "-v", "mine.lua"], ["check", "mine.lua", "--game", "./tiny"],
                      ["simulate", "./tiny", "-v", "mine.lua", "-n", "3"], ["simulate", "./tiny", "-n", "3"],
                      ["play", "./tiny", "-p", f"Aki,{typed}"], ["play", f"./{typed}", "-p", "Aki,Binh"],
                      ["status", typed], ["status", self.log, "--as", typed], ["rules", typed], [typed],
                      ["play", "./tiny", "-v", f"{typed}.lua"], ["play", "./tiny", "-v", f"mine.lua:{typed}=3"],
                      ["play", "./tiny", "--set", f"{typed}=1"], ["new-variant", typed, "--game", "tiny"]):
            runs.append(self.run_it(*words, status=None))
        for ran in runs:
            found = [c for c in ran.out + ran.err if ord(c) < 32 and c != "\n" or 127 <= ord(c) < 160 or c == "\u202e"]
            self.assertEqual(found, [], (ran.out[-500:], ran.err[-500:]))
        (self.folder / "hostile").mkdir()
        (self.folder / "hostile" / "en.lua").write_text(table.TEXTS)
        (self.folder / "hostile" / "rules.lua").write_text("local x = = 1 -- " + typed)
        ran = self.run_it("play", "./hostile", "-p", "Aki,Binh", status=4)
        self.assertNotIn("\033", ran.err)
        variant.write_text(variant.read_text().replace(bad, "\\27[2J"))
        self.assertIn("control character", self.run_it("check", "mine.lua", "--game", "./tiny", status=4).err)


if __name__ == "__main__":
    table.main()
