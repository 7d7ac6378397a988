"""What the public may read does not depend on how often the moderator was asked in secret (R-WW-17)."""
import json
import re
import table

WORDS = ("werewolf", "-p", table.SEVEN, "--deal", "none", "-v", "no-reveal")
NIGHT = ["unknown", "aki binh", "dan", "{seer}", "aki", "emi", "emi"]


class UnknownAnswers(table.Table):
    def played(self, name, seer, *card):
        """Dan dies in the night: where he was seen to be the seer nobody is asked for his card."""
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
            return re.sub(r"\d\d\d\d-\d\d-\d\dT[0-9:]+Z|\d\d:\d\d(:\d\d)?", "TIME", text)
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


table.main()
