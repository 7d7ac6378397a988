-- stopped: changes the game
variant{ id = "topics-change-a-player", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
before("topics", function(heard)
  for _, said in ipairs(heard) do
    if said.player then said.player.evil = true end
  end
end)
