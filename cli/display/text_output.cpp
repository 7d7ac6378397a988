#include "cli/display/output.hpp"

#include <algorithm>
#include <cassert>

#include <fmt/ranges.h>
#include <unistd.h>

#include "cli/display/board.hpp"
#include "cli/drawing/draw_widgets.hpp"
#include "cli/drawing/drawing.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/parser/refusals.hpp"

namespace narrator::cli {
namespace {

constexpr int kIndent = 2;                 // indentation of continuation lines
constexpr int kUnbroken = 100'000;         // columns of a line that is never wrapped
constexpr std::size_t kManyOptions = 16;   // longer lists are abbreviated
constexpr std::size_t kFirstOptions = 12;  // shown of a longer list on a terminal

// Returns the indentation of the continuation lines of a list item, which begins with blanks and
// perhaps a number: it distinguishes them from the next item.
int columns_before_more(const std::string& item) {
  const std::size_t blanks = std::min(item.find_first_not_of(' '), item.size());
  const std::size_t number = std::min(item.find_first_not_of("0123456789", blanks), item.size());
  return static_cast<int>(number == blanks ? blanks + kIndent : number + 1);
}

std::string prompt(const Question& question, const Drawing& drawing) {
  return (question.secret ? drawing.text("secret") + " " : "") +
         drawing.text("ask." + question.id, text_args(question));
}

std::string listed(const Question& question, const Drawing& drawing) {
  if (question.options.empty() || question.options.size() > kManyOptions) return {};
  return " (" + drawing.text("options", {{"options", {mapped(offered(question), value_of)}}}) + ")";
}

// Returns an option as a person may type it; a player with the seat's number.
std::string choice(const Option& option, const Drawing& drawing) {
  if (option.seat == 0) return drawing.shown(option.word);
  return drawing.text("refuse.with-seat",
                      {{"player", {Player{option.seat}}}, {"seat", number_value(option.seat)}});
}

// Returns the possible answers in lines for a terminal.
Lines choices(const Question& question, const Drawing& drawing, int columns) {
  switch (question.form) {
    case Form::acknowledge: return {drawing.text("options.enter")};
    case Form::number:
      return {drawing.text("options.range", {{"least", number_value(question.min)},
                                             {"most", number_value(question.max)}})};
    case Form::choose:
    case Form::confirm:
    case Form::ballots:
    case Form::deal: break;
  }
  const std::vector<Option> options = offered(question);
  const std::size_t more = options.size() > kManyOptions ? options.size() - kFirstOptions : 0;
  Lines items;
  for (std::size_t i = 0; i + more < options.size(); ++i)
    items.push_back(choice(options[i], drawing));
  if (more > 0) items.push_back(drawing.text("options.more", {{"more", number_value(more)}}));
  return flowed(items, drawing.separator(), columns);
}

// Returns "The game is over: the winners are …", for any game.
std::string ending(const Json& result, const Drawing& drawing) {
  return joined_by(ending_in_words(result, drawing), drawing.text("sentence.separator"));
}

bool to_one(const Message& said) { return !said.to.all && said.to.seats.size() == 1; }

// Lists what each player was told alone, below the moderator's heading for facts.
Lines told_apart(const std::vector<Message>& messages, std::size_t players,
                 const Drawing& drawing) {
  Lines lines = {drawing.style(drawing.text("board.facts-moderator"), Style::strong)};
  for (int seat = 1; seat <= static_cast<int>(players); ++seat) {
    Lines told;
    for (const Message& said : messages)
      if (to_one(said) && said.to.seats.front() == seat) told.push_back(said.text);
    const std::string what = joined_by(told, drawing.text("sentence.separator"));
    append(lines,
           hanging("  ", drawing.text("board.item", {{"label", {Player{seat}}}, {"what", {what}}}),
                   drawing, 2));
  }
  return lines;
}

// Joins a heading and its items into as few lines as possible.
Lines in_a_row(const Lines& headed, int columns) {
  Lines items;
  for (const std::string& line : headed) items.push_back(line.substr(line.find_first_not_of(' ')));
  items[1] = items[0] + " " + items[1];
  items.erase(items.begin());
  return flowed(items, " | ", columns);
}

// Outside a terminal every text is one line, for transcripts. On a terminal lines are wrapped, the
// status line is printed above the question and secrets are marked; the input prints its own
// prompt.
class TextOutput : public Output {
 public:
  TextOutput(std::FILE* out, std::function<Terminal()> look) : out_(out), look_(std::move(look)) {}

