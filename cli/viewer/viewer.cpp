#include "cli/viewer/viewer.hpp"

#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "cli/display/board.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/system/clock.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kShortest{300}, kLongest{4000};  // limits of a pause at speed 1

std::string all_of(const Step& step) {
  std::string text = step.asked + "\n" + step.answer;
  for (const std::string& line : step.said) text += "\n" + line;
  return text;
}

void remove_last_letter(std::string& text) {
  while (!text.empty()) {
    const auto byte = static_cast<unsigned char>(text.back());
    text.pop_back();
    if (byte < 0x80 || byte >= 0xc0) return;
  }
}

// Steps through the game on single keys, or automatically.
class Viewing : public Mode {
 public:
  Viewing(OpenedLog& game, LogFollower& follower)
      : follower_(follower), viewer_(game.session, game.began, game.reader) {
    show();
  }

  WaitOptions waiting() override {
    return {.undraw = [this] { screen_.close(); }};
  }

  bool ticks() const override { return true; }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::tick) {
      const bool newer = follow();
      if (goes_on() || newer) draw();
      return EventResult::waits;
    }
    if (event.what == Event::What::key && !viewer_.press(event.key)) return EventResult::done;
    show();
    return EventResult::waits;
  }

 private:
  void show() {
    screen_.open();
    draw();
    since_ = passing_time();
  }

  void draw() {
    const Terminal terminal = terminal_at(STDOUT_FILENO);
    put_over(viewer_.draw(terminal, terminal.size.rows));
  }

  // Returns whether the game has changed or there is a notice about its log. The previous state is
  // kept alive for as long as the viewer refers to it.
  bool follow() {
    LogFollower::News news = follower_.look();
    if (news.change == LogFollower::Change::none) return false;
    if (news.game) {
      viewer_.follow(news.game->session);
      game_ = std::move(news.game);
    }
    viewer_.tell(news.notice);
    return true;
  }

  // Shows all steps that have become due while playing; returns whether there were any.
  bool goes_on() {
    bool went = false;
    for (auto pause = viewer_.pause(); pause && passing_time() - since_ >= *pause;
         pause = viewer_.pause()) {
      since_ += *pause;
      viewer_.play_on();
      went = true;
    }
    return went;
  }

  LogFollower& follower_;
  std::unique_ptr<OpenedLog> game_;
  Viewer viewer_;
  AlternateScreen screen_;
  std::chrono::milliseconds since_{0};  // when the current step was shown
};

}  // namespace

Viewer::Viewer(Session& session, std::string began, const Reader& reader)
    : session_(&session),
      began_(std::move(began)),
      as_moderator_(reader.who == Reader::Who::moderator || session.result().has_value()) {
  look_as(reader);
}

void Viewer::look_as(const Reader& reader) {
  reader_ = reader;
  report_ = make_report(*session_, began_, reader_);
  document_ = compose(report_, *session_, reader_);
  go(static_cast<std::ptrdiff_t>(at_));  // this reader may see fewer steps
}

void Viewer::follow(Session& session) {
  const bool at_end = at_ + 1 == document_.steps.size();
  const std::size_t before = at_;
  const int scrolled = scrolled_;
  session_ = &session;
  look_as(reader_);
  if (at_end) go(static_cast<std::ptrdiff_t>(document_.steps.size()));
  if (at_ == before) scrolled_ = scrolled;
}

void Viewer::go(std::ptrdiff_t to) {
  const auto last = static_cast<std::ptrdiff_t>(document_.steps.size()) - 1;
  at_ = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, last));
  scrolled_ = 0;
  playing_ = playing_ && to < last;
}

// Moves to the first step of the next or previous round.
void Viewer::turn_round(int by) {
  const auto& steps = document_.steps;
  auto to = static_cast<std::ptrdiff_t>(at_);
  const auto inside = [&](std::ptrdiff_t i) {
    return i >= 0 && i < static_cast<std::ptrdiff_t>(steps.size());
  };
  const auto chapter = [&](std::ptrdiff_t i) -> const std::string& {
    return steps[static_cast<std::size_t>(i)].chapter;
  };
  const std::string& now = step().chapter;
  while (inside(to + by) && chapter(to) == now) to += by;
  while (by < 0 && inside(to - 1) && chapter(to - 1) == chapter(to)) --to;
  go(to);
}

