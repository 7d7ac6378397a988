-- 卓そのものについての言葉:誰がどこに、何という名前で座り、何を見返してよいか。
return {
  ["rename-how"] = "プレイヤーと新しい名前（1〜40文字、カンマなし、# で始まらないもの）を入れてください。例：rename {player} 薫",
  ["rename-taken"] = "{player}さんがもうその名前です。ほかの人と違う名前を入れてください。例：一文字足す",
  ["rename-same"] = "{player}さんはいまその名前です。別の名前を入れてください。例：rename {player} 薫",
  ["renamed"] = "{was}さんは、これから{now}さんです。",
  ["renamed-over"] = "{was}さんの席を、そこにあるものごと{now}さんが引き継ぎました。",
  ["renamed-back"] = "{player}さんが戻りました。",

  ["seat-how"] = "プレイヤーと席の番号（1〜{last}）を入れてください。例：seat {player} 2",
  ["seat-same"] = "{player}さんはもうその席です。別の席を入れてください。",
  ["seat-late"] = "一度答えたあとは席を変えられません。先に取り消してください：undo {count}",
  ["seated"] = "席順（時計回り）：{players}。",
  ["seated-redealt"] = "すべて配り直しました。前に伝えたことはもう無効です。",

  ["leave-how"] = "抜けたプレイヤーを入れてください。例：leave {player}",
  ["leave-again"] = "{player}さんはもう抜けています。代わりの人が入るか本人が戻ったら：rename {player} 名前",
  ["left"] = "{player}さんが卓を離れました。誰かが席を引き継ぐか（rename {player} 名前）、"
    .. "ここで未完のまま終わります（quit）。{player}さんの秘密のものは、誰も見ません。",
  ["board.left"] = "卓を離れた人：{players}",

  ["recall-how"] = "「{typed}」は当てはまりません。everybody、moderator、nobody のどれかを、全部にまたは votes、marks、claims ごとに"
    .. "入れてください。例：recall votes=nobody",
  ["recall-now"] = "見返してよいもの：",
  ["recall-one"] = "  {item}：{who}",
  ["recall.votes"] = "過去の投票",
  ["recall.marks"] = "プレイヤーについて覚えておく印",
  ["recall.claims"] = "証言",
  ["recall.everybody"] = "全員",
  ["recall.moderator"] = "進行役だけ",
  ["recall.nobody"] = "誰も見ない",

  ["kind.amend"] = "答えの訂正",
  ["kind.redeal"] = "配り直し",
  ["kind.rename"] = "名前",
  ["kind.seats"] = "席順",
  ["kind.leave"] = "卓を離れた人",
  ["kind.recall"] = "見返し",
  ["usage.rename"] = "rename プレイヤー 名前",
  ["command.rename"] = "名前を変えます。席を引き継いだときにも使います。",
  ["usage.seat"] = "seat プレイヤー 番号",
  ["command.seat"] = "まだ何も答えていないうちに席を移します。ほかの人は順に詰めます。",
  ["usage.leave"] = "leave プレイヤー",
  ["command.leave"] = "卓を離れたことを記録し、どうすればよいかを示します。",
  ["usage.recall"] = "recall 誰",
  ["command.recall"] = "過去の投票、印、証言を誰が見返してよいか。everybody、moderator、nobody、または votes=nobody "
    .. "のように一つずつ。recall だけなら現在の設定。",
  ["correct-nothing"] = "今は何も修正できません。答えを戻すには undo か amend を使ってください。",
  ["correct-how"] = "何をどう修正するかを入力してください。たとえば次のどれか：",
  ["correct-wrong"] = "それはありえません：{why}",
  ["corrected"] = "裁定 — {what}：{value}",
  ["corrected-of"] = "裁定 — {what}（{player}さん）：{value}",
  ["command.correct"] = "correct 項目 値：テーブルの実際の状態に、ここから先を合わせます。correct だけで、修正できるものの一覧を出します。",
}
