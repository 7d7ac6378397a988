-- bear.lua bằng tiếng Việt.
return {
  title = "Người dắt gấu",
  rule = "Một dân làng dắt gấu. Trời sáng sẽ báo bên cạnh, trong số người còn sống, có sói hay không.",
  text = {
    ["word.bear"] = "người dắt gấu",
    ["also.bear"] = "bear, gấu",
    ["bear.growls"] = "Gấu gầm: có sói ngồi cạnh.",
    ["bear.is-silent"] = "Gấu im lặng.",
  },
}
