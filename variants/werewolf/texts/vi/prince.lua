-- prince.lua bằng tiếng Việt.
return {
  title = "Hoàng tử",
  rule = "Một dân làng là hoàng tử, lần đầu bị kết án thì lật thẻ và được sống.",
  text = {
    ["word.prince"] = "hoàng tử",
    ["also.prince"] = "prince",
    ["prince.lives"] = "Làng kết án {player}, người lật thẻ: {role}. {player} được sống.",
  },
}
