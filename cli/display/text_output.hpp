// Output for people: plain lines in a file or pipe, formatted text on a terminal.
#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "cli/display/output.hpp"
#include "cli/drawing/drawing.hpp"

namespace narrator::cli {

/// Outside a terminal every text is one line, for transcripts. On a terminal lines are wrapped, the
/// status line is printed above the question and secrets are marked; the input prints its own
/// prompt.
class TextOutput : public Output {
 public:
  /// Calls `look` before each drawing, so that a resize takes effect.
  TextOutput(std::FILE* out, std::function<Terminal()> look) : out_(out), look_(std::move(look)) {}

  void say(Session& session, const std::vector<Message>& messages) override;
  bool shows(const Message& said) const override;
  using Output::ask;
  void ask(Session& session, const Question& question) override;
  void refuse(const Refusal& refusal) override;
  void notice(const std::string& text) override;
  void testimony(const Session& session, const Statement& said) override;
  void proof(const Session& session, const Contradiction& proof) override;
  void echo(const std::string& line) override;
  void end(Session& session) override;
  void board(Session& session, const Reader& reader) override;
  void facts(Session& session, const Reader& reader) override;
  void keep_board(Session& session, const Reader& reader) override;
  void show_kept_board() override;
  void told(const Session& session, std::string_view what, const Json& widgets) override;
  void claims(Session& session, const Reader& reader, int seat) override;
  void be_brief(bool on, const std::vector<std::string>& routine) override;
  void show_to(const Reader& reader) override { eyes_ = reader; }
  void begin_page(std::function<bool()> turn) override;

 private:
  void put(const std::string& text, Style style = Style::none);
  void put_exactly(const std::string& text);
  std::string drawn(Session& session, const Reader& reader) const;
  void make_room(const std::string& line);
  bool put_status_line(Session& session, const Drawing& drawing);
  std::string table_of_secrets(Session& session, const std::vector<Message>& messages) const;
  void put_question(const Question& question, const Drawing& drawing);

  std::FILE* out_;
  std::function<Terminal()> look_;
  Reader eyes_{Reader::Who::moderator, 0};
  std::function<bool()> turn_;  // set if output is paginated
  int row_ = 0;                 // the current row of the page
  bool dropping_ = false;       // the page was removed from the screen before its end
  bool brief_ = false;
  std::vector<std::string> routine_;
  std::string last_round_;  // the last round, or status line, shown above a question
  std::string kept_board_;
  bool has_status_line_ = true;
  bool refused_ = false;  // the question is asked again after an invalid answer
};

}  // namespace narrator::cli
