-- stopped: 'coroutine'
variant{ id = "no-coroutine", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
coroutine.wrap(function() end)()
