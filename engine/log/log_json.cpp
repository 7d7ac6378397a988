#include "engine/log/log_json.hpp"

#include "engine/contains.hpp"

namespace narrator {

std::string in_one_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json audience_json(const Audience& to, const std::vector<std::string>& names) {
  if (to.all) return "all";
  if (to.seats.empty()) return "moderator";
  return mapped(to.seats, [&](int seat) { return name_at(seat, names); });
}

Json claim_json(const Claim& claim, const std::vector<std::string>& names) {
  if (claim.topic.empty()) return {{"by", name_at(claim.by, names)}, {"said", claim.said.front()}};
  Json json = {{"by", name_at(claim.by, names)}, {"topic", claim.topic}, {"about", claim.round}};
  if (claim.player > 0) json["player"] = name_at(claim.player, names);
  json["said"] = claim.said.empty() ? Json("refused") : Json(claim.said);
  if (!claim.set_aside.empty()) json["discard"] = claim.set_aside;
  return json;
}

Json said_json(const std::vector<Said>& say, const std::vector<std::string>& names) {
  return mapped(say, [&](const Said& said) {
    Json line = {{"to", audience_json(said.to, names)}, {"id", said.id}, {"text", said.text}};
    if (!said.recall.empty()) line["recall"] = said.recall;
    return line;
  });
}

Json answer_json(const LogAnswer& answer, const std::vector<std::string>& names) {
  Json line = {{"n", answer.n}, {"at", answer.at}, {"ask", answer.ask}};
  if (!answer.of.empty()) line["of"] = answer.of;
  if (answer.chance) line["chance"] = true;
  if (answer.correction) line["correct"] = true;
  if (!answer.to.all) line["to"] = audience_json(answer.to, names);
  line["answer"] = to_json(answer.answer);
  line["say"] = said_json(answer.say, names);
  line["g"] = answer.g;
  return line;
}

Json answers_json(const std::vector<LogAnswer>& answers, const std::vector<std::string>& names) {
  return mapped(answers, [&](const LogAnswer& answer) { return answer_json(answer, names); });
}

Json settings_json(const Settings& settings) {
  Json object = Json::object();
  for (const auto& [owner, values] : settings) {
    for (const auto& [name, value] : values) object[owner][name] = value;
  }
  return object;
}

}  // namespace narrator
