-- A Fascist who has Hitler executed hands the game to the Liberals, out of spite or to be crowned as their friend.
-- Only the President can know that it is so: whoever refused it would tell the whole table who both are.
variant{
  id = "spare-hitler",
  game = "secret-hitler",
  title = { en = "Fascists spare Hitler" },
  rule = { en = "A President who is a Fascist and knows Hitler may not execute Hitler." },
  text = {
    en = {
      ["power.execution"] =
        "Execution: {president} must execute a player; a Fascist who knows Hitler spares Hitler. Talk it over "
        .. "first if you like.",
      ["help.execute"] =
        "President {of} names another living player, who is out of the game. A Fascist who knows Hitler may not name "
        .. "Hitler. Whether it was Hitler has to be said; no other role is revealed.",
    },
  },
}

test("whoever is about to execute is reminded", {
  players = 5, deal = "none",
  play = {
    "unknown", "4", "5", "ja all", "fascist", "1", "ja all", "fascist", "4", "ja all", "fascist", "5", "ja all", "no",
    "fascist",
  },
  says = "a Fascist who knows Hitler spares Hitler", asks = "execute",
})
