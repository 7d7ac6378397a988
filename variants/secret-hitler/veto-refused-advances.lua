-- Every veto that is asked for costs patience. Should the third step be due to a refusal, chaos comes
-- first, and the Chancellor enacts one of the two policies afterwards.
variant{
  id = "veto-refused-advances",
  game = "secret-hitler",
  title = {
    en = "A refused veto counts", ja = "拒否された拒否権も数える", vi = "Phủ quyết bị từ chối cũng tính",
  },
  rule = {
    en = "A veto that the President refuses moves the election tracker too.",
    ja = "大統領が承認しなかった拒否権の宣言でも、選挙トラッカーが1つ進みます。",
    vi = "Khi Tổng thống từ chối phủ quyết, Theo dõi bầu cử vẫn tiến một ô.",
  },
}

after("refuse_veto", function(g)
  rule.advance_tracker(g)
  if g.tracker >= 3 then rule.reshuffle(g) end -- the session may have drawn the last card
  rule.riot(g)
end)
