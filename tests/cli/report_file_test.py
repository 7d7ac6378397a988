"""Writing a report to a file: it is complete or absent, and keeps its attributes. Also the recap, which is pasted
elsewhere, and what else is told after the game: its settings, scores and facts, and numbers of few games."""
import json
import os
import re
import resource
import subprocess

import table

TWO = "Aki,Binh"
WHEEL = ["R1 Y1 G1 B1 P1 R2 R3 R4 R5 Y2 Y3 Y4 Y5 G2 G3 G4 G5 B2 B3 B4 B5 P2 P3 P4 P5", *["1"] * 6]
EVENING = ["aki", "ja all", "chie", "nein all"]


class ReportFile(table.Table):
    def test_a_file_is_there_whole_or_not_at_all(self):
        self.tiny(lines=EVENING)
        file = self.folder / "page.html"
        self.run_it("report", self.log, "-o", file)
        whole = file.read_bytes()
        self.assertTrue(whole.endswith(b"</html>\n"))
        file.chmod(0o600)
        self.run_it("report", self.log, "-o", file)
        self.assertEqual(file.stat().st_mode & 0o777, 0o600)
        before = sorted(path.name for path in self.folder.iterdir())

        def small():
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        ran = subprocess.run([table.PROGRAM, "report", self.log, "-o", file, "--as", "moderator"],
                             capture_output=True, text=True, env=self.env, preexec_fn=small)
        self.assertEqual(ran.returncode, 1)
        self.assertIn("cannot write", ran.stderr)
        self.assertEqual(file.read_bytes(), whole)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), before)

    def test_a_file_that_is_to_be_read_only_stays(self):
        self.tiny(lines=EVENING)
        file = self.folder / "page.html"
        file.write_text("mine", encoding="utf-8")
        file.chmod(0o444)
        words = [table.PROGRAM, "report", self.log, "-o", file]
        if os.geteuid() == 0:  # root may write everywhere
            words = ["setpriv", "--bounding-set", "-dac_override", *words]
        ran = subprocess.run(words, capture_output=True, text=True, env=self.env, check=False)
        self.assertEqual((ran.returncode, file.read_text(encoding="utf-8")), (64, "mine"), ran.stderr)
        self.assertIn("Permission denied", ran.stderr)

    def test_a_link_to_nothing_yet_stays_a_link_and_what_it_stands_for_is_written(self):
        self.tiny(lines=EVENING)
        (self.folder / "real").mkdir()
        for name, target in (("real/one", "page.html"), ("two", "real/one"), ("ring", "ring"), ("lost", "gone/page")):
            (self.folder / name).symlink_to(target)
        self.run_it("report", self.log, "-o", self.folder / "two")
        self.assertTrue((self.folder / "two").is_symlink() and (self.folder / "real" / "one").is_symlink())
        self.assertTrue((self.folder / "real" / "page.html").read_bytes().endswith(b"</html>\n"))
        for name in ("ring", "lost"):
            self.assertIn("cannot write", self.run_it("report", self.log, "-o", self.folder / name, status=64).err)
            self.assertTrue((self.folder / name).is_symlink())


class Recap(table.Table):
    def test_a_recap_is_short_and_may_keep_the_ending_to_itself(self):
        for game, name in (("secret-hitler", "Round 1"), ("werewolf", "Round"), ("secrets", "Turn 1"),
                           ("wheel-of-history", "Turn"), ("secret-agent", "Mission 1")):
            with self.subTest(game=game):
                self.run_it("simulate", game, "-n", 1, "--seed", 3, "--logs", self.folder)
                self.log = next(self.folder.glob(f"{game}-*"))
                told, free = self.run_it("recap", self.log).out, self.run_it("recap", self.log, "--spoiler-free").out
                self.assertEqual(told, self.run_it("report", self.log, "--format", "md").out)
                self.assertLessEqual(len(told.splitlines()), 60)
                named = re.findall(r"^- \*\*(.*?)\*\* .", told, re.MULTILINE)  # one line for each round
                self.assertEqual((len(named), len(set(named))), (told.count("\n- **"),) * 2, told)
                self.assertGreater(len(named), 1)
                self.assertIn(f"\n- **{name}", told)
                self.assertIn("The game is over.", told)
                self.assertNotIn("The game is over.", free)
                self.assertTrue(told.startswith(free[:free.index("- **")]))
                self.log.unlink()

    def test_a_spoiler_free_recap_is_the_same_whoever_was_what(self):
        recaps = []
        for seed in "12":
            self.log = self.folder / f"{seed}.jsonl"
            table.play_elections(self, seed, self.log)
            recaps.append(self.run_it("recap", self.log, "--spoiler-free", "--as", "moderator").out)
        self.assertEqual(recaps[0], recaps[1])
        self.assertIn("- **Round 1** President: Aki", recaps[0].replace("\\", ""))

    def wheel(self, rounds):
        """Returns the recap of a series, line by line."""
        self.run_it("simulate", "wheel-of-history", "-p", 5, "--set", f"rounds={rounds}", "-n", 1, "--seed", 5, "--logs", self.folder)
        self.log = next(self.folder.glob("wheel*"))
        return self.run_it("recap", self.log).out.splitlines()

    def test_a_recap_of_a_long_game_leaves_out_the_middle(self):
        lines = self.wheel(80)
        self.assertEqual(len(lines), 60)
        self.assertEqual(lines.count("- …"), 1)

    def test_a_recap_of_a_series_has_the_totals_of_each_round(self):
        rounds = [line for line in self.wheel(3) if line.startswith("- ")]
        self.assertEqual(len(rounds), 3)
        points, totals = ([[int(n) for n in re.findall(r"P\d (-?\d+)", part)] for part in parts]
                          for parts in zip(*(line.replace("\\", "").split("Total: ") for line in rounds)))
        self.assertEqual(totals[2], [sum(of_one) for of_one in zip(*points)])

    def test_what_was_done_again_was_not_taken_back(self):
        for more, told in ([], 0), (["undo"], 1):
            self.run_it("play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--log", self.log,
                        lines=["unknown", "aki", "binh", "undo", "redo", *more])
            self.assertEqual(self.run_it("report", self.log, "--format", "text").out.count("taken back"), told)
            self.log.unlink()

    def test_a_spoiler_free_recap_ends_before_the_answer_that_ended_the_game(self):
        lines = ["unknown", "aki", "aki binh", "approve all", "2", "binh chie dan", "approve all", "2", "aki chie", "approve all", "2"]
        self.run_it("play", "avalon", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--seed", 1, "--log", self.log,
                    lines=[*lines, "unknown", "unknown", "merlin", "unknown", "unknown"])
        self.assertIn("**Mission 3**", self.run_it("recap", self.log).out)
        self.assertNotIn("**Mission 3**", self.run_it("recap", self.log, "--spoiler-free").out)

    def test_a_game_without_a_history_is_told_by_what_was_said(self):
        self.tiny(lines=["binh", "whisper coffee"])
        told = self.run_it("recap", self.log).out
        self.assertRegex(told, r"\n- \*\*.+\*\* .+")
        self.assertNotIn("coffee", told)


