"""The memory of the whole process, not only Lua's, with rules that take all they can get: narrator-lua(7) says how much
more than with honest rules it may be. Repeated failures leave nothing behind."""
import os
import pathlib
import subprocess
import unittest

import table

MOST, MOST_OF_ALL = 80 << 10, 256 << 10  # KiB, from narrator-lua(7): for a single thing, and for everything together
ATTACKS = pathlib.Path(__file__).resolve().parents[1] / "attacks"
SANITIZED = b"__asan_init" in pathlib.Path(table.PROGRAM).read_bytes()
LAST = "no such word"

# What the rules of "tiny" do at each choice of a player; what is taken "turn by turn" is repeated.
GREED = {
    "texts that grow": "local s = 'x' while true do s = s .. s end",
    "tables": "local t = {} for i = 1, 1 << 40 do t[i] = { i } end",
    "the state": "g.t = {} for i = 1, 1 << 40 do g.t[i] = ('x'):rep(4000) .. i end",
    "texts made by natives": "local t = {} for i = 1, 1 << 40 do t[i] = ('x'):rep(65536) .. i end",
    "a snapshot of many keys": "local t = {} for i = 1, 1 << 18 do t[i] = true end pairs(t)",
    "a snapshot of long keys": "local t = {} for i = 1, 1 << 18 do t['key' .. i] = true end pairs(t)",
    "values that are handed over": "local t = {} for i = 1, 95000 do t[i] = 'w' .. i % 100 end announce('voted', { ja = t })",
    "values in lists in lists": "local t = 'a' for i = 1, 14 do t = { t } end local l = {} for i = 1, 6000 do l[i] = t end "
                                "announce('voted', { ja = l })",
    "texts turn by turn": "for i = 1, 200 do announce('voted', { ja = ('x'):rep(4000) }) end",
    "lists of texts turn by turn": "local t = {} for i = 1, 200 do t[i] = ('x'):rep(4000) end announce('voted', { ja = t })",
    "facts turn by turn": "local t = {} for i = 1, 3000 do t[i] = 'w' end for _ = 1, 30 do reveal(who, who, 'hand', t) end",
    "an audience": "local t = {} for i = 1, 9000 do t[i] = who end for _ = 1, 10 do reveal(t, who, 'hand', 'x') end",
    "everything turn by turn": "g.kept = g.kept or {} for i = 1, 200 do g.kept[i] = ('x'):rep(4000) .. i end "
                               "announce('voted', { ja = g.kept }) local f = {} for i = 1, 3000 do f[i] = 'w' end "
                               "reveal(who, who, 'hand', f) if g.round == 19 then "
                               "local s = 'x' while true do s = s .. s g.kept[#g.kept + 1] = s end end",
    "a failure": "local t = { [1.5] = 1 } for i = 1, 20000 do t[i] = true end pairs(t)",
}


@unittest.skipIf(SANITIZED, "a sanitizer has memory of its own")
@unittest.skipUnless(os.path.exists("/proc/self/status"), "the most memory a program had is told otherwise here")
class Memory(table.Table):
    def most(self, *words, lines):
        """Returns the maximum memory of a game in KiB after these lines were read, and whether all of them were."""
        self.log.unlink(missing_ok=True)
        with table.unbuffered([*words, "--seed", "1", "--log", self.log, "--json"], self.folder, self.env) as game:
            try:
                game.stdin.write("".join(f"{line}\n" for line in [*lines, LAST]).encode())
                game.stdin.flush()
            except BrokenPipeError:  # the rules were not even loaded
                pass
            while (line := game.stdout.readline()) and LAST.encode() not in line:
                pass
            if line:
                status = pathlib.Path(f"/proc/{game.pid}/status").read_text()
                return int(status.partition("VmHWM:")[2].split()[0])
            _, status, used = os.wait4(game.pid, 0)
            game.returncode = os.waitstatus_to_exitcode(status)
            self.assertEqual(game.returncode, 4)
            return used.ru_maxrss

    def tiny_with(self, greed, lines):
        honest = "function rule.chosen(g, who) g.last = who"
        rules = table.RULES.replace("max = 9", "max = 9999").replace("default = 3", "default = 9999")
        self.own_game(rules=rules.replace(honest, f"{honest} {greed}"))
        return self.most("play", "./tiny", "-p", "Aki,Binh,Chie", lines=lines)

    def test_what_a_rule_takes(self):
        honest = self.tiny_with("", ["aki", "ja all"])
        for name, greed in GREED.items():
            with self.subTest(name):
                taken = self.tiny_with(greed, ["aki", "ja all"] * (25 if "turn by turn" in name else 1)) - honest
                self.assertLess(taken, MOST_OF_ALL if "everything" in name else MOST)

    def test_what_the_attacks_take(self):
        words = ["play", ATTACKS / "victim", "-p", "Aki,Binh,Chie"]
        evening = ["aki", "ja all", "", "yes"]
        honest = self.most(*words, lines=evening)
        attacks = sorted((ATTACKS / "memory").glob("*.lua"))
        self.assertGreater(len(attacks), 20)
        for attack in attacks:
            with self.subTest(attack.name):
                self.assertLess(self.most(*words, "-v", attack, lines=evening) - honest, MOST)

    def test_what_fails_leaves_nothing(self):
        """A failure inside a native function of the library, which held a megabyte at that time."""
        few, many = (self.tiny_with(GREED["a failure"], ["aki"] * times) for times in (5, 60))
        self.assertLess(many - few, 8 << 10)


if __name__ == "__main__":
    table.main()
