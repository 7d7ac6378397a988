-- stopped: 'debug'
variant{ id = "no-debug", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
debug.sethook()
