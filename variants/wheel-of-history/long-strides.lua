-- A longer stride leaves less to chance, and longer to think.
variant{
  id = "long-strides",
  game = "wheel-of-history",
  title = { en = "Longer strides" },
  rule = { en = "The pawn may move farther than to the third card." },
  settings = {
    steps = {
      default = 4, min = 4, max = 6,
      about = { en = "how many cards the pawn may move at most" },
    },
  },
  text = {
    en = {
      ["long-strides.steps"] = "The pawn may move 1 to {steps} cards.",
    },
  },
}

before("lay_wheel", function(_) announce("long-strides.steps", { steps = option("steps") }) end)

around("longest_stride", function(_, _) return option("steps") end)

test("four cards on", { players = 2, deal = "none", play = { "unknown", "1", "4" }, asks = "taken" })

test("no farther than the setting says", {
  players = 2, deal = "none", set = { steps = 5 },
  play = { "unknown", "1", "6" },
  refuses = true,
})
