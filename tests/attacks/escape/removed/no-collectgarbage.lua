-- stopped: 'collectgarbage'
variant{ id = "no-collectgarbage", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
collectgarbage("stop")
