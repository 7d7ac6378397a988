-- 歴史の糸車、日本語。
local texts = {
  -- 質問
  ["ask.circle"] = "円に並んだカードを、ポーンから時計回りに教えてください（R1 Y3 … または「不明」）",
  ["drawn.circle"] = "カードをポーンから時計回りに円に並べました。",
  ["help.circle"] = "25枚をよく混ぜ、表向きに大きな円に並べ、好きな隙間にポーンを置きます。"
    .. "ポーンから時計回りに読み上げてください。R赤、Y黄、G緑、B青、P紫、数字は1から5です。"
    .. "「不明」と答えると、取られるたびにカードを尋ねます。",
  ["ask.start-player"] = "最初の手番は誰ですか？",
  ["help.start-player"] = "最初に手番を行うプレイヤーを選びます。「抽選」なら抽選で決めます。",
  ["ask.start-player-drawn"] = "スタートプレイヤーを抽選します。",
  ["help.start-player-drawn"] = "アプリがプレイヤーを1人選びます。何もする必要はありません。",
  ["ask.advance"] = "{of}さん、ポーンを何枚先へ進めますか？",
  ["help.advance"] = "{of}さんはポーンを時計回りに{min}〜{max}枚先のカードへ進め、そのカードを取り、"
    .. "ポーンはその隙間に残します。円に残っているカードだけを数え、{max}枚未満なら一周して数え続けます。",
  ["ask.taken"] = "{of}さんが取ったカードは何ですか？",
  ["help.taken"] = "円のカードは入力されていないので、{of}さんが今取ったカードを答えてください（例：R3）。"
    .. "まだ出ていないカードだけが選べます。",
  -- ラウンド
  ["round-begins"] = "第{round}ラウンドです。",
  ["wheel"] = "ポーンから時計回りの円：{cards}。",
  ["joins"] = "{player}さんが加わります。",
  ["starts"] = "{player}さんから始めます。手番は時計回りです。",
  ["takes"] = "{player}さんは{card}を取りました。",
  ["colour-complete"] = "{colour}の部族がまとまりました。最後の1枚が取られたので精算します。",
  ["rank-complete"] = "階級{rank}が零落します！Quidquid agis, prudenter agas et respice finem. "
    .. "{rank}のカード1枚につき{rank}点の減点です。",
  ["gains"] = "{player}さん：+{points}点、現在{score}点。",
  ["loses"] = "{player}さん：-{points}点、現在{score}点。",
  ["round-over"] = "ラウンド終了です。円には{left}枚残っています。",
  ["total"] = "{player}さんの合計は{total}点です。",
  -- 画面
  ["brief"] = "{player}さんの手番 | ポーンの先：{cards}",
  ["label.wheel"] = "円",
  ["label.name"] = "プレイヤー",
  ["label.cards"] = "カード",
  ["label.score"] = "得点",
  ["label.total"] = "合計",
  ["label.tribe"] = "{colour}",
  ["label.classes"] = "階級1〜5の取られた枚数",
  ["label.fallen"] = "転落したカード",
  ["phase.setup"] = "準備",
  ["phase.play"] = "進行中",
  ["phase.over"] = "終了",
  ["component.circle"] = "円に並べるカード",
  -- 言葉
  ["word.random"] = "抽選",
  ["also.random"] = "random、ランダム",
  ["word.R"] = "赤",
  ["word.Y"] = "黄",
  ["word.G"] = "緑",
  ["word.B"] = "青",
  ["word.P"] = "紫",
  ["reason.most-points-of-some"] = "勝てる人の中で、合計点が最も高い",
  ["reason.most-points"] = "合計点が最も高い",
  ["join.help"] = "{player}さんは次のラウンドから加わります。",
  ["leave.help"] =
    "代わりの人がいなければ、卓で決めます。"
    .. "「leave {player} waits」なら「correct seat {player} plays」まで手番を飛ばし、"
    .. "「leave {player} out」ならゲームから抜けて勝者にもなりません。残りが1人になるときは「out」だけで、ゲームは終わります。"
    .. "最後の1人は抜けられません。「quit」でゲームは保存されます。",
  ["too-few"] = "残ったプレイヤーは1人だけなので終了です。ここまでの得点で決まります。",
  ["label.gone"] = "離脱",
  ["label.waits"] = "席は空けて待つ",
  ["correct.seat"] = "席",
  ["word.plays"] = "参加中",
  ["word.waits"] = "待機",
  ["word.out"] = "脱落",
  ["word.joins"] = "次から参加",
  ["also.plays"] = "plays",
  ["also.waits"] = "waits",
  ["also.out"] = "out",
  ["also.joins"] = "joins",
  ["correct.turn"] = "手番",
  ["correct.score"] = "得点",
  ["correct.card"] = "前にあるカード",

  -- the report
  ["label.laid"] = "第{round}ラウンド：最初の円",
  ["label.course"] = "得点の推移",
  ["label.turns"] = "手番ごとの記録",
  ["label.rounds"] = "ラウンドごとの得点",
  ["label.round"] = "ラウンド",
  ["label.turn"] = "手番",
  ["label.card"] = "カード",
  ["label.points"] = "得点",

  ["count.takes"] = "取ったカード",
  ["count.gains"] = "得点した",
  ["count.loses"] = "失点した",
}

-- カードの呼び方。R1は「赤1」とも「赤の1」とも呼びます。
local letters, colours = { "R", "Y", "G", "B", "P" }, { "赤", "黄", "緑", "青", "紫" }
for i = 1, 5 do
  local colour = colours[i]
  for rank = 1, 5 do
    texts["also." .. letters[i] .. rank] =
      colour .. rank .. "、" .. colour .. " " .. rank .. "、" .. colour .. "の" .. rank
  end
end

return texts
