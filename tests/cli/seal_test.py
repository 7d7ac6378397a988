"""Sealed games: chance is fixed before anybody knows it, and the log itself proves it."""
import hashlib
import json

import table

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EVENING = ["aki", "ja all", "chie", "ja all", "aki", "ja all"]


def mark(seed):
    """The algorithm as described in the manual."""
    digest = hashlib.blake2b(seed.encode(), digest_size=32, key=b"narrator's seal!").digest()
    bits = "".join(f"{byte:08b}" for byte in digest)
    letters = "".join(LETTERS[int(bits[i:i + 5], 2)] for i in range(0, 100, 5))
    return "-".join(letters[i:i + 5] for i in range(0, 20, 5))


def rewritten(path, change):
    """Rewrites the log with changed lines and a recomputed chain, as a forger would."""
    changed = [change(json.loads(line)) for line in path.read_text().splitlines()]
    path.write_bytes(table.chained([line for line in changed if line is not None]))


class Sealed(table.Table):
    def sealed(self, *lines, words="tea and ponds"):
        self.log.unlink(missing_ok=True)
        return self.tiny("--seal", lines=[words, *lines])

    def dice(self):
        return [record["answer"] for record in self.answers() if record["ask"] == "die"]

    def verified(self, status=0):
        ran = self.run_it("verify", self.log, status=status)
        return ran.out + ran.err

    def test_a_seal_is_shown_opened_and_proven(self):
        ran = self.sealed(*EVENING)
        self.assertIn(f"sealed as {mark('1')}", ran.out)
        self.assertIn(f"The seal {mark('1')} is opened: 1", ran.out)
        self.assertEqual(self.records()[0]["seal"], {"mark": mark("1"), "words": "tea and ponds"})
        self.assertEqual(self.records()[-1]["open"], "1")
        self.assertRegex(self.verified(), f"sealed as {mark('1')}, opened, and chance drew what was sealed")

    def test_a_report_has_the_mark_and_whether_it_was_opened(self):
        def told(form):
            return self.run_it("report", self.log, "--format", form).out
        for lines, opened, words in ((EVENING[:3], False, "not opened yet"), (EVENING, True, "opened at the end")):
            self.sealed(*lines)
            for form in ("text", "html"):
                self.assertIn(f"Sealed as {mark('1')}; {words}.", told(form))
            self.assertEqual(json.loads(told("json"))["seal"],
                             {"mark": mark("1"), "words": "tea and ponds", "opened": opened})
        rewritten(self.log, lambda line: None if "open" in line else line)
        self.assertIn(f"Sealed as {mark('1')}; never opened, although the game is over.", told("text"))
        self.log.unlink()
        self.tiny(lines=EVENING)
        self.assertIsNone(json.loads(told("json"))["seal"])
        self.assertNotIn("Sealed", told("text"))

    def test_what_the_table_says_is_part_of_the_shuffle(self):
        deals = set()
        for words in ("tea", "ponds", "ponds ", "", "tea"):
            self.sealed(*EVENING, words=words)
            deals.add(tuple(json.dumps(one["answer"]) for one in self.answers() if one.get("chance")))
        self.assertEqual(len(deals), 3)

    def test_a_game_that_goes_on_is_not_opened_yet(self):
        self.sealed(*EVENING[:3])
        self.assertIn(f"sealed as {mark('1')}, not opened yet", self.verified())
        self.resume(*EVENING[3:])
        self.assertIn("opened, and chance", self.verified())

    def test_an_opening_that_is_missing_or_wrong_is_told(self):
        self.sealed(*EVENING)
        whole = self.log.read_bytes()
        rewritten(self.log, lambda line: None if "open" in line else line)
        self.assertIn("its seal was never opened", self.verified(status=3))
        self.resume("quit")
        self.assertIn("opened, and chance", self.verified())
        self.log.write_bytes(whole)
        rewritten(self.log, lambda line: {**line, "open": "2"} if "open" in line else line)
        self.assertIn("opened with another seed", self.verified(status=3))
        self.log.write_bytes(whole)
        rewritten(self.log, lambda line: {**line, "seed": "2"} if "seed" in line else line)
        self.assertIn("is not that of its seed", self.verified(status=3))

    def test_every_opening_has_to_be_the_seals(self):
        self.sealed(*EVENING)
        whole, opening = self.log.read_text(), self.records()[-1]
        self.log.write_text(whole + json.dumps({**opening, "open": "2"}) + "\n")
        rewritten(self.log, lambda line: line)
        self.assertIn("opened with another seed", self.verified(status=3))
        self.log.write_text(whole)
        rewritten(self.log, lambda line: {key: line[key] for key in line if key != "seal"})
        self.assertIn("a seal was opened, and its first line has none", self.verified(status=3))

    def test_what_the_table_said_and_how_often_it_was_drawn_anew_is_told(self):
        self.sealed(*EVENING)
        self.assertTrue(self.verified().endswith("drew what was sealed; the table said “tea and ponds”\n"))
        self.sealed(*EVENING, words="")
        self.assertIn("the table said nothing, so that whoever began the game may have known", self.verified())
        self.sealed("seat aki 3")
        self.assertIn("; chance drew again once", self.verified())

    def test_the_last_table_again_is_sealed_again(self):
        players = ("-p", "Aki,Binh,Chie,Dan,Emi", "--deal", "all")
        self.run_it("play", "secret-hitler", *players, "--seal", lines=["tea", "aki"])
        self.run_it("play", "again", lines=["ponds", "binh"])
        words = []
        for self.log in (self.folder / "state").rglob("*.jsonl"):
            words.append(self.records()[0]["seal"]["words"])
            self.assertIn("sealed as", self.verified())
        self.assertEqual(sorted(words), ["ponds", "tea"])

    def test_chance_that_was_not_drawn_from_the_seal_is_told(self):
        self.sealed(*EVENING)
        other = {"mark": mark("1"), "words": "something else"}
        rewritten(self.log, lambda line: {**line, "seal": other} if "seal" in line else line)
        self.assertRegex(self.verified(status=3), r"answer \d+: chance did not draw it from what was sealed")

    def test_what_is_no_seal_is_no_game_without_one(self):
        self.sealed(*EVENING)
        rewritten(self.log, lambda line: {**line, "seal": "x"} if "seal" in line else line)
        self.assertIn("this is not a line of a narrator log", self.verified(status=3))

    def test_undo_amend_and_redeal_keep_the_seal(self):
        self.sealed(*EVENING, "undo", "nein all", "amend 4 binh", "whisper tea")
        self.assertIn("opened, and chance", self.verified())
        openings = [record for record in self.records() if "open" in record]
        self.assertGreaterEqual(len(openings), 2)

    def test_an_end_that_is_undone_and_done_again_is_opened_again(self):
        self.sealed(*EVENING, "note close", "undo 3", "redo")
        self.assertEqual([next(iter(line)) for line in self.records()[-3:]], ["redo"] * 3)
        self.assertEqual(self.state()["result"]["reason"], "rounds")
        self.assertIn("opened, and chance", self.verified())
        self.assertIn("nothing to redo", self.resume("redo", status=2).err)

    def test_programs_are_told_the_mark_first(self):
        ran = self.tiny("--seal", "--json", lines=["words", *EVENING])
        self.assertEqual(ran.lines()[0], {"seal": {"mark": mark("1")}})
        self.assertEqual(self.records()[0]["seal"]["words"], "words")


if __name__ == "__main__":
    table.main()
