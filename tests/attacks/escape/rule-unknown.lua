-- stopped: no rule named 'ronud'; did you mean 'round'?
variant{ id = "rule-unknown", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ronud", function(base) return base() end)
