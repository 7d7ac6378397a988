-- What is said around reading aloud: the night, the voice, the timer.
return {
  ["narrate-pause"] = "… {seconds} s (Enter goes on)",
  ["narrate-enter"] = "Enter skips the wait.",
  ["narrate-looked"] = "Has everybody looked at what they were dealt? Press Enter and I'll read it out.",
  ["narrate-begin"] = "[Enter begins]",
  ["narrate-begin-how"] = "“{typed}” does not fit here. Expected Enter or y once everybody has looked, or a command",
  ["narrate-begin-how.example"] = ", for example: status",
  ["narrate-cut"] =
    "The reading stopped after {n:the first line|{n} lines} of {all}: say {left} reads the rest, again starts "
    .. "over.",
  ["narrate-not-begun"] = "Nothing has been read out yet: again starts it.",
  ["narrate-after"] = "“say” repeats it. If it went wrong: again (all of it) or redeal (deal again).",

  ["say-how"] = "Expected how many of the last lines to read again, or nothing for all of them.",
  ["say-how.example"] = " Example: say 2",
  ["say-nothing"] = "Nothing has been read out yet. Expected once a script was read, such as the night: say",
  ["redeal-nothing"] = "There are no roles or cards here that redeal could deal again; undo takes answers back.",
  ["night-late"] = "The game has moved on. Undo that first: undo {count}",
  ["redeal-sure"] = "Everybody gets something new and the script is read again (undo brings this deal back). "
    .. "To do it: redeal yes",
  ["redealt"] = "Dealt again. Forget what you were told before.",
  ["redeal-moved"] = "A different deal counts now; again reads the script once more. Everybody has:",
  ["redealt-table"] = "Please deal again at the table. The questions start over from there; redo brings the "
    .. "old deal back.",

  ["speak-how"] = "Expected on or off",
  ["speak-how.example"] = ", for example: speak off",
  ["speak-on"] = "The voice is on.",
  ["speak-off"] = "The voice is off.",
  ["speak-not-there"] = "There is no voice. Expected one when the app starts",
  ["speak-not-there.example"] = ", for example: --speak auto",
  ["speak-none"] = "No voice was found (espeak-ng, spd-say or say); the game goes on without one.",
  ["speak-missing"] = "The voice's command was not found; the game goes on without it.",
  ["speak-failed"] = "The voice failed on a line; the game goes on.",
  ["speak-late"] = "The voice hung and was stopped; the game goes on.",

  ["timer-left"] = "Time left: {time}",
  ["timer-paused"] = "Time left: {time} (paused)",
  ["timer-over"] = "Time is up.",
  ["timer-over-now"] = "Time is up. {question}",
  ["timer-off"] = "No timer is running. Expected seconds to begin one",
  ["timer-off.example"] = ", for example: timer 90",
  ["timer-how"] = "Expected seconds (1 to 5999), pause, go, +SECONDS, -SECONDS or stop.",
  ["timer-how.example"] = " Example: timer 90",
  ["timer-stopped"] = "The timer is stopped.",

  ["usage.say"] = "say [N]",
  ["command.say"] = "reads the last script again, or its last N lines.",
  ["usage.again"] = "again",
  ["command.again"] = "reads the whole script again, such as the night, until the game moves on.",
  ["usage.redeal"] = "redeal",
  ["command.redeal"] = "deals again if the deal or the reading went wrong, until the game moves on.",
  ["usage.speak"] = "speak on, speak off",
  ["command.speak"] = "whether the voice of --speak reads what everybody may hear.",
  ["usage.timer"] = "timer SECONDS",
  ["command.timer"] = "a countdown that ends with the next answer. timer pause, go, +SECONDS, -SECONDS, stop.",
}
