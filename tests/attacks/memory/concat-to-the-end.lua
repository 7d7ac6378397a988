-- stopped: there is nil
variant{ id = "concat-to-the-end", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g)
  return table.concat({ [math.tointeger(9223372036854775807)] = "x" }, "", 9223372036854775807, 9223372036854775807)
    .. table.concat({}, "", 9223372036854775806, 9223372036854775807)
end)
