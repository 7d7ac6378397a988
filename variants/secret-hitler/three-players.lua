-- Two Liberals and Hitler: small tracks, and nobody to hide behind. Hitler is dangerous from the third
-- Fascist policy on, as always, and there is no veto (R-SH-12).
variant{
  id = "three-players",
  game = "secret-hitler",
  title = { en = "For three" },
  rule = {
    en = "Three play, two Liberals and Hitler. Three Liberal policies win for the Liberals, four Fascist ones for "
    .. "Hitler.",
  },
  players = { 3, 3 },
  conflicts = { "hitler-knows" }, -- Hitler has nobody to know
  text = {
    en = {
      ["setup.boards"] =
        "Lay out the Liberal board and a Fascist board. Only three Liberal and four Fascist spaces are played; the "
        .. "one power is a policy peek on the second Fascist space.",
      ["role.hitler-alone"] = "You are Hitler. The two others are Liberals.",
      ["role.liberal"] = "You are a Liberal. One of the two others is a Liberal, too; the other is Hitler.",
      ["victory.fascist-policies"] = "The Fascist track is full: Hitler wins!",
    },
  },
}

around("role_counts", function(_, _) return { { "liberal", 2 }, { "fascist", 0 }, { "hitler", 1 } } end)

around("track_length", function(_, _, face) return face == "liberal" and 3 or 4 end)

around("powers", function(_, _) return { "", "peek", "" } end)
around("board_name", function(_, _) return "3" end)

-- Nobody has anybody to recognise.
around("night_script", function(_, _) return {} end)
around("hitler_knows", function(_, _) return false end)

test("two Liberals against Hitler alone", {
  players = 3, deal = "none", says = "2 with a Liberal role, 0 with a Fascist role, 1 with Hitler",
})
