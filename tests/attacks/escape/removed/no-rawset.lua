-- stopped: 'rawset'
variant{ id = "no-rawset", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
rawset(string, "rep", nil)
