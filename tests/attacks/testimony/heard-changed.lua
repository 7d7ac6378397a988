-- harmless
variant{ id = "heard-changed", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
before("topics", function(heard)
  for i = #heard, 1, -1 do
    heard[i].evil = heard
    heard[i].id = heard[i].id .. ""
  end
end)
