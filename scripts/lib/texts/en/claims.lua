-- What is said about testimony: what somebody claimed, and how it is typed.
return {
  ["word.round"] = "round",
  ["also.round"] = "r, government, gov",
  ["word.refuses"] = "refuses",
  ["also.refuses"] = "refused, refuse, says nothing, no comment, silent",
  -- said around a claim, meaning nothing by themselves
  ["also.small-words"] = "i, i'm, he, he's, she, she's, they, is, am, are, was, were, says, said, that, to, the, a, an",

  ["kind.claim"] = "claim",
  ["usage.claim"] = "claim NAME WORDS",
  ["command.claim"] =
    "notes what somebody said; it is never taken for a fact. A second claim about the same thing replaces the "
    .. "first; “claim NAME refuses” means that NAME was asked and will not say. It is about the latest thing NAME can "
    .. "speak of; “round N” names an earlier one. Anything else goes in quotes.",
  ["usage.claims"] = "claims [NAME]",
  ["command.claims"] = "what everybody claimed, or one player, and which of it cannot be true.",
  ["claims-how"] = "Expected claims alone, or a player after it",
  ["claims-how.example"] = ", for example: claims {player}",
  ["claim-how"] = "Expected a player and what was said",
  ["claim-how.example"] = ", for example: claim {player} refuses, or in quotes: claim {player} “…”",
  ["claim.nothing-yet"] =
    "There is nothing yet that {player} could claim anything about. In quotes it is kept word for word",
  ["claim.nothing-yet.example"] = ", for example: claim {player} “{said}”",
  ["claim.which"] = "That could be about {topics}. Say which",
  ["claim.which.example"] = ", for example: claim {player} {example}",
  ["claim.want"] = "{player}, {topic}: expected {count} of {options}.",
  ["claim.want-one"] = "{player}, {topic}: expected one of {options}.",
  ["claim.want-aside"] =
    "{player}, {topic}: expected {count} of {options}, and the one that was discarded, if that was said.",
  ["claim.want.example"] = " Example: claim {player} {example}. Anything else goes in quotes.",
  ["claim.not-held"] =
    "{face} was discarded, you say, but it is not among the cards before that: name all of them first.",

  ["claim.noted"] = "Testimony: {claim}",
  ["claim.lost"] = "Does not count unless what it was about is so again: {claim}",
  ["claim.said"] = "{player}, {topic}: {said}",
  ["claim.said-aside"] = "{player}, {topic}: {said}; discarded {face}",
  ["claim.refused"] = "{player}, {topic}: refuses to say",
  ["claim.not-asked"] = "{player}, {topic}: not asked",
  ["claim.free"] = "{player}: “{text}”",
  ["claim.heading"] = "Testimony:",
  ["claim.contradictions"] = "What cannot be true:",
  ["claim.at-least"] = "What cannot be true: at least {n:one|{n}} of these claims {n:is|are} false.",
  ["claim.revised"] = "{claim} (revised later)",

  ["label.claims"] = "What was claimed",
  ["label.who"] = "Who",
  ["label.about"] = "About",
  ["label.claimed"] = "Claimed",
  ["label.came-out"] = "Came out",
  ["word.refused-to-say"] = "refused to say",
}
