return {
  ["component.roles"] = "秘密役割カード",
  ["component.policies"] = "法案カード",

  ["word.liberal"] = "リベラル",
  ["word.fascist"] = "ファシスト",
  ["word.hitler"] = "ヒトラー",
  ["word.ja"] = "賛成",
  ["word.nein"] = "反対",
  ["word.random"] = "抽選",
  ["word.nobody"] = "なし",
  ["word.setup"] = "準備",
  ["word.night"] = "夜",
  ["word.election"] = "選挙フェーズ",
  ["word.legislative"] = "立法フェーズ",
  ["word.executive"] = "独裁権フェーズ",
  ["word.ungoverned"] = "政府なし",
  ["word.over"] = "終了",
  ["also.liberal"] = "liberal, lib, 自由, り, 青, blue",
  ["also.fascist"] = "fascist, fas, ふ, 赤, red",
  ["also.hitler"] = "hitler, ひ",
  ["also.ja"] = "ja, はい, さんせい",
  ["also.nein"] = "nein, いいえ, はんたい",
  ["also.random"] = "random, ランダム, くじ",

  ["phase.setup"] = "準備",
  ["phase.night"] = "夜",
  ["phase.election"] = "選挙フェーズ",
  ["phase.legislative"] = "立法フェーズ",
  ["phase.executive"] = "独裁権フェーズ",
  ["phase.ungoverned"] = "政府なし",
  ["phase.over"] = "終了",

  ["team.liberal"] = "リベラル側",
  ["team.fascist"] = "ファシスト側",
  ["reason.liberal-policies"] = "リベラル法案がそろった",
  ["reason.hitler-executed"] = "ヒトラーを処刑",
  ["reason.fascist-policies"] = "ファシスト法案がそろった",
  ["reason.hitler-elected"] = "ヒトラーが首相に就任",

  ["setup.boards"] =
    "リベラルボードと、その隣に{board}人用のファシストボードを置いてください。",
  ["setup.first-policy"] = "{face}法案を1枚抜き取り、ボードの最初のマスに置いてください。",
  ["setup.tracker"] = "選挙トラッカーの最初のマスにマーカーを置いてください。",
  ["setup.envelopes"] =
    "封筒を{total}通用意します。役割カードはリベラルが{liberal}枚、"
    .. "ファシストが{fascist}枚、ヒトラーが1枚です。"
    .. "それぞれに対応する所属政党カード（リベラル{liberal}枚、ファシスト{party}枚。"
    .. "ヒトラーの所属はファシスト）と、賛成・反対の投票カードを1枚ずつ入れてください。",
  ["setup.deal-envelopes"] =
    "封筒をよく混ぜて1通ずつ配り、自分の役割だけをこっそり確認してください。",
  ["setup.envelope"] = "{player}さんの封筒：役割 {role}、所属政党 {party}、賛成と反対。",
  ["setup.hand-out"] =
    "用意した封筒をそれぞれに渡し、自分の役割だけをこっそり確認してもらってください。",
  ["setup.policies"] =
    "法案カード{total}枚（リベラル{liberal}枚、ファシスト{fascist}枚）をよく混ぜ、裏向きの山札にしてリベラルボードの横に置いてください。"
    .. "反対側は捨て札置き場です。",
  ["setup.policies-app"] =
    "法案{total}枚（リベラル{liberal}枚、ファシスト{fascist}枚）はアプリが配ります。"
    .. "カードはボードに置けるよう手元に用意してください。",
  ["first-president"] =
    "最初の大統領候補は{player}さんです。2枚のプレートを受け取ってください。",

  ["role.liberal"] = "あなたはリベラルです。ほかの人の役割は分かりません。",
  ["role.fascist"] =
    "あなたはファシストです。ヒトラーは{hitler}さん、仲間のファシスト：{fascists}。",
  ["role.fascist-only"] = "あなたはヒトラー以外でただ1人のファシストです。ヒトラーは{hitler}さんです。",
  ["role.hitler"] = "あなたはヒトラーです。味方のファシスト：{fascists}。",
  ["role.hitler-alone"] =
    "あなたはヒトラーです。ファシストはあなたを知っていますが、"
    .. "あなたは彼らを知りません。",

  ["night.close"] = "全員、目を閉じてください。",
  ["night.all-look"] =
    "{fascists:ファシスト|ファシスト全員}とヒトラーは目を開けて、お互いを確認してください。",
  ["night.close-again"] = "全員、もう一度目を閉じてください。",
  ["night.close-fist"] = "全員、目を閉じて、握りこぶしを前に出してください。",
  ["night.fascists-look"] =
    "ヒトラー以外のファシストは目を開けて、お互いを確認してください。",
  ["night.thumb"] = "ヒトラーは目を閉じたまま、親指を立ててください。",
  ["night.note-thumb"] =
    "ファシストは、親指を立てている人を確認してください。"
    .. "その人がヒトラーです。",
  ["night.hands-down"] = "全員、目を閉じて、手を下ろしてください。",
  ["night.open"] =
    "全員、目を開けてください。分からないことや間違いがあれば、"
    .. "今言ってください。",

  ["candidate"] = "第{round}ラウンド。大統領候補は{president}さんです。",
  ["nominated"] = "{president}さんは{chancellor}さんを首相候補に指名しました。",
  ["tally"] = "賛成 {ja}、反対 {nein}。",
  ["votes"] = "賛成 {ja}（{yes}）、反対 {nein}（{no}）。",
  ["elected"] = "信任されました。大統領 {president}さん、首相 {chancellor}さん。",
  ["rejected"] = "否決されました。{president}さんと{chancellor}さんの政府は成立しません。",
  ["tracker"] = "選挙トラッカーが{n}に進みました（{patience}で混乱）。",
  ["word.turn-over"] = "山札の一番上の法案をめくって成立させます",
  ["word.app-turns-over"] = "アプリが一番上の法案を成立させます",
  ["chaos"] = "混乱！{how}。独裁権なし、任期制限もなし。",
  ["ungoverned"] = "首相に指名できる人がもういないので、政府は作られません。これからは法案だけで決まります。",
  ["ungoverned.turn"] = "政府のないまま：{how}。独裁権は発生しません。",
  ["not-hitler"] = "{player}さんはヒトラーではありません。これは全員が知る事実です。",

  ["session.lapses"] = "大統領と首相がそろっていないので、立法フェーズは行いません。",
  ["session"] =
    "{president}さんは法案を3枚引き、1枚を裏向きで捨て、"
    .. "残り2枚を{chancellor}さんに渡します。"
    .. "{chancellor}さんはそのうち1枚を成立させます。"
    .. "2人の間では言葉も合図も禁止です。",
  ["hand.president"] = "引いた法案：{cards}。",
  ["hand.chancellor"] = "渡された法案：{cards}。",
  ["enacted"] = "{face}法案が成立しました。リベラル {liberal}/{liberal_spaces}、ファシスト {fascist}/{fascist_spaces}。",
  ["reshuffled"] = "山札と捨て札を、見ないでまとめて混ぜます。新しい山札は{n}枚です。",
  ["reshuffled-app"] = "アプリが山札と捨て札をまとめて混ぜます。新しい山札は{n}枚です。",
  ["hitler-zone"] =
    "ファシスト法案が{n}枚になりました。これ以降、"
    .. "ヒトラーが首相に信任されるとファシスト側の勝利です。",
  ["veto.open"] =
    "ファシスト法案が{n}枚になりました。次の立法フェーズから、"
    .. "首相と大統領は合意して拒否権を発動できます。",
  ["veto.wish"] =
    "{chancellor}さん：「この法案に拒否権を発動する！」 "
    .. "{president}さんは承認するかしないかだけを答えます。",
  ["veto.agreed"] = "{president}さん：「拒否権を承認する」 法案は2枚とも捨て札になります。",
  ["veto.refused"] =
    "{president}さんは拒否権を認めません。"
    .. "{chancellor}さんはどちらか1枚を成立させてください。",

  ["power.peek"] =
    "法案の覗き見：{president}さんだけが山札の上から3枚を見て、"
    .. "同じ順番で戻します。",
  ["power.investigation"] =
    "忠誠の調査：{president}さんは誰か1人の所属政党カードを見ます。"
    .. "その前に話し合ってもかまいません。",
  ["power.special-election"] =
    "特別選挙：{president}さんが次の大統領候補を選びます。"
    .. "その前に話し合ってもかまいません。",
  ["power.execution"] =
    "処刑：{president}さんは誰か1人を処刑しなければなりません。"
    .. "その前に話し合ってもかまいません。",
  ["power.lapses"] = "{president}さんの独裁権は使われず、消滅します。",
  ["peek.cards"] = "山札の上から順に：{cards}。",
  ["investigated"] =
    "{president}さん：「我が権限において{player}の忠誠を調査する」 "
    .. "{player}さんは役割カードではなく所属政党カードを渡します。"
    .. "{president}さんだけが見て、返してください。",
  ["investigation.party"] = "{player}さんの所属政党：{party}。",
  ["special-election"] =
    "{president}さん：「我が権限において特別選挙を実施する」 "
    .. "次の大統領候補は{player}さんです。その次は{from}さんの左隣に戻ります。",
  ["executed"] = "{president}さん：「我が権限において{player}を処刑する！」",
  ["executed.not-hitler"] =
    "{player}さんはヒトラーではありませんでした。役割カードは公開しません。"
    .. "今後は投票できず、役職にも就けません。",
  ["executed.silent"] = "{player}さんは、これ以降発言できません。",

  ["victory.liberal-policies"] = "リベラル法案がそろいました。リベラル側の勝利です！",
  ["victory.hitler-executed"] = "ヒトラーは処刑されました。リベラル側の勝利です！",
  ["victory.fascist-policies"] = "ファシスト法案がそろいました。ファシスト側の勝利です！",
  ["victory.hitler-elected"] = "ヒトラーが首相になりました。ファシスト側の勝利です！",
  ["role-was"] = "{player}さん：{role}。",
  ["turn-over"] = "全員、役割カードを公開してください。",

  ["ask.roles"] = "全員の役割を教えてください。",
  ["drawn.roles"] = "役割を配りました。",
  ["help.roles"] =
    "「{first}=リベラル」のように1人ずつ、または席順にすべての役割を入力します。{why}",
  ["word.roles-in-secret"] =
    "進行役も知らないでおくなら「不明」と答えてください。その場合、"
    .. "口に出して言うべきことだけをあとで尋ねます。進行役以外には見えません。",
  ["word.roles-turned-over"] =
    "明かさない人は「不明」と答えてください。その人は勝ちにも負けにも数えません。",
  ["ask.first-president"] = "最初の大統領候補は誰ですか？",
  ["help.first-president"] =
    "最初の大統領候補はくじで決めます。もう決めてあれば名前を、"
    .. "アプリに任せるなら「抽選」と答えてください。結果は全員に知らせます。",
  ["ask.first-president-drawn"] = "最初の大統領候補を抽選します。",
  ["help.first-president-drawn"] = "アプリが全員の中から1人を選びます。",
  ["ask.shuffle"] = "法案を混ぜます。",
  ["help.shuffle"] = "アプリが山札を混ぜます。順番は誰にも見えません。",
  ["ask.nominate"] = "{of}さん、誰を首相候補に指名しますか？",
  ["help.nominate"] =
    "{of}さんは、任期満了ではないほかの生存者1人に首相プレートを渡します。"
    .. "指名は全員に見えます。任期満了の人：{limited}。議論で発言できる人："
    .. "{speakers}。",
  ["ask.vote"] = "{president}さんと{chancellor}さんの政府に、賛成ですか、反対ですか？",
  ["word.tie-rejects"] = "同数は否決",
  ["help.vote"] =
    "{president}さんと{chancellor}さんも含む生存者全員が投票カードを裏向きに出し、"
    .. "一斉に公開します。賛成が過半数なら信任、{tie}です。席順に全員分を jjnjn… "
    .. "のように、または「賛成 3 5 以外全員」のように入力します。投票前に発言できる人："
    .. "{speakers}。",
  ["ask.chancellor-is-hitler"] = "{of}さん、あなたはヒトラーですか？",
  ["also.yes.chancellor-is-hitler"] = "ヒトラー、ヒトラーです、hitler", ["also.no.chancellor-is-hitler"] = "ヒトラーではない、ヒトラーじゃない",
  ["help.chancellor-is-hitler"] =
    "これだけのファシスト法案が成立しているので、新しい首相の{of}さんは、ヒトラーかどうかを全員に正直に答えます。"
    .. "ヒトラーなら、すぐにファシスト側の勝利です。",
  ["ask.president-discard"] = "{of}さん、どの法案を捨てますか？",
  ["also.fillers.president-discard"] = "法案, カード, の, い",
  ["help.president-discard"] =
    "大統領の{of}さんだけが引いた法案を見て、1枚を裏向きで捨てます。"
    .. "残りは{chancellor}さんに渡ります。会話は禁止で、"
    .. "運任せに選んでもいけません。",
  ["ask.enact"] = "{of}さん、どの法案を成立させますか？",
  ["also.fillers.enact"] = "法案, カード, の, い",
  ["help.enact"] =
    "首相の{of}さんは2枚のうち1枚を裏向きで捨て、"
    .. "もう1枚を表向きでボードに置きます。"
    .. "全員に見えるのは成立した法案だけです。",
  ["ask.veto"] = "{of}さん、拒否権を発動しますか？",
  ["also.yes.veto"] = "ja, さんせい, 賛成", ["also.no.veto"] = "nein, はんたい, 反対",
  ["help.veto"] =
    "首相の{of}さんは法案を成立させる代わりに、1回だけ「この法案に拒否権を発動する！」と宣言できます。"
    .. "全員に聞こえるように宣言し、大統領の合意が必要です。",
  ["ask.veto-consent"] = "{of}さん、{chancellor}さんの拒否権を承認しますか？",
  ["also.yes.veto-consent"] = "ja, 賛成, 認める, 同意", ["also.no.veto-consent"] = "nein, 反対, 認めない, 断る",
  ["help.veto-consent"] =
    "大統領の{of}さんは、はいかいいえだけを答えます。"
    .. "はいなら2枚とも捨て札になり、選挙トラッカーが進みます。"
    .. "いいえなら{chancellor}さんはどちらかを成立させます。",
  ["ask.top-policy"] = "山札の一番上はどの法案でしたか？",
  ["also.fillers.top-policy"] = "法案, カード, の, い",
  ["help.top-policy"] =
    "山札の一番上をめくり、全員に見えるようにボードに置きます。"
    .. "独裁権は発動しません。",
  ["ask.investigate"] = "{of}さん、誰を調査しますか？",
  ["help.investigate"] =
    "大統領の{of}さんは、ここに挙がっている1人を指名し、"
    .. "その所属政党カードを1人だけで見ます。結果は話しても、"
    .. "嘘をついてもかまいません。",
  ["ask.special-election"] = "{of}さん、次の大統領候補を誰にしますか？",
  ["help.special-election"] =
    "大統領の{of}さんは、ここに挙がっている生存者から1人を選びます。"
    .. "任期満了の人でもかまいません。その選挙の結果にかかわらず、"
    .. "次は{from}さんの左隣が大統領候補です。",
  ["ask.execute"] = "{of}さん、誰を処刑しますか？",
  ["help.execute"] =
    "大統領の{of}さんは、ほかの生存者を1人処刑します。その人は脱落します。"
    .. "ヒトラーだったかどうかだけを明かし、ほかの役割は公開しません。",
  ["confirm.vote"] = "{answer} — 投票はこのとおりですか？（y/n）",
  ["confirm.execute"] =
    "{answer}さんを処刑します。{answer}さんはここで脱落です。よろしいですか？（y/n）",
  ["ask.executed-is-hitler"] = "{of}さん、あなたはヒトラーでしたか？",
  ["also.yes.executed-is-hitler"] = "ヒトラー、ヒトラーです、hitler", ["also.no.executed-is-hitler"] = "ヒトラーではない、ヒトラーじゃない",
  ["help.executed-is-hitler"] =
    "処刑された{of}さんは、ヒトラーだったかどうかだけを全員に正直に答えます。"
    .. "ヒトラーなら、すぐにリベラル側の勝利です。",

  ["why.dead"] = "{player}さんは処刑されたので選べません。",
  ["why.gone"] = "{player}さんは離脱したので選べません。",
  ["why.candidate"] = "{player}さんは大統領候補なので、首相にはなれません。",
  ["why.last-chancellor"] = "{player}さんは最後に信任された首相なので指名できません。",
  ["why.last-president"] =
    "{player}さんは最後に信任された大統領なので、"
    .. "生存者が{living}人を超える間は指名できません。",
  ["why.self"] = "{player}さんは大統領本人です。ほかの人を選んでください。",
  ["why.investigated"] =
    "{player}さんはすでに調査されました。同じ人を2回調査することはできません。",
  ["left.hitler"] = "{player}さんはヒトラーでした。今後、ヒトラーの処刑や首相就任で勝敗が決まることはありません。",
  ["left.role"] = "{player}さんは{role}でした。",
  ["leave.help"] =
    "代わりの人がいなければ、卓で決めます。「leave {player} waits」なら、「correct seat {player} plays」まで投票・指名・役職なしで席が待ち、"
    .. "「leave {player} out」ならゲームから抜けます。法案を手にしている人は、先に法案を答えて立法を終えてから、もう一度入力します。役割カードは誰も見ません。"
    .. "席を引き継ぐ人だけが1人で見ます。処刑された人が抜けたときは待ちません。",

  ["label.liberal"] = "リベラル法案",
  ["label.fascist"] = "ファシスト法案",
  ["label.tracker"] = "選挙トラッカー",
  ["label.victory"] = "勝利",
  ["label.peek"] = "法案の覗き見",
  ["label.investigation"] = "忠誠の調査",
  ["label.special-election"] = "特別選挙",
  ["label.execution"] = "処刑",
  ["label.chaos"] = "混乱",
  ["label.limited"] = "任期満了",
  ["label.cleared"] = "ヒトラーではない",
  ["label.investigated"] = "調査済み",
  ["label.dead"] = "処刑済み",
  ["label.out"] = "離脱",
  ["label.waits"] = "席は空けて待つ",
  ["display.composition"] =
    "山札：リベラル{draw_liberal}、ファシスト{draw_fascist}　捨て札：リベラル{discard_liberal}、ファシスト{discard_fascist}",
  ["display.piles"] = "山札 {draw}枚、捨て札 {discard}枚",
  ["brief.setup"] = "{phase}",
  ["brief.candidate"] =
    "第{round}ラウンド {phase} | 大統領 {president} | リベ {liberal}/{liberal_spaces} "
    .. "ファシ {fascist}/{fascist_spaces} 否決 {tracker}/{patience}",
  ["brief.government"] =
    "第{round}ラウンド | 大統領 {president}、首相 {chancellor} | リベ {liberal}/{liberal_spaces} "
    .. "ファシ {fascist}/{fascist_spaces} 否決 {tracker}/{patience}",

  ["word.president-hand"] = "手札",
  ["also.president-hand"] = "hand, てふだ, 大統領",
  ["word.chancellor-hand"] = "手札",
  ["also.chancellor-hand"] = "hand, てふだ, 首相",
  ["word.peek"] = "覗き見",
  ["also.peek"] = "peek, のぞき見, 山札",
  ["word.investigation"] = "政党",
  ["also.investigation"] = "party, 調査, 所属政党",
  ["topic.president-hand"] = "第{round}ラウンドで引いた3枚",
  ["topic.chancellor-hand"] = "第{round}ラウンドで渡された2枚",
  ["topic.peek"] = "第{round}ラウンドの法案の覗き見",
  ["topic.investigation"] = "{player}さんの所属政党、第{round}ラウンド",

  ["finding.one"] = "{player}さんの第{round}ラウンドについての証言はありえません：",
  ["finding.two"] = "{a}さんと{b}さんの証言は、両方とも真実ということはありえません：",
  ["finding.several"] = "次の証言のうち少なくとも1つは事実と違います：",
  ["because.enacted"] = "{face}法案が成立しました（第{round}ラウンド）。",
  ["because.chaos"] = "混乱により{face}法案がめくられました（第{round}ラウンド）。",
  ["because.hand"] = "{player}さんは{cards}を引いたと証言しています（第{round}ラウンド）。",
  ["because.hand-discard"] = "{player}さんは{cards}を引き、{discard}を捨てたと証言しています（第{round}ラウンド）。",
  ["because.two"] = "{player}さんは{cards}を渡されたと証言しています（第{round}ラウンド）。",
  ["because.peek"] = "{player}さんは山札の上から順に{cards}を見たと証言しています（第{round}ラウンド）。",
  ["because.drawn"] = "すると{player}さんは{cards}を引いたことになります（第{round}ラウンド）。その間に山札は切り直されていません。",
  ["because.turned"] = "すると{cards}がめくられたことになります（第{round}ラウンド）。その間に山札は切り直されていません。",
  ["because.left"] = "そのうち{n}枚はまだ山札にあります：{cards}。",
  ["because.left-over"] = "そのうち{n}枚は、切り直したときまだ山札にありました：{cards}。",
  ["because.held"] = "そのうち少なくとも{face}{n}枚は、山札を切り直した間、手元にあったことになります。",
  ["because.party"] = "{player}さんは{other}さんの所属政党が{party}だったと証言しています（第{round}ラウンド）。",
  ["because.role"] = "{player}さんの役割が公開されました：{role}。",
  ["because.pile-new"] = "最初の山札は{n}枚：リベラル{liberal}枚、ファシスト{fascist}枚。",
  ["because.pile"] = "{total}枚から成立した{enacted}枚を引くと残り{n}枚：リベラル{liberal}枚、ファシスト{fascist}枚。",
  ["because.pile-hand"] =
    "{total}枚から成立した{enacted}枚を引くと残り{n}枚：リベラル{liberal}枚、ファシスト{fascist}枚。"
    .. "そのうち{held}枚は、山札を切り直した間、{player}さんの手元にありました。",
  ["because.pile-face"] = "山札には{n}枚があり、そのうち{face}は{most}枚でした。",
  ["because.sum"] = "合わせると{sum} = {n}枚の{face}ですが、{most}枚しかありませんでした。",
  ["because.sum-piles"] =
    "合わせると{sum} = {n}枚ですが、多くても{most}枚のはずです。一方の山札のファシストともう一方の山札のリベラルを数えましたが、"
    .. "その間に手元にあったカードは、どちらか一方でしかありません。",
  ["because.cards"] = "所属政党カードはリベラル{liberal}枚、ファシスト{fascist}枚です（ヒトラーはファシスト）。",
  ["because.fascists"] = "ファシストの所属政党カード{fascist}枚のうち{n}枚はヒトラーのものです。",
  ["because.cleared"] = "ヒトラーではないと全員が知っている人：{players}。",
  ["because.nobody-left"] = "するとヒトラーが誰もいないことになります。",
  ["because.sum-fascists"] =
    "合わせると、ヒトラーではなくファシストのカードを持つ人が{sum} = {n}人になりますが、{most}人しかいません。",
  ["correct.tracker"] = "選挙トラッカー",
  ["correct.liberal"] = "リベラル法案の数",
  ["correct.fascist"] = "ファシスト法案の数",
  ["correct.shuffled"] = "途中で切り直したもの",
  ["word.draw-pile"] = "山札",
  ["chain-cut"] =
    "ここから先の証言は、改めて検証します。これまでに引かれたカードは、これから引かれるカードについて何の証拠にもなりません。山札{draw}枚、捨て札{discard}枚、リベラル{liberal}、ファシスト{fascist}。",
  ["correct.draw"] = "山札の枚数",
  ["correct.alive"] = "生きているか",
  ["correct.president"] = "大統領候補",
  ["correct.last-president"] = "前の大統領",
  ["correct.last-chancellor"] = "前の首相",
  ["correct.role"] = "役割",
  ["correct.seat"] = "席",
  ["word.plays"] = "参加中",
  ["word.waits"] = "待機",
  ["word.out"] = "脱落",
  ["also.plays"] = "plays",
  ["also.waits"] = "waits",
  ["also.out"] = "out",
  ["why.away"] = "{player}さんは卓を離れているので選べません。",

  -- the report
  ["label.odds"] = "次の3枚に含まれるリベラル",
  ["label.odds-liberals"] = "リベラルの枚数",
  ["label.odds-percent"] = "確率（%）",
  ["label.odds-claimed"] = "証言された手札とその確率",
  ["label.round"] = "ラウンド",
  ["label.rounds"] = "ラウンドごとの記録",
  ["label.president"] = "大統領",
  ["label.chancellor"] = "首相",
  ["label.yes"] = "賛成",
  ["label.no"] = "反対",
  ["label.outcome"] = "選挙",
  ["label.policy"] = "法案",
  ["label.power"] = "その他",
  ["label.drawn"] = "引いた法案",
  ["label.handed"] = "渡した法案",
  ["label.voted-with"] = "同じ票を投じた割合",
  ["label.course"] = "ボードの推移",
  ["label.piles"] = "山札の推移",
  ["label.draw"] = "山札",
  ["label.discard"] = "捨て札",
  ["word.was-elected"] = "信任",
  ["word.was-rejected"] = "否決",
  ["word.was-vetoed"] = "信任、拒否権",
  ["word.by-chaos"] = "混乱",
  ["word.veto-refused"] = "拒否権を却下",
  ["word.set-right"] = "裁定で訂正",
  ["word.power-peek"] = "法案の覗き見",
  ["word.power-investigation"] = "忠誠の調査",
  ["word.power-special-election"] = "特別選挙",
  ["word.power-execution"] = "処刑",
  ["word.executed-by-ruling"] = "裁定により処刑",

  ["count.candidate"] = "大統領候補",
  ["count.president"] = "大統領に信任",
  ["count.chancellor"] = "首相に信任",
  ["count.executed"] = "処刑された",
  ["count.investigated"] = "調査された",
  ["count.peek"] = "法案を覗き見た",
  ["count.special-election"] = "特別選挙に指名された",
  ["count.claimed"] = "証言した",
  ["count.refuted"] = "証言が覆った",
}
