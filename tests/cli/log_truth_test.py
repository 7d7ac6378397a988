"""verify: everything in a log that can be derived again is, in every field, though its chain be made anew."""
import copy
import json

import damage_test
import table

# What only a person, or nobody, can know (narrator-log(5), WHAT IS VERIFIED): the kind of line, the key, and the key of
# the line that it is below.
UNKNOWABLE = {
    *((kind, kind, kind) for kind in ("note", "ruling", "claim", "rules", "timer", "read", "recall", "undo", "leave")),
    *(("narrator", key, key) for key in ("program", "library", "dealt", "recall", "seal")),
    ("narrator", "mark", "seal"), ("narrator", "votes", "recall"), ("recall", "marks", "recall"),
    ("recall", "votes", "recall"), ("claim", "by", "by"), ("claim", "said", "said"), ("timer", "left", "left"),
    ("read", "left", "left"), ("rules", "game", "settings"), ("rules", "rounds", "settings"),
    ("rules", "sources", "sources"), *((kind, "then", "then") for kind in ("amend", "redeal", "rules"))}


class Truth(table.Table):
    def setUp(self):
        super().setUp()
        (self.folder / "quiet.lua").write_text(
            'variant{ id = "quiet", game = "tiny", title = { en = "Q" }, rule = { en = "Q." },\n'
            '  settings = { k = { default = 1, min = 0, max = 3, about = { en = "k" } } } }\n')
        self.tiny("-v", "quiet.lua:k=2", "--set", "rounds=3", "--recall", "votes=nobody",
                  lines=["aki", "ja all", "undo", "nein all", "chie", "amend 4 binh", "tea", "note tea", "rename chie Chi",
                         "ja all", "leave chi", "recall marks=nobody", "timer 60"])
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
        for line, fields in ((self.line("timer"), {"timer": "runs"}), (self.line("timer"), {"left": 0}),
                             (first, {"n": 1 + (1 << 32)}), (first, {"n": -1}), (first, {"n": 0}),
                             (undo, {"undo": self.before[undo]["undo"] + (1 << 32)}), (undo, {"undo": 1}),
                             (undo, {"undo": -1}), (amend, {"amend": 1}), (amend, {"amend": 4 + (1 << 32)}),
                             (note, {"after": -5}), (note, {"after": 0}), (note, {"after": 1 << 40}),
                             (self.line("rename"), {"after": 1}), (self.line("leave"), {"after": 99}),
                             (self.line("recall"), {"after": 0}), (note, {"at": "1999-01-01T00:00:00Z"}),
                             (note, {"at": "tea"}), (undo, {"at": ""})):
            with self.subTest(line=line + 1, fields=fields):
                self.changed(line, **fields)

    def played(self, *lines, rules="", **more):
        """An evening of the wheel, which knows corrections; then with its house rule mended."""
        mine = self.folder / "mine.lua"
        mine.write_text('variant{ id = "mine", game = "wheel-of-history", title = { en = "M" }, rule = { en = "M." } }\n')
        self.log.unlink(missing_ok=True)
        self.run_it("play", "wheel-of-history", "-p", "Aki,Binh,Chie", "--deal", "all", "--seed", "1", "-v", "./mine.lua",
                    "--recall", "votes=nobody", "--set", "rounds=1", "--log", self.log, "--json", lines=lines, **more)
        if rules:
            mine.write_text(mine.read_text() + rules)
            self.resume("reload")
        return self.records()

    def evenings(self):
        """Logs with every kind of line there is, and from which line on nothing was taken back or replaced."""
        self.log.unlink()
        self.tiny("-v", "quiet.lua:k=2", "--set", "rounds=2", "--recall", "votes=nobody", "--seal",
                  lines=["plums", "aki", "ja all", "note tea", "rename chie Chi", "chi", "claim aki I am nobody", "ja all"])
        yield self.records(), 0
        records = self.played("seat aki 2", "binh", "1", "1", "correct score aki 3", "leave chie", "rename chie Chi",
                              "rename chi Chi", "recall marks=nobody", "1", "note tea", "ruling so be it",
                              "claim aki I am nobody", "timer 60", "timer pause")
        self.assertTrue(any(record.get("correct") for record in records))
        last = records[-1]
        yield ([*records, {"read": "x", "left": 2, "at": last["at"], "after": last["after"]}],
               next(i for i, record in enumerate(records) if "seats" in record))
        for lines in (["undo"], ["undo", "redo"], ["amend 3 2"], ["note tea", "undo"]):
            records = self.played("binh", "1", "1", *lines)
            yield records, len(records) - 1
        self.log.unlink()
        self.hitler("--deal", "all", lines=["redeal yes"])
        yield self.records(), len(self.records()) - 1
        records = self.played("binh", "1", "1", rules="-- mended\n")
        yield records, len(records) - 1

    def changes(self, records, first):
        """Logs in which one value is another one or is not there, with what that is: its line's kind and its key."""
        names = {"Aki": "Binh", "Binh": "Aki", "Chie": "Aki", "Chi": "Aki"}

        def others(value):
            if isinstance(value, bool):
                return [not value]
            if isinstance(value, int):
                return [value + 1, value - 1, value + (1 << 32), str(value)]
            return [(value or "") + "x", names.get(value, ""), None, 0]

        def places(value, path):
            inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
            for key, inner in inside:
                yield from places(inner, [*path, key])
            yield path, value
        for number, record in enumerate(records[first:], first):
            for path, value in places(record, []):
                if not path or path[0] in ("source", "text", "h") or path[0] == "sources" and number == 0:
                    continue  # the chain, and sources guarded by their sums
                kind = "answer" if "ask" in record else next(iter(record))
                key = next(key for key in reversed(path) if not isinstance(key, int))
                for other in [*(others(value) if not isinstance(value, (dict, list)) else []), Truth]:
                    changed = copy.deepcopy(records)
                    place = changed[number]
                    for step in path[:-1]:
                        place = place[step]
                    if other is Truth:
                        del place[path[-1]]
                    else:
                        place[path[-1]] = other
                    if changed != records:
                        yield (kind, key, path[0]), f"line {number + 1}: {path}: {value!r} to {other!r}", changed

    def not_told(self, records, first):
        """What verify holds for true though it was changed: all changed logs are verified at once."""
        self.log.write_text(damage_test.chained(records))
        self.verify()
        logs = []
        for where, what, changed in self.changes(records, first):
            logs.append((where, what, self.folder / f"{len(logs)}.jsonl"))
            logs[-1][2].write_text(damage_test.chained(changed))
        for part in range(0, len(logs), 500):
            ran = self.run_it("verify", *(log for _, _, log in logs[part:part + 500]), status=3)
            self.assertNotIn("internal", ran.err)
            for where, what, log in logs[part:part + 500]:
                if f"{log}: " in ran.out:
                    yield where, what

    def test_every_value_of_every_kind_of_line(self):
        """Each value in each line is changed and the chain made anew; what is not told only a person can know."""
        kinds = set()
        for records, first in self.evenings():
            kinds |= {"answer" if "ask" in record else next(iter(record)) for record in records[first:]}
            for where, what in self.not_told(records, first):
                with self.subTest(what):
                    self.assertIn(where, UNKNOWABLE)
        self.assertEqual(kinds, {"narrator", "source", "answer", "undo", "redo", "redeal", "amend", "rename", "seats", "leave",
                                 "recall", "rules", "timer", "read", "note", "ruling", "claim", "open"})


if __name__ == "__main__":
    table.main()
