"""Names of all kinds; rename, seat and leave: their records in the log. After each, the game verifies and can be
resumed."""
import json

import table


class Rename(table.Table):
    def names(self, *words):
        return [player["name"] for player in self.state(*words)["players"]]

    def said(self, *words):
        """Returns what a replay tells the moderator."""
        return self.run_it("replay", self.log, "--as", "moderator", *words).out

    def test_the_log_has_the_name_of_then_and_a_replay_the_name_of_now(self):
        self.tiny(lines=["binh", "tea", "rename binh Bob", "ja all but bob", "bob"])
        self.verify()
        self.assertEqual(self.names(), ["Aki", "Bob", "Chie"])
        self.assertEqual(self.state()["board"]["last"], "Bob")
        self.assertEqual(self.state()["question"]["of"], "Bob")
        [record] = [record for record in self.records() if "rename" in record]
        self.assertEqual((record["rename"], record["to"], record["after"]), ("Binh", "Bob", 6))
        self.assertEqual([a["answer"] for a in self.answers() if a["ask"] in ("who", "vote")],
                         ["Binh", {"Aki": "ja", "Bob": "nein", "Chie": "ja"}, "Bob"])
        told = self.said()
        self.assertRegex(told, r"4 [\d:]+ Who\? Bob\n(?s:.*?)Bob rolled \d")
        self.assertEqual(told.count("Binh"), 1)
        self.assertIn("name: Binh → Bob\n", told)
        self.assertRegex(told, r"8 [\d:]+ Who\? Bob\n(?s:.*?)Bob rolled \d")

    def test_the_facts_are_those_of_the_seat(self):
        self.tiny()
        hands = [player["hand"] for player in self.state("--as", "moderator")["players"]]
        self.resume("rename 3 Chloe")
        self.assertEqual(self.state("--as", "chloe")["players"][2]["hand"], hands[2])
        self.assertEqual(self.run_it("status", self.log, "--as", "chie", status=64).out, "")

    def test_replay_as_json_and_until(self):
        self.tiny(lines=["binh", "rename binh Bob", "tea", "ja all"])
        lines = self.run_it("replay", self.log, "--json", "--as", "bob").lines()
        asks = [line["ask"] for line in lines if "ask" in line]
        self.assertEqual((asks[0]["answer"], asks[0]["options"]), ("Bob", ["Aki", "Bob", "Chie"]))
        self.assertEqual((asks[1]["of"], asks[1]["answer"]), ("Bob", "tea"))
        says = [line["say"] for line in lines if "say" in line]
        self.assertEqual(says[0]["to"], ["Bob"])
        self.assertTrue(says[1]["text"].startswith("Bob rolled"))
        self.assertNotIn("Who?", self.said("--until", 3))

    def test_undo_redo_and_amend_go_across_it(self):
        self.tiny(lines=["binh", "tea", "ja all but binh", "chie", "undo 2", "rename binh Bob"])
        for line, asked, round_ in (
                ("redo", "vote", 2), ("amend 7 nein all but bob", "vote", 2), ("undo 3", "vote", 1),
                ("rename bob Bea", "vote", 1), ("redo", "vote", 2), ("amend 4 chie", "vote", 2)):
            self.resume(line)
            self.verify()
            state = self.state()
            self.assertEqual((state["question"]["id"], state["round"]), (asked, round_), line)
        self.assertEqual(self.names(), ["Aki", "Bea", "Chie"])
        self.assertNotIn("Binh", self.resume("history").out.split("name:")[0])

    def test_an_undo_behind_it_leaves_it(self):
        self.tiny(lines=["aki", "rename aki Akiko", "ja all", "undo"])
        self.assertEqual(self.names()[0], "Akiko")
        self.resume("ja all but akiko", "akiko")
        self.verify()

    def test_an_undo_right_after_it_takes_it_back(self):
        self.tiny(lines=["aki", "rename aki Akiko", "undo"])
        self.assertEqual((self.names()[0], self.state()["question"]["id"]), ("Aki", "vote"))
        self.resume("redo")
        self.assertEqual((self.names()[0], self.state()["question"]["id"]), ("Akiko", "vote"))
        self.resume("undo 2", "aki", "ja all")
        self.assertEqual(self.names()[0], "Aki")
        self.verify()

    def test_after_the_end_and_back_again(self):
        self.tiny("--set", "rounds=1", lines=["aki", "ja all", "rename aki Akiko", "rename akiko Aki"])
        self.assertEqual(self.state()["result"]["winners"], ["Aki"])
        self.resume("rename 1 秋子")
        self.assertEqual(list(self.state()["result"]["scores"]), ["秋子", "Binh", "Chie"])
        self.verify()

    def test_names_with_blanks_and_names_that_are_words(self):
        self.log.unlink(missing_ok=True)
        self.run_it("play", self.own_game(), "-p", "Mary,Mary Ann,nein", "--seed", "1", "--log", self.log,
                    lines=["mary ann", "rename mary ann  Mary Lou Smith ", "tea", "ja all but 3",
                           "rename nein ja", "rename mary all"])
        self.assertEqual(self.names(), ["all", "Mary Lou Smith", "ja"])
        self.verify()
        self.resume("who all", "ja all but 3", "who mary lou smith")
        self.verify()

    def test_what_is_refused_changes_nothing(self):
        self.tiny(lines=["aki"])
        before = self.log.read_bytes()
        for words, expected in (("rename", "rename Aki Robin"), ("rename aki", "rename Aki Robin"),
                                ("rename zoe Bob", "does not fit"), ("rename chei Bob", "Did you mean Chie?"),
                                ("rename 4 Bob", "seats are 1 to 3"),
                                ("rename aki Aki", "Expected another"), ("rename aki binh", "Binh has that name already"),
                                ("rename aki ＢＩＮＨ", "Binh has that name already"), ("rename aki #1", "rename Aki"),
                                ("rename aki A,B", "commas"), ("rename aki " + "x" * 41, "1 to 40"),
                                ("rename aki A\033[2J", "rename Aki"), ("rename aki \u202eX", "rename Aki")):
            ran = self.resume(words, status=2)
            self.assertIn(expected, ran.err, words)
            self.assertNotIn("\033", ran.err)
        self.assertEqual(self.log.read_bytes(), before)
        self.resume("rename aki AKI")  # changes only the case
        self.assertEqual(self.names()[0], "AKI")

    def test_for_programs(self):
        ran = self.tiny("--json", lines=["rename aki Akiko", "rename zoe Bob", "akiko"])
        keys = [next(iter(line)) for line in ran.lines()]
        self.assertEqual(keys[3:], ["ask", "ask", "error", "ask", "say", "ask"])
        self.assertEqual(ran.lines()[4]["ask"]["options"][0], "Akiko")
        self.assertTrue(ran.lines()[7]["say"]["text"].startswith("Akiko rolled"))

    def test_a_torn_rename_has_not_happened(self):
        self.tiny(lines=["aki", "rename aki Akiko"])
        self.log.write_bytes(self.log.read_bytes()[:-9])
        self.assertEqual(self.names()[0], "Aki")
        self.assertIn("torn", self.resume("rename aki Ann", "ja all").err)
        self.verify()
        self.assertEqual(self.names()[0], "Ann")

    def test_a_real_game(self):
        self.hitler("--deal", "all", lines=["random", "nominate 4", "rename dan Đan", "ja all", "history"])
        self.verify()
        self.assertEqual(self.state()["board"]["chancellor"], "Đan")
        self.resume("rename 1 Ai", "undo", "redo")
        self.verify()


