-- The language itself.
return {
  ["welcome.language"] = "English: en",
  ["name.also"] = "{name}", -- how a player may be called, separated by commas
  ["voice.say"] = "Samantha",
}
