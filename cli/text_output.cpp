#include <cstdio>

#include <fmt/format.h>

#include "cli/board.hpp"
#include "cli/output.hpp"
#include "engine/status.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kManyOptions = 16;  // more than these are counted, not listed

class TextOutput : public Output {
 public:
  void say(const Said& said) override { news_.push_back(said); }

  void ask(Session& session) override {
    tell_news(session);
    const Question& question = *session.question();
    Args args = question.args;
    if (question.of > 0) args.emplace_back("of", Value{Player{question.of}});
    fmt::print("? {}{}{}\n", question.secret ? text(session, "secret") + " " : "",
               text(session, "ask." + question.id, args), options(session, question));
  }

  void refuse(const std::string& text) override { fmt::print("! {}\n", text); }
  void notice(const std::string& text) override { fmt::print("{}\n", text); }
  void echo(const std::string& line) override { fmt::print("> {}\n", line); }

  void end(Session& session) override { tell_news(session); }

  void board(Session& session) override { fmt::print("{}", draw_board(session)); }

 private:
  static std::string text(Session& session, const std::string& id, const Args& args = {}) {
    return session.text().render(id, args, session.names());
  }

  void tell_news(Session& session) {
    for (const Said& said : news_) {
      if (said.to.all) {
        fmt::print("{}\n", said.text);
      } else if (said.to.seats.empty()) {
        fmt::print("{}\n", text(session, "private-moderator", {{"text", {said.text}}}));
      } else {
        std::vector<Value> players;
        for (const int seat : said.to.seats) players.push_back({Player{seat}});
        fmt::print("{}\n", text(session, "private-to", {{"players", {players}}, {"text", {said.text}}}));
      }
    }
    news_.clear();
  }

  static std::string options(Session& session, const Question& question) {
    if (question.options.empty() || question.options.size() > kManyOptions) return {};
    std::vector<Value> shown;
    for (const Option& option : question.options) {
      if (option.seat > 0) {
        shown.push_back({Player{option.seat}});
      } else {
        shown.push_back({option.word});
      }
    }
    return " (" + text(session, "options", {{"options", {shown}}}) + ")";
  }

  std::vector<Said> news_;
};

}  // namespace

std::unique_ptr<Output> text_output() { return std::make_unique<TextOutput>(); }

}  // namespace narrator::cli
