-- stopped: whole number
variant{ id = "findings-false-claims", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function() return { false_claims = 1 << 62 } end)
