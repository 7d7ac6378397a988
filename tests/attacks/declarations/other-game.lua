-- stopped (no line): game
variant{ id = "other-game", game = "chess", title = { en = "E" }, rule = { en = "E." } }
