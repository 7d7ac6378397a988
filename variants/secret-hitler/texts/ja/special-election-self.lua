-- special-election-self.lua を日本語で。
return {
  title = "特別選挙で自分を指名可",
  rule = "特別選挙を宣言した大統領は、自分自身も含めて生存している誰でも次の大統領候補に選べます。",
}
