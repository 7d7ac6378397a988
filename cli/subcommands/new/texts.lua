-- The texts of {title} in English; other languages lie beside it (ja.lua), with the same ids.
return {
  ["ask.take"] = "{of}, how many of the {left} sticks do you take?",
  ["help.take"] = "Take one, two or three sticks.",
  ["takes"] = "{player} takes {n} {n:stick|sticks}; {left} {left:is|are} left.",
  ["board.sticks"] = "{n} {n:stick|sticks}",
  ["phase.turns"] = "turns",
  ["reason.last-stick"] = "the last stick was taken",
}
