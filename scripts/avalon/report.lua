-- The report: who proposed whom, who approved, who went, and who was right about whom.

-- What each announcement writes into the row of a proposal. A house rule that changes what a mission is writes its own.
function rule.chapters()
  return {
    proposed = { begins = true, "mission", "attempt", "leader", "team" },
    votes = { "yes", "no", "approve", "reject", outcome = "went" }, rejected = { outcome = "was-rejected" },
    ["ask.mission"] = { "places", "answer" },
    assassinated = { "player" },
    ["mission-succeeds"] = { "fails", result = "success" }, ["mission-fails"] = { "fails", result = "fail" },
  }
end

-- Missions and proposals in order, who voted alike, what each player did, and what was claimed.
function rule.report(heard, claims, players)
  local all, asked = rule.story(heard), "history"
  local gone, truth = where(all, "result"), rule.truth(heard, all)
  return {
    table_of(gone, { label = "label.missions", asked = asked, "mission", "leader", "team", "fails", "result",
      { "label.named", "player", if_told = true } }),
    table_of(all, { label = "label.proposals", asked = asked, "mission", "attempt", "leader", "team",
      { "label.yes", function(one) return one.yes or one.approve end },
      { "label.no", function(one) return one.no or one.reject end }, "outcome" }),
    chart_of(gone, { label = "label.course", across = "label.mission", step = "mission",
      { "label.successes", { result = "success" }, colour = "blue" },
      { "label.failures", { result = "fail" }, colour = "red" } }),
    votes_of(all, players, { label = "label.voted-with", asked = "votes", "yes", "no" }),
    people_of(players, { label = "label.people", "label.who", { "label.led", all, "leader" },
      { "label.led-went", all, "leader", outcome = "went" }, { "label.approved", all, "yes" },
      { "label.proposed", all, "team" }, { "label.went", gone, "team" },
      { "label.failed", gone, "team", result = "fail" } }),
    bars_of(all, players, { label = "label.judged", veil = true }, truth.voted_rightly),
    matrix_of(claims, players, { label = "label.right", veil = true, "of", "player" }, truth.was_told),
    claims_of(claims, { veil = true, round = "label.mission", { "label.came-out", truth.came_out } }),
  }
end
