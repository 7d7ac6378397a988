-- ゲームを見返す画面の言葉。
return {
  ["viewer.everybody"] = "全員の視点",
  ["viewer.moderator"] = "進行役の視点",
  ["viewer.player"] = "{player}さんの視点",
  ["viewer.playing"] = "再生中、速さ{speed}（スペースで停止、+ と - で変更）",
  ["viewer.short-help"] = "? キー、q 終了、v 視点、← → 一手、PgUp PgDn ラウンド",
  ["viewer.go-to"] = "回答の番号：",
  ["viewer.no-number"] = "回答の番号を入力してください（「{typed}」は番号ではありません）。",
  ["viewer.not-found"] = "この視点で見えるところに「{typed}」はありません。",
  ["viewer.no-bookmark"] = "しおりはまだありません。b で付けられます。",
  ["viewer.keys"] = "← → 回答ごと、PgUp PgDn ラウンドごと、Home End、↑ ↓ スクロール、g 番号へ、"
    .. "スペース 再生、+ - 速さ、/ 名前や言葉を探す、n 次を探す、v 視点を変える、"
    .. "b しおりを付ける・外す、B 次のしおりへ、q 終了。",
}
