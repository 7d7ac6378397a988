"""Statistics of many games: what is counted, independence of order, and rows for other programs."""
import csv
import io
import json
import math
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess

import stats_table
import table


class Stats(stats_table.Stats):
    def test_the_same_comes_out_whatever_the_order_the_threads_and_the_shards(self):
        logs = self.simulated()
        whole = self.stats(self.logs, "--json").out
        rows = self.stats(self.logs, "--rows", "json").out
        self.assertEqual(whole, self.stats(*reversed(logs), "--json", "-j", "1").out)
        self.assertEqual(whole, self.stats(self.logs, logs[0], "--json", "-j", "7").out)
        self.assertEqual(rows, self.stats(*reversed(logs), "--rows", "json", "-j", "1").out)
        shards = []
        for i in range(3):
            shards.append(self.folder / f"{i}.json")
            self.stats(*logs[i::3], "--rows", "json", "-o", shards[-1])
        self.assertEqual(whole, self.stats(*reversed(shards), "--json").out)
        for by in ("player,role", "team", "seat,size", "reason,month"):
            self.assertEqual(self.stats(self.logs, "--by", by).out, self.stats(*shards, "--by", by).out, by)
        page = self.folder / "page.html"
        other = self.folder / "other.html"
        self.stats(self.logs, "-o", page)
        self.stats(*shards, "-o", other)
        self.assertEqual(page.read_bytes(), other.read_bytes())

    def test_what_is_counted_is_what_the_games_came_to(self):
        self.simulated()
        rows = self.rows(self.logs)
        self.assertEqual(len(rows), sum(stats_table.GAMES.values()))
        for row in self.rows_by("player", self.logs):
            mine = [one for one in rows if row["player"] in one["players"]]
            won = [one for one in mine if row["player"] in one["result"]["winners"]]
            self.assertEqual((row["games"], row["played"], row["wins"]), (len(mine), len(mine), len(won)))
            low, high = stats_table.wilson(len(won), len(mine))
            self.assertAlmostEqual(row["low"], low, places=3)
            self.assertAlmostEqual(row["high"], high, places=3)
        for row in self.rows_by("team", self.logs):
            games = [one for one in rows if one["game"] == row["game"]]
            self.assertEqual(row["games"], len(games))
            self.assertEqual(row["wins"], sum(one["result"].get("team") == row["team"] for one in games))
        for row in self.rows_by("role,size", self.logs):
            seats = [(one, name) for one in rows if one["game"] == row["game"] and len(one["players"]) == int(row["size"])
                     for name in one["players"] if one["facts"].get("role", {}).get(name) == row["role"]]
            self.assertEqual(row["played"], len(seats))
            self.assertEqual(row["wins"], sum(name in one["result"]["winners"] for one, name in seats))
        for row in self.rows_by("player,team", self.logs):
            games = [one for one in rows if one["game"] == row["game"] and row["player"] in one["players"]]
            self.assertEqual(row["wins"], sum(one["result"].get("team") == row["team"]
                                              and row["player"] in one["result"]["winners"] for one in games))
        for pair in self.data(self.logs)["partners"]:
            both = [one for one in rows if set(pair["players"]) <= set(one["players"])]
            self.assertEqual(pair["games"], len(both))
            self.assertEqual(pair["wins"], sum(set(pair["players"]) <= set(one["result"]["winners"]) for one in both))

    def test_what_hangs_on_the_game_is_counted_for_each_game_apart(self):
        self.simulated()
        for thing, apart in (("role", True), ("variant", True), ("team", True), ("reason", True), ("player", False),
                             ("seat", False), ("size", False), ("month", False), ("year", False)):
            self.assertEqual(self.data(self.logs, "--by", thing)["tables"][0]["by"], ["game"] * apart + [thing])

    def test_a_game_that_no_team_has_won_was_played_all_the_same(self):
        self.simulated({"secrets": 1})
        (won,) = self.rows(self.logs)
        tie = dict(won, link="", result={"reason": "nobody", "winners": []})
        rows = self.folder / "rows.json"
        rows.write_text("".join(json.dumps(row) + "\n" for row in (won, tie)))
        for thing in ("team", "size,team"):
            (row,) = self.rows_by(thing, rows)
            self.assertEqual((row["games"], row["played"], row["wins"]), (2, 2, 1))
        self.simulated({"wheel-of-history": 1})
        self.assertEqual(self.data("--by", "team", self.logs)["tables"][0]["rows"], [])

    def test_however_many_logs_there_are_each_is_looked_at_once_and_in_order(self):
        names = [f"{i % 7}/{i:05}.jsonl" for i in range(8200)]  # more than are held in memory at a time
        for i in range(7):
            (self.logs / str(i)).mkdir()
        for name in names:
            (self.logs / name).touch()
        run = self.stats(self.logs, self.logs / names[0], "--json")
        told = re.findall(r"Skipped: .*?/logs/(\S+?\.jsonl)", run.err)
        self.assertEqual(told, sorted(names))

    def test_what_a_game_says_counts_is_counted(self):
        log = self.folder / "game.jsonl"
        self.run_it("play", "secret-hitler", "-p", table.SEVEN, "--deal", "none", "--log", log, lines=[
            "unknown", "first-president aki", "nominate binh", "ja all", "enact liberal", "claim aki fff", "claim binh ll",
            "nominate dan", "ja all", "enact liberal", "claim dan lf",
            "nominate fumi", "ja all", "enact liberal", "claim chie lff l", "nominate gia", "ja all", "enact liberal",
            "nominate chie", "ja all", "enact liberal", "unknown"])
        (row,) = self.rows(log)
        self.assertEqual(row["counts"]["chancellor"], {"Binh": 1, "Dan": 1, "Fumi": 1, "Gia": 1, "Chie": 1})
        self.assertEqual(row["counts"]["claimed"], {"Aki": 1, "Binh": 1, "Dan": 1, "Chie": 1})
        self.assertEqual(row["counts"]["refuted"], {"Aki": 1, "Chie": 1})  # who discarded what was enacted

    def test_players_stand_in_one_order_in_all_tables(self):
        self.run_it("simulate", "secret-hitler", "-n", 2, "-p", 10, "--seed", 1, "--logs", self.logs)
        ten = [f"P{n}" for n in range(1, 11)]

        def firsts(title):
            rows = out[out.index(f"\n{title}\n"):].split("\n\n")[0].splitlines()
            return [row.split()[0] for row in rows if re.match(r"P\d", row)]

        out = self.stats(self.logs).out
        self.assertEqual(firsts("Wins by Player"), ten)
        self.assertEqual(firsts("Who wins with whom"), ["P1"] * 9 + ["P2"] * 8 + ["P3"] * 3)
        self.assertEqual(firsts("How often: Secret Hitler"), ten)
        data = self.data(self.logs)
        self.assertEqual([row["player"] for table in data["tables"] for row in table["rows"] if "player" in row], ten)
        self.assertEqual([pair["players"][1] for pair in data["partners"]][:9], ten[1:])

    def test_who_played_most_comes_first_in_all_tables(self):
        for players, seed in (("P1,P3,P2,P4,P5", 1), ("P10,P3,P2,P4,P5", 2)):
            rows = [{"log": f"{seed}", "at": f"2026-01-0{seed}T00:00:00Z", "game": "secret-hitler", "variants": [],
                     "settings": {}, "players": players.split(","), "rounds": 1, "answers": 1, "seconds": 1,
                     "result": {"team": "liberal", "reason": "policies", "winners": ["P2", "P3"], "scores": None},
                     "facts": {}, "counts": {"executed": {"P10": 1, "P3": 1, "P2": 1}}}]
            (self.folder / f"{seed}.rows").write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
        out = self.stats(self.folder / "1.rows", self.folder / "2.rows").out
        self.assertRegex(out, r"(?s)Wins by Player\n.*\nP2 .*\nP3 .*\nP4 .*\nP5 .*\nP1 .*\nP10 ")
        self.assertRegex(out, r"(?s)whom\n.*\nP2 +P3 .*\nP2 +P4 .*\nP2 +P1 .*\nP2 +P10 ")
        self.assertRegex(out, r"(?s)How often: .*\nP2 .*\nP3 .*\nP10 ")

    def test_names_are_the_same_however_they_are_written(self):
        for i, name in enumerate(["Bính", "bính", "BÍNH", "Bính"]):
            self.run_it("simulate", "wheel-of-history", "-p", "2", "-n", "1", "--seed", str(i), "--logs", self.logs)
            (log,) = self.logs.glob("wheel-of-history-000001.jsonl")
            shutil.move(log, self.folder / f"{i}.jsonl")
            self.run_it("stats", self.folder / f"{i}.jsonl", "--rows", "json", "-o", self.folder / f"{i}.rows")
            rows = self.folder / f"{i}.rows"
            rows.write_text(rows.read_text().replace('"P1"', json.dumps(name, ensure_ascii=False)))
        shards = [self.folder / f"{i}.rows" for i in range(4)]
        self.assertEqual({(row["player"], row["games"]) for row in self.rows_by("player", *shards)},
                         {("Bính", 4), ("P2", 4)})
        self.assertEqual({(row["player"], row["games"]) for row in
                          self.rows_by("player", *shards, "--alias", "Hòa=p2, Nobody", "--alias", "Bính B.=bính")},
                         {("Bính B.", 4), ("Hòa", 4)})
        for chain in (("An=Hòa", "Hòa=p2"), ("Hòa=p2", "An=Hòa"), ("An=An", "An=Hòa", "Hòa=An", "Hòa=p2")):
            aliases = [word for alias in chain for word in ("--alias", alias)]
            self.assertEqual({(row["player"], row["games"]) for row in self.rows_by("player", *shards, *aliases)},
                             {("Bính", 4), ("An", 4)})
        self.assertIn("NAME=OTHER", self.stats(*shards, "--alias", "Aki", status=64).err)

    def test_names_that_differ_by_a_tone_mark_are_two_people(self):
        self.simulated({"secrets": 1})
        (line,) = self.stats(self.logs, "--rows", "json").out.splitlines()
        names = ["Hoa", "Hòa", "Hoà", "Hoá"]
        rows = self.folder / "rows.json"
        rows.write_text("".join(line.replace('"P1"', json.dumps(name, ensure_ascii=False)).replace('"link":"', f'"link":"{i}')
                                + "\n" for i, name in enumerate(names)))
        counted = {row["player"]: row["games"] for row in self.rows_by("player", rows)}
        self.assertEqual(counted["Hoa"], 1)
        self.assertEqual(counted["Hoá"], 1)
        self.assertEqual(sum(n for name, n in counted.items() if name in ("Hòa", "Hoà")), 2)
        self.assertEqual(len(counted), 2 + len(json.loads(line)["players"]))

    def test_a_copied_log_counts_once_and_that_is_said(self):
        logs = self.simulated({"secret-hitler": 3})
        games = len(logs)
        copy, shorter, rows = self.logs / "a-copy.jsonl", self.logs / "z.jsonl", self.folder / "rows.json"
        self.stats(self.logs, "--rows", "json", "-o", rows)
        copy.write_bytes(logs[0].read_bytes())
        shorter.write_bytes(b"".join(logs[1].read_bytes().splitlines(keepends=True)[:-3]))
        ran = self.stats(self.logs, "--json")
        self.assertEqual(json.loads(ran.out)["games"], games)
        self.assertIn(f"{logs[0].name}: a copy of", ran.err)
        self.assertIn(f"z.jsonl: a copy of {logs[1]}, which counts once", ran.err)
        for words in ((self.logs, rows), (rows, self.logs), (rows, rows), (copy, rows)):
            ran = self.stats(*words, "--json")
            self.assertEqual(json.loads(ran.out)["games"], games, words)
        self.assertIn("a game that was counted already", ran.err)

    def test_the_longest_of_a_log_and_its_copies_counts(self):
        self.run_it("simulate", "secret-hitler", "-n", 1, "--seed", 1, "--logs", self.logs)
        (log,) = self.logs.iterdir()
        copy = self.logs / "copy.jsonl"
        copy.write_bytes(log.read_bytes())
        self.run_it("tell", copy, "ruling it was close")
        (row,) = self.rows(self.logs)
        self.assertEqual(row["log"], str(copy))

    def test_nobody_has_lost_of_whom_nobody_told_the_team(self):
        self.simulated({"secret-hitler": 1})
        (row,) = self.rows(self.logs)
        players = row["players"]
        facts = {"role": {players[0]: "hitler"}}
        rows = self.folder / "rows.json"

        def counted(result):
            rows.write_text(json.dumps({**row, "facts": facts, "result": result}, separators=(",", ":")))
            return {one["player"]: (one["games"], one["played"], one["wins"]) for one in self.rows_by("player", rows)}
        told = counted({"team": "fascist", "winners": [players[0]], "unknown": players[2:]})
        self.assertEqual(told[players[0]], (1, 1, 1))
        self.assertEqual(told[players[1]], (1, 1, 0))
        self.assertEqual({told[name] for name in players[2:]}, {(1, 0, 0)})
        self.assertEqual(set(counted({"team": "fascist", "winners": []}).values()), {(1, 0, 0)})  # from earlier versions
        facts["role"] = dict.fromkeys(players, "liberal")
        self.assertEqual(set(counted({"team": "fascist", "winners": []}).values()), {(1, 1, 0)})

    def test_what_is_written_is_what_the_files_name_says(self):
        self.simulated({"secrets": 1})
        for name, beginning in (("x.html", "<!DOCTYPE"), ("x.csv", "log,at,"), ("x.json", '{"games"'), ("x", "<!DOCTYPE"),
                                ("y.JSON", '{"games"')):
            self.stats(self.logs, "-o", self.folder / name)
            self.assertTrue((self.folder / name).read_text().startswith(beginning), name)
        for words in (("x.html", "--json"), ("x.csv", "--json"), ("x.csv", "--rows", "json"), ("x.json", "--rows", "csv")):
            self.assertIn("is no name for", self.stats(self.logs, "-o", *words, status=64).err)

    def test_what_a_house_rule_has_a_word_for_is_called_by_it(self):
        self.run_it("simulate", "werewolf", "-p", 7, "-v", "tanner", "-n", 12, "--seed", 1, "--logs", self.logs)
        for thing, word in (("role", "皮なめし職人"), ("reason", "皮なめし職人が追放された"), ("role", "騎士")):
            self.assertRegex(self.stats(self.logs, "--by", thing, "--lang", "ja").out, rf"(?m)^{word} ")
        self.assertIn('"role":"tanner"', self.stats(self.logs, "--by", "role", "--lang", "ja", "--json").out)

    def test_damaged_and_unfinished_logs_are_named_and_skipped(self):
        logs = self.simulated({"secret-hitler": 4})
        lines = logs[0].read_bytes().splitlines(keepends=True)
        logs[0].write_bytes(b"".join(lines[:-3]))
        logs[1].write_bytes(b'{"what":1}\n')
        changed = logs[2].read_bytes()
        logs[2].write_bytes(changed.replace(b'"text":"Round 1.', b'"text":"Round 9.', 1))
        ran = self.stats(self.logs, "--rows", "json")
        self.assertEqual([pathlib.Path(row["log"]).name for row in ran.lines()], [logs[2].name, logs[3].name])
        self.assertIn(f"Skipped: {logs[0]}: the game is not over", ran.err)
        self.assertIn(f"Skipped: {logs[1]}:1: this is not a narrator log", ran.err)
        ran = self.stats(self.logs, "--rows", "json", "--verify")
        self.assertEqual([pathlib.Path(row["log"]).name for row in ran.lines()], [logs[3].name])
        self.assertRegex(ran.err, f"Skipped: {logs[2]}:\\d+: this line, or one before it, was changed")

    def test_where_all_that_was_named_is_damaged_nothing_is_counted(self):
        sound, unfinished = self.simulated({"secret-hitler": 2})
        unfinished.write_bytes(b"".join(unfinished.read_bytes().splitlines(keepends=True)[:-3]))
        damaged, row = self.folder / "damaged" / "game.jsonl", self.folder / "damaged.rows"
        damaged.parent.mkdir()
        damaged.write_bytes(b'{"what":1}\n')
        row.write_text('{"log":1}\n')
        for words in ((damaged,), (row,), (damaged, "--json"), (damaged, "--rows", "csv"), (row, "--rows", "json"),
                      (damaged, unfinished), (damaged, sound, "--game", "secrets")):
            run = self.stats(*words, status=3)
            self.assertEqual(run.out, "", words)
            self.assertIn(f"Skipped: {words[0]}", run.err)
            self.assertIn("there is no game to count", run.err)
        page = self.folder / "page"
        page.write_text("before")
        self.stats(damaged, "-o", page, status=3)
        self.stats(damaged, "--rows", "csv", "-o", page, status=3)
        self.assertEqual(page.read_text(), "before")
        self.assertEqual(self.data(damaged, sound)["games"], 1)
        for words in ((damaged.parent,), (unfinished,)):
            self.assertEqual(self.data(*words)["games"], 0, words)

    def test_what_is_named_in_two_ways_counts_once(self):
        logs = self.simulated()
        (self.folder / "link").symlink_to(self.logs)
        for words in (("logs", "./logs", self.logs), ("./logs", logs[0]), ("link", "logs"), (".", logs[0], "link/" + logs[0].name)):
            self.assertEqual(self.data(*words)["games"], len(logs), words)
        self.assertEqual(self.data(logs[0], f"logs/{logs[0].name}", "link/" + logs[0].name)["games"], 1)

    def test_what_may_not_be_read_is_told_after_the_others_are_counted(self):
        logs = self.simulated({"secret-hitler": 3})
        shut, below = self.folder / "shut", self.logs / "below"
        for folder in (shut, below):
            folder.mkdir()
            folder.chmod(0)
        # Root can read everything unless it lacks the capabilities.
        drop = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []

        def unread(which, games, *words):
            for more in ("--json",), ("--rows", "csv"):
                ran = subprocess.run([*drop, table.PROGRAM, "stats", *words, *more], env=self.env,
                                     capture_output=True, text=True, timeout=60, check=False)
                self.assertEqual(ran.returncode, 3, ran.stderr)
                self.assertIn(f"cannot read {which}", ran.stderr)
                counted = json.loads(ran.stdout)["games"] if ran.stdout[:1] == "{" else ran.stdout.count("\n")
                self.assertEqual(counted, games + (more[0] == "--rows") if games else 0)
        unread(shut, 0, shut)
        unread(shut / "in", 0, shut / "in")
        unread(below, 3, self.logs)
        below.chmod(0o700)
        logs[1].chmod(0)
        unread(logs[1], 2, self.logs)
        unread(logs[1], 1, *logs[:2])
        unread(logs[1], 0, logs[1])

    def test_rounds_that_a_game_counts_anew_are_counted_in_all(self):
        self.simulated({"secret-agent": 2})
        for row in self.rows(self.logs):
            said = [said["id"] for line in pathlib.Path(row["log"]).read_text().splitlines()
                    for said in json.loads(line).get("say", [])]
            self.assertEqual(row["rounds"], said.count("round"))
            self.assertGreater(row["rounds"], 4)

    def test_which_games_are_wanted(self):
        self.simulated()
        self.assertEqual(self.data(self.logs, "--game", "secrets")["games"], stats_table.GAMES["secrets"])
        self.assertEqual(self.data(self.logs, "--since", "2099-01-01")["games"], 0)
        self.assertEqual(self.data(self.logs, "--since", "2001")["games"], sum(stats_table.GAMES.values()))
        self.assertIn("no finished games", self.stats(self.logs, "--since", "2099").out)
        days = {row["at"][:10] for row in self.rows(self.logs)}
        if len(days) == 1:  # unless the run included midnight
            self.assertIn(f"games, all on {days.pop()} (UTC).", self.stats(self.logs).out)
        for day in ("yesterday", "26", "2026-13", "2026-11-32", "2026-11-2", "2026:11", "2026-11-21T24",
                    "2026-02-30", "2026-02-29", "2026-11-31T12", "2026-00"):
            self.assertIn("expected a date", self.stats(self.logs, "--since", day, status=64).err)
        self.assertIn("did you mean role?", self.stats(self.logs, "--by", "rolle", status=64).err)
        self.assertIn("one thing or two", self.stats(self.logs, "--by", "player,seat,size", status=64).err)
        for twice in ("month,month", "role, role"):
            self.assertIn("the same thing twice", self.stats(self.logs, "--by", twice, status=64).err)
        self.assertIn("no file or folder", self.stats(self.folder / "nowhere", status=64).err)

    def test_a_game_that_there_is_not_is_told_with_the_nearest(self):
        self.simulated({"werewolf": 1})
        self.assertIn("there is no such game; did you mean werewolf?",
                      self.stats(self.logs, "--game", "werwolf", status=64).err)
        rows = self.folder / "rows"
        rows.write_text(self.stats(self.logs, "--rows", "json").out.replace('"werewolf"', '"go-fish"'))
        self.assertIn("did you mean go-fish?", self.stats(rows, "--game", "gofish", status=64).err)
        self.assertEqual(self.data(rows, "--game", "go-fish")["games"], 1)
        self.assertEqual(self.data(self.logs, "--game", "secrets")["games"], 0)
        self.stats(self.logs, "--game", "gofish", "--rows", "csv", "-o", self.folder / "none", status=64)
        self.assertFalse((self.folder / "none").exists())

    def test_nothing_is_no_answer_to_what_an_option_asks_for(self):
        for option, expected in (("--game", "a game"), ("--by", "one thing or two"), ("-o", "a file")):
            self.assertIn(f"{option}: expected {expected}", self.stats(option, "", status=64).err)

    def test_rows_can_be_read_by_others_as_the_manual_says(self):
        self.simulated()
        cells = list(csv.reader(io.StringIO(self.stats(self.logs, "--rows", "csv").out)))
        rows = self.rows(self.logs)
        self.assertEqual(len(cells), len(rows) + 1)
        base = sqlite3.connect(":memory:")
        base.execute(f"CREATE TABLE games ({', '.join(cells[0])})")
        base.executemany(f"INSERT INTO games VALUES ({', '.join('?' * len(cells[0]))})", cells[1:])
        manual = (pathlib.Path(__file__).parent.parent.parent / "man" / "narrator-stats.7").read_text()
        manual = manual.replace("\\e\n", " ").replace("\\(dq", '"').replace("\\(aq", "'")
        queries = re.findall(r'"(SELECT[^"]*)"', manual)
        self.assertGreaterEqual(len(queries), 3)
        for query in queries:
            self.assertTrue(base.execute(query).fetchall(), query)

    def test_rows_of_strangers_can_do_no_harm(self):
        self.simulated({"secrets": 1})
        row = json.loads(self.stats(self.logs, "--rows", "json").out.splitlines()[0])
        rows = self.folder / "rows.json"
        for key in ("settings", "counts", "facts", "players"):
            with self.subTest("deep", key=key):
                text = json.dumps({**row, key: {"a": "deep"}}, separators=(",", ":"))
                rows.write_text(text.replace('"deep"', "[" * 100_000 + "]" * 100_000))
                for words in ((), ("--json",), ("--rows", "json"), ("--rows", "csv")):
                    self.stats(rows, *words, status=0 if key == "settings" else 3)
        with rows.open("w") as file:
            file.write('{"log":')
            file.truncate(256 << 20)
        self.assertIn("a line too long for a row", self.stats(rows, status=3).err)
        for key, wrong in (("rounds", 1e300), ("answers", 2 ** 64 - 1), ("seconds", -1), ("answers", 1.5),
                           ("counts", {"x": {"P1": 2 ** 63}}), ("counts", {"x": {"P1": 1e300}}), ("facts", {"role": {"P1": [{}]}})):
            rows.write_text(json.dumps({**row, key: wrong}, separators=(",", ":")))
            self.assertIn("this is no row of statistics", self.stats(rows, status=3).err)
        rows.write_text(json.dumps({**row, "at": "2026\x1b[2J", "game": "\x1b]0;x\x07", "players": ["\x9b2J"]}, separators=(",", ":")))
        for words in ((), ("--json",), ("--rows", "json"), ("--rows", "csv")):
            self.assertFalse(set(self.stats(rows, *words).out) & {"\x1b", "\x07", "\x9b"}, words)
        for formula in ("=1+1", "+1", "-1", "@SUM(A1)", "\tx"):
            rows.write_text(json.dumps({**row, "log": formula}, separators=(",", ":")))
            [cells] = csv.DictReader(io.StringIO(self.stats(rows, "--rows", "csv").out))
            self.assertEqual(cells["log"], "'" + formula.replace("\t", " "))

    def test_the_page_is_whole_and_lets_nothing_in(self):
        self.simulated()
        page = self.folder / "page.html"
        self.stats(self.logs, "-o", page)
        text = page.read_text()
        self.assertIn("default-src 'none'", text)
        self.assertGreater(text.count("<svg"), 4)
        self.assertEqual(text.count("<svg"), text.count("<title id="))
        self.assertNotRegex(text, r"https?://(?!www\.w3\.org)")
        text = self.stats(self.logs, "--by", "reason", "--game", "secret-hitler").out
        self.assertRegex(text, "six Fascist policies|five Liberal policies|Hitler was elected|Hitler has been executed")
        self.assertNotRegex(text, "four Fascist|three Liberal")  # from a house rule
        for lang in ("ja", "vi"):
            self.assertNotIn("<stats.", self.stats(self.logs, "--lang", lang).out)
        self.assertIn("cannot write", self.stats(self.logs, "-o", self.folder, status=64).err)


if __name__ == "__main__":
    table.main()
