-- What a screen says that only shows the table.
return {
  ["watch.hint"] = "q leaves",
  ["watch.gone"] = "The log is gone; this is how the game stood last.",
  ["watch.replaced"] = "The log was replaced by another one.",
  ["watch.another"] = "Another game has begun.",

  ["screens.in-secret"] = "{player} decides in secret.",
  ["screens.old"] = "It may be old: the table is not heard any more.",
  ["screens.hold"] = "Hold to look",
  ["screens.twice"] = "This code is open on another phone, too.",
  ["screens.for-this-machine"] =
    "The board and the phones are for this machine alone; --listen ADDRESS:0 opens them to the room.",
  ["screens.for-all"] =
    "Everybody in this network can open the board; a player's phone opens with that player's code alone.",
  ["screens.board"] = "Board: {address}",
  ["screens.sheet"] = "Cut along the lines. Each code is for that player's eyes alone.",
  ["screens.send"] = "Send",
  ["screens.sent"] = "Sent.",
  ["screens.not-here"] = "Nobody at this table has this code.",
  ["screens.undone"] = "Something was taken back.",
  ["screens.unreadable"] = "The log cannot be read at the moment; this is how the game stood last.",
  ["screens.refused"] = "Somebody asked the screens for what is not theirs, and got nothing.",
  ["screens.again"] = "The screens broke down and were started again; the game was not touched.",
  ["screens.nobody"] =
    "No phone has come yet. Networks for guests often keep devices apart; one phone's own hotspot does not.",
  ["screens.codes"] = "phones NAME shows that player's code.",
  ["screens.no-codes"] = "--codes FILE writes a sheet with everybody's code.",
  ["screens.in-sheet"] = "Everybody's code is on the sheet; each is for that player's eyes alone.",
  ["screens.look"] = "Look at your phone: {players}.",
  ["screens.decides"] = "{player} is asked on the phone; Enter shows it here.",
  ["screens.answered"] = "{player} has answered on the phone.",
  ["screens.cast"] = "{player} has answered on the phone. Still missing: {players}.",
  ["screens.none"] = "No screens are open: play and resume open them with --screens.",
  ["screens.here"] = "On a phone now: {players}.",
  ["screens.away"] = "Not on a phone: {players}.",
  ["screens.closed"] = "{player}'s phone is closed.",
  ["screens.code-of"] = "{player}: {address}",
}
