-- stopped (no line): without win
variant{ id = "play-without-end", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("finish", function() end)
