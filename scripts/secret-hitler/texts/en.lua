return {
  ["component.roles"] = "the secret roles",
  ["component.policies"] = "the policy cards",

  ["word.liberal"] = "Liberal",
  ["word.fascist"] = "Fascist",
  ["word.hitler"] = "Hitler",
  ["word.ja"] = "Ja",
  ["word.nein"] = "Nein",
  ["word.random"] = "random",
  ["word.nobody"] = "nobody",
  ["word.setup"] = "set-up",
  ["word.night"] = "night",
  ["word.election"] = "election",
  ["word.legislative"] = "legislative session",
  ["word.executive"] = "executive action",
  ["word.ungoverned"] = "without a government",
  ["word.over"] = "the end",
  ["also.liberal"] = "liberal, lib, blue",
  ["also.fascist"] = "fascist, fas, red",
  ["also.hitler"] = "hitler",
  ["also.ja"] = "ja, yes",
  ["also.nein"] = "nein, no",
  ["also.random"] = "random, chance, draw",

  ["phase.setup"] = "Set-up",
  ["phase.night"] = "Night",
  ["phase.election"] = "Election",
  ["phase.legislative"] = "Legislative session",
  ["phase.executive"] = "Executive action",
  ["phase.ungoverned"] = "Without a government",
  ["phase.over"] = "The end",

  ["team.liberal"] = "the Liberals",
  ["team.fascist"] = "the Fascists",
  ["reason.liberal-policies"] = "the Liberal track is full",
  ["reason.hitler-executed"] = "Hitler has been executed",
  ["reason.fascist-policies"] = "the Fascist track is full",
  ["reason.hitler-elected"] = "Hitler was elected Chancellor",

  ["setup.boards"] = "Lay out the Liberal board and, beside it, the Fascist board for {board} players.",
  ["setup.first-policy"] = "Take a {face} policy out of the deck and put it on the first space of its track.",
  ["setup.tracker"] = "Put the marker on the first space of the election tracker.",
  ["setup.envelopes"] =
    "Fill {total} envelopes: {liberal} with a Liberal role, {fascist} with a Fascist role, 1 with Hitler. Add "
    .. "the matching party cards ({liberal} Liberal, {party} Fascist: Hitler's is Fascist) and a Ja and a Nein "
    .. "ballot each.",
  ["setup.deal-envelopes"] = "Shuffle the envelopes and deal everybody one. Look at your own role in secret.",
  ["setup.envelope"] = "Envelope for {player}: role {role}, party {party}, Ja and Nein.",
  ["setup.hand-out"] = "Give everybody the envelope prepared for them. Look at your own role in secret.",
  ["setup.policies"] =
    "Shuffle the {total} policies ({liberal} Liberal, {fascist} Fascist) into a face-down draw pile beside the "
    .. "Liberal board; the discards go to the other side.",
  ["setup.policies-app"] =
    "The {total} policies ({liberal} Liberal, {fascist} Fascist) are dealt by the app; keep the cards at hand "
    .. "for the two boards.",
  ["first-president"] = "{player} is the first candidate and takes both placards.",

  ["role.liberal"] = "You are a Liberal. You know nobody else's role.",
  ["role.fascist"] = "You are a Fascist. Hitler is {hitler}. "
    .. "{fascists:Your fellow Fascist is|Your fellow Fascists are} {fascists}.",
  ["role.fascist-only"] = "You are the only Fascist besides Hitler. Hitler is {hitler}.",
  ["role.hitler"] = "You are Hitler. {fascists:The Fascist is|The Fascists are} {fascists}.",
  ["role.hitler-alone"] = "You are Hitler. The Fascists know you; you do not know them.",

  ["night.close"] = "Everybody, close your eyes.",
  ["night.all-look"] = "{fascists:Fascist|Fascists} and Hitler, open your eyes and recognise each other.",
  ["night.close-again"] = "Everybody, close your eyes again.",
  ["night.close-fist"] = "Everybody, close your eyes and hold out a fist in front of you.",
  ["night.fascists-look"] = "Fascists who are not Hitler, open your eyes and recognise each other.",
  ["night.thumb"] = "Hitler, keep your eyes closed and put up your thumb.",
  ["night.note-thumb"] = "Fascists, look whose thumb is up: that is Hitler.",
  ["night.hands-down"] = "Everybody, close your eyes and lower your hands.",
  ["night.open"] = "Everybody, open your eyes. If something was unclear or went wrong, say so now.",

  ["candidate"] = "Round {round}. {president} is the candidate for President.",
  ["nominated"] = "{president} nominates {chancellor} as Chancellor.",
  ["tally"] = "Ja {ja}, Nein {nein}.",
  ["votes"] = "Ja {ja} ({yes}), Nein {nein} ({no}).",
  ["elected"] = "Elected: President {president} and Chancellor {chancellor}.",
  ["rejected"] = "Rejected: {president} and {chancellor} do not govern.",
  ["tracker"] = "The election tracker moves to {n} of {patience}.",
  ["word.turn-over"] = "Turn over the top policy and enact it",
  ["word.app-turns-over"] = "The app enacts the top policy",
  ["chaos"] = "Chaos! {how}. No power, and term limits are lifted.",
  ["ungoverned"] =
    "Nobody can be nominated as Chancellor any more, so nobody governs: from now on the policies decide.",
  ["ungoverned.turn"] = "Nobody governs. {how}. It gives no power.",
  ["not-hitler"] = "{player} is not Hitler. Now everybody knows that.",

  ["session.lapses"] = "President and Chancellor are not both here any more: there is no session.",
  ["session"] =
    "{president} draws three policies, discards one face down and hands the other two to {chancellor}, who "
    .. "enacts one. Not a word, not a sign between the two.",
  ["hand.president"] = "You draw: {cards}.",
  ["hand.chancellor"] = "You are handed: {cards}.",
  ["enacted"] =
    "A {face} policy is enacted. Liberal {liberal} of {liberal_spaces}, Fascist {fascist} of {fascist_spaces}.",
  ["reshuffled"] = "Shuffle the draw pile and the discards together, unseen: {n} policies.",
  ["reshuffled-app"] = "The app shuffles the draw pile and the discards together: {n} policies.",
  ["hitler-zone"] =
    "{n:One Fascist policy|{n} Fascist policies}: from now on the Fascists win if Hitler is elected Chancellor.",
  ["veto.open"] =
    "{n:One Fascist policy|{n} Fascist policies}: from the next session on, Chancellor and President can veto an "
    .. "agenda together.",
  ["veto.wish"] = "{chancellor}: “I wish to veto this agenda.” {president} says yes or no, nothing else.",
  ["veto.agreed"] = "{president}: “I agree to the veto.” Both policies are discarded.",
  ["veto.refused"] = "{president} refuses the veto. {chancellor} has to enact one of the two.",

  ["power.peek"] =
    "Policy peek: {president} alone looks at the top three policies and puts them back in the same order.",
  ["power.investigation"] =
    "Investigation: {president} will look at somebody's party card. Talk it over first if you like.",
  ["power.special-election"] =
    "Special election: {president} chooses the next candidate for President. Talk it over first if you like.",
  ["power.execution"] = "Execution: {president} must execute a player. Talk it over first if you like.",
  ["power.lapses"] = "{president}'s power goes unused.",
  ["peek.cards"] = "The top three, from the top: {cards}.",
  ["investigated"] =
    "{president}: “I formally investigate {player}.” {player} hands over the party card, not the role card; "
    .. "{president} alone looks at it and gives it back.",
  ["investigation.party"] = "{player}'s party card: {party}.",
  ["special-election"] =
    "{president}: “I formally call a special election.” {player} is the next candidate; after that the order "
    .. "continues to the left of {from}.",
  ["executed"] = "{president}: “I formally execute {player}.”",
  ["executed.not-hitler"] =
    "{player} was not Hitler. The role card stays hidden; no more votes and no more offices for {player}.",
  ["executed.silent"] = "{player} is silent from now on.",

  ["victory.liberal-policies"] = "The Liberal track is full: the Liberals win!",
  ["victory.hitler-executed"] = "Hitler is dead: the Liberals win!",
  ["victory.fascist-policies"] = "The Fascist track is full: the Fascists win!",
  ["victory.hitler-elected"] = "Hitler is Chancellor: the Fascists win!",
  ["role-was"] = "{player}: {role}.",
  ["turn-over"] = "Everybody, turn over your role card.",

  ["ask.roles"] = "Which role does everybody have?",
  ["drawn.roles"] = "The roles are dealt.",
  ["help.roles"] =
    "Name each player's role, such as {first}=liberal, or all roles in seat order. {why}",
  ["word.roles-in-secret"] =
    "Answer “unknown” if the moderator should not know: the app then asks only what has to be said aloud. Nobody but "
    .. "the moderator sees this.",
  ["word.roles-turned-over"] =
    "Answer “unknown” for whoever does not say: that player then counts neither as a winner nor as a loser.",
  ["ask.first-president"] = "Who is the first candidate for President?",
  ["help.first-president"] =
    "The first candidate is drawn at random. Name the player if the table has drawn one, or answer “random” "
    .. "and the app draws. Everybody learns the result.",
  ["ask.first-president-drawn"] = "The first candidate is drawn.",
  ["help.first-president-drawn"] = "The app draws one of all players.",
  ["ask.shuffle"] = "The policies are shuffled.",
  ["help.shuffle"] = "The app shuffles the draw pile; nobody sees the order.",
  ["ask.nominate"] = "{of}, whom do you nominate as Chancellor?",
  ["help.nominate"] =
    "{of} passes the Chancellor placard to another living player whose term is not limited; everybody sees it. "
    .. "Term-limited now: {limited}. In the discussion, these may speak: {speakers}.",
  ["ask.vote"] = "{president} and {chancellor}: Ja or Nein?",
  ["word.tie-rejects"] = "a tie rejects",
  ["help.vote"] =
    "Every living player, {president} and {chancellor} included, puts down a ballot; all are turned over at "
    .. "once, for everybody to see. More than half must say Ja; {tie}. Type j or n for each in seat order "
    .. "(jjnjn…), or “ja all but 3 5”. Before the vote, these may speak: {speakers}.",
  ["ask.chancellor-is-hitler"] = "{of}, are you Hitler?",
  ["also.yes.chancellor-is-hitler"] = "hitler, yes hitler",
  ["also.no.chancellor-is-hitler"] = "not hitler, no hitler",
  ["help.chancellor-is-hitler"] =
    "With so many Fascist policies enacted, the new Chancellor {of} must say truthfully, to everybody, whether "
    .. "they are Hitler. If so, the Fascists win at once.",
  ["ask.president-discard"] = "{of}, which policy do you discard?",
  ["also.fillers.president-discard"] = "policy, card, a",
  ["help.president-discard"] =
    "President {of} alone sees the policies drawn and discards one of them face down; {chancellor} gets the "
    .. "others. No talking, and no choosing by chance.",
  ["ask.enact"] = "{of}, which policy do you enact?",
  ["also.fillers.enact"] = "policy, card, a",
  ["help.enact"] =
    "Chancellor {of} discards one of the two policies face down and places the other face up on its track. Only "
    .. "the enacted one is seen by everybody.",
  ["ask.veto"] = "{of}, do you wish to veto this agenda?",
  ["also.yes.veto"] = "ja, veto",
  ["also.no.veto"] = "nein",
  ["help.veto"] =
    "Chancellor {of} may say once a session “I wish to veto this agenda” instead of enacting. Everybody hears it; "
    .. "the President must agree.",
  ["ask.veto-consent"] = "{of}, do you agree to the veto of {chancellor}?",
  ["also.yes.veto-consent"] = "ja, agree, accept",
  ["also.no.veto-consent"] = "nein, refuse, decline",
  ["help.veto-consent"] =
    "President {of} says yes or no, nothing else. Yes: both policies are discarded and the election tracker "
    .. "moves. No: {chancellor} has to enact one of them.",
  ["ask.top-policy"] = "Which policy lay on top?",
  ["also.fillers.top-policy"] = "policy, card, a",
  ["help.top-policy"] =
    "Turn over the top card of the draw pile and place it on its track, for everybody to see. It gives no power.",
  ["ask.investigate"] = "{of}, whom do you investigate?",
  ["help.investigate"] =
    "President {of} names one of the players offered here and alone looks at that player's party card. {of} may "
    .. "tell what it shows, or lie.",
  ["ask.special-election"] = "{of}, who is the next candidate for President?",
  ["help.special-election"] =
    "President {of} names one of the living players offered here, term-limited or not. After that election, "
    .. "passed or failed, the candidacy goes to the left of {from}.",
  ["ask.execute"] = "{of}, whom do you execute?",
  ["help.execute"] =
    "President {of} names another living player, who is out of the game. Whether it was Hitler has to be said; "
    .. "no other role is revealed.",
  ["confirm.execute"] = "Execute {answer}? {answer} will be out of the game. (y/n)",
  ["confirm.vote"] = "{answer}. Are these the votes? (y/n)",
  ["ask.executed-is-hitler"] = "{of}, were you Hitler?",
  ["also.yes.executed-is-hitler"] = "hitler, yes hitler",
  ["also.no.executed-is-hitler"] = "not hitler, no hitler",
  ["help.executed-is-hitler"] =
    "The executed player {of} must say truthfully, to everybody, whether they were Hitler, and nothing more. If "
    .. "so, the Liberals win at once.",

  ["why.dead"] = "{player} is dead and cannot be chosen.",
  ["why.gone"] = "{player} has left and is out of the game.",
  ["why.candidate"] = "{player} is the candidate for President and cannot be Chancellor as well.",
  ["why.last-chancellor"] = "{player} was the last elected Chancellor and cannot be nominated.",
  ["why.last-president"] =
    "{player} was the last elected President and cannot be nominated while more than {living} are alive.",
  ["why.self"] = "{player} is the President and has to choose somebody else.",
  ["why.investigated"] = "{player} has been investigated already; nobody is investigated twice.",
  ["left.hitler"] =
    "{player} was Hitler. From now on no election and no execution ends the game: nobody at the table is Hitler.",
  ["left.role"] = "{player} was {role}.",
  ["leave.help"] =
    "Without a substitute the table decides: with “leave {player} "
    .. "waits” the seat has no vote, nomination or office until "
    .. "“correct seat {player} plays”; with “leave {player} out” "
    .. "it is out of the game. Whoever holds policies finishes the "
    .. "session first: name the policy, then type it again. Nobody looks at the "
    .. "role card; whoever takes the seat looks at it alone. A player who was executed is not waited for.",

  ["label.liberal"] = "Liberal policies",
  ["label.fascist"] = "Fascist policies",
  ["label.tracker"] = "Election tracker",
  ["label.victory"] = "victory",
  ["label.peek"] = "policy peek",
  ["label.investigation"] = "investigation",
  ["label.special-election"] = "special election",
  ["label.execution"] = "execution",
  ["label.chaos"] = "chaos",
  ["label.limited"] = "Term-limited",
  ["label.cleared"] = "Not Hitler",
  ["label.investigated"] = "Investigated",
  ["label.dead"] = "Executed",
  ["label.out"] = "Out of the game",
  ["label.waits"] = "Seat waits",
  ["display.composition"] =
    "Draw pile: {draw_liberal} Liberal, {draw_fascist} Fascist; "
    .. "discards: {discard_liberal} Liberal, {discard_fascist} Fascist",
  ["display.piles"] = "Draw pile {draw}, discards {discard}",
  ["brief.setup"] = "{phase}",
  ["brief.candidate"] =
    "Round {round}, {phase} | President {president} | Lib {liberal}/{liberal_spaces} "
    .. "Fas {fascist}/{fascist_spaces} tracker {tracker}/{patience}",
  ["brief.government"] =
    "Round {round} | President {president}, Chancellor {chancellor} | Lib {liberal}/{liberal_spaces} "
    .. "Fas {fascist}/{fascist_spaces} tracker {tracker}/{patience}",

  ["word.president-hand"] = "hand",
  ["also.president-hand"] = "cards, drew, president",
  ["word.chancellor-hand"] = "hand",
  ["also.chancellor-hand"] = "cards, got, chancellor",
  ["word.peek"] = "peek",
  ["also.peek"] = "top, saw",
  ["word.investigation"] = "party",
  ["also.investigation"] = "investigation, card",
  ["topic.president-hand"] = "the three drawn in round {round}",
  ["topic.chancellor-hand"] = "the two handed over in round {round}",
  ["topic.peek"] = "the policy peek of round {round}",
  ["topic.investigation"] = "the party of {player} (round {round})",

  ["finding.one"] = "What {player} says of round {round} cannot be true:",
  ["finding.two"] = "{a} and {b} cannot both have told the truth:",
  ["finding.several"] = "At least one of these claims is false:",
  ["because.enacted"] = "A {face} policy was enacted (round {round}).",
  ["because.chaos"] = "A {face} policy was turned over in chaos (round {round}).",
  ["because.hand"] = "{player} claims to have drawn {cards} (round {round}).",
  ["because.hand-discard"] = "{player} claims to have drawn {cards} and discarded {discard} (round {round}).",
  ["because.two"] = "{player} claims to have been handed {cards} (round {round}).",
  ["because.peek"] = "{player} claims to have seen on top, in this order: {cards} (round {round}).",
  ["because.drawn"] = "So {player} would have drawn {cards} (round {round}): nothing was shuffled in between.",
  ["because.turned"] = "So {cards} would have been turned over (round {round}): nothing was shuffled in between.",
  ["because.left"] = "Of these, {n} still {n:lies|lie} on the pile: {cards}.",
  ["because.left-over"] = "Of these, {n} still lay on the pile when it was shuffled: {cards}.",
  ["because.held"] = "Of these, at least {n} {face} would have been in the hand while the pile was shuffled.",
  ["because.party"] = "{player} claims that the party card of {other} is {party} (round {round}).",
  ["because.role"] = "{player} was revealed: {role}.",
  ["because.pile-new"] = "The draw pile began with {n} policies: {liberal} Liberal and {fascist} Fascist.",
  ["because.pile"] = "{total} − {enacted} enacted leaves {n} in this shuffle: {liberal} Liberal, {fascist} Fascist.",
  ["because.pile-hand"] =
    "{total} − {enacted} enacted leaves {n}: {liberal} Liberal, {fascist} Fascist. {held} of them were in the hand of "
    .. "{player} while the others were shuffled.",
  ["because.pile-face"] = "{n} policies lay on the pile, {most} of them {face}.",
  ["because.sum"] = "Together that is {sum} = {n} {face}, where there were {most}.",
  ["because.sum-piles"] =
    "Together that is {sum} = {n}, and {most} is the most there can be: this counts the Fascist cards of one pile and "
    .. "the Liberal cards of the other, and each card in the hand in between is only one of the two.",
  ["because.cards"] = "The party cards are {liberal} Liberal and {fascist} Fascist; Hitler's is Fascist.",
  ["because.fascists"] = "Of the {fascist} Fascist party cards, {n} {n:is|are} Hitler's.",
  ["because.cleared"] = "Everybody knows who is not Hitler: {players}.",
  ["because.nobody-left"] = "Then nobody would be Hitler.",
  ["because.sum-fascists"] =
    "Together that is {sum} = {n} with a Fascist card who {n:is|are} not Hitler, where there {most:was|were} {most}.",
  ["correct.tracker"] = "the election tracker",
  ["correct.liberal"] = "the number of Liberal policies",
  ["correct.fascist"] = "the number of Fascist policies",
  ["correct.shuffled"] = "what was shuffled out of turn",
  ["word.draw-pile"] = "the draw pile",
  ["chain-cut"] =
    "From here on claims are weighed afresh: what was drawn before proves nothing about "
    .. "what is drawn from now on. Draw pile {draw}, discards {discard}, Liberal {liberal}, Fascist {fascist}.",
  ["correct.draw"] = "the number of cards on the draw pile",
  ["correct.alive"] = "alive",
  ["correct.president"] = "the candidate for President",
  ["correct.last-president"] = "the last elected President",
  ["correct.last-chancellor"] = "the last elected Chancellor",
  ["correct.role"] = "role",
  ["correct.seat"] = "seat",
  ["word.plays"] = "plays",
  ["word.waits"] = "waits",
  ["word.out"] = "out",
  ["why.away"] = "{player} has left the table; the seat waits.",

  -- the report
  ["label.odds"] = "Liberals in the next hand",
  ["label.odds-liberals"] = "Liberals",
  ["label.odds-percent"] = "Chance (%)",
  ["label.odds-claimed"] = "Hands as claimed, and how likely they were",
  ["label.round"] = "Round",
  ["label.rounds"] = "Round by round",
  ["label.president"] = "President",
  ["label.chancellor"] = "Chancellor",
  ["label.yes"] = "Ja",
  ["label.no"] = "Nein",
  ["label.outcome"] = "Election",
  ["label.policy"] = "Policy",
  ["label.power"] = "What else",
  ["label.drawn"] = "Drawn",
  ["label.handed"] = "Handed on",
  ["label.voted-with"] = "Who voted alike",
  ["label.course"] = "The tracks",
  ["label.piles"] = "The piles",
  ["label.draw"] = "Draw pile",
  ["label.discard"] = "Discards",
  ["word.was-elected"] = "elected",
  ["word.was-rejected"] = "rejected",
  ["word.was-vetoed"] = "elected, veto",
  ["word.by-chaos"] = "chaos",
  ["word.veto-refused"] = "veto refused",
  ["word.set-right"] = "set right by ruling",
  ["word.power-peek"] = "policy peek",
  ["word.power-investigation"] = "investigates",
  ["word.power-special-election"] = "special election",
  ["word.power-execution"] = "executes",
  ["word.executed-by-ruling"] = "executed by ruling:",

  ["count.candidate"] = "Candidate for President",
  ["count.president"] = "Elected President",
  ["count.chancellor"] = "Elected Chancellor",
  ["count.executed"] = "Executed",
  ["count.investigated"] = "Investigated",
  ["count.peek"] = "Peeked",
  ["count.special-election"] = "Called to a special election",
  ["count.claimed"] = "Claims made",
  ["count.refuted"] = "Claims refuted",
}
