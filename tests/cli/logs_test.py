"""The games of the state folder: `logs`, the default of the newest log, and playing again with the last table."""
import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import time

from table import PROGRAM, Table, main, relinked


class Logs(Table):
    def play(self, *words, lines=()):
        ran = self.run_it("play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--lang", "en",
                          *words, lines=lines)
        folder = self.folder / "state" / "narrator"
        for age, log in enumerate(sorted(folder.glob("*.jsonl"), reverse=True)):
            os.utime(log, (time.time() - age, time.time() - age))  # logs of the same second are ordered by file time
        return ran

    def games(self):
        return self.run_it("logs", "--json").lines()

    def test_a_log_by_its_bare_name(self):
        self.run_it("play", self.own_game(), "-p", "Aki,Binh", "--seed", "1")
        [log] = (self.folder / "state" / "narrator").glob("*.jsonl")
        for name in (log.name, log.stem):
            self.run_it("status", name)
            self.run_it("verify", name)
            self.run_it("tell", name, "note it is found")
            self.run_it("resume", name)
            self.run_it("report", name, "--format", "text")
        self.run_it("status", "no-such-game", status=3)

    def test_games_are_listed_the_newest_first(self):
        self.assertEqual(self.games(), [])
        self.play(lines=["unknown", "aki"])
        self.play("-v", "dead-can-talk")
        newest, other = self.games()
        self.assertEqual(list(newest), ["log", "at", "game", "variants", "players", "answers", "result"])
        self.assertEqual((newest["variants"], other["variants"]), (["dead-can-talk"], []))
        self.assertEqual((newest["answers"], other["answers"]), (0, 2))
        self.assertEqual(newest["game"], "secret-hitler")
        self.assertEqual(newest["players"], ["Aki", "Binh", "Chie", "Dan", "Emi"])
        self.assertIsNone(newest["result"])
        day, time_of_day = newest["at"].split("T")
        self.assertEqual(self.run_it("logs", env={"TZ": "UTC"}).out.splitlines()[:4],
                         [f"{day} {time_of_day[:5]} +0000  secret-hitler: unfinished",
                          "    Aki, Binh, Chie, Dan, Emi", "    House rules: dead-can-talk",
                          "    " + newest["log"]])

    def test_the_newest_is_the_one_whose_last_line_is(self):
        """Regardless of file times, which copies and backups change."""
        self.play(lines=["unknown"])
        self.play("-v", "dead-can-talk")
        older, newer = sorted((self.folder / "state" / "narrator").glob("*.jsonl"))
        for log, day in ((older, "01"), (newer, "02")):
            bodies = [line[:line.rindex(b',"h":"')] for line in log.read_bytes().splitlines()]
            log.write_bytes(relinked([re.sub(rb'"at":"[^"]*"', f'"at":"2026-01-{day}T00:00:00Z"'.encode(), body)
                                      for body in bodies]))
        os.utime(newer, (1, 1))
        self.assertEqual([game["log"] for game in self.games()], [str(newer), str(older)])
        self.assertEqual(json.loads(self.run_it("status", "--json").out)["variants"], ["dead-can-talk"])

    def test_times_are_those_of_the_place_and_words_those_of_the_language(self):
        self.play()
        at = datetime.datetime.fromisoformat(self.games()[0]["at"].rstrip("Z"))
        there = (at + datetime.timedelta(hours=9)).strftime("%Y-%m-%d %H:%M +0900")
        ran = self.run_it("logs", "--lang", "ja", env={"TZ": "JST-9"})
        self.assertEqual(ran.out.splitlines()[0], f"{there}  secret-hitler：未終了")

    def test_a_finished_game_tells_who_won(self):
        self.run_it("play", self.own_game(), "-p", "Aki,Binh", "--seed", "1",
                    lines=["aki", "ja all"] * 3)
        self.assertEqual(self.games()[0]["result"]["winners"], ["Aki"])
        self.assertIn("won by Aki", self.run_it("logs").out)

    def test_who_won_is_not_known_where_no_role_is(self):
        self.run_it("play", "secrets", "-p", "A,B,C,D", "--deal", "none", lines=["unknown", "A"])
        state = self.folder / "state" / "narrator"
        failed = ["1 2", "approve all", "1", "1 2 3", "approve all", "1", "1 2", "approve all", "1"]
        self.run_it("play", "avalon", "-p", "A,B,C,D,E", "--deal", "none", lines=["unknown", "1", *failed, *["unknown"] * 5])
        told = self.run_it("logs").out
        self.assertIn("over, who won is not known", told)
        self.assertNotIn("nobody won", told)
        # Root can read everything unless it lacks the capabilities.
        drop = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
        for shut, command, listed in zip(sorted(state.iterdir()), ("logs", "resume"), (1, 0)):
            shut.chmod(0)
            ran = subprocess.run([*drop, PROGRAM, command], env=self.env, capture_output=True, text=True, check=False)
            self.assertEqual((ran.returncode, ran.stdout.count(".jsonl")), (3, listed))
            self.assertIn(f"cannot read {shut}", ran.stderr)

    def test_a_file_that_is_no_log_is_named(self):
        self.play()
        (self.folder / "state" / "narrator" / "zz.jsonl").write_text("rubbish\n")
        ran = self.run_it("logs", "--json")
        self.assertEqual(len(ran.lines()), 1)
        self.assertIn("zz.jsonl", ran.err)

    def test_that_a_log_is_sound_is_said_in_the_language_asked_for(self):
        self.play(lines=["unknown"])
        for lang, words in (("ja", "回答1件、すべて記録どおりです"), ("vi", "1 câu trả lời, tất cả đúng như đã ghi"),
                            ("en", "1 answer, all as logged")):
            self.assertIn(words, self.run_it("verify", "--lang", lang).out)
            self.assertIn(words, self.run_it("verify", env={"LC_ALL": f"{lang}.UTF-8"}).out)
        log = pathlib.Path(self.games()[0]["log"])
        log.write_text(log.read_text()[:-5])
        self.assertIn("（途中で切れた最後の行は除きました）", self.run_it("verify", "--lang", "ja").out)

    def test_the_newest_is_taken_where_none_is_named(self):
        self.assertIn("there is no log", self.run_it("status", status=64).err)
        self.assertIn("there is no log", self.run_it("logs").err)
        self.play(lines=["unknown"])
        self.assertIn(": 1 answer, all as logged", self.run_it("verify").out)
        self.play(lines=["unknown", "dan"])
        self.assertIn("Dan", self.run_it("replay").out)
        self.assertIn(": 2 answers, all as logged", self.run_it("verify").out)
        self.assertEqual(json.loads(self.run_it("status", "--json").out)["question"]["of"], "Dan")

    def test_the_last_table_plays_again_with_the_next_seat_first(self):
        self.assertIn("there is no log", self.run_it("play", "again", status=64).err)
        self.play("-v", "discussion-timer:seconds=77", "-v", "dead-can-talk", "--recall", "votes=nobody")
        self.run_it("play", "again", "--lang", "ja")
        newest = max(self.games(), key=lambda game: game["log"])
        self.assertEqual(newest["players"], ["Binh", "Chie", "Dan", "Emi", "Aki"])
        first, then = (json.loads(pathlib.Path(game["log"]).read_text().splitlines()[0])
                       for game in sorted(self.games(), key=lambda game: game["log"]))
        for key in ("game", "variants", "settings", "dealt", "recall"):
            self.assertEqual(then[key], first[key])
        self.assertEqual((first["lang"], then["lang"]), ("en", "ja"))
        self.assertNotEqual(first["seed"], then["seed"])
        self.run_it("verify", newest["log"])

    def test_a_game_of_a_table_s_own_plays_again_by_the_rules_in_the_log(self):
        self.run_it("play", self.own_game(), "-p", "Aki,Binh")
        shutil.rmtree(self.folder / "tiny")
        self.run_it("play", "again", "-p", "Chie,Dan,Emi")
        self.assertEqual(max(self.games(), key=lambda game: game["log"])["players"], ["Chie", "Dan", "Emi"])
        self.assertIn("2 to 5", self.run_it("play", "again", "-p", "Chie", status=64).err)
        self.assertIn("as it was", self.run_it("play", "again", "-v", "x", status=64).err)


if __name__ == "__main__":
    main()
