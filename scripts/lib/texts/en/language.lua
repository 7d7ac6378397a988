-- The language itself.
return {
  ["welcome.language"] = "English: en",
  ["voice.say"] = "Samantha",
}
