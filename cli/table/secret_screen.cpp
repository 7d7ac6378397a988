#include "cli/table/secret_screen.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "cli/drawing/in_words.hpp"
#include "cli/table/modes/pausing.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {

namespace {

constexpr int kModerator = 0;  // where a seat is expected

// How long an Enter is none: the laptop is still in other hands than the secret's.
constexpr std::chrono::milliseconds kToUncover{700}, kToCover{300};

Reader eyes_of(int seat) {
  assert(seat >= kModerator);
  return {seat == kModerator ? Reader::Who::moderator : Reader::Who::player, seat};
}

// From the first on that was not said before the line of a script that is known to have been read.
auto after_what_was_read(const std::vector<Said>& said, const std::optional<LogReading>& reading) {
  if (!reading || reading->id.empty()) return said.begin();
  const auto is_read = [&](const Said& one) { return one.id == reading->id; };
  const auto first = std::ranges::find_if(said, is_read);
  if (reading->left > 0) return first == said.end() ? said.begin() : first;
  return std::find_if(said.rbegin(), said.rend(), is_read).base();
}

}  // namespace

std::vector<Said> last_secrets(const Session& session) {
  const auto& answers = session.answers();
  std::size_t from = answers.size();
  while (from > 0 && answers[from - 1].chance) --from;
  std::vector<Said> said, told;
  if (from == 0) said = session.opening();
  for (std::size_t i = from > 0 ? from - 1 : 0; i < answers.size(); ++i)
    said.insert(said.end(), answers[i].say.begin(), answers[i].say.end());
  std::copy_if(after_what_was_read(said, session.state().reading), said.cend(),
               std::back_inserter(told), [](const Said& one) { return !one.to.all; });
  return told;
}

Reader SecretScreen::reader() const {
  return {shared_ ? Reader::Who::everyone : Reader::Who::moderator, 0};
}

bool SecretScreen::is_secret() const {
  const Question* question = session_.question();
  if (question == nullptr || !question->secret) return false;
  return shared_ || veiled_at_ == session_.answers().size();
}

// The fingerprint of the game as it is.
std::string SecretScreen::state() const {
  return session_.answers().empty() ? std::string() : session_.answers().back().g;
}

// Who decides, or the moderator: whoever else may see the question is named to nobody.
Value SecretScreen::whose() const {
  return called(casting() ? ballots_.voter() : session_.question()->of);
}

std::optional<Answer> SecretScreen::cast(int pick) {
  assert(casting());
  std::optional<Answer> all = ballots_.cast(pick);
  cover();
  return all;
}

bool SecretScreen::take_back_ballot() {
  if (!casting() || !ballots_.take_back()) return false;
  cover();
  output_.notice(text(session_, "ballot-back", {{"player", whose()}}));
  return true;
}

Value SecretScreen::called(int seat) const {
  return seat == kModerator ? Value{text(session_, "the-moderator")} : Value{Player{seat}};
}

Waiting SecretScreen::waiting() const {
  Waiting how;
  if (covered()) how.prompt = text(session_, "pass-show") + " ";
  how.secret = uncovered();
  how.dead_time = covered() ? kToUncover : uncovered() ? kToCover : std::chrono::milliseconds(0);
  how.uncovers = covered();
  return how;
}

void SecretScreen::say(const std::vector<Said>& news) {
  std::vector<Said> secrets;  // not shown yet
  narration_.begin(news);
  for (const Said& said : news) {
    if (said.to.all) {
      pass_on(std::exchange(secrets, {}), false);
      if (modes_.over()) return;
      had_ = awaited_ = false;
      cover();
    }
    if (may_see(said.to, reader())) {
      narration_.say(said);
      if (narration_.overtaken()) return;
    } else {
      secrets.push_back(said);
    }
    awaited_ = awaited_ || said.acknowledged;
  }
  if (!modes_.over()) pass_on(secrets, true);
}

