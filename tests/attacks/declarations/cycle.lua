-- stopped (no line)
local t = { id = "cycle", game = "victim", title = { en = "E" }, rule = { en = "E." } }
t.t = t
variant(t)
