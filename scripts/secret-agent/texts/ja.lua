-- 秘密諜報員、日本語。
local texts = {
  -- 質問
  ["ask.director"] = "最初の諜報部長は誰ですか？",
  ["leave.help"] =
    "代わりの人がいなければ、卓で決めます。「leave {player} waits」なら「correct seat {player} plays」まで、"
    .. "推測を外したときと同じくどのミッションにも加わらず、「leave {player} out」なら勝者にもなりません。手札は見ずに裏向きで捨てます。"
    .. "諜報部長が抜けたミッションは中止です。残りが1人になるときは「out」だけで、ゲームは終わります。"
    .. "最後の1人は抜けられません。「quit」でゲームは保存されます。",
  ["broken-off"] = "ミッションは中止され、誰も獲得しません。カードを片付けます。置かれた秘密諜報員のカードは見ません。",
  ["too-few"] = "残ったプレイヤーは1人だけなので、ミッションはもう行いません。",
  ["label.gone"] = "離脱",
  ["label.waits"] = "席は空けて待つ",
  ["correct.seat"] = "席",
  ["word.plays"] = "参加中",
  ["word.waits"] = "待機",
  ["also.plays"] = "plays",
  ["also.waits"] = "waits",
  ["also.out"] = "out",
  ["correct.sniper"] = "狙撃手",
  ["correct.contacts"] = "表向きのコンタクト置き場の枚数",
  ["help.director"] =
    "最初の諜報部長はくじで決めます。決まった人を答えるか、「抽選」と答えればアプリが引きます。結果は全員に知らせ、残りの全員が潜入員になります。",
  ["ask.director-drawn"] = "最初の諜報部長を抽選します。",
  ["help.director-drawn"] = "アプリがプレイヤーを1人選びます。何もする必要はありません。",
  ["ask.shuffle"] = "山札を混ぜます。",
  ["help.shuffle"] = "アプリが山札を混ぜます。順番は誰にも見えません。",
  ["ask.agent"] = "{of}さん、秘密諜報員はどのカードですか？",
  ["help.agent"] =
    "諜報部長の{of}さんは手札から1枚を裏向きに置きます。これが秘密諜報員で、ほかの人は見られません。コンタクトはアプリが判定します。"
    .. "実物のカードで遊ぶときは、進行役が教わらずに「不明」と答えることもできます。その場合は諜報部長が判定し、カードが公開されたときに判定を確かめます。",
  ["ask.npc"] = "山札から表になったカードは何ですか？",
  ["help.npc"] = "潜入員の手番の初めに、山札の一番上を表にして、出されたカードの横に置きます。"
    .. "3人目のプレイヤーが出したものとして扱い、手番順は最後です。全員に見えます。",
  ["ask.turn"] = "{of}さんの手番です。{what}？",
  ["word.a-card"] = "どのカードを出しますか",
  ["word.a-card-or-a-guess"] = "どのカードを出しますか（推測するなら「推測 R8」）",
  ["help.turn"] = "{of}さんは手札を1枚、全員に見えるように表向きに出します。R赤、Y黄、G緑、B青、ランクは1から13です（例：R8）。"
    .. "{guessing}",
  ["word.guessing"] = "潜入員はカードを出す代わりに秘密諜報員の正体を推測できます（例：推測 R8）。"
    .. "外れると手札をすべて失い、このミッションから抜けます。",
  ["ask.guess-right"] = "{of}さん、秘密諜報員は{card}ですか？",
  ["also.yes.guess-right"] = "当たり, あたり, 当たりです, 当たりました, 正解, 正解です, 合ってる, 合っています",
  ["also.no.guess-right"] = "外れ, はずれ, 外れです, 不正解, 違った",
  ["help.guess-right"] = "{of}さんは秘密諜報員を誰にも見せずに確かめ、{player}さんの推測{card}が当たりかどうかを正直に答えます。"
    .. "色とランクの両方が合っていれば当たりです。答えは全員に聞こえます。",
  ["ask.sniper"] = "{of}さん、狙撃手でどれかのカードを撃ちますか？",
  ["help.sniper"] =
    "コンタクトの判定の前に、{of}さんはこのラウンドに出されたカードを1枚（自分のものでもかまいません）捨て札にできます。ほかの人のカードなら、"
    .. "その人が狙撃手を受け取ります。使わないときは「パス」です。全員に見えます。",
  ["ask.contact"] = "{of}さん、コンタクトできたのはどのカードですか？",
  ["help.contact"] = "{of}さんは出されたカード（{cards}）を秘密諜報員と比べ、1枚を告げます。同じ色のカード、複数あればランクが最も近いもの。"
    .. "同じ色がなければ全体でランクが最も近いもの。差が同じなら高いランク、ランクも同じなら、{tie}です。理由は言いません。",
  ["ask.double-agent"] = "{of}さん、二重スパイを使いますか？",
  ["also.yes.double-agent"] = "使う, 使います, 使った",
  ["also.no.double-agent"] = "使わない, 使いません",
  ["help.double-agent"] = "このラウンドは{leader}さんから始まるところです。{of}さんは二重スパイを脇に戻し、すぐに手番を行えます。"
    .. "使わなければ持ち続けます。全員に見えます。",
  ["ask.final-guess"] = "{of}さん、最後の推測です。秘密諜報員はどのカードですか？",
  ["help.final-guess"] = "ラウンドは終わりました。{of}さんは色とランクを声に出して推測しなければなりません（例：R8）。"
    .. "当たれば{of}さんが秘密諜報員を獲得し、次の諜報部長になります。",
  ["ask.keep"] = "{of}さん、どの2枚を除きますか？",
  ["help.keep"] =
    "{of}さんは得点にしない手札を2枚選びます。ほかのカードは秘密諜報員と一緒にコンタクト置き場に加えます。どれを選んだかは{of}さんにしか見えません。",
  ["ask.agent-was"] = "{of}さんが秘密諜報員を公開します。どのカードでしたか？",
  ["help.agent-was"] = "{of}さんは秘密諜報員を全員に見えるように表にします。このミッションでの判定をここで確かめますが、"
    .. "何も変更しません。",

  -- 準備
  ["setup"] = "{rounds}ラウンドのミッションを{missions}回行います。赤・黄・緑・青の1から13、合計52枚を使います。"
    .. "各自の前にコンタクト置き場、中央に捨て札置き場を空けてください。",
  ["setup-dealt"] = "{rounds}ラウンドのミッションを{missions}回行います。赤・黄・緑・青の1から13、合計52枚はアプリが配り、"
    .. "手札は本人だけに知らせます。",
  ["mission"] = "ミッション{mission}/{missions}。諜報部長は{director}さん、残りの全員が潜入員です。",
  ["deal"] =
    "コンタクト置き場以外のカードをすべて混ぜ、各自に{n}枚（{director}さんだけ{more}枚）配ってください。残りは裏向きのまま脇に置いてください。",
  ["dealt"] = "コンタクト置き場以外のカードをすべて混ぜ、各自に{n}枚（{director}さんだけ{more}枚）配りました。自分の手札だけを見ることができます。",
  ["your-hand"] = "あなたの手札：{cards}。",
  ["agent-laid"] = "{director}さんが秘密諜報員を裏向きに置きました。",
  ["sniper-given"] = "{player}さんが狙撃手を受け取ります。",

  -- ラウンド
  ["round"] = "ミッション{mission}、第{round}ラウンド（全{rounds}ラウンド）。{player}さんから時計回りに行います。",
  ["npc"] = "山札から{card}が出ました。手番順は最後です。",
  ["played"] = "{player}さんは{card}を出しました。",
  ["contact"] = "{card}がコンタクトできました。",
  ["onto-the-pile"] = "{player}さんのコンタクト置き場に表向きで置き、ほかのカードは表向きに捨て札にします。",
  ["npc-contact"] = "山札の{card}がコンタクトできました。このラウンドのカードはすべて表向きに捨て札にし、このミッションの次のラウンドも{player}さんから始めます。",
  ["sniper-passes"] = "{player}さんは狙撃手を使いません。",
  ["sniped"] = "{player}さんは狙撃手で{card}を撃ち、表向きに捨て札にしました。{owner}さんが狙撃手を受け取ります。",
  ["sniped-own"] = "{player}さんは狙撃手で自分の{card}を撃ち、表向きに捨て札にしました。狙撃手は手元に残ります。",
  ["sniped-away"] = "{player}さんは狙撃手で{card}を撃ち、表向きに捨て札にしました。{owner}さんは離席しているので、狙撃手はこのミッションから除かれます。",
  ["sniper-gone"] = "推測が外れたので、狙撃手はこのミッションから除かれます。",
  ["sniper-left"] = "{player}さんが席を離れたので、狙撃手はこのミッションから除かれます。",
  ["double-agent-left"] = "{player}さんが席を離れたので、二重スパイはテーブルの脇に戻ります。",
  ["double-agent-given"] = "外れが2人になり、{player}さんが二重スパイを受け取ります。",
  ["double-agent-passed"] = "外れが2人になり、{player}さんが{from}さんから二重スパイを受け取ります。",
  ["double-agent-used"] = "{player}さんは二重スパイを脇に戻し、すぐに手番を行います。",

  -- 推測
  ["guesses"] = "{player}さんの推測は{card}です。",
  ["right"] = "推測が当たりました！秘密諜報員は{card}です。{player}さんがこのミッションに勝ちました。",
  ["wrong"] = "{card}は外れです。",
  ["sits-out"] = "{player}さんは手札をすべて裏向きに捨て、このミッションが終わるまで抜けます。",
  ["wrong-at-last"] = "{card}は外れです。",
  ["all-wrong"] = "当てた人がいないため、{director}さんがコンタクトしたとみなします。",
  ["final-guesses"] = "ラウンドは終わりました。残った潜入員は順に推測しなければなりません：{players}。",
  ["never-found"] = "秘密諜報員の正体は誰にも見破られませんでした。",
  ["agent-was"] = "{director}さんが公開した秘密諜報員は{card}でした。",
  ["piles-down"] = "全員、自分のコンタクト置き場を裏向きにしてください。自分のものはいつでも見られます。",
  ["takes-agent-up"] = "{player}さんは秘密諜報員を自分のコンタクト置き場に表向きで加えます。",
  ["takes-agent-down"] = "{player}さんは秘密諜報員を自分のコンタクト置き場に裏向きで加えます。",
  ["takes-hand-up"] = "{player}さんは手札から2枚を除き、秘密諜報員と残り{n}枚を自分のコンタクト置き場に表向きで加えます。",
  ["takes-hand-down"] = "{player}さんは手札から2枚を除き、秘密諜報員と残り{n}枚を自分のコンタクト置き場に裏向きで加えます。",
  ["takes-cards-up"] = "{player}さんは手札から2枚を除き、秘密諜報員と{cards}を自分のコンタクト置き場に表向きで加えます。",
  ["your-pile"] = "あなたのコンタクト置き場の裏向きのカード：{cards}。",
  ["next-director"] = "次の諜報部長は{player}さんです。",

  -- 後からの確認
  ["audit-clean"] = "確認しました。このミッションでカードを知らずに行った判定{n}件は、すべて正しいものでした。",
  ["finding-contact"] = "確認の結果：第{round}ラウンドでは{card}がコンタクトしたと判定されましたが、秘密諜報員が{agent}なら{due}でした。"
    .. "出されたカードは{cards}です。{rule}変更はしません。",
  ["finding-guess"] = "確認の結果：{player}さんの推測{card}は外れとされましたが、色もランクも合っていて、当たりでした。変更はしません。",
  ["word.contact-tie"] = "誰から始まったかに関わらず、諜報部長の左隣から時計回りに数えて先のほう",
  ["word.contact-rule-1"] = "ルール1：同じ色のカードが1枚だけなら、それがコンタクトします。",
  ["word.contact-rule-2"] = "ルール2：同じ色のカードが複数あれば、ランクの最も近いもの、差が同じなら高いほうがコンタクトします。",
  ["word.contact-rule-3"] = "ルール3：同じ色のカードがなければ、全体でランクの最も近いもの、差が同じなら高いほうがコンタクトします。",
  ["word.contact-rule-4"] = "ルール4：ランクも同じなら、諜報部長の左隣から時計回りに数えて先のほうがコンタクトします。",

  -- 終了
  ["count"] = "ミッションは終わりました。コンタクト置き場のカードを、表も裏も合わせて数えてください。",
  ["score"] = "{player}さん：{n}枚。",
  ["reason.most-cards-of-some"] = "勝てる人の中で、コンタクト置き場のカードが最も多い",
  ["reason.most-cards"] = "コンタクト置き場のカードが最も多い",

  -- お断り
  ["why.elsewhere"] = "{card}は別の場所にあるので、そのカードではありえません。",
  ["why.not-in-hand"] = "{card}はこの手札にありません。",
  ["why.not-played"] = "{card}はこのラウンドに出ているカードではありません。",
  ["why.director-guess"] = "諜報部長は秘密諜報員を選んだ本人なので、カードを出します。推測できるのは潜入員だけです。",

  -- 画面
  ["line.setup"] = "最初の諜報部長を決めます",
  ["line.agent"] = "ミッション{mission}/{missions} | {director}さんが秘密諜報員を選びます",
  ["line.round"] = "ミッション{mission}/{missions}、第{round}/{rounds}ラウンド | 諜報部長 {director}さん",
  ["line.final-guess"] = "ミッション{mission}/{missions}、最後の推測 | 諜報部長 {director}さん",
  ["line.end"] = "ミッションは終わりました",
  ["line.sniper"] = "狙撃手：{player}さん",
  ["line.double-agent"] = "二重スパイ：{player}さん",
  ["label.name"] = "プレイヤー",
  ["label.role"] = "役割",
  ["label.hand"] = "手札",
  ["label.contacts"] = "コンタクト",
  ["label.up"] = "表向き",
  ["label.card"] = "カード",
  ["label.discard"] = "このミッションの捨て札",
  ["phase.setup"] = "準備",
  ["phase.agent"] = "秘密諜報員の選択",
  ["phase.round"] = "ラウンド",
  ["phase.final-guess"] = "最後の推測",
  ["phase.end"] = "終了",
  ["component.deck"] = "工作員カード",

  -- 言葉
  ["word.random"] = "抽選",
  ["also.random"] = "random、ランダム",
  ["word.pass"] = "パス",
  ["also.pass"] = "pass、使わない、使いません、撃たない、撃ちません、なし、いいえ、いや、n、no",
  ["word.hidden"] = "非公開",
  ["word.director"] = "諜報部長",
  ["word.infiltrator"] = "潜入員",
  ["word.sits-out"] = "休み",
  ["word.out"] = "脱落",
  ["word.npc"] = "山札",

  -- the report
  ["chapter.part"] = "ミッション{part}",
  ["chapter.round"] = "ミッション{part}、第{round}ラウンド",
  ["label.mission"] = "ミッション{mission}：諜報部長 {director}、秘密諜報員 {agent}",
  ["label.missions"] = "ミッションの記録",
  ["label.director"] = "諜報部長",
  ["label.agent"] = "秘密諜報員",
  ["label.mission-no"] = "ミッション",
  ["label.round"] = "ラウンド",
  ["label.leader"] = "リード",
  ["label.played"] = "出されたカード",
  ["label.sniped"] = "狙撃手",
  ["label.contact"] = "コンタクト",
  ["label.taker"] = "受け取った人",
  ["label.guesses"] = "推測の記録",
  ["label.was"] = "結果",
  ["label.piles"] = "コンタクト置き場の推移",
  ["word.was-right"] = "正解",
  ["word.was-wrong"] = "不正解",

  ["count.guesses"] = "推測した",
  ["count.right"] = "推測が当たった",
  ["count.sniped"] = "狙撃した",
  ["count.contact"] = "コンタクトした",
}

-- カードの呼び方。R8は「赤8」「赤色の8」とも呼びます。
local letters, betweens = { "R", "Y", "G", "B" }, { "", " ", "の" }
local colours = { { "赤", "赤色", "あか" }, { "黄", "黄色", "きいろ" }, { "緑", "緑色", "みどり" }, { "青", "青色", "あお" } }
for i = 1, 4 do
  for rank = 1, 13 do
    local card = letters[i] .. rank
    local names, guesses = letters[i] .. " " .. rank, "推測" .. card
    for colour = 1, 3 do
      for between = 1, 3 do
        local name = colours[i][colour] .. betweens[between] .. rank
        names, guesses = names .. "、" .. name, guesses .. "、推測 " .. name .. "、推測" .. name
      end
    end
    texts["also." .. card] = names
    texts["word.guess " .. card] = "推測 " .. card
    texts["also.guess " .. card] = guesses
  end
end
local questions = { "agent", "npc", "turn", "sniper", "contact", "agent-was", "keep" }
for i = 1, #questions do texts["also.fillers." .. questions[i]] = "カード、出す、出します、出した、撃つ、撃ちます" end
texts["also.fillers.final-guess"] = "推測"

return texts
