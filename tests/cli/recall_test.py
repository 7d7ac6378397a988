"""--recall and recall: who sees past votes and marks again. What the public may read must not depend on how often the
moderator was asked in secret (R-WW-17)."""
import json
import re

import table

VOTES = '{ ja = count(votes, "ja") }'
DISPLAY = "function rule.display(g) return { "
LIST = '{ kind = "list", label = "label.last", items = { g.last or "nobody" }, recall = "marks" }, '
READERS = ("public", "moderator", "aki")


class Recall(table.Table):
    """The small game, with recall restrictions on its votes and its last player."""

    def own_game(self, rules=table.RULES, name="tiny"):
        rules = rules.replace(VOTES, '{ ja = count(votes, "ja"), recall = "votes" }')
        return super().own_game(rules.replace(DISPLAY, DISPLAY + LIST), name)

    def seen(self, what, *command):
        """Returns the readers for whom a command prints `what`."""
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
        self.assertEqual(ran.out.count("  6 A secret answer …"), 3)
        self.assertNotIn("Binh nein", ran.out)
        self.assertNotIn("label.last", ran.out)
        self.assertEqual(ran.out.count("2 said ja"), 1)  # when it happened, and not again
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


WORDS = ("werewolf", "-p", table.SEVEN, "--deal", "none", "-v", "no-reveal")
NIGHT = ["unknown", "aki binh", "dan", "{seer}", "aki", "emi", "emi"]


class UnknownAnswers(table.Table):
    def played(self, name, seer, *card):
        """Dan dies at night; if he was seen to be the seer, nobody is asked for his card."""
        log = self.folder / f"{name}.jsonl"
        lines = [line.format(seer=seer) for line in NIGHT] + [*card, "accuse chie", "nominate fumi", "second aki"]
        self.run_it("play", *WORDS, "--log", log, lines=lines)
        return log

    def setUp(self):
        super().setUp()
        self.one, self.other = self.played("one", "dan"), self.played("other", "unknown", "villager")

    def both(self, *words, log_at=1):
        def output(log):
            text = self.run_it(*words[:log_at], log, *words[log_at:]).out
            return re.sub(r"\d\d\d\d-\d\d-\d\dT[0-9:]+Z|\d{1,2}:\d\d(:\d\d)?", "TIME", text)
        here, there = output(self.one), output(self.other)
        self.assertEqual(here, there, words)
        return here

    def test_they_differ_for_the_moderator(self):
        states = [json.loads(self.run_it("status", log, "--json", "--as", "moderator").out)["answers"]
                  for log in (self.one, self.other)]
        self.assertEqual(states[0] + 1, states[1])

    def test_the_public_counts_what_it_knows_of(self):
        self.assertEqual(json.loads(self.both("status", "--json"))["answers"], 3)
        self.both("status")

    def test_a_replay_numbers_what_the_public_knows_of(self):
        asked = [json.loads(line) for line in self.both("replay", "--json").splitlines()]
        self.assertEqual([one["ask"]["n"] for one in asked if "n" in one.get("ask", {})], [1, 2, 3])
        self.assertNotIn("woke", json.dumps(asked))
        until = self.both("replay", "--json", "--until", "1")
        self.assertIn('"n":1', until)
        self.assertNotIn('"n":2', until)
        self.both("replay")

    def test_nor_does_any_report_tell(self):
        for form in ("json", "text", "html"):
            report = self.both("report", "--format", form)
            self.assertNotIn("role-was", report)
        moments = json.loads(self.both("report", "--format", "json"))["moments"]
        self.assertEqual([one["n"] for one in moments], [0, 1, 2, 3])

    def test_a_player_counts_what_was_for_their_eyes_too(self):
        count = json.loads(self.run_it("status", self.one, "--json", "--as", "aki").out)["answers"]
        self.assertEqual(count, 4)


if __name__ == "__main__":
    table.main()
