-- harmless: option is the file's own
variant{ id = "env-option-replaced", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
option = function() return 3 end
