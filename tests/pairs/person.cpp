#include "tests/pairs/person.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdio>
#include <stdexcept>

#include <fmt/format.h>

#include "cli/commands/commands.hpp"

namespace narrator::pairs {
namespace {

constexpr int kMostWhispers = 200;     // of one game, between two public lines
constexpr std::size_t kLookEvery = 7;  // lines
constexpr int kTypeEvery = 3;          // moderator's turns with the screen
const std::string kSecond = "\x1b[?1049h", kFirst = "\x1b[?1049l";

struct Headline : cli::Prompt {
  void print(const std::string&) override {}
  void headline(const std::string& text) override { shown = text; }
  void ring() override {}
  void leave() override { left = true; }
  std::string shown;
  bool left = false;
};

std::string word(const Option& option, const std::vector<std::string>& names) {
  return std::string(option_text(option, names));
}

}  // namespace

PublicScreen::PublicScreen() : file_(memfd_create("screen", 0)), before_(dup(STDOUT_FILENO)) {
  std::fflush(stdout);
  if (file_ < 0 || dup2(file_, STDOUT_FILENO) < 0) throw std::runtime_error("no file in memory");
}

PublicScreen::~PublicScreen() {
  std::fflush(stdout);
  dup2(before_, STDOUT_FILENO);
  close(before_);
  close(file_);
}

void PublicScreen::note(const std::string& line) { fmt::print("{}\n", line); }

bool PublicScreen::ends_with(const std::string& text) const {
  std::fflush(stdout);
  std::string end(text.size(), '\0');
  const auto size = static_cast<off_t>(text.size());
  return pread(file_, end.data(), end.size(), lseek(file_, 0, SEEK_END) - size) == size &&
         end == text;
}

std::vector<std::string> PublicScreen::lines() {
  std::fflush(stdout);
  std::string all(static_cast<std::size_t>(lseek(file_, 0, SEEK_END)), '\0');
  if (pread(file_, all.data(), all.size(), 0) < 0 || ftruncate(file_, 0) != 0)
    throw std::runtime_error("the screen cannot be read");
  lseek(file_, 0, SEEK_SET);
  std::string seen;
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t turn = std::min(all.find(second_ ? kFirst : kSecond, at), all.size());
    if (!second_) seen += all.substr(at, turn - at);
    if (turn < all.size()) second_ = !second_;
    at = turn + kFirst.size();
  }
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < seen.size();) {
    const std::size_t end = std::min(seen.find('\n', at), seen.size());
    lines.push_back(seen.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string typed(const Question& question, const Answer& answer,
                  const std::vector<std::string>& names) {
  if (answer.unknown) return "unknown";
  if (traits(question.form).numbers) return std::to_string(answer.picks.front());
  std::string line;
  for (std::size_t i = 0; i < answer.picks.size(); ++i) {
    const int pick = answer.picks[i];
    if (pick < 0) continue;
    if (!line.empty()) line += question.form == Form::choose ? ", " : " ";
    if (question.form == Form::deal && !question.slots.empty())
      line += word(question.slots[i], names) + "=";
    line += word(question.options[static_cast<std::size_t>(pick)], names);
  }
  return line.empty() ? "unknown" : line;
}

std::string Typist::in_secret() {
  const Question* question = session_.question();
  if (question == nullptr || ++tries_ > kMostWhispers)
    throw std::runtime_error("the secret screen goes on and on");
  if (!traits(question->form).voters || !question->secret)
    return typed(*question, whisper_(*question), session_.names());
  const Answer answer = whisper_(*question);  // one voter types a single one of these
  const auto pick = static_cast<std::size_t>(
      answer.picks[static_cast<std::size_t>(tries_) % answer.picks.size()]);
  return word(question->options[pick], session_.names());
}

std::vector<std::string> Typist::announcements() {
  std::vector<std::string> texts;
  const auto add = [&](const std::vector<Message>& said) {
    for (const Message& one : said)
      if (one.to.all) texts.push_back(one.text);
  };
  add(session_.opening());
  for (const LogAnswer& one : session_.answers()) add(one.say);
  return texts;
}

// Returns the seconds of silence after what was said to everybody.
std::string Typist::silences() {
  std::string seconds = "silences:";
  const auto add = [&](const std::vector<Message>& said) {
    for (const Message& one : said)
      if (one.to.all) seconds += fmt::format(" {}", one.pause);
  };
  add(session_.opening());
  for (const LogAnswer& one : session_.answers()) add(one.say);
  return seconds;
}

cli::InputResult Typist::read(const cli::WaitOptions& waiting) {
  using What = cli::InputResult::What;
  Headline headline;
  if (waiting.about_to_wait) waiting.about_to_wait();
  if (waiting.idle && waiting.prompt.empty()) waiting.idle(headline);
  if (headline.left) return {What::left, {}, false};
  const std::string now = on_board_(session_);
  if (sent_.empty() || sent_.back() != now) sent_.push_back(now);
  if (waiting.secret && waiting.prompt == "> ") return {What::line, in_secret(), false};
  const bool to_moderator = screen_.ends_with("the moderator.\n") && ++passed_ % kTypeEvery == 0;
  screen_.note(fmt::format("[{}{}]", waiting.prompt, waiting.dead_time.count()));
  if (to_moderator) return {What::line, passed_ % 2 == 0 ? "status" : "correct", false};
  if (waiting.prompt != "> ") {
    if (++tries_ > kMostWhispers) throw std::runtime_error("Enter is wanted again and again");
    return {What::line, {}, false};
  }
  tries_ = 0;
  if (waiting.complete) {
    std::vector<std::string> begun = {"", "a"};
    for (const cli::Command& one : cli::commands()) begun.push_back(std::string(one.name) + " ");
    for (const std::string& line : begun) {
      std::string words;
      for (const cli::Completion& one : waiting.complete(line).list)
        words += " " + one.word + "(" + one.meaning + ")";
      screen_.note(fmt::format("{}<Tab>{}", line, words));
    }
  }
  beats.push_back({screen_.lines(), sent_, announcements(), {}, {}, {}});
  sent_ = {sent_.back()};
  beats.back().seen.push_back(silences());
  if (beats.size() % kLookEvery == 0) outside_(session_, beats.back());
  const std::optional<std::string> line = line_(session_, beats);
  if (!line) return {};
  beats.back().typed = *line;
  return {What::line, *line, false};
}

}  // namespace narrator::pairs
