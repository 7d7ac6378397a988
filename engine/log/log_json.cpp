#include "engine/log/log_json.hpp"

#include <iterator>

#include <fmt/format.h>
#include <simdjson.h>

#include "engine/lists.hpp"
#include "engine/log/hash.hpp"
#include "engine/text/escaped.hpp"

namespace narrator {
namespace {

// Whether a byte of UTF-8 needs no escape in a JSON string.
bool stands_as_it_is(char c) {
  return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

void add_number(std::int64_t n, std::string& json) {
  const fmt::format_int digits(n);
  json.append(digits.data(), digits.size());
}

// Appends a key as it stands in a line, with what is before it, and a string as its value.
void add_string(std::string_view key, std::string_view value, std::string& json) {
  add_json_string(value, json += key);
}

void add_strings(const std::vector<std::string>& list, std::string& json) {
  json += '[';
  for (const std::string& one : list) {
    if (&one != &list.front()) json += ',';
    add_json_string(one, json);
  }
  json += ']';
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

// The same as in_one_line(to_json(answer)), which takes several times as long.
void add_answer(const WordedAnswer& answer, std::string& json) {
  if (const auto* words = std::get_if<std::string>(&answer)) {
    add_json_string(*words, json);
  } else if (const auto* names = std::get_if<std::vector<std::string>>(&answer)) {
    add_strings(*names, json);
  } else if (const auto* entries = std::get_if<ByName>(&answer)) {
    json += '{';
    for (const auto& [name, word] : *entries) {
      if (&name != &entries->front().first) json += ',';
      add_json_string(name, json);
      json += ':';
      add_json_string(word, json);
    }
    json += '}';
  } else {
    json += in_one_line(to_json(answer));
  }
}

// Appends the announcements and the fingerprint, which end a line.
void add_end(const std::vector<Message>& say, const std::string& g,
             const std::vector<std::string>& names, std::string& text) {
  text += ",\"say\":";
  add_said(say, names, text);
  add_string(",\"g\":", g, text);
  text += '}';
}

// Returns the beginning of a line, completed with the announcements and the fingerprint.
std::string with_said(const Json& line, const std::vector<Message>& say, const std::string& g,
                      const std::vector<std::string>& names) {
  std::string text = in_one_line(line);
  text.pop_back();  // its closing brace
  add_end(say, g, names, text);
  return text;
}

std::string list_of(const std::vector<LogAnswer>& answers, const LineText& written) {
  std::string list = "[";
  for (const LogAnswer& answer : answers) {
    if (list.size() > 1) list += ',';
    list += written.of(answer);
  }
  return list + ']';
}

}  // namespace

Json settings_json(const Settings& settings) {
  Json object = Json::object();
  for (const auto& [owner, values] : settings) {
    for (const auto& [name, value] : values) object[owner][name] = value;
  }
  return object;
}

Json audience_json(const Audience& to, const std::vector<std::string>& names) {
  if (to.all || to.seats.empty()) return to.all ? "all" : "moderator";
  return mapped(to.seats, [&](int seat) { return name_at(seat, names); });
}

Json claim_json(const Claim& claim, const std::vector<std::string>& names) {
  if (claim.topic.empty())
    return {{"by", name_at(claim.by, names)},
            {"said", claim.said.empty() ? std::string() : claim.said.front()}};
  Json json = {{"by", name_at(claim.by, names)}, {"topic", claim.topic}, {"about", claim.round}};
  if (claim.player > 0) json["player"] = name_at(claim.player, names);
  json["said"] = claim.said.empty() ? Json("refused") : Json(claim.said);
  if (!claim.set_aside.empty()) json["discard"] = claim.set_aside;
  return json;
}

void add_said(const std::vector<Message>& say, const std::vector<std::string>& names,
              std::string& json) {
  json += '[';
  for (const Message& said : say) {
    json += &said == &say.front() ? "{\"to\":" : ",{\"to\":";
    add_audience(said.to, names, json);
    add_string(",\"id\":", said.id, json);
    add_string(",\"text\":", said.text, json);
    if (!said.recall.empty()) add_string(",\"recall\":", said.recall, json);
    json += '}';
  }
  json += ']';
}

std::string sha256_of(const Source& source) {
  const BundledSource* bundled = bundled_as(source);
  return bundled != nullptr ? std::string(bundled->sha256) : sha256(source.text);
}

std::string source_digest(const Source& source) {
  const BundledSource* bundled = bundled_as(source);
  return bundled != nullptr ? std::string(bundled->digest) : digest(source_line(source));
}

std::string source_line(const Source& source) {
  std::string line;
  add_string("{\"source\":", source.name, line);
  line += ",\"text\":";
  add_json_text_of(source, line);
  return line;
}

void LineText::add_head(const LogAnswer& answer, std::string_view at, std::string& text) const {
  text += "{\"n\":";
  add_number(answer.n, text);
  add_string(",\"at\":", at, text);
  add_string(",\"ask\":", answer.ask, text);
  if (!answer.of.empty()) add_string(",\"of\":", answer.of, text);
  if (answer.chance) text += ",\"chance\":true";
  if (answer.kept.number > 0)
    fmt::format_to(std::back_inserter(text), ",\"drawn\":[{},{}]", answer.kept.number,
                   answer.kept.redeals);
  if (answer.correction) text += ",\"correct\":true";
  if (!answer.to.all) {
    text += ",\"to\":";
    add_audience(answer.to, names, text);
  }
  text += ",\"answer\":";
  add_answer(answer.answer, text);
}

std::string LineText::of(const LogAnswer& answer) const {
  std::string text;
  add_head(answer, answer.at, text);
  add_end(answer.say, answer.g, names, text);
  return text;
}

std::string LineText::header(const Setup& setup, const std::string& program, const std::string& at,
                             const std::vector<Message>& opening, const std::string& g,
                             const std::vector<std::string>& sha256) const {
  std::string text;
  const auto number = [&](const char* key, std::int64_t n) { add_number(n, text += key); };
  const auto string = [&](const char* key, std::string_view one) { add_string(key, one, text); };
  const auto strings = [&](const char* key, const auto& list) { add_strings(list, text += key); };
  number("{\"narrator\":", format);
  string(",\"program\":", program);
  string(",\"at\":", at);
  string(",\"game\":", setup.game);
  number(",\"version\":", setup.version);
  strings(",\"players\":", setup.table.players);
  string(",\"lang\":", setup.lang);
  strings(",\"dealt\":", setup.table.dealt);
  strings(",\"variants\":", setup.variants);
  text += ",\"settings\":" + in_one_line(settings_json(setup.table.settings));
  number(",\"library\":", setup.table.library);
  if (!setup.recall.empty()) text += ",\"recall\":" + in_one_line(setup.recall);
  if (!setup.screen.empty()) string(",\"screen\":", setup.screen);
  if (!setup.seal.mark.empty()) {
    string(",\"seal\":{\"mark\":", setup.seal.mark);
    string(",\"words\":", setup.seal.words);
    text += '}';
  }
  string(",\"seed\":", setup.seed);
  text += ",\"sources\":[";
  for (std::size_t i = 0; i < setup.sources.size(); ++i) {
    string(i == 0 ? "{\"name\":" : ",{\"name\":", setup.sources[i].name);
    string(",\"sha256\":", sha256.at(i));
    text += '}';
  }
  text += ']';
  add_end(opening, g, names, text);
  return text;
}

namespace {

std::string text_of(const LineText&, const LogUndo& undo) {
  return in_one_line(
      {{"undo", undo.what.empty() ? Json(undo.from) : Json(undo.what)}, {"at", undo.at}});
}

std::string text_of(const LineText&, const LogRedo& redo) {
  return in_one_line({{"redo", true}, {"at", redo.at}});
}

// Since format 2, waiting answers are written as the numbers they had before this line.
std::string with_answers(const LineText& written, std::string text,
                         const std::vector<LogAnswer>& then,
                         const std::vector<LogAnswer>& waiting) {
  text.pop_back();  // its closing brace
  text += ",\"then\":" + list_of(then, written);
  if (!waiting.empty()) {
    text += ",\"waiting\":";
    text += written.format == kLooseFormat ? list_of(waiting, written)
                                           : in_one_line(mapped(waiting, &LogAnswer::n));
  }
  return text + '}';
}

std::string text_of(const LineText& written, const LogAmend& amend) {
  const Json line = {{amend.redeal ? "redeal" : "amend", amend.n}, {"at", amend.at}};
  return with_answers(written, in_one_line(line), amend.then, amend.waiting);
}

// Writes only the texts of sources that were not in force before.
std::string text_of(const LineText& written, const LogRules& record) {
  Json sources = Json::array();
  for (const Source& source : record.rules.sources) {
    sources.push_back({{"name", source.name}, {"sha256", sha256_of(source)}});
    if (!contains(*written.before, source)) sources.back()["text"] = source.text.view();
  }
  const Json line = {{"rules", record.what},
                     {"at", record.at},
                     {"after", record.after},
                     {"dealt", record.rules.dealt},
                     {"variants", record.rules.variants},
                     {"settings", settings_json(record.rules.settings)},
                     {"sources", std::move(sources)}};
  return with_answers(written, with_said(line, record.say, record.g, written.names), record.then,
                      record.waiting);
}

std::string text_of(const LineText& written, const LogNote& note) {
  Json line = {{note.kind, note.text}, {"at", note.at}, {"after", note.after}};
  if (note.claim) line.update(claim_json(*note.claim, written.names));
  return in_one_line(line);
}

std::string text_of(const LineText&, const LogLeave& leave) {
  return in_one_line({{"leave", leave.player}, {"at", leave.at}, {"after", leave.after}});
}

std::string text_of(const LineText&, const LogRecall& recall) {
  return in_one_line({{"recall", recall.recall}, {"at", recall.at}, {"after", recall.after}});
}

std::string text_of(const LineText&, const LogTimer& timer) {
  const char* how = timer.left == 0 ? "off" : timer.paused ? "paused" : "counts";
  return in_one_line(
      {{"timer", how}, {"left", timer.left}, {"at", timer.at}, {"after", timer.after}});
}

std::string text_of(const LineText&, const LogReading& reading) {
  Json line = {
      {"read", reading.id}, {"left", reading.left}, {"at", reading.at}, {"after", reading.after}};
  if (reading.awaited > 0) line["awaited"] = reading.awaited;
  return in_one_line(line);
}

std::string text_of(const LineText&, const LogRename& rename) {
  return in_one_line(
      {{"rename", rename.from}, {"to", rename.to}, {"at", rename.at}, {"after", rename.after}});
}

std::string text_of(const LineText& written, const LogSeats& seats) {
  Json line = {{"seats", seats.players}, {"at", seats.at}};
  if (seats.after) line["after"] = *seats.after;
  std::string text = with_said(line, seats.say, seats.g, seats.players);
  if (!seats.after) return text;
  const LineText then{written.format, seats.players};
  return with_answers(then, std::move(text), seats.then, seats.waiting);
}

std::string text_of(const LineText& written, const LogAnswer& answer) { return written.of(answer); }

}  // namespace

std::string LineText::of(const LogRecord& record) const {
  return std::visit([&](const auto& one) { return text_of(*this, one); }, record);
}

void add_json_string(std::string_view text, std::string& json) {
  const bool plain = is_printable_ascii<'"', '\\'>(text);
  if (!plain && !simdjson::validate_utf8(text.data(), text.size())) {
    json += in_one_line(text);
    return;
  }
  json += '"';
  if (plain) {
    json += text;
    text = {};
  }
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
