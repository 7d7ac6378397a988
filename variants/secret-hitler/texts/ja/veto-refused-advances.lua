-- veto-refused-advances.lua を日本語で。
return {
  title = "拒否された拒否権も数える",
  rule = "大統領が承認しなかった拒否権の宣言でも、選挙トラッカーが1つ進みます。",
}
