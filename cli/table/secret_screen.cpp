#include "cli/table/secret_screen.hpp"

#include <algorithm>
#include <iterator>

#include "cli/drawing/in_words.hpp"
#include "cli/table/pausing.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

constexpr int kModerator = 0;  // used in place of a seat

// An Enter sooner than this is ignored: the laptop may still be in somebody else's hands.
constexpr std::chrono::milliseconds kToUncover{700}, kToCover{300};

Reader eyes_of(int seat) {
  assert(seat >= kModerator);
  return {seat == kModerator ? Reader::Who::moderator : Reader::Who::player, seat};
}

// Returns the first message not known to have been said before the script line recorded as read.
auto after_what_was_read(const std::vector<Message>& said,
                         const std::optional<LogReading>& reading) {
  if (!reading || reading->id.empty()) return said.begin();
  const auto is_read = [&](const Message& one) { return one.id == reading->id; };
  const auto first = std::ranges::find_if(said, is_read);
  if (reading->left > 0) return first == said.end() ? said.begin() : first;
  return std::find_if(said.rbegin(), said.rend(), is_read).base();
}

}  // namespace

std::vector<Message> perhaps_untold(const Session& session) {
  const auto& answers = session.answers();
  std::size_t from = answers.size();
  while (from > 0 && answers[from - 1].chance) --from;
  const std::vector<Message> said = session.said_from(from);
  const auto& reading = session.state().reading;
  const bool unheard = reading && reading->awaited > 0 && reading->left == 0;
  std::vector<Message> told;
  std::copy_if(after_what_was_read(said, reading), said.cend(), std::back_inserter(told),
               [&](const Message& one) { return unheard || !one.to.all; });
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

// Returns the fingerprint of the current state of the game.
std::string SecretScreen::state() const {
  return session_.answers().empty() ? std::string() : session_.answers().back().g;
}

// Returns the player who decides, or the moderator; other players who may see the question are not
// named.
Value SecretScreen::whose() const {
  return called(casting() ? ballots_.voter() : session_.question()->of);
}

std::optional<Answer> SecretScreen::cast(int pick) {
  assert(casting());
  std::optional<Answer> all = ballots_.cast(pick);
  cover();
  return all;
}

bool SecretScreen::phones_may_vote() const {
  const Question& question = *session_.question();
  return traits(question.form).voters && screens_ != nullptr &&
         std::ranges::any_of(question.slots,
                             [&](const Option& voter) { return screens_->is_here(voter.seat); });
}

int SecretScreen::take_back_ballot() {
  const int seat = casting() ? ballots_.take_back() : 0;
  if (seat == 0) return 0;
  cover();
  output_.notice(text(session_, "ballot-back", {{"player", {Player{seat}}}}));
  return seat;
}

Value SecretScreen::called(int seat) const {
  return seat == kModerator ? Value{text(session_, "the-moderator")} : Value{Player{seat}};
}

// Asks for the screen to be passed to a player, or the moderator.
void SecretScreen::call(int seat) {
  output_.notice(text(session_, "pass-to", {{"player", called(seat)}}));
}

WaitOptions SecretScreen::waiting() const {
  WaitOptions how;
  if (covered()) how.prompt = text(session_, "pass-show") + " ";
  how.secret = uncovered();
  how.dead_time = covered() ? kToUncover : uncovered() ? kToCover : std::chrono::milliseconds(0);
  how.uncovers = covered();
  return how;
}

void SecretScreen::say(const std::vector<Message>& news) {
  std::vector<Message> secrets;  // not shown yet
  int awaited = acknowledged_in(news);
  narration_.begin(news);
  for (const Message& said : news) {
    if (said.to.all) {
      pass_on(std::exchange(secrets, {}), false);
      if (modes_.over()) break;
      session_.acknowledge_up_to(awaited);
      had_ = awaited_ = false;
      cover();
    }
    if (may_see(said.to, reader())) {
      narration_.say(said);
      if (narration_.overtaken()) break;
    } else {
      secrets.push_back(said);
    }
    awaited_ = awaited_ || said.acknowledged;
    if (said.acknowledged) --awaited;
  }
  if (!modes_.over() && !narration_.overtaken()) {
    pass_on(secrets, true);
    if (!modes_.over()) session_.acknowledge_up_to(0);
  }
  if (session_.question() == nullptr) cover();
  narration_.show();
}

// Shows the moderator what is addressed to no player, and each player what they may see.
void SecretScreen::pass_on(const std::vector<Message>& secrets, bool last) {
  if (!secrets.empty()) narration_.show();
  std::vector<Value> on_phones;
  for (int seat = kModerator; seat <= static_cast<int>(session_.names().size()); ++seat) {
    const auto is_theirs = [&](const Message& said) {
      return seat == kModerator ? said.to.seats.empty() : may_see(said.to, eyes_of(seat));
    };
    const std::vector<std::string> theirs = mapped(those_of(secrets, is_theirs), &Message::text);
    if (seat == kModerator && awaited_ && theirs.empty() && !(last && asks(kModerator)))
      wait_for_moderator();
    if (theirs.empty()) continue;
    if (modes_.over()) return;
    if (reads_on_phone(seat)) {
      on_phones.push_back({Player{seat}});
    } else if (last && asks(seat)) {  // so the player need not take the screen twice
      told_with_question_ = ToldWithQuestion{state(), theirs};
    } else if (!show_alone(seat, theirs, true)) {
      on_phones.push_back({Player{seat}});
    }
  }
  if (!on_phones.empty())
    output_.notice(text(session_, "screens.look", {{"players", {on_phones}}}));
}

// On a shared screen, a player whose phone is connected need not be passed the screen.
bool SecretScreen::reads_on_phone(int seat) const {
  if (!shared_ || screens_ == nullptr || seat == kModerator) return false;
  screens_->arrived(session_);  // counts a player who connected a moment ago
  return screens_->is_here(seat);
}

void SecretScreen::show_to(int seat, const std::vector<std::string>& lines) {
  if (shared_) return void(show_alone(seat, lines));
  for (const std::string& line : lines) output_.notice(line);
}

// Called if the rules wait for the moderator but there was nothing to tell or to ask.
void SecretScreen::wait_for_moderator() {
  awaited_ = false;
  if (had_ || !modes_.input().interactive()) return;
  narration_.show();
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

void SecretScreen::print_alone(int seat, const std::vector<std::string>& lines) {
  output_.notice(text(session_, "secret-for", {{"player", called(seat)}}));
  if (lines.empty()) output_.notice(text(session_, "pass-nothing"));
  for (const std::string& line : lines) output_.notice(line);
}

void SecretScreen::tell_who_has_cast() const {
  const Question* question = session_.question();
  if (question == nullptr || !traits(question->form).voters) return;
  const std::vector<int> missing = missing_ballots();
  for (const Option& voter : question->slots)
    if (!contains(missing, voter.seat)) screens_->set_answered(voter.seat, true);
}

void SecretScreen::open_for_moderator() {
  open_for(kModerator);
  awaited_ = true;
  had_ = false;
}

// Starts again from the beginning if the screen was wiped, and passes it again if it was blanked.
// Returns false if phones suffice and the player's phone connected before the screen was passed.
bool SecretScreen::show_alone(int seat, const std::vector<std::string>& lines, bool phones) {
  std::function<bool()> needless;
  if (phones && screens_ != nullptr) needless = [this, seat] { return reads_on_phone(seat); };
  bool seen = false;
  had_ = seat == kModerator;
  to_be_seen_ = true;
  while (!seen && !modes_.over()) {
    if (!alternate_.is_open()) {
      call(seat);
      if (!entered("pass-show", needless)) continue;
      if (needless && needless()) break;
    }
    open_for(seat);
    print_alone(seat, lines);
    seen = !lost_page() && entered("pass-hide");
  }
  to_be_seen_ = false;
  cover();
  return seen || modes_.over();
}

// Returns false if the screen was wiped while waiting, or the input ended.
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
  had_ = session_.question()->secret && session_.question()->of == 0;
  if (!is_secret()) {
    cover();
    return output_.ask(session_);
  }
  const bool same = uncovered_at_ == session_.answers().size();
  if (alternate_.is_open() && !same) {  // answers have been undone
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
  // Worded like the line for a fact, so that the screen does not reveal whether there is a choice.
  call(seat);
}

void SecretScreen::turn() {
  if (covered()) return uncover();
  if (!uncovered()) return;
  cover();
  ask();
}

// Shows pages for one reader only, without scrolling, as the scrollback would keep what scrolls
// away. Other screens go on when the moderator puts this one away, however the answer came.
void SecretScreen::open_for(int seat) {
  if (shared_ && seat == kModerator && screens_ != nullptr) screens_->hold(true);
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
  if (told_with_question_ && told_with_question_->at == state())
    print_alone(session_.question()->of, told_with_question_->lines);
  output_.ask(session_);
}

void SecretScreen::cover() {
  lost_page();
  if (!alternate_.is_open()) return;
  alternate_.close();
  if (screens_ != nullptr && !to_be_seen_) screens_->hold(false);
  output_.begin_page({});
  output_.show_to(reader());
  if (!AlternateScreen::first_comes_back()) output_.show_kept_board();
}

// On a private screen the earlier output is secret too. Enter does not restore it, as an onlooker
// may still be there; the pending prompt is shown again.
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
