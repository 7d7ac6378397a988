-- Who nearly makes Hitler Chancellor has done so (R-SH-15).
variant{
  id = "tie-elects-hitler",
  game = "secret-hitler",
  title = { en = "A tie is enough for Hitler" },
  rule = {
    en = "Once Hitler could win by being elected, a tie is enough: the candidate for Chancellor says whether they are "
      .. "Hitler, and if not, the government is rejected.",
  },
  text = {
    en = {
      ["tie-elects-hitler.tie"] = "A tie: {chancellor} has to say whether they are Hitler.",
      ["word.tie-rejects"] = "a tie rejects, but elects Hitler once that wins",
      ["help.chancellor-is-hitler"] =
        "With so many Fascist policies enacted, {of} must say truthfully, to everybody, whether they are Hitler. If "
        .. "so, the Fascists win at once.",
    },
  },
}

-- Whatever the answer, and whoever leaves meanwhile, the vote was what it was.
around("elected", function(base, g, ja)
  if base(g, ja) then return true end
  if 2 * ja == #rule.voters(g) and rule.hitler_zone(g) then
    announce("tie-elects-hitler.tie", { chancellor = g.chancellor })
    rule.check_chancellor(g)
  end
  return false
end)

-- Chaos has enacted three Fascist policies; P4 nominates P5, and three of six say Ja.
local function a_tie_then(answer)
  return {
    "unknown", "1", "2", "nein all", "3", "nein all", "4", "nein all", "fascist",
    "5", "nein all", "6", "nein all", "1", "nein all", "fascist",
    "2", "nein all", "3", "nein all", "4", "nein all", "fascist", "5", "ja 1 2 3", answer,
  }
end

test("a tie that does not elect Hitler elects nobody", {
  players = 6, deal = "none", play = a_tie_then("no"), says = { "not-hitler", "rejected" },
})

test("a tie elects Hitler", {
  players = 6, deal = "none", play = a_tie_then("yes"), says = "victory.hitler-elected",
})

test("before that a tie is a tie", {
  players = 6, deal = "none",
  play = { "unknown", "1", "2", "ja 1 2 3" },
  says = "rejected", not_said = "A tie",
})
