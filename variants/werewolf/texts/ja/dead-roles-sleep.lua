-- dead-roles-sleep.lua を日本語で。
return {
  title = "死んだ役職は呼ばない",
  rule = "いなくなった役職は、夜に呼びません。",
  text = {
    ["dead-roles-sleep.tells"] = "カードは公開しませんが、夜に呼ばれなくなった役職は死んだと分かります。",
  },
}
