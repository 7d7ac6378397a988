-- stopped: 'load'
variant{ id = "no-load", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
load("return 1")()
