"""Words of the language for authors: numbers with exceptions and words, individual ballots for each voter, reasons
passed on by rules, corrections that withdraw, print; and deprecated words, which still work but cause a remark."""
import re
import unittest

from tools import Tools

GAME = """game{
  id = "words", version = 1, players = { 2, 4 }, title = { en = "Words" }, about = { en = "Words." },
  counts = COUNTS,
}
function rule.play(g)
  for round = 1, 3 do
    g.round = round
    for _, player in ipairs(g.players) do rule.turn(g, player) end
    rule.vote(g)
  end
  win{ winners = { g.players[1] } }
end
function rule.turn(g, player)
  local n = number{ id = "bid", of = player, min = 0, max = 5, except = { 2 }, words = { "pass" },
    why = function(candidate) return rule.against(g, player, candidate) end }
  if n == "pass" then announce("passes", { player = player }) else announce("bids", { player = player, n = n + 1 }) end
  PRINT
end
-- Why not.
function rule.against(_, player, candidate)
  if candidate == 2 then return { "why.two", player = player } end
  if candidate == "double" then return "why.double", { player = player } end
end
function rule.vote(g)
  local votes = ballots{ id = "vote", voters = g.players, from = function(voter)
    return except(g.players, function(player) return player == voter end)
  end, against = function(voter, ballot)
    if ballot == voter and voter.seat > 1 then return "why.self", { player = voter } end
  end }
  if votes then announce("votes", { votes = votes }) else announce("withdrawn") end
end
function rule.corrections(g, asked)
  if asked ~= "vote" then return {} end
  return { { id = "round", min = 1, max = 3, set = function(n) g.round = n end, WITHDRAW = true } }
end
function rule.status(g)
  return { round = g.round, players = map(g.players, function() return { alive = true } end) }
end
TESTS
"""

TESTS = """
test("a number and one more", { players = 2, play = { "3" }, says = "P1 bids 4" })
test("a word", { players = 2, play = { "pass" }, says = "passes" })
test("not the exception, told by a rule", { players = 2, play = { "2" }, refuses = "P1 never bids two" })
test("a word that no text has", { players = 2, play = { "double" }, refuses = "why.double" })
test("each votes for others", { players = 3, play = { "0", "0", "0", "P2 P3 P1" }, says = "P2, P3, P1" })
test("and not for themselves", { players = 3, play = { "0", "0", "0", "P1 P3 P1" }, refuses = "P1 cannot say P1" })
test("for a reason", { players = 3, play = { "0", "0", "0", "P2 P2 P1" }, refuses = "P2 is above that" })
"""

TEXTS = """return {
  ["ask.bid"] = "{of}, {min} to {max}?", ["ask.vote"] = "Whom?", ["passes"] = "{player} passes.",
  ["bids"] = "{player} bids {n}.", ["votes"] = "{votes}.", ["withdrawn"] = "No vote.",
  ["why.two"] = "{player} never bids two.", ["why.double"] = "{player} cannot double.",
  ["why.self"] = "{player} is above that.",
  ["word.pass"] = "pass", ["correct.round"] = "the round", ["count.bids"] = "Bids",
}
"""


class Words(Tools):
    def game(self, counts='{ { announcement = "bids", field = "player", as = "bids" } }', withdraw="withdraw", prints="",
             tests=TESTS):
        folder = self.folder / "words"
        (folder / "texts").mkdir(parents=True, exist_ok=True)
        text = GAME.replace("COUNTS", counts).replace("WITHDRAW", withdraw).replace("PRINT", prints)
        (folder / "game.lua").write_text(text.replace("TESTS", tests))
        (folder / "texts" / "en.lua").write_text(TEXTS)
        return "./words"

    def test_all_of_them(self):
        out = self.run_it("check", self.game(), "--lang", "en").stdout
        self.assertIn("All is well", out)
        self.assertNotIn("remark", out)
        self.assertNotIn("nothing called", self.run_it("check", self.game(tests=""), "--lang", "en").stdout)

    def test_at_a_table_and_in_its_log(self):
        table = ["play", self.game(), "-p", "Aki,Binh", "--lang", "en"]
        refused = self.run_it(*table, lines="2\n", status=2)
        self.assertIn("0, 1, 3, 4, 5, pass", refused.stdout)
        self.assertIn("Aki never bids two.", refused.stderr)
        self.assertIn("Aki cannot double.", self.run_it(*table, lines="double\n", status=2).stderr)
        self.assertIn("Aki cannot say Aki.", self.run_it(*table, lines="pass\n5\n1 1\n", status=2).stderr)
        three = self.run_it("play", "./words", "-p", "Aki,Binh,Chie", "--lang", "en", lines="pass\n5\n5\nhuh 1 1\n", status=2)
        self.assertIn("Example: Aki=Binh Binh=Chie Chie=Binh", three.stderr)
        out = self.run_it(*table, "--log", "game.jsonl", lines="pass\n5\n2 1\n").stdout
        self.assertIn("Aki passes.\n", out)
        self.assertIn("Binh bids 6.\n", out)
        self.assertIn("Binh, Aki.", out)
        self.run_it("verify", "game.jsonl")

    def test_old_words_go_on_with_a_remark(self):
        out = self.run_it("check", self.game(counts='{ bids = { player = "bids" } }', withdraw="again"), "--lang", "en").stdout
        self.assertIn("All is well", out)
        self.assertRegex(out, r"game\.lua:3: remark: .*counts in the old form")
        self.assertRegex(out, r"game\.lua:\d+: remark: 'again' still works; it is now withdraw = true")

    def test_print_is_shown_by_check_and_does_nothing_in_play(self):
        what = self.game(prints='print("turn of", player, g.round)')
        line = 1 + (self.folder / "words" / "game.lua").read_text().split("print(")[0].count("\n")
        out = self.run_it("check", what, "--lang", "en").stdout
        self.assertRegex(out, rf"game\.lua:{line}: remark: print: turn of P1 1\n")
        self.assertLessEqual(len(re.findall("print: ", out)), 3)
        self.assertNotIn("turn of", self.run_it("play", what, "-p", "Aki,Binh", lines="pass\n").stdout)

    def test_a_correction_that_withdraws_gives_nil(self):
        out = self.run_it("play", self.game(), "-p", "Aki,Binh", "--lang", "en", lines="0\n0\ncorrect round 3\n").stdout
        self.assertIn("No vote.", out)


