-- stopped
variant{ id = "announce-while-loading", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
announce("again")