class AfterTheGame(table.Table):
    def rows(self, *logs):
        return [json.loads(line) for line in self.run_it("stats", *logs, "--rows", "json").out.splitlines()]

    def test_scores_and_settings_are_in_recap_and_report(self):
        self.run_it("play", "wheel-of-history", "-p", TWO, "--deal", "none", "-v", "no-debt", "--set", "rounds=1",
                    "--log", self.log, lines=WHEEL)
        recap = self.run_it("recap", self.log).out
        self.assertIn("rounds=1", recap)
        self.assertIn("Scores: Aki 0, Binh 0.", recap)
        self.assertIn("rounds=1", self.run_it("report", self.log, "--format", "text").out)
        report = json.loads(self.run_it("report", self.log, "--format", "json").out)
        self.assertEqual(report["settings"], {"game": {"rounds": 1}})

    def test_settings_of_house_rules_are_in_the_report(self):
        self.run_it("play", "secret-hitler", "-p", table.SEVEN, "--deal", "roles", "-v", "no-top-deck:chaos=2",
                    "--log", self.log)
        self.assertIn("No top-deck (chaos=2)", self.run_it("report", self.log, "--format", "text").out)

    def test_players_and_lists_that_became_known_are_in_rows(self):
        self.run_it("simulate", "secret-agent", "-n", "1", "-p", "3", "--seed", "1", "--logs", "logs")
        row, = self.rows("logs")
        self.assertTrue(all(isinstance(hand, list) for hand in row["facts"]["hand"].values()), row["facts"])
        (self.folder / "rows.json").write_text(json.dumps(row, separators=(",", ":")) + "\n")
        self.assertEqual(self.rows("rows.json"), [row])

    def test_a_refusal_is_no_claim(self):
        self.run_it("simulate", "secret-hitler", "-n", "1", "-p", "7", "--seed", "1", "--logs", "logs")
        log, = (self.folder / "logs").glob("*.jsonl")
        self.run_it("tell", log, "claim p1 lff f", "claim p2 refuses")
        row, = self.rows(log)
        self.assertEqual(row["counts"]["claimed"], {"P1": 1})

    def test_nothing_is_no_damage(self):
        self.run_it("stats", self.folder, "--rows", "json", "-o", "none.json")
        self.assertIn("no finished games", self.run_it("stats", "none.json").out)

    def test_that_an_answer_of_the_night_was_mended_is_for_the_moderator_alone(self):
        self.run_it("play", "werewolf", "-p", "A,B,C,D,E,F", "--deal", "none", "--log", self.log,
                    lines=["wolf seer doctor villager villager villager", "nobody", "a", "undo", "c", "amend 3 d",
                           "nobody"])
        for reader, notes in (("public", []), ("moderator", ["amend", "undo"])):
            told = json.loads(self.run_it("report", self.log, "--format", "json", "--as", reader).out)
            self.assertEqual(sorted(note["kind"] for note in told["notes"]), notes)

    def test_one_game_has_no_interval(self):
        words = ["simulate", "secret-hitler", "-n", "1", "-p", "7", "--seed", "3"]
        other = ["--against", "-v", "blind-ballot"]
        told = self.run_it(*words, *other).out
        self.assertIn("1 random game of 7", told)
        self.assertNotIn(" to ", told.partition("95 %")[2])
        differences = json.loads(self.run_it(*words, "--json", *other).out)["differences"]
        self.assertEqual({one["low"] for one in differences}, {None})

    def test_house_rules_are_named_where_they_were_simulated(self):
        told = self.run_it("simulate", "secret-hitler", "-n", "2", "-p", "7", "-v", "monarchist", "--seed", "1").out
        self.assertTrue(told.startswith("secret-hitler with monarchist: 2 random games of 7 players"), told)


if __name__ == "__main__":
    table.main()
