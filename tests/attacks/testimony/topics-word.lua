-- stopped: topics stand in a list
variant{ id = "topics-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("topics", function(base, heard) return base(heard)[1] and "evil" or {} end)
