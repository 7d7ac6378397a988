-- 証言に関する言葉：誰が何を主張したか、どう入力するか。
return {
  ["word.round"] = "ラウンド",
  ["also.round"] = "round, r, 政府, らうんど, 第",
  ["word.refuses"] = "拒否",
  ["also.refuses"] = "refuses, refuse, 黙秘, ノーコメント, 答えない, kyohi",
  -- 証言の前に付く、それだけでは意味のない言葉
  ["also.small-words"] = "私は, わたしは, 僕は, ぼくは, 俺は, 自分は, 私, 僕, 俺, 自分, は",

  ["kind.claim"] = "証言",
  ["usage.claim"] = "claim 名前 内容",
  ["command.claim"] =
    "誰かの発言を記録します。事実としては扱いません。言い直せば訂正になります。"
    .. "「claim 名前 拒否」は、聞かれていないこととは区別されます。"
    .. "指すのはその人が話せる最新の事柄で、「ラウンド N」で前のものを指定できます。"
    .. "それ以外の発言は引用符で囲みます。",
  ["usage.claims"] = "claims [名前]",
  ["command.claims"] = "これまでの証言と、そのうちありえないもの。プレイヤー名で絞れます。",
  ["claims-how"] = "何も付けないか、プレイヤー名を付けてください。",
  ["claims-how.example"] = "例：claims {player}",
  ["claim-how"] = "プレイヤーと発言の内容を入力してください。",
  ["claim-how.example"] = "例：claim {player} 拒否、または引用符付きで claim {player} 「…」",
  ["claim.nothing-yet"] = "{player}さんが証言できる出来事はまだありません。引用符で囲めば、そのままの言葉で記録します。",
  ["claim.nothing-yet.example"] = "例：claim {player} 「{said}」",
  ["claim.which"] = "{topics}のどれのことか分かりません。指定してください。",
  ["claim.which.example"] = "例：claim {player} {example}",
  ["claim.want"] = "{player}さん（{topic}）：{options}から{count}枚を入力してください。",
  ["claim.want-one"] = "{player}さん（{topic}）：{options}のどれかを入力してください。",
  ["claim.want-aside"] = "{player}さん（{topic}）：{options}から{count}枚、捨てた1枚も話したならその後に続けて入力してください。",
  ["claim.want.example"] = "例：claim {player} {example}。自由な発言は引用符で囲みます。",
  ["claim.not-held"] = "捨てた{face}が手札にありません。先にすべての手札を入力してください。",

  ["claim.noted"] = "証言：{claim}",
  ["claim.lost"] = "証言の対象がゲームに戻らないかぎり無効：{claim}",
  ["claim.said"] = "{player}さん（{topic}）：{said}",
  ["claim.said-aside"] = "{player}さん（{topic}）：{said}、捨て札は{face}",
  ["claim.refused"] = "{player}さん（{topic}）：回答を拒否",
  ["claim.not-asked"] = "{player}さん（{topic}）：聞かれていない",
  ["claim.free"] = "{player}さん：「{text}」",
  ["claim.heading"] = "証言：",
  ["claim.contradictions"] = "ありえないこと：",
  ["claim.at-least"] = "ありえないこと：次の証言のうち少なくとも{n}つは事実と違います。",
  ["claim.revised"] = "{claim}（のちに訂正）",

  ["label.claims"] = "証言の記録",
  ["label.who"] = "誰",
  ["label.about"] = "内容",
  ["label.claimed"] = "証言",
  ["label.came-out"] = "判明",
  ["word.refused-to-say"] = "回答拒否",
}
