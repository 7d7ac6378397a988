-- stopped: a name and a function
variant{ id = "advice-no-function", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", "evil")