// Cycles through everybody's view, the moderator's if available, and each player's.
void Viewer::next_eyes() {
  using Who = Reader::Who;
  const int players = static_cast<int>(session_->names().size());
  if (reader_.who == Who::everyone && as_moderator_) return look_as({Who::moderator, 0});
  if (reader_.who != Who::player) return look_as({Who::player, 1});
  look_as(reader_.seat < players ? Reader{Who::player, reader_.seat + 1}
                                 : Reader{Who::everyone, 0});
}

bool Viewer::press(const Key& key) {
  using What = Key::What;
  notice_.clear();
  if (typing_ != Typing::nothing) {
    press_typing(key);
    return true;
  }
  help_ = false;
  const auto at = static_cast<std::ptrdiff_t>(at_);
  switch (key.what) {
    case What::right: go(at + 1); break;
    case What::left: go(at - 1); break;
    case What::home: go(0); break;
    case What::end: go(static_cast<std::ptrdiff_t>(document_.steps.size())); break;
    case What::page_down: turn_round(1); break;
    case What::page_up: turn_round(-1); break;
    case What::down: ++scrolled_; break;
    case What::up: scrolled_ = std::max(0, scrolled_ - 1); break;
    case What::control: return key.c != 3 && key.c != 4;  // Ctrl-C, Ctrl-D
    case What::text: return press_letter(of_usual_width(key.c));
    default: break;
  }
  return true;
}

bool Viewer::press_letter(char32_t c) {
  if (c == U'q') return false;
  if (c == U' ') playing_ = !playing_ && at_ + 1 < document_.steps.size();
  if (c == U'+') speed_ = std::min(kFastestSpeed, speed_ * 2);
  if (c == U'-') speed_ = std::max(1, speed_ / 2);
  if (c == U'v') next_eyes();
  if (c == U'?') help_ = true;
  if (c == U'n') find_word();
  if (c == U'B') next_bookmark();
  if (c == U'b' && bookmarks_.erase(step().n) == 0) bookmarks_.insert(step().n);
  if (c == U'g' || c == U'/') {
    typing_ = c == U'g' ? Typing::number : Typing::word;
    typed_.clear();
    playing_ = false;
  }
  return true;
}

void Viewer::press_typing(const Key& key) {
  using What = Key::What;
  if (key.what == What::text) append_code_point(typed_, key.c);
  if (key.what == What::control && (key.c == 127 || key.c == 8)) remove_last_letter(typed_);
  const bool stopped = key.what == What::escape || (key.what == What::control && key.c == 3);
  if (key.what != What::enter && !stopped) return;
  const Typing typing = std::exchange(typing_, Typing::nothing);
  if (stopped || typed_.empty()) return;
  if (typing == Typing::word) {
    sought_ = typed_;
    return find_word();
  }
  if (const auto n = whole_number(normalise(typed_))) return go(*n);
  notice_ = say("viewer.no-number", {{"typed", {typed_}}});
}

// Finds the next step that contains the word, wrapping around at the end.
void Viewer::find_word() {
  const auto& steps = document_.steps;
  const std::string word = normalise(sought_);
  for (std::size_t i = 1; i <= steps.size() && !word.empty(); ++i) {
    const std::size_t there = (at_ + i) % steps.size();
    if (normalise(all_of(steps[there])).find(word) == std::string::npos) continue;
    go(static_cast<std::ptrdiff_t>(there));
    found_ = true;
    return;
  }
  notice_ = say("viewer.not-found", {{"typed", {sought_}}});
}

// Scrolls until the line with the found word is visible.
void Viewer::scroll_to_found(const Lines& body, int room) {
  if (!std::exchange(found_, false)) return;
  const auto line = std::ranges::find_if(body, [&](const std::string& one) {
    return normalise(one).find(normalise(sought_)) != std::string::npos;
  });
  if (line != body.end()) scrolled_ = std::max(0, static_cast<int>(line - body.begin()) - room + 1);
}

void Viewer::next_bookmark() {
  if (bookmarks_.empty()) {
    notice_ = say("viewer.no-bookmark");
    return;
  }
  auto next = bookmarks_.upper_bound(step().n);
  go(next == bookmarks_.end() ? *bookmarks_.begin() : *next);
}

