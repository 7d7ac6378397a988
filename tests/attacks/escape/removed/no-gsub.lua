-- stopped: string.gsub
variant{ id = "no-gsub", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
string.gsub("x", "x", "y")
