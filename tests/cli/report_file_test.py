"""Where a report is written to: a file that is whole or not there, and stays what it is."""
import os
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
        if os.geteuid() == 0:  # who may write everywhere
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


if __name__ == "__main__":
    table.main()
