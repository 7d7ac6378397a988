-- Who lets the country sink into chaos has lost it, by failed elections or by vetoes (R-SH-11).
variant{
  id = "no-top-deck",
  game = "secret-hitler",
  title = { en = "No top-deck" },
  rule = { en = "When chaos is due, the Fascists win instead, the first time or the second time in a row." },
  settings = {
    chaos = { default = 1, min = 1, max = 2, about = { en = "times in a row that chaos loses" } },
  },
  text = {
    en = {
      ["victory.top-deck"] = "Nobody governs: the country falls to the Fascists. The Fascists win!",
      ["label.top-deck"] = "Fascists win",
      ["reason.top-deck"] = "nobody governed",
      ["no-top-deck.warning"] = "Chaos once more before a government enacts a policy, and the Fascists win.",
    },
  },
}

---@class State
---@field chaos_in_a_row? integer how often in a row chaos enacted a policy

-- Whether the next chaos is one too many.
function rule.last_chaos(g) return (g.chaos_in_a_row or 0) + 1 >= option("chaos") end

around("chaos", function(base, g)
  if rule.last_chaos(g) then return rule.victory(g, "fascist", "top-deck") end
  g.chaos_in_a_row = (g.chaos_in_a_row or 0) + 1
  base(g)
  announce("no-top-deck.warning")
end)

-- A government that enacts a policy ends the row.
before("chancellor_enacts", function(g) g.chaos_in_a_row = 0 end)

around("end_of_patience", function(base, g) return rule.last_chaos(g) and "label.top-deck" or base(g) end)

around("chaos_may_decide", function(base, g) return rule.last_chaos(g) or base(g) end)

test("the third election that fails ends the game", {
  players = 5, deal = "roles",
  play = { "1", "2", "nein all", "3", "nein all", "4", "nein all" },
  says = "Nobody governs", asks = "",
})
