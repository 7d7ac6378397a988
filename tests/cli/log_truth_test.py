"""verify: everything in a log that can be derived again is, in every field, though its chain be made anew."""
import copy
import json

import damage_test
import table

# What only a person, or nobody, can know (narrator-log(5), WHAT CANNOT BE VERIFIED).
UNKNOWABLE = {"program", "settings", "seed", "note", "ruling", "said", "claim", "about", "topic", "discard", "by",
              "player"}


class Truth(table.Table):
    def setUp(self):
        super().setUp()
        (self.folder / "quiet.lua").write_text(
            'variant{ id = "quiet", game = "tiny", title = { en = "Q" }, rule = { en = "Q." },\n'
            '  settings = { k = { default = 1, min = 0, max = 3, about = { en = "k" } } } }\n')
        self.tiny("-v", "quiet.lua:k=2", "--set", "rounds=3", "--recall", "votes=nobody",
                  lines=["aki", "ja all", "undo", "nein all", "chie", "amend 4 binh", "tea", "note tea", "rename chie Chi",
                         "ja all", "leave chi", "recall marks=nobody"])
        self.before = self.records()
        self.verify()

    def told(self, records, what):
        self.log.write_text(damage_test.chained(records))
        ran = self.run_it("verify", self.log, status=None)
        self.assertEqual(ran.status, 3, f"not noticed: {what}: {ran.out}")
        self.assertNotIn("internal", ran.err)

    def changed(self, line, **fields):
        records = copy.deepcopy(self.before)
        records[line].update(fields)
        self.told(records, f"line {line + 1}: {fields}")

    def line(self, key):
        return next(i for i, record in enumerate(self.before) if i > 0 and key in record)

    def test_the_header(self):
        for fields in ({"game": "other"}, {"version": 4}, {"version": 3 + (1 << 32)}, {"lang": "xx"}, {"variants": []},
                       {"variants": ["quiet", "quiet"]}, {"variants": ["loud"]}, {"settings": {"game": {"rounds": 99}}},
                       {"settings": {"game": {"rounds": "2"}}}, {"settings": {"game": {"laps": 2}}},
                       {"settings": {"quiet": {"k": 7}}}, {"settings": {"loud": {"k": 2}}}, {"dealt": ["nothing"]},
                       {"dealt": ["hands", "hands"]}, {"recall": {"votes": "everyone"}}, {"recall": {"tea": "nobody"}},
                       {"screen": "public"}, {"at": "yesterday"}, {"at": "2999-01-01T00:00:00Z"},
                       {"at": "2026-13-01T00:00:00Z"}, {"players": ["Aki", "Binh", "Dan"]}, {"g": "00000000"},
                       {"say": []}):
            with self.subTest(fields):
                self.changed(0, **fields)

    def test_numbers(self):
        undo, amend, note = self.line("undo"), self.line("amend"), self.line("note")
        first = self.line("ask")
        for line, fields in ((first, {"n": 1 + (1 << 32)}), (first, {"n": -1}), (first, {"n": 0}),
                             (undo, {"undo": self.before[undo]["undo"] + (1 << 32)}), (undo, {"undo": 1}),
                             (undo, {"undo": -1}), (amend, {"amend": 1}), (amend, {"amend": 4 + (1 << 32)}),
                             (note, {"after": -5}), (note, {"after": 0}), (note, {"after": 1 << 40}),
                             (self.line("rename"), {"after": 1}), (self.line("leave"), {"after": 99}),
                             (self.line("recall"), {"after": 0}), (note, {"at": "1999-01-01T00:00:00Z"}),
                             (note, {"at": "tea"}), (undo, {"at": ""})):
            with self.subTest(line=line + 1, fields=fields):
                self.changed(line, **fields)

    def test_every_scalar_of_every_line(self):
        """Each value in each line, changed a little; what is not noticed is among what nobody can know."""
        self.log.unlink()
        self.tiny("-v", "quiet.lua:k=2", "--set", "rounds=3", "--recall", "votes=nobody",
                  lines=["aki", "ja all", "note tea", "rename chie Chi", "chi", "ja all", "leave chi",
                         "recall marks=nobody"])
        self.before = self.records()
        def places(value, path):
            if isinstance(value, dict):
                for key, inner in value.items():
                    yield from places(inner, [*path, key])
            elif isinstance(value, list):
                for i, inner in enumerate(value):
                    yield from places(inner, [*path, i])
            else:
                yield path, value
        silent = set()
        for number, record in enumerate(self.before):
            for path, value in places(record, []):
                if path[0] in ("source", "sources", "text", "h"):
                    continue  # the chain, and sources guarded by their sums
                records = copy.deepcopy(self.before)
                place = records[number]
                for key in path[:-1]:
                    place = place[key]
                place[path[-1]] = (not value if isinstance(value, bool) else value + 1 if isinstance(value, int)
                                   else (value or "") + "x")
                self.log.write_text(damage_test.chained(records))
                if self.run_it("verify", self.log, status=None).status == 0:
                    silent.add(next((key for key in path if not isinstance(key, int)), ""))
        self.assertLessEqual(silent, UNKNOWABLE, f"changed and not noticed: {silent - UNKNOWABLE}")


if __name__ == "__main__":
    table.main()
