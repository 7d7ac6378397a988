"""Exit statuses, batch input, and JSON for other programs."""
import json
import table


class ExitStatus(table.Table):
    def test_0_end_of_input_keeps_the_game_and_names_the_resume_command(self):
        ran = self.tiny(lines=["binh"])
        self.assertIn(f"narrator resume {self.log}", ran.out)
        self.assertEqual(self.state()["question"]["id"], "whisper")

    def test_0_at_the_end_of_the_game_nothing_is_left_to_resume(self):
        ran = self.tiny("--set", "rounds=1", lines=["aki", "ja all"])
        self.assertNotIn("narrator resume", ran.out)
        self.assertEqual(self.state()["result"]["reason"], "rounds")

    def test_2_batch_stops_at_the_first_refused_line(self):
        ran = self.tiny(lines=["# a comment", "", "aki", "ja sometimes", "nein all"], status=2)
        self.assertTrue(ran.err.startswith("line 4: "), ran.err)
        self.assertEqual(self.state()["question"]["id"], "vote")
        self.assertEqual(self.answers()[-1]["ask"], "die")

    def test_3_no_log_and_no_game_in_it(self):
        self.assertIn("cannot read", self.run_it("resume", "nothing.jsonl", status=3).err)
        (self.folder / "empty").write_text("")
        self.run_it("resume", "empty", status=3)
        (self.folder / "other").write_text('{"some":"json"}\n')
        self.assertIn("other:1:", self.run_it("status", "other", status=3).err)

    def test_3_the_folder_itself_is_no_log(self):
        self.run_it("resume", self.folder, status=3)

    def test_4_a_bad_script(self):
        (self.folder / "mine.lua").write_text("around('no_such_rule', function() end)")
        self.run_it("play", "secret-hitler", "-p", table.SEVEN, "-v", "mine.lua", status=4)

    def test_64_words_that_mean_nothing(self):
        self.assertIn("play", self.run_it(status=64).err)
        self.assertIn("did you mean play?", self.run_it("pley", status=64).err)
        self.run_it("play", "--nonsense", status=64)
        self.assertIn("secret-hitler",
                      self.run_it("play", "secret-hilter", "-p", table.SEVEN, status=64).err)
        self.assertIn("5 to 10",
                      self.run_it("play", "secret-hitler", "-p", "Aki,Binh", status=64).err)
        self.assertIn("-p", self.run_it("play", "secret-hitler", status=64).err)
        self.assertIn("dead-can-talk", self.hitler("-v", "dead-can-tlak", status=64).err)
        self.assertIn("roles", self.hitler("--deal", "rolls", status=64).err)
        self.run_it("replay", status=64)

    def test_64_settings(self):
        self.assertIn("1 to 9", self.tiny("--set", "rounds=10", status=64).err)
        self.assertIn("did you mean rounds?", self.tiny("--set", "round=2", status=64).err)
        self.assertIn("key=value", self.tiny("--set", "rounds", status=64).err)

    def test_help_and_version(self):
        self.assertRegex(self.run_it("--version").out, r"^narrator \d")
        everything = self.run_it("--help").out
        for command in ("play", "resume", "tell", "status", "replay", "verify", "games",
                        "variants"):
            self.assertIn(command, everything)
            self.run_it(command, "--help")


