"""The report: its content for each reader, and its formats."""
import hashlib
import json
import re

import table

ELECTIONS = table.ELECTIONS


class Report(table.Table):
    def report(self, *words, **more):
        return self.run_it("report", self.log, *words, **more).out

    def data(self, *words):
        return json.loads(self.report("--format", "json", *words))

    def test_games_that_differ_only_in_secrets_have_the_same_public_report(self):
        one, other = self.folder / "one.jsonl", self.folder / "other.jsonl"
        table.play_elections(self, "1", one)
        table.play_elections(self, "2", other)
        for form in ("html", "md", "text", "json"):
            both = [self.run_it("report", log, "--format", form).out for log in (one, other)]
            self.assertEqual(both[0], both[1], form)
            self.assertGreater(len(both[0]), 200)
            if form == "md":  # before the end it excludes what only the moderator saw
                continue
            for_moderator = [self.run_it("report", log, "--format", form, "--as", "moderator").out
                             for log in (one, other)]
            self.assertNotEqual(for_moderator[0], for_moderator[1], form)

    def test_tokens_that_were_dealt_are_in_nobody_elses_report(self):
        pages = []
        for seed in "12":
            log = self.folder / f"{seed}.jsonl"
            self.run_it("play", "secrets", "-p", "Aki,Binh,Chie,Dan", "--seed", seed, "--log", log, lines=[
                "start-player aki", "drawn psychiatrist scientist", "offer-to binh", "accept yes",
                "offered psychiatrist", "psychiatrist chie dan"])
            table.retimed(log)
            pages.append(self.run_it("report", log).out)
        self.assertEqual(pages[0], pages[1])

    def test_a_team_that_won_without_anybody_in_it_is_no_team_of_nobody(self):
        rules = table.RULES.replace("winners = { g.players[1] }, reason", 'winners = {}, team = "red", reason')
        game = self.own_game(rules=rules)
        (self.folder / game / "en.lua").write_text(table.TEXTS.replace("return {", 'return { ["team.red"] = "Red",'))
        ran = self.run_it("play", game, "-p", "Aki,Binh", "--set", "rounds=1", "--log", self.log, lines=["aki", "ja all"])
        for told in (ran.out, self.report("--format", "text")):
            self.assertIn("Winning team: Red.", told)
            self.assertNotIn("Nobody wins.", told)

    def test_a_circle_that_was_dealt_is_drawn_once(self):
        self.run_it("simulate", "wheel-of-history", "-n", 1, "-p", 3, "--seed", 1, "--logs", self.folder)
        log = next(self.folder.glob("wheel*"))
        report = json.loads(self.run_it("report", log, "--format", "json").out)
        self.assertEqual(1, sum(widget["kind"] == "ring" for widget in report["widgets"]))
        self.assertIn("\nRound 1: the circle as it was laid (25 cards, clockwise)\n",
                      self.run_it("report", log, "--format", "text").out)

    def test_what_nobody_was_asked_is_told_as_what_chance_did(self):
        for game, done in (("secret-hitler", "The roles are dealt. P1 "), ("werewolf", "The roles are dealt. P1 "),
                           ("secrets", "The tokens are dealt. P1 "),
                           ("wheel-of-history", "The cards are laid out in the circle, clockwise from the pawn. ")):
            self.run_it("simulate", game, "-n", 1, "--seed", 1, "--logs", self.folder)
            self.log = next(self.folder.glob(f"{game}-*"))
            self.assertIn(done, " ".join(self.report("--format", "text", "--as", "moderator").split()))

    def test_a_game_of_which_nothing_is_told_yet_has_no_headings_over_nothing(self):
        self.run_it("play", "wheel-of-history", "-p", "Aki,Binh", "--log", self.log)
        for ran in (self.report("--format", "text"), self.report("--format", "md"),
                    self.run_it("replay", self.log).out):
            self.assertIn("Wheel of History", ran)
            self.assertNotIn("Round 1", ran)
            self.assertNotIn("The whole course", ran)

    def test_a_circle_is_no_board_before_it_is_laid(self):
        self.run_it("simulate", "wheel-of-history", "-n", 1, "-p", 3, "--set", "rounds=2", "--seed", 3, "--logs", self.folder)
        self.log = next(self.folder.glob("wheel*"))
        moments = self.data()["moments"]
        rings = [widget["cards"] for moment in moments for widget in moment["display"] if widget["kind"] == "ring"]
        laid = [i for i, moment in enumerate(moments) if moment["ask"] == "circle"]
        self.assertEqual([set(rings[i - 1]) for i in laid], [{"?"}] * 2)
        self.assertEqual([len(set(rings[i])) for i in laid], [25] * 2)

    def test_a_player_is_told_what_that_player_was_told(self):
        self.tiny(lines=["binh", "whisper coffee"])
        self.assertIn("You whispered coffee.", self.report("--format", "text", "--as", "binh"))
        for reader in ("public", "aki"):
            text = self.report("--format", "text", "--as", reader)
            self.assertNotIn("coffee", text)
            self.assertNotIn("coffee", self.report("--as", reader))
            self.assertNotIn("coffee", json.dumps(self.data("--as", reader)))

    def test_the_votes_that_the_table_may_not_recall_are_left_out_until_the_end(self):
        self.hitler("--recall", "votes=nobody", lines=ELECTIONS)
        told = json.dumps(self.data())
        self.assertNotIn("jjj", told)
        rounds = self.data()["widgets"][0]["rows"]
        self.assertEqual([row[3:5] for row in rounds if row[1]], [[None, None]] * 4)

    def test_rounds_votes_tracks_and_claims_are_told(self):
        self.hitler(lines=ELECTIONS)
        widgets = {widget["label"]: widget for widget in self.data()["widgets"]}
        first = widgets["label.rounds"]["rows"][0]
        self.assertEqual(first[:4], [1, {"seat": 1}, {"seat": 4}, 7])
        self.assertEqual(widgets["label.voted-with"]["rows"][0][1], [3, 3])
        self.assertEqual(widgets["label.voted-with"]["rows"][0][6], [2, 3])
        self.assertEqual(widgets["label.course"]["lines"][1]["values"], [1, 1, 1, 1])
        self.assertEqual(widgets["label.piles"]["lines"][0]["values"], [14, 14, 14, 14])
        self.assertEqual(widgets["label.claims"]["rows"][0][3:], [["fascist"] * 3, ["fascist"]])

    def test_the_tracks_end_as_the_board_does_where_hitler_is_elected(self):
        self.run_it("play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "none", "--log", self.log, lines=[
            "roles aki=hitler binh=fascist chie=liberal dan=liberal emi=liberal", "first-president binh",
            "nominate chie", "ja all", "enact f", "nominate dan", "ja all", "enact f",
            "nominate binh", "ja all", "enact f", "nominate chie", "nein all", "nominate dan", "nein all", "nominate aki", "ja all"])
        told = self.data()
        self.assertEqual(told["result"]["reason"], "hitler-elected")
        (course,) = [widget for widget in told["widgets"] if widget["label"] == "label.course"]
        board = {widget["label"]: widget["value"] for widget in told["moments"][-1]["display"]
                 if widget["kind"] == "track"}
        self.assertEqual({line["label"]: line["values"][-1] for line in course["lines"]}, board)
        self.assertEqual(course["lines"][2]["values"], [0, 0, 0, 1, 2, 0])

    def test_tokens_are_called_by_what_their_reader_was_shown(self):
        self.run_it("play", "secrets", "-p", "Aki,Binh,Chie,Dan", "--seed", "1", "--log", self.log, lines=[
            "start-player aki", "drawn psychiatrist scientist", "offer-to binh", "accept yes",
            "offered psychiatrist", "psychiatrist chie dan"])

        def named(*reader):
            (flow,) = [widget for widget in self.data(*reader)["widgets"] if widget["kind"] == "flow"]
            return [isinstance(thing["label"], list) for thing in flow["things"]]
        self.assertEqual(named("--as", "moderator"), [True] * 5)
        self.assertEqual(named("--as", "chie"), [False, False, True, False, False])
        self.assertEqual(named(), [False] * 5)

    def test_it_is_nobodys_turn_when_the_game_is_over(self):
        self.run_it("simulate", "secrets", "-n", 1, "-p", 4, "--seed", 1, "--logs", self.folder)
        self.log = next(self.folder.glob("secrets*"))
        turns = [[widget["id"] for widget in moment["display"] if widget["kind"] == "line"]
                 for moment in self.data()["moments"]]
        self.assertEqual(turns[-1], ["display.piles"])
        self.assertEqual(turns[-2], ["brief", "display.piles"])
        self.assertNotIn("turn", self.run_it("status", self.log).out.splitlines()[1])

    def test_what_was_said_has_a_heading_like_any_other(self):
        self.hitler(lines=ELECTIONS)
        for lang, heading in (("en", "Testimony"), ("ja", "証言"), ("vi", "Lời khai")):
            lines = self.report("--format", "text", "--lang", lang).splitlines()
            self.assertIn("---", lines[lines.index(heading) + 1])
            headings = [line for line, rule in zip(lines, lines[1:]) if re.fullmatch("[-=.]{3,}", rule)]
            self.assertGreater(len(headings), 5)
            self.assertEqual([line for line in headings if line.endswith((":", "："))], [])

    def test_rounds_that_are_counted_anew_are_told_with_their_part(self):
        self.run_it("simulate", "secret-agent", "-p", "3", "-n", "1", "--seed", "1", "--logs", self.folder)
        self.log = next(self.folder.glob("*.jsonl"))
        self.assertIn("\nMission 2\n....", self.report("--format", "text"))
        for form in ("text", "html"):
            told = self.report("--format", form)
            self.assertEqual([told.count(f"Mission {n}, round 1") > 0 for n in (1, 2, 6, 7)], [True] * 3 + [False])
        self.assertIn("\nMission 2, round 1\n---", self.run_it("replay", self.log).out)
        moments = self.data()["moments"]
        self.assertEqual({moment.get("part") for moment in moments}, {None, 1, 2, 3, 4, 5, 6})

    def test_a_part_without_a_name_of_its_own_is_told_by_its_number(self):
        game = self.own_game(table.RULES.replace("round = g.round, board", "part = g.round, round = 1, board"))
        for lang, words in (("en", "Part 2, round 1"), ("ja", "第2部 第1ラウンド"), ("vi", "Phần 2, vòng 1")):
            (self.folder / game / f"{lang}.lua").write_text(table.TEXTS)
            self.log = self.folder / f"{lang}.jsonl"
            self.run_it("play", game, "-p", "Aki,Binh,Chie", "--lang", lang, "--log", self.log,
                        lines=["aki", "ja all"] * 2)
            told = self.report("--format", "text")
            self.assertIn(f"\n{words}\n...", told)
            self.assertNotIn("chapter.", told)

    def test_a_game_without_rounds_is_told_turn_by_turn(self):
        self.run_it("simulate", "secrets", "-p", "4", "-n", "1", "--seed", "1", "--logs", self.folder)
        self.log = next(self.folder.glob("*.jsonl"))
        for lang, beginning, turn in (("en", "The beginning", "Turn 2"), ("ja", "開始時", "第2手番"),
                                      ("vi", "Mở đầu", "Lượt 2")):
            page = self.report("--lang", lang)
            chapters = re.findall('<table class="rows"><caption>([^<]*)</caption><thead><tr><th scope="col">', page)
            chapters = [one for one in chapters if re.search(r"\d|" + beginning, one)]
            self.assertIn(beginning, chapters)
            self.assertIn(turn, chapters)
            times = page.split("<section>")[-2]
            self.assertIn(f">{turn}</th>", times)
            for word in ("Round", "ラウンド", "Vòng"):
                self.assertNotIn(word, times)
        turns = [widget for widget in self.data()["widgets"] if widget.get("asked") == "history"]
        self.assertEqual(len([one for one in chapters if re.search(r"\d", one)]), len(turns[0]["rows"]))

    def test_tokens_turned_up_are_everybodys_and_the_one_in_the_centre_is_the_moderators(self):
        self.run_it("simulate", "secrets", "-n", 1, "--seed", 1, "--logs", self.folder)
        self.log = next(self.folder.glob("*.jsonl"))
        for reader in ("public", self.data()["players"][0]["name"], "moderator"):
            data = self.data("--as", reader)
            self.assertEqual({player["token"] for player in data["players"]} - {"cia", "kgb", "hippie"}, set())
            shown = [widget.get("id") for moment in data["moments"] for widget in moment["display"]]
            self.assertEqual("token.centre" in shown, reader == "moderator", reader)

    def test_of_an_unfinished_game_a_veil_is_before_what_its_reader_was_told_of_it(self):
        self.hitler(lines=ELECTIONS)
        for reader, veiled in (("public", False), ("moderator", True), ("aki", True)):
            self.assertEqual('class="veil"' in self.report("--as", reader), veiled, reader)
            self.assertIn("The game is not over.", self.report("--as", reader))
        self.assertNotIn(">Was</th>", self.report())

    def test_a_claim_beside_the_card_is_veiled(self):
        self.run_it("simulate", "werewolf", "-p", 8, "-n", 1, "--seed", 1, "--logs", self.folder)
        self.log = next(self.folder.glob("werewolf*"))
        self.run_it("tell", self.log, "claim P1 villager")
        veiled = re.findall('<h2>([^<]*)</h2><details class="veil">', self.report())
        self.assertEqual(veiled, ["The result, and who was what", "What was claimed", "Testimony"])
        self.assertIn("Day 1", self.report("--format", "text"))  # as the game counts

    def test_what_has_nothing_in_it_yet_is_left_out(self):
        self.hitler(lines=ELECTIONS[:2])
        self.assertEqual(re.findall("<h2>(.*?)</h2>", self.report()),
                         ["The result, and who was what", "Round by round", "The tracks", "The piles",
                          "Liberals in the next hand", "Times", "Step by step"])
        self.run_it("tell", self.log, "recall claims=nobody")
        self.assertNotIn("Liberals in the next hand", self.report())
        self.run_it("play", "wheel-of-history", "-p", "Aki,Binh", "--log", self.folder / "wheel.jsonl")
        self.log = self.folder / "wheel.jsonl"
        self.assertNotIn("<svg", self.report().split('id="stepper"')[0])

    def test_headings_of_columns_begin_with_a_capital_letter(self):
        self.run_it("simulate", "werewolf", "-n", 1, "--seed", 1, "--logs", self.folder)
        hands = self.folder / "hands.jsonl"
        self.run_it("play", "secret-agent", "-p", "Aki,Binh,Chie", "--deal", "all", "--seed", "1", "--log", hands, lines=["1"])
        for log, headings in ((next(self.folder.glob("werewolf*")), {"en": "As seen at night"}),
                              (hands, {"en": "Hand", "vi": "Bài trên tay"})):
            self.log = log
            for lang, heading in headings.items():
                self.assertIn(f"{heading}</th>", self.report("--lang", lang, "--as", "moderator"))

    def test_a_house_rule_adds_to_it(self):
        (self.folder / "note.lua").write_text("""
          variant{ id = "note", game = "secret-hitler", title = { en = "Note" }, rule = { en = "It is noted." },
            text = { en = { ["note.line"] = "Noted: {n} rounds." } } }
          around("report", function(base, heard, claims, players)
            local widgets = base(heard, claims, players)
            local rounds = count(heard, function(said) return said.id == "candidate" end)
            widgets[#widgets + 1] = { kind = "line", id = "note.line", args = { n = rounds } }
            return widgets
          end)""")
        self.hitler("-v", "note.lua", lines=ELECTIONS)
        text = self.report("--format", "text")
        self.assertIn("Noted: 4 rounds.", text)
        self.assertIn("It is noted.", text)

    def test_answers_are_heard_by_who_may_see_them(self):
        game = table.RULES + """
          function rule.report(heard)
            local seen = map(heard, function(said) return said.id .. "=" .. tostring(said.answer or "") end)
            return { { kind = "list", items = seen } }
          end"""
        self.run_it("play", self.own_game(game), "-p", "Aki,Binh,Chie", "--seed", "1", "--log", self.log,
                    lines=["binh", "whisper tea"])
        self.assertNotIn("ask.whisper=tea", self.data()["widgets"][0]["items"])
        self.assertIn("ask.whisper=tea", self.data("--as", "binh")["widgets"][0]["items"])
        self.assertIn("ask.whisper=tea", self.data("--as", "moderator")["widgets"][0]["items"])

    def test_another_language_is_that_of_the_program(self):
        self.hitler(lines=ELECTIONS)
        self.assertIn("Từng vòng", self.report("--lang", "vi"))
        self.tiny("--log", self.folder / "tiny.jsonl", status=64)
        self.log = self.folder / "own.jsonl"
        self.tiny()
        self.assertIn("--lang ja", self.run_it("report", self.log, "--lang", "ja", status=64).err)

    def test_the_newest_log_is_taken_where_none_is_named(self):
        self.assertIn("there is no log", self.run_it("report", status=64).err)
        self.run_it("play", "secret-hitler", "-p", table.SEVEN)
        self.assertIn("Secret Hitler", self.run_it("report").out)

    def test_the_moderators_notes_are_the_moderators(self):
        self.hitler(lines=ELECTIONS + ["note Chie looks guilty", "ruling no whispering"])
        self.assertNotIn("guilty", self.report())
        self.assertIn("no whispering", self.report())
        self.assertIn("guilty", self.report("--as", "moderator"))

    def test_the_format_follows_the_files_name_or_says_that_they_differ(self):
        self.hitler(lines=ELECTIONS)
        for name, beginning in (("x.html", "<!DOCTYPE"), ("x.md", "# Secret Hitler"), ("x.txt", "Secret Hitler\n==="),
                                ("x.json", '{"game"'), ("x", "<!DOCTYPE")):
            self.report("-o", self.folder / name)
            self.assertTrue((self.folder / name).read_text().startswith(beginning), name)
        self.assertIn("--format says md", self.report_fails("-o", "y.html", "--format", "md"))
        self.report("-o", self.folder / "y.page", "--format", "md")
        for words in (("--format", "csv"), ("-o", "y.csv")):
            self.assertIn("narrator stats --rows csv", self.report_fails(*words))
        self.assertFalse((self.folder / "y.csv").exists())

    def test_people_read_times_where_they_live_and_programs_in_one_zone(self):
        table.play_elections(self, "1", self.log)  # all at midnight UTC
        for zone, date, hour, name in (("UTC", "2026-01-01", "00:00:00", "UTC"), ("JST-9", "2026-01-01", "09:00:00", "UTC+09:00"),
                                       ("XXX3:30", "2025-12-31", "20:30:00", "UTC-03:30")):
            for form in ("text", "html"):
                told = self.report("--format", form, env={"TZ": zone})
                self.assertIn(f"{date}: Aki", told)
                self.assertIn(f"From {hour} to {hour} ({name})", told)
            self.assertIn(f"Time ({name})", told)
            self.assertEqual(self.report("--format", "json", env={"TZ": zone}), self.report("--format", "json"))

    def report_fails(self, *words):
        return self.run_it("report", self.log, *words, status=64).err

    def test_bad_places_and_logs_are_told(self):
        self.hitler(lines=ELECTIONS)
        self.assertIn("cannot write", self.run_it("report", self.log, "-o", self.folder, status=64).err)
        self.assertIn("cannot write", self.run_it("report", self.log, "-o", "/no/where.html", status=64).err)
        self.assertIn("cannot write", self.run_it("report", self.log, "-o", "/dev/full", status=1).err)
        whole = self.log.read_bytes()
        for words in (("report", self.log), ("stats", self.folder), ("stats", self.folder, "--rows", "csv")):
            self.assertIn("it is the log of a game", self.run_it(*words, "-o", self.log, status=64).err)
            self.assertEqual(self.log.read_bytes(), whole)
        self.run_it("report", self.folder, status=3)
        torn = self.folder / "torn.jsonl"
        torn.write_bytes(self.log.read_bytes()[:-400].rsplit(b"\n", 1)[0] + b"\n")
        self.assertEqual("", self.run_it("report", torn).err)
        torn.write_bytes(self.log.read_bytes()[:-5])
        for command in ("report", "replay", "status"):
            self.assertIn("torn", self.run_it(command, torn).err)
        for words, wanted in (("--until", "twelve"), "a number from 0 to"), (("--speed", "0"), "how many times as fast"):
            self.assertIn(f"expected {wanted}", self.run_it("replay", self.log, *words, status=64).err)
        (self.folder / "other").write_text('{"some":"json"}\n')
        self.assertIn("other:1:", self.run_it("report", "other", status=3).err)
        self.assertIn("Aki", self.run_it("report", self.log, "--as", "akii", status=64).err)

    def test_nothing_is_no_answer_to_what_an_option_asks_for(self):
        table.play_elections(self, "1", self.log)
        for words, expected in ((["-o", ""], "-o: expected a file"), (["-o", " "], "-o: expected a file"),
                                (["--as", ""], "--as: expected public, moderator or a player's name")):
            self.assertIn(expected, self.run_it("report", self.log, *words, status=64).err)
        for command in ("report", "replay", "verify", "status"):
            self.assertIn("LOG: expected a log", self.run_it(command, "", status=64).err)
        self.assertIn("--log: expected a file", self.run_it("play", "werewolf", "--log", "", status=64).err)

    def test_chance_that_the_log_breaks_off_before_is_of_no_later_time(self):
        self.run_it("play", "werewolf", "-p", table.SEVEN, "--seed", "1", "--log", self.log)
        table.retimed(self.log)
        lines = self.log.read_bytes().splitlines(keepends=True)
        whole = sum(b'"n":' not in line for line in lines)
        self.assertLess(whole, len(lines))
        self.log.write_bytes(b"".join(lines[:whole]))
        data = self.data("--as", "moderator")
        self.assertGreater(len(data["moments"]), 1)
        self.assertEqual({moment["at"] for moment in data["moments"][1:]}, {"2026-01-01T00:00:00Z"})
        self.assertEqual(data["until"], "2026-01-01T00:00:00Z")

    def test_what_was_set_right_is_listed(self):
        self.hitler(lines=["first-president aki", "nominate dan", "undo", "nominate emi", "ja all", "enact fascist",
                           "amend 3 fumi", "correct tracker 1", "ruling the cards lay open"])
        kinds = [note["kind"] for note in self.data()["notes"]]
        self.assertCountEqual(kinds, ["undo", "amend", "correct", "ruling"])  # all within one second
        text = self.report("--format", "text")
        self.assertIn("taken back from answer", text)
        self.assertIn("amendment of answer", text)
        for lang, words in (("ja", "裁定"), ("vi", "Phán quyết")):
            notes = self.data("--lang", lang)["notes"]
            self.assertCountEqual([note["kind"] for note in notes], kinds)
            self.assertIn(words, [note["text"] for note in notes if note["kind"] == "correct"][0])

    def test_courses_are_drawn_in_letters(self):
        self.hitler(lines=["first-president aki", "nominate dan", "ja all", "enact fascist", "nominate fumi", "ja all",
                           "enact liberal"])
        text = self.report("--format", "text")
        self.assertRegex(text, r"Draw pile +█▆▆ +14 → 11")
        self.assertRegex(text, r"Liberal policies +▁██ +0 → 1")

    def test_a_column_of_numbers_is_one_whatever_stands_in_its_first_row(self):
        self.hitler(lines=["first-president aki", "nominate dan", "jjjnnnn"])
        rounds = self.report().split("<h2>Round by round</h2>")[1]
        self.assertIn('class="num', rounds)

    def test_where_nobody_is_anything_there_is_the_result_alone(self):
        self.run_it("simulate", "secret-agent", "-n", 1, "-p", 3, "--seed", 1, "--logs", self.folder)
        told = self.run_it("report", self.folder / "secret-agent-000001.jsonl", "--format", "text").out
        self.assertIn("\nThe result\n----", told)
        self.assertRegex(told, r"\nPlayer +Score\n")

    def test_piles_are_those_of_a_table_that_draws_more(self):
        rule = self.folder / "four.lua"
        rule.write_text('variant{ id = "four", game = "secret-hitler", title = { en = "Four" }, rule = { en = "Four." } }\n'
                        'around("agenda_size", function() return 4 end)\n', encoding="utf-8")
        self.hitler("-v", rule, lines=["first-president aki", "nominate dan", "ja all", "enact fascist"])
        board = json.loads(self.run_it("status", self.log, "--json").out)["board"]
        self.assertEqual((board["draw"], board["discard"]), (13, 2))
        text = self.report("--format", "text")
        self.assertRegex(text, r"Draw pile .*→ 13")
        self.assertRegex(text, r"Discards .*→ 2\b")


if __name__ == "__main__":
    table.main()
