"""Runs the completions, each in its shell."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 and os.path.exists(sys.argv[1]) else "narrator"
COMPLETIONS = pathlib.Path(__file__).resolve().parents[2] / "cli" / "completions"
NAMES = "Aki,Binh,Chie,Dan,Emi"
LANGUAGES = sorted(path.name for path in (COMPLETIONS.parents[1] / "scripts" / "lib" / "texts").iterdir())


class Completion(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="narrator-completion-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        (self.folder / "bin").mkdir()
        (self.folder / "bin" / "narrator").symlink_to(PROGRAM)
        self.env = {"PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "HOME": str(self.folder),
                    "XDG_STATE_HOME": str(self.folder / "state"), "LC_ALL": "C.UTF-8"}
        (self.folder / "mine.lua").write_text("")
        subprocess.run([PROGRAM, "play", "secret-hitler", "-p", NAMES, "--seed", "1"], input="", cwd=self.folder,
                       env=self.env, capture_output=True, text=True, check=True)
        self.log = next((self.folder / "state" / "narrator").glob("*.jsonl"))
        shutil.copy(self.log, self.folder / "game.jsonl")

    def shell(self, *words):
        run = subprocess.run(words, capture_output=True, text=True, cwd=self.folder, env=self.env, timeout=60)
        self.assertEqual(run.stderr, "")
        return run.stdout.splitlines()

    def bash(self, *words):
        """Returns the completions of the last word."""
        quoted = " ".join("'" + word + "'" for word in ("narrator", *words))
        return self.shell("bash", "--norc", "-c", f"source {COMPLETIONS}/narrator.bash; COMP_WORDS=({quoted}); "
                          f"COMP_CWORD={len(words)}; _narrator; printf '%s\\n' \"${{COMPREPLY[@]}}\"")

    def test_commands(self):
        self.assertIn("new-variant", self.bash(""))
        self.assertEqual(sorted(self.bash("re")), ["recap", "replay", "report", "resume"])

    def test_games(self):
        self.assertEqual(self.bash("play", "secret-h"), ["secret-hitler"])
        self.assertEqual(sorted(self.bash("simulate", "--json", "s")), ["secret-agent", "secret-hitler", "secrets"])
        self.assertEqual(self.bash("check", "x", "--game", "wh"), ["wheel-of-history"])

    def test_variants_of_the_game_and_files(self):
        words = self.bash("play", "secret-hitler", "-p", NAMES, "-v", "")
        self.assertIn("dead-can-talk", words)
        self.assertIn("mine.lua", words)
        self.assertNotIn("decline", words)
        self.assertEqual(self.bash("rules", "wheel-of-history", "-v", "dec"), ["decline"])
        self.assertEqual(self.bash("check", "m"), ["mine.lua"])

    def test_a_typed_word_is_no_program(self):
        self.bash("play", "-/touch${IFS}pwned${IFS}/e#", "")
        self.assertFalse((self.folder / "pwned").exists())
        self.bash("report", "-o/tmp/x", "")  # shell() looks for messages

    def test_logs(self):
        for command in ("resume", "screens", "watch"):
            self.assertIn("game.jsonl", self.bash(command, ""))
            self.assertIn(self.log.stem, self.bash(command, ""))
        self.assertEqual(self.bash("verify", "game.jsonl", "ga"), ["game.jsonl"])
        self.log.unlink()
        self.assertEqual(self.bash("resume", "g"), ["game.jsonl"])

    def test_options_and_their_values(self):
        self.assertEqual(self.bash("play", "--lan"), ["--lang"])
        self.assertIn("-v", self.bash("play", "-"))
        self.assertEqual(sorted(self.bash("play", "--lang", "")), LANGUAGES)
        self.assertEqual(self.bash("play", "--screen", "sh"), ["shared"])
        self.assertEqual(self.bash("play", "--deal", "n"), ["none"])
        self.assertEqual(self.bash("play", "--recall", "m"), ["moderator"])

    def test_behind_an_option_that_takes_nothing_goes_on_what_stood_before_it(self):
        for option in ("--seal", "--passphrase", "--brief", "--json"):
            self.assertEqual(self.bash("play", option, "secret-h"), ["secret-hitler"], option)
        self.assertEqual(self.bash("recap", "--spoiler-free", "gam"), ["game.jsonl"])

    def test_files_are_offered_where_files_are_meant(self):
        self.assertEqual(self.bash("report", "game.jsonl", "-o", "ga"), ["game.jsonl"])
        self.assertEqual(self.bash("resume", "game.jsonl", "--rules", "mi"), ["mine.lua"])
        self.assertEqual(self.bash("simulate", "secrets", "--logs", "b"), ["bin/"])
        self.assertEqual(self.bash("stats", "ga"), ["game.jsonl"])

    def test_tables_of_the_config(self):
        config = self.folder / ".config" / "narrator"
        config.mkdir(parents=True)
        (config / "config").write_text("[friday]\ngame = secrets\n")
        self.assertEqual(self.bash("play", "@f"), ["@friday"])

    def test_completions_are_printed(self):
        for shell, name in (("bash", "narrator.bash"), ("zsh", "_narrator"), ("fish", "narrator.fish")):
            printed = subprocess.run([PROGRAM, "completions", shell], capture_output=True, text=True, check=True)
            self.assertEqual(printed.stdout, (COMPLETIONS / name).read_text())

    def test_readers_are_those_of_the_log(self):
        self.assertEqual(self.bash("status", "game.jsonl", "--as", ""), ["public", "moderator", *NAMES.split(",")])

    def fish(self, line):
        answers = self.shell("fish", "--no-config", "-c", f"source {COMPLETIONS}/narrator.fish; complete -C '{line}'")
        return [answer.split("\t")[0] for answer in answers]

    def test_fish(self):
        self.assertEqual(sorted(self.fish("narrator re")), ["recap", "replay", "report", "resume"])
        self.assertEqual(self.fish("narrator play secret-h"), ["secret-hitler"])
        self.assertIn("dead-can-talk", self.fish("narrator play secret-hitler -v "))
        self.assertIn("mine.lua", self.fish("narrator play secret-hitler -v "))
        self.assertIn("game.jsonl", self.fish("narrator resume "))
        self.assertIn("game.jsonl", self.fish("narrator screens "))
        self.assertEqual(sorted(self.fish("narrator play --lang ")), LANGUAGES)
        self.assertIn("--seed", self.fish("narrator play --se"))
        self.assertIn("Chie", self.fish("narrator status game.jsonl --as C"))
        self.assertEqual(self.fish("narrator play --seal secret-h"), ["secret-hitler"])
        self.assertIn("game.jsonl", self.fish("narrator report game.jsonl -o ga"))
        self.log.unlink()
        self.assertEqual(self.fish("narrator resume g"), ["game.jsonl"])  # without an error message

    def zsh(self, *words):
        """Returns what the file offers; the functions that would display it are replaced by printing ones."""
        quoted = " ".join("'" + word + "'" for word in ("narrator", *words))
        shown = ('compadd() { print -l -- "$@" }; _describe() { print -l -- ${(P)@[-1]} }; _files() { print files }; '
                 f"compdef() {{ }}; source {COMPLETIONS}/_narrator; words=({quoted}); CURRENT={len(words) + 1}; _narrator")
        return [line.split(":")[0] for line in self.shell("zsh", "-f", "-c", shown)]

    def test_zsh(self):
        self.assertIn("replay", self.zsh(""))
        self.assertIn("secret-hitler", self.zsh("play", ""))
        self.assertIn("dead-can-talk", self.zsh("play", "secret-hitler", "-v", ""))
        self.assertEqual(self.zsh("play", "--lang", "")[1:], LANGUAGES)
        self.assertIn("--seed", self.zsh("play", "--"))
        self.assertIn("Chie", self.zsh("status", "game.jsonl", "--as", ""))
        self.assertIn(self.log.stem, self.zsh("resume", ""))
        self.assertIn(self.log.stem, self.zsh("screens", ""))
        self.assertNotIn("-U", self.zsh("resume", "ga"))  # -U would make zsh replace what was typed
        self.assertEqual(self.zsh("report", "-o", ""), ["files"])
        self.assertIn("secret-hitler", self.zsh("play", "--seal", ""))
        self.log.unlink()
        self.assertEqual(self.zsh("resume", ""), ["files"])
        self.assertEqual(self.zsh("check", ""), ["files"])


if __name__ == "__main__":
    unittest.main()
