"""Writing a report to a file: it is complete or absent, and keeps its attributes. Also the recap, which is pasted
elsewhere."""
import os
import re
import resource
import subprocess

import table

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

    def test_a_recap_of_a_long_game_leaves_out_the_middle(self):
        self.run_it("simulate", "wheel-of-history", "-p", 5, "--set", "rounds=5", "-n", 1, "--seed", 5, "--logs", self.folder)
        self.log = next(self.folder.glob("wheel*"))
        lines = self.run_it("recap", self.log).out.splitlines()
        self.assertEqual(len(lines), 60)
        self.assertEqual(lines.count("- …"), 1)

    def test_a_game_without_a_history_is_told_by_what_was_said(self):
        self.tiny(lines=["binh", "whisper coffee"])
        told = self.run_it("recap", self.log).out
        self.assertRegex(told, r"\n- \*\*.+\*\* .+")
        self.assertNotIn("coffee", told)


if __name__ == "__main__":
    table.main()
