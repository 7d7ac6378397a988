#include "cli/table/secret_screen.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "cli/commands/words.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {

using What = Typed::What;

namespace {
constexpr int kModerator = 0;  // where a seat is expected
}  // namespace

std::vector<Said> last_secrets(const Session& session) {
  const auto& answers = session.answers();
  std::size_t from = answers.size();
  while (from > 0 && answers[from - 1].chance) --from;
  std::vector<Said> told;
  const auto take = [&](const std::vector<Said>& say) {
    std::copy_if(say.begin(), say.end(), std::back_inserter(told),
                 [](const Said& said) { return !said.to.all; });
  };
  if (from == 0) take(session.opening());
  for (std::size_t i = from > 0 ? from - 1 : 0; i < answers.size(); ++i) take(answers[i].say);
  return told;
}

Reader SecretScreen::reader() const {
  return {shared_ ? Reader::Who::everyone : Reader::Who::moderator, 0};
}

std::string SecretScreen::text(const std::string& id, const Args& args) const {
  return cli::text(session_, id, args);
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
Value SecretScreen::whose() const { return called(session_.question()->of); }

Value SecretScreen::called(int seat) const {
  return seat == kModerator ? Value{text("the-moderator")} : Value{Player{seat}};
}

std::string SecretScreen::prompt() const { return covered() ? text("pass-show") + " " : "> "; }

bool SecretScreen::say(const std::vector<Said>& news) {
  std::vector<Told> secrets;
  bool going_on = true;
  narration_.begin();
  for (const Said& said : news) {
    if (!shared_ || said.to.all) {
      going_on = going_on && pass_on(std::exchange(secrets, {}), false) && narrate(said);
    } else {
      for (const int seat : said.to.seats) secrets.push_back({seat, said.text});
      if (said.to.seats.empty()) secrets.push_back({kModerator, said.text});
    }
  }
  return going_on && pass_on(std::move(secrets), true);
}

// The panic key may come in a silence: what is left is said when the screen is back.
bool SecretScreen::narrate(const Said& said) {
  const What came = narration_.say(said);
  for (std::string& line : narration_.take_early()) early_.push_back(std::move(line));
  if (came != What::panic) return came != What::end;
  const bool going_on = blank() != What::end;
  if (shared_) cover();
  return going_on;
}

bool SecretScreen::pass_on(std::vector<Told> secrets, bool last) {
  std::map<int, std::vector<std::string>> by_seat;
  for (Told& told : secrets) by_seat[told.seat].push_back(std::move(told.text));
  if (!by_seat.empty()) output_.tell(session_);
  for (auto& [seat, lines] : by_seat) {
    if (last && goes_with_question(seat)) {
      told_with_question_ = ToldWithQuestion{state(), std::move(lines)};
    } else if (!show_alone(seat, lines)) {
      return false;
    }
  }
  return true;
}

// Whoever is asked at once need not take the screen twice.
bool SecretScreen::goes_with_question(int seat) const {
  return seat != kModerator && is_secret() && session_.question()->of == seat;
}

void SecretScreen::print_alone(int seat, const std::vector<std::string>& lines) {
  output_.notice(text("secret-for", {{"player", called(seat)}}));
  for (const std::string& line : lines) output_.notice(line);
}

bool SecretScreen::show_alone(int seat, const std::vector<std::string>& lines) {
  const Args who = {{"player", called(seat)}};
  What came = What::panic;
  while (came == What::panic) {
    output_.notice(text("pass-to", who));
    came = wait_for_enter(text("pass-show") + " ");
    if (came == What::line) {
      open_for(seat);
      print_alone(seat, lines);
      came = wait_for_enter(text("pass-hide") + " ");
    }
    if (came == What::panic && blank() == What::end) came = What::end;
    cover();
  }
  return came == What::line;
}

// Enter, the panic key, or the end of input. Whatever else is typed is kept for later, unless it
// was typed on the second screen: it may be a secret.
Typed::What SecretScreen::wait_for_enter(const std::string& prompt) {
  Waiting waiting;
  waiting.prompt = prompt;
  waiting.secret = alternate_.is_open();
  waiting.about_to_wait = [this] { session_.sync_if_possible(); };
  waiting.idle = [this](Prompt& prompt) { narration_.tend(prompt); };
  for (;;) {
    Typed typed = input_.read(waiting);
    if (typed.what == What::end || typed.what == What::panic) return typed.what;
    if (typed.what != What::line) continue;
    if (trim(typed.line).empty()) return What::line;
    if (alternate_.is_open()) continue;
    if (typed.ahead) early_.push_back(std::move(typed.line));
    if (!typed.ahead) output_.notice(text("pass-first"));
  }
}

void SecretScreen::ask() {
  output_.tell(session_);
  if (!is_secret()) {
    cover();
    return output_.ask(session_);
  }
  if (alternate_.is_open()) return output_.ask(session_);
  // In the words of a fact, so that the screen does not tell whether there is a choice.
  output_.notice(text("pass-to", {{"player", whose()}}));
}

// For one pair of eyes, and page by page: what scrolls away can be scrolled back to.
void SecretScreen::open_for(int seat) {
  alternate_.open();
  begin_page();
  if (shared_) {
    output_.show_to(seat == kModerator ? Reader{Reader::Who::moderator, 0}
                                       : Reader{Reader::Who::player, seat});
  }
}

void SecretScreen::begin_page() {
  alternate_.clear();
  output_.begin_page([this] {
    Waiting waiting;
    waiting.prompt = text("pass-more") + " ";
    waiting.secret = true;
    input_.read(waiting);
    alternate_.clear();
  });
}

void SecretScreen::uncover() {
  const std::vector<int>& seats = session_.question()->to.seats;
  open_for(seats.empty() ? kModerator : seats.front());
  if (told_with_question_ && told_with_question_->at == state()) {
    print_alone(session_.question()->of, told_with_question_->lines);
  }
  output_.ask(session_);
}

void SecretScreen::cover() {
  if (!alternate_.is_open()) return;
  alternate_.close();
  output_.begin_page({});
  output_.show_to(reader());
  if (!AlternateScreen::first_comes_back()) output_.board(session_, reader());
}

// An empty screen until Enter. On a private screen, what was printed is a secret, too.
Typed::What SecretScreen::blank() {
  alternate_.close();
  output_.begin_page({});
  output_.show_to(reader());
  if (shared_) {
    alternate_.open();
  } else {
    wipe_screen();
  }
  What came = What::panic;
  while (came == What::panic) came = wait_for_enter("");
  return came;
}

void SecretScreen::panic() {
  if (!shared_) veiled_at_ = session_.answers().size();
  blank();
  if (shared_) {
    cover();
  } else {
    output_.board(session_, reader());
  }
  if (session_.question() != nullptr) ask();
}

}  // namespace narrator::cli
