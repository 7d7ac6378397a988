-- 読み上げのまわりの言葉:夜、声、タイマー。
return {
  ["narrate-pause"] = "… {seconds} 秒（Enter で次へ）",
  ["narrate-enter"] = "Enter ですぐ次へ進みます。",
  ["narrate-after"] = "もう一度は say。問題があれば again（はじめから）か redeal（配り直し）。",

  ["say-how"] = "最後の何行を読み直すかを入れてください。すべてなら何も付けません。例：say 2",
  ["say-nothing"] = "まだ何も読み上げていません。夜などの読み上げのあとに入れてください：say",
  ["redeal-nothing"] = "まだ誰にも秘密のものを配っていないので、配り直せません。",
  ["night-late"] = "そのあとゲームが進みました。まず取り消してください：undo {count}",
  ["redeal-sure"] = "全員に配り直し、もう一度読み上げます。元には戻せません。よければ：redeal yes",
  ["redealt"] = "配り直しました。前に伝えたことは無効です。",
  ["redealt-table"] = "卓で配り直してください。そこから改めて質問します。redo で前の配り方に戻せます。",

  ["speak-how"] = "on か off を入れてください。例：speak off",
  ["speak-on"] = "声で読み上げます。",
  ["speak-off"] = "声での読み上げを止めました。",
  ["speak-not-there"] = "声がありません。始めるときに指定してください。例：--speak auto",
  ["speak-none"] = "読み上げソフト（espeak-ng、spd-say、say）が見つかりません。声なしで続けます。",
  ["speak-missing"] = "読み上げのコマンドが見つかりません。声なしで続けます。",
  ["speak-failed"] = "読み上げに失敗しました。ゲームは続きます。",
  ["speak-late"] = "読み上げが終わらないので止めました。ゲームは続きます。",

  ["timer-left"] = "残り時間 {time}",
  ["timer-paused"] = "残り時間 {time}（一時停止）",
  ["timer-over"] = "時間です。",
  ["timer-over-now"] = "時間です。{question}",
  ["timer-off"] = "タイマーは動いていません。秒数を入れると始まります。例：timer 90",
  ["timer-how"] = "秒数（1〜5999）、pause、go、+秒数、stop のどれかを入れてください。例：timer 90",
  ["timer-stopped"] = "タイマーを止めました。",

  ["command.say"] = "say [N]：最後に読み上げたものをもう一度、または最後の N 行を読み上げます。",
  ["command.again"] = "again：ゲームが進む前に、夜などの読み上げをはじめからやり直します。",
  ["command.redeal"] = "redeal：配り方や読み上げに問題があったとき、ゲームが進む前に配り直します。",
  ["command.speak"] = "speak on、speak off：全員が聞いてよいことを --speak の声で読み上げるかどうか。",
  ["command.timer"] = "timer 秒数：時間を計り始めます。timer pause、go、+秒数、stop：変えます。次の答えで終わります。",
}