class Batch(table.Table):
    def test_answers_may_be_led_by_the_id_of_their_question(self):
        self.tiny(lines=["who 2", "whisper tea", "vote ja all but 3"])
        self.assertEqual([a["ask"] for a in self.answers() if "chance" not in a],
                         ["who", "whisper", "vote"])

    def test_the_id_of_another_question_is_pointed_out(self):
        ran = self.tiny(lines=["vote ja all"], status=2)
        self.assertIn("“vote” answers a different question from the one being asked", ran.err)

    def test_windows_lines_and_a_last_line_without_end(self):
        self.tiny(lines="aki\r\nja all\r\nbinh")
        self.assertEqual(self.state()["question"]["id"], "whisper")

    def test_tell_is_play(self):
        self.tiny()
        self.run_it("tell", self.log, "aki", "ja all")
        self.assertEqual(self.state()["round"], 2)
        ran = self.run_it("tell", self.log, "# no answer", "zoe", status=2)
        self.assertTrue(ran.err.startswith("line 2: "), ran.err)

    def test_quit_leaves_what_follows_unread(self):
        self.tiny(lines=["aki", "quit", "nonsense"])

    def test_an_answer_after_the_end_is_refused(self):
        ran = self.tiny("--set", "rounds=1", lines=["aki", "ja all", "aki"], status=2)
        self.assertIn("line 3: The game is over", ran.err)

    def test_resume_without_a_log_takes_the_newest_unfinished_game(self):
        game = self.own_game()
        self.run_it("play", game, "-p", "Aki,Binh", lines=["binh"])
        self.run_it("play", game, "-p", "Chie,Dan", "--set", "rounds=1", lines=["1", "ja all"])
        self.assertIn("Binh", self.run_it("resume", "--json").asked()["of"])

    def test_resume_without_a_log_says_what_is_wrong_with_the_newest(self):
        game = self.own_game()
        self.run_it("play", game, "-p", "Aki,Binh", lines=["binh"])
        [log] = (self.folder / "state" / "narrator").iterdir()
        self.run_it("play", game, "-p", "Chie,Dan", lines=["1"])
        [newest] = set(log.parent.iterdir()) - {log}
        text = newest.read_text(encoding="utf-8")
        newest.write_text(text.replace('"at":"20', '"at":"19', 1), encoding="utf-8")
        ran = self.run_it("resume", status=3)
        self.assertIn(f"{newest}:", ran.err)
        newest.write_text("nothing of ours\n", encoding="utf-8")
        ran = self.run_it("resume", "--json")
        self.assertIn("Binh", ran.asked()["of"])
        self.assertTrue(ran.err.startswith(
            f"Passed over: {newest}:1: this is not a line of a narrator log\n"), ran.err)

    def test_a_damaged_log_says_how_to_go_on(self):
        self.tiny(lines=["aki"])
        text = self.log.read_text(encoding="utf-8")
        self.log.write_text('"at":"19'.join(text.rsplit('"at":"20', 1)), encoding="utf-8")
        self.assertIn("\nThe lines above it are sound: copy them", self.run_it("resume", self.log, status=3).err)
        self.assertNotIn("sound", self.run_it("resume", "nowhere.jsonl", status=3).err)
        first, *_ = text.splitlines(keepends=True)
        for broken in ("hello\n", first, first + "hello\n", first.replace('"game"', '"gone"') + "hello\n"):
            self.log.write_text(broken, encoding="utf-8")
            err = self.run_it("resume", self.log, status=3).err
            self.assertNotIn("sound", err, broken)
            self.assertIn("\nAnother game is resumed by its log", err, broken)

    def test_a_name_that_is_a_number_goes_before_a_seat(self):
        self.run_it("play", self.own_game(), "-p", "3,1,2", "--log", self.log, lines=["who 1", "coffee"])
        for who, heard in (("1", True), ("2", False), ("3", False)):
            for words in (("replay", self.log), ("report", self.log, "--format", "text")):
                said = self.run_it(*words, "--as", who).out
                self.assertEqual("You whispered coffee." in said, heard, (words, who))

    def test_a_replay_to_the_end_tells_who_won(self):
        self.tiny("--set", "rounds=1", lines=["aki", "ja all"])
        told = self.run_it("replay", self.log).out
        self.assertIn("Winner: ", told)
        self.assertNotIn("Winner: ", self.run_it("replay", self.log, "--until", "1").out)

    def test_a_question_mark_is_help_and_no_answer(self):
        ran = self.run_it("play", "wheel-of-history", "-p", "Aki,Binh", "--log", self.log, lines=["?", "？"])
        self.assertEqual(ran.out.count("Shuffle the 25 cards"), 2, ran.out)
        self.assertEqual(self.state()["answers"], 0)

    def test_logs_lie_in_the_state_folder_and_are_private(self):
        self.run_it("play", self.own_game(), "-p", "Aki,Binh")
        [log] = (self.folder / "state" / "narrator").iterdir()
        self.assertRegex(log.name, r"^\d{4}-\d\d-\d\d-tiny-1\.jsonl$")
        self.assertEqual(log.stat().st_mode & 0o777, 0o600)
        self.assertEqual(log.parent.stat().st_mode & 0o777, 0o700)

    def test_to_look_makes_no_state_folder_and_needs_none(self):
        self.env["XDG_STATE_HOME"] = self.folder / "nothing"
        self.assertIn("there is no log in", self.run_it("status", status=64).err)
        self.assertIn("no finished games", self.run_it("stats").out)
        self.run_it("logs")
        self.assertFalse((self.folder / "nothing").exists())
        self.env["XDG_STATE_HOME"] = "/dev/null"
        self.assertIn("there is no log in /dev/null/narrator; name one", self.run_it("status", status=64).err)
        self.assertNotIn("--log", self.run_it("stats").err)

    def test_without_a_state_folder_a_log_that_is_named_is_played_to_its_end(self):
        game = self.own_game()
        del self.env["XDG_STATE_HOME"]
        for place in ({"HOME": ""}, {"HOME": "here"}, {"XDG_STATE_HOME": "here", "HOME": "here"}, {"XDG_STATE_HOME": "/dev/null"}):
            with self.subTest(place):
                ran = self.run_it("play", game, "-p", "Aki,Binh", status=3, env=place)
                self.assertIn("with --log", ran.err)
                ran = self.run_it("play", game, "-p", "Aki,Binh", "--set", "rounds=1", "--log", self.log, lines=["aki", "ja all"],
                                  env=place)
                self.assertIn("The game is over", ran.out)
                self.log.unlink()
        self.assertEqual([path.name for path in self.folder.iterdir()], ["tiny"])


