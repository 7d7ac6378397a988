-- 言語そのもの。
return {
  ["welcome.language"] = "日本語は ja",
  ["name.also"] = "{name}さん, {name}君, {name}くん, {name}ちゃん, {name}様, {name}さま, {name}先生, {name}先輩",
  ["voice.say"] = "Kyoko",
}
