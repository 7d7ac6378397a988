"""undo, redo and amend: their records in the log. After each, the game can be resumed and verified."""
import table


class Corrections(table.Table):
    def asked(self):
        question = self.state()["question"]
        return question and question["id"]

    def kinds(self):
        """Returns the kinds of all records after the header and the sources, in order."""
        kinds = ("ask", "undo", "redo", "amend", "note", "ruling")
        return [kind for record in self.records() for kind in kinds if kind in record]

    def test_undo_is_a_record_and_nothing_is_lost(self):
        self.tiny(lines=["aki", "ja all"])
        before = self.log.read_text()
        ran = self.resume("undo")
        self.assertIn("  6 Vote! Aki ja", ran.out)
        self.assertTrue(self.log.read_text().startswith(before))
        self.assertEqual(self.kinds()[-1], "undo")
        self.assertEqual(self.asked(), "vote")
        self.verify()

    def test_undo_down_to_nothing_and_back(self):
        self.tiny(lines=["aki", "ja all", "binh", "tea"])
        everything = self.state("--as", "moderator")
        self.resume("undo 4")
        self.assertEqual(self.asked(), "who")
        self.assertEqual(self.state("--as", "moderator")["answers"], 3)  # the hands are dealt by chance
        self.assertEqual(self.state()["answers"], 0)  # others do not learn the number of steps
        self.verify()
        self.assertIn("nothing to undo", self.resume("undo", status=2).err)
        self.resume("redo")
        self.verify()
        self.assertEqual(self.state("--as", "moderator"), everything)
        self.assertIn("nothing to redo", self.resume("redo", status=2).err)

    def test_undo_of_more_than_there_is(self):
        self.tiny(lines=["aki"])
        self.assertIn("undo 1 takes back everything", self.resume("undo 2", status=2).err)
        self.assertEqual(self.asked(), "vote")
        for words in ("undo 0", "undo -1", "undo x", "undo 99999999999999999999"):
            self.assertIn("undo 2", self.resume(words, status=2).err)

    def test_chance_comes_again_as_it_was(self):
        self.tiny(lines=["aki"])
        die = self.answers()[-1]
        self.assertEqual((die["ask"], die["chance"]), ("die", True))
        self.resume("undo", "binh", "undo", "aki")
        again = self.answers()[-1]
        self.assertEqual((again["n"], again["answer"]), (die["n"], die["answer"]))
        self.verify()

    def test_a_new_answer_ends_what_redo_could_bring_back(self):
        self.tiny(lines=["aki", "ja all", "undo"])
        self.resume("nein all")
        self.assertIn("nothing to redo", self.resume("redo", status=2).err)
        self.verify()

    def test_several_undos_are_redone_one_by_one(self):
        self.tiny(lines=["aki", "ja all", "chie", "undo", "undo", "undo"])
        for asked in ("vote", "who", "vote"):
            self.resume("redo")
            self.assertEqual(self.asked(), asked)
            self.verify()

    def test_a_note_leaves_redo_alone(self):
        self.tiny(lines=["aki", "undo", "note tea is ready", "redo"])
        self.assertEqual(self.asked(), "vote")
        self.assertEqual(self.kinds()[-3:], ["undo", "note", "redo"])
        self.verify()

    def test_amend_derives_what_follows_and_lists_what_changed(self):
        self.tiny(lines=["aki", "ja all", "chie"])
        ran = self.resume("amend 4 chie")
        self.assertRegex(ran.out, r"5.*Aki rolled (\d).*Chie rolled \1")
        self.assertEqual(self.kinds()[-1], "amend")
        self.assertEqual(self.asked(), "vote")
        self.verify()
        points = self.state()["board"]["points"]
        self.assertEqual(points[0], 0)
        self.assertGreater(points[2], 1)
        self.resume("undo")
        self.assertEqual(self.asked(), "vote")
        self.assertEqual(self.state()["board"]["points"][0], 5)
        self.verify()
        self.resume("redo")
        self.assertEqual(self.state()["board"]["points"], points)
        self.resume("undo 2", "binh")  # the amendment and the last choice
        self.assertEqual(self.asked(), "whisper")
        self.verify()

    def test_amend_may_name_the_question(self):
        self.tiny(lines=["aki"])
        self.resume("amend 4 who chie")
        self.assertEqual(self.state()["board"]["last"], "Chie")

    def test_an_answer_whose_question_has_vanished_is_left_out_and_the_rest_goes_on(self):
        self.tiny(lines=["binh", "tea", "ja all", "chie"])
        ran = self.resume("amend 4 aki")  # then nobody whispers
        dropped = ran.out.split("left out:\n")[1].splitlines()[:2]
        self.assertTrue(dropped[0].startswith("  6 Binh,"), dropped)
        self.assertEqual(dropped[1], "Everything else after it still fits.")
        self.assertEqual((self.asked(), self.state()["round"]), ("vote", 2))
        self.verify()
        self.resume("ja all", "chie", "ja all")
        self.verify()

    def test_a_question_that_is_new_is_asked_and_takes_nothing_from_later_rounds(self):
        self.tiny(lines=["aki", "ja all", "binh", "tea"])
        ran = self.resume("amend 4 binh")  # then this player whispers
        self.assertEqual((self.asked(), self.state()["round"]), ("whisper", 1), ran.out)
        self.verify()
        self.resume("coffee")
        self.assertEqual((self.asked(), self.state()["round"]), ("vote", 2))
        said = [line for line in self.resume("undo 4").out.splitlines() if "whisper." in line and "?" not in line]
        self.assertEqual([line.split()[-1] for line in said], ["coffee", "tea"], said)

    def test_undo_takes_an_amendment_back_with_what_no_longer_fitted(self):
        self.tiny(lines=["binh", "tea", "ja all", "chie"])
        before = self.state("--as", "moderator")
        self.resume("amend 4 aki")
        after = self.state("--as", "moderator")
        self.resume("undo")
        self.assertEqual(self.state("--as", "moderator"), before)
        self.verify()
        self.resume("redo")
        self.assertEqual(self.state("--as", "moderator"), after)
        self.verify()

    def test_amend_of_the_last_answer_and_of_a_ballot(self):
        self.tiny(lines=["aki", "ja all"])
        self.resume("amend 6 nein all but chie")
        self.assertEqual(self.records()[-1]["then"][0]["answer"],
                         {"Aki": "nein", "Binh": "nein", "Chie": "ja"})
        self.verify()

    def test_amend_that_is_none(self):
        self.tiny(lines=["aki", "ja all"])
        before = self.log.read_text()
        for words in ("amend 4", "amend x aki", "amend 1 red", "amend 5 3", "amend 7 aki",
                      "amend 0 aki", "amend 4 zoe"):
            self.resume(words, status=2)
        listed = self.resume("amend").out
        self.assertIn("  4 Who? Aki\n  6 Vote! Aki ja, Binh ja, Chie ja\n", listed)
        self.assertEqual(self.log.read_text(), before)

    def test_after_the_end_a_mistake_can_still_be_mended(self):
        self.tiny("--set", "rounds=1", lines=["aki", "ja all"])
        self.resume("undo")
        self.assertIsNone(self.state()["result"])
        self.resume("ja all", "amend 4 binh")
        self.assertEqual(self.asked(), "whisper")
        self.assertIn("3 said ja", self.resume("tea").out)  # the vote after it is kept
        self.assertEqual(self.state()["result"]["reason"], "rounds")
        self.verify()
        self.verify()

    def test_a_whole_game_of_corrections(self):
        self.hitler("--deal", "none",
                    lines=["roles unknown", "first-president 1", "nominate 2", "ja all", "enact l"])
        self.verify()
        for line in ("amend 3 chie", "undo 3", "nein all", "nominate dan", "undo", "undo", "redo",
                     "redo", "amend 2 gia"):
            self.resume(line)
            self.verify()
            self.run_it("replay", self.log)

    def test_undo_over_an_amendment_that_shortened_the_game(self):
        """What returns with the undo is undone as well: an answer that did not exist just before."""
        self.log.unlink(missing_ok=True)
        self.tiny(lines=["binh", "tea", "ja all", "amend 4 aki"])
        ran = self.resume("undo 2")
        self.assertIn("  7 Vote! ", ran.out)
        self.assertEqual(self.state()["question"]["id"], "vote")
        self.resume("redo", "redo")
        self.assertEqual(self.run_it("status", self.log, "--as", "moderator", "--json").lines()[0]["answers"], 6)
        self.verify()

    def test_what_was_said_after_answers_that_are_gone_stands_at_the_end(self):
        self.hitler("--deal", "none", lines=["unknown", "1", "2", "ja all", "fascist", "3", "ja all", "liberal", "ruling misdeal"])
        shorter = self.run_it("tell", self.log, "amend 4 nein all").out
        self.assertNotIn("misdeal", shorter)
        self.assertIn("misdeal", self.run_it("replay", self.log).out)
        self.assertIn("misdeal", self.run_it("tell", self.log, "history").out)


