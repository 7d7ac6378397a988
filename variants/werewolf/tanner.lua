-- One who is tired of life.
variant{
  id = "tanner",
  game = "werewolf",
  title = { en = "The tanner" },
  rule = { en = "One villager is the tanner, who belongs to nobody and wins alone by being lynched." },
  text = {
    en = {
      ["word.tanner"] = "tanner",
      ["team.tanner"] = "the tanner",
      ["reason.tanner-lynched"] = "the tanner was lynched",
      ["victory.tanner"] = "The tanner was lynched, and has won alone.",
    },
  },
}

role{ id = "tanner", team = "tanner" }

-- Before anybody grieves or shoots. Who has left wins nothing alone.
before("death_decides", function(g, player, cause)
  if cause ~= "lynched" or player.gone then return end
  if rule.role(g, player) == "tanner" then rule.victory(g, "tanner", "tanner-lynched") end
end)

test("whoever is lynched so has won alone", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor tanner villager villager", "nobody", "5", "4", "7", "5", "6", "lynch all" },
  says = "victory.tanner", asks = "",
})
