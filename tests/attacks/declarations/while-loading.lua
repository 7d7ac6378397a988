-- stopped
variant{ id = "while-loading", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
win{ winners = {} }
