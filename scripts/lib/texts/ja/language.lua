-- 言語そのもの。
return {
  ["welcome.language"] = "日本語は ja",
  ["voice.say"] = "Kyoko",
}
