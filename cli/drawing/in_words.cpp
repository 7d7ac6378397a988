#include "cli/drawing/in_words.hpp"

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

std::string text(const Session& session, const std::string& id, const Args& args) {
  return sanitised(session.text().render(id, args, session.names()));
}

std::string example(const Session& session, const std::string& id, const Args& args) {
  const std::string own = id + ".example";
  return session.text().find(own) == nullptr ? std::string() : text(session, own, args);
}

std::string in_words(const Session& session, const Json& answer) {
  if (answer.is_string()) {
    const auto& word = answer.get_ref<const std::string&>();
    const auto& names = session.names();
    const bool player = contains(names, word);
    return player ? word : session.text().word(word);
  }
  if (!answer.is_structured()) return in_one_line(answer);
  std::string words;
  for (const auto& [key, value] : answer.items()) {
    words += words.empty() ? "" : text(session, "list.separator");
    if (answer.is_object()) words += in_words(session, key) + " ";
    words += in_words(session, value);
  }
  return words;
}

std::string without_winners(const Json& result) {
  return list_field(result, "unknown").empty() ? "nobody" : "unknown";
}

std::string for_winners(const std::string& id, const Json& result) {
  return list_field(result, "unknown").empty() ? id : id + "-known";
}

Lines ending_in_words(const Json& result, const Drawing& drawing) {
  Lines lines = {drawing.text("end.over")};
  for (const std::string what : {"team", "reason"}) {
    const std::string id = what + "." + text_field(result, what.c_str());
    if (drawing.find(id))
      lines.push_back(drawing.text("end." + what, {{what, {drawing.text(id)}}}));
  }
  const std::vector<Value> winners = drawing.players(list_field(result, "winners"));
  if (!winners.empty()) {
    lines.push_back(drawing.text(for_winners("end.winners", result), {{"winners", {winners}}}));
  } else if (text_field(result, "team").empty()) {
    lines.push_back(drawing.text("end." + without_winners(result)));
  }
  std::vector<Value> scores;
  const Json points = result.value("scores", Json::object());
  for (const auto& [player, score] : points.items())
    scores.push_back({player + " " + in_one_line(score)});
  if (!scores.empty()) lines.push_back(drawing.text("end.scores", {{"scores", {scores}}}));
  return lines;
}

std::string reason_of_failure(const std::string& why, const Reader& reader) {
  return reader.who == Reader::Who::moderator ? why + "\n" : "";
}

int AnswerList::number(int n) const { return n > static_cast<int>(answers_.size()) ? n : at(n).n; }

std::string AnswerList::asked(int n) const {
  if (n > static_cast<int>(answers_.size()) || at(n).n == 0) return {};
  return asked_in_words(session_, at(n));
}

std::string asked_in_words(const Session& session, const Moment& moment) {
  if (!moment.hidden) return sanitised(moment.prompt);
  return moment.of.empty() ? text(session, "report.hidden")
                           : text(session, "report.hidden-of", {{"player", {moment.of}}});
}

std::string kind_in_words(const Session& session, const LogNote& note) {
  const std::string id = "kind." + note.kind;
  return session.text().find(id) ? text(session, id) : sanitised(note.kind);
}

std::string in_words(const Session& session, const Moment& ruling) {
  return text(session, "board.item",
              {{"label", {ruling.prompt}}, {"what", {in_words(session, ruling.answer)}}});
}

std::string AnswerList::line(const LogAnswer& answer) const {
  const Json words = to_json(answer.answer);
  if (answer.n <= static_cast<int>(answers_.size())) {
    const Moment& one = at(answer.n);
    if (one.ask == answer.ask && (one.hidden || one.answer == words)) return line(answer.n);
  }
  const bool open = may_see(answer.to, reader_);
  if (!open && answer.of.empty()) return {};  // the reader does not know of it
  const std::string* asked = session_.text().find_of_game("ask." + answer.ask);
  const bool whole = asked != nullptr && asked->find('{') == asked->npos;
  return fmt::format("{:>3} {} {}", answer.n, sanitised(whole ? *asked : answer.ask),
                     open ? sanitised(in_words(session_, words)) : "…");
}

std::string AnswerList::line(int n) const {
  const Moment& one = at(n);
  if (one.n == 0) return {};
  if (one.ruling && !one.hidden) {
    const Args args = {{"label", {text(session_, "kind.ruling")}},
                       {"what", {in_words(session_, one)}}};
    return fmt::format("{:>3} {}", one.n, text(session_, "board.item", args));
  }
  const std::string answer = one.hidden ? "…" : sanitised(in_words(session_, one.answer));
  return fmt::format("{:>3} {} {}", one.n, asked(n), answer);
}

}  // namespace narrator::cli
