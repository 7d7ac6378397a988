-- What is said around reading aloud: the night, the voice, the timer.
return {
  ["narrate-pause"] = "… {seconds} s (Enter goes on)",
  ["narrate-enter"] = "Enter goes on early.",
  ["narrate-looked"] = "Has everybody looked at what they were dealt? Then it is read aloud.",
  ["narrate-begin"] = "[Enter begins]",
  ["narrate-begin-how"] = "“{typed}” fits nothing here. Expected Enter or y once everybody has looked, or a command, "
    .. "for example: status",
  ["narrate-cut"] =
    "The reading was cut short after {n:the first line|{n} lines} of {all}: say {left} goes on with the "
    .. "rest, again begins it anew.",
  ["narrate-not-begun"] = "Nothing was read aloud yet: again begins.",
  ["narrate-after"] = "Once more: say. If it went wrong: again (all of it) or redeal (deal anew).",

  ["say-how"] = "Expected how many of the last lines to read again, or nothing for all of them. Example: say 2",
  ["say-nothing"] = "Nothing was read aloud yet. Expected once a script was read, such as the night: say",
  ["redeal-nothing"] = "Nothing secret was dealt to the players yet, so nothing can be dealt anew.",
  ["night-late"] = "The game has gone on since. Take that back first: undo {count}",
  ["redeal-sure"] = "Everybody gets something new and the script is read again (undo brings this deal back). "
    .. "If so: redeal yes",
  ["redealt"] = "Dealt anew. What everybody was told before no longer counts.",
  ["redeal-moved"] = "Another deal counts now than a moment ago; again reads the script once more. Everybody has:",
  ["redealt-table"] = "Please deal anew at the table. It is asked again from there; redo brings the old deal back.",

  ["speak-how"] = "Expected on or off, for example: speak off",
  ["speak-on"] = "The voice is on.",
  ["speak-off"] = "The voice is off.",
  ["speak-not-there"] = "There is no voice. Expected one when the app starts, for example: --speak auto",
  ["speak-none"] = "No voice was found (espeak-ng, spd-say or say); the game goes on without.",
  ["speak-missing"] = "The voice's command was not found; the game goes on without.",
  ["speak-failed"] = "The voice failed on a line; the game goes on.",
  ["speak-late"] = "The voice hung and was ended; the game goes on.",

  ["timer-left"] = "Time left: {time}",
  ["timer-paused"] = "Time left: {time} (paused)",
  ["timer-over"] = "Time is up.",
  ["timer-over-now"] = "Time is up. {question}",
  ["timer-off"] = "No timer is running. Expected seconds to begin one, for example: timer 90",
  ["timer-how"] = "Expected seconds (1 to 5999), pause, go, +SECONDS, -SECONDS or stop. Example: timer 90",
  ["timer-stopped"] = "The timer is stopped.",

  ["usage.say"] = "say [N]",
  ["command.say"] = "reads what was last read aloud again, or its last N lines.",
  ["usage.again"] = "again",
  ["command.again"] = "repeats the whole script, such as the night, before the game has gone on.",
  ["usage.redeal"] = "redeal",
  ["command.redeal"] = "deals anew when the deal or what was read went wrong, before the game has gone on.",
  ["usage.speak"] = "speak on, speak off",
  ["command.speak"] = "whether the voice of --speak reads what everybody may hear.",
  ["usage.timer"] = "timer SECONDS",
  ["command.timer"] = "a countdown that ends with the next answer. timer pause, go, +SECONDS, -SECONDS, stop.",
}
