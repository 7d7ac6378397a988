-- stopped (no line): control
variant{ id = "title-escape", game = "victim", title = { en = "\27[2J" }, rule = { en = "E." } }
