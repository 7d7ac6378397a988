"""What is misspelt on the command line is told with what is nearest to it, and where to look; words that are no
numbers; characters that turn a line round."""
import json
import time

import table


class CommandLine(table.Table):
    def refused(self, *words):
        return self.run_it(*words, status=64).err

    def test_a_command(self):
        self.assertIn("there is no command 'ply'; did you mean play?", self.refused("ply"))

    def test_an_option(self):
        for words, wrong, meant in ((("play", "--plyers", "Aki,Binh"), "--plyers", "--players"),
                                    (("stats", "--bye=role"), "--bye=role", "--by")):
            err = self.refused(*words)
            self.assertIn(f"not expected: {wrong}; did you mean '{meant}'?\nnarrator {words[0]} --help tells", err)
        self.assertNotIn("did you mean", self.refused("stats", "--zzzzzz"))
        self.assertNotIn("did you mean", self.refused("play", "secret-hitler", "again", "and-again"))


class OddWords(table.Table):
    def test_numbers_that_are_none_are_refused(self):
        for words in (["play", self.own_game(), "-p", "Aki,Binh,Chie", "--seed", "zz"],
                      ["play", "./tiny", "-p", "Aki,Binh,Chie", "--seed", ""],
                      ["play", "./tiny", "-p", "Aki,Binh,Chie", "--seed", "a" * 65],
                      ["play", "./tiny", "-p", "Aki,Binh,Chie", "--pace", "nan"],
                      ["play", "./tiny", "-p", "Aki,Binh,Chie", "--pace", "inf"],
                      ["play", "./tiny", "-p", "Aki,Binh,Chie", "--pace", "-1"],
                      ["simulate", "./tiny", "-p", "99999999"], ["simulate", "./tiny", "-p", "6"],
                      ["simulate", "./tiny", "--seed", "zz"]):
            with self.subTest(words):
                begun = time.monotonic()
                self.run_it(*words, status=64)
                self.assertLess(time.monotonic() - begun, 20)

    def test_help_is_told_however_it_is_asked_for(self):
        for asked, flag in (([], []), (["play"], ["play"])):
            self.assertEqual(self.run_it("help", *asked).out, self.run_it(*flag, "--help").out)
        self.assertIn("did you mean play?", self.run_it("help", "plya", status=64).err)
        said = self.run_it("play", "secret-hitler", "--lang", "fr", status=64).err
        self.assertTrue(said.startswith("narrator: "), said)
        self.assertIn("narrator play --help", said)

    def test_what_turns_a_line_round_is_a_number_in_json(self):
        typed = "a\u202eb\u2066c\u200fd"
        out = self.tiny("--json", lines=[f"claim aki {typed}", typed]).out + self.run_it("status", self.log, "--json").out
        for character in "\u202e\u2066\u200f":
            self.assertNotIn(character, out)
        claims = [json.loads(line)["claim"] for line in out.splitlines() if '"claim"' in line and '"phase"' not in line]
        self.assertIn(typed, claims[0]["said"])


if __name__ == "__main__":
    table.main()
