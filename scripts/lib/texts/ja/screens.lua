-- 卓の様子を見せるだけの画面の言葉。
return {
  ["watch.hint"] = "q で終了",
  ["watch.gone"] = "記録がなくなりました。最後に見えた状態です。",
  ["watch.replaced"] = "記録が別のものに置き換わりました。",
  ["watch.another"] = "別のゲームが始まりました。",
}