class Json(table.Table):
    def keys(self, ran):
        for line in ran.lines():
            self.assertEqual(len(line), 1, line)
        return [next(iter(line)) for line in ran.lines()]

    def test_play_says_asks_and_ends(self):
        ran = self.tiny("--json", "--set", "rounds=1", lines=["aki", "ja all"])
        self.assertEqual(self.keys(ran), ["say"] * 3 + ["ask", "say", "ask", "say", "end"])
        asks = [line["ask"] for line in ran.lines() if "ask" in line]
        self.assertEqual(asks[0],
                         {"id": "who", "of": None, "kind": "player",
                          "options": ["Aki", "Binh", "Chie"]})
        self.assertEqual(asks[1],
                         {"id": "vote", "of": None, "kind": "ballots", "options": ["ja", "nein"],
                                   "voters": ["Aki", "Binh", "Chie"]})
        self.assertEqual(ran.lines()[-1]["end"], self.state()["result"])
        self.assertEqual(ran.lines()[0]["say"]["to"], ["Aki"])

    def test_a_refused_line_gives_error_then_the_question_again_and_goes_on(self):
        ran = self.tiny("--json", lines=["zoe", "undo", "amend 9 aki", "binh"])
        self.assertEqual(self.keys(ran)[3:],
                         ["ask", "error", "ask", "error", "ask", "error", "ask", "say", "ask"])
        self.assertEqual(ran.asked()["secret"], True)
        self.assertEqual(set(next(line for line in ran.lines() if "error" in line)["error"]),
                         {"text"})

    def test_nothing_else_is_on_standard_output(self):
        ran = self.tiny("--json",
                        lines=["aki", "note tea", "history", "help", "undo", "redo", "undo",
                               "quit"])
        self.assertLessEqual(set(self.keys(ran)), {"say", "ask", "end"})
        self.assertIn("narrator resume", ran.err)

    def test_resume_and_tell_speak_it_too(self):
        self.tiny(lines=["aki"])
        self.assertEqual(self.keys(self.run_it("tell", self.log, "--json", "zoe", "ja all")),
                         ["ask", "error", "ask", "say", "ask"])
        self.assertEqual(self.keys(self.run_it("resume", self.log, "--json")), ["ask"])

    def test_replay_tells_the_moderator_what_play_said(self):
        played = self.tiny("--json", lines=["binh", "tea", "ja all", "1"])
        replayed = self.run_it("replay", self.log, "--json", "--as", "moderator").lines()
        answers = []
        for line in replayed:
            if "answer" in line.get("ask", {}):
                answers.append((line["ask"].pop("n"), line["ask"].pop("answer")))
        self.assertEqual(replayed, played.lines())
        self.assertEqual(answers,
                         [(4, "Binh"), (6, "tea"), (7, {"Aki": "ja", "Binh": "ja", "Chie": "ja"}),
                          (8, "Aki")])

    def test_replay_keeps_secrets_from_who_may_not_see_them(self):
        self.tiny("--json", lines=["binh", "tea", "ja all"])
        public = self.run_it("replay", self.log, "--json").out
        self.assertNotIn("tea", public)
        self.assertNotIn("hold", public)
        self.assertNotIn("coffee", public)
        binh = self.run_it("replay", self.log, "--json", "--as", "binh").out
        self.assertIn('"answer":"tea"', binh)
        self.assertEqual(binh.count("You hold"), 1)
        for words in ([], ["--as", "aki"]):
            text = self.run_it("replay", self.log, *words).out
            self.assertNotIn("tea", text)
        self.assertIn("tea", self.run_it("replay", self.log, "--as", "2").out)

    def test_replay_until(self):
        self.tiny("--set", "rounds=1", lines=["aki", "ja all"])
        numbered = {a["n"]: a for a in self.answers()}
        for until in range(0, len(numbered) + 2):
            ran = self.run_it("replay", self.log, "--json", "--as", "moderator", "--until", until)
            self.assertEqual("end" in self.keys(ran), until >= len(numbered))
            expected = sum(len(a["say"]) for a in numbered.values() if a["n"] <= until)
            self.assertEqual(self.keys(ran).count("say"), expected)
        text = self.run_it("replay", self.log, "--until", 1).out
        self.assertIn("Who? Aki", text)
        self.assertNotIn("Vote!", text)


