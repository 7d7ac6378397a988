-- The victim's texts.
return {
  ["held"] = "You hold {hand}.", ["voted"] = "{ja} said ja.", ["rolled"] = "{player} rolled {die}.",
  ["again"] = "Once more.", ["topic.throw"] = "the throw of round {round}", ["tired"] = "{player} is tired.", ["brief"] = "Round {round}.",
  ["label.name"] = "Name", ["phase.play"] = "play", ["reason.rounds"] = "all rounds were played",
  ["ask.who"] = "Who?", ["ask.vote"] = "Ja or nein?", ["ask.again"] = "Again?", ["ask.ready"] = "Ready?",
  ["ask.hand"] = "Hand", ["ask.die"] = "Die", ["ask.pile"] = "Pile", ["ask.extra"] = "Extra",
  ["help.who"] = "Anybody.", ["help.vote"] = "Everybody.", ["help.again"] = "Yes or no.",
}
