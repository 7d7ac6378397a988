-- stopped: new here
variant{ id = "global-written", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
evil = 1