  // In brief mode, everything said to everybody at once is printed as one paragraph.
  void say(Session& session, const std::vector<Message>& messages) override {
    const Drawing drawing(look_(), session.text(), session.names());
    std::string table = table_of_secrets(session, messages);
    const bool in_table = !table.empty();
    Lines heard;
    const auto put_heard = [&] {
      if (!heard.empty()) put(joined_by(heard, drawing.text("sentence.separator")));
      heard.clear();
    };
    for (const Message& said : messages) {
      if (said.to.all) {
        heard.push_back(drawing.addressed(said));
        if (!brief_) put_heard();
      } else if (in_table) {
        if (!table.empty()) put_heard();
        put_exactly(std::exchange(table, {}));
      } else {
        assert(may_see(said.to, eyes_));  // whoever hands it over has asked
        put_heard();
        put(drawing.addressed(said), Style::secret);
      }
    }
    put_heard();
  }

  bool shows(const Message& said) const override {
    return !brief_ || !((said.to.all && said.pause > 0) || contains(routine_, said.id));
  }

  using Output::ask;

  void ask(Session& session, const Question& question) override {
    const Drawing drawing(look_(), session.text(), session.names());
    const bool failed =
        (drawing.terminal().person || brief_) && !refused_ && !put_status_line(session, drawing);
    refused_ = false;
    put_question(question, drawing);
    if (failed) session.recover();  // not earlier, as the question may belong to the failed machine
  }

  void refuse(const Refusal& refusal) override {
    refused_ = true;
    put("! " + sanitised(refusal.lines()), Style::refusal);
  }

  void notice(const std::string& text) override { put(sanitised(text)); }

  void testimony(const Session& session, const Statement& said) override {
    notice(session.text().render("claim.noted", {{"claim", {said.text}}}, session.names()));
  }

  void proof(const Session&, const Contradiction& proof) override {
    put(sanitised(proof.text), Style::strong);
    for (const std::string& reason : proof.reasons) put("    " + sanitised(reason));
  }

  void echo(const std::string& line) override { put("> " + sanitised(line)); }

  void end(Session& session) override {
    const std::optional<Json>& result = session.result();
    if (!result) return;
    const Drawing drawing(look_(), session.text(), session.names());
    put(ending(*result, drawing), Style::strong);
  }

  void board(Session& session, const Reader& reader) override {
    put_exactly(drawn(session, reader));
  }

  void facts(Session& session, const Reader& reader) override {
    put_exactly(draw_facts(session, reader, look_()));
  }

  void keep_board(Session& session, const Reader& reader) override {
    try {
      kept_board_ = drawn(session, reader);
    } catch (const ScriptError& e) {
      kept_board_ =
          sanitised(reason_of_failure(e.what(), reader) + text(session, "status-failed")) + "\n";
      session.recover();
    }
  }

  void show_kept_board() override { put_exactly(kept_board_); }

  void told(const Session& session, std::string_view, const Json& widgets) override {
    if (widgets.empty()) notice(text(session, "asked-nothing"));
    const Drawing drawing(look_(), session.text(), session.names());
    for (const Json& widget : widgets) {
      for (const std::string& line : hanging("", title_of(widget, drawing), drawing))
        put_exactly(drawing.style(line, Style::strong) + "\n");
      put_exactly(joined(plain_block(block_of(widget, drawing), drawing)));
    }
  }

  void claims(Session& session, const Reader& reader, int seat) override {
    const std::string said = draw_testimony(session, reader, look_(), seat);
    said.empty() ? notice(text(session, "asked-nothing")) : put_exactly(said);
  }

  void be_brief(bool on, const std::vector<std::string>& routine) override {
    brief_ = on;
    routine_ = routine;
  }

  void show_to(const Reader& reader) override { eyes_ = reader; }

  void begin_page(std::function<bool()> turn) override {
    turn_ = std::move(turn);
    row_ = 0;
    dropping_ = false;
  }

