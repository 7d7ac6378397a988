-- stopped: 'next'
variant{ id = "no-next", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
next({})
