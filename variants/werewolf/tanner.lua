-- One who is tired of life.
variant{
  id = "tanner",
  game = "werewolf",
  title = { en = "The tanner", ja = "皮なめし職人", vi = "Kẻ chán đời" },
  rule = {
    en = "One villager is the tanner, who belongs to nobody and wins alone by being lynched.",
    ja = "村人のうち1人は皮なめし職人です。どの陣営でもなく、追放されると単独で勝ちます。",
    vi = "Một dân làng là kẻ chán đời, không thuộc phe nào, bị treo cổ thì thắng một mình.",
  },
  text = {
    en = {
      ["word.tanner"] = "tanner",
      ["team.tanner"] = "the tanner",
      ["reason.tanner-lynched"] = "the tanner was lynched",
      ["victory.tanner"] = "The tanner was lynched, and has won alone.",
    },
    ja = {
      ["word.tanner"] = "皮なめし職人",
      ["also.tanner"] = "tanner, 皮なめし",
      ["team.tanner"] = "皮なめし職人",
      ["reason.tanner-lynched"] = "皮なめし職人が追放された",
      ["victory.tanner"] = "皮なめし職人が追放されました。皮なめし職人の単独勝利です。",
    },
    vi = {
      ["word.tanner"] = "kẻ chán đời",
      ["also.tanner"] = "tanner",
      ["team.tanner"] = "kẻ chán đời",
      ["reason.tanner-lynched"] = "kẻ chán đời bị treo cổ",
      ["victory.tanner"] = "Kẻ chán đời bị treo cổ, và thắng một mình.",
    },
  },
}

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "tanner", 1 })
  return roles
end)

around("team", function(base, g, role) return role == "tanner" and "tanner" or base(g, role) end)

before("last_deed", function(g, player, cause)
  if cause == "lynched" and rule.role(g, player) == "tanner" then rule.victory(g, "tanner", "tanner-lynched") end
end)

test("whoever is lynched so has won alone", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor tanner villager villager", "nobody", "5", "4", "7", "5", "6", "lynch all" },
  says = "victory.tanner", asks = "",
})
