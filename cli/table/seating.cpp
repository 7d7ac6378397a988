#include "cli/table/seating.hpp"

#include <algorithm>

#include "cli/table/modes/welcoming.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"

namespace narrator::cli {
namespace {

class Seating {
 public:
  explicit Seating(Prepared& table)
      : players_(table.setup.table.players),
        texts_(table.machine->text()),
        title_(table.machine->game().title.in(table.setup.lang)) {}

  void show(const char* id) const {
    say(texts_.render(id,
                      {{"game", {title_}},
                       {"players", all_players(players_.size())},
                       {"first", {Player{1}}},
                       {"second", {Player{2}}}},
                      players_));
  }

  // True when all sit well.
  bool take(const Line& line) {
    if (line.words().empty()) return true;
    const auto read = parse_answer(who(), line.words(), {players_, texts_});
    if (const auto* none = std::get_if<NoAnswer>(&read)) {
      say("! " + none->refusal.lines());
    } else {
      move(std::get<Answer>(read).picks);
      show("again.seated");
    }
    return false;
  }

 private:
  static void say(const std::string& text) { print_paragraph(text, 0, 0); }

  // One of the players, or two.
  Question who() const {
    Question question;
    question.id = "again";
    question.options = Lexicon::of_players({players_, texts_}).options();
    question.max = 2;
    return question;
  }

  void move(const std::vector<int>& picks) {
    const auto seat = [&](int pick) { return players_.begin() + pick; };
    if (picks.size() == 1) {
      std::rotate(players_.begin(), seat(picks[0]), players_.end());
    } else {
      std::iter_swap(seat(picks[0]), seat(picks[1]));
    }
  }

  std::vector<std::string>& players_;
  const Catalogue& texts_;
  const std::string title_;
};

}  // namespace

bool seat_again(Prepared& table, Input& input) {
  Seating seating(table);
  const auto show = [&] {
    seating.show("again.table");
    seating.show("again.how");
  };
  InputStack modes(input);
  modes.surround({.interrupted = table.machine->text().render("welcome.interrupted", {}, {})});
  Welcoming asked(
      modes, {}, [&](const Line& line) { return seating.take(line); }, show, [] {});
  return asked.run();
}

}  // namespace narrator::cli
