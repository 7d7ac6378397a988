-- With five or six players Hitler sees who the Fascists are; here always, or never.
variant{
  id = "hitler-knows",
  game = "secret-hitler",
  title = { en = "What Hitler knows" },
  rule = { en = "Whether Hitler sees the Fascists at night does not depend on how many play." },
  settings = {
    fascists = {
      default = "always", values = { "always", "never" },
      about = { en = "Hitler knows the Fascists" },
    },
  },
  text = { en = { ["word.always"] = "always", ["word.never"] = "never" } },
}

around("hitler_knows", function(_, _) return option("fascists") == "always" end)
