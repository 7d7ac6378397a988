"""--recall and recall: who sees past votes and marks again."""
import table

VOTES = '{ ja = count(votes, "ja") }'
DISPLAY = "function rule.display(g) return { "
LIST = '{ kind = "list", label = "label.last", items = { g.last or "nobody" }, recall = "marks" }, '
READERS = ("public", "moderator", "aki")


class Recall(table.Table):
    """The small game, whose votes and last player are memory."""

    def own_game(self, rules=table.RULES, name="tiny"):
        rules = rules.replace(VOTES, '{ ja = count(votes, "ja"), recall = "votes" }')
        return super().own_game(rules.replace(DISPLAY, DISPLAY + LIST), name)

    def seen(self, what, *command):
        """The readers who see something in what a command prints for them."""
        return [reader for reader in READERS if what in self.run_it(*command, "--as", reader).out]

    def check(self, votes, marks):
        self.assertEqual(self.seen("Aki ja", "replay", self.log), votes)
        self.assertEqual(self.seen("said ja", "replay", self.log), votes)
        self.assertEqual(self.seen('"answer":{"Aki"', "replay", self.log, "--json"), votes)
        self.assertEqual(self.seen("2 said ja", "replay", self.log, "--json"), votes)
        self.assertEqual(self.seen("label.last", "status", self.log), marks)
        self.verify()

    def test_everybody_without_a_word(self):
        ran = self.tiny(lines=["aki", "ja all but 2", "history", "recall"])
        self.assertNotIn("recall", self.records()[0])
        self.assertIn("Vote! Aki ja, Binh nein", ran.out)
        self.assertEqual(ran.out.count("by everybody"), 3)
        self.check(list(READERS), list(READERS))

    def test_from_the_command_line(self):
        self.tiny("--recall", "votes=moderator,marks=nobody", lines=["aki", "ja all but 2"])
        self.assertEqual(self.records()[0]["recall"], {"marks": "nobody", "votes": "moderator"})
        self.check(["moderator"], [])

    def test_from_the_prompt_and_after_resuming(self):
        self.tiny(lines=["aki", "ja all but 2", "recall nobody"])
        self.assertEqual(self.records()[-1]["recall"], dict.fromkeys(("claims", "marks", "votes"), "nobody"))
        self.check([], [])
        ran = self.resume("recall marks=everybody")
        self.assertIn("past votes: by nobody", ran.out)
        self.check([], list(READERS))
        self.resume("recall votes=moderator")
        self.check(["moderator"], list(READERS))
        self.resume("recall everybody")
        self.check(list(READERS), list(READERS))

    def test_history_undo_redo_and_amend(self):
        lines = ["aki", "ja all but 2", "history", "undo", "redo", "chie", "undo", "status"]
        ran = self.tiny("--recall", "nobody", lines=lines)
        self.assertEqual(ran.out.count("  6 An answer for other eyes …"), 3)
        self.assertNotIn("Binh nein", ran.out)
        self.assertNotIn("label.last", ran.out)
        self.assertEqual(ran.out.count("2 said ja"), 1)  # said when it happened, and never again
        ran = self.resume("amend 6 ja all")
        self.assertNotIn("said ja", ran.out)
        self.assertIn("Corrected.", ran.out)
        self.verify()

    def test_a_private_screen_is_the_moderators(self):
        ran = self.tiny("--recall", "moderator", lines=["aki", "ja all but 2", "history", "status"])
        self.assertIn("Vote! Aki ja, Binh nein", ran.out)
        self.assertIn("label.last", ran.out)

    def test_once_the_game_is_over_everything_may_be_seen(self):
        self.tiny("--set", "rounds=1", "--recall", "nobody", lines=["aki", "ja all but 2"])
        self.check(list(READERS), list(READERS))

    def test_words_nobody_knows(self):
        for words in ("me", "votes", "votes=me", "hands=nobody"):
            err = self.tiny("--recall", words, status=64).err
            self.assertIn(f"not '{words}'", err)
            self.assertIn("--recall votes=nobody", err)
        self.assertFalse(self.log.exists())
        self.tiny()
        before = self.log.read_bytes()
        self.assertIn("recall votes=nobody", self.resume("recall marks=nobody votes=me", status=2).err)
        self.assertEqual(self.log.read_bytes(), before)


if __name__ == "__main__":
    table.main()
