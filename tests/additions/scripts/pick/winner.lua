-- Anybody may win.
function rule.pick(g) return choose{ id = "winner", from = g.players } end