ROYALISTS = """-- A third party's policies: with three of them enacted the king is back, and all have lost.
variant{
  id = "royalists", game = "secret-hitler",
  title = { en = "Royalists" },
  rule = { en = "There are four Royal policies, too; with three enacted nobody wins." },
  text = { en = {
    ["word.royal"] = "Royal",
    ["also.royal"] = "r, king",
    ["setup.policies"] = "Shuffle {liberal} Liberal, {fascist} Fascist and {royal} Royal policies.",
    ["setup.policies-app"] = "There are {liberal} Liberal, {fascist} Fascist and {royal} Royal policies.",
    ["royal"] = "The king comes nearer: {n} of 3.",
    ["victory.royal-policies"] = "The king is back!",
    ["reason.royal-policies"] = "the king is back",
    ["team.royal"] = "the Royalists",
    ["label.royal"] = "Royal",
  } },
}

-- Four policies more.
around("policy_counts", function(base, g)
  local counts = base(g)
  table.insert(counts, { "royal", 4 })
  return counts
end)

-- The third one ends it.
around("track_length", function(base, g, face)
  if face == "royal" then return 3 end
  return base(g, face)
end)

before("check_tracks", function(g, enacted)
  if enacted == "royal" then announce("royal", { n = #g.enacted.royal }) end
end)

around("winners", function(base, g, team)
  if team == "royal" then return {} end
  return base(g, team)
end)

around("of_unknown_team", function(base, g)
  if g.won.team == "royal" then return {} end
  return base(g)
end)

-- The board has its track.
around("display", function(base, g)
  local widgets = base(g)
  table.insert(widgets, { kind = "track", label = "label.royal", value = #g.enacted.royal, max = 3, colour = "magenta" })
  return widgets
end)

test("three Royal policies", {
  players = 5, deal = "none",
  play = { "unknown", "1", "2", "ja all", "royal", "3", "ja all", "royal", "4", "ja all", "royal" },
  says = "victory.royal-policies",
})
"""


class ThirdParty(Tools):
    """A third kind of policy in Secret Hitler, which its rules, claims and odds then support."""

    def play(self, *lines):
        (self.folder / "royalists.lua").write_text(ROYALISTS)
        return self.run_it("play", "secret-hitler", "-v", "royalists.lua", "-p", "A,B,C,D,E", "--deal", "none", "--lang", "en",
                           "--log", f"{len(lines)}.jsonl", lines="".join(f"{line}\n" for line in lines)).stdout

    def test_it_is_checked_in_random_games(self):
        (self.folder / "royalists.lua").write_text(ROYALISTS)
        out = self.run_it("check", "royalists.lua", "--lang", "en").stdout
        self.assertIn("All is well", out)
        self.assertNotIn("remark", out)
        self.run_it("simulate", "secret-hitler", "-v", "royalists.lua", "-n", "20", "--policy", "sensible", "--seed", "7")

    def test_what_is_claimed_of_it_is_judged(self):
        begin = "unknown", "1", "2", "ja all"
        out = self.play(*begin, "fascist", "claim a r r r", "claim a r r f", "claim b r f", "odds")
        self.assertIn("A claims to have drawn Royal, Royal, Royal (round 1).", out)
        self.assertIn("Testimony: A, the three drawn in round 1: Fascist, Royal, Royal\n? ", out)  # which is possible
        self.assertIn("Testimony: B, the two handed over in round 1: Fascist, Royal\n? ", out)
        self.assertRegex(out, r"Liberals  Chance \(%\)\n +0 +33\n +1 +48\n +2 +17\n +3 +2\n")  # 6 of 21, one Fascist gone
        self.assertRegex(out, r"A +Fascist, Royal, Royal +5\n")
        out = self.play(*begin, "royal", "3", "ja all", "royal", "claim a r r r", "claim b r r r", "claim c l l")
        self.assertIn("21 policies lay on the pile, 4 of them Royal.\n", out)
        self.assertIn("Together that is 3 + 3 = 6 Royal, where there were 4.\n", out)
        self.assertIn("What C says of round 2 cannot be true:\n", out)
        self.run_it("verify", "11.jsonl")


if __name__ == "__main__":
    unittest.main()