class Status(table.Table):
    def test_fields(self):
        self.tiny(lines=["aki"])
        state = self.state()
        self.assertEqual(list(state),
                         ["game", "variants", "answers", "phase", "round", "players", "board",
                          "question", "result", "testimony", "findings", "false_claims"])
        self.assertEqual((state["game"], state["variants"], state["answers"]), ("tiny", [], 2))
        self.assertEqual(self.state("--as", "moderator")["answers"], 5)  # three hands are dealt
        self.assertEqual((state["phase"], state["round"], state["result"]), ("playing", 1, None))
        self.assertEqual(state["board"]["last"], "Aki")
        self.assertEqual(state["players"][1], {"name": "Binh", "seat": 2, "hand": None})

    def test_secrets_are_for_those_entitled_to_them(self):
        self.tiny(lines=["binh"])
        hands = {who: [p["hand"] for p in self.state("--as", who)["players"]] for who in ("public", "moderator", "Aki", "2")}
        told = hands["moderator"]
        self.assertNotIn(None, told)
        self.assertEqual(hands["public"], [None, None, None])
        self.assertEqual(hands["Aki"], [told[0], None, None])
        self.assertEqual(hands["2"], [None, told[1], None])
        for who, sees in (("public", False), ("aki", False), ("moderator", True), ("BINH", True)):
            question = self.state("--as", who)["question"]
            self.assertEqual((question["id"], question["of"], question["secret"]),
                             ("whisper", "Binh", True))
            self.assertEqual("options" in question, sees)
            self.assertEqual("tea" in json.dumps(question), sees)

    def test_what_players_take_roles_to_be(self):
        """Wolves see each other, but not which kind of wolf; the fool sees a seer. The moderator knows better."""
        self.run_it("play", "werewolf", "-p", "A,B,C,D,E,F,G,H", "--deal", "none", "-v", "white-wolf", "--set", "wolves=1",
                    "--log", self.log, lines=["wolf white seer doctor villager villager villager villager", "nobody"])

        def role(of, reader):
            return self.state("--as", reader)["players"]["ABCDEFGH".index(of)].get("role")
        self.assertEqual([role("A", "B"), role("B", "A"), role("B", "B"), role("B", "moderator")],
                         ["wolf", "wolf", "white-wolf", "white-wolf"])
        self.log.unlink()
        self.run_it("play", "werewolf", "-p", "A,B,C,D,E,F,G,H", "--seed", "1", "-v", "fool", "--log", self.log,
                    lines=["nobody"])
        fool = next(one["name"] for one in self.state("--as", "moderator")["players"] if one["role"] == "fool")
        self.assertEqual(role(fool, fool), "seer")
        for reader in [one["name"] for one in self.state()["players"]]:
            self.assertIn(self.state("--as", reader)["question"]["id"], (None, "seer"))

    def test_a_reader_nobody_knows(self):
        self.tiny()
        self.assertIn("did you mean Chie?",
                      self.run_it("status", self.log, "--json", "--as", "chei", status=64).err)

    def test_a_real_game(self):
        self.hitler("-v", "dead-can-talk", lines=["random", "nominate 2", "vote ja all"])
        for who in ("public", "moderator", *table.SEVEN.split(",")):
            state = self.state("--as", who)
            self.assertEqual(list(state),
                             ["game", "variants", "answers", "phase", "round", "players", "board",
                              "question", "result", "testimony", "findings", "false_claims"])
            self.assertEqual(state["variants"], ["dead-can-talk"])
            for player in state["players"]:
                self.assertLessEqual({"name", "seat", "alive", "role"}, set(player))
            self.assertEqual(set(state["board"]),
                             {"liberal", "fascist", "tracker", "draw", "discard", "president",
                              "chancellor"})
            if who == "public":
                self.assertEqual([p["role"] for p in state["players"]], [None] * 7)
            elif who != "moderator":
                self.assertIsNotNone(next(p for p in state["players"] if p["name"] == who)["role"])


