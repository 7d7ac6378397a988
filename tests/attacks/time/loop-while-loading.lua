-- stopped: too long
variant{ id = "loop-while-loading", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
while true do end
