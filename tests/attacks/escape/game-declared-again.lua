-- stopped: game's own file
variant{ id = "game-declared-again", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
game{ id = "evil" }
