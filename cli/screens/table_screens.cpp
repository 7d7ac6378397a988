#include "cli/screens/table_screens.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <csignal>
#include <cstdio>
#include <exception>
#include <utility>

#include "cli/display/output.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/process.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

constexpr int kMostAtOnce = 64;            // messages
constexpr std::size_t kMostAnswers = 100;  // waiting to be handled
constexpr int kMostNumber = 1'000'000;
constexpr std::chrono::milliseconds kBeforeAgain{2000}, kUntilNobody{60000};

// In the child: closes everything it does not need, above all the log, which the parent has locked.
void keep_only(int first, int second) {
  const int nothing = open("/dev/null", O_RDWR);
  for (int standard = 0; standard < 3; ++standard) dup2(nothing, standard);
  const long most = std::min<long>(sysconf(_SC_OPEN_MAX), 1024);
  for (int file = 3; file < most; ++file) {
    if (file != first && file != second) close(file);
  }
}

// Returns the numbers of a list, with -1 for whatever is no small one.
std::vector<int> small_numbers(const Json& list) {
  return mapped(list, [](const Json& one) {
    const bool small = one.is_number_integer() && one >= -kMostNumber && one <= kMostNumber;
    return small ? one.get<int>() : -1;
  });
}

}  // namespace

TableScreens::TableScreens(const ScreensOptions& options)
    : options_(options), listener_(ListenAddress::parse(options.listen)) {}

TableScreens::~TableScreens() { end_process(); }

void TableScreens::begin(const Session& session, AskPassphrase ask, bool json) {
  if (!options_.board_only) keys_ = std::vector<PhoneKey>(session.names().size());
  closed_.assign(keys_.size(), false);
  persons_ = session.state().persons();
  log_ = session.path();
  ask_ = std::move(ask);
  if (!options_.codes.empty()) addresses().write_sheet(session, options_.codes);
  began_ = passing_time();
  start();
  addresses().tell(session, json, options_.codes.empty() ? "screens.codes" : "screens.in-sheet");
}

void TableScreens::start() {
  int ends[2];
  started_ = passing_time();
  began_anew_ = true;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0) return;
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  std::fflush(nullptr);
  const pid_t parent = getpid();
  process_ = fork();
  if (process_ == 0) {
    end_with(parent);
    serve(ends[1]);
  }
  close(ends[1]);
  socket_ = ends[0];
  if (process_ < 0) end_process();
}

// Never returns. Detaches the process from the terminal and its signals.
void TableScreens::serve(int socket) const {
  setsid();
  for (const int one :
       {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGTTIN, SIGTTOU})
    std::signal(one, SIG_DFL);
  keep_only(socket, listener_.descriptor());
  try {
    LogOptions log;
    log.log = log_;
    serve_screens(log, ask_, listener_, keys_, socket);
  } catch (const std::exception&) {
    _exit(static_cast<int>(Exit::internal));
  }
  _exit(0);
}

void TableScreens::end_process() {
  if (socket_ >= 0) close(std::exchange(socket_, -1));
  if (process_ <= 0) return;
  kill(process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
  process_ = 0;
}

// Keeps each key with its player; who joined, or took over a seat, gets a new one.
void TableScreens::reseat(const Session& session) {
  const std::vector<int> now = session.state().persons();
  const std::vector<int> before = std::exchange(persons_, now);
  if (!has_phones() || now == before) return;
  bool moved = now.size() != before.size();
  for (std::size_t i = 0; i < now.size(); ++i) {
    const bool is_new = !contains(before, now[i]);
    if (is_new) news_.emplace_back("screens.newcomer");
    moved = moved || (!is_new && now[i] != before[i]);
  }
  if (moved) return move_keys(before);
  for (std::size_t i = 0; i < now.size(); ++i)
    if (now[i] != before[i]) renew(static_cast<int>(i + 1));
}

void TableScreens::move_keys(const std::vector<int>& before) {
  std::vector<PhoneKey> keys(persons_.size());
  std::vector<bool> closed(keys.size(), false);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const auto was = std::ranges::find(before, persons_[i]) - before.begin();
    if (was == std::ssize(before)) continue;
    keys[i] = keys_[static_cast<std::size_t>(was)];
    closed[i] = closed_[static_cast<std::size_t>(was)];
  }
  keys_ = std::move(keys);
  closed_ = std::move(closed);
  here_.clear();
  answers_.clear();
  end_process();
  if (!held_) start();
}

