-- stopped: too many texts
local texts = {}
for i = 1, 3000 do texts["t" .. i] = string.rep("x", 4000) end
variant{ id = "texts-of-many", game = "victim", title = { en = "Evil" }, rule = { en = "E." }, text = { en = texts } }
