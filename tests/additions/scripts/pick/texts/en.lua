return { ["ask.winner"] = "Who wins?", ["help.winner"] = "A player.", ["picked"] = "{player} is picked." }
