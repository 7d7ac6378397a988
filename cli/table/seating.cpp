#include "cli/table/welcome.hpp"

#include <algorithm>
#include <cstdio>

#include "cli/display/output.hpp"
#include "cli/setup/player_names.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/chance/random.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

bool is_change(std::string_view word) {
  return word.size() > 1 && (word.front() == '+' || word.front() == '-');
}

// Returns a question for one to `most` of the players.
Question who(const ParserContext& words, int most) {
  Question question;
  question.id = "again";
  question.options = Lexicon::of_players(words).options();
  question.max = most;
  return question;
}

// Splits "Aki, +Nguyễn An -Dan": a name ends at a comma, or where the next change begins.
std::vector<std::string> names_and_changes(const std::string& line) {
  std::vector<std::string> found;
  for (const std::string& item : items(line)) {
    bool begins = true;
    for (const std::string& word : split(item)) {
      if (begins || is_change(word))
        found.push_back(word);
      else
        found.back() += " " + word;
      begins = false;
    }
  }
  return found;
}

class Seating {
 public:
  explicit Seating(PreparedGame& table)
      : players_(table.setup.table.players),
        texts_(table.machine->text()),
        range_(table.machine->game().players),
        title_(table.machine->game().title.in(table.setup.lang)) {}

  void show(const char* id) const {
    print_line(texts_.render(id,
                             {{"game", {title_}},
                              {"players", all_players(players_.size())},
                              {"first", {Player{1}}},
                              {"second", {Player{2}}}},
                             players_));
  }

  // Returns true when the seating is accepted.
  bool take(const Line& line) {
    if (line.words().empty()) return true;
    if (comes_or_goes(line)) return false;
    const auto read = parse_answer(who({players_, texts_}, 2), line.words(), {players_, texts_});
    if (const auto* none = std::get_if<NoAnswer>(&read)) {
      print_line("! " + none->refusal.lines());
    } else {
      move(std::get<Answer>(read).picks);
      show("again.seated");
    }
    return false;
  }

 private:
  // Handles a full list of names separated by commas, and players who join or are absent.
  bool comes_or_goes(const Line& line) {
    const bool changes =
        std::ranges::any_of(line.words(), [](const Token& word) { return is_change(word.typed); });
    if (!changes && items(line.text()).size() < 2) return false;
    try {
      const std::vector<std::string> now = seated_otherwise(players_, line.text(), texts_);
      const auto count = static_cast<int>(now.size());
      if (range_.holds(count)) {
        players_ = now;
        show("again.seated");
      } else {
        print_line(texts_.render("welcome.count",
                                 {{"count", number_value(count)},
                                  {"least", number_value(range_.least)},
                                  {"most", number_value(range_.most)}},
                                 {}));
      }
    } catch (const Refused& refused) {
      print_line("! " + refused.refusal().lines());
    } catch (const Error&) {
      print_line(texts_.render("welcome.names-wrong", {}, {}));
    }
    return true;
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

std::vector<std::string> seated_otherwise(const std::vector<std::string>& players,
                                          const std::string& line, const Catalogue& texts) {
  std::vector<std::string> now, coming, absent;
  for (const std::string& one : names_and_changes(line)) {
    if (!is_change(one)) {
      now.push_back(one);
    } else {
      (one.front() == '+' ? coming : absent).push_back(one.substr(1));
    }
  }
  if (now.empty()) now = players;
  for (const std::string& typed : absent) {
    const Line name(typed);
    const ParserContext words{now, texts};
    now.erase(now.begin() + parse_own(who(words, 1), name.words(), words).picks.front());
  }
  append(now, coming);
  return player_names(joined_by(now, ","));
}

bool seat_again(PreparedGame& table, Input& input) {
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

bool seal(Setup& setup, Input& input, bool json) {
  const Catalogue texts = interface_texts(setup.lang);
  setup.seal = {seal_of(setup.seed), {}};
  const auto show = [&] {
    if (json) return print_json_line("seal", {{"mark", setup.seal.mark}});
    text_output()->notice(texts.render("seal.made", {{"mark", {setup.seal.mark}}}, {}));
  };
  const auto take = [&](const Line& line) {
    setup.seal.words = sanitised(line.text());
    return true;
  };
  InputStack modes(input);
  modes.surround({.about_to_wait = [] { std::fflush(stdout); },
                  .interrupted = texts.render("welcome.interrupted", {}, {})});
  return Welcoming(modes, {}, take, show).run() || !input.interactive();
}

}  // namespace narrator::cli
