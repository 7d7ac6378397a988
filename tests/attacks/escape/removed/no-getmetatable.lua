-- stopped: 'getmetatable'
variant{ id = "no-getmetatable", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
getmetatable("").__index.upper = function() return "evil" end
