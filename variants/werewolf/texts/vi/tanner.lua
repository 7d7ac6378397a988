-- tanner.lua bằng tiếng Việt.
return {
  title = "Kẻ chán đời",
  rule = "Một dân làng là kẻ chán đời, không thuộc phe nào, bị treo cổ thì thắng một mình.",
  text = {
    ["word.tanner"] = "kẻ chán đời",
    ["also.tanner"] = "tanner",
    ["team.tanner"] = "kẻ chán đời",
    ["reason.tanner-lynched"] = "kẻ chán đời bị treo cổ",
    ["victory.tanner"] = "Kẻ chán đời bị treo cổ, và thắng một mình.",
  },
}
