-- What the viewer of a game says around it.
return {
  ["viewer.everybody"] = "everybody's eyes",
  ["viewer.moderator"] = "the moderator's eyes",
  ["viewer.player"] = "{player}'s eyes",
  ["viewer.playing"] = "playing, speed {speed} (Space stops, + and - change it)",
  ["viewer.short-help"] = "? keys, q leaves, v eyes, ← → step, PgUp PgDn round",
  ["viewer.go-to"] = "Answer number: ",
  ["viewer.no-number"] = "Expected the number of an answer, not “{typed}”.",
  ["viewer.not-found"] = "“{typed}” is nowhere that these eyes could see.",
  ["viewer.no-bookmark"] = "There is no bookmark yet: b sets one.",
  ["viewer.keys"] = "← → by answer; PgUp PgDn by round; Home End; ↑ ↓ scroll; g to a number; Space plays, + - "
    .. "its speed; / finds a name or word, n the next; v changes whose eyes; b sets or takes away a bookmark, "
    .. "B goes to the next; q leaves.",
}
