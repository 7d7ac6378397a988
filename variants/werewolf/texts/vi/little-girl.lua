-- little-girl.lua bằng tiếng Việt.
return {
  title = "Cô bé",
  rule = "Một dân làng là cô bé, được hé mắt nhìn khi sói thức.",
  text = {
    ["word.little-girl"] = "cô bé",
    ["also.little-girl"] = "girl",
  },
}
