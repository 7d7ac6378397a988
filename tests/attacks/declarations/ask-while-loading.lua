-- stopped
variant{ id = "ask-while-loading", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
choose{ id = "extra", from = { "a" } }
