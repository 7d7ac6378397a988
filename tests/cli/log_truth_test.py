"""verify checks every field of a log that can be derived again, even if the chain was recomputed."""
import copy
import itertools
import json
import os

import table

# A sanitized process with several threads cannot continue after fork, which strangers' rules need: use one processor.
if table.SPARSE > 1 and hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

# What only a person can know, or nobody (narrator-log(5), WHAT IS VERIFIED): the kind of line, the key, and the key of
# the line one level above it.
UNKNOWABLE = {
    *((kind, kind, kind) for kind in ("note", "ruling", "claim", "rules", "timer", "read", "recall", "undo", "leave")),
    ("narrator", "narrator", "narrator"),  # a log claiming to be of format 1 is checked against that format
    *(("narrator", key, key) for key in ("program", "library", "dealt", "recall", "seal")),
    ("narrator", "mark", "seal"), ("narrator", "votes", "recall"), ("recall", "marks", "recall"),
    ("recall", "votes", "recall"), ("claim", "by", "by"), ("claim", "said", "said"), ("timer", "left", "left"),
    ("read", "left", "left"), ("read", "awaited", "awaited"), ("rules", "game", "settings"), ("rules", "rounds", "settings"),
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
        self.log.write_bytes(table.chained(records))
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
        """An evening of the wheel, which has corrections; with `rules`, its house rule is then changed."""
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
        """Yields logs with every kind of line, and the first line after which nothing was undone or replaced."""
        self.log.unlink()
        self.tiny("-v", "quiet.lua:k=2", "--set", "rounds=2", "--recall", "votes=nobody", "--seal",
                  lines=["plums", "aki", "ja all", "note tea", "rename chie Chi", "chi", "claim aki I am nobody", "ja all"])
        yield self.records(), 0
        records = self.played("seat aki 2", "binh", "1", "1", "correct score aki 3", "leave chie", "rename chie Chi",
                              "rename chi Chi", "recall marks=nobody", "1", "note tea", "ruling so be it",
                              "claim aki I am nobody", "timer 60", "timer pause")
        self.assertTrue(any(record.get("correct") for record in records))
        last = records[-1]
        yield ([*records, {"read": "x", "left": 2, "at": last["at"], "after": last["after"], "awaited": 2}],
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
        """Yields logs with one value changed or removed, and a description: the kind of its line and its key."""
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
                        gone = other is Truth and path == [kind]  # a line must be of some kind
                        yield (kind, None if gone else key, path[0]), f"line {number + 1}: {path}: {value!r} to {other!r}", changed

    def not_told(self, records, first):
        """Returns the changes that verify does not detect; all changed logs are verified in one run."""
        self.log.write_bytes(table.chained(records))
        self.verify()
        logs = []
        for where, what, changed in itertools.islice(self.changes(records, first), 0, None, table.SPARSE):
            logs.append((where, what, self.folder / f"{len(logs)}.jsonl"))
            logs[-1][2].write_bytes(table.chained(changed))
        for part in range(0, len(logs), 10):
            ran = self.run_it("verify", *(log for _, _, log in logs[part:part + 10]), status=3)
            self.assertNotIn("internal", ran.err)
            for where, what, log in logs[part:part + 10]:
                if f"{log}: " in ran.out:
                    yield where, what

    def test_every_value_of_every_kind_of_line(self):
        """Changes each value in each line and recomputes the chain; only what a person alone can know goes
        undetected."""
        kinds = set()
        for records, first in self.evenings():
            kinds |= {"answer" if "ask" in record else next(iter(record)) for record in records[first:]}
            for where, what in self.not_told(records, first):
                with self.subTest(what):
                    self.assertIn(where, UNKNOWABLE)
        self.assertEqual(kinds, {"narrator", "source", "answer", "undo", "redo", "redeal", "amend", "rename", "seats", "leave",
                                 "recall", "rules", "timer", "read", "note", "ruling", "claim", "open"})

    def unheard_of(self, records, first):
        """Yields logs with an additional or duplicate key, two keys swapped, or a line duplicated, missing or moved.
        The chain is recomputed, and none of them can be valid."""
        bodies = [body(record) for record in records]
        for number, record in enumerate(records[first:], first):
            kind = "answer" if "ask" in record else next(iter(record))
            for other, what in misshapen({key: value for key, value in record.items() if key != "h"}):
                yield f"line {number + 1}, {kind}: {what}", [*bodies[:number], other, *bodies[number + 1:]]
            if kind in ("narrator", "source", "answer") and number + 1 < len(records):
                yield f"line {number + 1} twice", [*bodies[:number + 1], *bodies[number:]]
                if any("ask" in later or "source" in later for later in records[number + 1:]):
                    yield f"line {number + 1} missing", [*bodies[:number], *bodies[number + 1:]]
                yield f"line {number + 1} later", [*bodies[:number], bodies[number + 1], bodies[number], *bodies[number + 2:]]

    def test_a_line_has_its_keys_and_no_others(self):
        for records, first in self.evenings():
            logs = []
            for what, bodies in itertools.islice(self.unheard_of(records, first), 0, None, table.SPARSE):
                if bodies == [body(record) for record in records]:
                    continue
                logs.append((what, self.folder / f"{len(logs)}.jsonl"))
                logs[-1][1].write_bytes(table.relinked(bodies))
            for part in range(0, len(logs), 10):
                some = logs[part:part + 10]
                ran = self.run_it("verify", *(log for _, log in some), status=3)
                self.assertNotIn("internal", ran.err)
                self.assertEqual([what for what, log in some if f"{log}: " in ran.out], [])

    def test_what_waits_is_what_was_answered(self):
        """A vote that nobody gave does not become part of the game by itself."""
        self.log.unlink()
        self.tiny(lines=["aki", "ja all", "binh", "tea", "ja all", "amend 4 binh"])
        records = self.records()
        waits = next(record for record in records if "amend" in record)["waiting"]
        self.assertEqual(waits, [6, 7, 8, 9, 10])
        self.verify()
        for other in (waits[1:], waits[:-1], [], [waits[0] - 1, *waits], [*waits, waits[-1]], waits[::-1], [99],
                      [{"n": 4, "ask": "vote", "answer": {"Aki": "nein"}}]):
            changed = [{**one, "waiting": other} if "amend" in one else one for one in records]
            with self.subTest(other):
                self.told(changed, other)

    def test_last_lines_can_be_left_out(self):
        """The manual says that no log can prove this."""
        self.log.write_bytes(b"".join(self.log.read_bytes().splitlines(keepends=True)[:-3]))
        self.verify()

    def test_nothing_can_be_changed_under_the_chain(self):
        """Changes each byte of the log, one after the other."""
        whole, logs = self.log.read_bytes(), []
        lines = whole.splitlines(keepends=True)
        places = [place for place in range(len(whole)) if place < len(lines[0]) or place % 97 == 0 or place > len(whole) - 4000]
        for place in places[::table.SPARSE]:
            logs.append(self.folder / f"{len(logs)}.jsonl")
            logs[-1].write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1:])
        for part in range(0, len(logs), 10):
            ran = self.run_it("verify", *logs[part:part + 10], status=3)
            self.assertEqual(ran.out, "")


