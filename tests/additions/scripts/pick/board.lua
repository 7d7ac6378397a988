-- There is nothing to see.
function rule.status(_) return { phase = "play", players = {}, board = {} } end
