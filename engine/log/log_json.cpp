#include "engine/log/log_json.hpp"

#include <array>

#include <simdjson.h>

#include "engine/lists.hpp"
#include "engine/sources/bundled.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator {
namespace {

// Which bytes of UTF-8 stand as they are.
constexpr auto kPlain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t byte = 0x20; byte < plain.size(); ++byte) plain[byte] = true;
  plain['"'] = plain['\\'] = false;
  return plain;
}();

bool stands_as_it_is(char c) { return kPlain[static_cast<unsigned char>(c)]; }

// Whether all of it does, as is so of most texts; not of every one of which it is true.
bool stands_as_it_is(std::string_view text) {
  return is_printable_ascii(text) && text.find('"') == text.npos && text.find('\\') == text.npos;
}

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

std::string in_one_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json audience_json(const Audience& to, const std::vector<std::string>& names) {
  std::string json;
  add_audience(to, names, json);
  return Json::parse(json);
}

Json claim_json(const Claim& claim, const std::vector<std::string>& names) {
  if (claim.topic.empty()) return {{"by", name_at(claim.by, names)}, {"said", claim.said.front()}};
  Json json = {{"by", name_at(claim.by, names)}, {"topic", claim.topic}, {"about", claim.round}};
  if (claim.player > 0) json["player"] = name_at(claim.player, names);
  json["said"] = claim.said.empty() ? Json("refused") : Json(claim.said);
  if (!claim.set_aside.empty()) json["discard"] = claim.set_aside;
  return json;
}

void add_said_text(const Said& said, const std::vector<std::string>& names, std::string& json) {
  json += "{\"to\":";
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

std::string said_text(const std::vector<Said>& say, const std::vector<std::string>& names) {
  std::string json = "[";
  for (const Said& said : say) {
    if (json.size() > 1) json += ',';
    add_said_text(said, names, json);
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
  return mapped(answers,
                [&](const LogAnswer& answer) { return Json::parse(answer_text(answer, names)); });
}

Json settings_json(const Settings& settings) {
  Json object = Json::object();
  for (const auto& [owner, values] : settings) {
    for (const auto& [name, value] : values) object[owner][name] = value;
  }
  return object;
}

void add_json_string(std::string_view text, std::string& json) {
  if (stands_as_it_is(text)) {
    json += '"';
    json += text;
    json += '"';
    return;
  }
  if (!simdjson::validate_utf8(text.data(), text.size())) {
    json += in_one_line(text);
    return;
  }
  json += '"';
  while (!text.empty()) {
    std::size_t n = 0;
    while (n < text.size() && stands_as_it_is(text[n])) ++n;
    json += text.substr(0, n);
    if (n == text.size()) break;
    switch (text[n]) {
      case '\n': json += "\\n"; break;
      case '"': json += "\\\""; break;
      default: {
        const std::string one = in_one_line(text.substr(n, 1));
        json.append(one, 1, one.size() - 2);
      }
    }
    text.remove_prefix(n + 1);
  }
  json += '"';
}

void add_json_text_of(const Source& source, std::string& json) {
  if (const BundledSource* bundled = bundled_as(source)) {
    json += bundled->json;
  } else {
    add_json_string(source.text, json);
  }
}

}  // namespace narrator
