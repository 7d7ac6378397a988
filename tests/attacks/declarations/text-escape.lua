-- stopped: control
variant{ id = "text-escape", game = "victim", title = { en = "E" }, rule = { en = "E." }, text = { en = { ["voted"] = "\27[2J" } } }
