-- stopped: gsub
variant{ id = "no-gsub-method", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
local s = ("x"):gsub("x", "y")
