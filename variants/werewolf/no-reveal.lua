-- The dead take their secret with them: the moderator alone looks at the card.
variant{
  id = "no-reveal",
  game = "werewolf",
  title = { en = "Cards stay hidden" },
  rule = { en = "The dead do not show their role card; the moderator alone looks at it." },
  text = {
    en = {
      ["help.role-was"] = "Look at the card yourself and show it to nobody.",
      ["help.left"] = "Whoever leaves dies at once; the card stays face down.",
      ["leave.help"] =
        "Whoever leaves dies, by day at once and by night at daybreak, and the card stays face down: "
        .. "“leave {player} out”, or answer left when you are asked who accuses somebody. Until then it is played "
        .. "as if {player} slept.",
      ["no-reveal.hidden"] = "The card of {player} stays face down.",
    },
  },
}

around("hides_cards", function(_, _) return true end)

around("show_card", function(_, _, player)
  announce("no-reveal.hidden", { player = player })
end)

test("nobody sees the card of the dead", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "5", "1", "6" },
  says = "no-reveal.hidden",
})
