-- stopped: no setting
variant{ id = "option-unknown", game = "victim", title = { en = "E" }, rule = { en = "E." } }
before("round", function() option("evil") end)
