-- What a screen says that only shows the table.
return {
  ["watch.hint"] = "q leaves",
  ["watch.gone"] = "The log is gone; this is how the game stood last.",
  ["watch.replaced"] = "The log was replaced by another one.",
  ["watch.another"] = "Another game has begun.",

  ["screens.old"] = "It may be old: the table is not heard any more.",
  ["screens.hold"] = "Hold to look",
  ["screens.twice"] = "This code is open on another phone, too.",
  ["screens.for-this-machine"] = "The board and the phones are for this machine alone; --listen ADDRESS:0 opens them to the room.",
  ["screens.for-all"] = "The board and the phones are open to everybody in this network who has their addresses.",
  ["screens.board"] = "Board: {address}",
  ["screens.sheet"] = "Cut along the lines. Each code is for that player's eyes alone.",
}