class Seat(table.Table):
    def names(self):
        return [player["name"] for player in self.state()["players"]]

    def test_the_others_close_up(self):
        self.tiny(lines=["seat aki 3"])
        self.assertEqual(self.names(), ["Binh", "Chie", "Aki"])
        self.resume("seat 3 2", "seat aki 1")
        self.assertEqual(self.names(), ["Aki", "Binh", "Chie"])
        self.verify()

    def test_what_was_dealt_is_dealt_anew(self):
        ran = self.tiny(lines=["seat chie 1", "chie", "ja all"])
        self.assertIn("dealt again", ran.out)
        self.verify()
        dealt = [a for a in self.answers() if a["ask"] == "hand"]
        self.assertEqual([a["to"] for a in dealt], [["Aki"], ["Binh"], ["Chie"], ["Chie"], ["Aki"], ["Binh"]])
        self.assertEqual([p["hand"] for p in self.state("--as", "moderator")["players"]],
                         [a["answer"] for a in dealt[3:]])
        told = self.run_it("replay", self.log, "--as", "moderator").out
        self.assertEqual(told.count("You hold"), 3)

    def test_names_that_are_words_of_answers_change_seats(self):
        for game, name, lines in (("werewolf", "nobody", ["unknown", "A", "5"]), ("secret-hitler", "random", ["unknown", "5"]),
                                  ("secret-hitler", "unknown", ["unknown", "A"]), ("secrets", "centre", ["unknown", "A"])):
            for rename in ([], ["rename 5 Zoe"]):
                self.log.unlink(missing_ok=True)
                self.run_it("play", game, "-p", f"A,B,C,D,{name}", "--deal", "none", "--log", self.log,
                            lines=[*lines, *rename, "seat A 2"])
                self.assertIn("all as logged", self.run_it("verify", self.log).out)

    def test_a_later_deal_is_the_same_after_resuming(self):
        self.tiny("--json", lines=["seat chie 1", "binh", "undo"])
        before = self.resume("aki", "undo").out
        self.assertEqual(self.resume("aki", "undo").out.replace("\n", ""), before.replace("\n", ""))

    def test_what_somebody_was_dealt_stays_theirs(self):
        self.tiny(lines=["aki", "ja all"])
        before = self.log.read_bytes()
        self.assertIn("would go to other players", self.resume("seat chie 1", status=2).err)
        self.assertEqual(self.log.read_bytes(), before)
        self.resume("undo 2", "seat aki 2")
        self.assertIn("nothing to redo", self.resume("redo", status=2).err)
        self.verify()

    def test_what_is_no_seat(self):
        self.tiny()
        for words, expected in (("seat", "1 to 3"), ("seat aki", "1 to 3"), ("seat aki 4", "1 to 3"),
                                ("seat aki 0", "seat Aki 2"), ("seat aki x", "seat Aki 2"),
                                ("seat aki 1", "already"), ("seat zoe 2", "does not fit")):
            self.assertIn(expected, self.resume(words, status=2).err, words)
        self.verify()


