"""Names of all kinds, and words that are names as well."""
import json

import table


class Names(table.Table):
    def game(self, names, lines=(), status=0, **more):
        self.log.unlink(missing_ok=True)
        return self.run_it("play", self.own_game(), "-p", names, "--seed", "1", "--log", self.log,
                           *more.pop("words", []), lines=lines,
                           status=status, **more)

    def last(self, question):
        return [a["answer"] for a in self.answers() if a["ask"] == question][-1]

    def test_japanese_and_vietnamese(self):
        self.game("秋子、健太、美咲", ["健太", "tea", "ja all but 美咲", "美"])
        self.assertEqual(self.last("who"), "美咲")
        self.assertEqual(self.last("vote"), {"秋子": "ja", "健太": "ja", "美咲": "nein"})
        self.game("Tiến,Hoà,Đức", ["tien", "ja all", "duc", "ja all but hoa"])
        self.assertEqual(self.last("who"), "Đức")
        self.assertEqual(self.last("vote"), {"Tiến": "ja", "Hoà": "nein", "Đức": "ja"})
        self.verify()

    def test_accents_tell_people_apart(self):
        self.game("Hoa,Hòa,Hóa", ["hoa", "ja all", "hòa", "tea", "ja all"])
        self.assertEqual([a["answer"] for a in self.answers() if a["ask"] == "who"], ["Hoa", "Hòa"])
        self.assertEqual(self.state("--as", "Hóa")["players"][2]["hand"],
                         self.state("--as", "moderator")["players"][2]["hand"])

    def test_combining_marks_are_composed(self):
        self.game("Tie\u0302\u0301n,Binh", ["Ti\u1ebfn"])
        self.assertEqual(self.last("who"), "Ti\u1ebfn")

    def test_what_is_no_name(self):
        for names in ("Aki,,Chie", "", " , ", "Aki,A\033[2Jx", "Aki,A\tB", "Aki," + "x" * 41,
                      "Aki,aki", "Aki,ＡＫＩ", "Aki,#2", "Aki,\u202eX"):
            ran = self.game(names, status=64)
            self.assertNotIn("\033", ran.err)
            self.assertFalse(self.log.exists())

    def test_names_with_blanks(self):
        self.game("Mary Ann,Mary Lou,Vote Smith", ["mary l", "tea", "ja all", "vote smith"])
        self.assertEqual(self.last("who"), "Vote Smith")
        self.resume("vote ja all but mary ann")
        self.assertEqual(self.last("vote"),
                         {"Mary Ann": "nein", "Mary Lou": "ja", "Vote Smith": "ja"})

    def test_the_last_word_of_a_name(self):
        for typed, meant in (("an", "Nguyễn An"), ("bình", "Trần Bình"), ("o'neil", "O’Neil"), ("anh", "Anh")):
            self.game("Nguyễn An,O’Neil,Anh,Trần Bình", ["who " + typed])
            self.assertEqual(self.last("who"), meant)
        self.game("Nguyễn An,Lê An", ["who an"], status=2)
        self.game("Nguyễn An,An", ["who an"])
        self.assertEqual(self.last("who"), "An")

    def test_names_that_are_words_of_the_game(self):
        self.game("ja,nein,all", ["ja", "ja all but 2"])
        self.assertEqual(self.last("who"), "ja")
        self.assertEqual(self.last("vote"), {"ja": "ja", "nein": "nein", "all": "ja"})
        self.resume("who nein", "tea", "nein all", "who 3")
        self.assertEqual(self.last("who"), "all")
        self.verify()

    def test_names_that_are_commands(self):
        self.game("undo,quit,Help", ["who undo", "ja all", "2", "tea", "ja all", "who help"])
        self.assertEqual([a["answer"] for a in self.answers() if a["ask"] == "who"],
                         ["undo", "quit", "Help"])
        self.verify()

    def test_names_that_are_numbers(self):
        self.game("3,Aki,1", ["who 2", "tea", "ja all"])
        self.assertEqual(self.last("who"), "Aki")
        self.verify()

    def test_names_that_are_readers(self):
        self.game("moderator,public,Chie", ["chie"])
        self.assertIsNone(self.state("--as", "public")["players"][1]["hand"])
        self.assertIsNotNone(self.state("--as", "2")["players"][1]["hand"])

    def test_a_player_named_as_an_option(self):
        self.run_it("play", "secret-hitler", "-p", "random,unknown,Fascist,Dan,Emi", "--log",
                    self.log, "--deal", "none",
                    lines=["roles unknown", "first-president 1", "nominate 2"])
        self.verify()
        self.assertEqual(self.state()["board"]["president"], "random")

    def test_a_name_of_two_words_where_more_follows_it(self):
        names = "Anna Maria,Binh,Chie,Dan,Emi"
        ran = self.run_it("play", "secret-hitler", "-p", names, "--log", self.log, "--deal", "none", lines=[
            "unknown", "binh", "leave anna maria", "leave Anna Maria waits", "correct seat Anna Maria plays",
            "correct role anna maria liberal", "amend 5 role Anna Maria fascist"])
        self.assertIn("Ruling: the role (Anna Maria): Liberal.", ran.out)
        self.assertEqual([record["answer"] for record in self.answers() if record["ask"] == "seat"], ["waits", "plays"])
        self.assertEqual([record["amend"] for record in self.records() if "amend" in record], [5])
        self.verify()

    def test_names_are_quoted_safely_in_json(self):
        names = ['Q"uote', "Back\\slash", "<b>"]
        ran = self.game(",".join(names), ["1"], words=["--json"])
        self.assertEqual(ran.lines()[3]["ask"]["options"], names)
        self.assertEqual([p["name"] for p in self.state()["players"]], names)


class SameEverywhere(table.Table):
    def played(self, name, **env):
        log = self.folder / name
        lines = ["random", "nominate 2", "vote ja all", "enact l", "nominate 3", "nein all"]
        ran = self.run_it("play", "secret-hitler", "-p", table.SEVEN, "--seed", "beef", "--lang",
                          "en", "--log", log, lines=lines, env=env,
                          status=None)
        records = [json.loads(line) for line in log.read_text().splitlines()]
        for record in records:
            record.pop("h")
            record.pop("at", None)
        return records, ran.out.replace(str(log), "LOG")

    def test_seed_and_inputs_make_the_log(self):
        first = self.played("one")
        self.assertEqual(self.played("two"), first)
        for locale in ("C", "C.UTF-8", "de_DE.UTF-8", "ja_JP.UTF-8", "tr_TR.UTF-8"):
            self.assertEqual(self.played(locale, LC_ALL=locale, TZ="Asia/Tokyo"), first)

    def test_typing_order_does_not_matter(self):
        self.tiny(lines=["aki", "nein chie ja aki binh"])
        self.assertEqual(list(self.answers()[-1]["answer"].items()),
                         [("Aki", "ja"), ("Binh", "ja"), ("Chie", "nein")])


if __name__ == "__main__":
    table.main()
