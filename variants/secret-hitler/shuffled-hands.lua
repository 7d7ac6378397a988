-- Whoever watched the hands could tell by its place which card was discarded, or handed on. So both shuffle first.
variant{
  id = "shuffled-hands",
  game = "secret-hitler",
  title = { en = "Shuffled hands" },
  rule = { en = "President and Chancellor shuffle the policies they are given before they discard one." },
  text = {
    en = {
      ["shuffled-hands.reminder"] =
        "{president} shuffles the three before discarding one, {chancellor} the two before enacting one.",
    },
  },
}

-- Cards that the app dealt are in nobody's hand.
after("draw_policies", function(g)
  if not dealt("policies") then
    announce("shuffled-hands.reminder", { president = g.president, chancellor = g.chancellor })
  end
end)

test("both are reminded", {
  players = 5, deal = "none", play = { "unknown", "1", "2", "ja all" }, says = "P1 shuffles the three", asks = "enact",
})

test("but not of what the app deals", {
  players = 5, deal = "policies", play = { "unknown", "1", "2", "ja all" }, not_said = "shuffled-hands.reminder",
})