bool TableScreens::arrived(const Session& session) {
  reseat(session);
  if (session.path() != log_ && !held_) {  // it was saved elsewhere
    log_ = session.path();
    end_process();
    start();
  }
  char message[kLongestMessage];
  ssize_t n = 1;
  for (int i = 0; socket_ >= 0 && i < kMostAtOnce && n > 0; ++i) {
    n = recv(socket_, message, sizeof message, MSG_DONTWAIT);
    if (n > 0) take(shallow_json(std::string_view(message, static_cast<std::size_t>(n))));
    if (n == 0) end_process();
  }
  // Started again it would show what is held back.
  if (socket_ < 0 && !held_ && passing_time() - started_ >= kBeforeAgain) {
    if (!contains(news_, "screens.again")) news_.emplace_back("screens.again");
    start();
  }
  if (awaits_somebody() && passing_time() - began_ >= kUntilNobody) {
    somebody_came_ = true;
    news_.emplace_back("screens.nobody");
  }
  return began_anew_ || !answers_.empty() || !news_.empty();
}

// Returns whether to report in time that no phone has reached the address.
bool TableScreens::awaits_somebody() const {
  return has_phones() && !somebody_came_ && !listener_.address().is_loopback();
}

void TableScreens::take(const Json& message) {
  if (message.contains("here")) {
    here_ = small_numbers(list_field(message, "here"));
    somebody_came_ = somebody_came_ || !here_.empty();
  }
  if (message.contains("refused")) news_.emplace_back("screens.refused");
  const int seat = number_field(message, "seat");
  if (seat > 0 && answers_.size() < kMostAnswers)
    answers_.push_back(
        {seat, text_field(message, "asked"), small_numbers(list_field(message, "picks"))});
}

std::optional<PhoneAnswer> TableScreens::next() {
  if (answers_.empty()) return std::nullopt;
  PhoneAnswer first = std::move(answers_.front());
  answers_.pop_front();
  return first;
}

std::string TableScreens::news() {
  if (news_.empty()) return {};
  std::string first = std::move(news_.front());
  news_.pop_front();
  return first;
}

// Never blocks: a message to a process that does not listen is dropped.
void TableScreens::tell(const Json& message) const {
  const std::string line = json_text(message).str();
  if (socket_ >= 0)
    static_cast<void>(send(socket_, line.data(), line.size(), MSG_DONTWAIT | MSG_NOSIGNAL));
}

std::string TableScreens::phone(int seat) const {
  assert(!is_closed(seat));
  return addresses().phone(static_cast<std::size_t>(seat - 1));
}

void TableScreens::renew(int seat) {
  PhoneKey& key = keys_.at(static_cast<std::size_t>(seat - 1));
  key = PhoneKey();
  closed_[static_cast<std::size_t>(seat - 1)] = false;
  const int person = persons_.at(static_cast<std::size_t>(seat - 1));
  tell({{"seat", seat}, {"person", person}, {"code", key.code()}});
}

// Replaces the key, so that the old one is useless, even after a restart of the process.
void TableScreens::close_phone(int seat) {
  keys_.at(static_cast<std::size_t>(seat - 1)) = PhoneKey();
  closed_[static_cast<std::size_t>(seat - 1)] = true;
  tell({{"seat", seat}, {"code", ""}});
}

}  // namespace narrator::cli
