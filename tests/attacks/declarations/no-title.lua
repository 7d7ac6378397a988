-- stopped: title
variant{ id = "no-title", game = "victim", rule = { en = "E." } }
