-- custom-board.lua を日本語で。
return {
  title = "オリジナルボード",
  rule = "独裁権、危険域、法案の枚数は、印刷されたボードと異なります。",
  settings = {
    powers = "ファシスト法案の1マス目からの独裁権（なければボードのとおり）",
    hitler_zone = "ヒトラーの首相信任で敗北になるファシスト法案の枚数",
    veto = "拒否権が使えるファシスト法案の枚数（6：使えない）",
    tracker = "混乱になるまでに政府が不成立になる回数",
    liberals_enacted = "最初から成立しているリベラル法案の枚数",
    fascists_enacted = "最初から成立しているファシスト法案の枚数",
    liberals = "リベラル法案の総数",
    fascists = "ファシスト法案の総数",
    fascist_roles = "ヒトラー以外のファシストの上限人数",
  },
  text = {
    ["word.none"] = "なし",
    ["word.investigation"] = "調査",
    ["also.investigation"] = "party, 政党, 所属政党",
    ["word.special-election"] = "特別選挙",
    ["word.execution"] = "処刑",
    ["word.show-card"] = "所属政党カードの提示",
    ["word.peek-and-drop"] = "覗いて捨てる",
    ["label.show-card"] = "提示",
    ["label.peek-and-drop"] = "覗いて捨てる",
    ["word.power-show-card"] = "所属政党カードを見せる",
    ["word.power-peek-and-drop"] = "一番上の法案を捨てる",

    ["setup.boards"] = "リベラルボードと{board}人用のファシストボードを並べます。印刷と異なるところは、独裁権も枚数もこのハウスルールの内容が優先です。",
    ["setup.first-policy"] = "{face}法案を1枚取り出し、そのボードの次のマスに置いてください。",

    ["power.show-card"] = "所属政党カードの提示：{president}さんは自分の所属政党カードを誰か1人に見せます。その前に話し合ってもかまいません。",
    ["ask.show-card"] = "{of}さん、所属政党カードを誰に見せますか？",
    ["help.show-card"] =
      "大統領の{of}さんが生きている別の1人を選び、その人だけが{of}さんの所属政党カード（役割カードではありません）を見ます。"
      .. "何が見えたかは、話しても嘘をついてもかまいません。",
    ["card-shown"] = "{president}さんは{player}さんに所属政党カードを見せます。{player}さんだけが見て、返します。",
    ["card-shown.party"] = "{president}さんの所属政党カード：{party}。",

    ["power.peek-and-drop"] = "覗いて捨てる：{president}さんだけが一番上の法案を見て、見せずに捨ててもかまいません。",
    ["peek-and-drop.card"] = "一番上の法案：{card}。",
    ["ask.peek-and-drop"] = "{of}さん、一番上の法案を捨てますか？",
    ["also.yes.peek-and-drop"] = "捨てる, 捨てます",
    ["also.no.peek-and-drop"] = "捨てない, 捨てません, 残す",
    ["help.peek-and-drop"] = "大統領の{of}さんは法案を山札の上に戻すか、裏向きで捨てます。どちらにしたかは全員に見えますが、カードはほかの誰にも見えません。",
    ["policy-dropped"] = "{president}さんは一番上の法案を裏向きで捨てます。",
    ["policy-kept"] = "{president}さんは法案を山札の上に戻します。",
  },
}
