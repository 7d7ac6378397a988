-- elder.lua bằng tiếng Việt.
return {
  title = "Trưởng lão",
  rule = "Một dân làng là trưởng lão, lần đầu bị cắn mà không ai cản thì không chết, và không ai được biết.",
  text = {
    ["word.elder"] = "trưởng lão",
    ["also.elder"] = "elder",
  },
}
