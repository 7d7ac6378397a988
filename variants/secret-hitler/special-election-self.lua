-- A President may call a special election and stand in it: two terms in a row.
variant{
  id = "special-election-self",
  game = "secret-hitler",
  title = {
    en = "Special election for oneself", ja = "特別選挙で自分を指名可", vi = "Bầu cử đặc biệt cho chính mình",
  },
  rule = {
    en = "A President who calls a special election may name any living player, even themselves.",
    ja = "特別選挙を宣言した大統領は、自分自身も含めて生存している誰でも次の大統領候補に選べます。",
    vi = "Tổng thống tổ chức Bầu cử đặc biệt có thể chọn bất kỳ ai còn sống, kể cả chính mình.",
  },
}

around("not_callable", function(base, g, president, player)
  if player == president then return nil end
  return base(g, president, player)
end)