std::optional<milliseconds> Viewer::pause() const {
  if (!playing_) return std::nullopt;
  const int real = seconds_between(report_.moments[at_].at, report_.moments[at_ + 1].at);
  return std::clamp(milliseconds(100) * real, kShortest, kLongest) * kUsualSpeed / speed_;
}

std::string Viewer::say(const char* id, const Args& args) const {
  return text(*session_, id, args);
}

std::string Viewer::eyes() const {
  if (reader_.who == Reader::Who::moderator) return say("viewer.moderator");
  if (reader_.who == Reader::Who::player)
    return say("viewer.player", {{"player", {Player{reader_.seat}}}});
  return say("viewer.everybody");
}

// Draws the question, the answer and the announcements of the current step.
Lines Viewer::told(const Drawing& drawing) const {
  Lines lines;
  if (step().n > 0) {
    append(lines, hanging(fmt::format("{} ", step().time), step().asked, drawing));
    if (!step().answer.empty()) {
      for (std::string& line : hanging("  > ", step().answer, drawing))
        lines.push_back(drawing.style(line, Style::strong));
    }
  }
  for (const std::string& said : step().said) append(lines, hanging("  ", said, drawing));
  return lines;
}

// Returns the facts that the reader had been told up to the current step.
std::vector<Fact> Viewer::known() const {
  std::vector<Fact> facts;
  for (std::size_t i = 0; i <= at_; ++i) append(facts, report_.moments[i].facts);
  return facts;
}

std::string Viewer::bottom() const {
  if (typing_ == Typing::number) return say("viewer.go-to") + typed_;
  if (typing_ == Typing::word) return "/" + sanitised(typed_);
  if (!notice_.empty()) return notice_;
  if (playing_) {
    const std::string speed = speed_ < kUsualSpeed ? fmt::format("1/{}", kUsualSpeed / speed_)
                                                   : std::to_string(speed_ / kUsualSpeed);
    return say("viewer.playing", {{"speed", {speed}}});
  }
  return say("viewer.short-help");
}

Lines Viewer::draw(const Terminal& terminal, int rows) {
  const Drawing drawing(terminal, session_->text(), session_->names());
  const int columns = terminal.columns;
  const std::string place =
      say("report.step-of",
          {{"n", number_value(at_)}, {"all", number_value(document_.steps.size() - 1)}});
  std::string top = place + " · " + eyes() + (bookmarks_.count(step().n) > 0 ? " *" : "");
  Lines body = help_ ? Lines() : told(drawing);
  if (help_) {
    body = wrapped(say("viewer.keys"), columns);
  } else {
    body.emplace_back();
    append(body, draw_widgets(*step().display, drawing));
    if (reader_.who != Reader::Who::everyone)
      append(body, draw_facts(known(), *session_, reader_, drawing));
  }
  const int room = std::max(1, rows - 2);
  scroll_to_found(body, room);
  scrolled_ = std::clamp(scrolled_, 0, std::max(0, static_cast<int>(body.size()) - room));
  const bool above = scrolled_ > 0, below = static_cast<int>(body.size()) > room + scrolled_;
  const std::string more =
      above || below ? fmt::format(" {}{}", above ? "↑" : "", below ? "↓" : "") : "";
  const int wide = columns - display_width(more);
  for (const std::string& one : {step().counted() ? step().chapter : "", document_.title}) {
    const std::string longer = one + " · " + top;
    if (!one.empty() && display_width(longer) <= wide) top = longer;
  }
  Lines screen{drawing.style(clipped(top, wide) + more, Style::strong)};
  for (int i = 0; i < room; ++i) {
    const auto from = static_cast<std::size_t>(i + scrolled_);
    screen.push_back(from < body.size() ? fitting(body[from], columns) : std::string());
  }
  screen.push_back(drawing.style(clipped(bottom(), columns), Style::quiet));
  return screen;
}

void show_viewer(OpenedLog& game, LogFollower& follower) {
  assert(can_edit_lines());
  const auto input = terminal_input();
  InputStack modes(*input);
  Viewing viewing(game, follower);
  modes.run(viewing);
}

}  // namespace narrator::cli
