#include "cli/table/seating.hpp"

#include <algorithm>

#include "cli/setup/player_names.hpp"
#include "cli/table/modes/welcoming.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {
namespace {

class Seating {
 public:
  explicit Seating(Prepared& table)
      : players_(table.setup.table.players),
        texts_(table.machine->text()),
        range_(table.machine->game().players),
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
    if (comes_or_goes(line)) return false;
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

  // "+Fumi -Dan": who comes, in the last seat, and who is absent; or all names anew with commas
  // between.
  bool comes_or_goes(const Line& line) {
    std::vector<std::string> now = players_;
    const bool list = items(line.text()).size() > 1;
    const bool changes = std::ranges::all_of(line.words(), [](const Token& word) {
      return word.typed.size() > 1 && (word.typed[0] == '+' || word.typed[0] == '-');
    });
    if (!list && !changes) return false;
    try {
      if (!changes) now = player_names(line.text());
      for (const Token& word : changes ? Tokens(line.words()) : Tokens()) {
        const Line name(word.typed.substr(1));
        if (word.typed[0] == '+') {
          now.push_back(name.text());
          continue;
        }
        const auto read = parse_answer(who(), name.words(), {players_, texts_});
        if (const auto* none = std::get_if<NoAnswer>(&read)) throw Refused(none->refusal);
        std::erase(now, players_[static_cast<std::size_t>(std::get<Answer>(read).picks.front())]);
      }
      now = player_names(joined_by(now, ","));
    } catch (const Refused& refused) {
      say("! " + refused.refusal().lines());
      return true;
    } catch (const Error&) {
      say(texts_.render("welcome.names-wrong", {}, {}));
      return true;
    }
    const auto count = static_cast<int>(now.size());
    if (range_.holds(count)) {
      players_ = now;
      show("again.seated");
    } else {
      say(texts_.render("welcome.count",
                        {{"count", {std::int64_t{count}}},
                         {"least", {std::int64_t{range_.least}}},
                         {"most", {std::int64_t{range_.most}}}},
                        {}));
    }
    return true;
  }

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
  const PlayerRange range_;
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