def body(record):
    """Returns a line without its link and closing brace, as a log writes it."""
    unlinked = {key: value for key, value in record.items() if key != "h"}
    return json.dumps(unlinked, ensure_ascii=False, separators=(",", ":"))[:-1].encode()


class Raw(str):
    """A string that is already JSON."""


def dumped(value):
    if isinstance(value, Raw):
        return value
    if isinstance(value, list):
        return f"[{','.join(map(dumped, value))}]"
    if isinstance(value, dict):
        return f"{{{','.join(f'{json.dumps(key, ensure_ascii=False)}:{dumped(inner)}' for key, inner in value.items())}}}"
    return json.dumps(value, ensure_ascii=False)


def misshapen(value):
    """Yields the line with one of its objects malformed, without its closing brace, and what was changed."""
    def places(inner, path):
        if isinstance(inner, dict):
            yield path, inner
        for key, part in inner.items() if isinstance(inner, dict) else enumerate(inner) if isinstance(inner, list) else ():
            yield from places(part, [*path, key])

    def shapes(pairs):
        yield "a key more", [*pairs, '"zz":1']
        yield "a blank", [" " + pairs[0] if pairs else " ", *pairs[1:]]
        for i, pair in enumerate(pairs):
            yield f"{pair[:12]} twice", [*pairs[:i + 1], *pairs[i:]]
            key = pair[:pair.index('":') + 2]
            yield f"{pair[:12]} twice, once as 0", [*pairs[:i + 1], key + "0", *pairs[i + 1:]]
            if i > 0:
                yield f"{pair[:12]} first", [pair, *pairs[:i], *pairs[i + 1:]]

    for path, found in places(value, []):
        pairs = [f"{json.dumps(key, ensure_ascii=False)}:{dumped(inner)}" for key, inner in found.items()]
        for what, shape in shapes(pairs):
            raw = Raw("{" + ",".join(shape) + "}")
            changed = copy.deepcopy(value) if path else raw
            place = changed
            for step in path[:-1]:
                place = place[step]
            if path:
                place[path[-1]] = raw
            yield dumped(changed)[:-1].encode(), f"{path}: {what}"


if __name__ == "__main__":
    table.main()
