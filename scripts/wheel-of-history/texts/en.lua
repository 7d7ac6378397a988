-- Wheel of History in English.
local texts = {
  -- questions
  ["ask.circle"] = "Which cards lie in the circle, clockwise from the pawn? (R1 Y3 …, or unknown)",
  ["drawn.circle"] = "The cards are laid out in the circle, clockwise from the pawn.",
  ["help.circle"] = "Shuffle the 25 cards, lay them face up in a large circle and put the pawn between any two. "
    .. "Read them out clockwise from the pawn: R red, Y yellow, G green, B blue, P purple, each 1 to 5. "
    .. "With “unknown” each card is asked for when it is taken.",
  ["ask.start-player"] = "Who starts?",
  ["help.start-player"] = "Name the player who takes the first turn, or “random” to have one drawn.",
  ["ask.start-player-drawn"] = "The start player is drawn.",
  ["help.start-player-drawn"] = "The app draws one of the players; nobody has to do anything.",
  ["ask.advance"] = "{of}: how many cards does the pawn move?",
  ["help.advance"] = "{of} moves the pawn {min} to {max} cards clockwise, takes the card it comes to and "
    .. "leaves the pawn in the gap. Only cards still in the circle count; with fewer than {max} left the count "
    .. "goes round again.",
  ["ask.taken"] = "Which card did {of} take?",
  ["help.taken"] = "The circle was not read in, so say what is printed on the card {of} has just taken, for example "
    .. "R3. Only cards not seen yet can be named.",
  -- the round
  ["round-begins"] = "Round {round}.",
  ["wheel"] = "The circle clockwise from the pawn: {cards}.",
  ["joins"] = "{player} joins in.",
  ["starts"] = "{player} starts. Play goes clockwise.",
  ["takes"] = "{player} takes {card}.",
  ["colour-complete"] = "The {colour} tribe is united: its last card is taken, and it scores.",
  ["rank-complete"] = "Class {rank} falls! Quidquid agis, prudenter agas et respice finem. "
    .. "Each {rank} costs its owner {rank:one point|{rank} points}.",
  ["gains"] = "{player}: +{points}, now {score}.",
  ["loses"] = "{player}: -{points}, now {score}.",
  ["round-over"] = "The round is over; {left:one card is|{left} cards are} left in the circle.",
  ["total"] = "{player} has {total} in total.",
  -- the screen
  ["brief"] = "{player} to move | next from the pawn: {cards}",
  ["label.wheel"] = "The circle",
  ["label.name"] = "Player",
  ["label.cards"] = "Cards",
  ["label.score"] = "Score",
  ["label.total"] = "Total",
  ["label.tribe"] = "{colour}",
  ["label.classes"] = "Taken of classes 1 to 5",
  ["label.fallen"] = "Fallen cards",
  ["phase.setup"] = "setting up",
  ["phase.play"] = "round the wheel",
  ["phase.over"] = "over",
  ["component.circle"] = "the circle of cards",
  -- words
  ["word.random"] = "random",
  ["also.random"] = "draw, anybody",
  ["word.R"] = "red",
  ["word.Y"] = "yellow",
  ["word.G"] = "green",
  ["word.B"] = "blue",
  ["word.P"] = "purple",
  ["reason.most-points-of-some"] = "the highest total among those who can win",
  ["reason.most-points"] = "the highest total",
  ["join.help"] = "{player} joins with the next round.",
  ["leave.help"] =
    "Without a substitute the table decides: with “leave {player} waits” the seat is passed over until "
    .. "“correct seat {player} plays”; with “leave {player} out” it is out of the game and cannot win. If only one "
    .. "player would be left, it has to be “out”, and the game is over; the last player cannot leave: "
    .. "“quit” keeps the game.",
  ["too-few"] = "Only one player is left: the game is over, and what was scored counts.",
  ["label.gone"] = "Out of the game",
  ["label.waits"] = "Seat waits",
  ["correct.seat"] = "seat",
  ["word.plays"] = "plays",
  ["word.waits"] = "waits",
  ["word.out"] = "out",
  ["word.joins"] = "joins",
  ["correct.turn"] = "whose turn it is",
  ["correct.score"] = "score",
  ["correct.card"] = "card",

  -- the report
  ["label.laid"] = "Round {round}: the circle as it was laid",
  ["label.course"] = "The scores",
  ["label.turns"] = "Turn by turn",
  ["label.rounds"] = "The rounds",
  ["label.round"] = "Round",
  ["label.turn"] = "Turn",
  ["label.card"] = "Card",
  ["label.points"] = "Points",

  ["count.takes"] = "Cards taken",
  ["count.gains"] = "Won points",
  ["count.loses"] = "Lost points",
}

-- How the cards are called: R1 is “red1”, too, and “red 1”.
local letters, colours = { "R", "Y", "G", "B", "P" }, { "red", "yellow", "green", "blue", "purple" }
for i = 1, 5 do
  local colour = colours[i]
  for rank = 1, 5 do
    texts["also." .. letters[i] .. rank] = colour .. rank .. ", " .. colour .. " " .. rank
  end
end

return texts
