return { ["ask.winner"] = "Xho?", ["help.winner"] = "X player.", ["picked"] = "{player} xicked." }
