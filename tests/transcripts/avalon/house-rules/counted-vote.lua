variant{
  id = "counted-vote", game = "avalon", title = { en = "Counted vote" },
  rule = { en = "Who voted how is not told: only how many." },
  text = { en = { ["votes"] = "Approve {approve}, reject {reject}." } },
}

around("ask.vote", function(base, q)
  q.secret = true
  return base(q)
end)

around("say.votes", function(base, to, values) base(to, { approve = values.approve, reject = values.reject }) end)