 private:
  // Prints sanitised text, wrapped to the width of the output.
  void put(const std::string& text, Style style = Style::none) {
    const Terminal terminal = look_();
    if (!terminal.screen) return put_exactly(text + "\n");
    int before = 0;
    for (const std::string& part : pieces(text, "\n")) {
      const int further = part.starts_with(' ') ? before + columns_before_more(part) : kIndent;
      Lines lines = wrapped(part, terminal.columns - kIndent, LongWord::keep);
      if (lines.size() > 1 && further > kIndent)
        lines = wrapped(part, terminal.columns - further, LongWord::keep);
      for (const std::string& line : indented(std::move(lines), padded("", before), further))
        put_exactly(styled(line, style, terminal.colour) + "\n");
      before = kIndent;
    }
  }

  void put_exactly(const std::string& text) {
    if (dropping_) return;
    if (!turn_) return void(std::fwrite(text.data(), 1, text.size(), out_));
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
      const std::string line = text.substr(at, end - at);
      make_room(line);
      if (dropping_) return;
      std::fwrite(line.data(), 1, line.size(), out_);
      at = end;
    }
  }

  std::string drawn(Session& session, const Reader& reader) const {
    std::string text = draw_board(session, reader, look_());
    if (reader.who == Reader::Who::moderator) text += draw_facts(session, reader, look_());
    return text + draw_testimony(session, reader, look_(), 0, false);
  }

  // Begins the next page if the line does not fit on this one.
  void make_room(const std::string& line) {
    constexpr int for_typing = 5;  // rows
    const TerminalSize size = look_().size;
    const int rows = std::max(1, (display_width(line) + size.columns - 1) / size.columns);
    if (row_ > 0 && row_ + rows > size.rows - for_typing) {
      std::fflush(out_);
      const auto turn = turn_;  // a copy, as `turn` may begin another page
      dropping_ = !turn();
      row_ = 0;
    }
    row_ += rows;
  }

  // A status rule that fails must not prevent the question; it is then no longer called.
  bool put_status_line(Session& session, const Drawing& drawing) {
    if (drawing.terminal().screen) put_exactly("\n");
    if (!has_status_line_) return true;
    try {
      const Lines lines = draw_brief(session, drawing);
      const Json status = session.machine().status();
      const auto number = [&](const char* key) { return number_field(status, key); };
      std::string now = number("round") == 0
                            ? joined(lines)
                            : fmt::format("{}/{}", number("part"), number("round"));
      if (brief_ && now == std::exchange(last_round_, now)) return true;
      for (const std::string& line : lines) put_exactly(drawing.style(line, Style::strong) + "\n");
    } catch (const ScriptError& e) {
      has_status_line_ = false;
      refuse({reason_of_failure(e.what(), eyes_) + drawing.text("status-failed")});
    }
    return has_status_line_;
  }

  // Returns a table of the moderator's facts if each player has just been told theirs in private,
  // so that no secret is printed twice. Returns "" if not all players were told something, and in a
  // transcript.
  std::string table_of_secrets(Session& session, const std::vector<Message>& messages) const {
    Terminal terminal = look_();
    if (eyes_.who != Reader::Who::moderator || !(terminal.person || brief_)) return {};
    const auto players = static_cast<std::ptrdiff_t>(session.names().size());
    if (std::ranges::count_if(messages, to_one) < players) return {};
    const int columns = terminal.screen ? terminal.columns : kUnbroken;
    if (brief_) terminal.columns = kUnbroken;
    const Drawing drawing(terminal, session.text(), session.names());
    Lines lines = draw_facts(session.machine().facts(), session, eyes_, drawing);
    if (lines.empty()) lines = told_apart(messages, session.names().size(), drawing);
    return joined(brief_ ? in_a_row(lines, columns) : lines);
  }

  void put_question(const Question& question, const Drawing& drawing) {
    if (question.secret && !may_see(question.to, eyes_)) return;
    const std::string asked = "? " + prompt(question, drawing);
    if (!drawing.terminal().screen) return put(asked + listed(question, drawing));
    put(asked, question.secret ? Style::secret : Style::strong);
    for (const std::string& line : choices(question, drawing, drawing.columns() - kIndent))
      put_exactly("  " + line + "\n");
  }

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

}  // namespace

std::unique_ptr<Output> text_output(std::FILE* out, std::function<Terminal()> look) {
  return std::make_unique<TextOutput>(out, std::move(look));
}

std::unique_ptr<Output> text_output() {
  return text_output(stdout, [] { return terminal_at(STDOUT_FILENO); });
}

}  // namespace narrator::cli
