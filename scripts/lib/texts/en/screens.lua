-- What a screen says that only shows the table.
return {
  ["watch.hint"] = "q leaves",
  ["watch.gone"] = "The log is gone; this is how the game stood last.",
  ["watch.replaced"] = "The log was replaced by another one.",
  ["watch.another"] = "Another game has begun.",
}
