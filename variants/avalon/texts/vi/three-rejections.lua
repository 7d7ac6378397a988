return {
  title = "Ba lần phản đối",
  rule = "Ba đội liên tiếp bị phản đối cho một nhiệm vụ thì phe Ác thắng, không phải năm.",
}
