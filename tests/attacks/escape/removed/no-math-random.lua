-- stopped: math.random
variant{ id = "no-math-random", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
math.random()
