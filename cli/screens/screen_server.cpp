#include "cli/screens/screen_server.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/screens/qr_code.hpp"
#include "cli/screens/scene.hpp"
#include "cli/screens/screen_page.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/whole_file.hpp"
#include "cli/terminal/signals.hpp"
#include "engine/chance/random.hpp"
#include "engine/error.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kBetweenLooks = 30;  // milliseconds
constexpr rlim_t kOpenFiles = 4096;
// Tells screens that the server is alive; data without a public cause is sent only with these.
constexpr std::chrono::milliseconds kBetweenBeats{3000};
constexpr std::chrono::milliseconds kBetweenAnswers{1000};  // in which each phone sends something
constexpr std::chrono::milliseconds kSharedFor{30'000};     // a code, as its owner is told
constexpr std::int64_t kHeardLately = 10'000;               // milliseconds

const WebResponse kNothingHere{404, "text/plain; charset=utf-8", "There is nothing here.\n"};

class ScreenServer {
  using Change = LogFollower::Change;

 public:
  ScreenServer(const LogOptions& log, const AskPassphrase& ask, const Listener& listener,
               const std::vector<PhoneKey>& keys, int table)
      : follower_(log, ask),
        server_(listener, [this](const WebRequest& request) { return answer(request); }),
        table_(table) {
    game_ = std::make_unique<OpenedLog>(follower_.open());
    const std::vector<int> persons = game_->session.state().persons();
    for (std::size_t i = 0; i < keys.size(); ++i) phones_.push_back({keys[i], persons.at(i)});
    take_over(false);
  }

  void run() {
    publish();
    SignalWatch signals;
    while (!signals.take().leave) {
      server_.run(kBetweenLooks);
      if (!hear_table()) return;  // before the log is looked at, which the table may hold back
      hand_on_answers();
      const bool news = look() && seen_now() != seen_;
      if (news || passing_time() - sent_ >= kBetweenBeats) publish();
      tell_who_is_here();
      note_refusals();
    }
  }

 private:
  // A player's phone. It belongs to the player it was made for, and to that player's current seat.
  struct Phone {
    PhoneKey key;
    int person = 0;  // as in LogState::people
    std::string player{};
    int seat = 0;                               // 0: the player is not at this table
    std::string token{};                        // of the pending question
    bool sent = false;                          // the pending question was answered on this phone
    bool open = true;                           // false: the phone was closed
    std::chrono::milliseconds shared_until{0};  // a second connection used the code until then
    std::int64_t heard = 0;  // count_ of the latest state that the phone confirmed
  };

  // Returns whether the log has changed. If it cannot be read now, the previous state is kept, and
  // it is tried again later.
  bool look() {
    if (held_) return false;
    LogFollower::News news = follower_.look(passing_time() - sent_ >= kBetweenBeats);
    if (news.change == Change::none) return false;
    notice_ = news.notice;
    if (!news.game) return true;
    const bool grown = news.change == Change::grown;
    const LogState& now = news.game->session.state();
    const bool fewer = now.answers.size() < game_->session.answers().size();
    if (grown && fewer && !(now.mended.empty() || now.mended.back().secret))
      notice_ = "screens.undone";
    game_ = std::move(news.game);
    others_.clear();
    take_over(!grown);
    return true;
  }

  // Keeps each phone with its player when players change seats or names; in another game, with who
  // has that name. Whoever has left is shown nothing until they are back.
  void take_over(bool another) {
    const std::vector<int> persons = game_->session.state().persons();
    for (Phone& phone : phones_) {
      if (another) {
        const int named = seat_named(phone.player, game_->session.names());
        phone.person = named > 0 ? persons.at(static_cast<std::size_t>(named - 1)) : 0;
      }
      const auto at = std::ranges::find(persons, phone.person);
      phone.seat = at == persons.end() ? 0 : static_cast<int>(at - persons.begin()) + 1;
      if (phone.seat == 0) continue;
      phone.player = name_at(phone.seat, game_->session.names());
      if (game_->session.state().has_gone(phone.seat)) phone.seat = 0;
    }
    if (std::string now = where_asked(game_->session); now != asked_) {
      asked_ = std::move(now);
      for (Phone& phone : phones_) {
        phone.token = fresh_seed();
        phone.sent = false;
      }
    }
  }

  std::string seen_now() {
    try {
      return seen_by_all(game_->session, notice_);
    } catch (const Error&) {  // a temporary failure; it will be readable again
      return {};
    }
  }

  // Passes answers on together and in seat order rather than as they arrive. Otherwise the
  // resulting public changes would tell an eavesdropper which phone caused them.
  void hand_on_answers() {
    if (passing_time() - handed_on_ < kBetweenAnswers) return;
    handed_on_ = passing_time();
    // Shows at once that answers were sent, unless the question itself must remain hidden.
    if (!answers_.empty() && !eyes_closed(game_->session)) sent_ = {};
    for (const auto& [seat, message] : std::exchange(answers_, {})) {
      const auto phone = std::ranges::find(phones_, seat, &Phone::seat);
      if (!tell_table(message) && phone != phones_.end()) phone->sent = false;
    }
  }

  // Sends to all screens at once, even to those without a change, so that eavesdroppers do not
  // learn whom a change concerns. The count keeps increasing across restarts of the program.
  void publish() {
    sent_ = passing_time();
    seen_ = seen_now();
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    count_ =
        std::max(count_ + 1, std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    for (const std::string& lang : langs_) {
      try {
        Session& session = session_in(lang);
        const Json shared = shared_state(session, notice_);
        server_.send("board" + lang, json_text(board_state(shared, session)).str());
        publish_phones(shared, session, lang);
      } catch (const Error&) {  // a temporary failure; it will be readable again
      }
    }
  }

  void publish_phones(const Json& shared, Session& session, const std::string& lang) {
    std::vector<std::string> states;
    for (const Phone& phone : phones_) {
      const PhoneView view{
          phone.seat,  count_,     listeners(phone) > 1 || sent_ < phone.shared_until,
          table_ >= 0, phone.sent, phone.token};
      states.push_back(json_text(phone_state(shared, session, view)).str());
    }
    const std::size_t length = sent_length(shared, states);
    for (std::size_t i = 0; i < phones_.size(); ++i) {
      if (!phones_[i].open) continue;
      states[i].resize(length, ' ');
      server_.send(phones_[i].key.name() + lang, phones_[i].key.seal(states[i]));
    }
  }

  // Returns the session in another language.
  Session& session_in(const std::string& lang) {
    if (lang.empty() || (held_ && !others_.contains(lang))) return game_->session;
    auto& other = others_[lang];
    if (!other) other = std::make_unique<OpenedLog>(follower_.open_in(lang));
    return other->session;
  }

  // Whether the game has texts in that language.
  bool is_told_in(const std::string& lang) {
    if (held_ && !others_.contains(lang)) return false;  // what the log has now is not shown
    try {
      session_in(lang);
      return true;
    } catch (const Error&) {
      return false;
    }
  }

  WebResponse answer(const WebRequest& request) {
    const std::string_view path = request.path;
    if (request.method == "POST")
      return path.starts_with("/answer/") ? take_answer(std::string(path.substr(8)), request.body)
                                          : WebResponse{405};
    if (path == "/phone" && phones_.empty()) return kNothingHere;
    if (path.starts_with("/events/")) return stream(std::string(path.substr(8)), request);
    const PageFile file = page_file(path);
    if (file.type.empty()) return kNothingHere;
    return {200, std::string(file.type), file.body};
  }

  WebResponse stream(const std::string& name, const WebRequest& request) {
    if (former_.contains(name)) return {kGone};
    const bool known = name == "board" || phone_named(name) != nullptr;
    if (!known) return kNothingHere;
    constexpr std::string_view kLang = "lang=";
    const std::size_t asked = request.query.find(kLang);
    std::string lang =
        asked == std::string::npos ? "" : normalise(request.query.substr(asked + kLang.size()));
    lang = lang.substr(0, lang.find_first_of("-&"));                      // as in vi-VN
    if (!contains(languages(), lang) || !is_told_in(lang)) lang.clear();  // the game's
    if (langs_.insert(lang).second) sent_ = {};  // sends to all screens at once
    if (name != "board") sent_ = {};             // and tells about a second phone
    Phone* phone = phone_named(name);
    if (phone != nullptr && listeners(*phone) > 0)
      phone->shared_until = passing_time() + kSharedFor;  // even if it only takes a look
    return {.stream = name + lang};
  }

  // Phones send a message each second, nearly always an empty one, and always get the same
  // response.
  WebResponse take_answer(const std::string& name, const std::string& sealed) {
    Phone* phone = phone_named(name);
    if (phone == nullptr || table_ < 0) return {204};
    const auto text = phone->key.open(sealed);
    if (!text) return {400};
    const Json given = shallow_json(*text);
    const auto heard = given.find("n");
    if (heard != given.end() && heard->is_number_integer() && *heard > phone->heard &&
        *heard <= count_)
      phone->heard = heard->get<std::int64_t>();
    const bool answers = given.is_object() && given.value("token", Json()) == phone->token &&
                         given.contains("picks") && !phone->sent && phone->seat > 0;
    if (!answers) return {204};
    phone->sent = true;
    answers_[phone->seat] = {{"seat", phone->seat}, {"asked", asked_}, {"picks", given["picks"]}};
    return {204};
  }

  // Returns the number of connections that use the phone's code, in any language.
  int listeners(const Phone& phone) const {
    int open = 0;
    for (const std::string& lang : langs_) open += server_.listeners(phone.key.name() + lang);
    return open;
  }

  Phone* phone_named(const std::string& name) {
    const auto found = std::ranges::find_if(
        phones_, [&](const Phone& phone) { return phone.open && phone.key.name() == name; });
    return found == phones_.end() ? nullptr : &*found;
  }

  // Neither process waits for the other: a message that cannot be sent at once is lost.
  bool tell_table(const Json& message) {
    const std::string line = json_text(message).str();
    return table_ >= 0 && line.size() < kLongestMessage &&
           send(table_, line.data(), line.size(), MSG_DONTWAIT | MSG_NOSIGNAL) > 0;
  }

  // A phone is here if it shows that it could read what was sent lately. Its stream alone proves
  // nothing, as its name can be overheard.
  void tell_who_is_here() {
    if (table_ < 0) return;
    std::vector<int> here;
    for (const Phone& phone : phones_) {
      const bool heard = count_ - phone.heard <= kHeardLately;
      if (phone.seat > 0 && heard && listeners(phone) > 0) here.push_back(phone.seat);
    }
    if (here == here_ && told_here_) return;
    here_ = here;
    told_here_ = tell_table({{"here", here}});
  }

  // Handles messages of the table; returns false when the table has closed the connection.
  bool hear_table() {
    if (table_ < 0) return true;
    char message[kLongestMessage];
    for (;;) {
      const ssize_t n = recv(table_, message, sizeof message, MSG_DONTWAIT);
      if (n == 0) return false;
      if (n < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
      heed(shallow_json(std::string_view(message, static_cast<std::size_t>(n))));
    }
  }

  // Handles whether the state is held back, a new code, the closing of a phone, or whether the
  // pending question still has to be answered on it.
  void heed(const Json& message) {
    held_ = message.value("hold", held_);
    const int seat = message.value("seat", 0);
    if (seat < 1 || seat > std::ssize(phones_)) return;
    Phone* phone =
        &phones_[static_cast<std::size_t>(seat - 1)];  // the table starts anew for others
    if (message.contains("answered")) {
      const bool answered = message.value("answered", false);
      if (phone->sent && !answered)
        phone->token = fresh_seed();  // what was sent once may be sent again by others
      phone->sent = answered;
      if (!eyes_closed(game_->session)) sent_ = {};  // otherwise reveals that somebody answered
      return;
    }
    sent_ = {};
    for (const std::string& lang : langs_) server_.close(phone->key.name() + lang);
    former_.insert(phone->key.name());
    const std::string code = message.value("code", "");
    phone->open = !code.empty();
    if (phone->open) phone->key = PhoneKey(code);
    phone->person = message.value("person", phone->person);
    take_over(false);
  }

  void note_refusals() {
    if (noted_ || server_.refused() == 0) return;
    noted_ = true;
    if (table_ >= 0)
      tell_table({{"refused", true}});
    else
      fmt::print(stderr, "narrator: {}\n", text(game_->session, "screens.refused"));
  }

  LogFollower follower_;
  WebServer server_;
  const int table_;
  std::unique_ptr<OpenedLog> game_;
  std::map<std::string, std::unique_ptr<OpenedLog>> others_;  // by language
  std::set<std::string> langs_{""};                           // requested by screens
  std::vector<Phone> phones_;
  std::set<std::string> former_;  // names of codes no longer valid
  std::string notice_;            // the id of a notice about the log, or ""
  std::string asked_;             // where_asked() when the tokens were drawn
  std::vector<int> here_;
  bool told_here_ = false;
  bool held_ = false;            // all see the game as it was, whatever the log has meanwhile
  bool noted_ = false;           // refused requests were reported
  std::map<int, Json> answers_;  // by seat, until passed to the table
  std::string seen_;             // by everybody, when last sent
  std::chrono::milliseconds sent_{0}, handed_on_{0};
  std::int64_t count_ = 0;
};

}  // namespace

void Addresses::tell(const Session& session, bool json, const char* codes) const {
  if (json) {
    print_json_line("board", board());
    for (std::size_t i = 0; i < keys_.size(); ++i)
      fmt::print("{}\n", json_text({{"player", session.names().at(i)}, {"url", phone(i)}}).str());
  } else {
    const char* who = address_.is_loopback() ? "screens.for-this-machine" : "screens.for-all";
    fmt::print("{}\n", text(session, who));
    if (!keys_.empty() && !address_.is_loopback())
      fmt::print("{}\n", text(session, "screens.by-code"));
    fmt::print("{}\n", text(session, "screens.board", {{"address", {board()}}}));
    fmt::print("{}", qr_code(board()));
    if (!keys_.empty()) fmt::print("{}\n", text(session, codes));
  }
  std::fflush(stdout);
}

void Addresses::write_sheet(const Session& session, const std::string& file) const {
  std::vector<std::pair<std::string, std::string>> pages;
  for (std::size_t i = 0; i < keys_.size(); ++i)
    pages.emplace_back(session.names().at(i), phone(i));
  std::error_code ignored;  // a file that is there gets no other mode when it is replaced
  if (std::filesystem::is_regular_file(file, ignored)) chmod(file.c_str(), S_IRUSR | S_IWUSR);
  const mode_t before = umask(077);
  write_whole(file, codes_page(session, pages));
  umask(before);
}

void serve_screens(const LogOptions& log, const AskPassphrase& ask, const Listener& listener,
                   const std::vector<PhoneKey>& keys, int table) {
  rlimit open_files{};  // connections must leave some for reading the log
  if (getrlimit(RLIMIT_NOFILE, &open_files) == 0) {
    open_files.rlim_cur = std::min<rlim_t>(open_files.rlim_max, kOpenFiles);
    setrlimit(RLIMIT_NOFILE, &open_files);
  }
  ScreenServer(log, ask, listener, keys, table).run();
}

}  // namespace narrator::cli
