#include "cli/display/text_output.hpp"

#include <algorithm>

#include <fmt/ranges.h>
#include <unistd.h>

#include "cli/display/board.hpp"
#include "cli/drawing/draw_widgets.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/formats.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/parser/refusals.hpp"

namespace narrator::cli {
namespace {

constexpr int kIndent = 2;                 // columns before the second and later lines of a text
constexpr std::size_t kManyOptions = 16;   // more than these are not all listed
constexpr std::size_t kFirstOptions = 12;  // of many, on a terminal

// Columns before the second and later lines of an item of a list, which begins with blanks and
// perhaps a number: so it is told from the next one.
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

// An option as a person may type it: a player with the seat's number.
std::string choice(const Option& option, const Drawing& drawing) {
  if (option.seat == 0) return drawing.shown(option.word);
  return drawing.text("refuse.with-seat",
                      {{"player", {Player{option.seat}}}, {"seat", {std::int64_t{option.seat}}}});
}

// What may be answered, in lines of a terminal.
Lines choices(const Question& question, const Drawing& drawing, int columns) {
  switch (question.form) {
    case Form::acknowledge: return {drawing.text("options.enter")};
    case Form::number:
      return {drawing.text("options.range", {{"least", {std::int64_t{question.min}}},
                                             {"most", {std::int64_t{question.max}}}})};
    case Form::choose:
    case Form::confirm:
    case Form::ballots:
    case Form::deal: break;
  }
  const std::vector<Option> options = offered(question);
  const std::size_t more = options.size() > kManyOptions ? options.size() - kFirstOptions : 0;
  Lines items;
  for (std::size_t i = 0; i + more < options.size(); ++i) {
    items.push_back(choice(options[i], drawing));
  }
  if (more > 0) {
    items.push_back(drawing.text("options.more", {{"more", {static_cast<std::int64_t>(more)}}}));
  }
  return flowed(items, drawing.separator(), columns);
}

// "The game is over: the winners are …", for any game.
std::string ending(const Json& result, const Drawing& drawing) {
  Lines said = ending_in_words(result, drawing);
  std::vector<Value> scores;
  const Json points = result.value("scores", Json::object());
  for (const auto& [player, score] : points.items()) {
    scores.push_back({player + " " + score.dump()});
  }
  if (!scores.empty())
    said.push_back(drawing.text("end.scores", {{"scores", {std::move(scores)}}}));
  return joined_by(said, drawing.text("sentence.separator"));
}

}  // namespace

void TextOutput::begin_page(std::function<bool()> turn) {
  turn_ = std::move(turn);
  row_ = 0;
  dropping_ = false;
}

// A line that has no room on the page stands on the next.
void TextOutput::make_room(const std::string& line) {
  constexpr int for_typing = 5;  // rows
  const TerminalSize size = look_().size;
  const int rows = std::max(1, (display_width(line) + size.columns - 1) / size.columns);
  if (row_ > 0 && row_ + rows > size.rows - for_typing) {
    std::fflush(out_);
    const auto turn = turn_;  // another page may begin meanwhile
    dropping_ = !turn();
    row_ = 0;
  }
  row_ += rows;
}

void TextOutput::put_exactly(const std::string& text) {
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

// Prints sanitised text, in lines as long as the output takes them.
void TextOutput::put(const std::string& text, Ink ink) {
  const Terminal terminal = look_();
  if (!terminal.screen) return put_exactly(text + "\n");
  int before = 0;
  for (const std::string& part : pieces(text, "\n")) {
    const int further = part.starts_with(' ') ? before + columns_before_more(part) : kIndent;
    Lines lines = wrapped(part, terminal.columns - kIndent, Long::keep);
    if (lines.size() > 1 && further > kIndent)
      lines = wrapped(part, terminal.columns - further, Long::keep);
    for (const std::string& line : indented(std::move(lines), padded("", before), further))
      put_exactly(inked(line, ink, terminal.colour) + "\n");
    before = kIndent;
  }
}

bool TextOutput::say(const Said& said) {
  const bool heard = said.to.all || eyes_.who == Reader::Who::moderator;
  const bool known =
      brief_ && heard && ((said.to.all && said.pause > 0) || contains(routine_, said.id));
  if (!known) news_.push_back(said);
  return !known;
}

void TextOutput::be_brief(bool on, const std::vector<std::string>& routine) {
  brief_ = on;
  routine_ = routine;
}

// What the moderator knows of the players, where that is what was just told to each of them apart:
// so each secret is told once. "" where nothing was dealt to all of them, and in a transcript.
std::string TextOutput::table_of_secrets(Session& session) const {
  if (eyes_.who != Reader::Who::moderator || !(look_().screen || brief_)) return {};
  const auto to_one = [](const Said& said) { return !said.to.all && said.to.seats.size() == 1; };
  const auto players = static_cast<std::ptrdiff_t>(session.names().size());
  if (std::ranges::count_if(news_, to_one) < players) return {};
  const std::string facts = draw_facts(session, eyes_, look_());
  if (!facts.empty()) return facts;
  const Drawing drawing(look_(), session.text(), session.names());
  Lines lines = {drawing.ink(drawing.text("board.facts-moderator"), Ink::strong)};
  for (int seat = 1; seat <= players; ++seat) {
    Lines told;
    for (const Said& said : news_)
      if (to_one(said) && said.to.seats.front() == seat) told.push_back(said.text);
    const std::string what = joined_by(told, drawing.text("sentence.separator"));
    append(lines,
           hanging("  ", drawing.text("board.item", {{"label", {Player{seat}}}, {"what", {what}}}),
                   drawing, 2));
  }
  return joined(lines);
}

void TextOutput::tell(Session& session) {
  const Drawing drawing(look_(), session.text(), session.names());
  std::string table = table_of_secrets(session);
  const bool in_table = !table.empty();
  for (const Said& said : news_) {
    if (!said.to.all && in_table) {
      put_exactly(std::exchange(table, {}));
    } else if (may_see(said.to, eyes_))
      put(drawing.addressed(said), said.to.all ? Ink::none : Ink::secret);
  }
  news_.clear();
}

void TextOutput::ask(Session& session, const Question& question) {
  tell(session);
  const Drawing drawing(look_(), session.text(), session.names());
  const bool failed =
      (drawing.terminal().person || brief_) && !refused_ && !put_status_line(session, drawing);
  refused_ = false;
  put_question(question, drawing);
  if (failed) session.recover();  // the question, until it is put, may be of the failed machine
}

// A status rule that fails must not take the question with it; it fails once.
bool TextOutput::put_status_line(Session& session, const Drawing& drawing) {
  if (drawing.terminal().screen) put_exactly("\n");
  if (!has_status_line_) return true;
  try {
    const Lines lines = draw_brief(session, drawing);
    const int round = number_field(session.machine().status(), "round", 0, 1'000'000);
    std::string now = round > 0 ? std::to_string(round) : joined(lines);
    if (brief_ && now == std::exchange(last_round_, now)) return true;
    for (const std::string& line : lines) put_exactly(drawing.ink(line, Ink::strong) + "\n");
  } catch (const ScriptError& e) {
    has_status_line_ = false;
    refuse({reason_of_failure(e.what(), eyes_) + drawing.text("status-failed")});
  }
  return has_status_line_;
}

void TextOutput::put_question(const Question& question, const Drawing& drawing) {
  if (question.secret && !may_see(question.to, eyes_)) return;
  const std::string asked = "? " + prompt(question, drawing);
  if (!drawing.terminal().screen) return put(asked + listed(question, drawing));
  put(asked, question.secret ? Ink::secret : Ink::strong);
  for (const std::string& line : choices(question, drawing, drawing.columns() - kIndent)) {
    put_exactly("  " + line + "\n");
  }
}

void TextOutput::refuse(const Refusal& refusal) {
  refused_ = true;
  put("! " + sanitised(refusal.lines()), Ink::refusal);
}

void TextOutput::notice(const std::string& text) { put(sanitised(text)); }

void TextOutput::testimony(const Session& session, const Statement& said) {
  notice(session.text().render("claim.noted", {{"claim", {said.text}}}, session.names()));
}

void TextOutput::proof(const Session&, const Proof& proof) {
  put(sanitised(proof.text), Ink::strong);
  for (const std::string& reason : proof.reasons) put("    " + sanitised(reason));
}

void TextOutput::echo(const std::string& line) { put("> " + sanitised(line)); }
void TextOutput::end(Session& session) {
  tell(session);
  const std::optional<Json>& result = session.result();
  if (!result) return;
  const Drawing drawing(look_(), session.text(), session.names());
  put(ending(*result, drawing), Ink::strong);
}
std::string TextOutput::drawn(Session& session, const Reader& reader) const {
  std::string text = draw_board(session, reader, look_());
  if (reader.who == Reader::Who::moderator) text += draw_facts(session, reader, look_());
  return text + draw_testimony(session, reader, look_(), 0, false);
}

void TextOutput::board(Session& session, const Reader& reader) {
  put_exactly(drawn(session, reader));
}

void TextOutput::facts(Session& session, const Reader& reader) {
  put_exactly(draw_facts(session, reader, look_()));
}

void TextOutput::keep_board(Session& session, const Reader& reader) {
  try {
    kept_board_ = drawn(session, reader);
  } catch (const ScriptError& e) {
    kept_board_ =
        sanitised(reason_of_failure(e.what(), reader) + text(session, "status-failed")) + "\n";
    session.recover();
  }
}

void TextOutput::show_kept_board() { put_exactly(kept_board_); }

void TextOutput::told(const Session& session, std::string_view, const Json& widgets) {
  const Drawing drawing(look_(), session.text(), session.names());
  for (const Json& widget : widgets) {
    for (const std::string& line : hanging("", title_of(widget, drawing), drawing))
      put_exactly(drawing.ink(line, Ink::strong) + "\n");
    put_exactly(joined(plain_block(block_of(widget, drawing), drawing)));
  }
}

void TextOutput::claims(Session& session, const Reader& reader, int seat) {
  put_exactly(draw_testimony(session, reader, look_(), seat));
}

std::unique_ptr<Output> text_output() {
  return std::make_unique<TextOutput>(stdout, [] { return terminal_at(STDOUT_FILENO); });
}

}  // namespace narrator::cli