class Leave(table.Table):
    def left(self):
        return [player["name"] for player in self.state()["players"] if player.get("left")]

    def test_status_tells_who_has_left_until_the_seat_is_taken(self):
        ran = self.tiny(lines=["leave binh", "status"])
        self.assertIn("Binh has left the table.", ran.out)
        self.assertIn("Has left the table: Binh", ran.out)
        self.assertEqual(self.left(), ["Binh"])
        self.resume("leave 3", "aki")
        self.assertEqual(self.left(), ["Binh", "Chie"])
        self.assertIn("Dora takes over Binh's seat", self.resume("rename binh Dora").out)
        self.assertIn("Chie is back", self.resume("rename chie Chie").out)
        self.assertEqual(self.left(), [])
        self.verify()

    def test_a_game_says_what_it_means(self):
        ran = self.hitler(lines=["leave dan"])
        self.assertIn("“leave Dan waits” the seat has no vote, nomination or office", ran.out)
        self.assertIn('"left":true', json.dumps(self.state(), separators=(",", ":")))

    def test_what_is_refused(self):
        self.tiny("--set", "rounds=1", lines=["leave aki"])
        for words, expected in (("leave", "leave Aki"), ("leave aki", "rename Aki NAME"),
                                ("leave zoe", "does not fit"), ("leave binh chie", "leave Aki")):
            self.assertIn(expected, self.resume(words, status=2).err, words)
        self.resume("aki", "ja all")
        self.assertIn("over", self.resume("leave binh", status=2).err)


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
        self.assertIn("Ruling – Anna Maria, role: Liberal.", ran.out)
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
