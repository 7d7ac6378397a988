#include "cli/conversation.hpp"

#include <cstdio>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

std::string trim(const std::string& line) {
  const auto first = line.find_first_not_of(" \t");
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(" \t") - first + 1);
}

std::pair<std::string, std::string> first_word(const std::string& line) {
  const auto end = line.find_first_of(" \t");
  if (end == std::string::npos) return {line, {}};
  return {line.substr(0, end), trim(line.substr(end))};
}

}  // namespace

std::string Conversation::text(const std::string& id, const Args& args) const {
  return session_.text().render(id, args, session_.names());
}

void Conversation::show_progress() {
  for (const Said& said : session_.take_news()) output_.say(said);
  if (session_.question() != nullptr) {
    output_.ask(session_);
  } else {
    output_.end(session_);
  }
}

void Conversation::run() {
  show_progress();
  const auto about_to_wait = [this] {
    session_.sync();
    std::fflush(stdout);
  };
  while (!over_) {
    const std::optional<std::string> line = input_.line(about_to_wait);
    if (!line) break;
    ++line_number_;
    if (!input_.interactive() && !trim(*line).empty()) output_.echo(*line);
    if (take_line(trim(*line))) show_progress();
  }
  session_.sync();
  if (session_.question() != nullptr && !session_.path().empty()) {
    output_.notice(text("kept", {{"log", {session_.path()}}}));
  }
  std::fflush(stdout);
}

// Returns whether the table moved on, or the question is to be shown again.
bool Conversation::take_line(const std::string& line) {
  if (line.empty() || line.front() == '#') return false;
  const auto [word, rest] = first_word(line);
  try {
    const auto found = commands().find(word);
    if (found != commands().end()) {
      Desk desk{session_, output_, over_};
      found->second(desk, rest);
      return !over_;
    }
    answer(line);
  } catch (const ScriptError& e) {
    if (stop_at_refusal_) throw;
    output_.refuse(fmt::format("{}\n{}", e.what(), text("script-failed")));
  } catch (const Error& e) {
    if (e.status() != Exit::refused) throw;
    refuse(e.what());
  }
  return true;
}

void Conversation::answer(const std::string& words) {
  if (session_.question() == nullptr) throw Error(Exit::refused, text("over"));
  const auto [word, rest] = first_word(words);
  const std::string& id = session_.question()->id;
  if (word == id) return session_.answer(parse(session_.machine(), session_, rest));
  if (!rest.empty() && session_.text().find("ask." + word) != nullptr) {
    throw Error(Exit::refused, text("other-question", {{"asked", {id}}, {"typed", {word}}}));
  }
  session_.answer(parse(session_.machine(), session_, words));
}

void Conversation::refuse(const std::string& text) {
  if (stop_at_refusal_) throw Error(Exit::refused, fmt::format("line {}: {}", line_number_, text));
  output_.refuse(text);
}

}  // namespace narrator::cli
