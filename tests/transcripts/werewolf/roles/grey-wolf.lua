variant{
  id = "grey-wolf", game = "werewolf",
  title = { en = "The other wolf" }, rule = { en = "One villager is a grey wolf, who wins with the wolves." },
  text = { en = { ["word.grey"] = "grey" } },
}
around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "grey", 1 })
  return roles
end)
around("team", function(base, g, role) return role == "grey" and "wolves" or base(g, role) end)
