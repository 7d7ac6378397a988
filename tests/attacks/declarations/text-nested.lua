-- harmless: placeholders are cut, not nested without end
variant{ id = "text-nested", game = "victim", title = { en = "E" }, rule = { en = "E." },
  text = { en = { ["voted"] = ("{ja:"):rep(700) .. ("}"):rep(700) } } }
