"""Logs have the format described in narrator-log(5)."""
import hashlib
import json
import os
import re
import tempfile
import unittest

from manual import items, page, part, run

SOURCE = page("narrator-log.5")
INPUTS = ["seat aki 2", "aki", "nominate binh", "ja all", "undo", "redo", "note tea", "ruling let it be", "amend 3 chie",
          "enact f", "correct tracker 1", "claim aki ffl f", "claim chie refuses", "claim dan \"tea?\"", "leave dan", "rename dan Dana",
          "recall votes=nobody", "timer 90"]


def linked(lines):
    """The algorithm as described in the manual."""
    link = ""
    for line in lines:
        body = line[:line.rindex(b',"h":"')]
        if body.startswith(b'{"source"'):
            body = hashlib.blake2b(body, digest_size=16).hexdigest().encode()
        link = hashlib.blake2b(link.encode() + body, digest_size=16).hexdigest()[:16]
        yield json.loads(line)["h"] == link


class LogFormat(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            log = os.path.join(folder, "log")
            run("play", "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi", "--log", log, "--seed", "1",
                "-v", "discussion-timer:seconds=90", "--recall", "marks=moderator", input="\n".join(INPUTS) + "\n")
            cls.mode = os.stat(log).st_mode & 0o777
            with open(log, "rb") as file:
                cls.bytes = file.readlines()
        cls.lines = [json.loads(line) for line in cls.bytes]
        cls.header = cls.lines[0]
        cls.records = cls.lines[1 + len(cls.header["sources"]):]

    def test_only_its_owner_reads_it(self):
        self.assertEqual(self.mode, 0o600)

    def test_the_chain(self):
        self.assertTrue(all(linked(self.bytes)))
        changed = [self.bytes[0].replace(b"Aki", b"Ako"), *self.bytes[1:]]
        self.assertFalse(any(linked(changed)))

    def test_the_keys_of_the_header(self):
        told = items(part(SOURCE, "Ss", "Header"), "Li")
        told.remove("screen")  # only for a shared screen, which requires a terminal
        told.remove("seal")  # only in a sealed game
        self.assertEqual(told, list(self.header))
        self.assertEqual(self.header["settings"], {"discussion-timer": {"seconds": 90}})

    def test_the_sources(self):
        for promised, line in zip(self.header["sources"], self.lines[1:]):
            self.assertEqual(list(line), ["source", "text", "h"])
            self.assertEqual(line["source"], promised["name"])
            self.assertEqual(hashlib.sha256(line["text"].encode()).hexdigest(), promised["sha256"])
            self.assertFalse(line["source"].startswith("scripts/lib/"))

    def test_the_keys_of_answers(self):
        described = items(part(SOURCE, "Ss", "Answers"), "Li")
        described.remove("drawn")  # only in a sealed game, after an amendment
        found = {key for line in self.records if "ask" in line for key in line} - {"at", "h"}
        self.assertEqual(set(described), found)

    def test_all_other_lines(self):
        kinds = [next(iter(line)) for line in self.records if "ask" not in line]
        kinds = [kind for kind in kinds if kind != "timer"]  # the rules start some, too
        self.assertEqual(kinds, ["seats", "undo", "redo", "note", "ruling", "amend", "claim", "claim", "claim", "leave",
                                 "rename", "recall"])
        self.assertEqual(list(self.records[-1]), ["timer", "left", "at", "after", "h"])
        text = part(SOURCE, "Sh", "DESCRIPTION")
        for line in self.records:
            if "ask" in line:
                continue
            shown = re.search(rf'\{{"{next(iter(line))}":.*\}}', text)
            if shown:
                keys = re.sub(r":\{.*?\}", ":", shown.group(0))
                self.assertEqual(re.findall(r'"(\w+)":', keys), list(line))
        amended = next(line for line in self.records if "amend" in line)
        self.assertNotIn("h", amended["then"][0])

    def test_the_keys_of_claims(self):
        text = part(SOURCE, "Ss", "Testimony")
        shown = re.search(r'\{"claim":.*?\}', text, re.DOTALL).group(0)
        hand, refused, free = [line for line in self.records if "claim" in line]
        self.assertEqual(re.findall(r'"(\w+)":', shown), list(hand))
        described = set(re.findall(r"\w+", " ".join(re.findall(r"^\.It Li (.*)$", text, re.M))))
        self.assertEqual(described, {*hand, "player"} - {"claim", "at", "after", "h"})
        self.assertEqual(refused["said"], "refused")
        self.assertEqual(list(free), ["claim", "at", "after", "by", "said", "h"])


if __name__ == "__main__":
    unittest.main()
