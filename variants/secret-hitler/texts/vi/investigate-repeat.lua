-- investigate-repeat.lua bằng tiếng Việt.
return {
  title = "Điều tra lại",
  rule = "Một người có thể bị điều tra nhiều lần trong một ván.",
}
