-- stopped
variant{ id = "text-number", game = "victim", title = { en = "E" }, rule = { en = "E." }, text = { en = { ["voted"] = 7 } } }
