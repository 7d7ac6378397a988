"""The file of a log: its owner, its type, and what happens to the game if the file is changed or lost."""
import bz2
import gzip
import lzma
import os
import pathlib
import resource
import stat
import subprocess
import time
import unittest

import table

SANITIZED = b"__asan_init" in pathlib.Path(table.PROGRAM).read_bytes()


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


class Files(table.Table):
    def test_a_log_and_its_folder_are_for_their_owner_whatever_the_umask(self):
        self.own_game()
        for umask in (0o000, 0o022, 0o777 & ~0o700):
            state = self.folder / f"state-{umask}"
            self.run_it("play", "./tiny", "-p", "Aki,Binh,Chie", lines=["aki"], umask=umask,
                        env={"XDG_STATE_HOME": str(state)})
            logs = list((state / "narrator").glob("*.jsonl"))
            self.assertEqual([mode(log) for log in logs], [0o600])
            self.assertEqual(mode(state / "narrator"), 0o700)

    def test_a_folder_that_was_open_is_closed(self):
        folder = self.folder / "state" / "narrator"
        folder.mkdir(parents=True)
        folder.chmod(0o777)
        self.run_it("play", self.own_game(), "-p", "Aki,Binh,Chie")
        self.assertEqual(mode(folder), 0o700)

    def test_a_log_that_was_open_is_closed_once_it_is_gone_on_with(self):
        self.tiny(lines=["aki"])
        self.log.chmod(0o644)
        self.run_it("status", self.log)
        self.assertEqual(mode(self.log), 0o644)
        self.resume("ja all")
        self.assertEqual(mode(self.log), 0o600)

    def others(self):
        """Creates things that are not regular files."""
        os.mkfifo(self.folder / "pipe.jsonl")
        (self.folder / "link.jsonl").symlink_to(self.folder / "nowhere")
        (self.folder / "folder.jsonl").mkdir()
        with open(self.folder / "sparse.jsonl", "wb") as sparse:
            sparse.truncate(1 << 40)
        with open(self.folder / "zeros.jsonl", "wb") as zeros:
            zeros.truncate(100 << 20)
        return ["pipe.jsonl", "link.jsonl", "folder.jsonl", "sparse.jsonl", "zeros.jsonl", "/dev/zero", "/dev/null",
                "/dev/tty", "/dev/stdin"]

    def test_what_is_no_file_is_told_at_once(self):
        for other in self.others():
            for words in (["resume", other], ["verify", other], ["status", other], ["replay", other],
                          ["tell", other, "aki"], ["check", other]):
                with self.subTest(words):
                    begun = time.monotonic()
                    ran = self.run_it(*words, status=None)
                    self.assertIn(ran.status, (3, 4, 64) if words[0] == "check" else (3, 64), ran.err)
                    self.assertLess(len(ran.err), 900)
                    self.assertLess(time.monotonic() - begun, 20)
        self.assertIn("; narrator games and narrator variants list those\n", self.run_it("check", "pipe.jsonl", status=64).err)

    def test_what_is_no_file_is_no_script(self):
        os.mkfifo(self.folder / "pipe.lua")
        (self.folder / "link.lua").symlink_to(self.folder / "link.lua")
        (self.folder / "zero.lua").symlink_to("/dev/zero")
        for other in ("pipe.lua", "link.lua", "zero.lua"):
            for words in (["check", other], ["check", other, "--game", self.own_game()],
                          ["rules", "./tiny", "-v", other], ["simulate", "./tiny", "-v", other, "-n", "1"],
                          ["play", "./tiny", "-p", "Aki,Binh,Chie", "-v", other, "--log", self.log]):
                with self.subTest(words):
                    self.assertIn(self.run_it(*words, status=None).status, (4, 64))
        self.assertFalse(self.log.exists())

    def test_names_that_lead_nowhere(self):
        """A link to itself, and a name too long for any file."""
        (self.folder / "loop").symlink_to("loop")
        for name in ("loop", "loop/loop", "x" * 300):
            for words in (["check", name], ["check", f"{name}.lua"], ["rules", name], ["variants", name], ["status", name],
                          ["simulate", name, "-n", "1"], ["play", name, "-p", "Aki,Binh"], ["stats", name],
                          ["play", self.own_game(), "-p", "Aki,Binh", "-v", name],
                          ["play", self.own_game(), "-p", "Aki,Binh", "--log", f"{name}/x"]):
                with self.subTest(words):
                    ran = self.run_it(*words, status=None)
                    self.assertIn(ran.status, (3, 4, 64), ran.err)
                    self.assertNotIn("internal", ran.err)

    def test_links_in_the_state_folder_are_no_names_for_a_log(self):
        state = self.folder / "state" / "narrator"
        state.mkdir(parents=True)
        for number in (1, 2):
            for day in range(-1, 2):
                date = time.strftime("%Y-%m-%d", time.gmtime(time.time() + day * 86400))
                (state / f"{date}-tiny-{number}.jsonl").symlink_to("nowhere" if number == 1 else f"{date}-tiny-2.jsonl")
        self.run_it("play", self.own_game(), "-p", "Aki,Binh,Chie", lines=["aki"])
        self.assertEqual([path.name.partition("tiny-")[2] for path in state.iterdir() if path.is_file()], ["3.jsonl"])

    def test_a_state_folder_full_of_rubbish_holds_nobody_up(self):
        state = self.folder / "state" / "narrator"
        state.mkdir(parents=True)
        os.mkfifo(state / "1.jsonl")
        (state / "2.jsonl").symlink_to(self.folder / "nowhere")
        (state / "3.jsonl").mkdir()
        with open(state / "4.jsonl", "wb") as sparse:
            sparse.truncate(1 << 40)
        self.run_it("play", self.own_game(), "-p", "Aki,Binh,Chie", lines=["aki"])
        os.utime(state / "4.jsonl")
        ran = self.run_it("resume", lines=["ja all"])
        self.assertIn("said ja", ran.out)

    def test_a_last_line_counts_without_its_end(self):
        self.tiny(lines=["aki", "ja all"])
        whole, answers = self.log.read_bytes(), len(self.answers())
        self.log.write_bytes(whole[:-1])
        ran = self.run_it("verify", self.log)
        self.assertIn(f"{answers} answers", ran.out)
        self.assertNotIn("torn", ran.out)
        self.assertNotIn("torn", self.resume("chie").err)
        self.assertTrue(self.log.read_bytes().startswith(whole))
        self.verify()

    def test_a_printed_command_is_one_for_a_shell(self):
        for name in ("my log (1).jsonl", "-x.jsonl", "$(id).jsonl", "a'b\"c.jsonl", "~x.jsonl", "a;b&c.jsonl", "!x*.jsonl",
                     "#x.jsonl", "back\\slash.jsonl", "`w`.jsonl"):
            with self.subTest(name):
                kept = self.run_it("play", "wheel-of-history", "-p", "A,B", "--deal", "all", f"--log={name}").out
                command = kept.splitlines()[-1].partition("Go on with: ")[2]
                ran = subprocess.run(["bash", "-c", f"narrator() {{ {table.PROGRAM} \"$@\"; }}; {command}"], env=self.env,
                                     cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
                self.assertTrue(ran.stdout.endswith(f"Go on with: {command}\n"), ran.stdout[-200:])

    def test_a_newer_programs_log_is_told_first(self):
        self.tiny(lines=["aki"])
        records = self.records()
        for newer in ({"library": 99}, {"narrator": 9, "players": 7}):
            self.log.write_bytes(table.chained([{**records[0], "program": "9.4.0", **newer}, *records[1:]]))
            for words in (["resume"], ["status"], ["replay"], ["report"], ["recap"], ["stats"], ["screens"], ["verify"],
                          ["tell"]):
                ran = self.run_it(*words, self.log, *(["aki"] if words == ["tell"] else []), status=3)
                self.assertIn("it was written by narrator 9.4.0", ran.err)
            state = self.folder / "state" / "narrator"
            state.mkdir(parents=True, exist_ok=True)
            os.replace(self.log, state / "newer.jsonl")
            for words, status in (["play", "again"], 3), (["status"], 3), (["logs"], 0), (["resume"], 64):
                self.assertIn("it was written by narrator 9.4.0", self.run_it(*words, status=status).err)

    def test_a_log_sealed_by_a_newer_program_is_told_before_its_passphrase_is_asked_for(self):
        self.log.write_text('{"narrator-sealed":9,"key":"argon9","salt":"9EnyUN/FBFTimJXoIMNb9Q=="}\nnQ==\n')
        for command in ("resume", "status", "verify", "stats"):
            self.assertIn("a newer one may", self.run_it(command, self.log, status=3).err)

    def test_a_log_that_others_saved_otherwise_names_its_remedy(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        for saved, remedy in ((whole.replace(b"\n", b"\r\n"), "dos2unix"), (b"\xef\xbb\xbf" + whole, "byte order mark"),
                              (gzip.compress(whole), "gunzip"), (lzma.compress(whole), "unxz"), (bz2.compress(whole), "bunzip2"),
                              (b"PK\x03\x04" + whole, "unzip"), (b"\x28\xb5\x2f\xfd" + whole, "unzstd"),
                              (whole.replace(b"\n", b"\r"), "mac2unix"), (whole.decode().encode("utf-16"), "iconv")):
            self.log.write_bytes(saved)
            for command in ("verify", "status", "resume"):
                self.assertIn(remedy, self.run_it(command, self.log, status=3).err)

    def test_verify_reads_standard_input(self):
        self.tiny(lines=["aki"])
        ran = subprocess.run([table.PROGRAM, "verify", "-"], input=self.log.read_bytes(), capture_output=True, env=self.env,
                             check=True)
        self.assertIn(b"-: 5 answers, all as logged", ran.stdout)
        ran = subprocess.run([table.PROGRAM, "verify", "-"], input=b"tea\n", capture_output=True, env=self.env, check=False)
        self.assertEqual((ran.returncode, ran.stderr[:14]), (3, b"narrator: -:1: "[:14]))
        ran = subprocess.run([table.PROGRAM, "verify", "-"], input=bytes(70 << 20), capture_output=True, env=self.env,
                             check=False)
        self.assertEqual((ran.returncode, ran.stderr), (3, b"narrator: cannot read -: it is larger than 32768 KiB\n"))

    def test_a_state_folder_that_cannot_be_read_is_told(self):
        state = self.folder / "state" / "narrator"
        state.parent.mkdir(parents=True, exist_ok=True)
        state.write_text("")
        for words in (["logs"], ["resume"], ["status"], ["verify"], ["replay"]):
            self.assertIn(f"cannot read {state}", self.run_it(*words, status=3).err)

    def test_lines_of_any_length_are_told(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        self.log.write_bytes(whole + b'{"note":"' + b"x" * (9 << 20) + b'"}\n')
        ran = self.run_it("status", self.log, status=3)
        self.assertIn("longer", ran.err)


class Bounds(table.Table):
    """The limits for each kind of record in a log, and for reading it."""

    def hostile(self, answers, at, records):
        """Yields, by name, lines that a game could not have written so often or so long, and their number."""
        n, times = answers + 1, 40_000
        answer = {"n": n, "at": at, "ask": "vote", "answer": "ja", "say": [], "g": "00000000"}
        rules = {"rules": "x", "at": at, "after": answers, "dealt": [], "variants": [], "settings": {}, "sources": [],
                 "say": [], "g": "00000000", "then": []}
        many = [str(i) for i in range(300_000)]
        yield "notes", [{"note": "", "at": at, "after": answers}] * times
        yield "people who come back", [{"rename": "Aki", "to": "Aki", "at": at, "after": answers}] * times
        yield "reminders", [{"recall": {"votes": "nobody"}, "at": at, "after": answers}] * times
        yield "claims", [{"claim": "", "at": at, "after": answers, "by": "Aki", "said": ""}] * times
        yield "undone and redone", [{"undo": answers, "at": at}, {"redo": True, "at": at}] * times
        yield "answers", [{**answer, "n": n + i} for i in range(times)]
        yield "an amendment", [{"amend": answers, "at": at, "then": [{**answer, "n": answers + i} for i in range(times)]}]
        yield "an answer of lists", [{**answer, "answer": [[]] * 1_000_000}]
        yield "an answer of keys", [{**answer, "answer": dict.fromkeys(many, 0)}]
        yield "answers of values", [{**answer, "n": n + i, "answer": [""] * 900} for i in range(1200)]
        yield "what was said", [{**answer, "say": [{"to": [], "id": "", "text": ""}] * 100_000}]
        yield "ears", [{**answer, "to": ["Aki"] * 400_000}]
        yield "seats", [{"seats": many, "at": at, "say": [], "g": ""}]
        yield "settings", [{**rules, "settings": dict.fromkeys(many, {})}]
        yield "sources", [{**rules, "sources": [{"name": name, "sha256": ""} for name in many[:100_000]]}]
        yield "players", [{**records[0], "players": many}, *records[1:]]

    @unittest.skipIf(SANITIZED, "a sanitizer has memory of its own")
    def test_memory_and_time_are_a_few_times_the_file(self):
        self.tiny(lines=["aki", "ja all"])
        records = self.records()
        begun, answers, at = table.chained(records), len(self.answers()), records[-1]["at"]
        for name, more in self.hostile(answers, at, records):
            self.log.write_bytes(table.chained([*records, *more] if name != "players" else more))
            room = (64 << 20) + 16 * self.log.stat().st_size
            with self.subTest(name):
                before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
                ran = self.run_it("status", self.log, status=None,
                                  preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (room, room)))
                self.assertIn(ran.status, (0, 3), ran.err)
                self.assertNotIn("memory", ran.err)
                self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, 15)
        self.log.write_bytes(begun)
        self.verify()

    def test_what_could_not_be_read_again_is_not_written(self):
        """The rules say much at each answer, so an amendment would put all of it in one line, with each quote
        escaped."""
        honest = "function rule.chosen(g, who) g.last = who"
        rules = table.RULES.replace("max = 9", "max = 99").replace("default = 3", "default = 99").replace(
            honest, f"{honest} for _ = 1, 100 do announce('voted', {{ ja = ('\\34'):rep(4000) }}) end")
        self.run_it("play", self.own_game(rules), "-p", "Aki,Binh", "--seed", "1", "--log", self.log,
                    lines=["aki", "ja all"] * 16)
        whole = self.log.read_bytes()
        self.assertIn("more than a log can hold", self.run_it("tell", self.log, "amend 5 nein all", status=3).err)
        self.assertEqual(self.log.read_bytes(), whole)
        self.resume("aki")
        self.verify()


class Gone(table.Table):
    """Something happens to the file while the game is played."""

    def played_on(self, harm, *lines):
        """Returns the output when `harm` is done after the first answer."""
        self.own_game()
        with table.unbuffered(["play", "./tiny", "-p", "Aki,Binh,Chie", "--seed", "1", "--log", self.log, "--json"],
                              self.folder, self.env) as game:
            game.stdin.write(b"aki\n")
            game.stdin.flush()
            while b'"vote"' not in game.stdout.readline():
                pass
            harm()
            for line in lines:
                game.stdin.write(f"{line}\n".encode())
                game.stdin.flush()
                time.sleep(0.3)  # a person is not faster
            game.stdin.close()
            out = game.stdout.read().decode()
            return game.wait(20), out, game.stderr.read().decode()

    def harms(self):
        yield "deleted", self.log.unlink
        yield "renamed", lambda: self.log.rename(self.folder / "other.jsonl")

        def replace():
            copy = self.folder / "copy"
            copy.write_bytes(self.log.read_bytes())
            copy.rename(self.log)
        yield "replaced", replace

        def change(edit):
            """Changes the file in place, as an editor or a careless redirection does."""
            whole = self.log.read_bytes()
            with open(self.log, "r+b") as file:
                file.write(edit(whole))
                file.truncate()
        yield "emptied", lambda: change(lambda whole: b"")
        yield "cut short", lambda: change(lambda whole: whole[:-100])
        yield "changed", lambda: change(lambda whole: whole.replace(b"Aki", b"Ako"))

    def test_it_is_told_and_the_status_says_so(self):
        for name, harm in self.harms():
            self.log.unlink(missing_ok=True)
            with self.subTest(name):
                status, out, err = self.played_on(harm, "ja all", "chie")
                self.assertEqual(status, 3)
                self.assertIn("is gone", out)
                self.assertIn("Chie rolled", out, "the evening did not go on")
                self.assertNotIn("is kept", out + err)

    def test_it_can_be_saved_elsewhere(self):
        for name, harm in self.harms():
            self.log.unlink(missing_ok=True)
            saved = self.folder / f"{name}.jsonl"
            with self.subTest(name):
                status, out, err = self.played_on(harm, "ja all", f"save {saved}", "chie")
                self.assertEqual(status, 0, err)
                self.run_it("verify", saved)
                self.log = saved
                self.assertEqual([one["answer"] for one in self.answers() if one["ask"] == "who"], ["Aki", "Chie"])
                self.assertEqual(mode(saved), 0o600)
                self.log = self.folder / "game.jsonl"

    def test_save_overwrites_nothing(self):
        other = self.folder / "precious"
        other.write_text("precious")
        status, out, _ = self.played_on(lambda: None, f"save {other}", "save", "ja all")
        self.assertEqual(status, 0)
        self.assertIn("already exists and is left alone", out)
        self.assertIn("Expected the name of a new file", out)
        self.assertNotIn("Make room", out)
        self.assertEqual(other.read_text(), "precious")
        self.verify()


class PowerCut(table.Table):
    """Any part of what was written after the last sync may be lost."""

    def test_blocks_that_were_lost_are_mended_without_hands(self):
        self.tiny(lines=["aki"])
        synced = self.log.read_bytes()
        self.resume("ja all", "chie", "ja all", "aki", "nein all")
        whole = self.log.read_bytes()
        for block in (512, 4096):
            first = len(synced) // block
            last = (len(whole) - 1) // block
            for lost in range(first, last + 1):
                for length in {len(whole), lost * block + block, len(synced) + 1}:
                    start, end = max(lost * block, len(synced)), min(lost * block + block, len(whole), length)
                    if start >= end:
                        continue
                    image = bytearray(whole[:length])
                    image[start:end] = bytes(end - start)
                    self.log.write_bytes(image)
                    with self.subTest(block=block, lost=lost, length=length):
                        self.assertIn("torn", self.run_it("verify", self.log).out)
                        self.resume()
                        self.verify()
                        self.assertTrue(self.log.read_bytes().startswith(synced), "a synced answer is gone")
                    for beside in self.folder.glob("*.torn"):
                        self.assertEqual(mode(beside), 0o600)
                        beside.unlink()

    def test_more_than_a_line_that_is_cut_off_is_kept_beside(self):
        self.tiny(lines=["aki", "ja all", "chie", "ja all"])
        whole = self.log.read_bytes()
        at = whole.index(b'{"n":3')
        end = (at // 512 + 1) * 512
        self.assertLess(end, len(whole))
        self.log.write_bytes(whole[:at] + bytes(end - at) + whole[end:])
        beside = self.folder / "game.jsonl.torn"
        beside.touch(mode=0o644)
        self.resume()
        self.assertTrue(beside.read_bytes().startswith(bytes(end - at)))
        self.assertEqual(mode(beside), 0o600)


if __name__ == "__main__":
    table.main()
