-- dead-roles-sleep.lua を日本語で。
return {
  title = "死んだ役職は呼ばない",
  rule = "いなくなった役職は、夜に呼びません。",
  text = {
    ["dead-roles-sleep.tells"] = "カードを見せなくても、夜に呼ばれない役職は、死んだか余っていると分かります。",
  },
}
