-- stopped: rule.play is the game
variant{ id = "rule-overwritten", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
rule.play = function() end