// To the moderator what is nobody else's, then to each player what they may see of it.
void SecretScreen::pass_on(const std::vector<Said>& secrets, bool last) {
  if (!secrets.empty()) output_.tell(session_);
  std::vector<Value> on_phones;
  for (int seat = kModerator; seat <= static_cast<int>(session_.names().size()); ++seat) {
    const auto is_theirs = [&](const Said& said) {
      return seat == kModerator ? said.to.seats.empty() : may_see(said.to, eyes_of(seat));
    };
    const std::vector<Said> theirs = those_of(secrets, is_theirs);
    if (seat == kModerator && awaited_ && theirs.empty() && !(last && asks_moderator()))
      wait_for_moderator();
    if (theirs.empty()) continue;
    if (modes_.over()) return;
    if (reads_on_phone(seat)) {
      on_phones.push_back({Player{seat}});
    } else if (last && goes_with_question(seat)) {
      told_with_question_ = ToldWithQuestion{state(), theirs};
    } else if (!show_alone(seat, theirs, true)) {
      on_phones.push_back({Player{seat}});
    }
  }
  if (!on_phones.empty())
    output_.notice(text(session_, "screens.look", {{"players", {on_phones}}}));
}

// On a screen that all see: whoever has a phone at hand need not be passed it.
bool SecretScreen::reads_on_phone(int seat) const {
  if (!shared_ || screens_ == nullptr || seat == kModerator) return false;
  screens_->arrived(session_);  // whoever came a moment ago is here, too
  return screens_->is_here(seat);
}

void SecretScreen::show_to(int seat, const std::vector<std::string>& lines) {
  std::vector<Said> said;
  for (const std::string& line : lines) {
    said.emplace_back();
    said.back().to = {.all = false, .seats = {seat}};
    said.back().text = line;
  }
  if (shared_) {
    show_alone(seat, said);
    return;
  }
  for (const std::string& line : lines) output_.notice(line);
}

// Where the rules wait and there was nothing to tell or to ask.
void SecretScreen::wait_for_moderator() {
  awaited_ = false;
  if (had_ || !modes_.input().interactive()) return;
  output_.tell(session_);
  if (shared_) {
    show_alone(kModerator, {});
    return;
  }
  if (modes_.input().typed_ahead()) return;
  had_ = true;
  output_.notice(text(session_, "pass-nothing"));
  Passing passing(modes_, {.prompt = text(session_, "pass-on") + " "}, [this] { refuse(); });
  while (modes_.run(passing) && passing.was_wiped()) {
  }
}

// Whoever is asked at once need not take the screen twice.
bool SecretScreen::goes_with_question(int seat) const {
  return is_secret() && session_.question()->of == seat;
}

void SecretScreen::print_alone(int seat, const std::vector<Said>& lines) {
  output_.notice(text(session_, "secret-for", {{"player", called(seat)}}));
  if (lines.empty()) output_.notice(text(session_, "pass-nothing"));
  for (const Said& line : lines) output_.notice(line.text);
}

// From the beginning again when the screen was wiped; passed again when it was blanked, too. False
// where phones do and theirs came before the screen was passed.
bool SecretScreen::show_alone(int seat, const std::vector<Said>& lines, bool phones) {
  std::function<bool()> needless;
  if (phones && screens_ != nullptr) needless = [this, seat] { return reads_on_phone(seat); };
  bool seen = false;
  had_ = seat == kModerator;
  while (!seen && !modes_.over()) {
    if (!alternate_.is_open()) {
      output_.notice(text(session_, "pass-to", {{"player", called(seat)}}));
      if (!entered("pass-show", needless)) continue;
      if (needless && needless()) return false;
    }
    open_for(seat);
    print_alone(seat, lines);
    seen = !lost_page() && entered("pass-hide");
  }
  cover();
  return true;
}

