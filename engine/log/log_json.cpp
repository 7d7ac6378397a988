#include "engine/log/log_json.hpp"

#include "engine/log/json_string.hpp"

namespace narrator {

std::string in_one_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json audience_json(const Audience& to, const std::vector<std::string>& names) {
  if (to.all) return "all";
  if (to.seats.empty()) return "moderator";
  Json list = Json::array();
  for (const int seat : to.seats) list.push_back(name_at(seat, names));
  return list;
}

Json claim_json(const Claim& claim, const std::vector<std::string>& names) {
  if (claim.topic.empty()) return {{"by", name_at(claim.by, names)}, {"said", claim.said.front()}};
  Json json = {{"by", name_at(claim.by, names)}, {"topic", claim.topic}, {"about", claim.round}};
  if (claim.player > 0) json["player"] = name_at(claim.player, names);
  json["said"] = claim.said.empty() ? Json("refused") : Json(claim.said);
  if (!claim.set_aside.empty()) json["discard"] = claim.set_aside;
  return json;
}

namespace {

// What audience_json gives, as it is written.
void add_audience(const Audience& to, const std::vector<std::string>& names, std::string& json) {
  if (to.all || to.seats.empty()) {
    json += to.all ? "\"all\"" : "\"moderator\"";
    return;
  }
  for (const int seat : to.seats) {
    json += seat == to.seats.front() ? '[' : ',';
    add_json_string(name_at(seat, names), json);
  }
  json += ']';
}

}  // namespace

std::string said_text(const std::vector<Said>& say, const std::vector<std::string>& names,
                      std::string json) {
  json = '[';
  for (const Said& said : say) {
    json += json.size() == 1 ? "{\"to\":" : ",{\"to\":";
    add_audience(said.to, names, json);
    json += ",\"id\":";
    add_json_string(said.id, json);
    json += ",\"text\":";
    add_json_string(said.text, json);
    if (!said.recall.empty()) {
      json += ",\"recall\":";
      add_json_string(said.recall, json);
    }
    json += '}';
  }
  json += ']';
  return json;
}

std::string line_text(const Json& line, const std::vector<Said>& say, const std::string& g,
                      const std::vector<std::string>& names) {
  std::string text = in_one_line(line);
  text.pop_back();  // its brace
  text += ",\"say\":" + said_text(say, names) + ",\"g\":" + in_one_line(g) + '}';
  return text;
}

std::string answer_text(const LogAnswer& answer, const std::vector<std::string>& names) {
  Json line = {{"n", answer.n}, {"at", answer.at}, {"ask", answer.ask}};
  if (!answer.of.empty()) line["of"] = answer.of;
  if (answer.chance) line["chance"] = true;
  if (answer.correction) line["correct"] = true;
  if (!answer.to.all) line["to"] = audience_json(answer.to, names);
  line["answer"] = to_json(answer.answer);
  return line_text(line, answer.say, answer.g, names);
}

Json answers_json(const std::vector<LogAnswer>& answers, const std::vector<std::string>& names) {
  Json list = Json::array();
  for (const LogAnswer& answer : answers) list.push_back(Json::parse(answer_text(answer, names)));
  return list;
}

Json settings_json(const Settings& settings) {
  Json object = Json::object();
  for (const auto& [owner, values] : settings) {
    for (const auto& [name, value] : values) object[owner][name] = value;
  }
  return object;
}

}  // namespace narrator
