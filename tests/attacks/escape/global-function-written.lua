-- stopped: new here
variant{ id = "global-function-written", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
function evil() end
