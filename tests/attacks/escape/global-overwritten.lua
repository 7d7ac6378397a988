-- stopped: new here
variant{ id = "global-overwritten", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
announce = function() end