class Board(table.Table):
    def test_a_name_written_from_right_to_left_is_sent_to_the_board(self):
        self.run_it("play", "wheel-of-history", "-p", "שלום,Binh", "--deal", "all", "--log", self.log, lines=["binh"])
        self.assertEqual([seat["name"] for seat in self.board()["seats"]], ["שלום", "Binh"])

    def test_what_lies_face_down_is_on_the_board_of_those_who_know_it_alone(self):
        self.run_it("play", "secret-agent", "-p", "Aki,Binh,Chie", "--deal", "deck", "--seed", "5a2",
                    "--log", self.log, lines=["random", "R8", "guess R8", "R12 G10"])

        def counts(*words):
            return [row["contacts"] for row in self.state(*words)["board"]["players"]]

        everything = counts("--as", "moderator")
        self.assertNotIn(None, everything)
        self.assertIn(None, counts())
        for seat, name in enumerate(["Aki", "Binh", "Chie"]):
            own = counts("--as", name)
            self.assertEqual(own[seat], everything[seat])
            self.assertEqual(own.count(None), counts().count(None) - (counts()[seat] is None))


class CalmLine(table.Table):
    """The status line above each question fits into one line of a common terminal, with common names."""

    NAMES = {"en": "Philip,Edward,Louise,Martin,Sophie", "ja": "ひろゆき,さくらこ,たかひろ,まさよし,ゆうすけ",
             "vi": "Phương,Nguyệt,Khánh,Hương,Giang"}
    GAMES = {"secret-hitler": ["unknown", "1", "2", "jjjjj"],
             "secrets": ["unknown", "1", "scientist assassin", "2", "n"],
             "wheel-of-history": ["unknown", "1", "3"],
             "secret-agent": ["1", "unknown", "R1"]}

    def test_it_fits_in_80_columns(self):
        for game, lines in self.GAMES.items():
            for lang, names in self.NAMES.items():
                least = names.rsplit(",", 1)[0] if game == "secret-agent" else names
                asked = [line for given in ["", *lines] for line in (given, "status") if line]
                ran = self.run_it("play", game, "-p", least, "--deal", "none", "--lang", lang, "--log", self.log,
                                  lines=asked)
                self.log.unlink()
                shown = self.calm_lines(ran.out)
                self.assertEqual(len(shown), len(lines) + 1, ran.out)
                for line in shown:
                    self.assertFalse(line.endswith((" |", "｜")), (game, lang, line))
                    self.assertNotIn("｜", line)

    @staticmethod
    def calm_lines(printed):
        """Returns the line below the title of each board."""
        lines = printed.splitlines()
        return [lines[i + 2] for i, line in enumerate(lines) if line == "> status"]


if __name__ == "__main__":
    table.main()