class SealedAmend(table.Table):
    def test_an_amendment_cannot_choose_what_chance_drew(self):
        """Chance is bound to the exact answer, amendment and redeal that it belongs to."""
        self.tiny("--seal", lines=["words", "binh", "tea", "ja all", "chie", "ja all", "amend 4 aki"])
        self.assertIn("sealed as", self.run_it("verify", self.log).out)
        records = self.records()
        amended = next(record for record in records if "amend" in record)
        kept = [one for one in amended["then"] if one.get("chance") and "drawn" in one]
        self.assertTrue(kept)  # the die of the second round, now one answer earlier
        passed = set()
        for number in range(1, 30):
            for redeals in (0, 1):
                kept[0]["drawn"] = [number, redeals]
                self.log.write_bytes(table.chained(records))
                if self.run_it("verify", self.log, status=None).status == 0:
                    passed.add((number, redeals))
        self.assertEqual(len(passed), 1)

    def test_no_other_deal_fits_under_the_seal(self):
        self.tiny("--seal", lines=["words", "binh", "tea", "ja all", "amend 4 aki"])
        records = self.records()
        hands = [record for record in records if record.get("ask") == "hand"]
        for hand in hands:
            was = hand["answer"]
            hand["answer"] = "red" if was == "blue" else "blue"
            self.log.write_bytes(table.chained(records))
            self.assertIn("chance did not draw it", self.run_it("verify", self.log, status=3).err)
            hand["answer"] = was


if __name__ == "__main__":
    table.main()
