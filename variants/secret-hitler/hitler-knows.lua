-- With five or six players Hitler sees who the Fascists are; here always, or never.
variant{
  id = "hitler-knows",
  game = "secret-hitler",
  title = { en = "What Hitler knows" },
  rule = { en = "Whether Hitler sees the Fascists at night does not depend on the number of players." },
  settings = {
    fascists = {
      default = "always", values = { "always", "never" },
      about = { en = "Hitler knows the Fascists" },
    },
  },
  text = { en = { ["word.always"] = "always", ["word.never"] = "never" } },
}

around("hitler_knows", function(_, _) return option("fascists") == "always" end)

test("of seven Hitler sees the Fascists", { players = 7, deal = "roles", says = "You are Hitler. The Fascists are" })

test("or of five does not", {
  players = 5, deal = "roles", set = { fascists = "never" }, says = "The Fascists know you; you do not know them.",
})
