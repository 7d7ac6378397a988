-- Secret Agent in English.
local texts = {
  -- questions
  ["leave.help"] =
    "Without a substitute the table decides: with “leave {player} waits” the seat is out of every mission, as after a "
    .. "wrong guess, until “correct seat {player} plays”; with “leave {player} out” it cannot win either. The hand is "
    .. "discarded face down; nobody looks. Without its Director a mission is called off. If only one player would "
    .. "be left, it has to be “out”, and the game is over; the last player cannot leave: “quit” keeps the game.",
  ["broken-off"] = "The mission is called off, and nobody wins it. "
    .. "Its cards are put away; a Secret Agent that lies there stays unseen.",
  ["too-few"] = "Only one player is left: no further mission is played.",
  ["label.gone"] = "Out of the game",
  ["label.waits"] = "Seat waits",
  ["correct.seat"] = "seat",
  ["word.plays"] = "plays",
  ["word.waits"] = "waits",
  ["correct.sniper"] = "the Sniper",
  ["correct.contacts"] = "the face-up Contact pile",
  ["ask.director"] = "Who is the first Director of Intelligence?",
  ["help.director"] = "The first Director is drawn by lot: name the player, or answer “random” and one is drawn. "
    .. "Everybody learns who it is; all others are Infiltrators.",
  ["ask.director-drawn"] = "The first Director is drawn.",
  ["help.director-drawn"] = "The app draws one of the players; nobody has to do anything.",
  ["ask.shuffle"] = "The deck is shuffled.",
  ["help.shuffle"] = "The app shuffles the deck; nobody sees the order.",
  ["ask.agent"] = "{of}, which card is the Secret Agent?",
  ["help.agent"] = "{of}, the Director, lays one card of the hand face down: the Secret Agent. Nobody else may "
    .. "see it. "
    .. "The app works out contact from it. With real cards the moderator need not know it: answer “unknown”, and the "
    .. "Director judges; the judgements are checked once the card is turned over.",
  ["ask.npc"] = "Which card is turned up from the deck?",
  ["help.npc"] = "At the start of the Infiltrator's turn, turn the top card of the deck face up beside the "
    .. "cards played. "
    .. "It counts as played by a third player, last in turn order. Everybody sees it.",
  ["ask.turn"] = "{of}, your turn: {what}?",
  ["word.a-card"] = "which card",
  ["word.a-card-or-a-guess"] = "which card, or “guess R8”",
  ["help.turn"] = "{of} plays one card face up for everybody to see: R red, Y yellow, G green, B blue, 1 to 13, "
    .. "for example R8.{guessing}",
  ["word.guessing"] = " An Infiltrator may guess the Secret Agent instead of playing: “guess R8”. "
    .. "A wrong guess costs the whole hand and the rest of the mission.",
  ["ask.guess-right"] = "{of}, is the Secret Agent {card}?",
  ["also.yes.guess-right"] = "right, it is, is right",
  ["also.no.guess-right"] = "wrong, incorrect, it is not, is wrong",
  ["help.guess-right"] = "{of} looks at the Secret Agent, shows it to nobody, and answers truthfully whether "
    .. "the guess {card} of {player} is right: colour and rank must both fit. Everybody hears the answer.",
  ["ask.sniper"] = "{of}, does the Sniper strike a card?",
  ["help.sniper"] = "Before contact is judged, {of} may discard one card of this round, even their "
    .. "own. "
    .. "If it is another player's, that player receives the Sniper. Otherwise answer “pass”. Everybody sees it.",
  ["ask.contact"] = "{of}, which card makes contact?",
  ["help.contact"] = "{of} compares the cards played ({cards}) with the Secret Agent and names one. A card of "
    .. "its colour makes contact; of several, the one nearest in rank; if there is none, the nearest in rank of all. "
    .. "At equal distance it is the higher rank, at equal rank {tie}. Only the card is named, no reason is given.",
  ["ask.double-agent"] = "{of}, do you use the Double Agent?",
  ["also.yes.double-agent"] = "use, uses, use it",
  ["also.no.double-agent"] = "keep, keep it, do not, does not, do not use it",
  ["help.double-agent"] = "{leader} would lead this round. {of} may lay the Double Agent back beside the table "
    .. "instead "
    .. "and take a turn at once; unused, the card is kept. Everybody sees it.",
  ["ask.final-guess"] = "{of}, your final guess: which card is the Secret Agent?",
  ["help.final-guess"] = "The rounds are over, so {of} must name a colour and a rank, aloud, for example R8. "
    .. "If it is right, {of} takes the Secret Agent and is the next Director.",
  ["ask.keep"] = "{of}, which two cards do you set aside?",
  ["help.keep"] = "{of} chooses two cards from their hand that do not count; all others go to the Contact pile with "
    .. "the Secret Agent. Only {of} sees this choice.",
  ["ask.agent-was"] = "{of} turns over the Secret Agent: which card is it?",
  ["help.agent-was"] = "{of} turns the Secret Agent face up for everybody to see. What was judged in this mission is "
    .. "then checked; nothing is changed.",

  -- setting up
  ["setup"] = "{missions} missions of {rounds} rounds. You need 52 cards, red, yellow, green and blue from 1 to 13; "
    .. "leave room for a Contact pile in front of everybody and for discards in the middle.",
  ["setup-dealt"] = "{missions} missions of {rounds} rounds. The 52 cards, red, yellow, green and blue from 1 to 13, "
    .. "are dealt by the app, and everybody is told only their own hand.",
  ["mission"] = "Mission {mission} of {missions}. {director} is Director of Intelligence, all others are "
    .. "Infiltrators.",
  ["deal"] = "Shuffle everything but the Contact piles. Deal {n} cards to everybody and {more} to {director}; "
    .. "put the rest of the deck aside, face down.",
  ["dealt"] = "Everything but the Contact piles is shuffled and dealt: {n} cards to everybody, {more} to {director}. "
    .. "Everybody sees only their own hand.",
  ["your-hand"] = "Your hand: {cards}.",
  ["agent-laid"] = "{director} lays the Secret Agent face down.",
  ["sniper-given"] = "{player} receives the Sniper.",

  -- rounds
  ["round"] = "Mission {mission}, round {round} of {rounds}. {player} leads; the others follow clockwise.",
  ["npc"] = "The deck plays {card}, last in turn order.",
  ["played"] = "{player} plays {card}.",
  ["contact"] = "{card} makes contact.",
  ["onto-the-pile"] = "It goes face up on {player}'s Contact pile; the other cards are discarded face up.",
  ["npc-contact"] = "{card} from the deck makes contact: all cards of the round are discarded face up, and {player} "
    .. "leads on in this mission.",
  ["sniper-passes"] = "{player} does not use the Sniper.",
  ["sniped"] = "{player} has the Sniper strike {card}, which is discarded face up. {owner} receives the Sniper.",
  ["sniped-own"] = "{player} has the Sniper strike their own {card}, which is discarded face up, and keeps "
    .. "the Sniper.",
  ["sniped-away"] = "{player} has the Sniper strike {card}, which is discarded face up. {owner} has left: the Sniper "
    .. "is out of this mission.",
  ["sniper-gone"] = "A guess was wrong: the Sniper is out of this mission.",
  ["sniper-left"] = "{player} has left: the Sniper is out of this mission.",
  ["double-agent-left"] = "{player} has left: the Double Agent goes back beside the table.",
  ["double-agent-given"] = "Two guesses were wrong: {player} receives the Double Agent.",
  ["double-agent-passed"] = "Two guesses were wrong: {player} receives the Double Agent from {from}.",
  ["double-agent-used"] = "{player} lays the Double Agent aside and takes a turn at once.",

  -- guesses
  ["guesses"] = "{player} guesses that {card} is the Secret Agent.",
  ["right"] = "Right! {card} is the Secret Agent. {player} wins the mission.",
  ["wrong"] = "{card} is wrong.",
  ["sits-out"] = "{player} discards the whole hand face down and sits out the rest of the mission.",
  ["wrong-at-last"] = "{card} is wrong.",
  ["all-wrong"] = "Nobody guessed right: {director} counts as having made contact.",
  ["final-guesses"] = "The rounds are over. Now the Infiltrators who are left must guess, one by one: {players}.",
  ["never-found"] = "Nobody has found the Secret Agent.",
  ["agent-was"] = "{director} turns over the Secret Agent: it was {card}.",
  ["piles-down"] = "Everybody turns their Contact pile face down, and may look at it at any time.",
  ["takes-agent-up"] = "{player} adds the Secret Agent to their Contact pile, face up.",
  ["takes-agent-down"] = "{player} adds the Secret Agent to their Contact pile, face down.",
  ["takes-hand-up"] = "{player} sets aside two cards from their hand and adds the Secret Agent and the other "
    .. "{n:card|{n} cards} to their Contact pile, face up.",
  ["takes-hand-down"] = "{player} sets aside two cards from their hand and adds the Secret Agent and the other "
    .. "{n:card|{n} cards} to their Contact pile, face down.",
  ["takes-cards-up"] = "{player} sets aside two cards and adds the Secret Agent and {cards} to their Contact "
    .. "pile, face up.",
  ["your-pile"] = "Face down in your Contact pile: {cards}.",
  ["next-director"] = "{player} is the next Director.",

  -- the check afterwards
  ["audit-clean"] = "Checked: {n:the one judgement|all {n} judgements} of this mission made without knowing the card "
    .. "{n:was|were} right.",
  ["finding-contact"] = "Found: in round {round} {card} was judged to make contact, but with {agent} as the "
    .. "Secret Agent "
    .. "it was {due}. The cards played were {cards}. {rule} Nothing is changed.",
  ["finding-guess"] = "Found: {player} guessed {card} and was told it was wrong, but the guess was right: "
    .. "colour and rank "
    .. "both fit. Nothing is changed.",
  ["word.contact-tie"] = "the first clockwise from the Director's left, whoever led",
  ["word.contact-rule-1"] = "Rule 1: the only card of its colour makes contact.",
  ["word.contact-rule-2"] = "Rule 2: among several cards of its colour the nearest rank makes contact, at equal "
    .. "distance "
    .. "the higher.",
  ["word.contact-rule-3"] = "Rule 3: when no card has its colour, the nearest rank of all makes contact, at "
    .. "equal distance "
    .. "the higher.",
  ["word.contact-rule-4"] = "Rule 4: of equal ranks the first clockwise from the Director's left makes "
    .. "contact, whoever led.",

  -- the end
  ["count"] = "The missions are over. Count the cards of your Contact piles, face up and face down alike.",
  ["score"] = "{player}: {n:one card|{n} cards}.",
  ["reason.most-cards-of-some"] = "the most cards in the Contact pile among those who can win",
  ["reason.most-cards"] = "the most cards in the Contact pile",

  -- refusals
  ["why.elsewhere"] = "It cannot be {card}: that card is somewhere else.",
  ["why.not-in-hand"] = "{card} is not in this hand.",
  ["why.not-played"] = "{card} was not played in this round.",
  ["why.director-guess"] = "The Director chose the Secret Agent and plays a card; only Infiltrators guess.",

  -- the screen
  ["line.setup"] = "The first Director is still to be named",
  ["line.agent"] = "Mission {mission}/{missions} | {director} chooses the Secret Agent",
  ["line.round"] = "Mission {mission}/{missions}, round {round}/{rounds} | Director {director}",
  ["line.final-guess"] = "Mission {mission}/{missions}, final guesses | Director {director}",
  ["line.end"] = "The missions are over",
  ["line.sniper"] = "Sniper: {player}",
  ["line.double-agent"] = "Double Agent: {player}",
  ["label.name"] = "Player",
  ["label.role"] = "Role",
  ["label.hand"] = "hand",
  ["label.contacts"] = "Contacts",
  ["label.up"] = "Face up",
  ["label.card"] = "Card",
  ["label.discard"] = "Discards of this mission",
  ["phase.setup"] = "setting up",
  ["phase.agent"] = "choosing the Secret Agent",
  ["phase.round"] = "rounds",
  ["phase.final-guess"] = "final guesses",
  ["phase.end"] = "over",
  ["component.deck"] = "the Agent cards",

  -- words
  ["word.random"] = "random",
  ["also.random"] = "draw, anybody",
  ["word.pass"] = "pass",
  ["also.pass"] = "no, n, nobody, none",
  ["word.hidden"] = "hidden",
  ["word.director"] = "Director",
  ["word.infiltrator"] = "Infiltrator",
  ["word.sits-out"] = "sits out",
  ["word.out"] = "out",
  ["word.npc"] = "the deck",

  -- the report
  ["chapter.part"] = "Mission {part}",
  ["chapter.round"] = "Mission {part}, round {round}",
  ["label.mission"] = "Mission {mission}: Director {director}, Secret Agent {agent}",
  ["label.missions"] = "The missions",
  ["label.director"] = "Director",
  ["label.agent"] = "Secret Agent",
  ["label.mission-no"] = "Mission",
  ["label.round"] = "Round",
  ["label.leader"] = "Leads",
  ["label.played"] = "Played",
  ["label.sniped"] = "Sniper",
  ["label.contact"] = "Contact",
  ["label.taker"] = "Goes to",
  ["label.guesses"] = "All guesses",
  ["label.was"] = "It was",
  ["label.piles"] = "The Contact piles",
  ["word.was-right"] = "right",
  ["word.was-wrong"] = "wrong",

  ["count.guesses"] = "Guesses",
  ["count.right"] = "Right guesses",
  ["count.sniped"] = "Shots of the Sniper",
  ["count.contact"] = "Contacts made",
}

-- How the cards are called: R8 is “red 8” or “red8”.
local letters, colours = { "R", "Y", "G", "B" }, { "red", "yellow", "green", "blue" }
for i = 1, 4 do
  for rank = 1, 13 do
    local card, name = letters[i] .. rank, colours[i]
    texts["also." .. card] = name .. " " .. rank .. ", " .. name .. rank
    texts["word.guess " .. card] = "guess " .. card
    texts["also.guess " .. card] = "guess " .. name .. " " .. rank .. ", guess " .. name .. rank
  end
end
local questions = { "agent", "npc", "turn", "sniper", "contact", "agent-was", "keep" }
for i = 1, #questions do
  texts["also.fillers." .. questions[i]] = "a, card, play, plays, shoot, shoots, strike, strikes"
end
texts["also.fillers.final-guess"] = "guess, guesses"

return texts
