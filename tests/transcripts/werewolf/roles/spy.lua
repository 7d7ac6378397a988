-- A role of one's own, as narrator-lua(7) has it.
variant{
  id = "spy", game = "werewolf", title = { en = "The spy" },
  rule = { en = "One villager is the spy, seen as a wolf, who each night learns the card of one." },
  text = { en = {
    ["word.spy"] = "spy",
    ["spy-wakes"] = "Spy, open your eyes. Point at somebody.", ["spy-sleeps"] = "Spy, close your eyes.",
    ["ask.spy"] = "Spy, whom do you point at?{idle}", ["help.spy"] = "Anybody alive.",
    ["label.spy"] = "The spy pointed at", ["spy.shown"] = "Show the spy: {player} is {role}.",
  } },
}
role{ id = "spy", seen_as = "wolf", asks = { "spy" }, behind = "seer",
  wakes = function(g)
    local seen = rule.ask_awake(g, { id = "spy" }, function() end)
    if not seen then return tell("moderator", "no-nod") end
    tell("moderator", "spy.shown", { player = seen, role = rule.card_of(g, seen) })
  end }
test("the spy is seen as a wolf", { players = 7, deal = "none",
  play = { "wolf wolf seer doctor spy villager villager", "nobody", "5" }, says = "Nod: P5 is a wolf" })
