-- stopped: too many texts
variant{ id = "text-that-repeats", game = "victim", title = { en = "E" }, rule = { en = "E." },
  text = { en = { ["repeat"] = string.rep("{x}", 1000) } } }
around("round", function(base, g)
  local long = string.rep("x", 4000)
  for _ = 1, 400 do announce("repeat", { x = long }) end
  return base(g)
end)