// False when the screen was wiped meanwhile, or the input ended.
bool SecretScreen::entered(const char* prompt, const std::function<bool()>& needless) {
  const bool open = alternate_.is_open();
  Passing passing(
      modes_,
      {.prompt = text(session_, prompt) + " ",
       .secret = open,
       .dead_time = open ? kToCover : kToUncover,
       .uncovers = !open},
      [this] { refuse(); }, needless);
  return modes_.run(passing) && !passing.was_wiped();
}

void SecretScreen::refuse() const { output_.notice(text(session_, "pass-first")); }

void SecretScreen::ask() {
  if (shared_ && !AlternateScreen::first_comes_back()) output_.keep_board(session_, reader());
  output_.tell(session_);
  had_ = session_.question()->secret && session_.question()->of == 0;
  if (!is_secret()) {
    cover();
    return output_.ask(session_);
  }
  const bool same = uncovered_at_ == session_.answers().size();
  if (alternate_.is_open() && !same) {  // something was taken back
    if (moderators()) return uncover();
    cover();
  }
  if (alternate_.is_open()) {
    casting() ? output_.ask(session_, ballots_.one()) : output_.ask(session_);
    if (!lost_page()) return;
    if (alternate_.is_open() && !modes_.over()) return uncover();
    cover();
    if (modes_.over()) return;
  }
  const int seat = casting() ? ballots_.voter() : session_.question()->of;
  if (reads_on_phone(seat))
    return output_.notice(text(session_, "screens.decides", {{"player", whose()}}));
  // In the words of a fact, so that the screen does not tell whether there is a choice.
  output_.notice(text(session_, "pass-to", {{"player", whose()}}));
}

void SecretScreen::turn() {
  if (covered()) return uncover();
  if (!uncovered()) return;
  cover();
  ask();
}

// For one pair of eyes, and page by page: what scrolls away can be scrolled back to.
void SecretScreen::open_for(int seat) {
  alternate_.open();
  begin_page();
  if (shared_) output_.show_to(eyes_of(seat));
}

void SecretScreen::begin_page() {
  empty_screen();
  output_.begin_page([this] {
    lost_page_ = !entered("pass-more");
    if (!lost_page_) empty_screen();
    return !lost_page_;
  });
}

bool SecretScreen::lost_page() {
  if (lost_page_) output_.begin_page({});
  return std::exchange(lost_page_, false);
}

void SecretScreen::uncover() {
  do {
    show_question();
    if (!lost_page()) return;
  } while (alternate_.is_open() && !modes_.over());
  cover();
  if (!modes_.over()) ask();
}

void SecretScreen::show_question() {
  uncovered_at_ = session_.answers().size();
  if (casting()) {
    open_for(ballots_.voter());
    output_.notice(text(session_, "secret-for", {{"player", whose()}}));
    return output_.ask(session_, ballots_.one());
  }
  const std::vector<int>& seats = session_.question()->to.seats;
  open_for(seats.empty() ? kModerator : seats.front());
  if (told_with_question_ && told_with_question_->at == state()) {
    print_alone(session_.question()->of, told_with_question_->lines);
  }
  output_.ask(session_);
}

void SecretScreen::cover() {
  lost_page();
  if (!alternate_.is_open()) return;
  alternate_.close();
  output_.begin_page({});
  output_.show_to(reader());
  if (!AlternateScreen::first_comes_back()) output_.show_kept_board();
}

// On a private screen, what was printed is a secret, too. Nothing of it comes back with Enter:
// whoever leant over may still be there, and what waits shows itself again.
void SecretScreen::blank() {
  alternate_.close();
  output_.begin_page({});
  output_.show_to(reader());
  if (shared_) {
    alternate_.open();
  } else {
    veiled_at_ = session_.answers().size();
    wipe_screen();
  }
  Passing blanked(modes_, {.prompt = {}, .secret = shared_}, [this] { refuse(); });
  modes_.run(blanked);
  if (shared_) cover();
}

}  // namespace narrator::cli
