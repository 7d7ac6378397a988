-- avalon.lua を日本語で。
return {
  title = "マーリン",
  rule =
    "リベラルの1人はマーリンで、ファシストとヒトラー全員が分かりますが、誰がヒトラーかは分かりません。リベラル側が勝つはずのとき、ヒトラーが1人を指名し、"
    .. "それがマーリンならファシスト側の勝利です。",
  settings = {
    percival = "マーリンとモルガナ（ファシスト）が分かるが区別できないリベラル、パーシヴァルを加える",
  },
  text = {
    ["word.merlin"] = "マーリン",
    ["also.merlin"] = "merlin",
    ["word.percival"] = "パーシヴァル",
    ["also.percival"] = "percival",
    ["word.morgana"] = "モルガナ",
    ["also.morgana"] = "morgana",
    ["word.fascist-or-hitler"] = "ファシストかヒトラー",
    ["word.merlin-or-morgana"] = "マーリンかモルガナ",

    ["avalon.envelopes"] = "リベラルの役割カードのうち1枚にマーリンの印を付けます。所属政党カードはリベラルのままです。",
    ["avalon.envelopes-percival"] =
      "リベラルの役割カードのうち1枚にマーリン、1枚にパーシヴァル、ファシストの1枚にモルガナの印を付けます。"
      .. "所属政党カードはそのままです。",
    ["role.merlin"] =
      "あなたはマーリン（リベラル）です。ファシスト（1人はヒトラー）：{fascists}。"
      .. "ヒトラーに正体を知られないようにしましょう。",
    ["role.percival"] = "あなたはパーシヴァル（リベラル）です。マーリンとモルガナ（席順）：{players}。",
    ["role.morgana"] = "あなたはモルガナ（ファシスト）です。ヒトラーは{hitler}さん、仲間のファシスト：{fascists}。",
    ["role.morgana-only"] = "あなたはモルガナで、ヒトラー以外でただ1人のファシストです。ヒトラーは{hitler}さんです。",

    ["night.thumbs"] = "全員、片手を握ってください。ファシストとヒトラーは目を閉じたまま親指を立ててください。",
    ["night.merlin"] = "マーリンは目を開けて、誰の親指が立っているか見てください。",
    ["night.merlin-closes"] = "マーリンは目を閉じてください。全員、親指を下ろしてください。",
    ["night.two-thumbs"] = "マーリンとモルガナは目を閉じたまま親指を立ててください。",
    ["night.percival"] = "パーシヴァルは目を開けて、誰の親指が立っているか見てください。",
    ["night.percival-closes"] = "パーシヴァルは目を閉じてください。全員、手を下ろしてください。",

    ["last-guess"] =
      "リベラル側が勝つはずでした。ヒトラーは役割カードを公開してください。"
      .. "ファシスト側は相談してよく、ヒトラーがマーリンだと思う1人を指名します。",
    ["last-guess.hitler"] = "ヒトラーは{player}さんです。",
    ["ask.last-guess"] = "マーリンとして指名されたのは？",
    ["help.last-guess"] = "ヒトラーが1人を指名します。死者でもかまいません。マーリンならファシスト側の勝利です。",
    ["last-guess.named"] = "{player}さんがマーリンとして指名されました。",
    ["ask.named-is-merlin"] = "{of}さん、あなたはマーリンですか？",
    ["help.named-is-merlin"] = "{of}さんは全員に正直に答えます。",
    ["last-guess.wrong"] = "{player}さんはマーリンではありません。",
    ["victory.merlin-named"] = "マーリンが見つかりました。ファシスト側の勝利です！",
    ["reason.merlin-named"] = "マーリンが指名された",
  },
}
