"""After being killed at any moment, a game can be resumed with every answer acknowledged on the screen."""
import fcntl
import json
import os
import pty
import random
import resource
import select
import signal
import subprocess
import time

import table

SECONDS = 3  # for each way of playing; extended if few kills hit the middle of a game
PATIENCE = 60
MIDWAY = 5
ROUNDS = 9  # of the small game, with three inputs each
INPUTS = ["who 2", "whisper tea", "vote ja all"] * ROUNDS


def acknowledged(output):
    """Returns how many inputs were acknowledged: each is followed by a message."""
    done = 0
    for line in output.splitlines():
        if "Binh rolled" in line or "You whispered" in line or "said ja" in line:
            done += 1
    return done


class Killed(table.Table):
    """Kills each game after a random fraction of the time that a whole game takes here."""

    def kill_again_and_again(self, play, seed):
        dice = random.Random(seed)
        start = time.monotonic()
        play(60)
        whole = time.monotonic() - start
        midway, begun = 0, time.monotonic()
        while (spent := time.monotonic() - begun) < SECONDS or (
                midway < MIDWAY and spent < PATIENCE):
            self.log.unlink(missing_ok=True)
            moment = dice.uniform(0, whole)
            midway += self.check(play(moment), moment)
        self.assertGreaterEqual(midway, MIDWAY, "the moments were all too early or too late")

    def check(self, output, moment):
        """Checks that what was shown is in the log, and that the game can be finished and replays exactly."""
        if not self.log.exists() or "?" not in output:
            return False  # killed before the first question
        seen = acknowledged(output)
        there = [a for a in self.answers_whole() if "chance" not in a]
        self.assertGreaterEqual(len(there), seen, f"killed after {moment} s")
        self.resume(*INPUTS[len(there):])
        self.assertEqual(self.state()["result"]["reason"], "rounds")
        self.verify()
        return 0 < seen < len(INPUTS)

    def answers_whole(self):
        whole = self.log.read_bytes().rpartition(b"\n")[0].splitlines()
        return [record for record in map(json.loads, whole) if "ask" in record]

    def words(self):
        self.own_game()
        return [table.PROGRAM, "play", "./tiny", "-p", "Aki,Binh,Chie", "--set",
                f"rounds={ROUNDS}", "--seed", "1",
                "--log", str(self.log)]

    def converse(self, moment, game, typing, screen):
        """Types the next input whenever the previous one was acknowledged; kills the program after `moment` seconds."""
        output, sent, end = b"", 0, time.monotonic() + moment
        try:
            while (left := end - time.monotonic()) > 0 and sent <= len(INPUTS):
                if not select.select([screen], [], [], left)[0]:
                    break
                got = os.read(screen, 65536)
                if not got:
                    break
                output += got
                if b"?" in output and acknowledged(output.decode(errors="replace")) >= sent:
                    if sent < len(INPUTS):
                        os.write(typing, (INPUTS[sent] + "\n").encode())
                    sent += 1
            os.kill(game, signal.SIGKILL)
            while got := os.read(screen, 65536):
                output += got
        except OSError:  # the program behind the terminal is gone
            pass
        return output.decode(errors="replace")

    def test_in_a_piped_game(self):
        def play(moment):
            with subprocess.Popen(self.words(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  cwd=self.folder,
                                  env=self.env) as game:
                return self.converse(moment, game.pid, game.stdin.fileno(), game.stdout.fileno())

        self.kill_again_and_again(play, 1)

    def test_in_a_game_read_from_a_file(self):
        (self.folder / "inputs").write_text("".join(line + "\n" for line in INPUTS))

        def play(moment):
            with open(self.folder / "inputs", "rb") as inputs, subprocess.Popen(
                    self.words(), stdin=inputs, stdout=subprocess.PIPE, cwd=self.folder, env=self.env) as game:
                time.sleep(min(moment, 0.05))
                game.kill()
                return game.stdout.read().decode()

        for _ in range(20):
            self.log.unlink(missing_ok=True)
            moment = random.uniform(0, 0.03)
            self.check(play(moment), moment)

    def test_on_a_terminal(self):
        def play(moment):
            words, env = [*self.words(), "--confirm", "no"], {**self.env, "TERM": "dumb"}
            game, screen = pty.fork()
            if game == 0:
                os.chdir(self.folder)
                os.execve(table.PROGRAM, words, env)
            try:
                return self.converse(moment, game, screen, screen)
            finally:
                os.close(screen)
                os.waitpid(game, 0)

        self.kill_again_and_again(play, 2)


class FullDisk(table.Table):
    def limited(self, size):
        """For preexec_fn: limits the size of files to `size` bytes, as on a full disk."""
        return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    def test_the_answer_is_not_acknowledged_and_the_log_stays_sound(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        for room in (0, 1, 60):
            ran = self.resume("ja all", status=3, preexec_fn=self.limited(len(whole) + room))
            self.assertIn("cannot write the log", ran.err)
            self.assertNotIn("said ja", ran.out)
            self.assertEqual(self.log.read_bytes(), whole)
        self.resume("ja all")
        self.verify()

    def test_commands_are_not_acknowledged_either(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        for command in ("undo", "amend 4 binh", "note tea"):
            self.resume(command, status=3, preexec_fn=self.limited(len(whole) + 1))
            self.assertEqual(self.log.read_bytes(), whole)

    def test_a_log_that_cannot_be_saved_elsewhere(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        ran = self.resume("save other.jsonl", status=2, preexec_fn=self.limited(len(whole) - 1))
        self.assertIn("cannot write the log other.jsonl: ", ran.err)
        self.assertEqual(self.log.read_bytes(), whole)
        self.assertFalse((self.folder / "other.jsonl").exists())

    def test_a_program_hears_of_it_and_may_go_on(self):
        self.tiny(lines=["aki"])
        size = self.log.stat().st_size
        ran = self.run_it("resume", self.log, "--json", lines=["note " + "long " * 400, "ja all"],
                          preexec_fn=self.limited(size + 1500))  # enough for the vote but not for the note
        self.assertEqual([next(iter(line)) for line in ran.lines()],
                         ["ask", "error", "ask", "say", "ask"])
        self.assertEqual(self.answers()[-1]["ask"], "vote")
        self.verify()

    def test_a_game_that_cannot_begin_leaves_nothing_behind(self):
        ran = self.tiny(status=3, preexec_fn=self.limited(1000))
        self.assertIn("cannot write the log", ran.err)
        self.assertFalse(self.log.exists())
        self.tiny()

    def test_a_folder_that_is_not_there_or_not_ours(self):
        game = self.own_game()
        for log in ("nowhere/game.jsonl", "/proc/game.jsonl"):
            ran = self.run_it("play", game, "-p", "Aki,Binh", "--log", log, status=3)
            self.assertIn(f"cannot write the log {log}: ", ran.err)
            self.assertEqual(ran.out, "")
        self.run_it("play", game, "-p", "Aki,Binh", "--log", "/dev/full", status=3)

    def test_a_folder_and_a_log_that_may_only_be_read(self):
        nobody = 65534
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        self.folder.chmod(0o555)
        self.log.chmod(0o444)
        self.addCleanup(self.folder.chmod, 0o755)
        more = {"user": nobody} if os.geteuid() == 0 else {}  # root may write anywhere
        try:
            self.run_it("--version", **more)
        except PermissionError:
            self.skipTest("nobody may not run the program")
        ran = self.run_it("play", "./tiny", "-p", "Aki,Binh", "--log", "new.jsonl", status=3, **more)
        self.assertIn("cannot write the log new.jsonl: Permission denied", ran.err)
        ran = self.resume("ja all", status=3, **more)
        self.assertIn("Permission denied", ran.err)
        self.assertNotIn("said ja", ran.out)
        self.assertEqual(self.log.read_bytes(), whole)
        self.run_it("status", self.log, **more)
        self.run_it("verify", self.log, **more)

    def test_a_state_folder_that_cannot_be_made(self):
        (self.folder / "file").write_text("")
        ran = self.run_it("play", self.own_game(), "-p", "Aki,Binh", status=3,
                          env={"XDG_STATE_HOME": str(self.folder / "file")})
        self.assertIn("--log", ran.err)

    def test_an_existing_log_is_never_written_over(self):
        self.tiny(lines=["aki"])
        whole = self.log.read_bytes()
        ran = self.tiny(status=3)
        self.assertIn(f"narrator resume {self.log}", ran.err)
        self.assertEqual(self.log.read_bytes(), whole)


class SecondWriter(table.Table):
    def test_it_is_refused_while_readers_are_not(self):
        self.tiny()
        with table.unbuffered(["resume", self.log], self.folder, self.env) as first:
            first.stdout.readline()
            for words in (["resume", self.log], ["tell", self.log, "aki"]):
                self.assertIn("another narrator", self.run_it(*words, status=3).err)
            self.state()
            self.run_it("replay", self.log)
            self.verify()
            first.stdin.write(b"aki\n")
            first.stdin.close()
            first.wait(10)
        self.resume("ja all")
        self.verify()

    def test_one_who_read_before_the_other_had_finished_is_refused_too(self):
        # The lock is held externally while the program starts; it must not trust what it read before getting it.
        self.tiny()
        for _ in range(20):
            before = len(self.answers())
            one = subprocess.Popen([table.PROGRAM, "tell", self.log, "aki"], cwd=self.folder,
                                   env=self.env,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            two = subprocess.Popen([table.PROGRAM, "tell", self.log, "note tea"], cwd=self.folder,
                                   env=self.env,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            wrote = one.wait(10) == 0
            two.wait(10)
            self.verify()
            self.assertEqual(len(self.answers()) > before, wrote,
                             "an answer that was acknowledged is gone")
            if wrote:
                self.run_it("tell", self.log, "undo", "note again")

    def test_the_lock_is_the_files(self):
        self.tiny()
        with open(self.log, "rb") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            self.resume(status=3)
        self.resume()


if __name__ == "__main__":
    table.main()
